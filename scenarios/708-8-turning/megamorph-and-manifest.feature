Feature: The ways that a manifested or a megamorph creature has
  CR 116.2b, 701.40b, 701.40c, 702.37b, 702.37e.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  # Ruling 2015-02-25
  Scenario: for its megamorph cost Stratus Dancer has its counter at once
    Given Ann controls a morphed Stratus Dancer #d
    When Ann turns #d face up for its megamorph cost
    Then #d has 1 +1/+1 counter
    And #d is 3/2

  # Ruling 2015-02-25
  Scenario: nobody can respond to the turning or the counter
    Given Ann controls a morphed Herdchaser Dragon #d
    And Bob's hand is Shock
    When Ann turns #d face up for its megamorph cost
    Then #d is 4/4
    And the stack is an ability of #d
    And Ann is asked for priority

  # Ruling 2015-02-25
  Scenario Outline: manifested, only one of the two ways gives the counter
    Given Ann controls a manifested Hidden Dragonslayer #d
    When Ann turns #d face up for its <way> cost
    Then #d has <counters>

    Examples:
      | way       | counters        |
      | mana      | no counters     |
      | megamorph | 1 +1/+1 counter |

  # Ruling 2014-11-24
  Scenario Outline: a manifested creature card with morph has both ways
    Given Ann controls a manifested Hystrodon #h
    When Ann turns #h face up for its <way> cost
    Then #h is named Hystrodon
    And #h is 3/4

    Examples:
      | way   |
      | mana  |
      | morph |

  # Ruling 2014-11-24
  Scenario: a manifested one that has lost its abilities has its mana cost left
    Given Ann controls a manifested Hystrodon #h
    And Ann controls a morphed Hystrodon #m
    And Bob controls a Hush of Forms
    Then Ann can't turn #h face up for its morph cost (CR 702.37e)
    And Ann can't turn #m face up for its morph cost (CR 702.37e)
    When Ann turns #h face up for its mana cost
    Then #h is face up
    And #h has no abilities

  # Ruling 2014-11-24
  Scenario Outline: what a manifested card is decides, not what effects make of it
    CR 701.40b.
    Given Ann controls a manifested <card> #a
    And Ann controls a Buried Wurm #model
    And Ann's hand is <spell>
    When Ann casts <spell> targeting <targets>
    And the stack resolves
    Then Ann <able> turn #a face up for its <cost>

    Examples:
      | card         | spell         | targets    | able  | cost                   |
      | Gray Ogre    | Borrowed Face | #a, #model | can   | mana cost              |
      | Shock        | Borrowed Face | #a, #model | can't | mana cost (CR 701.40b) |
      | Bonesplitter | Borrowed Face | #a, #model | can't | mana cost (CR 701.40b) |
      | Gray Ogre    | Stone Sleep   | #a         | can   | mana cost              |
