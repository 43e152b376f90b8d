Feature: Creatures for the pile are chosen while the spell resolves
  CR 608.2d. Any number of face-up creatures one controls that have disguise then. They are not targets.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Expose the Culprit

  @C69
  Scenario: nothing is chosen before the spell resolves
    Given Ann controls a Masked Ogre #open
    And Bob has plenty of lands
    And Bob's hand is Plain End
    When Ann casts Expose the Culprit choosing mode 2
    And Ann passes
    And Bob casts Plain End targeting #open
    And everyone passes
    Then Masked Ogre is in Ann's graveyard
    When everyone passes
    Then the stack is empty
    And Ann controls 0 cloaked permanents

  @C69
  Scenario: no ward or hexproof is asked, for nothing is a target
    Given Ann controls a Masked Ogre #open
    When Ann casts Expose the Culprit choosing mode 2
    Then the stack is Expose the Culprit
    When everyone passes
    Then Ann is asked to choose
    And Ann may choose 0 to 1 of #open

  @C70 @T13
  Scenario: choosing none is legal and does nothing
    Given Ann controls a Masked Ogre #open
    And Ann controls a Shuffle Ledger #ledger
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses nothing
    Then #open is on the battlefield
    And Ann controls 0 face-down permanents
    And Ann has 0 cards in exile
    And Ann has 20 life

  @C71
  Scenario: choosing some leaves the others untouched
    Given Ann controls a Masked Ogre #one
    And Ann controls a tapped Masked Seer #two with 1 +1/+1 counter
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    Then Ann may choose 0 to 2 of #one, #two
    When Ann chooses #one
    Then #one is gone
    And #two is on the battlefield
    And #two is tapped
    And #two has 1 +1/+1 counter
    And Ann controls 1 cloaked permanents

  @C72 @C73 @C74 @C75 @C78 @T13
  Scenario: just the creatures that fit are offered
    Given Ann controls a Masked Ogre #open
    And Ann controls a Masked Seer #seer
    And Ann controls a disguised Masked Ogre #shut
    And Ann controls a cloaked Masked Ogre #cloaked
    And Ann controls a Buried Wurm #morph
    And Ann controls a Growing Beast #megamorph
    And Ann controls a Gray Ogre #plain
    And Ann controls a Hidden Blade #blade
    And Bob controls a Masked Ogre #his
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    Then Ann may choose 0 to 2 of #open, #seer
    And Ann can't choose #his (CR 608.2d)
    And Ann can't choose #shut (CR 608.2d)

  @C76 @T13
  Scenario: a creature that lost its abilities has no disguise
    Given Ann controls a Masked Ogre #open
    And Bob controls a Hush of Forms #hush
    When Ann casts Expose the Culprit choosing mode 2
    And the stack resolves
    Then the stack is empty
    And #open is on the battlefield
    And Ann controls 0 cloaked permanents

  @C77
  Scenario: a creature that was given disguise goes, and the real card is cloaked
    Given Ann's hand is Expose the Culprit, Paper Mask
    And Ann controls a Gray Ogre #ogre
    When Ann casts Paper Mask targeting #ogre
    And the stack resolves
    And Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #ogre
    And call Ann's cloaked Gray Ogre #b
    Then #b is a face-down 2/2 with ward {2}
    And Ann can turn #b face up for its mana cost
    And Ann can't turn #b face up for its disguise cost (CR 702.168d)

  @C77
  Scenario: a copy of a disguise creature goes, and the real card is cloaked
    Given Ann's hand is Expose the Culprit, Borrowed Face
    And Ann controls a Gray Ogre #ogre
    And Bob controls a Masked Seer #model
    When Ann casts Borrowed Face targeting #ogre, #model
    And the stack resolves
    Then #ogre is named Masked Seer
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #ogre
    And call Ann's cloaked Gray Ogre #b
    And Ann turns #b face up for its mana cost
    Then #b is named Gray Ogre

  @C78
  Scenario: a noncreature permanent with disguise goes while it is a creature
    Given Ann's hand is Expose the Culprit, Waking Spark
    And Ann controls a Hidden Blade #blade with 2 +1/+1 counters
    When Ann casts Waking Spark targeting #blade
    And the stack resolves
    And Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    Then Ann may choose 0 to 1 of #blade
    When Ann chooses #blade
    And call Ann's cloaked Hidden Blade #b
    Then #b is a face-down 2/2 with ward {2}

  @C79 @T13 @R24
  Scenario: a creature one controls but does not own comes back under the caster
    Given Ann controls a Masked Ogre #borrowed owned by Bob
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #borrowed
    And call Ann's cloaked Masked Ogre #b
    Then #b is controlled by Ann
    And #b is owned by Bob
    And Ann may look at #b
    And Bob may not look at #b

  @C80 @T13
  Scenario: a token ceases to exist in exile and only cards are cloaked
    Given Ann's hand is Expose the Culprit, Twin Mask
    And Ann controls a Masked Ogre #card
    When Ann casts Twin Mask targeting #card
    And the stack resolves
    And call Ann's token Masked Ogre #token
    And Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #card, #token
    Then #card is gone
    And #token is gone
    And Ann controls 1 cloaked permanents
    And Ann has 0 cards in exile

  @C81 @T12
  Scenario: modes are followed in printed order, so the first can feed the second
    Given Ann controls a disguised Masked Ogre #shut
    When Ann casts Expose the Culprit choosing modes 1 and 2 targeting #shut
    And everyone passes
    Then #shut is face up
    And Ann may choose 0 to 1 of #shut
    When Ann chooses #shut
    Then #shut is gone
    And Ann controls 1 cloaked permanents
