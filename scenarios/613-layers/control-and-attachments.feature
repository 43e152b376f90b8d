Feature: Control of a creature and of what is attached to it
  CR 613.1b, 301.5d, 303.4e.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  # Ruling 2010-08-15
  Scenario: Mind Control takes the creature and not its Auras and Equipment
    Given Bob controls a Gray Ogre #ogre
    And Bob controls a Rancor #aura attached to #ogre
    And Bob controls a Bonesplitter #axe attached to #ogre
    And Ann controls a Wind Drake #drake
    And Ann's hand is Mind Control
    When Ann casts Mind Control targeting #ogre
    And the stack resolves
    Then #ogre is controlled by Ann
    And #ogre is 6/2
    And #aura is controlled by Bob
    And #aura is attached to #ogre
    And #axe is controlled by Bob
    And #axe is attached to #ogre
    And Ann can't activate the 1st ability of #axe targeting #drake (CR 602.2)

  Scenario: a face-down creature taken so is looked at by who has it
    Given Bob controls a morphed Hystrodon #a
    And Ann's hand is Mind Control
    When Ann casts Mind Control targeting #a
    And the stack resolves
    Then #a is controlled by Ann
    And Ann may look at #a
    And Ann can turn #a face up for its morph cost
