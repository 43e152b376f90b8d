Feature: Dividing among targets
  CR 601.2d. Announced with the targets; each gets at least one.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands
    And these invented cards
      """
      Split Bolt {2}{R}
      Instant
      Split Bolt deals 4 damage divided as you choose among any number of targets.

      Twin Spark {R}
      Instant
      Twin Spark deals 3 damage divided as you choose among one or two target creatures.

      Spread Fire {X}{R}
      Instant
      Spread Fire deals X damage divided as you choose among any number of targets.

      Scattered Growth {G}
      Instant
      Distribute three +1/+1 counters among one, two, or three target creatures.

      Turn Aside {U}
      Instant
      You may choose new targets for target spell or ability.

      Second Saying {U}
      Instant
      Copy target instant or sorcery spell. You may choose new targets for the copy.
      """
    And Bob controls a Serra Angel #angel
    And Bob controls a Grizzly Bears #bear
    And Bob controls a Wind Drake #drake

  Scenario: each target gets what was announced for it
    Given Ann's hand is Split Bolt
    When Ann casts Split Bolt targeting #angel and Bob divided 3 and 1
    And the stack resolves
    Then #angel has 3 damage
    And Bob has 19 life

  Scenario: at least one for each, and all of it
    Given Ann's hand is Split Bolt
    Then Ann can't cast Split Bolt targeting #angel and Bob divided 4 and 0 (CR 601.2d)
    And Ann can't cast Split Bolt targeting #angel and Bob divided 0 and 4 (CR 601.2d)
    And Ann can't cast Split Bolt targeting #angel, #bear, #drake, Ann, Bob (CR 601.2c)
    And Ann can cast Split Bolt targeting #angel, #bear, #drake, Bob

  Scenario: one target gets everything, and none is a number too
    Given Ann's hand is Split Bolt, Split Bolt
    When Ann casts Split Bolt targeting Bob
    And the stack resolves
    Then Bob has 16 life
    When Ann casts Split Bolt
    And the stack resolves
    Then Bob has 16 life

  Scenario: one or two are no more and no less
    Given Ann's hand is Twin Spark
    Then Ann can't cast Twin Spark targeting #angel, #bear, #drake divided 1 and 1 (CR 601.2c)
    When Ann casts Twin Spark targeting #angel, #bear divided 1 and 2
    And the stack resolves
    Then #angel has 1 damage
    And #bear is gone

  Scenario: X is announced before it is divided
    Given Ann's hand is Spread Fire
    When Ann casts Spread Fire targeting #angel, Bob divided 2 and 1 with X = 3
    And the stack resolves
    Then #angel has 2 damage
    And Bob has 19 life

  Scenario: what was for a target that is gone is lost
    CR 608.2b.
    Given Ann's hand is Split Bolt
    And Bob's hand is Shock
    When Ann casts Split Bolt targeting #bear and Ann divided 3 and 1
    And Ann passes
    And Bob casts Shock targeting #bear
    And everyone passes
    Then #bear is gone
    When the stack resolves
    Then Ann has 19 life

  Scenario: counters are distributed in the same way
    Given Ann's hand is Scattered Growth
    When Ann casts Scattered Growth targeting #bear, #drake divided 1 and 2
    And the stack resolves
    Then #bear has 1 +1/+1 counters
    And #drake has 2 +1/+1 counters

  Scenario: a copy divides as its original does
    CR 707.10.
    Given Ann's hand is Split Bolt, Second Saying
    When Ann casts Split Bolt targeting #angel and Bob divided 1 and 3
    And Ann casts Second Saying targeting Split Bolt
    And everyone passes
    And Ann accepts
    And Ann chooses #drake
    And Ann declines
    And the stack resolves
    Then #drake has 1 damage
    And #angel has 1 damage
    And Bob has 14 life

  # Ruling 2024-02-02
  Scenario: new targets get what the old ones would have got
    CR 115.7f.
    Given Ann's hand is Split Bolt
    And Bob's hand is Turn Aside
    When Ann casts Split Bolt targeting #angel and Bob divided 3 and 1
    And Ann passes
    And Bob casts Turn Aside targeting Split Bolt
    And everyone passes
    And Bob accepts
    And Bob accepts
    And Bob chooses Ann
    And Bob declines
    And the stack resolves
    Then Ann has 17 life
    And Bob has 19 life
    And #angel has 0 damage
