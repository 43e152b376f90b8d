Feature: A permanent that turns face up or face down is the same permanent
  CR 708.8. Its characteristics change; whatever has happened to it stays.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  @C133 @C134 @R41 @T15
  Scenario: a spell that targets it goes on targeting it
    Given Ann controls a cloaked Gray Ogre #a
    And Ann's hand is Sudden Bulk
    When Ann casts Sudden Bulk targeting #a
    And Ann turns #a face up for its mana cost
    And the stack resolves
    Then #a is 5/5
    And #a is named Gray Ogre

  @C135 @R41
  Scenario: a spell for colorless creatures has lost its target when it turns out red
    Given Ann controls a manifested Gray Ogre #a
    And Bob's hand is Gray Purge
    And it is Bob's precombat main phase
    When Bob casts Gray Purge targeting #a
    And Bob passes
    And Ann turns #a face up for its mana cost
    And the stack resolves
    Then #a is on the battlefield
    And Gray Purge is in Bob's graveyard

  @C135
  Scenario: face down it would have died
    Given Ann controls a manifested Gray Ogre #a
    And Bob's hand is Gray Purge
    And it is Bob's precombat main phase
    When Bob casts Gray Purge targeting #a
    And the stack resolves
    Then #a is gone

  @C136 @R41
  Scenario: an Aura and an Equipment stay on it
    Given Ann controls a cloaked Gray Ogre #a
    And Ann controls a Heavy Mantle #mantle attached to #a
    And Ann controls a Short Blade #blade attached to #a
    Then #a is 4/3
    When Ann turns #a face up for its mana cost
    Then #mantle is attached to #a
    And #blade is attached to #a
    And #a is 4/3

  @C136 @R41
  Scenario: an Aura that became illegal falls off
    Given Ann controls a disguised Pale Duelist #a
    And Ann controls a Heavy Mantle #mantle attached to #a
    When Ann turns #a face up for its disguise cost
    Then #mantle is gone
    And Heavy Mantle is in Ann's graveyard
    And #a is 2/2

  @C137 @C138 @R41
  Scenario: turned up into a land it loses its Aura to the graveyard and its Equipment comes off
    Given Ann controls a cloaked Forest #a
    And Ann controls a Heavy Mantle #mantle attached to #a
    And Ann controls a Short Blade #blade attached to #a
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #a is face up
    And #a has the card types Land
    And Heavy Mantle is in Ann's graveyard
    And #blade is on the battlefield
    And #blade is unattached

  @C139 @R40
  Scenario: tapped stays tapped, up and down
    Given Ann controls a tapped cloaked Gray Ogre #a
    And Ann's hand is Face to the Wall
    When Ann turns #a face up for its mana cost
    Then #a is tapped
    When Ann casts Face to the Wall targeting #a
    And the stack resolves
    Then #a is face down
    And #a is tapped

  @C140 @R40
  Scenario: untapped stays untapped, up and down
    Given Ann controls a cloaked Gray Ogre #a
    And Ann's hand is Face to the Wall
    When Ann turns #a face up for its mana cost
    Then #a is untapped
    When Ann casts Face to the Wall targeting #a
    And the stack resolves
    Then #a is face down
    And #a is untapped

  @C141 @C142 @R39
  Scenario: it does not enter, so nothing of its own about entering happens
    Given Ann controls a cloaked Grand Arrival #a
    When Ann turns #a face up for its mana cost
    Then #a is face up
    And the stack is empty
    And #a is untapped
    And #a has no counters
    And #a is 3/3

  @C142
  Scenario: no color is chosen as it turns up
    Given Ann controls a cloaked Color Dreamer #a
    When Ann turns #a face up for its mana cost
    Then Ann is asked for priority
    And #a is named Color Dreamer

  @C143
  Scenario: and others do not see a creature enter
    Given Ann controls a cloaked Gray Ogre #a
    And Ann controls a Door Bell #bell
    When Ann turns #a face up for its mana cost
    Then the stack is empty
    And Ann has 20 life

  @C144 @T15 @R58
  Scenario: counters and damage stay
    Given Ann controls a cloaked Masked Ogre #a with 1 damage and with 1 +1/+1 counter
    When Ann turns #a face up for its mana cost
    Then #a is 4/4
    And #a has 1 damage
    And #a has 1 +1/+1 counter

  @C144 @T15 @R58
  Scenario: marked damage counts against the new toughness
    Given Ann controls a cloaked Fading Wisp #a with 1 damage
    When Ann turns #a face up for its mana cost
    Then #a is gone
    And Fading Wisp is in Ann's graveyard

  @C144 @T15
  Scenario: a stolen creature stays stolen, goaded and suspected
    Given Ann controls a suspected cloaked Gray Ogre #a owned by Bob and goaded by Bob
    When Ann turns #a face up for its mana cost
    Then #a is controlled by Ann
    And #a is goaded by Bob
    And #a is suspected
    And #a has menace

  @C144 @T15
  Scenario: a creature that came this turn may still not attack
    Given Ann controls a new cloaked Gray Ogre #a
    And Ann controls a Gray Ogre #other
    When Ann turns #a face up for its mana cost
    And the game moves to Ann's declare attackers step
    Then Ann can't attack Bob with #a (CR 508.1a)

  @C144 @T15
  Scenario: with haste on its face it may
    Given Ann controls a new cloaked Running Ogre #a
    When Ann turns #a face up for its disguise cost
    And the game moves to Ann's declare attackers step
    Then Ann can attack Bob with #a

  @C144
  Scenario: an attacker goes on attacking
    Given Ann controls a cloaked Masked Ogre #a
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And Ann turns #a face up for its disguise cost
    Then #a is attacking Bob
    When the game moves to Ann's postcombat main phase
    Then Bob has 17 life

  @C199
  Scenario: a goaded face-down creature is still goaded face up
    Given Ann controls a cloaked Gray Ogre #a goaded by Bob
    When Ann turns #a face up for its mana cost
    Then #a is goaded by Bob
    When the game moves to Ann's declare attackers step
    Then Ann can't attack with nothing (CR 508.1d)

  @R43
  Scenario: a pump given face down still counts face up
    Given Ann controls a cloaked Masked Ogre #a
    And Ann's hand is Sudden Bulk
    When Ann casts Sudden Bulk targeting #a
    And the stack resolves
    Then #a is 5/5
    When Ann turns #a face up for its mana cost
    Then #a is 6/6

  @C210
  Scenario: a flying counter stays when it turns up
    Given Ann controls a cloaked Gray Ogre #a with 1 flying counter
    Then #a has flying
    When Ann turns #a face up for its mana cost
    Then #a has 1 flying counter
    And #a has flying

  @C149 @R20
  Scenario: a face-down spell cannot be turned face up
    CR 708.7.
    Given Ann's hand is Masked Ogre
    When Ann casts Masked Ogre face down as #spell
    Then Ann can't turn #spell face up for its disguise cost (CR 708.7)
