Feature: Face-down objects can be told apart at all times
  CR 708.6. What made each face down and the order in which they came are public; a number for each does what a die on the card does at a table.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @C165 @C166 @C167 @C215 @R29
  Scenario: permanents of several origins
    Given Ann controls a cloaked Gray Ogre #a
    And Ann controls a disguised Masked Ogre #b
    And Ann controls a morphed Buried Wurm #c
    And Ann controls a manifested Gray Ogre #d
    And Ann controls a turned-down Gray Ogre #e
    Then in Bob's view #a came before #b
    And in Bob's view #b came before #c
    And in Bob's view #c came before #d
    And in Bob's view #a is cloaked
    And in Bob's view #b is disguised
    And in Bob's view #c is morphed
    And in Bob's view #d is manifested
    And in Bob's view #e is turned down
    And each seat's number for #a is the same
    And each seat's number for #b is the same
    And #a and #b have different numbers

  @C165 @C167 @C215
  Scenario: spells, and the permanents they become
    Given Ann's hand is Masked Ogre, Buried Wurm
    When Ann casts Masked Ogre face down as #a
    Then in Bob's view #a is disguised
    When the stack resolves
    And Ann casts Buried Wurm face down as #b
    Then in Bob's view #b is morphed
    When the stack resolves
    Then in Bob's view #a is disguised
    And in Bob's view #b is morphed
    And in Bob's view #a came before #b

  @C215
  Scenario: the number stays while the object stays, up, down and under another
    Given Ann controls a cloaked Gray Ogre #a
    And Bob has plenty of lands
    And Bob's hand is Brief Command
    When note the number of #a
    And Ann turns #a face up for its mana cost
    Then the number of #a is as noted
    When Ann passes
    And Bob casts Brief Command targeting #a
    And the stack resolves
    Then the number of #a is as noted

  @C166
  Scenario: several that enter one at a time have an order, chosen and public
    Given Ann's library is Gray Ogre, Masked Ogre, Forest, Forest, Forest
    And Ann's hand is Hide in Plain Sight
    When Ann casts Hide in Plain Sight
    And the stack resolves
    And Ann chooses Masked Ogre, Gray Ogre
    And Ann orders Masked Ogre, Gray Ogre
    And call Ann's 1st cloaked permanent #x
    And call Ann's 2nd cloaked permanent #y
    Then in Bob's view #x came before #y
    And in Ann's view #x is Masked Ogre
    And in Ann's view #y is Gray Ogre
