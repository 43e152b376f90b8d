Feature: Positions that hold more than cards on the battlefield
  What a position says of a token, a copy, a back face, an attachment, a land played and cards face down in exile.

  Background:
    Given a game of Ann and Bob

  Scenario: a token is no card and ceases to exist outside the battlefield
    CR 111.7.
    Given these invented cards
      """
      Ember Token
      Creature — Elemental
      Color indicator: red
      3/1
      """
    And Ann has plenty of lands
    And Bob has plenty of lands
    And Ann controls a tapped token Ember Token #ember
    And Ann controls a token Gray Ogre #ogre
    And Bob's hand is Plain End
    When Ann passes
    And Bob casts Plain End targeting #ember
    Then #ember is a token
    And #ember is red
    And #ember has no mana cost
    And #ogre has mana cost {2}{R}
    When the stack resolves
    Then #ember is gone
    And Ann's graveyard is nothing
    And Ann controls 1 tokens

  Scenario: a permanent that copies another is not what its card says
    CR 707.2.
    Given Ann controls a Clone #copy copying Gray Ogre and with 1 damage
    And Ann controls a Clone #hidden copying a face-down 2/2 with ward {2}
    And Ann controls a Clone #plain copying a face-down 2/2 without abilities
    Then #copy is named Gray Ogre
    And #copy is 2/2
    And #hidden has no name
    And #hidden has ward {2}
    And #hidden is face up
    And #plain has no abilities

  Scenario: the back face is up
    CR 712.8.
    Given Ann controls a transformed Dusk Prowler #wolf
    Then #wolf is named Night Prowler
    And #wolf is 4/4

  Scenario: an attachment that came before what it is attached to
    Given Ann controls a Bonesplitter #blade
    And Ann controls a Gray Ogre #ogre
    And #blade is attached to #ogre
    Then #ogre is 4/2

  Scenario: a land was played this turn
    CR 305.2.
    Given Ann has played 1 land this turn
    And Ann's hand is Forest
    Then Ann can't play Forest (CR 305.2)

  Scenario: cards face down in exile
    CR 406.3.
    Given Ann's face-down exile is Gray Ogre
    And Ann's exile is Forest
    Then Ann has 2 cards in exile
    And in Ann's view Ann's exile shows Forest
    And in Bob's view Ann's exile shows Forest

  Scenario: objects are called by their places
    Given Ann controls a Forest
    And Ann controls a Gray Ogre
    And Ann controls a Gray Ogre #last
    And Ann's graveyard is Forest, Gray Ogre
    When note the number of #last
    And call Ann's 3rd permanent #last
    And call the 2nd card of Ann's graveyard #buried
    Then the number of #last is as noted
    And #buried is named Gray Ogre
