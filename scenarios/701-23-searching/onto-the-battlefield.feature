Feature: A land that is searched for and put onto the battlefield
  CR 701.23b, 305.4.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  # Ruling 2004-10-04
  Scenario: Rampant Growth may find nothing though there are lands
    Given Ann's hand is Rampant Growth
    And Ann's library is Forest, Gray Ogre
    And Ann controls a Shuffle Ledger
    When Ann casts Rampant Growth
    And everyone passes
    And Ann chooses nothing
    And the stack resolves
    Then Ann has 2 cards in library
    And Ann has 21 life

  # Ruling 2004-10-04
  Scenario: the land it finds is not the land played for the turn
    Given Ann's hand is Rampant Growth, Island, Island
    And Ann's library is Forest, Gray Ogre
    When Ann casts Rampant Growth
    And everyone passes
    And Ann chooses Forest
    Then Ann's library is Gray Ogre
    When call Ann's 21st permanent #land
    Then #land is named Forest
    And #land is tapped
    When Ann plays Island
    Then Ann can't play Island (CR 305.2)

  Scenario: nor is one needed for it
    Given Ann has played 1 land this turn
    And Ann's hand is Rampant Growth, Island
    And Ann's library is Forest, Gray Ogre
    When Ann casts Rampant Growth
    And everyone passes
    And Ann chooses Forest
    Then Ann's library is Gray Ogre
    And Ann can't play Island (CR 305.2)
