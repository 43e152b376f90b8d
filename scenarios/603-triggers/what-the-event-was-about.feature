Feature: What a triggered ability speaks of is what its event was about
  CR 603.2, 608.2h, 400.7. The source of damage and what it was dealt to are two objects, and an
  object that left for another reason is found nowhere.

  Background:
    Given these invented cards
      """
      Wound Ledger {1}{B}
      Enchantment
      Whenever a creature you control deals combat damage to a creature, destroy that creature.

      Wary Scout {1}{W}
      Creature — Human
      When this creature is turned face up, return it to its owner's hand.
      Disguise {W}
      2/2

      Last Errand {1}{W}
      Creature — Human
      When this creature dies, return it to its owner's hand.
      2/2
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: the damaged creature is destroyed, not the one that dealt the damage
    Given Ann controls a Wound Ledger
    And Ann controls a Gray Ogre #a
    And Bob controls a Serra Angel #angel
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's declare blockers step
    And Bob blocks #a with #angel
    And the game moves to Ann's combat damage step
    And the stack resolves
    Then #angel is gone

  Scenario: a creature killed in response to its being turned up stays in the graveyard
    Given Ann controls a disguised Wary Scout #a
    And Bob's hand is Plain End
    When Ann turns #a face up for its disguise cost
    And Ann passes
    And Bob casts Plain End targeting #a
    And the stack resolves
    Then Ann's graveyard is Wary Scout

  Scenario: one that dies is found where its own dying put it
    CR 400.7j.
    Given Ann controls a Last Errand #a
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #a
    And the stack resolves
    Then Last Errand is in Ann's hand
