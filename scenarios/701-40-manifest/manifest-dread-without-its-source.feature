Feature: What goes on without its source, and what goes on with what it made
  CR 608.2h, 113.7a, 701.62a, 701.25a.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands
    And these invented cards
      """
      Dread Digger {2}{G}
      Creature — Ogre
      When this creature enters, manifest dread.
      1/1

      Quick Blow {B}
      Instant
      Destroy target creature.

      Second Look {1}{U}
      Sorcery
      Surveil 2, then return a creature card from your graveyard to your hand.
      """

  @R74
  Scenario: manifest dread happens though its source is gone
    Given Ann's hand is Dread Digger
    And Bob's hand is Quick Blow
    And Ann's library is Gray Ogre, Forest, Island
    When Ann casts Dread Digger as #digger
    And everyone passes
    And Ann passes
    And Bob casts Quick Blow targeting #digger
    And everyone passes
    Then #digger is gone
    When everyone passes
    And Ann chooses Forest
    Then Ann controls 1 manifested permanents
    And Ann's graveyard is Gray Ogre, Dread Digger

  @R101
  Scenario: a later part of the spell uses a card just put into the graveyard
    Given Ann's hand is Second Look
    And Ann's library is Gray Ogre, Forest, Island
    When Ann casts Second Look
    And the stack resolves
    And Ann surveils Gray Ogre, Forest away
    Then Ann's hand is Gray Ogre
    And Ann's graveyard is Second Look, Forest
