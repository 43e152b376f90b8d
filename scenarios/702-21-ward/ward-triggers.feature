Feature: Ward as a triggered ability
  CR 702.21a, 113.7a.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @R86
  Scenario: each instance of ward triggers
    Given Bob controls a cloaked Gray Ogre #his
    And Bob controls a Warded Cloak #cloak attached to #his
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #his
    And Bob orders #his, #his
    Then the stack is an ability of #his, an ability of #his, Plain End

  @R87
  Scenario: a spell that cannot be countered resolves whether ward is paid or not
    Given Bob controls a cloaked Gray Ogre #his
    And Ann's hand is Sworn Word
    When Ann casts Sworn Word targeting #his
    Then the stack is an ability of #his, Sworn Word
    When everyone passes
    And Ann doesn't pay
    Then the stack is Sworn Word
    When everyone passes
    Then Gray Ogre is in Bob's hand

  @R88
  Scenario: losing ward after it has triggered changes nothing
    Given Bob controls a cloaked Gray Ogre #his
    And Bob has plenty of lands
    And Bob's hand is Elk Curse, Sudden Bulk
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #his
    And Ann passes
    And Bob turns #his face up for its mana cost
    And everyone passes
    And Ann doesn't pay
    Then the stack is empty
    And #his is on the battlefield
