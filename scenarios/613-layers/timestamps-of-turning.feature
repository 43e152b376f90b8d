Feature: Turning face up or face down gives a new timestamp
  CR 613.7f. A static ability that comes up counts from then.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @C145 @T15
  Scenario: the later timestamp wins in the same layer
    Given Ann controls a cloaked Broad Giant #giant
    And Ann controls a Gray Ogre #ogre
    And Bob controls a Narrow World #world
    Then #ogre is 1/1
    And #giant is 1/1
    When Ann turns #giant face up for its disguise cost
    Then #ogre is 4/4
    And #giant is 4/4

  @C145
  Scenario: a giant that was face up before the enchantment came loses to it
    Given Ann controls a Broad Giant #giant
    And Ann controls a Gray Ogre #ogre
    And Bob controls a Narrow World #world
    Then #ogre is 1/1

  @C145
  Scenario: turned down and up again, it wins
    Given Ann controls a Broad Giant #giant
    And Ann controls a Gray Ogre #ogre
    And Bob controls a Narrow World #world
    And Ann's hand is Face to the Wall
    When Ann casts Face to the Wall targeting #giant
    And the stack resolves
    Then #ogre is 1/1
    When Ann turns #giant face up for its disguise cost
    Then #ogre is 4/4

  @T17
  Scenario: effects of others apply to the 2/2 and not to the card under it
    Given Ann controls a cloaked Buried Wurm #a
    And Bob controls a Narrow World #world
    Then #a is 1/1
    And #a has ward {2}
