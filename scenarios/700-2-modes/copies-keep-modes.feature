Feature: A copy of a modal spell has the modes of the original
  CR 700.2g, 707.10. A copy never gets new modes, and new targets only where the copying effect says so.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls a cloaked Gray Ogre #a
    And Ann controls a cloaked Buried Wurm #b

  @C55
  Scenario: a plain copy has the same modes and the same target
    Given Ann's hand is Expose the Culprit, Echo Glass
    When Ann casts Expose the Culprit as #spell choosing mode 1 targeting #a
    And Ann casts Echo Glass targeting #spell
    And everyone passes
    Then the stack is Expose the Culprit, Expose the Culprit
    And Ann is asked for priority
    When everyone passes
    Then #a is face up
    And #b is face down
    And the stack is Expose the Culprit

  @C55
  Scenario: a copy with new targets still has no new mode
    Given Ann's hand is Expose the Culprit, Free Echo
    And Ann controls a Masked Ogre #open
    When Ann casts Expose the Culprit as #spell choosing mode 1 targeting #a
    And Ann casts Free Echo targeting #spell
    And everyone passes
    And Ann accepts
    And Ann chooses #b
    And the stack resolves
    Then #a is face up
    And #b is face up
    And #open is on the battlefield
