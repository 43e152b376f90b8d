Feature: Conceding while a spell resolves
  CR 104.3a, 800.4. A player may concede at any time. What the spell has shown stays shown, and it goes on.

  Background:
    Given a game of Ann, Bob and Cleo
    And Ann has plenty of lands
    And Ann's hand is Hide in Plain Sight
    And Ann's library is Gray Ogre, Forest, Masked Ogre, Sudden Bulk, Island, Swamp

  @CHOICE
  Scenario: another player leaves as the instruction is done, and the choice stands
    CHOICE: the instruction at hand is done first.
    When Ann casts Hide in Plain Sight
    And everyone passes
    Then Ann is asked to choose
    When Cleo concedes
    Then Ann is asked to choose
    When Ann chooses Gray Ogre and Masked Ogre
    And Ann orders Gray Ogre, Masked Ogre
    Then Cleo has left the game
    And Ann controls 2 cloaked permanents

  Scenario: the one who chooses leaves, and all that is theirs with them
    When Ann casts Hide in Plain Sight
    And everyone passes
    Then Ann is asked to choose
    When Ann concedes
    Then Ann has left the game
    And Ann controls 0 cloaked permanents
    And it is Ann's precombat main phase
    And Bob is asked for priority
