Feature: Keyword abilities outside combat
  Background:
    Given these invented cards
      """
      Quick Bear {1}{R}
      Creature — Bear
      Haste
      2/2

      Sudden Bear {1}{G}
      Creature — Bear
      Flash
      2/2

      Slow Bear {1}{G}
      Creature — Bear
      2/2

      Veil Bear {1}{U}
      Creature — Bear
      Shroud
      2/2

      Turning Bear {2}{U}
      Creature — Bear
      Cycling {2}
      2/2

      Spark Again {R}
      Instant
      Spark Again deals 1 damage to any target.
      Flashback {2}{R}

      Kicking Spark {R}
      Instant
      Kicker {2}
      Kicking Spark deals 1 damage to any target. If this spell was kicked, draw a card.

      Monk Bear {1}{W}
      Creature — Bear Monk
      Prowess
      2/2

      All Bear {1}{U}
      Creature — Shapeshifter
      Changeling
      2/2

      Ogre Pride {1}{R}
      Enchantment
      Ogre creatures you control get +1/+1.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: haste attacks in the turn it came
    CR 702.10b.
    Given Ann's hand is Quick Bear, Slow Bear
    When Ann casts Quick Bear as #quick
    And the stack resolves
    And Ann casts Slow Bear as #slow
    And the stack resolves
    And the game moves to Ann's declare attackers step
    Then Ann can attack Bob with #quick
    And Ann can't attack Bob with #slow (CR 508.1a)

  Scenario: flash is cast any time an instant could be
    CR 702.8a.
    Given it is Bob's upkeep
    And Ann's hand is Sudden Bear, Slow Bear
    When Bob passes
    Then Ann can cast Sudden Bear
    And Ann can't cast Slow Bear (CR 117.1a)

  Scenario: shroud keeps all off, hexproof only opponents
    CR 702.11b, 702.18a.
    Given Ann controls a Veil Bear #veil
    And Ann controls a Stone Warden #warden
    And Bob controls a Stone Warden #his
    And Ann's hand is Sudden Bulk
    Then Ann can't cast Sudden Bulk targeting #veil (CR 601.2c)
    And Ann can't cast Sudden Bulk targeting #his (CR 601.2c)
    And Ann can cast Sudden Bulk targeting #warden

  Scenario: cycling discards as a cost and draws
    CR 702.29a.
    Given Ann's hand is Turning Bear
    And Ann's library is Gray Ogre, Forest
    When Ann activates the 1st ability of Turning Bear
    Then Turning Bear is in Ann's graveyard
    And the stack is an ability of Turning Bear
    When the stack resolves
    Then Ann's hand is Gray Ogre

  Scenario: flashback casts from the graveyard and exiles
    CR 702.34a.
    Given Ann's graveyard is Spark Again
    When Ann casts Spark Again with flashback targeting Bob
    And the stack resolves
    Then Bob has 19 life
    And Spark Again is in Ann's exile

  Scenario Outline: kicked or not
    CR 702.33d.
    Given Ann's hand is Kicking Spark
    When Ann casts Kicking Spark <how> targeting Bob
    And the stack resolves
    Then Bob has 19 life
    And Ann has <drawn> cards in hand

    Examples:
      | how    | drawn |
      | kicked | 1     |
      | as #a  | 0     |

  Scenario: prowess at each noncreature spell
    CR 702.108a.
    Given Ann controls a Monk Bear #monk
    And Ann's hand is Sudden Bulk, Slow Bear
    When Ann casts Slow Bear
    Then the stack is Slow Bear
    When the stack resolves
    And Ann casts Sudden Bulk targeting #monk
    Then the stack is an ability of #monk, Sudden Bulk
    When everyone passes
    Then #monk is 3/3
    When everyone passes
    Then #monk is 6/6

  Scenario: a changeling is an Ogre, but not face down
    CR 702.73a.
    Given Ann controls an All Bear #open
    And Ann controls a cloaked All Bear #shut
    And Ann controls an Ogre Pride #pride
    Then #open is 3/3
    And #shut is 2/2
