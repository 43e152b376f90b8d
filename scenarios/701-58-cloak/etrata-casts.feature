Feature: What Etrata's ability casts
  CR 118.9a, 107.3b, 118.8, 601.2b. Cast without paying its mana cost.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls an Etrata, Deadly Fugitive #etrata

  # Ruling 2024-02-02
  Scenario: X is 0
    Given Ann controls a cloaked Wildcall #w
    And Ann's library is Gray Ogre, Forest
    When Ann activates the 1st ability of #w
    And everyone passes
    And Ann accepts
    And the stack resolves
    And call Ann's manifested Gray Ogre #ogre
    Then #ogre is 2/2
    And #ogre has no counters
    And Wildcall is in Ann's graveyard

  # Ruling 2024-02-02
  Scenario: an additional cost must be paid
    Given Ann controls a cloaked Thrill of Possibility #t
    And Ann's hand is Forest, Island
    When Ann activates the 1st ability of #t
    And everyone passes
    And Ann accepts
    And Ann chooses Island
    And the stack resolves
    Then Ann's graveyard is Thrill of Possibility, Island
    And Ann has 3 cards in hand

  # Ruling 2024-02-02
  Scenario: and where it can't be, the card stays in exile
    Given Ann controls a cloaked Thrill of Possibility #t
    When Ann activates the 1st ability of #t
    And everyone passes
    And Ann accepts
    Then Thrill of Possibility is in Ann's exile
    And the stack is empty

  # Ruling 2024-02-02
  Scenario: a kicker may be paid
    Given these invented cards
      """
      Kicked Cup {2}{U}
      Sorcery
      Kicker {1}
      You gain 2 life. If this spell was kicked, you gain 5 life.
      """
    And Ann controls a cloaked Kicked Cup #cup
    When Ann activates the 1st ability of #cup
    And everyone passes
    And Ann accepts
    And Ann accepts
    And the stack resolves
    Then Ann has 27 life
