Feature: Instructions are followed in the order written
  CR 608.2c.

  @R100
  Scenario: surveil, then draw
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Curious Cut
    And Ann's library is Gray Ogre, Buried Wurm, Forest
    When Ann casts Curious Cut
    And the stack resolves
    And Ann surveils Gray Ogre away
    Then Ann's hand is Buried Wurm
    And Gray Ogre is in Ann's graveyard
