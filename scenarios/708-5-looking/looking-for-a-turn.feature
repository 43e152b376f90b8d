Feature: A permission to look that lasts for a turn
  CR 708.5, 611.2a. It is about whatever fits while it lasts, and about permanents alone.

  Background:
    Given a game of Ann, Bob and Cleo
    And Ann has plenty of lands
    And Bob has plenty of lands
    And Ann controls a Lumbering Laundry #laundry

  Scenario: others' face-down creatures are seen until end of turn, at any time
    Ruling 2024-02-02.
    Given Bob controls a cloaked Gray Ogre #b
    And Cleo controls a disguised Masked Ogre #c
    Then Ann may not look at #b
    When Ann activates the 1st ability of #laundry
    Then Ann may not look at #b
    When the stack resolves
    Then Ann may look at #b
    And in Ann's view #b is Gray Ogre
    And in Ann's view #c is Masked Ogre
    And Bob may not look at #c
    And in Bob's view #c is a face-down 2/2 with ward {2}
    And in the spectators' view #b is a face-down 2/2 with ward {2}
    When the game moves to Ann's end step
    Then Ann may look at #b
    When the game moves to Bob's upkeep
    Then Ann may not look at #b
    And in Ann's view #b is a face-down 2/2 with ward {2}

  Scenario: a creature that comes later in the turn is seen too, the spell before it is not
    Ruling 2024-02-02.
    Given Bob's hand is Masked Ogre
    And it is Bob's precombat main phase
    When Bob passes
    And Cleo passes
    And Ann activates the 1st ability of #laundry
    And everyone passes
    And Bob casts Masked Ogre face down as #spell
    Then Ann may not look at #spell
    And in Ann's view #spell is a face-down 2/2 with ward {2}
    When everyone passes
    Then Ann may look at #spell
    And in Ann's view #spell is Masked Ogre
    And Cleo may not look at #spell

  Scenario: the permission stays where its source is gone
    CR 113.7a.
    Given Bob controls a cloaked Gray Ogre #b
    And Bob's hand is Murder
    When Ann activates the 1st ability of #laundry
    And everyone passes
    And Ann passes
    And Bob casts Murder targeting #laundry
    And the stack resolves
    Then #laundry is gone
    And Ann may look at #b

  Scenario Outline: who looked can tell the worlds apart, the others cannot
    Given Bob controls a cloaked <card> #b
    When Ann activates the 1st ability of #laundry
    And the stack resolves
    Then Ann can tell the worlds apart
    And Cleo cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | card      |
      | Gray Ogre |
      | Forest    |

  Scenario Outline: until it has resolved nobody can
    Given Bob controls a cloaked <card> #b
    When Ann activates the 1st ability of #laundry
    Then Ann cannot tell the worlds apart

    Examples:
      | card      |
      | Gray Ogre |
      | Forest    |
