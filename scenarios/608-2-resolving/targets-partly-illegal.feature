Feature: Targets that became illegal
  CR 608.2b.

  Background:
    Given these invented cards
      """
      Bear Quarrel {1}{G}
      Sorcery
      Target creature you control fights target creature you don't control.

      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: a fight with one left deals no damage
    CR 701.14b.
    Given Ann controls a Gray Ogre #mine
    And Bob controls a Gray Ogre #his
    And Ann's hand is Bear Quarrel
    And Bob's hand is Send Home
    When Ann casts Bear Quarrel targeting #mine, #his
    And Ann passes
    And Bob casts Send Home targeting #his
    And the stack resolves
    Then #mine has 0 damage
    And Bear Quarrel is in Ann's graveyard

  Scenario: Become Anonymous without its target does nothing at all
    Given Ann controls a Gray Ogre #mine
    And Ann's hand is Become Anonymous
    And Bob's hand is Plain End
    When Ann casts Become Anonymous targeting #mine
    And Ann passes
    And Bob casts Plain End targeting #mine
    And the stack resolves
    Then Ann controls 0 cloaked permanents
    And Ann has 10 cards in library

  Scenario: an Aura whose creature left goes to the graveyard
    CR 608.3b, 303.4.
    Given Ann controls a Gray Ogre #mine
    And Ann's hand is Heavy Mantle
    And Bob's hand is Send Home
    When Ann casts Heavy Mantle targeting #mine
    And Ann passes
    And Bob casts Send Home targeting #mine
    And the stack resolves
    Then Heavy Mantle is in Ann's graveyard

  Scenario: a ward cost that cannot be paid is not paid
    CR 118.3, 702.21a.
    Given a game of Ann and Bob
    And Bob controls a cloaked Gray Ogre #his
    And Ann's hand is Plain End
    And Ann's mana pool is {B}{C}
    When Ann casts Plain End targeting #his
    And everyone passes
    Then the stack is empty
    And #his is on the battlefield
    And Ann's mana pool is {C}

  Scenario: the same for one who could pay and does not
    Given a game of Ann and Bob
    And Bob controls a cloaked Gray Ogre #his
    And Ann's hand is Plain End
    And Ann's mana pool is {B}{C}{C}
    When Ann casts Plain End targeting #his
    And everyone passes
    Then Ann is asked to pay
    When Ann pays
    And everyone passes
    Then #his is gone
    And Ann's mana pool is empty
