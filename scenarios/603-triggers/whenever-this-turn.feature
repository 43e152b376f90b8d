Feature: Delayed triggers that last for a while
  CR 603.7b. With a duration they trigger each time, for whoever made them.

  Background:
    Given these invented cards
      """
      Long Evening {U}
      Instant
      Whenever a creature dies this turn, you gain 1 life.

      Watchful Truce {1}{W}
      Sorcery
      Until your next turn, whenever a creature attacks, you gain 1 life.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: Mistway Spy turned up has each creature investigate that hits a player
    Given Ann controls a disguised Mistway Spy #spy
    And Ann controls a Gray Ogre #ogre
    When Ann turns #spy face up for its disguise cost
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #spy, #ogre
    And the game moves to Ann's combat damage step
    And Ann orders Mistway Spy, Mistway Spy
    And the stack resolves
    Then Ann controls 2 tokens

  Scenario: a creature that came after it counts, and Mistway Spy itself may be gone
    CR 603.7d.
    Given Ann controls a disguised Mistway Spy #spy
    And Ann's hand is Running Ogre
    And Bob's hand is Murder
    When Ann turns #spy face up for its disguise cost
    And the stack resolves
    And Ann passes
    And Bob casts Murder targeting #spy
    And the stack resolves
    And Ann casts Running Ogre as #ogre
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #ogre
    And the game moves to Ann's combat damage step
    And the stack resolves
    Then Ann controls 1 tokens

  Scenario: the next turn it is over
    Given Ann controls a disguised Mistway Spy #spy
    When Ann turns #spy face up for its disguise cost
    And the stack resolves
    And the game moves to Bob's upkeep
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #spy
    And the game moves to Ann's combat damage step
    Then the stack is empty

  Scenario: creatures that die this turn, each of them
    Given Ann's hand is Long Evening, Day of Judgment
    And Ann controls a Gray Ogre
    And Bob controls a Gray Ogre
    When Ann casts Long Evening
    And the stack resolves
    And Ann casts Day of Judgment
    And everyone passes
    And Ann orders Long Evening, Long Evening
    And the stack resolves
    Then Ann has 22 life

  Scenario: until your next turn covers the turns of others and no more
    CR 611.2a.
    Given Ann's hand is Watchful Truce
    And Bob controls a Gray Ogre #b
    And Ann controls a Gray Ogre #a
    When Ann casts Watchful Truce
    And the stack resolves
    And the game moves to Bob's declare attackers step
    And Bob attacks Ann with #b
    And everyone passes
    Then Ann has 21 life
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    Then the stack is empty

  Scenario: what stands behind it belongs to it
    CR 608.2c. The creature meant is the one of each event, still at the end of combat.
    Given these invented cards
      """
      Short Rage {R}
      Sorcery
      Whenever an Ogre attacks this turn, it gets +2/+0 until end of turn. Destroy that creature at end of combat.
      """
    And Ann's hand is Short Rage
    And Ann controls a Gray Ogre #a
    And Ann controls a Grizzly Bears #b
    When Ann casts Short Rage
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a, #b
    And the stack resolves
    Then #a is 4/2
    When the game moves to Ann's end step
    Then #a is gone
    And #b is on the battlefield

  Scenario: a delayed trigger knows what the ability that made it was about
    CR 603.7c.
    Given these invented cards
      """
      Brief Fury {1}{R}
      Enchantment
      Whenever an Ogre you control attacks, sacrifice it at end of combat.
      """
    And Ann controls a Brief Fury
    And Ann controls a Gray Ogre #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the stack resolves
    And the game moves to Ann's end step
    Then #a is gone

  Scenario: what comes after a delayed trigger in the text finds its own results
    CR 608.2c. The instructions of a delayed trigger are numbered between.
    Given these invented cards
      """
      Patient Plan {2}{U}
      Sorcery
      At the beginning of the next end step, draw a card. Look at the top two cards of your library. Put one of them into your hand and the rest into your graveyard.
      """
    And Ann's hand is Patient Plan
    And Ann's library is Gray Ogre, Wind Drake, Forest, Forest
    When Ann casts Patient Plan
    And the stack resolves
    And Ann chooses Wind Drake
    Then Ann's hand is Wind Drake
    And Gray Ogre is in Ann's graveyard
    When the game moves to Ann's end step
    And the stack resolves
    Then Ann has 2 cards in hand
