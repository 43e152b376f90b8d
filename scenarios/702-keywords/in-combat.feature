Feature: Keyword abilities in combat
  CR 702. Each as its rule says, where attackers, blockers and damage are declared.

  Background:
    Given these invented cards
      """
      Flat Bear {1}{G}
      Creature — Bear
      2/2

      Sky Bear {1}{U}
      Creature — Bear
      Flying
      2/2

      Web Bear {1}{G}
      Creature — Bear
      Reach
      2/4

      Venom Bear {1}{B}
      Creature — Bear
      Deathtouch
      1/1

      Swift Bear {1}{W}
      Creature — Bear
      First strike
      2/2

      Twin Bear {1}{W}
      Creature — Bear
      Double strike
      2/2

      Life Bear {1}{W}
      Creature — Bear
      Lifelink
      2/2

      Heavy Bear {3}{G}
      Creature — Bear
      Trample
      5/5

      Watch Bear {1}{W}
      Creature — Bear
      Vigilance
      2/2

      Wall Bear {1}{W}
      Creature — Bear
      Defender
      0/4

      Pair Bear {1}{R}
      Creature — Bear
      Menace
      2/2

      Dread Bear {1}{B}
      Creature — Bear
      Fear
      2/2

      Slink Bear {1}{U}
      Creature — Bear
      Skulk
      2/2

      Hard Bear {1}{W}
      Creature — Bear
      Indestructible
      2/2

      White Guard {1}{U}
      Creature — Bear
      Protection from white
      2/2
      """
    And a game of Ann and Bob
    And Ann has plenty of lands

  Scenario: only flying and reach block flying
    CR 702.9b, 702.17b.
    Given Ann controls a Sky Bear #a
    And Bob controls a Flat Bear #flat
    And Bob controls a Web Bear #web
    And Bob controls a Sky Bear #sky
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #flat (CR 509.1b)
    And Bob can block #a with #web
    And Bob can block #a with #sky

  Scenario: any damage of deathtouch kills
    CR 702.2b.
    Given Ann controls a Venom Bear #a
    And Bob controls a Web Bear #web
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #web
    And the game moves to Ann's postcombat main phase
    Then Web Bear is in Bob's graveyard
    And Venom Bear is in Ann's graveyard

  Scenario: first strike kills before it is struck
    CR 702.7b, 510.4.
    Given Ann controls a Swift Bear #a
    And Bob controls a Flat Bear #flat
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #flat
    And the game moves to Ann's postcombat main phase
    Then Flat Bear is in Bob's graveyard
    And #a is on the battlefield

  Scenario: double strike deals its damage twice
    CR 702.4b.
    Given Ann controls a Twin Bear #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's postcombat main phase
    Then Bob has 16 life

  Scenario: lifelink gains as damage is dealt
    CR 702.15b.
    Given Ann controls a Life Bear #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's postcombat main phase
    Then Bob has 18 life
    And Ann has 22 life

  Scenario: trample assigns the rest to the player
    CR 702.19b.
    Given Ann controls a Heavy Bear #a
    And Bob controls a Flat Bear #flat
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #flat
    And the game moves to Ann's combat damage step
    Then Ann can't assign 1 to #flat, 4 to Bob (CR 702.19b)
    When Ann assigns 2 to #flat, 3 to Bob
    Then Bob has 17 life
    And Flat Bear is in Bob's graveyard

  Scenario: vigilance attacks untapped, others tap
    CR 702.20b, 508.1f.
    Given Ann controls a Watch Bear #a
    And Ann controls a Flat Bear #b
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a, #b
    Then #a is untapped
    And #b is tapped

  Scenario: a defender cannot attack
    CR 702.3b.
    Given Ann controls a Wall Bear #a
    And Ann controls a Flat Bear #b
    When the game moves to Ann's declare attackers step
    Then Ann can't attack Bob with #a (CR 508.1c)

  Scenario: menace is blocked by two or by none
    CR 702.111b.
    Given Ann controls a Pair Bear #a
    And Bob controls a Flat Bear #x
    And Bob controls a Flat Bear #y
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #x (CR 702.111b)
    And Bob can block #a with #x, #y
    And Bob can block with nothing

  Scenario: fear is blocked by black and artifact creatures
    CR 702.36b.
    Given Ann controls a Dread Bear #a
    And Bob controls a Flat Bear #flat
    And Bob controls a Venom Bear #black
    And Bob controls a cloaked Venom Bear #hidden
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #flat (CR 509.1b)
    And Bob can't block #a with #hidden (CR 509.1b)
    And Bob can block #a with #black

  Scenario: skulk is not blocked by greater power
    CR 702.118b.
    Given Ann controls a Slink Bear #a
    And Bob controls a Heavy Bear #big
    And Bob controls a Flat Bear #flat
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #big (CR 509.1b)
    And Bob can block #a with #flat

  Scenario: indestructible is not destroyed by lethal damage
    CR 702.12b, 704.5g.
    Given Ann controls a Hard Bear #a
    And Bob controls a Heavy Bear #big
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #big
    And the game moves to Ann's postcombat main phase
    Then #a is on the battlefield
    And #a has 5 damage

  Scenario: protection from a color cannot be blocked by it, nor damaged
    CR 702.16e-f.
    Given Ann controls a White Guard #a
    And Bob controls a Swift Bear #white
    And Bob controls a Flat Bear #green
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can't block #a with #white (CR 509.1b)
    And Bob can block #a with #green
