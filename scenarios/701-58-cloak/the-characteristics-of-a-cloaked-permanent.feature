Feature: What a cloaked permanent is
  CR 701.58a. A face-down 2/2 creature with ward {2}: the list is complete, and it is copiable.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @C100 @C101 @C102 @C103 @C104 @C105 @C106 @R1
  Scenario Outline: whatever the card, and all of it at once
    Given Ann's library is <card>, Forest
    And Ann controls a Ransom Note #note
    When Ann activates the 1st ability of #note choosing mode 1
    And the stack resolves
    And call Ann's cloaked <card> #a
    Then #a is on the battlefield
    And #a is face down
    And #a is 2/2
    And #a has the card types Creature
    And #a has no subtypes
    And #a has ward {2}
    And #a has no name
    And #a has no mana cost
    And #a has mana value 0
    And #a is colorless
    And #a is a face-down 2/2 with ward {2}

    Examples:
      | card               |
      | Masked Ogre        |
      | Forest             |
      | Sudden Bulk        |
      | Ogre Prince        |
      | Veiled Ascension   |
      | Hidden Blade       |

  @C107 @R4
  Scenario Outline: an effect that adds something gives it that too
    Given Ann controls a cloaked Gray Ogre #a
    And Ann's hand is <spell>
    When Ann casts <spell> targeting #a
    And the stack resolves
    Then #a is face down
    And #a <fact>
    And #a has ward {2}

    Examples:
      | spell        | fact                                    |
      | Sudden Bulk  | is 5/5                                  |
      | Blue Paint   | is blue                                 |
      | Sudden Wings | has flying                              |
      | Iron Coat    | has the card types Artifact, Creature   |

  @C108 @R4
  Scenario: an effect that changes what it has changes it
    Given Ann controls a cloaked Gray Ogre #a
    And Ann's hand is Elk Curse
    When Ann casts Elk Curse targeting #a
    And the stack resolves
    Then #a is face down
    And #a is 3/3
    And #a has the subtypes Elk
    And #a is blue
    And #a has no abilities
    When Ann turns #a face up for its mana cost
    Then #a is named Gray Ogre
    And #a is 3/3
    And #a has the subtypes Elk
    And #a has no abilities

  @C132 @T2
  Scenario: everybody sees what made it face down
    Given Ann controls a cloaked Masked Ogre #a
    And Ann controls a manifested Masked Ogre #b
    And Ann controls a disguised Masked Ogre #c
    And Ann controls a morphed Buried Wurm #d
    And Ann controls a turned-down Masked Ogre #e
    Then in Bob's view #a is cloaked
    And in Bob's view #b is manifested
    And in Bob's view #c is disguised
    And in Bob's view #d is morphed
    And in Bob's view #e is turned down
    And in the spectators' view #a is cloaked

  @T2 @R5 @R6
  Scenario: a disguise card that an effect returns face down has no ward
    CR 708.2a. Neither disguise nor cloak made it face down.
    Given Ann's graveyard is Masked Ogre
    And Ann's hand is Grave Mask
    When Ann casts Grave Mask targeting Masked Ogre
    And the stack resolves
    And call Ann's 1st face-down permanent #a
    Then #a is a face-down 2/2 without abilities
    And in Bob's view #a is turned down
    And Ann can't turn #a face up for its mana cost (CR 708.7)
    And Ann can turn #a face up for its disguise cost

  @T2 @R6
  Scenario: turned face up and down again by an effect, ward is gone
    Given Ann controls a disguised Masked Ogre #a
    And Ann's hand is Face to the Wall
    When Ann turns #a face up for its disguise cost
    And Ann casts Face to the Wall targeting #a
    And the stack resolves
    Then #a is a face-down 2/2 without abilities

  @R7
  Scenario: turning a face-down permanent face down does nothing
    CR 708.2b. It stays cloaked and warded.
    Given Ann controls a cloaked Masked Ogre #a
    And Ann's hand is Face to the Wall
    When Ann casts Face to the Wall targeting #a
    And the stack resolves
    Then #a is a face-down 2/2 with ward {2}
    And #a is cloaked
    And Ann can turn #a face up for its mana cost
