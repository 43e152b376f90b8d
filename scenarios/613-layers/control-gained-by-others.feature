Feature: Somebody else gains control
  CR 613.1b, 608.2c. Who the sentence says gains it, not whoever controls the ability.

  Background:
    Given a game of Ann, Bob and Cleo
    And Ann has plenty of lands

  Scenario: Coveted Falcon gives away and draws for each that was taken
    Given Ann controls a disguised Coveted Falcon #falcon
    And Ann controls a Gray Ogre #a
    And Ann controls a Bonesplitter #b
    When Ann turns #falcon face up for its disguise cost
    And Ann chooses Cleo
    And Ann chooses #a
    And Ann chooses #b
    And Ann chooses nothing
    And the stack resolves
    Then #a is controlled by Cleo
    And #b is controlled by Cleo
    And #a is owned by Ann
    And Ann has 2 cards in hand

  Scenario: one that is gone is not counted
    CR 608.2b.
    Given these invented cards
      """
      Far Away {U}
      Instant
      Return target permanent to its owner's hand.
      """
    And Ann controls a disguised Coveted Falcon #falcon
    And Ann controls a Gray Ogre #a
    And Ann controls a Bonesplitter #b
    And Ann's hand is Far Away
    When Ann turns #falcon face up for its disguise cost
    And Ann chooses Bob
    And Ann chooses #a
    And Ann chooses #b
    And Ann chooses nothing
    And Ann casts Far Away targeting #b
    And the stack resolves
    Then #a is controlled by Bob
    And Ann has 2 cards in hand

  Scenario: with no permanent nothing is drawn
    Given Ann controls a disguised Coveted Falcon #falcon
    When Ann turns #falcon face up for its disguise cost
    And Ann chooses Bob
    And Ann chooses nothing
    And the stack resolves
    Then Ann has 0 cards in hand
    And #falcon is controlled by Ann

  Scenario: a face-down creature given away is seen by the one who has it now, and may still be known
    CR 708.5.
    Given Ann controls a disguised Coveted Falcon #falcon
    And Ann controls a cloaked Gray Ogre #a
    When Ann turns #falcon face up for its disguise cost
    And Ann chooses Bob
    And Ann chooses #a
    And Ann chooses nothing
    And the stack resolves
    Then Bob may look at #a
    And in Bob's view #a is Gray Ogre
    And Ann may not look at #a
    And Cleo may not look at #a

  Scenario: attacking, it takes back what another controls
    Given Ann controls a Coveted Falcon #falcon
    And Bob controls a Gray Ogre #mine owned by Ann
    And Bob controls a Wind Drake #his
    And Ann controls a Serra Angel #here
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #falcon
    Then Ann can't choose #his (CR 601.2c)
    And Ann can't choose #here (CR 601.2c)
    When Ann chooses #mine
    And the stack resolves
    Then #mine is controlled by Ann

  Scenario: a token is owned by the player who created it
    CR 111.2. Ruling 2024-02-02.
    Given Ann controls a Coveted Falcon #falcon
    And Ann controls a Gray Ogre #model
    And Ann's hand is Twin Mask
    And Bob has plenty of lands
    And Bob's hand is Brief Command
    When Ann casts Twin Mask targeting #model
    And the stack resolves
    And call Ann's token #token
    And Ann passes
    And Bob casts Brief Command targeting #token
    And everyone passes
    Then #token is controlled by Bob
    And #token is owned by Ann
    When the game moves to Ann's declare attackers step
    And Ann attacks Bob with #falcon
    And Ann chooses #token
    And the stack resolves
    Then #token is controlled by Ann
