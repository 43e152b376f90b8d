Feature: Manifest and manifest dread
  CR 701.40, 701.62.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @R3
  Scenario: a manifested card is a face-down 2/2 without abilities
    Given Ann's library is Masked Ogre, Forest
    And Ann's hand is First Mask
    When Ann casts First Mask
    And the stack resolves
    And call Ann's manifested Masked Ogre #a
    Then #a is a face-down 2/2 without abilities
    And #a is manifested
    And Ann can turn #a face up for its mana cost
    And Ann can turn #a face up for its disguise cost

  @R79 @T6
  Scenario: several cards of a library, one at a time
    Given Ann's library is Masked Ogre, Gray Ogre, Forest
    And Ann controls a Crowd Bell #bell
    And Ann's hand is Second Mask
    When Ann casts Second Mask
    And everyone passes
    And call Ann's manifested Masked Ogre #x
    And call Ann's manifested Gray Ogre #y
    Then in Bob's view #x came before #y
    When Ann orders Crowd Bell, Crowd Bell
    Then the stack is an ability of Crowd Bell, an ability of Crowd Bell
    When the stack resolves
    Then Ann has 22 life

  @R76 @T7
  Scenario Outline: where creature cards cannot enter from libraries, no card can be manifested
    Given Ann's library is <card>, Buried Wurm
    And Bob controls a Barred Shelf #shelf
    And Ann's hand is First Mask
    When Ann casts First Mask
    And the stack resolves
    Then Ann controls 0 face-down permanents
    And Ann's library is <card>, Buried Wurm
    And nobody is shown <card>

    Examples:
      | card        |
      | Gray Ogre   |
      | Sudden Bulk |

  @R73
  Scenario: manifest dread takes either of the two, the other goes to the graveyard
    Given Ann's library is Gray Ogre, Masked Ogre, Forest
    And Ann's hand is Dreadful Mask
    When Ann casts Dreadful Mask
    And everyone passes
    Then Ann may choose 1 of Gray Ogre, Masked Ogre
    When Ann chooses Masked Ogre
    And call Ann's manifested Masked Ogre #a
    Then #a is a face-down 2/2 without abilities
    And Gray Ogre is in Ann's graveyard
    And Ann's library is Forest

  @R73
  Scenario: a library of one card is manifested
    Given Ann's library is Gray Ogre
    And Ann's hand is Dreadful Mask
    When Ann casts Dreadful Mask
    And the stack resolves
    Then Ann controls 1 manifested permanents
    And Ann's library is nothing

  # Ruling 2018-07-13
  Scenario: face down a Beast is no Beast
    Given these invented cards
      """
      Beast Call {1}{G}
      Instant
      Beasts get +2/+2 until end of turn.
      """
    And Ann controls a manifested Hystrodon #down
    And Ann controls a Hystrodon #up
    And Ann's hand is Beast Call
    When Ann casts Beast Call
    And the stack resolves
    Then #up is 5/6
    And #down is 2/2
    And #down has no subtypes

  # Ruling 2018-07-13
  Scenario: nor does it share a creature type with anything, even with another of its kind
    Given these invented cards
      """
      Kin Call {G}
      Instant
      Target creature gets +1/+1 until end of turn for each creature that shares a creature type with it.
      """
    And Ann controls a manifested Hystrodon #down
    And Ann controls a manifested Hystrodon
    And Ann controls a Hystrodon #up
    And Ann's hand is Kin Call, Kin Call
    When Ann casts Kin Call targeting #down
    And the stack resolves
    Then #down is 2/2
    When Ann casts Kin Call targeting #up
    And the stack resolves
    Then #up is 4/5
