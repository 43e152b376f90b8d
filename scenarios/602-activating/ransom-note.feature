Feature: Activating an ability whose cost sacrifices its source
  CR 602.2b, 601.2h. Mana and sacrifice are paid before anybody can respond.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  @C185 @C186
  Scenario: both parts are costs, paid at once
    Given Ann controls a Ransom Note #note
    And Bob's hand is Clean Exit
    When Ann activates the 1st ability of #note choosing mode 3
    Then #note is gone
    And Ransom Note is in Ann's graveyard
    And the stack is an ability of Ransom Note
    When the stack resolves
    Then Ann has 1 cards in hand

  @C185
  Scenario: without the mana it cannot be activated, and nothing is sacrificed
    Given a game of Ann and Bob
    And Ann controls a Ransom Note #note
    And Ann controls 1 Forest
    Then Ann can't activate the 1st ability of #note choosing mode 3 (CR 118.3)
    And #note is on the battlefield

  @C187
  Scenario: only its controller may activate it
    Given Ann controls a Ransom Note #mine owned by Bob
    And Bob controls a Ransom Note #his owned by Ann
    Then Ann can't activate the 1st ability of #his choosing mode 3 (CR 602.2)
    And Ann can activate the 1st ability of #mine choosing mode 3
    When Ann activates the 1st ability of #mine choosing mode 3
    Then Ransom Note is in Bob's graveyard

  @C202
  Scenario: with its target gone the ability does not resolve, and the Note stays sacrificed
    Given Ann controls a Ransom Note #note
    And Bob controls a Gray Ogre #ogre
    And Bob's hand is Send Home
    When Ann activates the 1st ability of #note choosing mode 2 targeting #ogre
    And Ann passes
    And Bob casts Send Home targeting #ogre
    And the stack resolves
    Then Gray Ogre is in Bob's hand
    And Ransom Note is in Ann's graveyard
    And the stack is empty

  @C191
  Scenario: the cloak mode cloaks a card that nobody has seen
    Given Ann's library is Buried Wurm, Forest
    And Ann controls a Ransom Note #note
    When Ann activates the 1st ability of #note choosing mode 1
    Then nobody is shown Buried Wurm
    When the stack resolves
    And call Ann's cloaked Buried Wurm #a
    Then Ann may look at #a
    And Bob may not look at #a
    And Ann has 1 cards in library

  @C191
  Scenario Outline: and the opponent cannot tell which card it was
    Given Ann's library is <card>, Forest
    And Ann controls a Ransom Note #note
    When Ann activates the 1st ability of #note choosing mode 1
    And the stack resolves
    Then Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | card        |
      | Buried Wurm |
      | Sudden Bulk |
      | Forest      |

  @C192
  Scenario: with an empty library the cloak mode does nothing
    CR 609.3.
    Given Ann's library is nothing
    And Ann controls a Ransom Note #note
    When Ann activates the 1st ability of #note choosing mode 1
    And the stack resolves
    Then Ann controls 0 cloaked permanents
    And Ann is asked for priority

  @C203
  Scenario: the draw mode draws one card
    Given Ann's library is Buried Wurm, Forest
    And Ann controls a Ransom Note #note
    When Ann activates the 1st ability of #note choosing mode 3
    And the stack resolves
    Then Ann's hand is Buried Wurm
    And Ann's library is Forest

  @C204
  Scenario: it is a Clue, with no ability beyond the printed ones
    Given Ann controls a Ransom Note #note
    And Ann controls a Clue Ledger #ledger
    Then #note has the subtypes Clue
    And #note has 1 activated abilities
    When Ann activates the 1st ability of #note choosing mode 3
    Then the stack is an ability of Clue Ledger, an ability of Ransom Note
    When the stack resolves
    Then Ann has 21 life
