Feature: Only what fits the word "target" can be targeted
  CR 115.1, 601.2c.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Expose the Culprit

  @C49
  Scenario: a face-down creature of anybody
    Given Ann controls a cloaked Gray Ogre #mine
    And Bob controls a manifested Gray Ogre #his
    Then Ann can cast Expose the Culprit choosing mode 1 targeting #mine
    And Ann can cast Expose the Culprit choosing mode 1 targeting #his

  @C50
  Scenario: a face-down permanent that is no creature is no face-down creature
    Given Ann's hand is Expose the Culprit, Stone Sleep
    And Bob controls a turned-down Gray Ogre #his
    And Ann controls a cloaked Gray Ogre #mine
    When Ann casts Stone Sleep targeting #his
    And the stack resolves
    Then #his is face down
    And #his isn't a creature
    And Ann can't cast Expose the Culprit choosing mode 1 targeting #his (CR 601.2c)
    And Ann can cast Expose the Culprit choosing mode 1 targeting #mine

  @C51
  Scenario: a face-up creature
    Given Bob controls a Gray Ogre #ogre
    And Ann controls a cloaked Gray Ogre #mine
    Then Ann can't cast Expose the Culprit choosing mode 1 targeting #ogre (CR 601.2c)

  @C180
  Scenario: a spell that targets nothing can be cast whatever is around
    Given Ann's hand is Hide in Plain Sight
    And Bob controls a Stone Warden #warden
    When Ann casts Hide in Plain Sight
    Then the stack is Hide in Plain Sight

  @C193
  Scenario: the goad mode targets any creature, face up or face down, of anybody
    Given Ann controls a Ransom Note #note
    And Ann controls a Gray Ogre #mine
    And Bob controls a Gray Ogre #his
    And Bob controls a cloaked Gray Ogre #hidden
    Then Ann can activate the 1st ability of #note choosing mode 2 targeting #mine
    And Ann can activate the 1st ability of #note choosing mode 2 targeting #his
    And Ann can activate the 1st ability of #note choosing mode 2 targeting #hidden
    But Ann can't activate the 1st ability of #note choosing mode 2 targeting #note (CR 601.2c)

  @C205
  Scenario: up to one target for each player
    Given Ann's hand is Unexplained Absence
    And Ann controls a Gray Ogre #mine
    And Bob controls a Gray Ogre #his
    And Bob controls a Masked Ogre #his-too
    Then Ann can cast Unexplained Absence targeting nothing
    And Ann can cast Unexplained Absence targeting #mine
    And Ann can cast Unexplained Absence targeting #his
    And Ann can cast Unexplained Absence targeting #mine, #his
    But Ann can't cast Unexplained Absence targeting #his, #his-too (CR 601.2c)
