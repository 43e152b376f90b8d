Feature: Expose the Culprit, further
  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands
    And Ann's hand is Expose the Culprit

  @T12 @R44
  Scenario: turned up and put into the pile by one spell, its trigger still comes
    CR 603.3. The ability triggered as it turned up; leaving does not undo that.
    Given Ann controls a disguised Masked Seer #a
    And Ann's library is Gray Ogre, Forest
    When Ann casts Expose the Culprit choosing modes 1 and 2 targeting #a
    And everyone passes
    And Ann chooses #a
    Then #a is gone
    And Ann controls 1 cloaked permanents
    And the stack is an ability of Masked Seer
    When the stack resolves
    Then Ann's hand is Gray Ogre

  @T14
  Scenario: a copy with a new target is warded off by itself
    CR 707.10c, 702.21a.
    Given Ann's hand is Expose the Culprit, Free Echo
    And Ann controls a cloaked Gray Ogre #mine
    And Bob controls a cloaked Gray Ogre #his
    When Ann casts Expose the Culprit as #spell choosing mode 1 targeting #mine
    And Ann casts Free Echo targeting #spell
    And everyone passes
    And Ann accepts
    And Ann chooses #his
    Then the stack is an ability of #his, Expose the Culprit, #spell
    When everyone passes
    And Ann doesn't pay
    Then the stack is #spell
    When everyone passes
    Then #mine is face up
    And #his is face down

  @C112 @T20
  Scenario: a special action between two passes begins the passing anew
    CR 117.4.
    Given it is Bob's precombat main phase
    And Bob's hand is Sudden Bulk
    And Bob controls a Gray Ogre #his
    And Ann controls a cloaked Gray Ogre #a
    When Bob casts Sudden Bulk targeting #his
    And Bob passes
    And Ann turns #a face up for its mana cost
    And Ann passes
    Then Bob is asked for priority
    And the stack is Sudden Bulk
    When Bob passes
    Then the stack is empty

  @C58
  Scenario: a land turned up that way is no land played
    CR 305.4.
    Given Ann's hand is Expose the Culprit, Forest
    And Ann controls a cloaked Forest #a
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then Ann can play Forest
    When Ann plays Forest
    Then Ann can activate the 1st ability of #a

  @C71
  Scenario: three of four, in three orders seen by nobody else
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two
    And Ann controls a Masked Mourner #three
    And Ann controls a Pale Duelist #four
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    Then Ann may choose 0 to 4 of #one, #two, #three, #four
    When Ann chooses #one, #three, #four
    Then #two is on the battlefield
    And Ann controls 3 cloaked permanents

  @R88 @T14
  Scenario: ward is asked of the creature as it is targeted, not as it is later
    Given Bob controls a Masked Ogre #his
    And Bob's hand is Face to the Wall
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #his
    And Ann passes
    And Bob casts Face to the Wall targeting #his
    And everyone passes
    Then #his is a face-down 2/2 without abilities
    And the stack is Plain End
    When everyone passes
    Then Masked Ogre is in Bob's graveyard
    And everyone is shown Masked Ogre
