Feature: Odd cards face down
  Background:
    Given these invented cards
      """
      Blood Mask {2}{B}
      Creature — Vampire
      Morph—Pay 3 life.
      4/4

      Thought Mask {2}{U}
      Creature — Wizard
      Disguise—Discard a card.
      3/3

      Sealed Mask {1}{U}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't be turned face up.

      Dark Choice {1}{B}
      Instant
      Destroy target nonblack creature.

      Night Mask {1}{B}
      Creature — Spirit
      Disguise {B}
      2/2
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: an Aura card that turns up enchants nothing and goes to the graveyard
    CR 704.5m.
    Given Ann controls a cloaked Heavy Mantle #a
    And Ann controls a Gray Ogre #ogre
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then Heavy Mantle is in Ann's graveyard
    And #ogre is 2/2

  Scenario: an Equipment card that turns up stays, attached to nothing
    Given Ann controls a cloaked Short Blade #a
    And Ann controls a Gray Ogre #ogre
    And Ann's hand is Expose the Culprit
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #a is unattached
    When Ann activates the 1st ability of #a targeting #ogre
    And the stack resolves
    Then #a is attached to #ogre
    And #ogre is 3/2

  Scenario: a morph cost that is life
    CR 702.37e, 118.3.
    Given Ann controls a morphed Blood Mask #a
    When Ann turns #a face up for its morph cost
    Then Ann has 17 life
    And #a is 4/4

  Scenario: and must be payable
    Given Ann has 2 life
    And Ann controls a morphed Blood Mask #a
    Then Ann can't turn #a face up for its morph cost (CR 119.4)

  Scenario: a disguise cost that is a card
    Given Ann controls a disguised Thought Mask #a
    And Ann's hand is Forest
    When Ann turns #a face up for its disguise cost
    Then Forest is in Ann's graveyard
    And #a is 3/3

  Scenario: with no card to discard it cannot be turned up so
    Given Ann controls a disguised Thought Mask #a
    And Ann controls a cloaked Thought Mask #b
    Then Ann can't turn #a face up for its disguise cost (CR 118.3)
    And Ann can turn #b face up for its mana cost

  Scenario: an Aura that keeps it face down, against costs and effects
    CR 101.2.
    Given Ann controls a cloaked Gray Ogre #a
    And Bob controls a Sealed Mask #seal attached to #a
    And Ann's hand is Expose the Culprit
    Then Ann can't turn #a face up for its mana cost (CR 101.2)
    When Ann casts Expose the Culprit choosing mode 1 targeting #a
    And the stack resolves
    Then #a is face down

  @R41
  Scenario: a black card face down is not black, and may turn out so
    Given Ann controls a manifested Night Mask #a
    And Bob's hand is Dark Choice
    And it is Bob's precombat main phase
    When Bob casts Dark Choice targeting #a
    And Bob passes
    And Ann turns #a face up for its mana cost
    And the stack resolves
    Then #a is on the battlefield
    And #a is black

  Scenario: a token can be turned face down, and up again
    CR 708.2a. It is no card, but with disguise face up it may use that.
    Given Ann controls a Masked Ogre #ogre
    And Ann's hand is Twin Mask, Face to the Wall
    When Ann casts Twin Mask targeting #ogre
    And the stack resolves
    And call Ann's token #token
    And Ann casts Face to the Wall targeting #token
    And the stack resolves
    Then #token is a face-down 2/2 without abilities
    And Ann can't turn #token face up for its mana cost (CR 708.7)
    When Ann turns #token face up for its disguise cost
    Then #token is 3/3
    And #token is a token

  @T15
  Scenario: stolen, it may not attack at once
    CR 302.6.
    Given Bob controls a manifested Gray Ogre #his
    And Ann controls a Gray Ogre #other
    And Ann's hand is Brief Command
    When Ann casts Brief Command targeting #his
    And the stack resolves
    And the game moves to Ann's declare attackers step
    Then Ann can't attack Bob with #his (CR 508.1a)

  @T14
  Scenario: a creature without abilities wards nothing off
    Given Bob controls a cloaked Gray Ogre #his
    And Ann controls a Hush of Forms #hush
    And Ann's hand is Plain End
    When Ann casts Plain End targeting #his
    Then the stack is Plain End

  Scenario: a flying counter put on later outlasts the loss of abilities before it
    CR 613.7, 122.1b. Both apply in layer 6, in the order of their timestamps.
    Given Bob controls a Hush of Forms #hush
    And Ann controls a Gray Ogre #ogre
    And Ann controls a cloaked Gray Ogre #a
    And Ann's hand is Veiled Ascension
    When Ann casts Veiled Ascension
    And the stack resolves
    Then #a has flying
    And #a doesn't have ward

  Scenario: and one put on before does not
    Given Ann controls a cloaked Gray Ogre #a with 1 flying counter
    And it is Bob's precombat main phase
    And Bob's hand is Hush of Forms
    Then #a has flying
    When Bob casts Hush of Forms
    And the stack resolves
    Then #a doesn't have flying
    And #a has 1 flying counter

  Scenario: losing flying alone takes what a counter gave before
    Given these invented cards
      """
      Clipped {U}
      Instant
      Target creature loses flying until end of turn.
      """
    And Ann controls a cloaked Gray Ogre #a with 1 flying counter
    And Ann's hand is Clipped
    When Ann casts Clipped targeting #a
    And the stack resolves
    Then #a doesn't have flying
    And #a has ward {2}
    When the game moves to Bob's upkeep
    Then #a has flying
