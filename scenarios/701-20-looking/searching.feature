Feature: Searching a library
  CR 701.23a. Who searches looks at the whole library; the others learn what is revealed.

  Background:
    Given these invented cards
      """
      Ogre Summons {1}{G}
      Sorcery
      Search your library for an Ogre card, reveal it, put it into your hand, then shuffle.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Ogre Summons

  Scenario: the library is seen by who searches it, while it is searched
    Given Ann's library is Forest, Gray Ogre, Plain End
    When Ann casts Ogre Summons
    And everyone passes
    Then Ann may choose 0 to 1 of Gray Ogre
    And in Ann's view Ann's library shows Forest, Gray Ogre, Plain End
    And in Bob's view Ann's library shows nothing
    When Ann chooses Gray Ogre
    Then everyone is shown Gray Ogre
    And in Ann's view Ann's library shows nothing

  Scenario: also where there is nothing to find
    Given Ann's library is Forest, Plain End
    When Ann casts Ogre Summons
    And everyone passes
    Then Ann is asked to choose
    And in Ann's view Ann's library shows Forest, Plain End
    When Ann chooses nothing
    Then Ann has 0 cards in hand
