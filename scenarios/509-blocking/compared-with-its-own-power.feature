Feature: Compared with its own power
  CR 509.1b. Who can't block it is asked as blockers are declared, and not again.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: greater power than the Assassin's
    Given Ann controls a Silumgar Assassin #s
    And Bob controls a Serra Angel #big
    And Bob controls a Gray Ogre #same
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #s
    And everyone passes
    Then Bob can't block #s with #big (CR 509.1b)
    And Bob can block #s with #same

  Scenario: less power than the Protector's
    Given Ann controls a Den Protector #d
    And Bob controls a Llanowar Elves #small
    And Bob controls a Gray Ogre #same
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #d
    And everyone passes
    Then Bob can't block #d with #small (CR 509.1b)
    And Bob can block #d with #same

  # Ruling 2015-02-25
  Scenario: what grows after it has blocked blocks on
    Given Ann controls a Silumgar Assassin #s
    And Bob controls a Gray Ogre #o
    And Bob's hand is Giant Growth
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #s
    And everyone passes
    And Bob blocks #s with #o
    And Ann passes
    And Bob casts Giant Growth targeting #o
    And the stack resolves
    Then #s is blocked
    And #o is blocking

  Scenario: with a counter from its megamorph cost it is blocked by more
    Given Ann controls a morphed Silumgar Assassin #s
    And Bob controls a Hystrodon #three
    And Bob controls a Llanowar Elves #elves
    When Ann turns #s face up for its megamorph cost
    And Ann chooses #elves
    And the stack resolves
    Then #s is 3/2
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #s
    And everyone passes
    Then Bob can block #s with #three

  Scenario: face down it can be blocked by anything
    Given Ann controls a morphed Silumgar Assassin #s
    And Bob controls a Serra Angel #big
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #s
    And everyone passes
    Then Bob can block #s with #big

  # Ruling 2015-02-25
  Scenario Outline: nor does it matter whose power changes, and how
    Given Ann controls a <attacker> #a
    And Bob controls a <blocker> #b
    And Ann's hand is Giant Growth
    And Bob's hand is Giant Growth
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And everyone passes
    And Bob blocks #a with #b
    And Ann casts Giant Growth targeting <grows>
    And the stack resolves
    Then #a is blocked
    And #b is blocking
    When the game moves to Ann's postcombat main phase
    Then Bob has 20 life

    Examples:
      | attacker          | blocker   | grows |
      | Den Protector     | Gray Ogre | #a    |
      | Silumgar Assassin | Gray Ogre | #b    |
