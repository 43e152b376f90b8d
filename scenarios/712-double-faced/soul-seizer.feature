Feature: Soul Seizer
  CR 603.3d, 608.2b, 712.18, 701.27. A creature that transforms into an Aura.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob has plenty of lands

  Scenario: having hit, it may take a creature of that player
    Given Ann controls a Soul Seizer #s
    And Ann controls a Wind Drake #mine
    And Bob controls a Gray Ogre #ogre
    And Bob controls a Grizzly Bears #bear
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #s
    And the game moves to Ann's combat damage step
    Then Ann may choose 1 of #ogre and #bear
    When Ann chooses #ogre
    And everyone passes
    And Ann accepts
    Then #s is named Ghastly Haunting
    And #s is attached to #ogre
    And #ogre is controlled by Ann

  # Ruling 2011-01-22
  Scenario: whether it transforms is decided as the trigger resolves
    Given Ann controls a Soul Seizer #s
    And Bob controls a Gray Ogre #ogre
    And Bob controls a Grizzly Bears #bear
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #s
    And the game moves to Ann's combat damage step
    And Ann chooses #ogre
    Then the stack is an ability of #s
    And #s is named Soul Seizer
    When everyone passes
    Then Ann is asked whether
    When Ann declines
    Then #s is named Soul Seizer
    And #ogre is controlled by Bob

  # Ruling 2011-01-22
  Scenario: with its target gone it does not transform
    Given Ann controls a Soul Seizer #s
    And Bob controls a Gray Ogre #ogre
    And Bob controls a Grizzly Bears #bear
    And Bob's hand is Unsummon
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #s
    And the game moves to Ann's combat damage step
    And Ann chooses #ogre
    And Ann passes
    And Bob casts Unsummon targeting #ogre
    And the stack resolves
    Then Ann is asked for priority
    And #s is named Soul Seizer
    And #s is a creature

  # Ruling 2011-01-22
  Scenario: gone before the trigger resolves it stays away
    Given Ann controls a Soul Seizer #s
    And Bob controls a Gray Ogre #ogre
    And Bob controls a Grizzly Bears #bear
    And Bob's hand is Murder
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #s
    And the game moves to Ann's combat damage step
    And Ann chooses #ogre
    And Ann passes
    And Bob casts Murder targeting #s
    And everyone passes
    Then Soul Seizer is in Ann's graveyard
    When everyone passes
    And Ann accepts
    Then #ogre is controlled by Bob
    And Soul Seizer is in Ann's graveyard

  # Ruling 2011-01-22
  Scenario: its counters stay on the Aura and do nothing for the creature
    Given Ann controls a Soul Seizer #s with 2 +1/+1 counters
    And Bob controls a Gray Ogre #ogre
    And Bob controls a Grizzly Bears #bear
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #s
    And the game moves to Ann's combat damage step
    And Ann chooses #ogre
    And everyone passes
    And Ann accepts
    Then #s has 2 +1/+1 counters
    And #s isn't a creature
    And #s is on the battlefield
    And #ogre has no counters
    And #ogre is 2/2
