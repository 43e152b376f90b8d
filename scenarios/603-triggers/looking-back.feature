Feature: Triggers that look back
  CR 603.6c, 603.10a. What leaves is seen as it stood, also by itself and when its owner leaves.

  Scenario: who sees sacrifices sees its own
    Given these invented cards
      """
      Self Bell {1}{B}
      Creature — Bear
      Whenever you sacrifice a creature, you gain 1 life.
      Sacrifice a creature: Draw a card.
      2/2
      """
    And a game of Ann and Bob
    And Ann controls a Self Bell #a
    When Ann activates the 1st ability of #a
    And the stack resolves
    Then Ann has 21 life

  Scenario: creatures leave the battlefield with their owner
    Given these invented cards
      """
      Farewell Bell {1}
      Artifact
      Whenever a creature leaves the battlefield, you gain 1 life.
      """
    And a game of Ann, Bob and Cleo
    And Ann controls a Farewell Bell
    And Bob controls a Gray Ogre #b
    When Bob concedes
    And the stack resolves
    Then Ann has 21 life

  Scenario: two players see one death: the active player's goes on the stack first
    Given these invented cards
      """
      Die Bell {1}
      Artifact
      Whenever a creature dies, you gain 1 life.

      Die Curse {1}
      Artifact
      Whenever a creature dies, you lose 1 life.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls a Die Bell #bell
    And Bob controls a Die Curse #curse
    And Bob controls a Gray Ogre #b
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #b
    And everyone passes
    Then the stack is an ability of #curse, an ability of #bell
