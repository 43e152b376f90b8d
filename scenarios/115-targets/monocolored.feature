Feature: Monocolored creatures
  CR 105.2, 601.2c, 608.2b.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann's hand is Sultai Charm

  # Ruling 2014-09-20
  Scenario: of one color and no more
    Given Bob controls a Gray Ogre #red
    And Bob controls an Icefeather Aven #two
    And Bob controls a manifested Gray Ogre #none
    And Bob controls a Thraben Gargoyle #artifact
    Then Ann can't cast Sultai Charm choosing mode 1 targeting #two (CR 601.2c)
    And Ann can't cast Sultai Charm choosing mode 1 targeting #none (CR 601.2c)
    And Ann can't cast Sultai Charm choosing mode 1 targeting #artifact (CR 601.2c)
    When Ann casts Sultai Charm choosing mode 1 targeting #red
    And the stack resolves
    Then #red is gone

  Scenario Outline: what color a creature turns out to be is asked again
    Given Bob controls a Hush of Forms
    And Bob controls a manifested <card> #a
    And Bob has plenty of lands
    And Bob's hand is Blue Paint
    When Ann passes
    And Bob casts Blue Paint targeting #a
    And everyone passes
    And Ann casts Sultai Charm choosing mode 1 targeting #a
    And Ann passes
    And Bob turns #a face up for its mana cost
    Then #a is blue
    When everyone passes
    Then #a is gone

    Examples:
      | card            |
      | Gray Ogre       |
      | Icefeather Aven |
