Feature: Counters on face-down creatures, once and for those to come
  CR 603.6a, 614.1d, 708.3. They are face down before they enter, so an effect on face-down creatures that enter applies.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @C209 @T17
  Scenario: entering, it gives each of its controller's a flying counter, and later ones enter with one
    Given Ann controls a cloaked Gray Ogre #before
    And Ann controls a Gray Ogre #open
    And Bob controls a cloaked Gray Ogre #his
    And Ann controls a Ransom Note #note
    And Ann's hand is Veiled Ascension
    When Ann casts Veiled Ascension
    And the stack resolves
    Then #before has 1 flying counter
    And #before has flying
    And #open has no counters
    And #his has no counters
    When Ann activates the 1st ability of #note choosing mode 1
    And the stack resolves
    And call Ann's 2nd cloaked permanent #after
    Then #after has 1 flying counter
    And #after has flying

  @C209
  Scenario: a creature cast face down enters with one too, a face-up one does not
    Given Ann controls a Veiled Ascension #ascension
    And Ann's hand is Masked Ogre, Gray Ogre
    When Ann casts Masked Ogre face down as #a
    And the stack resolves
    And Ann casts Gray Ogre as #b
    And the stack resolves
    Then #a has 1 flying counter
    And #b has no counters

  @C210
  Scenario: turned face up it keeps the counter
    Given Ann controls a Veiled Ascension #ascension
    And Ann's hand is Masked Ogre
    When Ann casts Masked Ogre face down as #a
    And the stack resolves
    And Ann turns #a face up for its disguise cost
    Then #a has 1 flying counter
    And #a has flying
    And #a is 3/3

  @C216
  Scenario Outline: in its controller's upkeep a card may be cloaked, decided as the ability resolves
    Given it is Bob's end step
    And Ann controls a Veiled Ascension #ascension
    When the game moves to Ann's upkeep
    Then the stack is an ability of #ascension
    When everyone passes
    Then Ann is asked whether
    When Ann <decision>
    Then Ann controls <number> cloaked permanents

    Examples:
      | decision | number |
      | accepts  | 1      |
      | declines | 0      |

  @C216
  Scenario: the card cloaked so enters with a flying counter
    Given it is Bob's end step
    And Ann controls a Veiled Ascension #ascension
    When the game moves to Ann's upkeep
    And everyone passes
    And Ann accepts
    And call Ann's 1st cloaked permanent #a
    Then #a has 1 flying counter

  @C216
  Scenario: not in the upkeep of others
    Given it is Ann's end step
    And Ann controls a Veiled Ascension #ascension
    When the game moves to Bob's upkeep
    Then the stack is empty
