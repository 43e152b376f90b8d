Feature: Casting a card face down
  CR 708.4, 702.37c, 702.168b. It is face down before it is on the stack; everything looks at that, not at the card.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  @R2 @R14
  Scenario: it costs {3}, and the spell and the permanent are the 2/2
    Given a game of Ann and Bob
    And Ann's mana pool is {C}{C}{C}
    And Ann's hand is Masked Ogre
    When Ann casts Masked Ogre face down as #a
    Then #a is a face-down 2/2 with ward {2}
    And nobody is shown Masked Ogre
    And Ann's mana pool is empty
    When the stack resolves
    Then #a is a face-down 2/2 with ward {2}
    And #a is disguised

  @R3 @R14
  Scenario: with morph it has no ward
    Given Ann's hand is Buried Wurm
    When Ann casts Buried Wurm face down as #a
    Then #a is a face-down 2/2 without abilities
    When the stack resolves
    Then #a is a face-down 2/2 without abilities
    And #a is morphed

  @T18 @R15
  Scenario: a tax on creature spells applies, also to an Equipment card cast face down
    Given a game of Ann and Bob
    And Ann's mana pool is {C}{C}{C}
    And Bob controls a Plain Toll #toll
    And Ann's hand is Hidden Blade, Masked Ogre
    Then Ann can't cast Hidden Blade face down (CR 118.3)
    And Ann can cast Hidden Blade

  @T18 @R15
  Scenario: and is paid
    Given a game of Ann and Bob
    And Ann's mana pool is {C}{C}{C}{C}
    And Bob controls a Plain Toll #toll
    And Ann's hand is Hidden Blade
    When Ann casts Hidden Blade face down
    Then Ann's mana pool is empty

  @T18 @R17
  Scenario: its mana value on the stack is 0
    Given Bob controls a Null Font #font
    And Ann's hand is Masked Ogre, Masked Ogre
    When Ann casts Masked Ogre face down as #a
    Then the stack is an ability of Null Font, #a
    When the stack resolves
    Then everyone is shown Masked Ogre
    And Ann's graveyard is Masked Ogre
    When Ann casts Masked Ogre as #b
    Then the stack is #b

  @T18 @R19
  Scenario: nobody sees a black spell
    Given Bob controls a Black Ear #ear
    And Ann's hand is Masked Mourner
    When Ann casts Masked Mourner face down as #a
    Then the stack is #a

  @T18 @R18
  Scenario: permission for creature spells lets a noncreature card be cast face down
    Given Ann controls a Deep Shelves #shelves
    And Ann's library is Hidden Blade, Forest
    Then Ann can cast Hidden Blade face down
    And Ann can't cast Hidden Blade (CR 601.3)

  @R22
  Scenario: a card without morph or disguise cannot be cast face down
    Given Ann's hand is Gray Ogre
    Then Ann can't cast Gray Ogre face down (CR 702.37d)

  @R14 @T9
  Scenario Outline: nobody else learns which card it is
    Given Ann's hand is <card>
    When Ann casts <card> face down as #a
    And the stack resolves
    Then Bob cannot tell the worlds apart
    And spectators cannot tell the worlds apart

    Examples:
      | card           |
      | Masked Ogre    |
      | Masked Seer    |
      | Masked Mourner |
      | Hidden Blade   |

  # Ruling 2015-02-25
  Scenario: two mana are enough for the face-down spell
    Given a game of Ann and Bob
    And Ann controls an Obscuring Aether
    And Ann's hand is Soul Summons, Hystrodon
    And Ann's mana pool is {W}{W}
    When Ann casts Hystrodon face down
    Then Ann's mana pool is empty
