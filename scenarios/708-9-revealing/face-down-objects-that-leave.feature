Feature: A face-down object is revealed as it leaves
  CR 708.9. A permanent that goes anywhere else, a spell that goes anywhere but to the battlefield.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  @C159 @T19 @R64
  Scenario: a countered face-down spell
    Given Ann's hand is Masked Ogre
    And Bob's hand is Flat Denial
    When Ann casts Masked Ogre face down as #spell
    And Ann passes
    And Bob casts Flat Denial targeting #spell
    Then the stack is Flat Denial, #spell
    When everyone passes
    Then everyone is shown Masked Ogre
    And Masked Ogre is in Ann's graveyard

  @C159
  Scenario: a face-down spell that resolves is not revealed
    Given Ann's hand is Masked Ogre
    When Ann casts Masked Ogre face down as #spell
    And the stack resolves
    Then nobody is shown Masked Ogre
    And #spell is a face-down 2/2 with ward {2}
    And #spell is disguised

  @C160 @T19 @R65
  Scenario Outline: a permanent, to any zone
    Given Ann controls a cloaked Sudden Bulk #a
    And Ann's hand is <spell>
    When Ann casts <spell> targeting #a
    And the stack resolves
    Then everyone is shown Sudden Bulk
    And Sudden Bulk is in Ann's <zone>
    And #a is gone

    Examples:
      | spell      | zone      |
      | Plain End  | graveyard |
      | Send Home  | hand      |
      | Clean Exit | exile     |
      | Far Shelf  | library   |

  @C160 @R44
  Scenario: leaving is not turning face up
    Given Ann controls a cloaked Masked Seer #a
    And Ann controls an Unmasking Bell #bell
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #a
    And the stack resolves
    Then the stack is empty
    And Ann has 20 life
    And Ann has 0 cards in hand

  @C162 @T19 @R66
  Scenario: all are revealed when the game ends
    Given Ann controls a cloaked Gray Ogre #a
    And Bob controls a manifested Masked Ogre #b
    And Ann's hand is Masked Seer
    When Ann casts Masked Seer face down
    And Bob concedes
    Then the game is over
    And Ann has won
    And everyone is shown Gray Ogre
    And everyone is shown Masked Ogre
    And everyone is shown Masked Seer
