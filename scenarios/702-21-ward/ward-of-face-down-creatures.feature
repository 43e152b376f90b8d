Feature: Ward {2} of cloaked and disguised creatures
  CR 702.21a. A triggered ability: the opponent pays, or the whole spell or ability is countered.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Expose the Culprit

  @C53 @C131 @T14 @R84
  Scenario Outline: unpaid, the spell is countered with both its modes
    Given Ann controls a Masked Ogre #open
    And Bob controls a <cause> Masked Seer #his
    When Ann casts Expose the Culprit choosing modes 1 and 2 targeting #his
    Then the stack is an ability of #his, Expose the Culprit
    When everyone passes
    And Ann doesn't pay
    Then the stack is empty
    And Expose the Culprit is in Ann's graveyard
    And #his is face down
    And #open is on the battlefield

    Examples:
      | cause     |
      | cloaked   |
      | disguised |

  @C53
  Scenario: paid, the spell goes on
    Given Bob controls a cloaked Gray Ogre #his
    When Ann casts Expose the Culprit choosing mode 1 targeting #his
    And everyone passes
    And Ann pays
    Then the stack is Expose the Culprit
    When everyone passes
    Then #his is face up

  @C54 @R84
  Scenario: one's own creature does not ward its controller off
    Given Ann controls a cloaked Gray Ogre #mine
    When Ann casts Expose the Culprit choosing mode 1 targeting #mine
    Then the stack is Expose the Culprit

  @R3
  Scenario Outline: a manifested, morphed or turned-down creature has no ward
    Given Bob controls a <cause> Buried Wurm #his
    When Ann casts Expose the Culprit choosing mode 1 targeting #his
    Then the stack is Expose the Culprit

    Examples:
      | cause       |
      | manifested  |
      | morphed     |
      | turned-down |

  @C194
  Scenario: ward triggers on an ability too
    Given Ann controls a Ransom Note #note
    And Bob controls a cloaked Gray Ogre #his
    When Ann activates the 1st ability of #note choosing mode 2 targeting #his
    Then the stack is an ability of #his, an ability of Ransom Note
    When everyone passes
    And Ann doesn't pay
    Then the stack is empty
    And #his isn't goaded by Ann
    And Ransom Note is in Ann's graveyard

  @T14 @R89
  Scenario: a creature turned up in response to its own ward trigger still wards
    Given Bob has plenty of lands
    And Bob controls a cloaked Gray Ogre #his
    When Ann casts Expose the Culprit choosing mode 1 targeting #his
    And Ann passes
    And Bob turns #his face up for its mana cost
    Then #his doesn't have ward {2}
    And the stack is an ability of #his, Expose the Culprit
    When everyone passes
    And Ann doesn't pay
    Then the stack is empty
    And Expose the Culprit is in Ann's graveyard

  @R85
  Scenario: two warded targets make two triggers, and failing either counters the spell
    Given a game of Ann, Bob and Cleo
    And Ann has plenty of lands
    And Ann's hand is Unexplained Absence
    And Bob controls a cloaked Gray Ogre #bobs
    And Cleo controls a cloaked Gray Ogre #cleos
    When Ann casts Unexplained Absence targeting #bobs, #cleos
    Then the stack is an ability of #cleos, an ability of #bobs, Unexplained Absence
    When everyone passes
    And Ann pays
    And everyone passes
    And Ann doesn't pay
    Then the stack is empty
    And #bobs is on the battlefield
    And #cleos is on the battlefield
