Feature: Cards found that go to two places
  CR 701.23, 608.2c. What is done first takes the only card.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  Scenario: Flourishing Bloom-Kin puts one Forest onto the battlefield tapped, the other into the hand
    Given Ann's library is Forest, Gray Ogre, Forest, Island
    And Ann controls a disguised Flourishing Bloom-Kin #a
    When Ann turns #a face up for its disguise cost
    Then #a is 4/4
    When everyone passes
    And Ann chooses Forest, Forest
    Then everyone is shown Forest
    When Ann chooses Forest
    Then #a is 5/5
    And Ann's hand is Forest
    And Ann has 2 cards in library

  Scenario: a single Forest goes onto the battlefield
    Ruling 2024-02-02.
    Given Ann's library is Forest, Gray Ogre, Island
    And Ann controls a disguised Flourishing Bloom-Kin #a
    When Ann turns #a face up for its disguise cost
    And everyone passes
    And Ann chooses Forest
    Then #a is 5/5
    And Ann has 0 cards in hand

  Scenario: none need be found
    CR 701.23b.
    Given Ann's library is Forest, Gray Ogre, Island
    And Ann controls a disguised Flourishing Bloom-Kin #a
    When Ann turns #a face up for its disguise cost
    And everyone passes
    And Ann chooses nothing
    Then #a is 4/4
    And Ann has 3 cards in library

  Scenario: Nervous Gardener finds a land with a basic land type, a basic one or not
    CR 305.6.
    Given these invented cards
      """
      Twin Grove
      Land — Forest Plains

      Plain Field
      Land
      {T}: Add {C}.
      """
    And Ann's library is Plain Field, Twin Grove, Gray Ogre, Island
    And Ann controls a disguised Nervous Gardener #a
    When Ann turns #a face up for its disguise cost
    And everyone passes
    Then Ann can't choose Plain Field (CR 608.2d)
    When Ann chooses Twin Grove
    Then everyone is shown Twin Grove
    And Ann's hand is Twin Grove
