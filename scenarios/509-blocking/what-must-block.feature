Feature: A creature that blocks this turn if able
  CR 509.1c. A requirement; what can't block does not.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob controls a Grizzly Bears #bear
    And Bob controls a Gray Ogre #ogre

  Scenario: Culvert Ambusher turned up makes a creature block
    Given Ann controls a disguised Culvert Ambusher #a
    When Ann turns #a face up for its disguise cost
    And Ann chooses #bear
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can't block with nothing (CR 509.1c)
    And Bob can't block #a with #ogre (CR 509.1c)
    And Bob can block #a with #bear

  Scenario: and so it does as it enters
    Given Ann's hand is Culvert Ambusher
    And Ann controls a Gray Ogre #attacker
    When Ann casts Culvert Ambusher
    And everyone passes
    And Ann chooses #ogre
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #attacker
    And the game moves to Ann's declare blockers step
    Then Bob can't block with nothing (CR 509.1c)

  Scenario: a tapped creature does not block
    Ruling 2024-02-02.
    Given Bob controls a tapped Wind Drake #drake
    And Ann controls a disguised Culvert Ambusher #a
    When Ann turns #a face up for its disguise cost
    And Ann chooses #drake
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can block with nothing

  Scenario: nor one that can't block
    Ruling 2024-02-02.
    Given Bob controls a suspected Wind Drake #drake
    And Ann controls a disguised Culvert Ambusher #a
    When Ann turns #a face up for its disguise cost
    And Ann chooses #drake
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can block with nothing
    And Bob can't block #a with #drake (CR 509.1b)

  Scenario: the next turn it is free
    CR 514.2.
    Given these invented cards
      """
      Sharp Word {R}
      Instant
      Target creature gains flying until end of turn and attacks this turn if able.
      """
    And Ann controls a Wind Drake #drake
    And Ann's hand is Sharp Word
    When Ann casts Sharp Word targeting #drake
    And the stack resolves
    And the game moves to Ann's declare attackers step
    Then Ann can't attack with nothing (CR 508.1d)
    When Ann attacks Bob with #drake
    And the game moves to Bob's upkeep
    And the game moves to Ann's declare attackers step
    Then Ann can attack with nothing
