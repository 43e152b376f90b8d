Feature: Tokens that enter with counters
  CR 614.1c, 111.1. What is counted is counted without them.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  Scenario: Printlifter Ooze turned up counts itself for its token
    Given Ann controls a disguised Printlifter Ooze #a
    When Ann turns #a face up for its disguise cost
    And the stack resolves
    And call Ann's token #t
    Then #t has 1 +1/+1 counter
    And #t is 1/1
    And #t is green
    And #t has trample

  Scenario: other creatures of its controller count, an opponent's do not
    Given Ann controls a Printlifter Ooze
    And Ann controls a cloaked Gray Ogre #a
    And Ann controls a Wind Drake
    And Bob controls a Wind Drake
    When Ann turns #a face up for its mana cost
    And the stack resolves
    And call Ann's token #t
    Then #t has 3 +1/+1 counters

  Scenario: with no other creature left the token dies at once
    CR 704.5f.
    Given Ann controls a disguised Printlifter Ooze #a
    And Ann's hand is Plain End
    When Ann turns #a face up for its disguise cost
    And Ann casts Plain End targeting #a
    And the stack resolves
    Then Ann controls 0 tokens

  Scenario: a fixed number of another kind
    Given these invented cards
      """
      Slow Guard {1}{W}
      Sorcery
      Create two 1/1 white Soldier creature tokens. They enter with a stun counter on them.
      """
    And Ann's hand is Slow Guard
    When Ann casts Slow Guard
    And the stack resolves
    Then Ann controls 2 tokens
