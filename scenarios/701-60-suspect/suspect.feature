Feature: Suspected creatures
  CR 701.60. Menace and no blocking, by a designation that is no ability.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @R102
  Scenario: it gains menace and cannot block
    Given Ann's hand is Whispered Blame
    And Bob controls a Gray Ogre #his
    And Bob controls a Gray Ogre #other
    And Ann controls a Gray Ogre #mine
    When Ann casts Whispered Blame targeting #his
    And the stack resolves
    Then #his is suspected
    And #his has menace
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #mine
    And the game moves to Ann's declare blockers step
    Then Bob can't block #mine with #his (CR 509.1b)
    But Bob can block #mine with #other

  @R103
  Scenario: losing all abilities takes menace and not the designation
    Given Ann controls a Hush of Forms #hush
    And Bob controls a suspected Gray Ogre #his
    Then #his is suspected
    And #his doesn't have menace
