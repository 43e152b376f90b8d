Feature: The legend rule counts names, and a face-down permanent has none
  CR 704.5j, 201.2a.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @C146 @T15
  Scenario: a second copy is noticed when it turns up
    Given Ann controls an Ogre Prince #one
    And Ann controls a cloaked Ogre Prince #two
    Then #one is on the battlefield
    When Ann turns #two face up for its mana cost
    And Ann chooses #two
    Then #one is gone
    And Ogre Prince is in Ann's graveyard
    And #two is on the battlefield

  @C147 @R8
  Scenario: two face-down creatures of one card do not share a name
    Given Ann controls a cloaked Gray Ogre #one
    And Ann controls a cloaked Gray Ogre #two
    And Ann controls an Age of Legends #age
    When everyone passes
    Then #one is legendary
    And #two is legendary
    And #one is on the battlefield
    And #two is on the battlefield
    And #one and #two don't have the same name

  @C148 @R8
  Scenario: nor a face-down one and a face-up one of that card
    Given Ann controls a Gray Ogre #one
    And Ann controls a cloaked Gray Ogre #two
    And Ann controls an Age of Legends #age
    Then #one and #two don't have the same name
    And Ann is asked for priority
    When Ann turns #two face up for its mana cost
    And Ann chooses #one
    Then #two is gone
    And #one is on the battlefield
