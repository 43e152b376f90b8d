Feature: Creatures that can't be blocked by some, or only by some
  CR 509.1b. Asked of the creatures as blockers are declared, and of nobody afterwards.

  Background:
    Given these invented cards
      """
      Low Door {1}{U}
      Instant
      Target creature can't be blocked by creatures with power 3 or greater this turn.

      Wall Walker {1}{R}
      Creature — Goblin
      This creature can't be blocked except by creatures with flying.
      2/2

      Thorn Crown {1}
      Artifact — Equipment
      Equipped creature can't be blocked by Ogres.
      Equip {1}

      Small Streets {1}{U}
      Enchantment
      As long as you control two or more artifacts, creatures you control can't be blocked by creatures with power 4 or greater.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands
    And Bob controls a Serra Angel #angel
    And Bob controls a Gray Ogre #ogre

  Scenario: Exit Specialist face up slips past power 3 and greater
    Given Ann controls an Exit Specialist #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #angel (CR 509.1b)
    And Bob can block #a with #ogre

  Scenario: face down it may be blocked by anything, and turned up it stays blocked
    CR 509.1h, 708.8. Ruling 2024-02-02.
    Given Ann controls a disguised Exit Specialist #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #angel
    And Ann turns #a face up for its disguise cost
    And Ann chooses #angel
    Then #a is blocked
    And #angel is blocking
    When the stack resolves
    Then Serra Angel is in Bob's hand
    And #a is blocked

  Scenario: a blocker that grows after blocking goes on blocking
    Ruling 2024-02-02.
    Given Ann controls an Exit Specialist #a
    And Bob's hand is Giant Growth
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #ogre
    And Ann passes
    And Bob casts Giant Growth targeting #ogre
    And the stack resolves
    Then #ogre is 5/5
    And #a is blocked
    And #ogre is blocking

  Scenario: Exit Specialist turned up returns another creature, not itself
    Given Ann controls a disguised Exit Specialist #a
    When Ann turns #a face up for its disguise cost
    Then Ann can't choose #a (CR 601.2c)
    When Ann chooses #ogre
    And the stack resolves
    Then Gray Ogre is in Bob's hand

  Scenario: an effect says it for a turn
    CR 611.2a.
    Given Ann controls a Grizzly Bears #a
    And Ann controls a Grizzly Bears #b
    And Ann's hand is Low Door
    When Ann casts Low Door targeting #a
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a, #b
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #angel (CR 509.1b)
    And Bob can block #b with #angel
    And Bob can block #a with #ogre

  Scenario: only creatures with flying may block it
    Given Ann controls a Wall Walker #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #ogre (CR 509.1b)
    And Bob can block #a with #angel

  Scenario: without its abilities it may be blocked by all
    CR 613.1f.
    Given Ann controls a Wall Walker #a
    And Bob controls a Hush of Forms
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can block #a with #ogre

  Scenario: an Equipment says it of the equipped creature alone; a face-down Ogre is no Ogre
    CR 301.5, 708.2.
    Given Ann controls a Grizzly Bears #a
    And Ann controls a Grizzly Bears #b
    And Ann controls a Thorn Crown attached to #a
    And Bob controls a cloaked Gray Ogre #hidden
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a, #b
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #ogre (CR 509.1b)
    And Bob can block #b with #ogre
    And Bob can block #a with #hidden

  Scenario: a condition is asked as blocks are declared, and met
    Given Ann controls a Small Streets
    And Ann controls 2 Bonesplitter
    And Ann controls a Grizzly Bears #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #angel (CR 509.1b)

  Scenario: or not met
    Given Ann controls a Small Streets
    And Ann controls a Bonesplitter
    And Ann controls a Grizzly Bears #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can block #a with #angel
