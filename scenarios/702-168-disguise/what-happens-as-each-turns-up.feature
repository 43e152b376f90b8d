Feature: What happens as a card with disguise turns up
  CR 603.2, 702.168d. Printed cards, each turned up for its own cost.

  Background:
    Given these invented cards
      """
      Plain Bolt {R}
      Instant
      Plain Bolt deals 3 damage to any target.

      Count Sleepers {W}
      Instant
      You gain 1 life for each tapped creature you control.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's library is Gray Ogre, Wind Drake, Grizzly Bears, Forest
    And Bob has plenty of lands

  Scenario: Alley Assailant enters tapped face up, and is as tapped as it was where it turns up
    CR 708.8, 614.1c.
    Given Ann controls a disguised Alley Assailant #a
    When Ann turns #a face up for its disguise cost
    And Ann chooses Bob
    And the stack resolves
    Then #a is untapped
    And Bob has 17 life
    And Ann has 23 life

  Scenario: Alley Assailant cast for its mana cost enters tapped and drains nobody
    Given Ann's hand is Alley Assailant
    When Ann casts Alley Assailant as #a
    And the stack resolves
    Then #a is tapped
    And the stack is empty

  Scenario: Dog Walker brings two Dogs that enter tapped
    Given Ann controls a disguised Dog Walker #a
    And Ann's hand is Count Sleepers
    When Ann turns #a face up for its disguise cost
    And the stack resolves
    Then Ann controls 2 tokens
    When Ann casts Count Sleepers
    And the stack resolves
    Then Ann has 22 life

  Scenario: Essence of Antiquity untaps what gained hexproof, itself too
    CR 611.2c. The creatures are those of that moment.
    Given Ann controls a tapped disguised Essence of Antiquity #a
    And Ann controls a tapped Gray Ogre #b
    And Ann's hand is Grizzly Bears
    And Bob's hand is Plain Bolt, Plain Bolt
    When Ann turns #a face up for its disguise cost
    And the stack resolves
    Then #a is untapped
    And #b is untapped
    And #a has hexproof
    When Ann casts Grizzly Bears as #late
    And the stack resolves
    And Ann passes
    Then Bob can't cast Plain Bolt targeting #b (CR 601.2c)
    And Bob can cast Plain Bolt targeting #late

  Scenario Outline: Faerie Snoop's other card goes to the graveyard, and what went to the hand stays hidden
    CR 701.20e.
    Given Ann's library is <library>
    And Ann controls a disguised Faerie Snoop #a
    When Ann turns #a face up for its disguise cost
    And the stack resolves
    And Ann chooses <kept>
    Then Ann's graveyard is Gray Ogre
    And Ann's hand is <kept>
    And Bob cannot tell the worlds apart

    Examples:
      | library                         | kept       |
      | Gray Ogre, Wind Drake, Forest   | Wind Drake |
      | Gray Ogre, Serra Angel, Forest  | Serra Angel |

  Scenario: Forum Familiar gets its counter as it returns another permanent
    Given Ann controls a disguised Forum Familiar #a
    And Ann controls a Gray Ogre #b
    When Ann turns #a face up for its disguise cost
    Then Ann can't choose #a (CR 601.2c)
    When Ann chooses #b
    And the stack resolves
    Then Gray Ogre is in Ann's hand
    And #a is 2/2

  Scenario: Forum Familiar gets none where its target is gone
    CR 608.2b. Ruling 2024-02-02.
    Given Ann controls a disguised Forum Familiar #a
    And Ann controls a Gray Ogre #b
    And Bob's hand is Plain Bolt
    When Ann turns #a face up for its disguise cost
    And Ann chooses #b
    And Ann passes
    And Bob casts Plain Bolt targeting #b
    And the stack resolves
    Then #b is gone
    And #a has no counters
    And #a is 1/1

  Scenario: Forum Familiar that has left takes no counter into its grave
    CR 400.7. What moved for another reason is another object.
    Given Ann controls a disguised Forum Familiar #a
    And Ann controls a Gray Ogre #b
    And Bob's hand is Plain Bolt
    When Ann turns #a face up for its disguise cost
    And Ann chooses #b
    And Ann passes
    And Bob casts Plain Bolt targeting #a
    And the stack resolves
    Then Gray Ogre is in Ann's hand
    When call Forum Familiar #dead
    Then #dead has no counters

  Scenario: Fugitive Codebreaker discards the hand, then draws three
    Given Ann controls a disguised Fugitive Codebreaker #a
    And Ann's hand is Forest, Forest
    When Ann turns #a face up for its disguise cost
    And the stack resolves
    Then Ann's graveyard is 2 Forest
    And Ann has 3 cards in hand

  Scenario: Fugitive Codebreaker draws three for an empty hand too
    Ruling 2024-02-02.
    Given Ann controls a disguised Fugitive Codebreaker #a
    When Ann turns #a face up for its disguise cost
    And the stack resolves
    Then Ann has 3 cards in hand
    And Ann has 0 cards in graveyard

  Scenario: Fugitive Codebreaker costs less for each instant and sorcery card in the own graveyard alone
    CR 118.7, 702.168d.
    Given a game of Ann and Bob
    And Ann controls a disguised Fugitive Codebreaker #a
    And Ann's graveyard is Shock, Divination, Gray Ogre
    And Bob's graveyard is Shock
    And Ann's mana pool is {C}{C}{C}{R}
    When Ann turns #a face up for its disguise cost
    Then Ann's mana pool is empty
    And #a is face up

  Scenario Outline: Gadget Technician makes a Thopter as it enters and as it turns up
    Given Ann controls a disguised Gadget Technician #a
    And Ann's hand is Gadget Technician
    When <what>
    And the stack resolves
    Then Ann controls 1 tokens
    When call Ann's token #t
    Then #t has the card types Artifact, Creature
    And #t is colorless
    And #t has flying

    Examples:
      | what                                         |
      | Ann turns #a face up for its disguise cost   |
      | Ann casts Gadget Technician                  |

  Scenario: Gadget Technician cast face down makes none as it enters
    CR 708.3.
    Given Ann's hand is Gadget Technician
    When Ann casts Gadget Technician face down as #a
    And the stack resolves
    Then Ann controls 0 tokens
    And the stack is empty

  Scenario: Greenbelt Radical counts itself
    Given Ann controls a disguised Greenbelt Radical #a
    And Ann controls a cloaked Forest #b
    And Bob controls a Gray Ogre #c
    When Ann turns #a face up for its disguise cost
    And the stack resolves
    Then #a is 5/5
    And #b is 3/3
    And #b has trample
    And #c is 2/2

  Scenario Outline: Offender at Large strengthens up to one creature, as it enters and as it turns up
    CR 115.6. None is allowed.
    Given Ann controls a disguised Offender at Large #a
    And Ann controls a Gray Ogre #b
    When Ann turns #a face up for its disguise cost
    And Ann chooses <chosen>
    And the stack resolves
    Then #b is <now>

    Examples:
      | chosen  | now |
      | #b      | 4/2 |
      | nothing | 2/2 |

  Scenario: Rakish Scoundrel makes a creature indestructible
    CR 702.12b.
    Given Ann controls a disguised Rakish Scoundrel #a
    And Bob's hand is Murder
    When Ann turns #a face up for its disguise cost
    And Ann chooses #a
    And the stack resolves
    And Ann passes
    And Bob casts Murder targeting #a
    And the stack resolves
    Then #a is on the battlefield

  Scenario: Sanguine Savior gives lifelink to another creature, and its own is printed
    Given Ann controls a disguised Sanguine Savior #a
    And Ann controls a Gray Ogre #b
    When Ann turns #a face up for its disguise cost
    And Ann chooses #b
    And the stack resolves
    Then #b has lifelink
    And #a has lifelink
    When the game moves to Bob's upkeep
    Then #b doesn't have lifelink

  Scenario: Vengeful Creeper finds no target among the own artifacts
    CR 603.3d.
    Given Ann controls a disguised Vengeful Creeper #a
    And Ann controls a Bonesplitter #own
    When Ann turns #a face up for its disguise cost
    Then the stack is empty

  Scenario: Vengeful Creeper destroys an opponent's
    Given Ann controls a disguised Vengeful Creeper #a
    And Bob controls a Bonesplitter #theirs
    When Ann turns #a face up for its disguise cost
    And Ann chooses #theirs
    And the stack resolves
    Then #theirs is gone

  Scenario: Bubble Smuggler has its counters as it turns up
    CR 708.11.
    Given Ann controls a disguised Bubble Smuggler #a
    When Ann turns #a face up for its disguise cost
    Then the stack is empty
    And #a is 6/5

  Scenario: Concealed Weapon attaches itself, for no mana and at any time
    Ruling 2024-02-02. This is no equip ability (CR 702.6a).
    Given it is Bob's upkeep
    And Ann controls a disguised Concealed Weapon #w
    And Ann controls a Gray Ogre #b
    When Bob passes
    And Ann turns #w face up for its disguise cost
    And Ann chooses #b
    And the stack resolves
    Then #w is attached to #b
    And #b is 5/2
    And #w isn't a creature

  Scenario: Concealed Weapon turns up though there is no creature to attach to
    Ruling 2024-02-02. CR 603.3d.
    Given Ann controls a disguised Concealed Weapon #w
    When Ann turns #w face up for its disguise cost
    Then the stack is empty
    And #w is unattached
    And #w is on the battlefield

  Scenario: Concealed Weapon stays unattached where its target is gone
    Ruling 2024-02-02.
    Given Ann controls a disguised Concealed Weapon #w
    And Ann controls a Gray Ogre #b
    And Bob's hand is Plain Bolt
    When Ann turns #w face up for its disguise cost
    And Ann chooses #b
    And Ann passes
    And Bob casts Plain Bolt targeting #b
    And the stack resolves
    Then #w is unattached
    And #w is on the battlefield

  Scenario: Pyrotechnic Performer sees itself and others of its controller turn up
    Given Ann controls a disguised Pyrotechnic Performer #a
    And Ann controls a cloaked Serra Angel #b
    And Bob controls a cloaked Serra Angel #c
    When Ann turns #a face up for its disguise cost
    And the stack resolves
    Then Bob has 17 life
    When Ann turns #b face up for its mana cost
    And the stack resolves
    Then Bob has 13 life
    When Ann passes
    And Bob turns #c face up for its mana cost
    Then the stack is empty

  Scenario: Pyrotechnic Performer uses the power of a creature as it last was
    CR 608.2h. Ruling 2024-02-02.
    Given Ann controls a Pyrotechnic Performer #a
    And Ann controls a cloaked Serra Angel #b
    And Bob's hand is Murder
    When Ann turns #b face up for its mana cost
    And Ann passes
    And Bob casts Murder targeting #b
    And the stack resolves
    Then #b is gone
    And Bob has 16 life

  Scenario: Experiment Twelve doubles its own power as it turns up
    Given Ann controls a disguised Experiment Twelve #a
    When Ann turns #a face up for its disguise cost
    And the stack resolves
    Then #a is 8/8

  Scenario: and that of others of its controller, not of an opponent's
    Given Ann controls an Experiment Twelve
    And Ann controls a cloaked Serra Angel #b
    And Bob controls a cloaked Serra Angel #c
    When Ann turns #b face up for its mana cost
    And the stack resolves
    Then #b is 8/8
    When Ann passes
    And Bob turns #c face up for its mana cost
    Then the stack is empty

  Scenario: the counters of Experiment Twelve are as many as the power as it resolves
    CR 608.2h.
    Given Ann controls an Experiment Twelve #a
    And Ann controls a cloaked Gray Ogre #b
    And Ann's hand is Giant Growth
    When Ann turns #b face up for its mana cost
    And Ann casts Giant Growth targeting #b
    And the stack resolves
    Then #b has 5 +1/+1 counters
