Feature: Abilities that trigger only once each turn
  CR 603.2. Each object counts for itself, and a new turn begins anew.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  Scenario: True Identity turned up sees itself, and nothing else in that turn
    Given Ann controls a disguised True Identity #t
    And Ann controls a cloaked Gray Ogre #a
    And Ann's library is Wind Drake, Grizzly Bears, Forest
    When Ann turns #t face up for its disguise cost
    Then the stack is an ability of #t
    When everyone passes
    And Ann scries Wind Drake to the bottom
    Then Ann's hand is Grizzly Bears
    When Ann turns #a face up for its mana cost
    Then the stack is empty

  Scenario: two of them trigger once each
    Given Ann controls a True Identity #t
    And Ann controls a True Identity #u
    And Ann controls a cloaked Gray Ogre #a
    And Ann controls a cloaked Gray Ogre #b
    When Ann turns #a face up for its mana cost
    And Ann orders #t, #u
    Then the stack is an ability of #u, an ability of #t
    When Ann turns #b face up for its mana cost
    Then the stack is an ability of #u, an ability of #t

  Scenario: the next turn, another player's too, it triggers again
    Given Ann controls a True Identity #t
    And Ann controls a cloaked Gray Ogre #a
    And Ann controls a cloaked Gray Ogre #b
    When Ann turns #a face up for its mana cost
    Then the stack is an ability of #t
    When everyone passes
    And Ann scries nothing to the bottom
    And the game moves to Bob's upkeep
    And Bob passes
    And Ann turns #b face up for its mana cost
    Then the stack is an ability of #t

  Scenario: an opponent's permanent is none of one's own
    Given Ann controls a True Identity #t
    And Bob has plenty of lands
    And Bob controls a cloaked Gray Ogre #a
    When Ann passes
    And Bob turns #a face up for its mana cost
    Then the stack is empty

  Scenario: several creatures that die at once are one trigger of it
    CR 603.2c.
    Given these invented cards
      """
      Short Grief {1}{B}
      Enchantment
      Whenever a creature you control dies, you gain 1 life. This ability triggers only once each turn.
      """
    And Ann controls a Short Grief #grief
    And Ann controls a Gray Ogre
    And Ann controls a Grizzly Bears
    And Ann's hand is Day of Judgment
    When Ann casts Day of Judgment
    And everyone passes
    Then the stack is an ability of #grief
