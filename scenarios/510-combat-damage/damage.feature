Feature: Assigning combat damage
  CR 510.1.

  Background:
    Given these invented cards
      """
      Five Bear {3}{G}
      Creature — Bear
      5/5

      Sting Bear {3}{G}
      Creature — Bear
      Trample
      Deathtouch
      4/4

      Two Bear {1}{G}
      Creature — Bear
      2/2

      Shrink {B}
      Instant
      Put a -1/-1 counter on target creature.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands

  Scenario: over two blockers as the attacker's controller likes
    Given Ann controls a Five Bear #a
    And Bob controls a Two Bear #x
    And Bob controls a Two Bear #y
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #x, #y
    And the game moves to Ann's combat damage step
    And Ann assigns 3 to #x, 2 to #y
    Then #x is gone
    And #y is gone
    And #a has 4 damage
    And Bob has 20 life

  Scenario: one is lethal with deathtouch, the rest tramples
    CR 702.2c, 702.19b.
    Given Ann controls a Sting Bear #a
    And Bob controls a Five Bear #x
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #x
    And the game moves to Ann's combat damage step
    And Ann assigns 1 to #x, 3 to Bob
    Then Bob has 17 life
    And Five Bear is in Bob's graveyard

  Scenario: a blocked attacker whose blocker left deals no damage
    CR 510.1c.
    Given Ann controls a Five Bear #a
    And Bob controls a Two Bear #x
    And Ann's hand is Send Home
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #x
    And Ann casts Send Home targeting #x
    And everyone passes
    And the game moves to Ann's postcombat main phase
    Then Bob has 20 life

  Scenario: +1/+1 and -1/-1 counters take each other away
    CR 704.5q.
    Given Ann controls a Two Bear #a with 1 +1/+1 counter
    And Ann's hand is Shrink
    When Ann casts Shrink targeting #a
    And the stack resolves
    Then #a has no counters
    And #a is 2/2

  Scenario: damage wears off at the end of the turn
    CR 514.2.
    Given Ann controls a Two Bear #a with 1 damage
    When the game moves to Bob's upkeep
    Then #a has 0 damage
