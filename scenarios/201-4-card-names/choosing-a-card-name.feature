Feature: Choosing a card name
  CR 201.4.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And these invented cards
      """
      Sealed Tongue {1}{U}
      Enchantment
      As this enchantment enters, choose a nonland card name.
      Spells with the chosen name can't be cast.

      Barren Word {1}{G}
      Enchantment
      As this enchantment enters, choose a card name.
      Players can't play lands with the chosen name.

      Spoken Theft {B}
      Sorcery
      Choose a card name. Target player reveals their hand and discards all cards with that name.
      """

  Scenario: spells with that name can't be cast
    Given Ann's hand is Sealed Tongue, Gray Ogre, Wind Drake
    When Ann casts Sealed Tongue
    And the stack resolves
    Then Ann is asked to choose
    When Ann chooses Gray Ogre
    Then Ann can't cast Gray Ogre (CR 101.2)
    And Ann can cast Wind Drake

  Scenario: face down a spell has no name
    CR 708.4.
    Given Ann's hand is Sealed Tongue, Hystrodon
    When Ann casts Sealed Tongue
    And the stack resolves
    And Ann chooses Hystrodon
    Then Ann can't cast Hystrodon (CR 101.2)
    And Ann can cast Hystrodon face down

  Scenario: it must be the name of a card, and of such a card
    CR 201.4a. A token's name is none unless a card has it too.
    Given Ann's hand is Sealed Tongue
    When Ann casts Sealed Tongue
    And the stack resolves
    Then Ann can't choose Forest (CR 201.4)
    And Ann can't choose Clue Token (CR 201.4)
    And Ann can choose Gray Ogre

  # Ruling 2020-09-25
  Scenario: of a modal card either face's name may be chosen, and no more than that is meant
    CR 201.4d.
    Given Ann's hand is Barren Word, Tangled Florahedron
    When Ann casts Barren Word
    And the stack resolves
    And Ann chooses Tangled Vale
    Then Ann can't play Tangled Vale (CR 101.2)
    And Ann can cast Tangled Florahedron

  # Ruling 2020-09-25
  Scenario: the front face's name says nothing about the land
    Given Ann's hand is Sealed Tongue, Barren Word, Tangled Florahedron
    When Ann casts Sealed Tongue
    And the stack resolves
    Then Ann can't choose Tangled Vale (CR 201.4)
    When Ann chooses Tangled Florahedron
    And Ann casts Barren Word
    And the stack resolves
    And Ann chooses Tangled Florahedron
    Then Ann can't cast Tangled Florahedron (CR 101.2)
    And Ann can play Tangled Vale

  Scenario: chosen as a spell resolves it is meant by what follows
    Given Ann's hand is Spoken Theft
    And Bob's hand is Gray Ogre, Wind Drake, Gray Ogre
    When Ann casts Spoken Theft targeting Bob
    And the stack resolves
    And Ann chooses Gray Ogre
    Then everyone is shown Wind Drake
    And Bob's hand is Wind Drake
    And Bob's graveyard is Gray Ogre, Gray Ogre
