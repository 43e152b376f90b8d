Feature: If you controlled it
  CR 608.2h. Who controlled the permanent as it left decides, whoever owns it.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands
    And Ann controls a disguised Unyielding Gatekeeper #gate

  Scenario: an own permanent comes back tapped
    Given Ann controls a Gray Ogre #a
    When Ann turns #gate face up for its disguise cost
    And Ann chooses #a
    And the stack resolves
    Then #a is gone
    When call Gray Ogre #again
    Then #again is tapped
    And Ann controls 0 tokens

  Scenario: another's does not, and its controller gets a Detective
    Given Bob controls a Bonesplitter #b
    When Ann turns #gate face up for its disguise cost
    And Ann chooses #b
    And the stack resolves
    Then Bob's exile is Bonesplitter
    And Bob controls 1 tokens
    And Ann controls 0 tokens

  Scenario: a permanent owned by another comes back under the one who controlled it
    CR 110.2a. Ruling 2024-02-02.
    Given Ann controls a Gray Ogre #a owned by Bob
    When Ann turns #gate face up for its disguise cost
    And Ann chooses #a
    And the stack resolves
    And call Gray Ogre #again
    Then #again is controlled by Ann
    And #again is owned by Bob

  Scenario: control lost before it resolves is no control
    Ruling 2024-02-02.
    Given Ann controls a Gray Ogre #a
    And Bob's hand is Brief Command
    When Ann turns #gate face up for its disguise cost
    And Ann chooses #a
    And Ann passes
    And Bob casts Brief Command targeting #a
    And the stack resolves
    Then Ann's exile is Gray Ogre
    And Bob controls 1 tokens
    And Ann controls 0 tokens

  Scenario: lands and itself are no targets
    Given Bob controls a Forest #land
    When Ann turns #gate face up for its disguise cost
    Then the stack is empty

  Scenario: an own face-down creature comes back face up
    CR 708.9.
    Given Ann controls a cloaked Gray Ogre #a
    When Ann turns #gate face up for its disguise cost
    And Ann chooses #a
    And the stack resolves
    Then everyone is shown Gray Ogre
    When call Gray Ogre #again
    Then #again is face up
    And #again is tapped

  Scenario: a token does not come back
    CR 111.8.
    Given Ann controls a Gray Ogre #a
    And Ann's hand is Twin Mask
    When Ann casts Twin Mask targeting #a
    And the stack resolves
    And call Ann's token #token
    And Ann turns #gate face up for its disguise cost
    And Ann chooses #token
    And the stack resolves
    Then Ann controls 1 Gray Ogre
    And Ann controls 0 tokens
