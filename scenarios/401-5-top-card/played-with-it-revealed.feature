Feature: Playing with the top card of a library revealed
  CR 401.5.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And these invented cards
      """
      Open Roof {1}{G}
      Enchantment
      Play with the top card of your library revealed.

      Glass Halls {4}
      Artifact
      Players play with the top card of their libraries revealed.

      High Shelf {2}{G}
      Enchantment
      You may cast creature spells from the top of your library.

      Hungry Ogre {R}
      Creature — Ogre
      As an additional cost to cast this spell, sacrifice a creature.
      3/3

      Two Draughts {U}
      Sorcery
      Draw two cards.
      """

  Scenario: everybody sees it as soon as it is the top card
    Given Ann's library is Gray Ogre, Wind Drake, Forest
    And Ann's hand is Open Roof, Two Draughts
    When Ann casts Open Roof
    Then nobody is shown Gray Ogre
    When the stack resolves
    Then everyone is shown Gray Ogre
    And nobody is shown Wind Drake
    And in Bob's view Ann's library shows Gray Ogre
    When Ann casts Two Draughts
    And the stack resolves
    Then everyone is shown Wind Drake
    And everyone is shown Forest
    And in Bob's view Ann's library shows Forest
    And in the spectators' view Ann's library shows Forest

  Scenario: of its player's library alone, or of everybody's
    Given Ann controls an Open Roof
    And Ann's hand is Glass Halls
    And Bob's library is Shock, Forest
    When Ann casts Glass Halls
    Then in Ann's view Bob's library shows nothing
    When the stack resolves
    Then everyone is shown Shock
    And in Ann's view Bob's library shows Shock

  # Ruling 2014-11-24
  Scenario: each of two cards that are manifested one after the other is seen before it goes
    Given Ann controls an Open Roof
    And Ann's library is Gray Ogre, Wind Drake, Forest
    And Ann's hand is Ethereal Ambush
    When Ann casts Ethereal Ambush
    And the stack resolves
    And call Ann's manifested Gray Ogre #first
    And call Ann's manifested Wind Drake #second
    Then everyone is shown Wind Drake
    And everyone is shown Forest
    And in Bob's view #second is a face-down 2/2 without abilities

  Scenario: not before a spell has been cast is the next card shown
    Given Ann controls an Open Roof
    And Ann controls a High Shelf
    And Ann controls a Grizzly Bears #a
    And Ann controls a Gray Ogre #b
    And Ann's library is Hungry Ogre, Wind Drake, Forest
    When Ann casts Hungry Ogre
    Then Ann is asked to choose
    And nobody is shown Wind Drake
    When Ann chooses #a
    Then everyone is shown Wind Drake

  Scenario Outline: a top card that nothing reveals stays hidden
    Given Ann's library is <card>, Forest
    And Ann's hand is Gray Ogre
    When Ann casts Gray Ogre
    And the stack resolves
    Then Bob cannot tell the worlds apart

    Examples:
      | card        |
      | Wind Drake  |
      | Serra Angel |
