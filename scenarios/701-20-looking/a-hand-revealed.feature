Feature: A hand revealed
  CR 701.20, 608.2d. A card is chosen from what is shown.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  Scenario: the caster chooses, the other discards
    Given Ann's hand is Divest
    And Bob's hand is Gray Ogre, Shock and Bonesplitter
    When Ann casts Divest targeting Bob
    And everyone passes
    Then everyone is shown Shock
    And Ann may choose 1 of Gray Ogre and Bonesplitter
    When Ann chooses Gray Ogre
    Then Gray Ogre is in Bob's graveyard
    And Bob has 2 cards in hand

  Scenario: nothing that fits
    Given Ann's hand is Divest
    And Bob's hand is Shock and Opt
    When Ann casts Divest targeting Bob
    And the stack resolves
    Then Bob has 2 cards in hand
    And Bob's graveyard is nothing

  Scenario: an empty hand
    Given Ann's hand is Divest
    When Ann casts Divest targeting Bob
    And the stack resolves
    Then Divest is in Ann's graveyard

  Scenario: a card with morph is what it is there
    Given Ann's hand is Divest
    And Bob's hand is Exalted Angel and Opt
    When Ann casts Divest targeting Bob
    And the stack resolves
    Then Exalted Angel is in Bob's graveyard

  Scenario: looking at it shows it to one player alone
    Given Ann's hand is Opt and Island
    And Ann controls a morphed Dragon's Eye Savants #s
    And Bob's hand is Gray Ogre and Shock
    When Ann turns #s face up for its morph cost
    And Ann chooses Bob
    And the stack resolves
    Then only Ann is shown Gray Ogre
    And in the spectators' view Bob's hand shows nothing

  Scenario: of one's own hand, shown, everybody goes on knowing the rest
    Given Ann's hand is Divest, Gray Ogre, Grizzly Bears and Opt
    When Ann casts Divest targeting Ann
    And everyone passes
    And Ann chooses Gray Ogre
    Then everyone is shown Gray Ogre
    And Gray Ogre is in Ann's graveyard
    And Ann has 2 cards in hand
