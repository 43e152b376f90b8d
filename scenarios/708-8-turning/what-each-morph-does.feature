Feature: What happens as creatures with morph turn up
  CR 702.37e, 702.37f, 603.2, 603.4, 708.8.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  # Ruling 2004-10-04
  Scenario: Warbreak Trumpeter makes as many Goblins as each of its two X was
    Given Ann controls a morphed Warbreak Trumpeter #t
    When Ann turns #t face up for its morph cost with X = 3
    And the stack resolves
    Then Ann controls 3 tokens

  Scenario: both X must be paid
    Given a game of Ann and Bob
    And Ann controls a morphed Warbreak Trumpeter #t
    And Ann's mana pool is {R}{R}{R}{R}
    When Ann turns #t face up for its morph cost with X = 1
    And the stack resolves
    Then Ann controls 1 tokens
    And Ann's mana pool is {R}

  # Ruling 2004-10-04
  Scenario Outline: leaving is not turning up, so nothing of it happens
    Given Ann controls a morphed <card> #a
    And Bob controls a Gray Ogre #ogre
    And Bob's hand is Unsummon
    When Ann passes
    And Bob casts Unsummon targeting #a
    And everyone passes
    Then everyone is shown <card>
    And the stack is empty
    And #ogre is on the battlefield

    Examples:
      | card               |
      | Echo Tracer        |
      | Skirk Marauder     |
      | Skinthinner        |
      | Warbreak Trumpeter |

  # Ruling 2004-10-04
  Scenario: Echo Tracer that an effect turns up does it
    Given Ann controls a morphed Echo Tracer #a
    And Bob controls a Gray Ogre #ogre
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And everyone passes
    And Ann chooses #ogre
    And the stack resolves
    Then Gray Ogre is in Bob's hand

  # Ruling 2015-02-25
  Scenario: Gudul Lurker blocked face down stays blocked
    Given Ann controls a morphed Gudul Lurker #l
    And Bob controls a Wall of Omens #wall
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #l
    And everyone passes
    And Bob blocks #l with #wall
    And Ann turns #l face up for its megamorph cost
    Then #l is 2/2
    And #l is blocked
    When the game moves to Ann's postcombat main phase
    Then Bob has 20 life
    And #wall has 2 damage

  Scenario: face up it is not blocked at all
    Given Ann controls a morphed Gudul Lurker #l
    And Bob controls a Wall of Omens #wall
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #l
    And Ann turns #l face up for its megamorph cost
    And the game moves to Ann's postcombat main phase
    Then Bob has 18 life
    And #wall has 0 damage

  # Ruling 2014-09-20
  Scenario: Icefeather Aven must target one's own creature where there is no other, and need not return it
    Given Ann controls a morphed Icefeather Aven #a
    And Ann controls a Gray Ogre #ogre
    When Ann turns #a face up for its morph cost
    Then Ann may choose 1 of #ogre
    When Ann chooses #ogre
    And everyone passes
    Then Ann is asked whether
    When Ann declines
    Then #ogre is on the battlefield
    And the stack is empty

  # Ruling 2014-09-20
  Scenario: or is asked for the target among one's own
    Given Ann controls a morphed Icefeather Aven #a
    And Ann controls a Gray Ogre #ogre
    And Ann controls a Wind Drake #drake
    When Ann turns #a face up for its morph cost
    Then Ann may choose 1 of #ogre and #drake
    When Ann chooses #drake
    And everyone passes
    And Ann accepts
    Then Wind Drake is in Ann's hand

  # Ruling 2014-09-20
  Scenario Outline: Thousand Winds returns the other tapped creatures, however it is itself
    Given Ann controls a <state> morphed Thousand Winds #w
    And Ann controls a tapped Gray Ogre
    And Bob controls a tapped Wind Drake
    And Bob controls a Grizzly Bears #bear
    When Ann turns #w face up for its morph cost
    And the stack resolves
    Then #w is on the battlefield
    And #bear is on the battlefield
    And Gray Ogre is in Ann's hand
    And Wind Drake is in Bob's hand

    Examples:
      | state  |
      | tapped |
      | new    |

  # Ruling 2014-09-20
  Scenario: also where it has left
    Given Ann controls a tapped morphed Thousand Winds #w
    And Ann controls a tapped Gray Ogre
    And Bob controls a tapped Wind Drake
    And Bob's hand is Murder
    When Ann turns #w face up for its morph cost
    And Ann passes
    And Bob casts Murder targeting #w
    And the stack resolves
    Then Thousand Winds is in Ann's graveyard
    And Gray Ogre is in Ann's hand
    And Wind Drake is in Bob's hand

  # Ruling 2014-09-20
  Scenario: Rattleclaw Mystic's mana waits on the stack, where it may be answered
    CR 605.1b. A trigger that no mana ability caused is none itself.
    Given a game of Ann and Bob
    And Ann controls a morphed Rattleclaw Mystic #m
    And Ann's mana pool is {C}{C}
    And Bob's mana pool is {R}
    And Bob's hand is Shock
    When Ann turns #m face up for its morph cost
    Then Ann's mana pool is empty
    And the stack is an ability of #m
    When Ann passes
    And Bob casts Shock targeting #m
    And everyone passes
    Then Rattleclaw Mystic is in Ann's graveyard
    And Ann's mana pool is empty
    When everyone passes
    Then Ann's mana pool is {R}{G}{U}

  # Ruling 2014-09-20
  Scenario: so it pays for nothing that is being cast
    Given a game of Ann and Bob
    And Ann controls a new morphed Rattleclaw Mystic #m
    And Ann's mana pool is {C}{C}
    And Ann's hand is Shock
    Then Ann can't cast Shock targeting Bob (CR 118.3)
    When Ann turns #m face up for its morph cost
    Then Ann can't cast Shock targeting Bob (CR 118.3)
    When the stack resolves
    Then Ann can cast Shock targeting Bob

  # Ruling 2014-09-20
  Scenario: Pine Walker does not see a creature that turns out to be a land
    Given Ann controls a Pine Walker #walker
    And Ann controls a tapped morphed Zoetic Cavern #cavern
    And Ann controls a tapped morphed Hystrodon #beast
    When Ann turns #cavern face up for its morph cost
    Then the stack is empty
    And #cavern is tapped
    When Ann turns #beast face up for its morph cost
    Then the stack is an ability of #walker
    When the stack resolves
    Then #beast is untapped

  # Ruling 2015-02-25
  Scenario: Salt Road Ambushers gives a land no counters
    Given Ann controls a Salt Road Ambushers #dogs
    And Ann controls a morphed Zoetic Cavern #cavern
    And Ann controls a morphed Hystrodon #beast
    When Ann turns #cavern face up for its morph cost
    Then the stack is empty
    And #cavern has no counters
    When Ann turns #beast face up for its morph cost
    And the stack resolves
    Then #beast has 2 +1/+1 counters
    And #dogs has no counters

  # Ruling 2015-02-25
  Scenario: nor what is no creature any more as the trigger resolves
    Given Ann controls a Salt Road Ambushers #dogs
    And Ann controls a morphed Hystrodon #beast
    And Bob's hand is Stone Sleep
    When Ann turns #beast face up for its morph cost
    And Ann passes
    And Bob casts Stone Sleep targeting #beast
    And the stack resolves
    Then #beast isn't a creature
    And #beast has no counters

  # Ruling 2018-03-16
  Scenario: Zoetic Cavern turned up drops its Auras and Equipment and keeps its counters
    Given Ann controls a morphed Zoetic Cavern #cavern with 2 +1/+1 counters
    And Ann controls a Rancor attached to #cavern
    And Bob controls a Pacifism #peace attached to #cavern
    And Ann controls a Bonesplitter #axe attached to #cavern
    Then #cavern is 8/4
    When Ann turns #cavern face up for its morph cost
    Then #cavern has the card types Land
    And #cavern has 2 +1/+1 counters
    And #peace is gone
    And Pacifism is in Bob's graveyard
    And #axe is on the battlefield
    And #axe is unattached
    When the stack resolves
    Then Rancor is in Ann's hand

  # Ruling 2018-03-16
  Scenario: where nonbasic lands are Mountains Zoetic Cavern stays down
    CR 702.37e, 305.7. Face up it would have no morph cost.
    Given these invented cards
      """
      Red Sky {2}{R}
      Enchantment
      Nonbasic lands are Mountains.
      """
    And Ann controls a morphed Zoetic Cavern #cavern
    And Bob controls a Red Sky
    Then Ann can't turn #cavern face up for its morph cost (CR 702.37e)

  # Ruling 2015-02-25
  Scenario: Obscuring Aether turned down cannot be turned up by its controller
    Given Ann controls an Obscuring Aether #aether
    When Ann activates the 1st ability of #aether
    And the stack resolves
    Then #aether is a face-down 2/2 without abilities
    And Ann can't turn #aether face up for its mana cost (CR 708.7)
    And Ann can't turn #aether face up for its morph cost (CR 702.37e)

  Scenario: an effect turns it up again
    Given Ann controls a turned-down Obscuring Aether #aether
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 1 targeting #aether
    And the stack resolves
    Then #aether is face up
    And #aether has the card types Enchantment
