Feature: The next untap step
  CR 502.3, 614.10. What doesn't untap in it, and who skips it.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  # Ruling 2017-03-14
  Scenario: tapped already, it stays so through its controller's next untap step
    Given Bob controls a tapped Gray Ogre #o
    And Bob controls a tapped Wind Drake #d
    And Ann's hand is Crippling Chill
    When Ann casts Crippling Chill targeting #o
    And the stack resolves
    And the game moves to Bob's upkeep
    Then #o is tapped
    And #d is untapped
    When the game moves to Ann's upkeep
    And the game moves to Bob's upkeep
    Then #o is untapped

  Scenario: of a creature of your own the step waited for is your own
    Given Ann controls a Gray Ogre #o
    And Ann's hand is Crippling Chill
    When Ann casts Crippling Chill targeting #o
    And the stack resolves
    And the game moves to Bob's upkeep
    And the game moves to Ann's upkeep
    Then #o is tapped
    When the game moves to Bob's upkeep
    And the game moves to Ann's upkeep
    Then #o is untapped

  Scenario: each opponent skips it
    Given Ann controls a morphed Brine Elemental #b
    And Bob controls a tapped Gray Ogre #o
    When Ann turns #b face up for its morph cost
    And the stack resolves
    And the game moves to Bob's upkeep
    Then #o is tapped
    When the game moves to Ann's upkeep
    And the game moves to Bob's upkeep
    Then #o is untapped

  # Ruling 2021-03-19
  Scenario: two of them are two steps
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls 6 Island
    And Ann controls a morphed Brine Elemental #b
    And Ann controls a morphed Brine Elemental #c
    And Bob controls a tapped Gray Ogre #o
    When Ann turns #b face up for its morph cost
    And the stack resolves
    And Ann turns #c face up for its morph cost
    And the stack resolves
    And the game moves to Bob's upkeep
    And the game moves to Ann's upkeep
    And the game moves to Bob's upkeep
    Then #o is tapped
    When the game moves to Ann's upkeep
    And the game moves to Bob's upkeep
    Then #o is untapped

  # Ruling 2021-03-19
  Scenario: what waits for the next untap step waits for one that isn't skipped
    Given Ann controls 4 Island
    And Ann controls a morphed Brine Elemental #b
    And Bob controls a Gray Ogre #o
    And Ann's hand is Crippling Chill
    When Ann casts Crippling Chill targeting #o
    And the stack resolves
    And Ann turns #b face up for its morph cost
    And the stack resolves
    And the game moves to Bob's upkeep
    And the game moves to Ann's upkeep
    And the game moves to Bob's upkeep
    Then #o is tapped
    When the game moves to Ann's upkeep
    And the game moves to Bob's upkeep
    Then #o is untapped
