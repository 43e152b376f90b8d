Feature: Goad
  CR 701.15, 508.1d. For each goader two requirements: attack if able, and attack another player than the goader if able.

  Background:
    Given a game of Ann, Bob and Cleo
    And Ann has plenty of lands
    And Ann's library is 5 Forest

  @C195 @T21 @R91 @R92
  Scenario: until the goader's next turn it attacks, and somebody else
    Given Ann controls a Ransom Note #note
    And Bob controls a Gray Ogre #ogre
    When Ann activates the 1st ability of #note choosing mode 2 targeting #ogre
    And the stack resolves
    Then #ogre is goaded by Ann
    When the game moves to Bob's declare attackers step
    Then Bob can't attack with nothing (CR 508.1d)
    And Bob can't attack Ann with #ogre (CR 508.1d)
    And Bob can attack Cleo with #ogre
    When Bob attacks Cleo with #ogre
    And the game moves to Cleo's end step
    Then #ogre is goaded by Ann
    When the game moves to Ann's upkeep
    Then #ogre isn't goaded by Ann

  @C196 @T21 @R91
  Scenario: in a game of two it attacks the goader
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Street Taunt
    And Bob controls a Gray Ogre #ogre
    When Ann casts Street Taunt targeting #ogre
    And the stack resolves
    And the game moves to Bob's declare attackers step
    Then Bob can't attack with nothing (CR 508.1d)
    And Bob can attack Ann with #ogre

  @C197 @T21 @R93
  Scenario: goaded by two, it attacks the third
    Given a game of Ann, Bob, Cleo and Dan
    And it is Bob's precombat main phase
    And Bob controls a Gray Ogre #ogre goaded by Ann and goaded by Cleo
    When the game moves to Bob's declare attackers step
    Then Bob can't attack Ann with #ogre (CR 508.1d)
    And Bob can't attack Cleo with #ogre (CR 508.1d)
    And Bob can attack Dan with #ogre

  @C197 @R93
  Scenario: goaded by all its opponents, any of them is as good
    Given it is Bob's precombat main phase
    And Bob controls a Gray Ogre #ogre goaded by Ann and goaded by Cleo
    When the game moves to Bob's declare attackers step
    Then Bob can attack Ann with #ogre
    And Bob can attack Cleo with #ogre
    And Bob can't attack with nothing (CR 508.1d)

  @C198 @R93
  Scenario: the same player goading again adds nothing
    Given Ann's hand is Street Taunt, Street Taunt
    And Bob controls a Gray Ogre #ogre goaded by Cleo
    When Ann casts Street Taunt targeting #ogre
    And the stack resolves
    And Ann casts Street Taunt targeting #ogre
    And the stack resolves
    And the game moves to Bob's declare attackers step
    Then Bob can attack Ann with #ogre
    And Bob can attack Cleo with #ogre

  @C200 @R90
  Scenario: losing all abilities does not end it
    Given it is Bob's precombat main phase
    And Ann controls a Hush of Forms #hush
    And Bob controls a Gray Ogre #ogre goaded by Ann
    When the game moves to Bob's declare attackers step
    Then Bob can't attack with nothing (CR 508.1d)
    And Bob can't attack Ann with #ogre (CR 508.1d)

  @R94
  Scenario: a creature that cannot attack does not
    Given it is Bob's precombat main phase
    And Bob controls a tapped Gray Ogre #tapped goaded by Ann
    And Bob controls a new Gray Ogre #new goaded by Ann
    And Bob controls a Gray Ogre #free
    When the game moves to Bob's declare attackers step
    Then Bob can attack with nothing
