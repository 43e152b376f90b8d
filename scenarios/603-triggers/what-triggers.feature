Feature: What triggered abilities watch
  CR 603. One of each kind of event.

  Background:
    Given these invented cards
      """
      Mourning Bell {1}
      Artifact
      Whenever a creature dies, you gain 1 life.

      War Bell {1}
      Artifact
      Whenever a creature you control attacks, you gain 1 life.

      Guard Bell {1}
      Artifact
      Whenever a creature you control blocks, you gain 1 life.

      Wound Bell {1}
      Artifact
      Whenever a creature you control deals combat damage to an opponent, you gain 2 life.

      Tap Bell {1}
      Artifact
      Whenever a creature becomes tapped, you gain 1 life.

      Spell Bell {1}
      Artifact
      Whenever an opponent casts a creature spell, you gain 1 life.

      Dawn Bell {1}
      Artifact
      At the beginning of your upkeep, you gain 1 life.

      Dusk Bell {1}
      Artifact
      At the beginning of each end step, you gain 1 life.

      Target Bell {1}
      Artifact
      Whenever a creature you control becomes the target of a spell or ability an opponent controls, you gain 1 life.

      Last Bear {1}{B}
      Creature — Bear
      When this creature dies, draw a card.
      2/2

      Proud Bear {1}{W}
      Creature — Bear
      When this creature enters, if you control two or more creatures, you gain 3 life.
      2/2

      Late Bear {1}{U}
      Creature — Bear
      When this creature enters, at the beginning of the next end step, draw a card.
      2/2
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: dying, face down too
    CR 700.4, 603.10a.
    Given Ann controls a Mourning Bell #bell
    And Ann controls a Last Bear #open
    And Ann controls a cloaked Last Bear #shut
    And Ann's hand is Plain End, Plain End
    When Ann casts Plain End targeting #open
    And everyone passes
    And Ann orders Mourning Bell, Last Bear
    Then the stack is an ability of Last Bear, an ability of Mourning Bell
    When the stack resolves
    Then Ann has 21 life
    When Ann casts Plain End targeting #shut
    And everyone passes
    Then the stack is an ability of Mourning Bell
    When the stack resolves
    Then Ann has 22 life

  Scenario: attacking, once for each
    CR 508.3a.
    Given Ann controls a War Bell #bell
    And Ann controls a Gray Ogre #a
    And Ann controls a Gray Ogre #b
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a, #b
    And Ann orders War Bell, War Bell
    And the stack resolves
    Then Ann has 22 life

  Scenario: blocking
    CR 509.3a.
    Given Bob controls a Guard Bell #bell
    And Ann controls a Gray Ogre #a
    And Bob controls a Gray Ogre #b
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #b
    Then the stack is an ability of #bell

  Scenario: combat damage to a player
    CR 510.3a.
    Given Ann controls a Wound Bell #bell
    And Ann controls a Gray Ogre #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's combat damage step
    Then the stack is an ability of #bell

  Scenario: becoming tapped
    CR 603.2e.
    Given Bob controls a Tap Bell #bell
    And Ann controls a Gray Ogre #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    Then the stack is an ability of #bell

  Scenario: casting, by whom and what; face down it is a creature spell
    CR 603.2, 708.4.
    Given Bob controls a Spell Bell #bell
    And Ann's hand is Gray Ogre, Sudden Hush, Hidden Blade
    When Ann casts Sudden Hush
    Then the stack is Sudden Hush
    When the stack resolves
    And Ann casts Gray Ogre
    Then the stack is an ability of #bell, Gray Ogre
    When the stack resolves
    And Ann casts Hidden Blade face down as #blade
    Then the stack is an ability of #bell, #blade

  Scenario: beginnings of steps
    CR 603.2b, 503.1a.
    Given it is Bob's postcombat main phase
    And Ann controls a Dawn Bell #dawn
    And Ann controls a Dusk Bell #dusk
    When the game moves to Bob's end step
    Then the stack is an ability of #dusk
    When the stack resolves
    And the game moves to Ann's upkeep
    Then the stack is an ability of #dawn
    When the stack resolves
    Then Ann has 22 life

  Scenario: becoming a target
    CR 603.2.
    Given Ann controls a Target Bell #bell
    And Ann controls a Gray Ogre #a
    And Ann's hand is Sudden Bulk
    And Bob's hand is Sudden Bulk
    When Ann casts Sudden Bulk targeting #a
    Then the stack is Sudden Bulk
    When Ann passes
    And Bob casts Sudden Bulk targeting #a
    Then the stack is an ability of #bell, Sudden Bulk, Sudden Bulk

  Scenario: an intervening "if" is asked twice
    CR 603.4.
    Given Ann controls a Gray Ogre #ogre
    And Ann's hand is Proud Bear, Proud Bear
    And Bob's hand is Plain End
    When Ann casts Proud Bear
    And everyone passes
    Then the stack is an ability of Proud Bear
    When Ann passes
    And Bob casts Plain End targeting #ogre
    And the stack resolves
    Then Ann has 20 life

  Scenario: and without it nothing triggers
    Given Ann's hand is Proud Bear
    When Ann casts Proud Bear
    And everyone passes
    Then the stack is empty

  Scenario: a delayed trigger comes once
    CR 603.7b.
    Given Ann's hand is Late Bear
    When Ann casts Late Bear
    And the stack resolves
    Then Ann has 0 cards in hand
    When the game moves to Ann's end step
    Then the stack is an ability of Late Bear
    When the stack resolves
    Then Ann has 1 cards in hand
    When the game moves to Bob's end step
    Then the stack is empty

  Scenario: in APNAP order, the active player's below
    CR 603.3b.
    Given Ann controls a Door Bell #anns
    And Bob controls a Door Bell #bobs
    And Ann's hand is Gray Ogre
    When Ann casts Gray Ogre
    And everyone passes
    Then the stack is an ability of #bobs, an ability of #anns
