Feature: Mana that is not lost as steps and phases end
  CR 500.5, 106.4.

  Background:
    Given a game of Ann and Bob
    And Ann controls a disguised Branch of Vitu-Ghazi #branch
    And Ann's mana pool is {C}{C}{C}{U}

  Scenario: turning Branch of Vitu-Ghazi up triggers; no mana ability, so it waits on the stack
    CR 605.1b. Nothing about mana set it off.
    When Ann turns #branch face up for its disguise cost
    Then the stack is an ability of #branch
    And Ann's mana pool is {U}
    And #branch isn't a creature
    When everyone passes
    And Ann chooses red
    Then Ann's mana pool is {U}{R}{R}

  Scenario: it stays through the turn, other mana does not, and at the end it is gone
    When Ann turns #branch face up for its disguise cost
    And everyone passes
    And Ann chooses red
    And the game moves to Ann's declare attackers step
    Then Ann's mana pool is {R}{R}
    When the game moves to Ann's end step
    Then Ann's mana pool is {R}{R}
    When the game moves to Bob's upkeep
    Then Ann's mana pool is empty

  @CHOICE
  Scenario: of one type the mana that would be lost is spent first
    Which mana of a type is spent is the player's choice by the rules; nobody wants it the other way.
    Given Ann's hand is Small Spark
    And Ann controls a Mountain #m
    When Ann turns #branch face up for its disguise cost
    And everyone passes
    And Ann chooses red
    And Ann activates the 1st ability of #m
    Then Ann's mana pool is {U}{R}{R}{R}
    When Ann casts Small Spark targeting Bob
    And the stack resolves
    And the game moves to Ann's declare attackers step
    Then Ann's mana pool is {R}{R}

  Scenario: what has been spent does not stay
    Given Ann's hand is Small Spark
    When Ann turns #branch face up for its disguise cost
    And everyone passes
    And Ann chooses red
    And Ann casts Small Spark targeting Bob
    And the stack resolves
    And the game moves to Ann's declare attackers step
    Then Ann's mana pool is {R}

  Scenario: face up it taps for colorless mana, once it may
    CR 302.6. It is no creature any more.
    When Ann turns #branch face up for its disguise cost
    And everyone passes
    And Ann chooses green
    And Ann activates the 1st ability of #branch
    Then Ann's mana pool is {U}{G}{G}{C}
