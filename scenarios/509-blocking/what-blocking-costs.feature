Feature: Costs to attack and to block
  CR 508.1h-j, 509.1d-f. Paid together as the creatures are declared; nobody has to.

  Background:
    Given a game of Ann and Bob
    And these invented cards
      """
      Toll Bridge {1}{W}
      Enchantment
      Creatures can't block unless their controller pays {2}.

      Toll Road {1}{W}
      Enchantment
      Creatures can't attack unless their controller pays {1}.

      Slow Beast {1}{G}
      Creature — Beast
      Slow Beast can't attack or block unless its controller pays {1}.
      2/2

      Sap Elf {G}
      Creature — Elf
      {T}: Add {G}.
      1/1
      """
    And Ann controls a Gray Ogre #ogre

  Scenario: what blocks costs, together
    Given Ann controls a Toll Bridge
    And Bob controls 4 Forest
    And Bob controls a Grizzly Bears #bear
    And Bob controls a Wind Drake #drake
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #ogre
    And the game moves to Ann's declare blockers step
    And Bob blocks #ogre with #bear, #ogre with #drake
    Then Bob is asked to pay
    When Bob pays
    Then #bear is blocking
    And #drake is blocking
    And #ogre is blocked

  Scenario: who can't pay for both can't block with both
    Given Ann controls a Toll Bridge
    And Bob controls 3 Forest
    And Bob controls a Grizzly Bears #bear
    And Bob controls a Wind Drake #drake
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #ogre
    And the game moves to Ann's declare blockers step
    Then Bob can't block #ogre with #bear, #ogre with #drake (CR 509.1f)
    And Bob can block #ogre with #drake
    And Bob can block with nothing

  # Ruling 2024-02-02
  Scenario: nobody has to pay, though the creature blocks if able
    CR 509.1c.
    Given Ann has plenty of lands
    And Ann controls a disguised Culvert Ambusher #a
    And Bob controls 4 Forest
    And Bob controls a Slow Beast #beast
    And Bob controls a Grizzly Bears #bear
    When Ann turns #a face up for its disguise cost
    And Ann chooses #beast
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can block with nothing
    And Bob can block #a with #beast

  Scenario: attacking costs after the attackers have been tapped
    CR 508.1f, 508.1j. So they can't pay for themselves.
    Given Bob controls a Toll Road
    And Ann controls a Sap Elf #elf
    When the game moves to Ann's declare attackers step
    Then Ann can't attack Bob with #elf (CR 508.1j)
    When Ann attacks Bob with #ogre
    And Ann pays
    Then #ogre is attacking Bob
    And #elf is tapped

  Scenario: an attack that costs something is never required
    CR 508.1d.
    Given Ann controls a Slow Beast #beast goaded by Bob
    And Ann controls 2 Forest
    When the game moves to Ann's declare attackers step
    Then Ann can attack with nothing
    When Ann attacks Bob with #beast
    And Ann pays
    Then #beast is attacking Bob
