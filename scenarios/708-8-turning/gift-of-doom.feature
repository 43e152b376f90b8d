Feature: Gift of Doom
  CR 702.37e, 708.11, 303.4k. An Aura that is attached while it turns up.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: it attaches itself to the creature chosen as it turns up
    Given Ann controls a morphed Gift of Doom #gift
    And Ann controls a Gray Ogre #food
    And Ann controls a Wind Drake #drake
    And Bob controls a Grizzly Bears
    When Ann turns #gift face up for its morph cost
    And Ann chooses #food
    And Ann accepts
    And Ann chooses #drake
    Then #gift is attached to #drake
    And #drake has deathtouch
    And #drake has indestructible
    And Gray Ogre is in Ann's graveyard

  # Ruling 2019-08-23
  Scenario: without a creature that it may enchant it goes to the graveyard
    Given these invented cards
      """
      Pale Shield {1}{W}
      Creature — Human
      Protection from black
      2/2
      """
    And Ann controls a morphed Gift of Doom #gift
    And Ann controls a Gray Ogre #food
    And Ann controls a Pale Shield #pale
    When Ann turns #gift face up for its morph cost
    And Ann chooses #food
    And Ann accepts
    Then #gift is gone
    And #pale is on the battlefield
    And Ann's graveyard is Gift of Doom, Gray Ogre

  # Ruling 2019-08-23
  Scenario: or where its controller will not have it attached
    Given Ann controls a morphed Gift of Doom #gift
    And Ann controls a Gray Ogre #food
    And Ann controls a Grizzly Bears #bear
    When Ann turns #gift face up for its morph cost
    And Ann chooses #food
    And Ann declines
    Then #gift is gone
    And Gift of Doom is in Ann's graveyard
    And #bear doesn't have deathtouch

  # Ruling 2019-08-23
  Scenario: nobody can act between the turning and the attaching
    Given Ann controls a morphed Gift of Doom #gift
    And Ann controls a Gray Ogre #food
    And Ann controls a Wind Drake #drake
    And Ann's hand is Shock
    And Bob's hand is Shock
    When Ann turns #gift face up for its morph cost
    And Ann chooses #food
    Then Ann is asked whether
    And Ann can't cast Shock targeting Bob (CR 117)
    And Bob can't cast Shock targeting #drake (CR 117)
    When Ann accepts
    Then #gift is attached to #drake
    And the stack is empty
    And Ann can cast Shock targeting Bob

  # Ruling 2019-08-23
  Scenario: it targets nothing, so that hexproof and shroud do not matter
    Given these invented cards
      """
      Deaf Stone {2}
      Creature — Golem
      Shroud
      2/2
      """
    And Ann controls a morphed Gift of Doom #gift
    And Ann controls a Gray Ogre #food
    And Ann controls a Deaf Stone #shroud
    And Bob controls a Sagu Mauler #hexproof
    When Ann turns #gift face up for its morph cost
    And Ann chooses #food
    And Ann accepts
    Then Ann may choose 1 of #hexproof and #shroud
    When Ann chooses #hexproof
    Then #gift is attached to #hexproof

  # Ruling 2019-08-23
  Scenario: its cost is one creature and no more
    Given Ann controls a morphed Gift of Doom #gift
    And Ann controls a Gray Ogre #food
    And Ann controls a Wind Drake #drake
    When Ann turns #gift face up for its morph cost
    Then Ann may choose 1 of #food and #drake
    When Ann chooses #food
    And Ann accepts
    Then #drake is on the battlefield
    And #gift is attached to #drake
    And Ann can't turn #gift face up for its morph cost (CR 708.7)

  Scenario: it cannot be sacrificed for itself
    Given Ann controls a morphed Gift of Doom #gift
    Then Ann can't turn #gift face up for its morph cost (CR 118.3)

  # Ruling 2019-08-23
  Scenario: it targets nothing, so hexproof and shroud do not matter, but protection does
    CR 702.16c.
    Given these invented cards
      """
      Pale Shield {1}{W}
      Creature — Human
      Protection from black
      2/2

      Deaf Stone {2}
      Creature — Golem
      Shroud
      2/2
      """
    And Ann controls a morphed Gift of Doom #gift
    And Ann controls a Gray Ogre #food
    And Ann controls a Pale Shield #own
    And Bob controls a Sagu Mauler #hexproof
    And Bob controls a Deaf Stone #shroud
    And Bob controls a Pale Shield #pale
    When Ann turns #gift face up for its morph cost
    And Ann chooses #food
    And Ann accepts
    Then Ann may choose 1 of #hexproof and #shroud
    When Ann chooses #hexproof
    Then #gift is attached to #hexproof

  Scenario: what its cost is paid with and what it asks are two steps, where either is asked
    CR 708.11.
    Given Ann controls a morphed Gift of Doom #gift
    And Ann controls a Gray Ogre
    And Bob controls a Grizzly Bears #bear
    When Ann turns #gift face up for its morph cost
    Then Ann is asked whether
    When Ann accepts
    Then #gift is attached to #bear
