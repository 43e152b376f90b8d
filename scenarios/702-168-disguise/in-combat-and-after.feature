Feature: Cards with disguise in combat and as they die
  Printed cards, face down and turned up.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: Bolrac-Clan Basher turned up after blocks strikes twice and tramples
    CR 702.4b, 702.19b.
    Given Ann controls a disguised Bolrac-Clan Basher #a
    And Bob controls a Grizzly Bears #b
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #b
    And Ann turns #a face up for its disguise cost
    And everyone passes
    And Ann assigns 2 to #b, 1 to Bob
    Then #b is gone
    And Bob has 19 life
    When everyone passes
    Then Bob has 16 life

  Scenario: Basilica Stalker gains life and surveils where its damage reached a player
    Given Ann controls a Basilica Stalker #a
    And Ann's library is Gray Ogre, Forest
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's combat damage step
    Then Bob has 17 life
    When everyone passes
    And Ann surveils Gray Ogre away
    Then Ann has 21 life
    And Ann's graveyard is Gray Ogre

  Scenario: face down, Basilica Stalker has neither flying nor its trigger
    CR 708.2.
    Given Ann controls a disguised Basilica Stalker #a
    And Bob controls a Grizzly Bears #b
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    Then Bob can block #a with #b
    When Bob blocks #a with nothing
    And the game moves to Ann's combat damage step
    Then Bob has 18 life
    And the stack is empty

  Scenario: Undercover Crocodelf investigates
    CR 701.16a.
    Given Ann controls an Undercover Crocodelf #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's combat damage step
    And everyone passes
    Then Ann controls 1 tokens
    When call Ann's token #clue
    Then #clue has the card types Artifact
    And #clue has the subtypes Clue

  Scenario: Aveline's trigger counts the damage of each creature with deathtouch
    Given Ann controls an Aveline de Grandpré #a
    And Ann controls a Rakish Scoundrel #b
    And Ann controls a Gray Ogre #c
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a, #b, #c
    And the game moves to Ann's combat damage step
    And Ann orders Aveline de Grandpré, Aveline de Grandpré
    And the stack resolves
    Then #a is 6/6
    And #b is 6/6
    And #c is 2/2

  Scenario: a creature that has died of the damage gets no counters from Aveline
    CR 608.2h, 704.5g. Ruling 2024-07-05.
    Given these invented cards
      """
      Sharp Boar {2}{G}
      Creature — Boar
      Deathtouch, trample
      3/1
      """
    And Ann controls an Aveline de Grandpré
    And Ann controls a Sharp Boar #boar
    And Bob controls a Grizzly Bears #b
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #boar
    And the game moves to Ann's declare blockers step
    And Bob blocks #boar with #b
    And everyone passes
    And Ann assigns 1 to #b, 2 to Bob
    Then Bob has 18 life
    And #boar is gone
    And the stack is an ability of Aveline de Grandpré
    When the stack resolves
    And call Sharp Boar #dead
    Then #dead has no counters

  Scenario: historic creatures have double strike in their controller's turn alone
    Ruling 2024-07-05. Legendary, artifact or Saga, and one of these is enough.
    Given these invented cards
      """
      Tin Hero {3}
      Legendary Artifact Creature — Human
      2/2

      Tin Man {2}
      Artifact Creature — Human
      2/2
      """
    And Ann controls a disguised Bayek of Siwa #bayek
    And Ann controls a Tin Hero #hero
    And Ann controls a Tin Man #tin
    And Ann controls an Arno Dorian #arno
    And Ann controls a Gray Ogre #ogre
    Then #arno doesn't have double strike
    When Ann turns #bayek face up for its disguise cost
    Then #hero has double strike
    And #tin has double strike
    And #arno has double strike
    And #ogre doesn't have double strike
    And #bayek has double strike
    When the game moves to Bob's upkeep
    Then #hero doesn't have double strike
    And #bayek has double strike

  Scenario: Arno Dorian strengthens other Assassins, face up ones
    CR 708.2. A face-down creature is no Assassin.
    Given Ann controls a disguised Arno Dorian #arno
    And Ann controls a disguised Pyrotechnic Performer #a
    And Ann controls a Bayek of Siwa #bayek
    When Ann turns #arno face up for its disguise cost
    Then #arno is 3/3
    And #a is 2/2
    And #bayek is 5/4
    When Ann turns #a face up for its disguise cost
    Then #a is 5/2

  Scenario: Riftburst Hellion may block what flies, once it is turned up
    CR 702.17b.
    Given it is Bob's precombat main phase
    And Ann controls a disguised Riftburst Hellion #a
    And Bob controls a Wind Drake #b
    When the game moves to Bob's declare attackers step
    And Bob attacks Ann with #b
    And Bob passes
    And Ann turns #a face up for its disguise cost
    And the game moves to Bob's declare blockers step
    Then Ann can block #b with #a

  Scenario: Defenestrated Phantom flies only face up
    CR 702.9b.
    Given Ann controls a Defenestrated Phantom #open
    And Ann controls a disguised Defenestrated Phantom #shut
    And Bob controls a Grizzly Bears #b
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #open, #shut
    And the game moves to Ann's declare blockers step
    Then Bob can't block #open with #b (CR 509.1b)
    And Bob can block #shut with #b

  Scenario: Hunted Bonebrute turned up gives nobody Dogs, and costs each opponent 3 life as it dies
    CR 708.8.
    Given Ann controls a disguised Hunted Bonebrute #a
    And Bob's hand is Murder
    When Ann turns #a face up for its disguise cost
    Then the stack is empty
    When Ann passes
    And Bob casts Murder targeting #a
    And the stack resolves
    Then Bob has 17 life
    And Bob controls 0 tokens

  Scenario: Hunted Bonebrute cast face up gives an opponent two Dogs
    Given Ann's hand is Hunted Bonebrute
    When Ann casts Hunted Bonebrute
    And everyone passes
    And Ann chooses Bob
    And the stack resolves
    Then Bob controls 2 tokens

  Scenario: Museum Nightwatch that dies face down leaves nothing
    CR 603.10a, 708.2.
    Given Ann controls a disguised Museum Nightwatch #a
    And Bob's hand is Murder
    When Ann passes
    And Bob casts Murder targeting #a
    And the stack resolves
    And Bob pays
    And the stack resolves
    Then #a is gone
    And Ann controls 0 tokens

  Scenario: Museum Nightwatch leaves a Detective
    Given Ann controls a disguised Museum Nightwatch #a
    And Bob's hand is Murder
    When Ann turns #a face up for its disguise cost
    And Ann passes
    And Bob casts Murder targeting #a
    And the stack resolves
    Then Ann controls 1 tokens
    When call Ann's token #t
    Then #t is white and blue
    And #t has the subtypes Detective

  Scenario: Nightdrinker Moroii turned up costs no life
    CR 708.8.
    Given Ann controls a disguised Nightdrinker Moroii #a
    When Ann turns #a face up for its disguise cost
    Then the stack is empty
    And Ann has 20 life
    And #a has flying

  Scenario: Nightdrinker Moroii cast for its mana cost costs 3 life
    Given Ann's hand is Nightdrinker Moroii
    When Ann casts Nightdrinker Moroii
    And the stack resolves
    Then Ann has 17 life

  Scenario: Shady Informant deals its damage from the graveyard
    CR 608.2h.
    Given Ann controls a disguised Shady Informant #a
    And Bob's hand is Murder
    When Ann turns #a face up for its disguise cost
    And Ann passes
    And Bob casts Murder targeting #a
    And everyone passes
    And Ann chooses Bob
    And the stack resolves
    Then Bob has 18 life
