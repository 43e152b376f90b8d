Feature: Choosing new targets for spells and abilities
  CR 115.7d. Each may be left as it is; a new one must be legal; how many there are does not change.

  Background:
    Given these invented cards
      """
      Two Cuts {1}{B}
      Instant
      Destroy up to two target creatures.

      Own Shield {W}
      Instant
      Target creature you control gains indestructible until end of turn.

      Turn Aside {U}
      Instant
      You may choose new targets for target spell or ability.

      Sharp Ping {1}{R}
      Artifact
      {T}: This artifact deals 1 damage to any target.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands
    And Ann controls a disguised Boltbender #bolt
    And Ann controls a Gray Ogre #a
    And Bob controls a Wind Drake #b

  Scenario: Boltbender turns a spell against its caster
    Given Bob's hand is Murder
    When Ann passes
    And Bob casts Murder targeting #a
    And Bob passes
    And Ann turns #bolt face up for its disguise cost
    And everyone passes
    And Ann accepts
    And Ann chooses Murder
    And Ann accepts
    And Ann chooses #b
    And the stack resolves
    Then #b is gone
    And #a is on the battlefield

  Scenario: any number: a spell and an ability, and none of them must change
    Given Bob's hand is Murder
    And Bob controls a Sharp Ping #ping
    When Ann passes
    And Bob activates the 1st ability of #ping targeting Ann
    And Bob casts Murder targeting #a
    And Bob passes
    And Ann turns #bolt face up for its disguise cost
    And everyone passes
    And Ann accepts
    And call the 2nd object on the stack #murder
    And call the 3rd object on the stack #pinging
    And Ann chooses #murder, #pinging
    And Ann declines
    And Ann accepts
    And Ann chooses Bob
    And the stack resolves
    Then #a is gone
    And Bob has 19 life
    And Ann has 20 life

  Scenario: its own ability is not among the others
    When Ann turns #bolt face up for its disguise cost
    And everyone passes
    And Ann accepts
    Then Ann is asked for priority

  Scenario: a new target must be legal for the spell, as its controller sees it
    Ruling 2024-02-02.
    Given Bob's hand is Own Shield
    And Bob controls a Grizzly Bears #other
    When Ann passes
    And Bob casts Own Shield targeting #b
    And Bob passes
    And Ann turns #bolt face up for its disguise cost
    And everyone passes
    And Ann accepts
    And Ann chooses Own Shield
    And Ann accepts
    Then Ann can't choose #a (CR 601.2c)
    When Ann chooses #other
    And the stack resolves
    Then #other has indestructible
    And #b doesn't have indestructible

  Scenario: one target stays one target, though there might have been two
    Ruling 2024-02-02.
    Given Bob's hand is Two Cuts
    When Ann passes
    And Bob casts Two Cuts targeting #a
    And Bob passes
    And Ann turns #bolt face up for its disguise cost
    And everyone passes
    And Ann accepts
    And Ann chooses Two Cuts
    And Ann accepts
    And Ann chooses #b
    And the stack resolves
    Then #b is gone
    And #a is on the battlefield
    And #bolt is on the battlefield

  Scenario: no two alike for one "target"
    CR 115.3.
    Given Bob's hand is Two Cuts
    And Bob controls a Grizzly Bears #c
    When Ann passes
    And Bob casts Two Cuts targeting #a, #b
    And Bob passes
    And Ann turns #bolt face up for its disguise cost
    And everyone passes
    And Ann accepts
    And Ann chooses Two Cuts
    And Ann accepts
    Then Ann can't choose #b (CR 601.2c)
    When Ann chooses #c
    And Ann declines
    And the stack resolves
    Then #b is gone
    And #c is gone
    And #a is on the battlefield

  Scenario: ward of the new target triggers, for the spell's controller
    CR 702.21a, 603.2e.
    Given Bob's hand is Murder
    And Bob controls a cloaked Gray Ogre #warded
    And Ann's hand is Turn Aside, Murder
    When Ann casts Murder as #murder targeting #b
    And Ann casts Turn Aside targeting #murder
    And everyone passes
    And Ann accepts
    And Ann accepts
    And Ann chooses #warded
    Then the stack is an ability of #warded, Murder
    When everyone passes
    Then Ann is asked to pay

  Scenario: what was a target already does not become one
    CR 603.2e.
    Given Bob controls a cloaked Gray Ogre #warded
    And Ann's hand is Turn Aside, Murder
    When Ann casts Murder as #murder targeting #warded
    And everyone passes
    And Ann pays
    And Ann casts Turn Aside targeting #murder
    And everyone passes
    And Ann accepts
    And Ann declines
    Then the stack is Murder
