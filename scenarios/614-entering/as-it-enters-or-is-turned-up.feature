Feature: As it enters or is turned face up
  CR 614.1c, 614.1e, 708.11. One ability for both ways to arrive; nothing can be done in between.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls a Gray Ogre
    And Ann controls a Grizzly Bears
    And Bob controls a Serra Angel

  Scenario: Crowd-Control Warden enters with a counter for each other creature
    Given Ann's hand is Crowd-Control Warden
    When Ann casts Crowd-Control Warden as #a
    And the stack resolves
    Then the stack is empty
    And #a has 2 +1/+1 counters
    And #a is 6/6

  Scenario: and has them as it turns up
    Given Ann controls a disguised Crowd-Control Warden #a
    When Ann turns #a face up for its disguise cost
    Then the stack is empty
    And #a is 6/6

  Scenario: face down it enters without
    CR 708.3.
    Given Ann's hand is Crowd-Control Warden
    When Ann casts Crowd-Control Warden face down as #a
    And the stack resolves
    Then #a has no counters
    And #a is a face-down 2/2 with ward {2}

  Scenario: creatures that enter at the same time do not count
    CR 614.12. Ruling 2024-02-02.
    Given these invented cards
      """
      Joint Return {3}{W}
      Sorcery
      Return all creature cards from your graveyard to the battlefield.
      """
    And Ann's hand is Joint Return
    And Ann's graveyard is Wind Drake, Crowd-Control Warden, Wind Drake
    When Ann casts Joint Return
    And the stack resolves
    And call Crowd-Control Warden #a
    Then #a has 2 +1/+1 counters

  Scenario: turned up twice it gets them twice
    CR 708.8.
    Given Ann controls a disguised Crowd-Control Warden #a
    And Ann's hand is Face to the Wall
    When Ann turns #a face up for its disguise cost
    And Ann casts Face to the Wall targeting #a
    And the stack resolves
    And Ann turns #a face up for its disguise cost
    Then #a has 4 +1/+1 counters
