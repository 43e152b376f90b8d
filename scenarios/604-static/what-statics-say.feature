Feature: Static and replacement effects
  CR 604, 611, 613, 614. One of each kind.

  Background:
    Given these invented cards
      """
      Bear Lord {2}{G}
      Creature — Bear
      Other Bear creatures you control get +1/+1.
      2/2

      Small Bear {G}
      Creature — Bear
      1/1

      Stone Age {2}{W}
      Enchantment
      Creatures can't attack.

      Still Air {1}{W}
      Enchantment
      Players can't gain life.

      Locked Tower {2}
      Artifact
      Activated abilities of creatures can't be activated.

      Cheap Ogres {R}
      Enchantment
      Ogre spells you cast cost {1} less to cast.

      Exile Rain {2}{W}
      Enchantment
      If a creature would die, exile it instead.

      Glass Throne {1}
      Artifact
      As long as it's your turn, creatures you control have flying.

      Spark Bear {1}{R}
      Creature — Bear
      {R}: This creature gets +1/+0 until end of turn.
      1/1

      Mana Bear {1}{G}
      Creature — Bear
      {T}: Add {G}.
      1/1

      Dawn Gift {1}{W}
      Sorcery
      You gain 3 life.

      Pinned Down {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't attack.

      Cold Chain {1}{U}
      Enchantment — Aura
      Enchant creature
      Enchanted creature doesn't untap during its controller's untap step.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: a lord leaves itself out, and a face-down Bear is no Bear
    Given Ann controls a Bear Lord #lord
    And Ann controls a Small Bear #open
    And Ann controls a cloaked Small Bear #shut
    Then #lord is 2/2
    And #open is 2/2
    And #shut is 2/2
    When Ann turns #shut face up for its mana cost
    Then #shut is 2/2
    And #shut is named Small Bear

  Scenario: creatures can't attack
    Given Bob controls a Stone Age #age
    And Ann controls a Gray Ogre #ogre
    When the game moves to Ann's declare attackers step
    Then Ann is asked for priority
    When the game moves to Ann's postcombat main phase
    Then Bob has 20 life

  Scenario: players can't gain life
    CR 101.2.
    Given Bob controls a Still Air #air
    And Ann's hand is Dawn Gift
    When Ann casts Dawn Gift
    And the stack resolves
    Then Ann has 20 life

  Scenario: abilities of creatures can't be activated; turning up is none
    CR 116.2b is a special action and no activated ability.
    Given Bob controls a Locked Tower #tower
    And Ann controls a Spark Bear #bear
    And Ann controls a disguised Masked Ogre #shut
    Then Ann can't activate the 1st ability of #bear (CR 101.2)
    And Ann can turn #shut face up for its disguise cost

  Scenario: a reduced cost, for a face-up Ogre only
    CR 601.2f, 708.4.
    Given a game of Ann and Bob
    And Ann controls a Cheap Ogres #cheap
    And Ann's hand is Masked Ogre
    And Ann's mana pool is {C}{R}
    Then Ann can cast Masked Ogre
    And Ann can't cast Masked Ogre face down (CR 118.3)

  Scenario: exile instead of dying, revealed if it was face down
    CR 614.6, 708.9.
    Given Bob controls an Exile Rain #rain
    And Ann controls a cloaked Gray Ogre #shut
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #shut
    And the stack resolves
    Then Gray Ogre is in Ann's exile
    And everyone is shown Gray Ogre

  Scenario: as long as it is one's turn
    Given Ann controls a Glass Throne #throne
    And Ann controls a Gray Ogre #ogre
    Then #ogre has flying
    When the game moves to Bob's upkeep
    Then #ogre doesn't have flying

  Scenario: a firebreather, twice
    Given Ann controls a Spark Bear #bear
    When Ann activates the 1st ability of #bear
    And Ann activates the 1st ability of #bear
    And the stack resolves
    Then #bear is 3/1
    When the game moves to Bob's upkeep
    Then #bear is 1/1

  Scenario: a creature that taps for mana waits for a turn
    CR 302.6.
    Given Ann controls a Mana Bear #old
    And Ann controls a new Mana Bear #new
    Then Ann can activate the 1st ability of #old
    And Ann can't activate the 1st ability of #new (CR 302.6)

  Scenario: an Aura that pins, on a face-down creature
    Given Ann controls a cloaked Gray Ogre #a
    And Ann controls a Gray Ogre #b
    And Bob controls a Pinned Down #pin attached to #a
    When the game moves to Ann's declare attackers step
    Then Ann can't attack Bob with #a (CR 508.1c)

  Scenario: an Aura that keeps tapped
    Given it is Bob's end step
    And Ann controls a tapped Gray Ogre #a
    And Bob controls a Cold Chain #chain attached to #a
    When the game moves to Ann's upkeep
    Then #a is tapped

  Scenario: a number that is another for each object
    CR 205.1b, 613.4b.
    Given these invented cards
      """
      March of Things {3}{U}
      Enchantment
      Each noncreature, nonland artifact you control is an artifact creature with power and toughness each equal to its mana value.

      Great Wheel {5}
      Artifact
      {T}: You gain 1 life.

      Hollow Shell {0}
      Artifact
      {T}: You gain 1 life.
      """
    And Ann controls a Bonesplitter #axe
    And Ann controls a Great Wheel #wheel
    And Ann controls a Hollow Shell #shell
    And Ann has plenty of lands
    And Ann's hand is March of Things
    When Ann casts March of Things
    And the stack resolves
    Then #axe is 1/1
    And #wheel is 5/5
    And #axe has the card types Artifact, Creature
    And #axe has the subtypes Equipment
    And #shell is gone
