Feature: The modes of a spell are chosen while it is cast
  CR 700.2a, 601.2b. Which modes can be chosen depends on what could be targeted then.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Expose the Culprit

  @C43
  Scenario: the first mode alone
    Given Ann controls a Masked Ogre #open
    And Ann controls a cloaked Gray Ogre #shut
    When Ann casts Expose the Culprit choosing mode 1 targeting #shut
    And the stack resolves
    Then #shut is face up
    And #open is on the battlefield
    And Expose the Culprit is in Ann's graveyard

  @C44
  Scenario: the second mode alone can always be chosen, for it targets nothing
    Then Ann can cast Expose the Culprit choosing mode 2
    When Ann casts Expose the Culprit choosing mode 2
    Then the stack is Expose the Culprit

  @C45
  Scenario: both modes in one casting for one cost
    Given it is Ann's upkeep
    And Ann controls a Masked Ogre #open
    And Ann controls a cloaked Gray Ogre #shut
    When Ann casts Expose the Culprit choosing modes 1 and 2 targeting #shut
    Then the stack is Expose the Culprit
    When everyone passes
    And Ann chooses #open
    Then #shut is face up
    And #open is gone
    And Ann controls 1 cloaked permanents

  @C45
  Scenario: both modes are not to be had for less than a legal target
    Given Ann controls a Masked Ogre #open
    Then Ann can cast Expose the Culprit choosing mode 2
    But Ann can't cast Expose the Culprit choosing modes 1 and 2 targeting #open (CR 700.2a)

  @C46
  Scenario: at least one mode must be chosen
    Given Ann controls a cloaked Gray Ogre #shut
    Then Ann can't cast Expose the Culprit choosing no mode (CR 700.2)

  @C47
  Scenario: no mode can be chosen twice
    Given Ann controls a cloaked Gray Ogre #shut
    And Bob controls a cloaked Gray Ogre #other
    Then Ann can't cast Expose the Culprit choosing modes 1 and 1 targeting #shut, #other (CR 700.2d)

  @C48
  Scenario: with no face-down creature only the second mode is offered
    Given Bob controls a Gray Ogre #ogre
    Then Ann can't cast Expose the Culprit choosing mode 1 targeting #ogre (CR 700.2a)
    And Ann can't cast Expose the Culprit choosing modes 1 and 2 targeting #ogre (CR 700.2a)
    And Ann can cast Expose the Culprit choosing mode 2

  @C189
  Scenario: the ability of Ransom Note has just one mode, chosen on activation
    Given Ann controls a Ransom Note #note
    And Bob controls a Gray Ogre #ogre
    Then Ann can't activate the 1st ability of #note choosing modes 1 and 3 (CR 700.2)
    And Ann can't activate the 1st ability of #note choosing no mode (CR 700.2)
    And Ann can activate the 1st ability of #note choosing mode 2 targeting #ogre

  @C190
  Scenario: without a creature the goad mode of Ransom Note cannot be chosen
    Given Ann controls a Ransom Note #note
    Then Ann can't activate the 1st ability of #note choosing mode 2 (CR 700.2a)
    And Ann can activate the 1st ability of #note choosing mode 1
    And Ann can activate the 1st ability of #note choosing mode 3
