Feature: Double-faced cards face down
  CR 712.15, 712.15a. They enter face down like any card, cannot transform so, and turn up with the front face up.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @C150 @R62
  Scenario: a double-faced card can be cloaked
    Given Ann's library is Dusk Prowler, Forest
    And Ann controls a Ransom Note #note
    When Ann activates the 1st ability of #note choosing mode 1
    And the stack resolves
    And call Ann's cloaked Dusk Prowler #a
    Then #a is a face-down 2/2 with ward {2}
    And in Bob's view #a is a face-down 2/2 with ward {2}

  @C151 @R62
  Scenario: face down it does not transform
    Given Ann controls a cloaked Dusk Prowler #a
    And Ann's hand is Moonrise
    When Ann casts Moonrise targeting #a
    And the stack resolves
    Then #a is a face-down 2/2 with ward {2}
    When Ann turns #a face up for its mana cost
    Then #a is named Dusk Prowler
    And #a is 2/2

  @C151
  Scenario: face up it does
    Given Ann controls a Dusk Prowler #a
    And Ann's hand is Moonrise
    When Ann casts Moonrise targeting #a
    And the stack resolves
    Then #a is named Night Prowler
    And #a is 4/4

  @C152 @R62
  Scenario: it turns up for the mana cost of its front face, front face up
    Given a game of Ann and Bob
    And Ann controls a cloaked Dusk Prowler #a
    And Ann's mana pool is {C}{G}
    When Ann turns #a face up for its mana cost
    Then #a is named Dusk Prowler
    And #a is face up

  @C153
  Scenario: a creature on the back face only is no creature card
    Given Ann controls a cloaked Quiet Idol #a
    Then Ann can't turn #a face up for its mana cost (CR 701.58b)

  @R63
  Scenario: a double-faced permanent cannot be turned face down
    CR 712.16.
    Given Ann controls a Dusk Prowler #a
    And Ann's hand is Face to the Wall
    When Ann casts Face to the Wall targeting #a
    And the stack resolves
    Then #a is face up
    And #a is named Dusk Prowler

  # Ruling 2014-11-24
  Scenario: manifested, it turns up only with its front face, and does then what that says
    CR 712.15a.
    Given Ann controls a manifested Desperate Farmer #farmer
    And Ann controls a Gray Ogre #first
    And Ann controls a Wind Drake #second
    And Ann's hand is Shock, Shock
    When Ann casts Shock targeting #first
    And the stack resolves
    Then #farmer is a face-down 2/2 without abilities
    When Ann turns #farmer face up for its mana cost
    Then #farmer is named Desperate Farmer
    When Ann casts Shock targeting #second
    And the stack resolves
    Then #farmer is named Depraved Harvester
