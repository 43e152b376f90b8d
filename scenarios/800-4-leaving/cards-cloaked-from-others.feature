Feature: Cards that Etrata cloaked from a player's library
  CR 800.4a, 701.58a, 708.5.

  Background:
    Given a game of Ann, Bob and Cleo
    And Ann controls an Etrata, Deadly Fugitive #etrata

  # Ruling 2024-02-02
  Scenario: what was cloaked from them leaves with them
    Given Bob's library is Gray Ogre, Forest
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #etrata
    And the game moves to Ann's combat damage step
    And the stack resolves
    And call Ann's cloaked Gray Ogre #a
    Then Bob may not look at #a
    When Bob concedes
    Then #a is gone
    And everyone is shown Gray Ogre

  # Ruling 2024-02-02
  Scenario: what they cloaked from others is exiled
    Given Bob's library is Gray Ogre, Forest
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #etrata
    And the game moves to Ann's combat damage step
    And the stack resolves
    And call Ann's cloaked Gray Ogre #a
    And Ann concedes
    Then #a is gone
    And Gray Ogre is in Bob's exile
