Feature: Damage that stays while toughness falls
  CR 120.6, 704.5g. Marked damage counts against the toughness of the moment.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  # Ruling 2021-03-19
  Scenario: Gathan Raiders with damage die as a card comes to the hand
    Given Ann controls a Gathan Raiders #r with 3 damage
    And Ann's hand is Opt
    And Bob's hand is Unsummon
    And Ann controls a Wind Drake #d
    When Ann casts Opt
    Then #r is 5/5
    When Ann passes
    And Bob casts Unsummon targeting #d
    And everyone passes
    Then Wind Drake is in Ann's hand
    And #r is gone
    And Gathan Raiders is in Ann's graveyard

  Scenario: without damage they only shrink
    Given Ann controls a Gathan Raiders #r
    And Ann controls a Wind Drake #d
    And Ann's hand is Unsummon
    When Ann casts Unsummon targeting #d
    Then #r is 5/5
    When the stack resolves
    Then #r is 3/3

  # Ruling 2021-03-19
  Scenario: a Saproling with damage dies as Thelonite Hermit leaves
    Given Ann controls a morphed Thelonite Hermit #h
    And Bob's hand is Small Spark, Unsummon
    When Ann turns #h face up for its morph cost
    And the stack resolves
    Then Ann controls 4 tokens
    When call Ann's 22nd permanent #first
    And call Ann's 23rd permanent #second
    And Ann passes
    And Bob casts Small Spark targeting #first
    And the stack resolves
    Then #first is 2/2
    And #first has 1 damage
    When Ann passes
    And Bob casts Unsummon targeting #h
    And the stack resolves
    Then Thelonite Hermit is in Ann's hand
    And #first is gone
    And #second is 1/1
    And Ann controls 3 tokens

  # Ruling 2014-09-20
  Scenario: a creature turned up loses the toughness that Secret Plans gave it
    Given Ann controls a Secret Plans
    And Ann controls a morphed Skirk Marauder #weak with 2 damage
    And Ann controls a morphed Hystrodon #strong with 2 damage
    Then #weak is 2/3
    And #strong is 2/3
    When Ann turns #strong face up for its morph cost
    Then #strong is 3/4
    And #strong is on the battlefield
    When Ann turns #weak face up for its morph cost
    Then #weak is gone
    And Skirk Marauder is in Ann's graveyard
