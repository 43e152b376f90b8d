Feature: Copies, further
  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  @T23 @R59
  Scenario: a token copy of a cloaked creature is face up, has ward and cannot be turned up
    Given Ann controls a cloaked Masked Ogre #a
    And Ann's hand is Twin Mask
    When Ann casts Twin Mask targeting #a
    And the stack resolves
    Then Ann controls 1 face-down permanents
    When call Ann's token #token
    Then #token is face up
    And #token has ward {2}
    And #token has no name
    And #token is 2/2
    And #token is a token

  @T1
  Scenario: a copy does not follow the original that turns up
    CR 707.2b.
    Given Bob controls a manifested Masked Ogre #model
    And Ann's hand is Mirror Guest
    When Ann casts Mirror Guest as #guest
    And the stack resolves
    And Ann accepts
    And Ann passes
    And Bob turns #model face up for its mana cost
    Then #model is 3/3
    And #guest is 2/2
    And #guest has no name

  @T1 @R60
  Scenario: a face-up creature that becomes a copy of a cloaked one is blank until end of turn
    Given Ann controls a Buried Wurm #wurm
    And Bob controls a cloaked Masked Ogre #model
    And Ann's hand is Borrowed Face
    When Ann casts Borrowed Face targeting #wurm, #model
    And everyone passes
    And Ann pays
    And the stack resolves
    Then #wurm is face up
    And #wurm has no name
    And #wurm is 2/2
    And #wurm has ward {2}
    And Ann can't turn #wurm face up for its morph cost (CR 708.7)
    When the game moves to Bob's upkeep
    Then #wurm is named Buried Wurm
    And #wurm is 5/5

  @T1 @R61
  Scenario: the copy effect ends, and a face-down permanent is its own card again
    Given Ann controls a cloaked Masked Seer #a
    And Ann controls a Buried Wurm #model
    And Ann's hand is Borrowed Face
    When Ann casts Borrowed Face targeting #a, #model
    And the stack resolves
    Then Ann can't turn #a face up for its disguise cost (CR 702.168d)
    And Ann can turn #a face up for its morph cost
    When the game moves to Bob's upkeep
    And Bob passes
    Then Ann can turn #a face up for its disguise cost
    And Ann can't turn #a face up for its morph cost (CR 702.37e)
