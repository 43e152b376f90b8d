Feature: Copies of face-down permanents, and face-down permanents that become copies
  CR 707.2, 707.3, 708.10, 613.2b. Face-down status comes on top of every copy effect.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @T1 @R60
  Scenario: a face-down creature that becomes a copy shows nothing until it is turned up
    Given Ann controls a disguised Masked Ogre #a
    And Ann controls a Masked Seer #model
    And Ann's hand is Borrowed Face
    When Ann casts Borrowed Face targeting #a, #model
    And the stack resolves
    Then #a is a face-down 2/2 with ward {2}
    When Ann turns #a face up for its disguise cost
    Then #a is named Masked Seer
    And #a is 1/3
    And the stack is an ability of #a

  @T1 @R60
  Scenario: without disguise on the copied card there is no disguise cost
    Given Ann controls a disguised Masked Ogre #a
    And Ann controls a Gray Ogre #model
    And Ann's hand is Borrowed Face, Expose the Culprit
    When Ann casts Borrowed Face targeting #a, #model
    And the stack resolves
    Then Ann can't turn #a face up for its disguise cost (CR 702.168d)
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #a is face up
    And #a is named Gray Ogre

  @T23 @R59
  Scenario Outline: a copy of a face-down creature is a face-up 2/2 with what was listed
    Given Bob controls a <cause> Buried Wurm #model
    And Ann's hand is Mirror Guest
    When Ann casts Mirror Guest as #guest
    And the stack resolves
    And Ann accepts
    Then #guest is face up
    And #guest has no name
    And #guest is colorless
    And #guest is 2/2
    And #guest has the card types Creature
    And #guest <ability>
    And Ann can't turn #guest face up for its mana cost (CR 708.7)

    Examples:
      | cause      | ability          |
      | cloaked    | has ward {2}     |
      | manifested | has no abilities |
      | morphed    | has no abilities |

  @T23
  Scenario: a copy of a cloaked creature is not cloaked
    Given Bob controls a cloaked Buried Wurm #model
    And Ann's hand is Mirror Guest
    When Ann casts Mirror Guest as #guest
    And the stack resolves
    And Ann accepts
    Then #guest isn't cloaked
    And #guest is on the battlefield
    And in Bob's view #guest has no name
