Feature: When a spell may be cast and an ability activated
  CR 117.1a, 117.1b.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  @C52
  Scenario: Expose the Culprit in the opponent's turn, in response
    Given it is Bob's precombat main phase
    And Ann's hand is Expose the Culprit
    And Bob's hand is Sudden Bulk
    And Bob controls a manifested Gray Ogre #his
    When Bob casts Sudden Bulk targeting #his
    And Bob passes
    And Ann casts Expose the Culprit choosing mode 1 targeting #his
    Then the stack is Expose the Culprit, Sudden Bulk
    When everyone passes
    Then #his is face up
    And the stack is Sudden Bulk

  @C179
  Scenario: Hide in Plain Sight in one's own main phase with an empty stack
    Given Ann's hand is Hide in Plain Sight, Sudden Bulk
    And Ann controls a Gray Ogre #ogre
    Then Ann can cast Hide in Plain Sight
    When Ann casts Sudden Bulk targeting #ogre
    Then Ann can't cast Hide in Plain Sight (CR 117.1a)

  @C179
  Scenario: Hide in Plain Sight outside a main phase, or in another's turn
    Given it is Bob's precombat main phase
    And Ann's hand is Hide in Plain Sight
    When Bob passes
    Then Ann is asked for priority
    And Ann can't cast Hide in Plain Sight (CR 117.1a)

  @C188
  Scenario: Ransom Note needs no untapping and no waiting
    Given it is Bob's upkeep
    And Ann controls a new tapped Ransom Note #note
    When Bob passes
    And Ann activates the 1st ability of #note choosing mode 3
    Then the stack is an ability of Ransom Note
    When everyone passes
    Then Ann has 1 cards in hand
