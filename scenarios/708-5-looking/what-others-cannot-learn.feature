Feature: No way round tells others which card is face down
  CR 708.5, 708.6. What is offered, refused, asked and told to the others is the same whatever the card.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  @T9
  Scenario Outline: an attempt to turn up another's permanent
    Given Ann controls a cloaked <card> #a
    And Ann controls a manifested <card> #b
    And it is Bob's precombat main phase
    Then Bob can't turn #a face up for its mana cost (CR 701.58b)
    And Bob can't turn #a face up for its disguise cost (CR 702)
    And Bob can't turn #b face up for its mana cost (CR 701.40b)
    And Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | card           |
      | Gray Ogre      |
      | Masked Ogre    |
      | Buried Wurm    |
      | Forest         |
      | Rootless Dryad |
      | Dusk Prowler   |

  @T9
  Scenario Outline: targeting it, with ward paid, and combat
    Given Ann controls a cloaked <card> #a
    And Bob controls a Gray Ogre #wall
    And Bob's hand is Sudden Wings
    When Ann passes
    And Bob casts Sudden Wings targeting #a
    And everyone passes
    And Bob pays
    And the stack resolves
    And the game moves to Ann's declare attackers step
    And Ann attacks Bob with #a
    And the game moves to Ann's postcombat main phase
    Then Bob has 18 life
    And Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | card        |
      | Gray Ogre   |
      | Hidden Blade |
      | Masked Mourner |
      | Sudden Bulk |

  @T9
  Scenario Outline: effects that look at characteristics
    Given Ann controls a cloaked <card> #a
    And Bob controls an Age of Legends #age
    And Bob controls a Narrow World #world
    And Bob controls an Elk Curse #curse attached to #a
    And Bob controls a Door Bell #bell
    When the game moves to Bob's upkeep
    Then #a is face down
    And Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | card          |
      | Ogre Prince   |
      | Broad Giant   |
      | Pale Duelist  |
      | Curfew Hound  |
      | Growing Beast |

  @T9
  Scenario Outline: a copy of it
    Given Ann controls a cloaked <card> #a
    And Bob's hand is Mirror Guest
    And it is Bob's precombat main phase
    When Bob casts Mirror Guest as #guest
    And the stack resolves
    And Bob accepts
    Then #guest is 2/2
    And #guest has ward {2}
    And Bob cannot tell the worlds apart

    Examples:
      | card        |
      | Masked Ogre |
      | Forest      |
      | Broad Giant |

  @T9
  Scenario Outline: a hand from which nothing is played
    Given Ann's hand is <card>
    When Ann passes
    And the game moves to Bob's precombat main phase
    Then Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | card        |
      | Forest      |
      | Gray Ogre   |
      | Sudden Bulk |
      | Masked Ogre |

  @T9
  Scenario Outline: a card drawn
    Given Ann's library is <card>, Forest
    And Ann controls a Ransom Note #note
    When Ann activates the 1st ability of #note choosing mode 3
    And the stack resolves
    Then Ann's hand is <card>
    And Bob cannot tell the worlds apart

    Examples:
      | card        |
      | Gray Ogre   |
      | Sudden Bulk |

  @T9
  Scenario Outline: manifest dread shows one card and hides the other
    Given Ann's library is <top>, Masked Ogre, Forest
    And Ann's hand is Dreadful Mask
    When Ann casts Dreadful Mask
    And everyone passes
    And Ann chooses <top>
    Then Masked Ogre is in Ann's graveyard
    And Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | top         |
      | Gray Ogre   |
      | Sudden Bulk |
      | Forest      |

  @T9
  Scenario Outline: a card from the hand is cloaked
    Given Ann controls a Vannifar, Evolved Enigma #vannifar
    And Ann's hand is Gray Ogre, Forest, Sudden Bulk
    When the game moves to Ann's beginning of combat
    And Ann chooses mode 1
    And everyone passes
    And Ann chooses <card>
    Then Ann has 2 cards in hand
    And Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart
    But Ann can tell the worlds apart

    Examples:
      | card        |
      | Gray Ogre   |
      | Forest      |
      | Sudden Bulk |

  @T9 @R24
  Scenario Outline: an owner does not learn what the other cloaked from their library
    Given Ann controls an Etrata, Deadly Fugitive #etrata
    And Bob's library is <card>, 3 Forest
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #etrata
    And the game moves to Ann's combat damage step
    And the stack resolves
    And the game moves to Ann's end step
    Then Ann controls 1 cloaked permanents
    And Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart
    But Ann can tell the worlds apart

    Examples:
      | card        |
      | Gray Ogre   |
      | Sudden Bulk |

  @T9 @C157
  Scenario Outline: stolen, it is known to the one who had it, and to the thief
    Given Bob controls a manifested <card> #his
    And Ann's hand is Brief Command
    When Ann casts Brief Command targeting #his
    And the stack resolves
    Then #his is controlled by Ann
    And spectators cannot tell the worlds apart
    But Ann can tell the worlds apart
    And Bob can tell the worlds apart

    Examples:
      | card        |
      | Gray Ogre   |
      | Sudden Bulk |
