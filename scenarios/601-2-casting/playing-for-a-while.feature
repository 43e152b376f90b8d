Feature: Cards that may be played for a while
  CR 601.3, 611.2a.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And these invented cards
      """
      Lasting Vault {R}
      Sorcery
      Exile the top card of your library. Until the end of your next turn, you may play that card.

      Lasting Page {U}
      Sorcery
      Exile the top two cards of your library. You may cast those cards for as long as they remain exiled.
      """

  Scenario: until the end of the next turn, and no longer
    Given Ann's library is Shock, Forest, Forest, Forest
    And Ann's hand is Lasting Vault
    When Ann casts Lasting Vault
    And the stack resolves
    And the game moves to Ann's upkeep
    Then Ann can cast Shock targeting Bob
    When the game moves to Ann's end step
    Then Ann can cast Shock targeting Bob
    When the game moves to Bob's upkeep
    And Bob passes
    Then Ann can't cast Shock targeting Bob (CR 601.3)

  Scenario: a land is played as the one of its turn
    CR 305.2.
    Given Ann's library is Mountain, Forest, Forest
    And Ann's hand is Lasting Vault
    And Ann has played 1 land this turn
    When Ann casts Lasting Vault
    And the stack resolves
    Then Ann can't play Mountain (CR 305.2)
    When the game moves to Ann's upkeep
    Then Ann can't play Mountain (CR 116.2a)
    When the game moves to Ann's precombat main phase
    And Ann plays Mountain
    Then Ann's exile is nothing

  Scenario: as long as it remains exiled, which is until it has been cast
    CR 400.7.
    Given Ann's library is Shock, Wind Drake, Forest, Forest, Forest
    And Ann's hand is Lasting Page
    When Ann casts Lasting Page
    And the stack resolves
    And the game moves to Ann's upkeep
    And Ann casts Shock targeting Bob
    And the stack resolves
    Then Ann can't cast Shock targeting Bob (CR 601.3)
    And Ann's exile is Wind Drake
    When the game moves to Ann's precombat main phase
    Then Ann can cast Wind Drake
