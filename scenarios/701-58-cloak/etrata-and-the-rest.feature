Feature: Cards that cloak, further
  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @R50
  Scenario: the exiled instant is cast without paying its mana cost
    Given Ann controls an Etrata, Deadly Fugitive #etrata
    And Ann controls a cloaked Small Spark #a
    And Bob controls a Fading Wisp #wisp
    When Ann activates the 1st ability of #a
    And everyone passes
    And Ann accepts
    And Ann chooses #wisp
    Then the stack is Small Spark
    When everyone passes
    Then Fading Wisp is in Bob's graveyard
    And Small Spark is in Ann's graveyard

  @R50 @R51
  Scenario: a land card turns up and is a land
    Given Ann controls an Etrata, Deadly Fugitive #etrata
    And Ann controls a cloaked Forest #a
    When Ann activates the 1st ability of #a
    And the stack resolves
    Then #a is face up
    And #a has the card types Land

  @R50 @R38
  Scenario: what a prohibition keeps face down is exiled
    Given Ann controls an Etrata, Deadly Fugitive #etrata
    And Ann controls a cloaked Gray Ogre #a
    And Bob controls a Curfew Hound #hound
    And it is Bob's upkeep
    When Bob passes
    And Ann activates the 1st ability of #a
    And everyone passes
    Then #a is gone
    And everyone is shown Gray Ogre
    And Ann is asked whether
    When Ann accepts
    Then the stack is Gray Ogre

  @R16 @R50
  Scenario: cast without paying, a card with disguise is face up
    CR 118.9a. Disguise is another alternative cost, and one spell has one.
    Given Ann controls an Etrata, Deadly Fugitive #etrata
    And Ann controls a cloaked Masked Ogre #a
    And Bob controls a Curfew Hound #hound
    And it is Bob's upkeep
    When Bob passes
    And Ann activates the 1st ability of #a
    And everyone passes
    And Ann accepts
    And call the 1st object on the stack #spell
    Then #spell is named Masked Ogre
    When everyone passes
    Then #spell is face up
    And #spell is 3/3

  @T9
  Scenario: an opponent's face-down creatures have no such ability
    Given Ann controls an Etrata, Deadly Fugitive #etrata
    And Bob controls a cloaked Gray Ogre #b
    Then #b is a face-down 2/2 with ward {2}
    And #b has 0 activated abilities

  @T13 @R82
  Scenario: Become Anonymous takes a creature one owns under another's control, past its ward
    Given Bob controls a cloaked Gray Ogre #his owned by Ann
    And Ann's library is Masked Ogre, Sudden Bulk, Forest
    And Ann's hand is Become Anonymous
    When Ann casts Become Anonymous targeting #his
    Then the stack is an ability of #his, Become Anonymous
    When everyone passes
    And Ann pays
    And everyone passes
    Then everyone is shown Gray Ogre
    And Ann controls 3 cloaked permanents
    And Bob controls 0 face-down permanents

  @T13
  Scenario: but not one that another owns
    Given Bob controls a Gray Ogre #his
    And Ann controls a Gray Ogre #borrowed owned by Bob
    And Ann controls a Gray Ogre #mine
    And Ann's hand is Become Anonymous
    Then Ann can't cast Become Anonymous targeting #his (CR 601.2c)
    And Ann can't cast Become Anonymous targeting #borrowed (CR 601.2c)
    And Ann can cast Become Anonymous targeting #mine

  Scenario: Become Anonymous with a small library
    Given Ann controls a Gray Ogre #mine
    And Ann's library is Masked Ogre
    And Ann's hand is Become Anonymous
    And chance puts Masked Ogre, Gray Ogre in that order
    When Ann casts Become Anonymous targeting #mine
    And the stack resolves
    Then Ann controls 2 cloaked permanents
    And Ann has 0 cards in library

  @R41
  Scenario: Cryptic Coat comes off what turns up as a land
    Given Ann controls a cloaked Forest #a
    And Ann controls a Cryptic Coat #coat attached to #a
    And Ann's hand is Expose the Culprit
    Then #a is 3/2
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #coat is unattached

  Scenario: Vannifar's ability is not there in another's turn
    Given it is Ann's end step
    And Ann controls a Vannifar, Evolved Enigma #vannifar
    And Ann's hand is Gray Ogre
    When the game moves to Bob's beginning of combat
    Then the stack is empty

  Scenario: a cloaked Veiled Ascension does nothing until it is turned up, and then does not enter
    Given Ann controls a cloaked Veiled Ascension #a
    And Ann controls a cloaked Gray Ogre #b
    And Ann's hand is Expose the Culprit, Masked Ogre
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And everyone passes
    Then the stack is empty
    And #b has no counters
    When Ann casts Masked Ogre face down as #c
    And the stack resolves
    Then #c has 1 flying counter

  # Ruling 2024-02-02
  Scenario: Cryptic Coat has no equip ability, only one that returns it
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls a Cryptic Coat #coat
    And Ann controls a Gray Ogre #ogre
    Then #coat has 1 activated abilities
    And Ann can't activate the 1st ability of #coat targeting #ogre (CR 601.2c)
    When Ann activates the 1st ability of #coat
    And the stack resolves
    Then Cryptic Coat is in Ann's hand
