Feature: Power and toughness that an ability defines
  CR 604.3, 613.4a.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And these invented cards
      """
      Growing Ogre {2}{G}
      Creature — Ogre
      Growing Ogre's power and toughness are each equal to the number of creatures you control.
      */*
      """

  Scenario: it counts as the board stands, itself too
    Given Ann controls a Growing Ogre #a
    And Ann controls 2 Gray Ogre
    Then #a is 3/3

  Scenario: what sets it to something else applies after it, and what adds to it after that
    Given Ann controls a Growing Ogre #a
    And Ann controls a Gray Ogre
    And Ann's hand is Elk Curse, Sudden Bulk
    When Ann casts Elk Curse targeting #a
    And the stack resolves
    Then #a is 3/3
    When Ann casts Sudden Bulk targeting #a
    And the stack resolves
    Then #a is 6/6

  Scenario: face down it has no such ability
    Given Ann controls a cloaked Growing Ogre #a
    And Ann controls 3 Gray Ogre
    Then #a is a face-down 2/2 with ward {2}
    When Ann turns #a face up for its mana cost
    Then #a is 4/4
