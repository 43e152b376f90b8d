Feature: The steps of a combat in which somebody attacked
  CR 508.8. They are skipped only if nobody attacked.

  Scenario: the only attacker has died, and the declare blockers step comes all the same
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands
    And Ann controls a Gray Ogre #a
    And Bob controls a Gray Ogre #b
    And Bob's hand is Plain End
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And Ann passes
    And Bob casts Plain End targeting #a
    And everyone passes
    Then #a is gone
    When everyone passes
    Then it is Ann's declare blockers step
