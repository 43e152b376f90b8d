Feature: Abilities that watch face-down creatures
  Background:
    Given these invented cards
      """
      Tip Keeper {1}{G}
      Creature — Bear
      At the beginning of your end step, if a face-down creature entered under your control this turn, you gain 1 life.
      2/2

      Shadow Pay {1}{B}
      Enchantment
      Whenever one or more face-down creatures you control deal combat damage to a player, you gain 1 life.

      Shadow Wake {1}{B}
      Enchantment
      Whenever a face-down creature you control dies, you gain 1 life.

      Dread Dig {2}{B}
      Sorcery
      Manifest dread. You may return a creature card from your graveyard to your hand.

      Clean Name {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't become suspected.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands

  @R72
  Scenario: entering face down counts, whatever came of it
    Given Ann controls a Tip Keeper #keeper
    And Ann's hand is Masked Ogre
    When Ann casts Masked Ogre face down as #a
    And the stack resolves
    And Ann turns #a face up for its disguise cost
    And the game moves to Ann's end step
    Then the stack is an ability of #keeper
    When the stack resolves
    Then Ann has 21 life

  @R72
  Scenario: being turned face down is no entering
    Given Ann controls a Tip Keeper #keeper
    And Ann controls a Gray Ogre #ogre
    And Ann's hand is Face to the Wall
    When Ann casts Face to the Wall targeting #ogre
    And the stack resolves
    And the game moves to Ann's end step
    Then the stack is empty

  @R71
  Scenario: several that deal damage at once trigger once
    Given Ann controls a Shadow Pay #pay
    And Ann controls a cloaked Gray Ogre #a
    And Ann controls a manifested Gray Ogre #b
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a, #b
    And the game moves to Ann's combat damage step
    Then the stack is an ability of #pay
    And Bob has 16 life

  @R71
  Scenario: a face-up one does not count
    Given Ann controls a Shadow Pay #pay
    And Ann controls a Gray Ogre #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's combat damage step
    Then the stack is empty

  @R70
  Scenario: dying face down is seen as it was
    Given Ann controls a Shadow Wake #wake
    And Ann controls a cloaked Gray Ogre #shut
    And Ann controls a Gray Ogre #open
    And Ann's hand is Plain End, Plain End
    When Ann casts Plain End targeting #open
    And the stack resolves
    Then Ann has 20 life
    When Ann casts Plain End targeting #shut
    And everyone passes
    Then the stack is an ability of #wake

  @R73 @R75
  Scenario: the card that manifest dread left in the graveyard may be taken by the same spell
    Given Ann's library is Gray Ogre, Masked Ogre, Forest
    And Ann's hand is Dread Dig
    When Ann casts Dread Dig
    And everyone passes
    And Ann chooses Masked Ogre
    And Ann accepts
    Then Ann's hand is Gray Ogre
    And Ann controls 1 manifested permanents

  @R105
  Scenario: a creature that can't become suspected does not
    Given Bob controls a Gray Ogre #his
    And Bob controls a Clean Name #name attached to #his
    And Ann's hand is Whispered Blame
    When Ann casts Whispered Blame targeting #his
    And the stack resolves
    Then #his isn't suspected
    And #his doesn't have menace
