Feature: Additional costs
  CR 118.8, 601.2b, 601.2h. What a spell says must be paid besides its mana cost.

  Background:
    Given these invented cards
      """
      Bargain {B}
      Sorcery
      As an additional cost to cast this spell, sacrifice a creature and pay 2 life.
      Draw two cards.

      Grave Feast {1}{B}
      Sorcery
      As an additional cost to cast this spell, exile an Ogre card from your graveyard.
      You gain 3 life.

      Rash Idea {R}
      Sorcery
      As an additional cost to cast this spell, discard a card.
      Draw two cards.

      Free Lunch {4}
      Sorcery
      You may cast a sorcery card from your hand without paying its mana cost.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands

  Scenario: without something to sacrifice it can't be cast
    Given Ann's hand is Bargain
    Then Ann can't cast Bargain (CR 118.3)

  Scenario: nor without something to discard besides itself
    Given Ann's hand is Rash Idea
    Then Ann can't cast Rash Idea (CR 118.3)

  Scenario: everything is paid as it is cast, and stays paid
    Given Ann controls a Gray Ogre
    And Ann's hand is Bargain
    When Ann casts Bargain
    Then Gray Ogre is in Ann's graveyard
    And Ann has 18 life
    And Ann has 0 cards in hand

  # Ruling 2022-09-09
  Scenario: the creature is gone before anybody can respond
    Given Ann controls a Gray Ogre
    And Bob controls a Grizzly Bears #bear
    And Bob has plenty of lands
    And Ann's hand is Bone Splinters
    And Bob's hand is Unsummon
    When Ann casts Bone Splinters targeting #bear
    Then Gray Ogre is in Ann's graveyard
    When Ann passes
    And Bob casts Unsummon targeting #bear
    And the stack resolves
    Then Grizzly Bears is in Bob's hand
    And Gray Ogre is in Ann's graveyard

  # Ruling 2022-09-09
  Scenario: just one creature is sacrificed
    Given Ann controls a Gray Ogre
    And Ann controls a Wind Drake
    And Bob controls a Grizzly Bears
    And Ann's hand is Bone Splinters
    When Ann casts Bone Splinters targeting Bob's Grizzly Bears
    Then Ann may choose 1 of Gray Ogre and Wind Drake

  # Ruling 2023-02-04
  Scenario: just one card is discarded
    Given Ann's hand is Thrill of Possibility, Forest and Island
    When Ann casts Thrill of Possibility
    Then Ann may choose 1 of Forest and Island
    When Ann chooses Island
    And the stack resolves
    Then Ann's graveyard is Thrill of Possibility, Island
    And Ann has 3 cards in hand

  Scenario: a face-down creature may be sacrificed, and is shown
    Given Ann controls a cloaked Serra Angel #a
    And Bob controls a Grizzly Bears
    And Ann's hand is Bone Splinters
    When Ann casts Bone Splinters targeting Bob's Grizzly Bears
    Then Serra Angel is in Ann's graveyard
    And everyone is shown Serra Angel

  Scenario: exiled from the graveyard
    Given Ann's graveyard is Gray Ogre
    And Ann's hand is Grave Feast
    When Ann casts Grave Feast
    Then Gray Ogre is in Ann's exile

  # Ruling 2024-09-20
  Scenario: it must be paid even where the mana cost is not
    Given Ann's hand is Free Lunch and Bargain
    When Ann casts Free Lunch
    And everyone passes
    And Ann accepts
    Then Bargain is in Ann's hand
    And Ann has 20 life

  Scenario: and it can be paid there
    Given Ann controls a Gray Ogre
    And Ann's hand is Free Lunch and Bargain
    When Ann casts Free Lunch
    And everyone passes
    And Ann accepts
    And the stack resolves
    Then Ann's graveyard is Bargain, Free Lunch, Gray Ogre
    And Ann has 18 life

  Scenario: a spell cast face down has no abilities that cost more
    Given these invented cards
      """
      Costly Mask {2}{B}
      Creature — Human
      As an additional cost to cast this spell, discard two cards.
      Morph {B}
      5/5
      """
    And Ann's hand is Costly Mask
    When Ann casts Costly Mask face down
    And the stack resolves
    Then Ann controls 1 face-down permanents

  # Ruling 2024-09-20
  Scenario Outline: six cards for Abhorrent Oculus, though its mana cost is not paid
    Given these invented cards
      """
      Open Nursery {4}
      Sorcery
      You may cast a creature card from your hand without paying its mana cost.
      """
    And Ann's hand is Open Nursery and Abhorrent Oculus
    And Ann's graveyard is <cards>
    When Ann casts Open Nursery
    And everyone passes
    And Ann accepts
    And the stack resolves
    Then Ann has <exiled> cards in exile
    And Ann controls <times> Abhorrent Oculus

    Examples:
      | cards    | exiled | times |
      | 6 Forest | 6      | 1     |
      | 5 Forest | 0      | 0     |
