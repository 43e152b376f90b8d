Feature: Modal double-faced cards
  CR 712.3, 712.11. Either face is cast or played; face down they are as any card.

  Background:
    Given these invented cards
      """
      River Guide {2}{U}
      Creature — Merfolk
      3/3
      //
      River Trick {U}
      Instant
      Draw a card.

      Hill Song {1}{R}
      Sorcery
      Each opponent loses 1 life.
      //
      Hill Giant Cub {2}{R}
      Creature — Giant
      3/2
      """
    And a game of Ann and Bob
    And Ann has plenty of lands

  Scenario: either face may be cast
    CR 712.11b.
    Given Ann's hand is River Guide, River Guide
    And Ann's library is Forest, Forest
    When Ann casts River Guide as #guide
    And the stack resolves
    Then #guide is 3/3
    When Ann casts River Trick
    And the stack resolves
    Then Ann has 1 cards in hand
    And River Guide is in Ann's graveyard

  Scenario: the back face at its own speed
    Given it is Bob's upkeep
    And Ann's hand is River Guide
    When Bob passes
    Then Ann can't cast River Guide (CR 117.1a)
    And Ann can cast River Trick

  @R62
  Scenario: cloaked, the front face decides whether it is a creature card
    CR 712.8a, 701.58b.
    Given Ann controls a cloaked River Guide #guide
    And Ann controls a cloaked Hill Song #song
    Then Ann can't turn #song face up for its mana cost (CR 701.58b)
    When Ann turns #guide face up for its mana cost
    Then #guide is named River Guide
    And #guide is 3/3

  @T10
  Scenario: with a sorcery on its front it is only shown
    CR 701.58g.
    Given Ann controls a cloaked Hill Song #song
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 1 targeting #song
    And the stack resolves
    Then #song is face down
    And everyone is shown Hill Song
