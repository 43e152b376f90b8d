Feature: Goad, further
  CR 701.15, 508.1d.

  Background:
    Given a game of Ann, Bob and Cleo

  Scenario: a creature goaded by the one who controls it now attacks somebody
    Given Ann controls a Gray Ogre #ogre owned by Bob and goaded by Ann
    When the game moves to Ann's declare attackers step
    Then Ann can't attack with nothing (CR 508.1d)
    And Ann can attack Bob with #ogre
    And Ann can attack Cleo with #ogre

  @R93
  Scenario: each creature by itself
    Given it is Bob's precombat main phase
    And Bob controls a Gray Ogre #one goaded by Ann
    And Bob controls a Gray Ogre #two goaded by Cleo
    And Bob controls a Gray Ogre #free
    When the game moves to Bob's declare attackers step
    Then Bob can't attack Cleo with #one (CR 508.1d)
    And Bob can't attack Cleo with #one, #two (CR 508.1d)
    And Bob can attack Cleo with #one and Ann with #two
    And Bob can attack Cleo with #one and Ann with #two, #free

  @R95
  Scenario: a new controller must attack with it too
    Given Ann has plenty of lands
    And Bob controls a Gray Ogre #ogre goaded by Cleo
    And Ann's hand is Brief Command
    And Ann controls a Running Ogre #swift goaded by Cleo
    When Ann casts Brief Command targeting #ogre
    And the stack resolves
    Then #ogre is goaded by Cleo
    When the game moves to Ann's declare attackers step
    Then Ann can't attack Cleo with #swift (CR 508.1d)
    And Ann can attack Bob with #swift
