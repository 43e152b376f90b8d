Feature: A spell whose targets became illegal, and one whose target merely changed
  CR 608.2b, 608.2h, 701.14b.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  # Ruling 2026-01-27
  Scenario: without its creature Path to Exile finds no land for anybody
    Given Bob controls a Gray Ogre #ogre
    And Ann's hand is Path to Exile
    And Bob's hand is Unsummon
    When Ann casts Path to Exile targeting #ogre
    And Ann passes
    And Bob casts Unsummon targeting #ogre
    And the stack resolves
    Then Ann is asked for priority
    And Gray Ogre is in Bob's hand
    And Path to Exile is in Ann's graveyard
    And Bob has 10 cards in library

  # Ruling 2026-01-27
  Scenario: who declines the land of Path to Exile does not shuffle
    Given Bob controls a Gray Ogre #ogre
    And Bob controls a Shuffle Ledger
    And Ann's hand is Path to Exile
    When Ann casts Path to Exile targeting #ogre
    And everyone passes
    And Bob declines
    Then the stack is empty
    And Bob has 20 life
    And Bob has 10 cards in library
    And Gray Ogre is in Bob's exile

  Scenario: and who takes it does
    Given Bob controls a Gray Ogre #ogre
    And Bob controls a Shuffle Ledger
    And Ann's hand is Path to Exile
    When Ann casts Path to Exile targeting #ogre
    And everyone passes
    And Bob accepts
    And Bob chooses Forest
    And the stack resolves
    Then Bob has 21 life
    And Bob has 9 cards in library

  # Ruling 2022-12-08
  Scenario: Swords to Plowshares gives life for the power the creature had last
    Given Bob controls a Gray Ogre #ogre
    And Ann's hand is Swords to Plowshares
    And Bob's hand is Giant Growth
    When Ann casts Swords to Plowshares targeting #ogre
    And Ann passes
    And Bob casts Giant Growth targeting #ogre
    And the stack resolves
    Then Gray Ogre is in Bob's exile
    And Bob has 25 life

  Scenario: a face-down creature gave 2, whatever it is
    Given Bob controls a morphed Woolly Loxodon #a
    And Ann's hand is Swords to Plowshares
    When Ann casts Swords to Plowshares targeting #a
    And the stack resolves
    Then everyone is shown Woolly Loxodon
    And Bob has 22 life

  # Ruling 2024-02-02
  Scenario: Lightning Helix without its target gains nothing
    Given Bob controls a Gray Ogre #ogre
    And Ann's hand is Lightning Helix
    And Bob's hand is Unsummon
    When Ann casts Lightning Helix targeting #ogre
    And Ann passes
    And Bob casts Unsummon targeting #ogre
    And the stack resolves
    Then Ann has 20 life
    And Lightning Helix is in Ann's graveyard

  # Rulings 2018-12-07, 2020-09-25
  Scenario Outline: a fight with either creature gone deals no damage
    Given Ann controls a Wall of Omens #mine
    And Bob controls a Wall of Omens #his
    And Ann's hand is <card>
    And Bob's hand is Unsummon
    When Ann casts <card> targeting #mine, #his
    And Ann passes
    And Bob casts Unsummon targeting <gone>
    And the stack resolves
    Then <gone> is gone
    And <stays> has 0 damage
    And <card> is in Ann's graveyard

    Examples:
      | card          | gone  | stays |
      | Prey Upon     | #his  | #mine |
      | Prey Upon     | #mine | #his  |
      | Khalni Ambush | #his  | #mine |
      | Khalni Ambush | #mine | #his  |

  # Ruling 2018-03-16
  Scenario: Rancor whose creature is gone does not come back to the hand
    CR 608.3b. It goes from the stack to the graveyard, not from the battlefield.
    Given Ann controls a Gray Ogre #ogre
    And Ann's hand is Rancor
    And Bob's hand is Unsummon
    When Ann casts Rancor targeting #ogre
    And Ann passes
    And Bob casts Unsummon targeting #ogre
    And the stack resolves
    Then the stack is empty
    And Ann's graveyard is Rancor
    And Ann's hand is Gray Ogre

  Scenario: Rancor that was on the creature does
    Given Ann controls a Gray Ogre #ogre
    And Ann's hand is Rancor
    And Bob's hand is Unsummon
    When Ann casts Rancor targeting #ogre
    And the stack resolves
    And Ann passes
    And Bob casts Unsummon targeting #ogre
    And the stack resolves
    Then Ann's graveyard is nothing
    And Ann's hand is Rancor and Gray Ogre

  # Ruling 2004-10-04
  Scenario: an artifact that has become an enchantment is destroyed by Disenchant all the same
    Given these invented cards
      """
      Sleeping Seal {2}
      Artifact
      //
      Waking Seal
      Enchantment

      Seal Turner {U}
      Instant
      Transform target artifact.
      """
    And Bob controls a Sleeping Seal #seal
    And Ann's hand is Disenchant
    And Bob's hand is Seal Turner
    When Ann casts Disenchant targeting #seal
    And Ann passes
    And Bob casts Seal Turner targeting #seal
    And everyone passes
    Then #seal has the card types Enchantment
    When the stack resolves
    Then #seal is gone
    And Sleeping Seal is in Bob's graveyard

  Scenario: one that is neither any more is not
    Given these invented cards
      """
      Sleeping Ogre {2}
      Artifact
      //
      Waking Ogre
      Creature — Ogre
      3/3

      Ogre Waker {U}
      Instant
      Transform target artifact.
      """
    And Bob controls a Sleeping Ogre #ogre
    And Ann's hand is Disenchant
    And Bob's hand is Ogre Waker
    When Ann casts Disenchant targeting #ogre
    And Ann passes
    And Bob casts Ogre Waker targeting #ogre
    And the stack resolves
    Then #ogre is named Waking Ogre
    And Disenchant is in Ann's graveyard
