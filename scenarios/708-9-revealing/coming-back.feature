Feature: What comes back after it left, comes back face up
  CR 400.7, 400.4a.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @R68 @R69
  Scenario: a creature card
    Given Ann controls a cloaked Gray Ogre #a
    And Ann's hand is Clean Return
    When Ann casts Clean Return targeting #a
    And the stack resolves
    Then everyone is shown Gray Ogre
    When call Ann's Gray Ogre #b
    Then #b is face up
    And #a is gone

  @R68
  Scenario: an instant card stays where it went
    Given Ann controls a cloaked Sudden Bulk #a
    And Ann's hand is Clean Return
    When Ann casts Clean Return targeting #a
    And the stack resolves
    Then Sudden Bulk is in Ann's exile
