Feature: The other cards that cloak
  CR 701.58.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @R82 @T6 @T8
  Scenario: Become Anonymous puts a creature and two library cards into one pile, and they enter tapped and at once
    Given Ann controls a Gray Ogre #ogre
    And Ann's library is Masked Ogre, Sudden Bulk, Forest
    And Ann's hand is Become Anonymous
    And Ann controls a Crowd Bell #bell
    And chance puts Sudden Bulk, Gray Ogre, Masked Ogre in that order
    When Ann casts Become Anonymous targeting #ogre
    And the stack resolves
    Then Ann has 21 life
    And #ogre is gone
    And Ann controls 3 cloaked permanents
    When call Ann's 1st cloaked permanent #x
    And call Ann's 2nd cloaked permanent #y
    And call Ann's 3rd cloaked permanent #z
    Then #x is tapped
    And #y is tapped
    And #z is tapped
    And in Ann's view #x is Sudden Bulk
    And in Ann's view #y is Gray Ogre
    And in Ann's view #z is Masked Ogre

  @R82 @T8 @R28
  Scenario Outline: and the opponent cannot tell which is which
    Given Ann controls a Gray Ogre #ogre
    And Ann's library is Masked Ogre, Sudden Bulk, Forest
    And Ann's hand is Become Anonymous
    And chance puts <pile> in that order
    When Ann casts Become Anonymous targeting #ogre
    And the stack resolves
    Then Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | pile                                |
      | Sudden Bulk, Gray Ogre, Masked Ogre |
      | Gray Ogre, Masked Ogre, Sudden Bulk |
      | Masked Ogre, Sudden Bulk, Gray Ogre |

  @R80
  Scenario: Cryptic Coat cloaks and attaches itself
    Given Ann's library is Masked Ogre, Forest
    And Ann's hand is Cryptic Coat
    When Ann casts Cryptic Coat as #coat
    And the stack resolves
    And call Ann's cloaked Masked Ogre #a
    Then #coat is attached to #a
    And #a is 3/2

  @R80
  Scenario: and still cloaks if it has left
    Given Ann's library is Masked Ogre, Forest
    And Ann's hand is Cryptic Coat
    When Ann casts Cryptic Coat as #coat
    And everyone passes
    And Ann activates the 1st ability of #coat
    And everyone passes
    Then Cryptic Coat is in Ann's hand
    When the stack resolves
    And call Ann's cloaked Masked Ogre #a
    Then #a is 2/2

  @R81 @R24
  Scenario: Etrata cloaks the top card of the damaged player's library, under her controller
    Given Ann controls an Etrata, Deadly Fugitive #etrata
    And Bob's library is Buried Wurm, 3 Forest
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #etrata
    And the game moves to Ann's combat damage step
    Then the stack is an ability of #etrata
    When the stack resolves
    And call Ann's cloaked Buried Wurm #a
    Then #a is controlled by Ann
    And #a is owned by Bob
    And Ann may look at #a
    And Bob may not look at #a

  @R50
  Scenario: an instant card that cannot be turned up is exiled and may be cast
    Given Ann controls an Etrata, Deadly Fugitive #etrata
    And Ann controls a cloaked Small Spark #a
    When Ann activates the 1st ability of #a
    And everyone passes
    Then everyone is shown Small Spark
    And #a is gone
    And Ann is asked whether
    When Ann declines
    Then Small Spark is in Ann's exile

  @R50
  Scenario: a creature card is turned up by that ability
    Given Ann controls an Etrata, Deadly Fugitive #etrata
    And Ann controls a cloaked Gray Ogre #a
    When Ann activates the 1st ability of #a
    And the stack resolves
    Then #a is face up
    And #a is named Gray Ogre

  @R1
  Scenario: Vannifar cloaks a card from the hand
    Given Ann controls a Vannifar, Evolved Enigma #vannifar
    And Ann's hand is Buried Wurm, Forest
    When the game moves to Ann's beginning of combat
    And Ann chooses mode 1
    And everyone passes
    And Ann chooses Buried Wurm
    And call Ann's cloaked Buried Wurm #a
    Then #a is a face-down 2/2 with ward {2}
    And Ann's hand is Forest

  @R10
  Scenario: Vannifar's other mode finds face-down creatures colorless
    Given Ann controls a Vannifar, Evolved Enigma #vannifar
    And Ann controls a cloaked Gray Ogre #a
    And Ann controls a Gray Ogre #b
    When the game moves to Ann's beginning of combat
    And Ann chooses mode 2
    And everyone passes
    Then #a has 1 +1/+1 counter
    And #b has no counters
    And #vannifar has no counters
