Feature: Looking at the top cards of a library, cloaking some, the rest to the bottom
  CR 701.20e, 701.58e, 401.4, 609.3.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Hide in Plain Sight

  @C168
  Scenario: only the caster sees the five
    Given Ann's library is Gray Ogre, Masked Ogre, Sudden Bulk, Plain Toll, Buried Wurm, Forest
    When Ann casts Hide in Plain Sight
    And everyone passes
    Then only Ann is shown Gray Ogre
    And only Ann is shown Masked Ogre
    And only Ann is shown Sudden Bulk
    And only Ann is shown Plain Toll
    And only Ann is shown Buried Wurm
    And nobody is shown Forest

  @C169 @C170
  Scenario: exactly two of them, of any card type
    Given Ann's library is Gray Ogre, Masked Ogre, Sudden Bulk, Plain Toll, Buried Wurm, Forest
    When Ann casts Hide in Plain Sight
    And everyone passes
    Then Ann may choose 2 of Gray Ogre, Masked Ogre, Sudden Bulk, Plain Toll, Buried Wurm
    And Ann can't choose Gray Ogre (CR 608.2d)
    And Ann can't choose nothing (CR 608.2d)
    And Ann can't choose Gray Ogre, Masked Ogre, Sudden Bulk (CR 608.2d)
    When Ann chooses Sudden Bulk, Plain Toll
    And Ann orders Sudden Bulk, Plain Toll
    And call Ann's cloaked Sudden Bulk #x
    And call Ann's cloaked Plain Toll #y
    Then #x is a face-down 2/2 with ward {2}
    And #y is a face-down 2/2 with ward {2}

  @C171
  Scenario: a library of one card
    Given Ann's library is Gray Ogre
    When Ann casts Hide in Plain Sight
    And everyone passes
    And the stack resolves
    Then Ann controls 1 cloaked permanents
    And Ann has 0 cards in library

  @C172
  Scenario: an empty library, and nobody loses
    Given Ann's library is nothing
    When Ann casts Hide in Plain Sight
    And the stack resolves
    Then Ann controls 0 cloaked permanents
    And Ann is asked for priority
    And Hide in Plain Sight is in Ann's graveyard

  @C173
  Scenario: a library of two
    Given Ann's library is Gray Ogre, Masked Ogre
    When Ann casts Hide in Plain Sight
    And everyone passes
    And Ann orders Gray Ogre, Masked Ogre
    Then Ann controls 2 cloaked permanents
    And Ann's library is nothing

  @C173
  Scenario: a library of three
    Given Ann's library is Gray Ogre, Masked Ogre, Sudden Bulk
    When Ann casts Hide in Plain Sight
    And everyone passes
    And Ann chooses Gray Ogre, Masked Ogre
    And Ann orders Gray Ogre, Masked Ogre
    Then Ann controls 2 cloaked permanents
    And Ann's library is Sudden Bulk

  @C173
  Scenario: of four, the other two go to the bottom at random
    Given Ann's library is Gray Ogre, Sudden Bulk, Masked Ogre, Plain Toll
    And chance puts Plain Toll, Sudden Bulk in that order
    When Ann casts Hide in Plain Sight
    And everyone passes
    And Ann chooses Gray Ogre, Masked Ogre
    And Ann orders Gray Ogre, Masked Ogre
    Then Ann controls 2 cloaked permanents
    And Ann's library is Plain Toll, Sudden Bulk

  @C174 @T6 @R82
  Scenario: one at a time, in the order chosen
    Given Ann's library is Gray Ogre, Masked Ogre, Sudden Bulk, Plain Toll, Buried Wurm, Forest
    And Ann controls a Crowd Bell #bell
    When Ann casts Hide in Plain Sight
    And everyone passes
    And Ann chooses Buried Wurm, Gray Ogre
    And Ann orders Buried Wurm, Gray Ogre
    And call Ann's cloaked Buried Wurm #x
    And call Ann's cloaked Gray Ogre #y
    Then in Bob's view #x came before #y
    When Ann orders Crowd Bell, Crowd Bell
    Then the stack is an ability of Crowd Bell, an ability of Crowd Bell
    When the stack resolves
    Then Ann has 22 life

  @C175
  Scenario: the rest is on the bottom in the order that chance gave
    Given Ann's library is Gray Ogre, Masked Ogre, Sudden Bulk, Plain Toll, Buried Wurm, Forest
    And chance puts Buried Wurm, Sudden Bulk, Plain Toll in that order
    When Ann casts Hide in Plain Sight
    And everyone passes
    And Ann chooses Gray Ogre, Masked Ogre
    And Ann orders Gray Ogre, Masked Ogre
    Then Ann's library is Forest, Buried Wurm, Sudden Bulk, Plain Toll

  @C175
  Scenario Outline: and not even the caster knows that order
    Given Ann's library is Gray Ogre, Masked Ogre, Sudden Bulk, Plain Toll, Buried Wurm, Forest
    And chance puts <bottom> in that order
    When Ann casts Hide in Plain Sight
    And everyone passes
    And Ann chooses Gray Ogre, Masked Ogre
    And Ann orders Gray Ogre, Masked Ogre
    Then Ann cannot tell the worlds apart
    And Bob cannot tell the worlds apart

    Examples:
      | bottom                               |
      | Sudden Bulk, Plain Toll, Buried Wurm |
      | Buried Wurm, Plain Toll, Sudden Bulk |

  @C176
  Scenario Outline: the opponent does not learn which two of the five
    Given Ann's library is Gray Ogre, Masked Ogre, Sudden Bulk, Plain Toll, Buried Wurm, Forest
    When Ann casts Hide in Plain Sight
    And everyone passes
    And Ann chooses <two>
    And Ann orders <two>
    Then Ann controls 2 cloaked permanents
    And Ann has 4 cards in library
    And Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart
    But Ann can tell the worlds apart

    Examples:
      | two                      |
      | Gray Ogre, Masked Ogre   |
      | Masked Ogre, Gray Ogre   |
      | Buried Wurm, Sudden Bulk |

  @C177
  Scenario: no card is drawn or put into a graveyard
    Given Ann's library is Gray Ogre, Masked Ogre, Sudden Bulk, Plain Toll, Buried Wurm, Forest
    And Ann controls a Draw Ledger #draw
    And Ann controls a Surveil Ledger #surveil
    When Ann casts Hide in Plain Sight
    And everyone passes
    And Ann chooses Gray Ogre, Masked Ogre
    And Ann orders Gray Ogre, Masked Ogre
    Then the stack is empty
    And Ann has 20 life
    And Ann's graveyard is Hide in Plain Sight
    And only Ann is shown Sudden Bulk

  @C181 @CHOICE @T7
  Scenario: where creature cards cannot enter from libraries, neither is cloaked and all five are the rest
    CR 701.58f keeps both in the library. The rules do not say whether "the rest" then is three or
    five; as none was cloaked, we put all five on the bottom.
    Given Ann's library is Gray Ogre, Masked Ogre, Sudden Bulk, Plain Toll, Buried Wurm, Forest
    And Bob controls a Barred Shelf #shelf
    When Ann casts Hide in Plain Sight
    And everyone passes
    And Ann chooses Sudden Bulk, Plain Toll
    And Ann orders Sudden Bulk, Plain Toll
    Then Ann controls 0 cloaked permanents
    And Ann has 6 cards in library
    And the 1st card of Ann's library is Forest
    And only Ann is shown Sudden Bulk
