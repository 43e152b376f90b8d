Feature: Ability words on spells
  CR 207.2c. They mean nothing; the condition is asked as the spell resolves (608.2c).

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob controls a Gray Ogre #o
    And Ann's hand is Force Away and Forest

  # Ruling 2014-09-20
  Scenario: with a creature of power 4
    Given Ann controls a Serra Angel
    When Ann casts Force Away targeting #o
    And everyone passes
    Then Gray Ogre is in Bob's hand
    When Ann accepts
    And Ann chooses Forest
    Then Ann's graveyard is Force Away, Forest

  Scenario: without
    When Ann casts Force Away targeting #o
    And the stack resolves
    Then Gray Ogre is in Bob's hand
    And Ann has 1 cards in hand
