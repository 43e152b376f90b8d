Feature: Cards that are face down in exile
  CR 406.3, 406.3a. Nobody may look but where an effect says so, and never again after the pile was shuffled.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @C83 @R27
  Scenario: a card left face down in exile after the shuffle is seen by nobody
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two
    And Bob controls a Sealed Crypt #crypt
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one, #two
    Then Ann has 2 cards in exile
    And in Ann's view Ann's exile shows nothing
    And in Bob's view Ann's exile shows nothing
    And in the spectators' view Ann's exile shows nothing

  @C83
  Scenario Outline: not even the one who exiled them can tell which is which
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two
    And Bob controls a Sealed Crypt #crypt
    And Ann's hand is Expose the Culprit
    And chance puts <pile> in that order
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one, #two
    Then Ann cannot tell the worlds apart
    And Bob cannot tell the worlds apart

    Examples:
      | pile                     |
      | Masked Ogre, Masked Seer |
      | Masked Seer, Masked Ogre |

  @C99 @T7
  Scenario: an entry that something forbids leaves the cards face down in exile
    CR 701.58f. They are not cloaked and nothing about them changes.
    Given Ann controls a Masked Ogre #one
    And Ann controls a Crowd Bell #bell
    And Bob controls a Sealed Crypt #crypt
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one
    Then Ann controls 0 cloaked permanents
    And Ann has 1 cards in exile
    And Ann has 20 life
    And the stack is empty

  @C98 @T7
  Scenario: a prohibition about libraries does not touch cards from exile
    Given Ann controls a Masked Ogre #one
    And Bob controls a Barred Shelf #shelf
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one
    Then Ann controls 1 cloaked permanents
