Feature: Regenerating
  CR 701.19, 614.8. Instead of being destroyed: tapped, healed and removed from combat.

  Background:
    Given these invented cards
      """
      Last Word {1}{B}
      Instant
      Destroy target creature. It can't be regenerated.

      Last Wind {3}{W}
      Sorcery
      Destroy all creatures. They can't be regenerated.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: the next time it would be destroyed
    Given Bob controls a Kin-Tree Warden #w
    And Ann's hand is Murder and Doom Blade
    When Ann casts Murder targeting #w
    And Ann passes
    And Bob activates the 1st ability of #w
    And the stack resolves
    Then #w is on the battlefield
    And #w is tapped
    When Ann casts Doom Blade targeting #w
    And the stack resolves
    Then Kin-Tree Warden is in Bob's graveyard

  Scenario: what can't be regenerated is destroyed, though the ability may be activated
    Given Bob controls a Kin-Tree Warden #w
    And Ann's hand is Last Word
    When Ann casts Last Word targeting #w
    And Ann passes
    And Bob activates the 1st ability of #w
    And the stack resolves
    Then Kin-Tree Warden is in Bob's graveyard

  Scenario: all of them
    Given Bob controls a Kin-Tree Warden #w
    And Ann controls a Gray Ogre
    And Ann's hand is Last Wind
    When Ann casts Last Wind
    And Ann passes
    And Bob activates the 1st ability of #w
    And the stack resolves
    Then Kin-Tree Warden is in Bob's graveyard
    And Gray Ogre is in Ann's graveyard

  Scenario: lethal damage in combat; its damage is dealt, it leaves combat
    Given Ann controls a Gray Ogre #o
    And Bob controls a Kin-Tree Warden #w
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #o
    And everyone passes
    And Bob blocks #o with #w
    And Ann passes
    And Bob activates the 1st ability of #w
    And the stack resolves
    And everyone passes
    Then #w is on the battlefield
    And #w is tapped
    And #w has 0 damage
    And #w isn't blocking
    And #o has 1 damage

  Scenario: it does not save from a toughness of 0 or from being sacrificed
    Given these invented cards
      """
      Shrivel {B}
      Instant
      Target creature gets -1/-1 until end of turn.
      """
    And Bob controls a Kin-Tree Warden #w
    And Ann's hand is Shrivel
    When Ann casts Shrivel targeting #w
    And Ann passes
    And Bob activates the 1st ability of #w
    And the stack resolves
    Then Kin-Tree Warden is in Bob's graveyard

  Scenario: the shield waits no longer than the turn
    Given Ann controls a Kin-Tree Warden #w
    And Bob's hand is Murder
    When Ann activates the 1st ability of #w
    And the stack resolves
    And the game moves to Bob's upkeep
    And Bob casts Murder targeting #w
    And the stack resolves
    Then Kin-Tree Warden is in Ann's graveyard

  Scenario: turned face up in response, then regenerated
    Given Bob controls a morphed Kin-Tree Warden #w
    And Ann's hand is Murder
    When Ann casts Murder targeting #w
    And Ann passes
    And Bob turns #w face up for its morph cost
    And Bob activates the 1st ability of #w
    And the stack resolves
    Then #w is on the battlefield
    And #w is tapped

  Scenario: a shield stays with a permanent that is turned face down
    Given these invented cards
      """
      Quick Veil {U}
      Instant
      Turn target creature face down.
      """
    And Bob controls a Kin-Tree Warden #w
    And Ann's hand is Murder
    And Bob's hand is Quick Veil
    When Ann casts Murder targeting #w
    And Ann passes
    And Bob activates the 1st ability of #w
    And Bob passes
    And Ann passes
    And Ann passes
    And Bob casts Quick Veil targeting #w
    And the stack resolves
    Then #w is face down
    And #w is tapped

  Scenario: Skinthinner as it turns up
    Given Ann controls a morphed Skinthinner #s
    And Bob controls a Kin-Tree Warden #w
    When Ann turns #s face up for its morph cost
    And Ann chooses #w
    And Ann passes
    And Bob activates the 1st ability of #w
    And the stack resolves
    Then Kin-Tree Warden is in Bob's graveyard
