Feature: Tapping or untapping, whichever its player chooses
  CR 608.2d, 701.26. The choice is made as it resolves, not as the target is chosen.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  Scenario Outline: Granite Witness turned up taps or untaps a creature, or leaves it
    Given Ann controls a disguised Granite Witness #a
    And Bob controls a <how> Gray Ogre #b
    When Ann turns #a face up for its disguise cost
    And Ann chooses #b
    And everyone passes
    And Ann accepts
    And Ann chooses <which>
    Then #b is <now>

    Examples:
      | how    | which | now      |
      | new    | tap   | tapped   |
      | tapped | untap | untapped |
      | tapped | tap   | tapped   |

  Scenario: it may be left alone
    Given Ann controls a disguised Granite Witness #a
    And Bob controls a tapped Gray Ogre #b
    When Ann turns #a face up for its disguise cost
    And Ann chooses #b
    And everyone passes
    And Ann declines
    Then #b is tapped
    And Ann is asked for priority
