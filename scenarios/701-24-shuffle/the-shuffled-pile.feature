Feature: A shuffled pile hides which card is which
  CR 701.24a, 406.3, 400.5, 708.6. Exiled together face down, shuffled, cloaked: nothing links a card to a permanent.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Expose the Culprit

  @C82 @C86
  Scenario: the pile leaves together and comes back as so many 2/2s
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two
    And Ann controls a Masked Mourner #three
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one, #two, #three
    Then #one is gone
    And #two is gone
    And #three is gone
    And Ann has 0 cards in exile
    And Ann controls 3 cloaked permanents
    When call Ann's 1st cloaked permanent #x
    And call Ann's 2nd cloaked permanent #y
    And call Ann's 3rd cloaked permanent #z
    Then #x is a face-down 2/2 with ward {2}
    And #y is a face-down 2/2 with ward {2}
    And #z is a face-down 2/2 with ward {2}
    And #x is controlled by Ann

  @C84
  Scenario Outline: each order of the pile can come about
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two
    And chance puts <first>, <second> in that order
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one, #two
    And call Ann's 1st cloaked permanent #x
    And call Ann's 2nd cloaked permanent #y
    Then in Ann's view #x is <first>
    And in Ann's view #y is <second>

    Examples:
      | first       | second      |
      | Masked Ogre | Masked Seer |
      | Masked Seer | Masked Ogre |

  @C84 @C88 @T8 @R28
  Scenario Outline: an opponent cannot tell the orders apart
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two
    And chance puts <pile> in that order
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one, #two
    Then Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart
    But Ann can tell the worlds apart

    Examples:
      | pile                     |
      | Masked Ogre, Masked Seer |
      | Masked Seer, Masked Ogre |

  @C88
  Scenario: cards of different owners can be told apart by their owners
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two owned by Bob
    And chance puts Masked Seer, Masked Ogre in that order
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one, #two
    And call Ann's 1st cloaked permanent #x
    And call Ann's 2nd cloaked permanent #y
    Then in Bob's view #x is owned by Bob
    And in Bob's view #y is owned by Ann
    And in Bob's view #x is a face-down 2/2 with ward {2}

  @C89 @C90 @R28
  Scenario: afterwards only their controller may look
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one, #two
    And call Ann's 1st cloaked permanent #x
    And call Ann's 2nd cloaked permanent #y
    Then Ann may look at #x
    And Ann may look at #y
    And Bob may not look at #x
    And Bob may not look at #y

  @C91
  Scenario: a pile of one is still a face-down 2/2 in the opponent's view
    Given Ann controls a Masked Ogre #one
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one
    And call Ann's 1st cloaked permanent #x
    Then in Bob's view #x is a face-down 2/2 with ward {2}
    And Bob may not look at #x

  @C85
  Scenario: shuffling a pile is not shuffling one's library
    Given Ann controls a Masked Ogre #one
    And Ann controls a Masked Seer #two
    And Ann controls a Shuffle Ledger #ledger
    When Ann casts Expose the Culprit choosing mode 2
    And everyone passes
    And Ann chooses #one, #two
    Then the stack is empty
    And Ann has 20 life
