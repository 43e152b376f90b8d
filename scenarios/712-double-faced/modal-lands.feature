Feature: Modal double-faced cards with a land on a face
  CR 712.3, 712.8, 712.11, 712.12, 712.14.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands

  # Ruling 2020-09-25
  Scenario: each face is played by its own rules, whatever the other is
    CR 305.2, 712.11.
    Given Ann has played 1 land this turn
    And Ann's hand is Tangled Florahedron
    Then Ann can't play Tangled Vale (CR 305.2)
    And Ann can cast Tangled Florahedron

  # Ruling 2020-09-25
  Scenario: where creature spells can't be cast the land may be played
    Given these invented cards
      """
      Empty Cradle {1}{W}
      Enchantment
      Players can't cast creature spells.
      """
    And Bob controls an Empty Cradle
    And Ann's hand is Tangled Florahedron
    Then Ann can't cast Tangled Florahedron (CR 101.2)
    When Ann plays Tangled Vale as #vale
    Then #vale has the card types Land
    And #vale is tapped

  @DIFFERS
  Scenario Outline: told to transform, a modal card does
    CR 701.27a, 712.9: any double-faced card that is no meld card can. The published ruling of 2020-09-25
    says that a modal one can't; the rule is the authority.
    Given these invented cards
      """
      Full Turn {U}
      Instant
      Transform target permanent.
      """
    And Ann controls a <front> #a
    And Ann's hand is Full Turn
    When Ann casts Full Turn targeting #a
    And the stack resolves
    Then #a is named <back>

    Examples:
      | front               | back              |
      | Tangled Florahedron | Tangled Vale      |
      | Clearwater Pathway  | Murkwater Pathway |

  # Ruling 2020-09-25
  Scenario Outline: put onto the battlefield it enters with its front face up
    Given these invented cards
      """
      Low Door {2}{W}
      Sorcery
      Put target card from your graveyard onto the battlefield.
      """
    And Ann's graveyard is <card>
    And Ann's hand is Low Door
    When Ann casts Low Door targeting <card>
    And the stack resolves
    And call Ann's 21st permanent #a
    Then #a is named <card>
    And #a is face up

    Examples:
      | card                |
      | Tangled Florahedron |
      | Clearwater Pathway  |

  # Ruling 2020-09-25
  Scenario Outline: with an instant or a sorcery on its front it stays where it is
    CR 712.14b.
    Given these invented cards
      """
      Low Door {2}{W}
      Sorcery
      Put target card from your graveyard onto the battlefield.
      """
    And Ann's graveyard is <card>
    And Ann's hand is Low Door
    When Ann casts Low Door targeting <card>
    And the stack resolves
    Then Ann's graveyard is Low Door, <card>

    Examples:
      | card             |
      | Jwari Disruption |
      | Zof Consumption  |

  # Ruling 2020-09-25
  Scenario: on the stack and on the battlefield the face that is up has its mana value
    Given Ann's hand is Zof Consumption, Zof Consumption
    When Ann plays Zof Bloodbog as #land
    Then #land has mana value 0
    When Ann casts Zof Consumption as #spell
    Then #spell has mana value 6

  # Ruling 2020-09-25
  Scenario: elsewhere the front face has it
    CR 712.8a.
    Given these invented cards
      """
      Grave Index {U}
      Instant
      Return target card with mana value 6 from your graveyard to your hand.

      Bare Index {U}
      Instant
      Return target card with mana value 0 from your graveyard to your hand.
      """
    And Ann's graveyard is Zof Consumption
    And Ann's hand is Grave Index, Bare Index
    Then Ann can't cast Bare Index targeting Zof Consumption (CR 601.2c)
    When Ann casts Grave Index targeting Zof Consumption
    And the stack resolves
    Then Zof Consumption is in Ann's hand

  # Ruling 2020-09-25
  Scenario: permission to cast is no permission to play the land
    Given Ann controls a Deep Shelves
    And Ann's library is Tangled Florahedron, Forest
    Then Ann can't play Tangled Vale (CR 305)
    And Ann can cast Tangled Florahedron

  # Ruling 2020-09-25
  Scenario: permission for creature spells is one for the face that is a creature
    CR 601.3e.
    Given these invented cards
      """
      Hill Song {1}{R}
      Sorcery
      Each opponent loses 1 life.
      //
      Hill Giant Cub {2}{R}
      Creature — Giant
      3/2
      """
    And Ann controls a Deep Shelves
    And Ann's library is Hill Song, Forest
    Then Ann can't cast Hill Song (CR 601.3)
    When Ann casts Hill Giant Cub as #cub
    And the stack resolves
    Then #cub is named Hill Giant Cub
    And Ann's library is Forest

  # Ruling 2020-09-25
  Scenario: a Pathway is played as either land, and taps for that one's mana
    Given Ann's hand is Clearwater Pathway
    Then Ann can play Clearwater Pathway
    When Ann plays Murkwater Pathway as #path
    Then #path is named Murkwater Pathway
    When Ann activates the 1st ability of #path
    Then Ann's mana pool is {B}

  Scenario: but not into an instant
    CR 701.27d, 712.10.
    Given these invented cards
      """
      River Guide {2}{U}
      Creature — Merfolk
      3/3
      //
      River Trick {U}
      Instant
      Draw a card.
      """
    And Ann controls a River Guide #a
    And Ann's hand is Moonrise
    When Ann casts Moonrise targeting #a
    And the stack resolves
    Then #a is named River Guide
    And #a is 3/3

  # Ruling 2020-09-25
  Scenario: who may play a modal card may play either face
    CR 701.18b.
    Given these invented cards
      """
      Open Vault {R}
      Sorcery
      Exile the top card of your library. You may play that card this turn.
      """
    And Ann's library is Tangled Florahedron, Forest
    And Ann's hand is Open Vault
    When Ann casts Open Vault
    And the stack resolves
    Then Tangled Florahedron is in Ann's exile
    And Ann can cast Tangled Florahedron
    When Ann plays Tangled Vale as #vale
    Then #vale has the card types Land
    And Ann's exile is nothing

  # Ruling 2020-09-25
  Scenario: who may cast it may not play the land
    Given these invented cards
      """
      Lent Page {U}
      Sorcery
      Exile the top card of your library. Until end of turn, you may cast that card.
      """
    And Ann's library is Tangled Florahedron, Forest
    And Ann's hand is Lent Page
    When Ann casts Lent Page
    And the stack resolves
    Then Ann can't play Tangled Vale (CR 305.1)
    And Ann can cast Tangled Florahedron

  Scenario: nor may anybody play it later
    CR 601.3.
    Given these invented cards
      """
      Open Vault {R}
      Sorcery
      Exile the top card of your library. You may play that card this turn.
      """
    And Ann's library is Shock, Forest, Forest
    And Ann's hand is Open Vault
    And Bob has plenty of lands
    When Ann casts Open Vault
    And the stack resolves
    Then Ann can cast Shock targeting Bob
    When the game moves to Bob's upkeep
    And Bob passes
    Then Ann can't cast Shock targeting Bob (CR 601.3)
