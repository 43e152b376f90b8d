Feature: Being dealt damage
  CR 603.2c, 120.3. All that is dealt to it at one time is one event, with all of the damage.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: that many tokens
    Given Ann controls a Broodhatch Nantuko #n
    And Bob's hand is Shock
    When Ann passes
    And Bob casts Shock targeting #n
    And everyone passes
    And everyone passes
    And Ann accepts
    Then Ann controls 2 tokens
    And Broodhatch Nantuko is in Ann's graveyard

  # Ruling 2004-10-04
  Scenario: all of them or none
    Given Ann controls a Broodhatch Nantuko #n
    And Bob's hand is Shock
    When Ann passes
    And Bob casts Shock targeting #n
    And everyone passes
    And everyone passes
    And Ann declines
    Then Ann controls 0 tokens

  Scenario: two blockers at once are one event
    Given Ann controls a Broodhatch Nantuko #n
    And Bob controls a Gray Ogre #a
    And Bob controls a Gray Ogre #b
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #n
    And everyone passes
    And Bob blocks #n with #a and #b
    And everyone passes
    And Ann assigns 1 to #a
    Then the stack is an ability of Broodhatch Nantuko
    When everyone passes
    And Ann accepts
    Then Ann controls 4 tokens

  Scenario: one instruction after the other is two
    Given these invented cards
      """
      Twin Sparks {R}
      Instant
      This spell deals 1 damage to target creature. This spell deals 1 damage to that creature.

      Sore Wall {2}
      Artifact Creature — Wall
      Whenever this creature is dealt damage, you gain 1 life.
      0/9
      """
    And Ann controls a Sore Wall #w
    And Ann's hand is Twin Sparks
    When Ann casts Twin Sparks targeting #w
    And everyone passes
    And Ann orders Sore Wall and Sore Wall
    And the stack resolves
    Then Ann has 22 life

  Scenario: face down it has no such ability
    Given Ann controls a morphed Broodhatch Nantuko #n
    And Bob's hand is Shock
    When Ann passes
    And Bob casts Shock targeting #n
    And the stack resolves
    Then Broodhatch Nantuko is in Ann's graveyard
    And Ann controls 0 tokens
