Feature: Turning a permanent face up is a special action
  CR 116.1, 116.2b, 116.3. Any time its controller has priority, and only then.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  @C113 @T20 @R37
  Scenario: in another player's turn
    Given it is Bob's upkeep
    And Ann controls a cloaked Gray Ogre #a
    When Bob passes
    And Ann turns #a face up for its mana cost
    Then #a is face up
    And Ann is asked for priority

  @C113 @T20
  Scenario: with spells on the stack
    Given Bob controls a Gray Ogre #ogre
    And Ann controls a cloaked Gray Ogre #a
    And Ann's hand is Sudden Bulk
    When Ann casts Sudden Bulk targeting #ogre
    And Ann turns #a face up for its mana cost
    Then #a is face up
    And the stack is Sudden Bulk

  @C113 @R42
  Scenario: in combat, after blocks; a blocked creature stays blocked
    Given Ann controls a cloaked Buried Wurm #a
    And Bob controls a Gray Ogre #wall
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #wall
    And Ann turns #a face up for its morph cost
    Then #a is attacking Bob
    And #a is blocked
    When the game moves to Ann's postcombat main phase
    Then Gray Ogre is in Bob's graveyard
    And Bob has 20 life
    And #a is on the battlefield

  @C114 @T20 @R37
  Scenario: under split second
    Given Bob's hand is Sudden Hush
    And it is Bob's precombat main phase
    And Ann's hand is Sudden Bulk
    And Ann controls a cloaked Masked Seer #a
    When Bob casts Sudden Hush
    And Bob passes
    Then Ann can't cast Sudden Bulk targeting #a (CR 702.61a)
    When Ann turns #a face up for its disguise cost
    Then the stack is an ability of #a, Sudden Hush

  @C115 @T20
  Scenario: not while a spell resolves
    Given Ann controls a cloaked Gray Ogre #a
    And Ann controls a Masked Ogre #open
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    Then Ann is asked to choose
    And Ann can't turn #a face up for its mana cost (CR 116.1)

  @C115 @T20
  Scenario: not while another player has priority
    Given Bob controls a cloaked Gray Ogre #b
    Then Ann is asked for priority
    And Bob can't turn #b face up for its mana cost (CR 116.1)

  @C115 @T20
  Scenario: not while a ward cost is asked for
    Given Ann controls a cloaked Gray Ogre #a
    And Bob controls a cloaked Gray Ogre #b
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #b
    And everyone passes
    Then Ann is asked to pay
    And Ann can't turn #a face up for its mana cost (CR 116.1)
