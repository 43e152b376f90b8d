Feature: What instructions do, one of each
  CR 701 and its neighbours.

  Background:
    Given these invented cards
      """
      Plain Bear {1}{G}
      Creature — Bear
      2/2

      Bear Call {2}{G}
      Sorcery
      Create two 2/2 green Bear creature tokens.

      Bear Brawl {1}{G}
      Sorcery
      Target creature you control fights target creature you don't control.

      Deep Cut {1}{B}
      Sorcery
      Each opponent discards a card.

      Milling Wind {U}
      Sorcery
      Each opponent mills two cards.

      Far Sight {U}
      Sorcery
      Scry 2.

      Ogre Call {1}{G}
      Sorcery
      Search your library for an Ogre card, reveal it, put it into your hand, then shuffle.

      Grave Toll {1}{B}
      Sorcery
      Each player sacrifices a creature.

      Sleep Dust {U}
      Instant
      Tap target creature.

      Wake Dust {U}
      Instant
      Untap target creature.

      Case File {1}{U}
      Sorcery
      Investigate.

      Calm Air {1}{W}
      Instant
      Prevent all combat damage that would be dealt this turn.

      Counter Gift {G}
      Instant
      Put two +1/+1 counters on target creature.

      Drain Touch {1}{B}
      Sorcery
      Target player loses 2 life and you gain 2 life.

      Long Nap {1}{W}
      Sorcery
      Destroy all creatures.

      Grave Hand {1}{B}
      Sorcery
      Return target creature card from your graveyard to your hand.

      Clean Sweep {2}{U}
      Sorcery
      Return all creatures to their owners' hands.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands

  Scenario: create
    CR 701.7, 111.
    Given Ann's hand is Bear Call
    When Ann casts Bear Call
    And the stack resolves
    Then Ann controls 2 tokens
    And Bob controls 0 tokens

  Scenario: fight
    CR 701.14.
    Given Ann controls a Buried Wurm #wurm
    And Bob controls a Plain Bear #bear
    And Ann's hand is Bear Brawl
    When Ann casts Bear Brawl targeting #wurm, #bear
    And the stack resolves
    Then Plain Bear is in Bob's graveyard
    And #wurm has 2 damage

  Scenario: discard is the discarding player's choice
    CR 701.9b.
    Given Bob's hand is Forest, Gray Ogre
    And Ann's hand is Deep Cut
    When Ann casts Deep Cut
    And the stack resolves
    Then Bob may choose 1 of Forest, Gray Ogre
    When Bob chooses Forest
    Then Forest is in Bob's graveyard
    And Bob's hand is Gray Ogre

  Scenario: mill
    CR 701.17.
    Given Bob's library is Forest, Gray Ogre, Plain Bear
    And Ann's hand is Milling Wind
    When Ann casts Milling Wind
    And the stack resolves
    Then Bob's library is Plain Bear
    And Bob has 2 cards in graveyard

  Scenario: scry
    CR 701.22.
    Given Ann's library is Forest, Gray Ogre, Plain Bear
    And Ann's hand is Far Sight
    When Ann casts Far Sight
    And the stack resolves
    And Ann scries Forest to the bottom
    Then Ann's library is Gray Ogre, Plain Bear, Forest

  Scenario: search, and the shuffle after it
    CR 701.23, 701.24.
    Given Ann's library is Gray Ogre, Plain Bear, Forest
    And Ann controls a Shuffle Ledger #ledger
    And Ann's hand is Ogre Call
    And chance puts Forest, Plain Bear in that order
    When Ann casts Ogre Call
    And the stack resolves
    And Ann chooses Gray Ogre
    Then Ann's hand is Gray Ogre
    And everyone is shown Gray Ogre
    And Ann's library is Forest, Plain Bear
    And the stack is an ability of #ledger

  Scenario: a search may find nothing
    CR 701.23b.
    Given Ann's library is Gray Ogre, Plain Bear, Forest
    And Ann's hand is Ogre Call
    When Ann casts Ogre Call
    And the stack resolves
    And Ann chooses nothing
    Then Ann has 0 cards in hand
    And Ann has 3 cards in library

  Scenario: sacrifice, each their own
    CR 701.21.
    Given Ann controls a Plain Bear #mine
    And Bob controls a cloaked Gray Ogre #his
    And Bob controls a Gray Ogre #open
    And Ann's hand is Grave Toll
    When Ann casts Grave Toll
    And the stack resolves
    And Ann chooses #mine
    And Bob chooses #his
    Then #mine is gone
    And Gray Ogre is in Bob's graveyard
    And everyone is shown Gray Ogre
    And #open is on the battlefield

  Scenario: tap and untap
    CR 701.26.
    Given Bob controls a Plain Bear #bear
    And Ann's hand is Sleep Dust, Wake Dust
    When Ann casts Sleep Dust targeting #bear
    And the stack resolves
    Then #bear is tapped
    When Ann casts Wake Dust targeting #bear
    And the stack resolves
    Then #bear is untapped

  Scenario: investigate
    CR 701.16.
    Given Ann's hand is Case File
    And Ann's library is Gray Ogre, Forest
    When Ann casts Case File
    And the stack resolves
    And call Ann's token #clue
    Then #clue has the subtypes Clue
    And #clue has the card types Artifact
    When Ann activates the 1st ability of #clue
    Then #clue is gone
    When the stack resolves
    Then Ann's hand is Gray Ogre

  Scenario: prevent
    CR 615.
    Given Ann controls a Plain Bear #bear
    And Ann's hand is Calm Air
    When Ann casts Calm Air
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #bear
    And the game moves to Ann's postcombat main phase
    Then Bob has 20 life

  Scenario: put counters
    CR 122.6.
    Given Ann controls a Plain Bear #bear
    And Ann's hand is Counter Gift
    When Ann casts Counter Gift targeting #bear
    And the stack resolves
    Then #bear is 4/4

  Scenario: lose and gain life
    CR 119.3.
    Given Ann's hand is Drain Touch
    When Ann casts Drain Touch targeting Bob
    And the stack resolves
    Then Bob has 18 life
    And Ann has 22 life

  Scenario: destroy all, and face-down ones are revealed
    CR 701.8, 708.9.
    Given Ann controls a Plain Bear #bear
    And Bob controls a cloaked Sudden Bulk #his
    And Ann's hand is Long Nap
    When Ann casts Long Nap
    And the stack resolves
    Then #bear is gone
    And Sudden Bulk is in Bob's graveyard
    And everyone is shown Sudden Bulk

  Scenario: from the graveyard to the hand
    Given Ann's graveyard is Plain Bear
    And Ann's hand is Grave Hand
    When Ann casts Grave Hand targeting Plain Bear
    And the stack resolves
    Then Ann's hand is Plain Bear

  Scenario: all to their owners' hands
    Given Ann controls a Plain Bear #bear
    And Ann controls a cloaked Gray Ogre #his owned by Bob
    And Ann's hand is Clean Sweep
    When Ann casts Clean Sweep
    And the stack resolves
    Then Ann's hand is Plain Bear
    And Bob's hand is Gray Ogre
    And everyone is shown Gray Ogre
