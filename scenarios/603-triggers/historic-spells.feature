Feature: Whenever you cast a historic spell
  CR 700.6, 601.2i. Legendary, artifact or Saga, and cast.

  Background:
    Given these invented cards
      """
      Old Chronicle {1}{W}
      Enchantment
      Whenever you cast a historic spell, you gain 1 life.

      Sea Throne
      Legendary Land
      {T}: Add {U}.

      Iron Memory {2}
      Artifact
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands
    And Ann controls an Old Chronicle #chronicle

  Scenario: it triggers as one is cast and resolves first
    Ruling 2024-07-05.
    Given Ann's hand is Iron Memory, Gray Ogre
    When Ann casts Iron Memory
    Then the stack is an ability of #chronicle, Iron Memory
    When everyone passes
    Then Ann has 21 life
    When the stack resolves
    And Ann casts Gray Ogre
    Then the stack is Gray Ogre

  Scenario: also if the spell is countered
    Ruling 2024-07-05.
    Given Ann's hand is Iron Memory
    And Bob's hand is Flat Denial
    When Ann casts Iron Memory as #spell
    And Ann passes
    And Bob casts Flat Denial targeting #spell
    And the stack resolves
    Then Ann has 21 life
    And Ann's graveyard is Iron Memory

  Scenario: not as one is put onto the battlefield
    Ruling 2024-07-05.
    Given these invented cards
      """
      Late Dawn {1}{W}
      Sorcery
      Return target artifact card from your graveyard to the battlefield.
      """
    And Ann's graveyard is Iron Memory
    And Ann's hand is Late Dawn
    When Ann casts Late Dawn targeting Iron Memory
    And the stack resolves
    Then Ann controls 1 Iron Memory
    And Ann has 20 life

  Scenario: nor as a legendary land is played
    Ruling 2024-07-05. Lands are not cast (CR 305.1).
    Given Ann's hand is Sea Throne
    When Ann plays Sea Throne
    Then the stack is empty

  Scenario: nor as a permanent transforms into one
    Ruling 2024-07-05.
    Given these invented cards
      """
      Quiet Child {W}
      Creature — Human
      1/1
      //
      Crowned Child
      Legendary Creature — Human
      2/2
      """
    And Ann controls a Quiet Child #child
    And Ann's hand is Moonrise
    When Ann casts Moonrise targeting #child
    And the stack resolves
    Then #child is legendary
    And Ann has 20 life

  Scenario: a card that is historic face up is none when cast face down
    CR 708.4.
    Given Ann's hand is Arno Dorian
    When Ann casts Arno Dorian face down as #spell
    Then the stack is #spell
