Feature: Clues
  CR 701.16a, 205.3g, 111.10f.

  Background:
    Given these invented cards
      """
      Iron Hint {2}
      Artifact — Clue
      {1}, Sacrifice this artifact: Draw a card.

      Clue Eater {1}{B}
      Creature — Rat
      {T}, Sacrifice a Clue: You gain 3 life.
      1/1

      Clue Press {1}
      Artifact
      Sacrifice a Clue: You gain 1 life.

      Cold Case {1}{U}
      Sorcery
      Tap target creature. Investigate.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: Clue is an artifact type, also on a card
    Ruling 2024-02-02.
    Given Ann controls an Iron Hint #hint
    Then #hint has the card types Artifact
    And #hint has the subtypes Clue

  Scenario: a Clue that is no token may be sacrificed as a Clue
    Ruling 2024-02-02.
    Given Ann controls an Iron Hint #hint
    And Ann controls a Clue Eater #rat
    When Ann activates the 1st ability of #rat
    And the stack resolves
    Then #hint is gone
    And Ann has 23 life

  Scenario: sacrificing it for something else is sacrificing a Clue
    Ruling 2024-02-02.
    Given Ann controls an Iron Hint #hint
    And Ann controls a Clue Press #press
    And Ann controls a Clue Ledger
    When Ann activates the 1st ability of #press
    And the stack resolves
    Then Ann has 22 life

  Scenario: a spell whose only target is gone investigates not
    CR 608.2b. Ruling 2024-02-02.
    Given Ann's hand is Cold Case
    And Bob controls a Gray Ogre #b
    And Bob's hand is Plain End
    When Ann casts Cold Case targeting #b
    And Ann passes
    And Bob casts Plain End targeting #b
    And the stack resolves
    Then Ann controls 0 tokens

  Scenario: one Clue pays for one thing
    CR 118.3. Ruling 2024-02-02.
    Given Ann controls an Iron Hint #hint
    And Ann controls a Clue Press #press
    When Ann activates the 1st ability of #press
    Then Ann can't activate the 1st ability of #press (CR 118.3)
    And #hint is gone
