Feature: At the end of the game all is revealed
  CR 708.9. However the game ends.

  @C162 @T19
  Scenario: by life
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has 1 life
    And Ann controls a cloaked Gray Ogre #a
    And Bob controls a manifested Sudden Bulk #b
    And Ann's hand is Small Spark
    When Ann casts Small Spark targeting Bob
    And everyone passes
    Then the game is over
    And Ann has won
    And Bob has lost
    And everyone is shown Gray Ogre
    And everyone is shown Sudden Bulk

  @C162 @T19
  Scenario: by an empty library
    Given a game of Ann and Bob
    And it is Ann's end step
    And Bob's library is nothing
    And Bob controls a cloaked Forest #b
    When everyone passes
    And everyone passes
    Then the game is over
    And Ann has won
    And everyone is shown Forest

  Scenario: by a draw that all agree to
    CR 104.4i.
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls a cloaked Gray Ogre #a
    And Bob controls a manifested Sudden Bulk #b
    And Ann's hand is Small Spark
    When all agree to a draw
    Then the game is over
    And the game is a draw
    And everyone is shown Gray Ogre
    And everyone is shown Sudden Bulk

  @C161 @T19
  Scenario: of three the last two play on, and theirs stay hidden
    Given a game of Ann, Bob and Cleo
    And Ann controls a cloaked Gray Ogre #a
    And Bob controls a cloaked Masked Ogre #b
    And Cleo controls a cloaked Masked Seer #c owned by Bob
    When Bob concedes
    Then everyone is shown Masked Ogre
    And everyone is shown Masked Seer
    And nobody is shown Gray Ogre
    And #c is gone
    When Cleo concedes
    Then the game is over
    And Ann has won
    And everyone is shown Gray Ogre
