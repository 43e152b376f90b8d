Feature: An effect turns a face-down creature face up
  CR 708.8, 608.2b. No cost is paid and it is no special action.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands
    And Ann's hand is Expose the Culprit

  @C56 @R44
  Scenario: a creature card comes up with all that is printed on it
    Given Ann controls a disguised Masked Ogre #a
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #a is face up
    And #a is named Masked Ogre
    And #a is 3/3
    And #a is red
    And #a has mana cost {2}{R}
    And #a has the subtypes Ogre
    And #a has disguise {1}{R}

  @C57
  Scenario: also where no rule would let its controller turn it up
    Given Ann controls a turned-down Gray Ogre #a
    Then Ann can't turn #a face up for its mana cost (CR 708.7)
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #a is face up
    And #a is named Gray Ogre

  @C58 @R51
  Scenario Outline: a cloaked noncreature permanent card becomes that permanent
    Given Ann controls a cloaked <card> #a
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #a is face up
    And #a is named <card>
    And #a has the card types <type>
    And #a isn't a creature

    Examples:
      | card            | type        |
      | Forest          | Land        |
      | Plain Toll      | Artifact    |
      | Veiled Ascension | Enchantment |

  @C59 @C60 @T10 @R49
  Scenario Outline: an instant or sorcery card is shown and stays face down
    CR 701.58g, 701.40g.
    Given Ann controls a Unmasking Bell #bell
    And Ann controls a <cause> <card> #a
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And everyone passes
    Then everyone is shown <card>
    And #a is face down
    And #a is 2/2
    And the stack is empty
    And Ann has 20 life

    Examples:
      | cause      | card               |
      | cloaked    | Sudden Bulk        |
      | manifested | Hide in Plain Sight |

  @C60
  Scenario: the same watcher sees a creature that does turn face up
    Given Ann controls a Unmasking Bell #bell
    And Ann controls a cloaked Gray Ogre #a
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then Ann has 21 life

  @C61 @T16 @R48
  Scenario: megamorph gives no counter where its cost was not paid
    Given Ann controls a morphed Growing Beast #a
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #a is face up
    And #a has no counters
    And #a is 3/3

  @C62 @R44
  Scenario: "when this is turned face up" triggers for its controller
    Given Bob controls a manifested Masked Seer #his
    When Ann casts Expose the Culprit choosing mode 1 targeting #his
    And everyone passes
    Then the stack is an ability of #his
    When everyone passes
    Then Bob has 1 cards in hand
    And Ann has 0 cards in hand

  @C63 @T16 @R47
  Scenario: "as this is turned face up" happens while it turns
    Given Ann controls a disguised Unfolding Beast #a
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And everyone passes
    Then the stack is empty
    And #a has 2 +1/+1 counters
    And #a is 4/4

  @C64 @CHOICE
  Scenario: X of a disguise cost that was not paid is 0
    CR 702.168e speaks only of the X chosen for the special action. Where an effect turned the
    permanent up nothing was chosen, and we take X as 0.
    Given Ann controls a disguised Rising Flame #a
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #a is face up
    And #a has no counters
    And #a is 1/1

  @C65
  Scenario: turned face up in response, it is no legal target any more
    Given Bob controls a manifested Gray Ogre #his
    And Bob's hand is Masked Ogre
    When Ann casts Expose the Culprit choosing mode 1 targeting #his
    And Ann passes
    And Bob turns #his face up for its mana cost
    And the stack resolves
    Then Expose the Culprit is in Ann's graveyard
    And #his is face up

  @C66 @T11
  Scenario: with its only target illegal, no mode of the spell does anything
    Given Ann controls a Masked Ogre #open
    And Bob controls a manifested Gray Ogre #his
    When Ann casts Expose the Culprit choosing modes 1 and 2 targeting #his
    And Ann passes
    And Bob turns #his face up for its mana cost
    And everyone passes
    Then the stack is empty
    And Expose the Culprit is in Ann's graveyard
    And Ann is asked for priority
    And #open is on the battlefield

  @C67
  Scenario: a target that left is illegal, even if its card is back face down
    Given Bob's hand is Send Home
    And Ann controls a Masked Ogre #open
    And Bob controls a manifested Gray Ogre #his
    When Ann casts Expose the Culprit choosing modes 1 and 2 targeting #his
    And Ann passes
    And Bob casts Send Home targeting #his
    And everyone passes
    Then #his is gone
    And Gray Ogre is in Bob's hand
    When everyone passes
    Then the stack is empty
    And #open is on the battlefield

  @C68
  Scenario: an opponent's creature stays theirs
    Given Bob controls a manifested Gray Ogre #his
    When Ann casts Expose the Culprit choosing mode 1 targeting #his
    And the stack resolves
    Then #his is controlled by Bob
    And in Ann's view #his is Gray Ogre
    And in the spectators' view #his is Gray Ogre
