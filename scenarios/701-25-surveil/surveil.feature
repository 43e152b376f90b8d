Feature: Surveil
  CR 701.25. Look at the top cards; any of them into the graveyard, the rest back on top.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Ransom Note

  @C182 @R97
  Scenario: the top card to the graveyard
    Given Ann's library is Gray Ogre, Forest
    When Ann casts Ransom Note
    And the stack resolves
    Then only Ann is shown Gray Ogre
    When Ann surveils Gray Ogre away
    Then Ann's graveyard is Gray Ogre
    And Ann's library is Forest

  @C182 @R97
  Scenario: or back on top
    Given Ann's library is Gray Ogre, Forest
    When Ann casts Ransom Note
    And the stack resolves
    And Ann surveils nothing away
    Then Ann's graveyard is nothing
    And Ann's library is Gray Ogre, Forest

  @C182
  Scenario Outline: the opponent does not learn what stayed on top
    Given Ann's library is <card>, Forest
    When Ann casts Ransom Note
    And the stack resolves
    And Ann surveils nothing away
    Then Bob cannot tell the worlds apart

    Examples:
      | card        |
      | Gray Ogre   |
      | Buried Wurm |

  @C183 @T22 @R98
  Scenario: with an empty library it still counts as having surveilled
    Given Ann's library is nothing
    And Ann controls a Surveil Ledger #ledger
    When Ann casts Ransom Note
    And everyone passes
    Then the stack is an ability of Ransom Note
    When everyone passes
    Then the stack is an ability of Surveil Ledger
    When everyone passes
    Then Ann has 21 life

  @R99
  Scenario: once for each time one surveils
    Given Ann's library is Gray Ogre, Forest
    And Ann controls a Surveil Ledger #ledger
    When Ann casts Ransom Note
    And the stack resolves
    And Ann surveils nothing away
    Then the stack is an ability of Surveil Ledger

  @C184
  Scenario: a Ransom Note that enters face down does not surveil, nor does it when turned up
    Given Ann's library is Ransom Note, Gray Ogre
    And Ann's hand is Expose the Culprit
    And Ann controls a Ransom Note #note
    When Ann activates the 1st ability of #note choosing mode 1
    And everyone passes
    Then the stack is empty
    When call Ann's cloaked Ransom Note #a
    And Ann casts Expose the Culprit choosing mode 1 targeting #a
    And everyone passes
    Then the stack is empty
    And #a is face up
    And #a is named Ransom Note
    And nobody is shown Gray Ogre
