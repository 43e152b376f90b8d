Feature: What is phased out does not exist
  CR 702.26b, 502.1.

  Scenario: state-based actions pass over it
    Given a game of Ann and Bob
    And Ann controls a phased-out Gray Ogre #a with 5 damage
    Then Ann is asked for priority
    And #a is phased out

  Scenario: the legend rule does not count it
    Given a game of Ann and Bob
    And Ann controls a phased-out Ogre Prince #a
    And Ann controls a Ogre Prince #b
    Then Ann is asked for priority

  Scenario: it phases in as its controller untaps
    Given a game of Ann and Bob
    And it is Bob's end step
    And Ann controls a phased-out Gray Ogre #a
    When the game moves to Ann's upkeep
    Then #a isn't phased out
