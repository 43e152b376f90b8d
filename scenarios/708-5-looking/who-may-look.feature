Feature: Who may look at face-down objects
  CR 708.5. Whoever controls them, at any time; nobody else but where an effect says so.

  Background:
    Given a game of Ann, Bob and Cleo
    And Ann has plenty of lands

  @C154 @C155 @T9 @R23
  Scenario: permanents
    Given Ann controls a cloaked Gray Ogre #a
    Then Ann may look at #a
    And in Ann's view #a is Gray Ogre
    And Bob may not look at #a
    And Cleo may not look at #a
    And in Bob's view #a is a face-down 2/2 with ward {2}
    And in the spectators' view #a is a face-down 2/2 with ward {2}

  @C154 @C155 @R23
  Scenario: spells
    Given Ann's hand is Masked Ogre
    When Ann casts Masked Ogre face down as #spell
    Then Ann may look at #spell
    And Bob may not look at #spell
    And in Bob's view #spell is a face-down 2/2 with ward {2}

  @C155 @R25
  Scenario: an effect may allow it
    Given Ann controls a cloaked Gray Ogre #a
    And Bob controls a Clear Glass #glass
    Then Bob may look at #a
    And in Bob's view #a is Gray Ogre
    And Cleo may not look at #a

  @C155
  Scenario: an effect may have a player look once, and only that player
    Given Bob controls a manifested Masked Ogre #his
    And Ann's hand is Quick Peek
    When Ann casts Quick Peek targeting #his
    And the stack resolves
    Then only Ann is shown Masked Ogre
    And Cleo may not look at #his

  @C156 @T9 @R24
  Scenario: owning it is not enough
    Given Ann controls a cloaked Gray Ogre #a owned by Bob
    Then Ann may look at #a
    And Bob may not look at #a

  @C157 @T9
  Scenario: control gives the permission and takes it
    Given Bob controls a manifested Gray Ogre #his
    And Ann's hand is Brief Command
    Then Ann may not look at #his
    And Bob may look at #his
    When Ann casts Brief Command targeting #his
    And the stack resolves
    Then Ann may look at #his
    And Bob may not look at #his
    When the game moves to Bob's upkeep
    Then Bob may look at #his
    And Ann may not look at #his

  @C158 @T9
  Scenario: a phased-out permanent can be looked at as before
    Given Ann controls a phased-out cloaked Gray Ogre #a
    Then Ann may look at #a
    And Bob may not look at #a

  @T9
  Scenario Outline: what a face-down permanent is, is known to nobody else by any other way
    Given Ann controls a cloaked <card> #a
    And Bob has plenty of lands
    And Bob's hand is Plain End
    When Ann passes
    And Bob casts Plain End targeting #a
    Then Bob cannot tell the worlds apart
    And Cleo cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | card             |
      | Gray Ogre        |
      | Forest           |
      | Sudden Bulk      |
      | Masked Ogre      |
      | Rootless Dryad   |
