Feature: A commander is a designation of the card
  CR 903.3, 903.9a. It stays with the card, face up or face down.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls an Ogre Prince #prince
    And #prince is Ann's commander

  Scenario: its owner may put it into the command zone from a graveyard
    Given Ann's hand is Plain End
    When Ann casts Plain End targeting #prince
    And everyone passes
    Then Ann is asked whether
    When Ann accepts
    Then Ogre Prince is in Ann's command zone
    And Ann's graveyard is Plain End

  Scenario: or leave it there
    Given Ann's hand is Clean Exit
    When Ann casts Clean Exit targeting #prince
    And everyone passes
    And Ann declines
    Then Ogre Prince is in Ann's exile
    And Ann is asked for priority

  Scenario: turned face down it is still one
    Given Ann's hand is Face to the Wall
    When Ann casts Face to the Wall targeting #prince
    And the stack resolves
    Then #prince is a face-down 2/2 without abilities
    And #prince is Ann's commander

  Scenario: cast from the command zone, face down too, with the tax after the first time
    CR 903.8. The tax is an additional cost, so it is paid on top of {3}.
    Given a game of Ann and Bob
    And Ann controls an Ogre Prince #prince
    And #prince is Ann's commander
    And Ann's hand is Plain End, Plain End
    And Ann's mana pool is {B}{B}{R}{C}{C}{C}{C}{C}{C}{C}
    When Ann casts Plain End targeting #prince
    And everyone passes
    And Ann accepts
    And Ann casts Ogre Prince face down as #first
    Then #first is a face-down 2/2 with ward {2}
    When everyone passes
    And Ann casts Plain End targeting #first
    And everyone passes
    And Ann accepts
    Then Ann's mana pool is {R}{C}{C}{C}{C}
    And Ann can't cast Ogre Prince (CR 118.3)
    When Ann casts Ogre Prince face down as #second
    Then Ann's mana pool is empty
