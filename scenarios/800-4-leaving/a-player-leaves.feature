Feature: A player leaves a game of several
  CR 800.4a, 708.9. What they own leaves with them and is revealed; what else they control goes back or is exiled.

  Background:
    Given a game of Ann, Bob and Cleo

  @C161 @T19 @R66
  Scenario: the face-down permanents they own are revealed
    Given Bob controls a cloaked Gray Ogre #b
    And Cleo controls a cloaked Masked Ogre #c
    When Bob concedes
    Then Bob has left the game
    And everyone is shown Gray Ogre
    And #b is gone
    And nobody is shown Masked Ogre
    And #c is on the battlefield

  @C161 @T19
  Scenario: and the face-down spells they own
    Given Ann has plenty of lands
    And Ann's hand is Masked Seer
    When Ann casts Masked Seer face down as #spell
    And Ann concedes
    Then everyone is shown Masked Seer
    And the stack is empty

  @C163 @CHOICE @DIFFERS @R66
  Scenario: one held by a control-changing effect only goes back, face down and unseen
    CR 800.4a ends the effect, and 708.9 asks for a reveal of what the leaving player owns. A published
    ruling speaks of what that player controls; the rule is the authority.
    Given Ann has plenty of lands
    And Bob controls a manifested Gray Ogre #b
    And Ann's hand is Brief Command
    When Ann casts Brief Command targeting #b
    And the stack resolves
    Then #b is controlled by Ann
    When Ann concedes
    Then #b is controlled by Bob
    And #b is face down
    And nobody is shown Gray Ogre

  @C163 @T19 @R66 @R67
  Scenario: one they put onto the battlefield themselves is exiled, and so revealed
    Given Ann controls a cloaked Gray Ogre #a owned by Bob
    When Ann concedes
    Then #a is gone
    And everyone is shown Gray Ogre
    And Gray Ogre is in Bob's exile

  @C164 @T19 @R67
  Scenario: one they own under another's control leaves the game, revealed
    Given Ann controls a cloaked Gray Ogre #a owned by Bob
    When Bob concedes
    Then #a is gone
    And everyone is shown Gray Ogre
    And Bob has 0 cards in exile

  @C201
  Scenario: goad by a player who left lasts until that player's next turn would have begun
    CR 800.4m.
    Given Bob controls a Gray Ogre #ogre goaded by Ann
    When Ann concedes
    Then #ogre is goaded by Ann
    When the game moves to Bob's declare attackers step
    Then Bob can't attack with nothing (CR 508.1d)
    And Bob can attack Cleo with #ogre
    When Bob attacks Cleo with #ogre
    And the game moves to Cleo's upkeep
    Then #ogre is goaded by Ann
    When the game moves to Bob's upkeep
    Then #ogre isn't goaded by Ann
