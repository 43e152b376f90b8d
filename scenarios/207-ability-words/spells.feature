Feature: Ability words on spells
  CR 207.2c. They mean nothing; the condition is asked as the spell resolves (608.2c).

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob controls a Gray Ogre #o
    And Ann's hand is Force Away and Forest

  # Ruling 2014-09-20
  Scenario: with a creature of power 4
    Given Ann controls a Serra Angel
    When Ann casts Force Away targeting #o
    And everyone passes
    Then Gray Ogre is in Bob's hand
    When Ann accepts
    And Ann chooses Forest
    Then Ann's graveyard is Force Away, Forest

  Scenario: without
    When Ann casts Force Away targeting #o
    And the stack resolves
    Then Gray Ogre is in Bob's hand
    And Ann has 1 cards in hand

  # Ruling 2014-09-20
  Scenario Outline: with "instead" there is one effect or the other, as it is when the spell resolves
    CR 608.2c, 614.15.
    Given these invented cards
      """
      Bitter Wind {R}
      Instant
      Ferocious — Bitter Wind deals 1 damage to target creature. If you control a creature with power 4 or greater, Bitter Wind deals 3 damage to that creature instead.

      Sharp Eye {U}
      Instant
      Ferocious — Draw a card. If you control a creature with power 4 or greater, instead draw two cards.
      """
    And Ann controls a <creature>
    And Bob controls a Serra Angel #angel
    And Ann's hand is Bitter Wind, Sharp Eye
    When Ann casts Bitter Wind targeting #angel
    And the stack resolves
    Then #angel has <damage> damage
    When Ann casts Sharp Eye
    And the stack resolves
    Then Ann has <cards> cards in hand

    Examples:
      | creature    | damage | cards |
      | Gray Ogre   | 1      | 1     |
      | Serra Angel | 3      | 2     |

  # Ruling 2014-09-20
  Scenario: what the creature was as the spell was cast does not matter
    Given these invented cards
      """
      Bitter Wind {R}
      Instant
      Ferocious — Bitter Wind deals 1 damage to target creature. If you control a creature with power 4 or greater, Bitter Wind deals 3 damage to that creature instead.
      """
    And Ann controls a Serra Angel #mine
    And Bob controls a Serra Angel #angel
    And Bob controls 2 Swamp
    And Bob controls a Swamp
    And Ann's hand is Bitter Wind
    And Bob's hand is Murder
    When Ann casts Bitter Wind targeting #angel
    And Ann passes
    And Bob casts Murder targeting #mine
    And the stack resolves
    Then #angel has 1 damage
