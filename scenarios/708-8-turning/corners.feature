Feature: Turning up and down, further
  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  @T15
  Scenario: an attacker that is turned face down goes on attacking
    Given Ann controls a Buried Wurm #a
    And Bob's hand is Face to the Wall
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And Ann passes
    And Bob casts Face to the Wall targeting #a
    And everyone passes
    Then #a is a face-down 2/2 without abilities
    And #a is attacking Bob
    When the game moves to Ann's postcombat main phase
    Then Bob has 18 life

  @T15
  Scenario: a blocked attacker that grows by turning up deals the damage of its face
    Given Ann controls a disguised Masked Ogre #a
    And Bob controls a Gray Ogre #wall
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #wall
    And Ann turns #a face up for its disguise cost
    And the game moves to Ann's postcombat main phase
    Then Gray Ogre is in Bob's graveyard
    And #a is on the battlefield
    And #a has 2 damage

  @R53
  Scenario: an artifact that watches for turning up sees itself turn up
    CR 603.6. It has the ability as it is right after the event.
    Given Ann controls a cloaked Unmasking Bell #bell
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 1 targeting #bell
    And everyone passes
    Then the stack is an ability of #bell

  @R44
  Scenario: several that turn up at once trigger each
    Given Ann controls an Unmasking Bell #bell
    And Ann controls a cloaked Gray Ogre #a
    And Bob controls a manifested Masked Seer #b
    And Ann's hand is Masks Off
    When Ann casts Masks Off
    And everyone passes
    And Ann orders Unmasking Bell, Unmasking Bell
    Then the stack is an ability of #b, an ability of #bell, an ability of #bell
    And #a is face up
    And #b is face up

  @T10
  Scenario: of several that an effect turns up, an instant card is only shown
    Given Ann controls a cloaked Sudden Bulk #a
    And Ann controls a cloaked Gray Ogre #b
    And Ann's hand is Masks Off
    When Ann casts Masks Off
    And everyone passes
    Then #a is face down
    And everyone is shown Sudden Bulk
    And #b is face up

  @R45
  Scenario: X may be 0, and is paid as chosen
    Given a game of Ann and Bob
    And Ann controls a disguised Rising Flame #a
    And Ann's mana pool is {R}{C}{C}
    Then Ann can't turn #a face up for its disguise cost with X = 3 (CR 118.3)
    When Ann turns #a face up for its disguise cost with X = 0
    Then Ann's mana pool is {C}{C}
    When the stack resolves
    Then #a has no counters

  @R45
  Scenario: with X as 2 all three are spent
    Given a game of Ann and Bob
    And Ann controls a disguised Rising Flame #a
    And Ann's mana pool is {R}{C}{C}
    When Ann turns #a face up for its disguise cost with X = 2
    Then Ann's mana pool is empty
    When the stack resolves
    Then #a is 3/3

  @T19
  Scenario: a stolen face-down creature that dies goes to its owner's graveyard, revealed
    Given Ann controls a cloaked Gray Ogre #a owned by Bob
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #a
    And the stack resolves
    Then Gray Ogre is in Bob's graveyard
    And everyone is shown Gray Ogre

  @R40
  Scenario: it untaps with the others of its controller
    Given Ann controls a tapped cloaked Gray Ogre #a
    And it is Bob's end step
    When the game moves to Ann's upkeep
    Then #a is untapped

  @T15
  Scenario: counters stay when a creature is turned face down
    Given Ann controls a Gray Ogre #a with 2 +1/+1 counters
    And Ann's hand is Face to the Wall
    When Ann casts Face to the Wall targeting #a
    And the stack resolves
    Then #a is 4/4
    And #a has no name
    And #a has 2 +1/+1 counters

  @T1
  Scenario: its face-up static ability does not work while it is face down
    Given Ann controls a Broad Giant #giant
    And Ann controls a Gray Ogre #ogre
    And Ann's hand is Face to the Wall
    Then #ogre is 4/4
    When Ann casts Face to the Wall targeting #giant
    And the stack resolves
    Then #ogre is 2/2
    And #giant is 2/2
