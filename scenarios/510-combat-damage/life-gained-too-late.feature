Feature: Life that is gained by a trigger, and life lost first
  CR 510.3a, 704.5a. State-based actions come before the trigger is put on the stack.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  # Ruling 2004-10-04
  Scenario: the damage kills the player before Exalted Angel's life comes
    Given Bob controls an Exalted Angel #angel
    And Bob has 2 life
    And Ann controls a Gray Ogre #first
    And Ann controls a Grizzly Bears #second
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #first, #second
    And everyone passes
    And Bob blocks #first with #angel
    And everyone passes
    Then Bob has lost

  # Ruling 2004-10-04
  Scenario: the life comes as the trigger resolves
    Given Ann controls an Exalted Angel #angel
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #angel
    And the game moves to Ann's combat damage step
    Then Bob has 16 life
    And Ann has 20 life
    And the stack is an ability of #angel
    When the stack resolves
    Then Ann has 24 life

  Scenario: face down it gains nothing
    Given Ann controls a morphed Exalted Angel #angel
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #angel
    And the game moves to Ann's combat damage step
    Then Bob has 18 life
    And the stack is empty
