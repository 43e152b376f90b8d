Feature: A card that changes zones is a new object
  CR 400.7. What comes back from the pile remembers nothing.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Expose the Culprit

  @C87 @T6 @R82
  Scenario: cards that come from no library enter at the same time
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two
    And Ann controls a Crowd Bell #bell
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one, #two
    Then Ann controls 2 cloaked permanents
    And the stack is an ability of Crowd Bell
    When the stack resolves
    Then Ann has 21 life

  @C92
  Scenario: leaving triggers, the card's own entering does not, and others see a 2/2 enter
    Given Ann controls a Masked Mourner #mourner
    And Ann controls a Door Bell #bell
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #mourner
    And Ann orders Masked Mourner, Door Bell
    Then the stack is an ability of Door Bell, an ability of Masked Mourner
    When the stack resolves
    Then Ann has 24 life

  @C93
  Scenario: Auras go to the graveyard, Equipment comes off, the rest is gone
    Given Bob has plenty of lands
    And Ann controls a Masked Ogre #open with 2 +1/+1 counters and with 1 damage and goaded by Bob
    And Ann controls a Heavy Mantle #mantle attached to #open
    And Ann controls a Short Blade #blade attached to #open
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #open
    And call Ann's cloaked Masked Ogre #b
    Then #b is a face-down 2/2 with ward {2}
    And #b has no counters
    And #b has 0 damage
    And #b isn't goaded by Bob
    And Heavy Mantle is in Ann's graveyard
    And #blade is on the battlefield
    And #blade is unattached

  @C93
  Scenario: it is not suspected any more
    Given Ann controls a suspected Masked Ogre #open
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #open
    And call Ann's cloaked Masked Ogre #b
    Then #b isn't suspected
    And #b doesn't have menace

  @C94
  Scenario: an attacking creature is removed from combat
    Given Ann controls a Masked Ogre #open
    When Ann passes
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #open
    And Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #open
    And call Ann's cloaked Masked Ogre #b
    Then #b isn't attacking
    When the game moves to Ann's postcombat main phase
    Then Bob has 20 life

  @C95
  Scenario: a cloaked creature cannot attack in the turn it came
    Given Ann controls a Masked Ogre #open
    And Ann controls a Gray Ogre #other
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #open
    And call Ann's cloaked Masked Ogre #b
    And the game moves to Ann's declare attackers step
    Then Ann can't attack Bob with #b (CR 508.1a)
    But Ann can attack Bob with #other

  @C96
  Scenario: a tapped creature comes back untapped
    Given Ann controls a tapped Masked Ogre #open
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #open
    And call Ann's cloaked Masked Ogre #b
    Then #b is untapped

  @C97
  Scenario: a commander is cloaked before anybody could move it, and still a commander
    Given Ann controls an Ogre Prince #prince
    And #prince is Ann's commander
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #prince
    Then Ann is asked for priority
    When call Ann's cloaked Ogre Prince #b
    Then #b is Ann's commander
    And #b is a face-down 2/2 with ward {2}
