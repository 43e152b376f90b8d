Feature: Turning a permanent up for its disguise cost
  CR 702.168d-e. The cost it would have if it were face up.

  Background:
    Given a game of Ann and Bob

  @R45
  Scenario: the trigger uses the X that was paid
    Given Ann has plenty of lands
    And Ann controls a disguised Rising Flame #a
    When Ann turns #a face up for its disguise cost with X = 3
    Then the stack is an ability of #a
    When the stack resolves
    Then #a has 3 +1/+1 counters
    And #a is 4/4

  @T24 @T3
  Scenario: a disguised creature has no mana-cost way, and a manifested land neither, by the numbers of today
    Given Ann has plenty of lands
    And Ann controls a disguised Masked Ogre #a
    And Ann controls a manifested Forest #b
    And Ann controls a cloaked Forest #c
    Then Ann can't turn #a face up for its mana cost (CR 702.168d)
    And Ann can turn #a face up for its disguise cost
    And Ann can't turn #b face up for its mana cost (CR 701.40b)
    And Ann can't turn #c face up for its mana cost (CR 701.58b)

  @R46
  Scenario: exactly its cost is paid
    Given Ann controls a disguised Masked Ogre #a
    And Ann's mana pool is {C}{R}
    When Ann turns #a face up for its disguise cost
    Then Ann's mana pool is empty
    And #a is face up

  @R110
  Scenario: a creature turned down by an effect may come up for its own cost
    Given Ann has plenty of lands
    And Ann controls a turned-down Buried Wurm #wurm
    And Ann controls a turned-down Gray Ogre #ogre
    Then Ann can turn #wurm face up for its morph cost
    And Ann can't turn #ogre face up for its disguise cost (CR 702.168d)
    And Ann can't turn #ogre face up for its mana cost (CR 708.7)

  @T16 @R48
  Scenario Outline: a morphed Growing Beast gets its counter for its megamorph cost
    Given Ann has plenty of lands
    And Ann controls a <cause> Growing Beast #a
    When Ann turns #a face up for its megamorph cost
    Then #a has 1 +1/+1 counter
    And #a is 4/4
    And the stack is empty

    Examples:
      | cause      |
      | morphed    |
      | manifested |

  @R52
  Scenario: a trigger that must target takes one's own creature if there is no other
    Given Ann has plenty of lands
    And Ann controls a disguised Bold Accuser #a
    When Ann turns #a face up for its disguise cost
    Then Ann may choose 1 of #a
    When Ann chooses #a
    And the stack resolves
    Then Bold Accuser is in Ann's graveyard

  @R53
  Scenario: "whenever a permanent is turned face up" sees any permanent
    Given Ann has plenty of lands
    And Ann controls an Unmasking Bell #bell
    And Ann controls a cloaked Hidden Blade #a
    When Ann turns #a face up for its disguise cost
    Then the stack is an ability of #bell
