Feature: Cards that manifest
  CR 701.40, 701.62, 708.6, 608.2h.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  # Ruling 2014-11-24
  Scenario: Wildcall with X = 0 manifests and gives no counter
    Given Ann's library is Gray Ogre, Forest
    And Ann's hand is Wildcall
    When Ann casts Wildcall with X = 0
    And the stack resolves
    And call Ann's manifested Gray Ogre #a
    Then #a is a face-down 2/2 without abilities
    And #a has no counters

  Scenario: with X = 3 it gives three
    Given Ann's library is Gray Ogre, Forest
    And Ann's hand is Wildcall
    When Ann casts Wildcall with X = 3
    And the stack resolves
    And call Ann's manifested Gray Ogre #a
    Then #a is 5/5

  # Ruling 2014-11-24
  Scenario: Whisperwood Elemental's gift is for those that are there, face up and no tokens
    Given Ann controls a Whisperwood Elemental #w
    And Ann controls a Gray Ogre #ogre
    And Ann controls a manifested Wind Drake #down
    And Ann controls a token Grizzly Bears #token
    And Ann's library is Forest, Island, Swamp, Plains
    And Ann's hand is Day of Judgment, Llanowar Elves
    When Ann activates the 1st ability of #w
    And the stack resolves
    And Ann casts Llanowar Elves
    And the stack resolves
    And Ann casts Day of Judgment
    And everyone passes
    Then the stack is an ability of Gray Ogre
    When the stack resolves
    Then Ann controls 1 manifested permanents
    And Ann's library is Island, Swamp, Plains

  # Ruling 2014-11-24
  Scenario: Jeskai Infiltrator that left is not in the pile
    Given Ann controls a Jeskai Infiltrator #j
    And Ann's library is Gray Ogre, Forest
    And Bob's hand is Unsummon
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #j
    And the game moves to Ann's combat damage step
    And Ann passes
    And Bob casts Unsummon targeting #j
    And the stack resolves
    Then Ann controls 1 manifested permanents
    And Ann's library is Forest
    And Jeskai Infiltrator is in Ann's hand

  # Ruling 2014-11-24
  Scenario Outline: of Jeskai Infiltrator and the card nobody else knows which is which
    Given Ann controls a Jeskai Infiltrator #j
    And Ann's library is Gray Ogre, Forest
    And chance puts <order> in that order
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #j
    And the game moves to Ann's combat damage step
    And the stack resolves
    And call Ann's 1st manifested permanent #first
    And call Ann's 2nd manifested permanent #second
    Then in Bob's view #first is a face-down 2/2 without abilities
    And in Bob's view #second is a face-down 2/2 without abilities
    And Ann may look at #first
    And Ann may look at #second
    And Bob may not look at #first
    And Bob may not look at #second
    And Bob cannot tell the worlds apart

    Examples:
      | order                         |
      | Jeskai Infiltrator, Gray Ogre |
      | Gray Ogre, Jeskai Infiltrator |

  # Ruling 2014-11-24
  Scenario: a stolen Jeskai Infiltrator is known by its owner, for owners are public
    CR 108.3.
    Given Ann controls a Jeskai Infiltrator #j owned by Bob
    And Ann's library is Gray Ogre, Forest
    And chance puts Jeskai Infiltrator, Gray Ogre in that order
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #j
    And the game moves to Ann's combat damage step
    And the stack resolves
    And call Ann's manifested Jeskai Infiltrator #j2
    And call Ann's manifested Gray Ogre #o
    Then in Bob's view #j2 is owned by Bob
    And in Bob's view #o is owned by Ann
    And in Bob's view #j2 is a face-down 2/2 without abilities

  # Ruling 2014-11-24
  Scenario Outline: of the creature cards of Ghastly Conscription only their new controller knows which is which
    Given Bob's graveyard is Gray Ogre, Shock, Wind Drake
    And Ann's hand is Ghastly Conscription
    And chance puts <order> in that order
    When Ann casts Ghastly Conscription targeting Bob
    And the stack resolves
    And call Ann's 1st manifested permanent #first
    And call Ann's 2nd manifested permanent #second
    Then Bob's graveyard is Shock
    And Ann controls 2 manifested permanents
    And Ann may look at #first
    And Bob may not look at #first
    And Bob may not look at #second
    And Bob cannot tell the worlds apart

    Examples:
      | order                 |
      | Gray Ogre, Wind Drake |
      | Wind Drake, Gray Ogre |

  # Ruling 2014-11-24
  Scenario: what Ghastly Conscription took is exiled as the one who took it leaves
    Given a game of Ann, Bob and Cleo
    And Ann has plenty of lands
    And Bob's graveyard is Gray Ogre
    And Ann's hand is Ghastly Conscription
    When Ann casts Ghastly Conscription targeting Bob
    And the stack resolves
    And call Ann's manifested Gray Ogre #a
    And Ann concedes
    Then #a is gone
    And everyone is shown Gray Ogre
    And Gray Ogre is in Bob's exile

  # Ruling 2014-11-24
  Scenario: Ethereal Ambush manifests one card after the other, in an order all can see
    Given Ann's library is Gray Ogre, Wind Drake, Forest
    And Ann's hand is Ethereal Ambush
    When Ann casts Ethereal Ambush
    And the stack resolves
    And call Ann's manifested Gray Ogre #first
    And call Ann's manifested Wind Drake #second
    Then in Bob's view #first came before #second

  # Ruling 2015-02-25
  Scenario: Obscuring Aether makes no spell cheaper that manifests
    Given a game of Ann and Bob
    And Ann controls an Obscuring Aether
    And Ann's library is Gray Ogre, Forest
    And Ann's hand is Soul Summons
    And Ann's mana pool is {W}
    Then Ann can't cast Soul Summons (CR 118.3)

  # Ruling 2024-09-20
  Scenario: Killer's Mask that left manifests dread and is attached to nothing
    Given Ann's library is Gray Ogre, Wind Drake, Forest
    And Ann's hand is Killer's Mask
    And Bob's hand is Disenchant
    When Ann casts Killer's Mask as #mask
    And everyone passes
    And Ann passes
    And Bob casts Disenchant targeting #mask
    And everyone passes
    And everyone passes
    And Ann chooses Wind Drake
    And call Ann's manifested Wind Drake #a
    Then #mask is gone
    And Ann's graveyard is Gray Ogre, Killer's Mask
    And #a doesn't have menace

  # Ruling 2024-09-20
  Scenario: an empty library gives nothing to manifest, and nobody loses for it
    Given Ann's library is nothing
    And Ann's hand is Manifest Dread
    When Ann casts Manifest Dread
    And the stack resolves
    Then Ann controls 0 manifested permanents
    And Ann's graveyard is Manifest Dread
    And Ann is asked for priority

  # Ruling 2024-09-20
  Scenario Outline: what triggers on manifesting dread triggers with few cards or none
    Given these invented cards
      """
      Dread Bell {1}
      Artifact
      Whenever you manifest dread, you gain 1 life.
      """
    And Ann controls a Dread Bell
    And Ann's library is <library>
    And Ann's hand is Manifest Dread
    When Ann casts Manifest Dread
    And the stack resolves
    Then Ann controls <number> manifested permanents
    And Ann has 21 life

    Examples:
      | library   | number |
      | nothing   | 0      |
      | Gray Ogre | 1      |

  # Ruling 2024-09-20
  Scenario: Under the Skin may return another card than the one it has just put there
    Given Ann's library is Gray Ogre, Wind Drake, Forest
    And Ann's graveyard is Shock, Serra Angel
    And Ann's hand is Under the Skin
    When Ann casts Under the Skin
    And everyone passes
    And Ann chooses Wind Drake
    And Ann accepts
    Then Ann may choose 1 of Gray Ogre and Serra Angel
    When Ann chooses Serra Angel
    Then Ann's hand is Serra Angel

  # Ruling 2024-09-20
  Scenario: or that one
    Given Ann's library is Gray Ogre, Wind Drake, Forest
    And Ann's graveyard is Serra Angel
    And Ann's hand is Under the Skin
    When Ann casts Under the Skin
    And everyone passes
    And Ann chooses Wind Drake
    And Ann accepts
    And Ann chooses Gray Ogre
    Then Ann's hand is Gray Ogre

  Scenario: a creature card Hauntwoods Shrieker may turn up
    Given Ann controls a Hauntwoods Shrieker #s
    And Bob controls a manifested Wind Drake #a
    When Ann activates the 1st ability of #s targeting #a
    And the stack resolves
    Then everyone is shown Wind Drake
    When Ann accepts
    Then #a is face up
    And #a is controlled by Bob

  # Ruling 2024-09-20
  Scenario Outline: it is asked of the card, which face down is not what the permanent is
    CR 708.12.
    Given Ann controls a Hauntwoods Shrieker #s
    And Ann controls a manifested <card> #a
    When Ann activates the 1st ability of #s targeting #a
    And the stack resolves
    Then everyone is shown <card>
    And Ann is asked for priority
    And #a is a face-down 2/2 without abilities

    Examples:
      | card         |
      | Bonesplitter |
      | Shock        |

  # Ruling 2024-09-20
  Scenario: nor does it matter what makes the permanent a creature besides
    CR 708.12.
    Given these invented cards
      """
      March of Things {3}{U}
      Enchantment
      Each noncreature Equipment is an artifact creature with power and toughness each equal to its mana value.
      """
    And Ann controls a Hauntwoods Shrieker #s
    And Ann controls a manifested Bonesplitter #a
    And Ann controls a March of Things
    When Ann activates the 1st ability of #s targeting #a
    And the stack resolves
    Then everyone is shown Bonesplitter
    And Ann is asked for priority
    And #a is a face-down 2/2 without abilities

  Scenario Outline: a glass asks the permanent, a page the card
    CR 108.2, 708.2, 708.12.
    Given these invented cards
      """
      Body Glass {1}
      Instant
      Reveal target permanent. If it's a creature, draw a card.

      Dull Glass {1}
      Instant
      Reveal target permanent. If it's colorless, draw a card.

      Red Glass {1}
      Instant
      Reveal target permanent. If it's red, draw a card.

      Red Page {1}
      Instant
      Reveal target permanent. If it's a red card, draw a card.

      Ogre Glass {1}
      Instant
      Reveal target permanent. If it's an Ogre, draw a card.

      Ogre Page {1}
      Instant
      Reveal target permanent. If it's an Ogre card, draw a card.

      Field Page {1}
      Instant
      Reveal target permanent. If it's a nonland card, draw a card.

      Forge Page {1}
      Instant
      Reveal target permanent. If it's an artifact card, draw a card.
      """
    And Ann controls a manifested Gray Ogre #a
    And Ann's hand is <asking>
    And Ann has plenty of lands
    When Ann casts <asking> targeting #a
    And the stack resolves
    Then everyone is shown Gray Ogre
    And Ann has <n> cards in hand

    Examples:
      | asking     | n |
      | Body Glass | 1 |
      | Dull Glass | 1 |
      | Red Glass  | 0 |
      | Red Page   | 1 |
      | Ogre Glass | 0 |
      | Ogre Page  | 1 |
      | Field Page | 1 |
      | Forge Page | 0 |
