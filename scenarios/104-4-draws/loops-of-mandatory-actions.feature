Feature: Loops of mandatory actions
  CR 104.4b. A loop that nobody can stop is a draw; one that somebody could stop is not.

  Background:
    Given these invented cards
      """
      Leaden Sky {3}{B}
      Enchantment
      All creatures get -1/-1.

      Restless Wisp {B}
      Creature — Spirit
      When this creature dies, return it to the battlefield under your control.
      1/1

      Willing Wisp {B}
      Creature — Spirit
      When this creature dies, you may return it to the battlefield under your control.
      1/1

      Veiled Wisp {B}
      Creature — Spirit
      Whenever this creature dies, return it to the battlefield face down under your control.
      Morph {B}
      1/1
      """
    And a game of Ann and Bob

  Scenario: it dies and comes back, and nobody can do anything
    Given Ann has plenty of lands
    And Ann controls a Leaden Sky
    And Ann's hand is Restless Wisp
    When Ann casts Restless Wisp
    And the stack resolves
    Then the game is a draw

  Scenario: the seats may be three, and lands that could be tapped change nothing
    Given a game of Ann, Bob and Cleo
    And Ann has plenty of lands
    And Cleo has plenty of lands
    And Cleo controls a Leaden Sky
    And Ann's hand is Restless Wisp
    When Ann casts Restless Wisp
    And the stack resolves
    Then the game is a draw

  Scenario: who may decline can stop it
    Given Ann has plenty of lands
    And Ann controls a Leaden Sky
    And Ann's hand is Willing Wisp
    When Ann casts Willing Wisp
    And everyone passes
    And everyone passes
    And Ann accepts
    And everyone passes
    And Ann accepts
    And everyone passes
    And Ann declines
    Then Willing Wisp is in Ann's graveyard
    And the stack is empty

  Scenario: a face-down 2/2 survives, so there is no loop
    Given Ann has plenty of lands
    And Ann controls a Leaden Sky
    And Ann's hand is Veiled Wisp
    When Ann casts Veiled Wisp
    And the stack resolves
    Then Ann controls 1 face-down permanents
    And the stack is empty
