Feature: A player or a planeswalker
  CR 115.1. No planeswalkers are modelled, so players are what can be chosen.

  Scenario: only an opponent
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob controls a Gray Ogre
    And Ann's hand is Jeskai Charm
    When Ann casts Jeskai Charm choosing mode 2 targeting Bob
    And the stack resolves
    Then Bob has 16 life

  Scenario: no creature
    Given these invented cards
      """
      Plain Bolt {R}
      Instant
      This spell deals 3 damage to target player or planeswalker.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob controls a Gray Ogre
    And Ann's hand is Plain Bolt
    Then Ann can't cast Plain Bolt targeting Gray Ogre (CR 601.2c)
    And Ann can cast Plain Bolt targeting Ann
