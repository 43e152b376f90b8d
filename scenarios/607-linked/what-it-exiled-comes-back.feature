Feature: What one ability exiled, another returns
  CR 607.2a. The two are linked; nothing else that is exiled is meant.

  Background:
    Given these invented cards
      """
      Jail Bell {2}{W}
      Enchantment
      When this enchantment enters, exile target creature an opponent controls.
      When this enchantment leaves the battlefield, return the exiled card to the battlefield tapped under its owner's control.

      Great Vault {3}{W}
      Enchantment
      When this enchantment enters, exile all creatures.
      When this enchantment leaves the battlefield, return the exiled cards to the battlefield under their owners' control.

      Break Charm {R}
      Instant
      Destroy target enchantment.

      Last Bolt {R}
      Instant
      Last Bolt deals 5 damage to any target.
      """
    And a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: Aurelia's Vindicator exiles up to X, from the battlefield and from graveyards
    CR 702.168e.
    Given Ann controls a disguised Aurelia's Vindicator #v
    And Bob controls a Gray Ogre #b
    And Bob's graveyard is Wind Drake, Shock
    And Ann's graveyard is Grizzly Bears
    When Ann turns #v face up for its disguise cost with X = 2
    Then Ann can't choose #v (CR 601.2c)
    And Ann can't choose Shock (CR 601.2c)
    When Ann chooses #b
    And Ann chooses Wind Drake
    And the stack resolves
    Then Bob's exile is Gray Ogre, Wind Drake
    And Bob's graveyard is Shock
    And Ann's graveyard is Grizzly Bears

  Scenario: and they return to their owners' hands as it leaves
    Given Ann controls a disguised Aurelia's Vindicator #v
    And Bob controls a Gray Ogre #b
    And Ann's graveyard is Grizzly Bears
    And Bob's exile is Serra Angel
    And Bob's hand is Murder
    When Ann turns #v face up for its disguise cost with X = 2
    And Ann chooses #b
    And Ann chooses Grizzly Bears
    And the stack resolves
    And Ann passes
    And Bob casts Murder targeting #v
    And everyone passes
    And Bob pays
    And the stack resolves
    Then Bob's hand is Gray Ogre
    And Ann's hand is Grizzly Bears
    And Bob's exile is Serra Angel

  Scenario: X = 0 has no target and exiles nothing
    Given Ann controls a disguised Aurelia's Vindicator #v
    And Bob controls a Gray Ogre #b
    When Ann turns #v face up for its disguise cost with X = 0
    And the stack resolves
    Then #b is on the battlefield

  Scenario: it leaves before the exiling, so that what is exiled stays away
    Ruling 2024-02-02.
    Given Ann controls a disguised Aurelia's Vindicator #v
    And Bob controls a Gray Ogre #b
    And Bob's hand is Murder
    When Ann turns #v face up for its disguise cost with X = 1
    And Ann chooses #b
    And Ann passes
    And Bob casts Murder targeting #v
    And everyone passes
    And Bob pays
    And the stack resolves
    Then #v is gone
    And Bob's exile is Gray Ogre
    And Bob has 0 cards in hand

  Scenario: a target that dies first is another object in the graveyard
    CR 400.7. Ruling 2024-02-02.
    Given Ann controls a disguised Aurelia's Vindicator #v
    And Bob controls a Gray Ogre #b
    And Bob's hand is Last Bolt
    When Ann turns #v face up for its disguise cost with X = 1
    And Ann chooses #b
    And Ann passes
    And Bob casts Last Bolt targeting #b
    And the stack resolves
    Then Bob's graveyard is Gray Ogre, Last Bolt
    And Bob's exile is nothing

  Scenario: a face-down creature exiled by it is revealed, and is a card in its owner's hand later
    CR 708.9.
    Given Ann controls a disguised Aurelia's Vindicator #v
    And Bob controls a cloaked Gray Ogre #b
    When Ann turns #v face up for its disguise cost with X = 1
    And Ann chooses #b
    And everyone passes
    And Ann pays
    And the stack resolves
    Then everyone is shown Gray Ogre
    And Bob's exile is Gray Ogre

  Scenario: an enchantment gives one creature back to the battlefield
    Given Ann's hand is Jail Bell, Break Charm
    And Bob controls a Serra Angel #b
    When Ann casts Jail Bell as #bell
    And everyone passes
    And Ann chooses #b
    And the stack resolves
    Then Bob's exile is Serra Angel
    When Ann casts Break Charm targeting #bell
    And the stack resolves
    And call Serra Angel #again
    Then #again is controlled by Bob
    And #again is tapped

  Scenario: several come back each under its own owner's control
    Given Ann's hand is Great Vault, Break Charm
    And Bob controls a Serra Angel #b
    And Ann controls a Gray Ogre #a
    When Ann casts Great Vault as #vault
    And the stack resolves
    And Ann casts Break Charm targeting #vault
    And the stack resolves
    Then Ann controls 1 Gray Ogre
    And Bob controls 1 Serra Angel
