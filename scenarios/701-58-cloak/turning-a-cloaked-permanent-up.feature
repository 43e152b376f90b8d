Feature: Turning a cloaked permanent face up for its mana cost
  CR 701.58b, 116.2b. The printed card decides: a creature card with a mana cost.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @C109 @C110 @R31
  Scenario: a creature card, with priority, for its mana cost
    Given a game of Ann and Bob
    And Ann controls a cloaked Gray Ogre #a
    And Ann's mana pool is {C}{C}{R}
    When Ann turns #a face up for its mana cost
    Then #a is face up
    And #a is named Gray Ogre
    And #a is red
    And #a has mana value 3
    And #a doesn't have ward {2}
    And everyone is shown Gray Ogre
    And Ann's mana pool is empty

  @C111 @C112 @T20
  Scenario: it uses no stack, nobody can respond, and its controller has priority again
    Given Ann controls a cloaked Gray Ogre #a
    And Bob has plenty of lands
    And Bob's hand is Plain End
    When Ann turns #a face up for its mana cost
    Then the stack is empty
    And #a is face up
    And Ann is asked for priority
    And Bob isn't asked anything

  @C116
  Scenario: not another player's permanent
    Given Ann controls a cloaked Gray Ogre #a owned by Bob
    And Bob controls a cloaked Gray Ogre #b
    Then Ann can't turn #b face up for its mana cost (CR 701.58b)
    And Ann can turn #a face up for its mana cost

  @C117 @C178 @T3 @R33
  Scenario Outline: not a card that is no creature card, and nothing is shown or paid
    Given Ann controls a cloaked <card> #a
    And Ann's mana pool is {C}{C}{R}
    Then Ann can't turn #a face up for its mana cost (CR 701.58b)
    And nobody is shown <card>
    And #a is face down

    Examples:
      | card                |
      | Forest              |
      | Plain Toll          |
      | Sudden Bulk         |
      | Hide in Plain Sight |
      | Veiled Ascension    |

  @C118 @T4
  Scenario: no mana cost is not {0}
    Given Ann controls a cloaked Rootless Dryad #a
    Then Ann can't turn #a face up for its mana cost (CR 701.58b)

  @C119
  Scenario: the cost must be payable
    Given a game of Ann and Bob
    And Ann controls a cloaked Gray Ogre #a
    And Ann controls 2 Mountain
    Then Ann can't turn #a face up for its mana cost (CR 118.3)

  @C120 @R61
  Scenario: a copy effect does not change which card it is
    Given Ann controls a cloaked Gray Ogre #a
    And Ann controls a cloaked Forest #b
    And Ann controls a Buried Wurm #model
    And Ann's hand is Borrowed Face, Borrowed Face
    When Ann casts Borrowed Face targeting #a, #model
    And the stack resolves
    And Ann casts Borrowed Face targeting #b, #model
    And the stack resolves
    Then #a is a face-down 2/2 with ward {2}
    And Ann can't turn #b face up for its mana cost (CR 701.58b)
    And Ann can turn #b face up for its morph cost
    When Ann turns #a face up for its mana cost
    Then #a is named Buried Wurm
    And #a is 5/5

  @C121 @R32
  Scenario: a creature card that is no creature now can still be turned up
    Given Ann controls a cloaked Gray Ogre #a
    And Ann's hand is Stone Sleep
    When Ann casts Stone Sleep targeting #a
    And the stack resolves
    Then #a isn't a creature
    And #a is face down
    When Ann turns #a face up for its mana cost
    Then #a is face up
    And #a is named Gray Ogre
    And #a isn't a creature

  @C122
  Scenario: no effect on it makes a noncreature card a creature card
    Given Ann controls a cloaked Plain Toll #a
    And Ann's hand is Iron Coat
    When Ann casts Iron Coat targeting #a
    And the stack resolves
    Then #a has the card types Artifact, Creature
    And Ann can't turn #a face up for its mana cost (CR 701.58b)

  @C123 @C126 @T5 @R34
  Scenario: a cloaked card with disguise may pay either cost
    Given Ann controls a cloaked Masked Ogre #a
    Then Ann can turn #a face up for its mana cost
    And Ann can turn #a face up for its disguise cost
    When Ann turns #a face up for its disguise cost
    Then #a is face up
    And #a is named Masked Ogre

  @C124 @T5 @R34
  Scenario: a cloaked card with morph may pay its morph cost
    Given a game of Ann and Bob
    And Ann controls a cloaked Buried Wurm #a
    And Ann's mana pool is {C}{C}{G}
    Then Ann can't turn #a face up for its mana cost (CR 118.3)
    When Ann turns #a face up for its morph cost
    Then #a is named Buried Wurm

  @C126 @T5 @T16 @R48
  Scenario Outline: only the megamorph cost gives the counter
    Given Ann controls a cloaked Growing Beast #a
    When Ann turns #a face up for its <cost> cost
    Then #a is face up
    And #a is <size>

    Examples:
      | cost      | size |
      | mana      | 3/3  |
      | megamorph | 4/4  |

  @C125 @R51
  Scenario: a cloaked noncreature card with disguise
    Given Ann controls a cloaked Hidden Blade #a
    Then Ann can't turn #a face up for its mana cost (CR 701.58b)
    When Ann turns #a face up for its disguise cost
    Then #a is face up
    And #a has the card types Artifact
    And #a isn't a creature

  @C127 @T3 @R35
  Scenario: without its abilities it would have no disguise face up
    Given Ann controls a cloaked Masked Ogre #a
    And Ann controls a disguised Masked Seer #b
    And Bob controls a Hush of Forms #hush
    Then #a has no abilities
    And Ann can't turn #a face up for its disguise cost (CR 702.168d)
    And Ann can't turn #b face up for its disguise cost (CR 702.168d)

  @C128 @R35
  Scenario Outline: cast face down, it has no mana-cost way either
    Given Ann controls a <cause> #a
    And Bob controls a Hush of Forms #hush
    Then Ann can't turn #a face up for its mana cost (CR <rule>)

    Examples:
      | cause                 | rule     |
      | disguised Masked Ogre | 702.168d |
      | morphed Buried Wurm   | 702.37e  |

  @C129 @C130 @T3 @R36
  Scenario: a cloaked creature card without abilities turns up and still has none
    Given Ann controls a cloaked Masked Ogre #a
    And Ann controls a manifested Masked Ogre #b
    And Bob controls a Hush of Forms #hush
    When Ann turns #a face up for its mana cost
    And Ann turns #b face up for its mana cost
    Then #a is face up
    And #a is named Masked Ogre
    And #a is 3/3
    And #a has no abilities
    And #b is face up
    And #b has no abilities

  @R38
  Scenario: a prohibition makes it impossible in the other's turn only
    Given Bob controls a Curfew Hound #hound
    And Bob has plenty of lands
    And Ann controls a cloaked Gray Ogre #a
    And Bob controls a cloaked Gray Ogre #b
    And it is Bob's precombat main phase
    Then Bob can turn #b face up for its mana cost
    When Bob passes
    Then Ann is asked for priority
    And Ann can't turn #a face up for its mana cost (CR 101.2)
    When the game moves to Ann's precombat main phase
    Then Ann can turn #a face up for its mana cost
