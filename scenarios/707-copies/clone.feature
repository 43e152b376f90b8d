Feature: Clone
  CR 707.2, 707.3, 707.5, 707.9.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  # Ruling 2025-10-02
  Scenario: what triggers as the copied creature enters triggers for Clone
    Given Bob controls an Attended Knight
    And Ann's hand is Clone
    When Ann casts Clone as #c
    And everyone passes
    And Ann accepts
    And the stack resolves
    Then #c is named Attended Knight
    And Ann controls 1 tokens

  # Ruling 2025-10-02
  Scenario: what the copied creature does as it enters Clone does
    Given Bob controls a Crowd-Control Warden #w
    And Ann controls a Gray Ogre
    And Ann controls a Wind Drake
    And Ann's hand is Clone
    When Ann casts Clone as #c
    And everyone passes
    And Ann accepts
    And Ann chooses #w
    Then #c is named Crowd-Control Warden
    And #c has 2 +1/+1 counters
    And #c is 6/6

  # Ruling 2025-10-02
  Scenario: it copies what is printed, not what has happened to it
    Given Bob controls a tapped Gray Ogre #ogre with 2 +1/+1 counters
    And Bob controls a Rancor attached to #ogre
    And Bob controls a Bonesplitter attached to #ogre
    And Ann's hand is Clone
    And Bob's hand is Giant Growth and Blue Paint
    When Ann casts Clone as #c
    And Ann passes
    And Bob casts Giant Growth targeting #ogre
    And everyone passes
    And Ann passes
    And Bob casts Blue Paint targeting #ogre
    And everyone passes
    Then #ogre is 11/7
    And #ogre is blue
    When everyone passes
    And Ann accepts
    Then #c is named Gray Ogre
    And #c is 2/2
    And #c is red
    And #c is untapped
    And #c has no counters
    And #c doesn't have trample

  # Ruling 2025-10-02
  Scenario: it targets nothing, so that hexproof does not keep it off
    Given Bob controls a Sagu Mauler #m
    And Ann's hand is Clone
    When Ann casts Clone as #c
    And everyone passes
    And Ann accepts
    Then #c is named Sagu Mauler
    And #c is 6/6

  # Ruling 2025-10-02
  Scenario: nothing that enters at the same time can be copied
    Given these invented cards
      """
      Joint Return {4}{W}
      Sorcery
      Return all creature cards from your graveyard to the battlefield.
      """
    And Ann's graveyard is Clone, Gray Ogre
    And Bob controls a Wind Drake #d
    And Bob controls a Llanowar Elves #e
    And Ann's hand is Joint Return
    When Ann casts Joint Return
    And everyone passes
    And Ann accepts
    Then Ann may choose 1 of #d and #e

  # Ruling 2025-10-02
  Scenario: an X in the copied mana cost is 0
    Given these invented cards
      """
      Swelling Slime {X}{G}
      Creature — Ooze
      This creature enters with X +1/+1 counters on it.
      1/1
      """
    And Ann's hand is Swelling Slime and Clone
    When Ann casts Swelling Slime as #s with X = 3
    And the stack resolves
    Then #s is 4/4
    When Ann casts Clone as #c
    And everyone passes
    And Ann accepts
    Then #c is named Swelling Slime
    And #c has no counters
    And #c is 1/1
    And #c has mana value 1

  # Ruling 2025-10-02
  Scenario: of a token it copies what made the token say
    Given Ann controls a disguised Dog Walker #w
    And Bob controls a tapped Llanowar Elves
    And Ann's hand is Clone
    When Ann turns #w face up for its disguise cost
    And the stack resolves
    And call Ann's 22nd permanent #dog
    And Ann casts Clone as #c
    And everyone passes
    And Ann accepts
    And Ann chooses #dog
    Then #c is 1/1
    And #c is white
    And #c has the subtypes Dog
    And #c has no abilities
    And #c is untapped
    And #c isn't a token

  # Ruling 2025-10-02
  Scenario: of a copy it copies what that copies
    Given Bob controls a Clone #b copying Serra Angel
    And Ann's hand is Clone
    When Ann casts Clone as #c
    And everyone passes
    And Ann accepts
    Then #c is named Serra Angel
    And #c is 4/4
    And #c has flying

  # Ruling 2025-10-02
  Scenario: copying nothing it is a 0/0 and dies
    Given Bob controls a Serra Angel
    And Ann's hand is Clone
    When Ann casts Clone as #c
    And everyone passes
    And Ann declines
    Then #c is gone
    And Clone is in Ann's graveyard
