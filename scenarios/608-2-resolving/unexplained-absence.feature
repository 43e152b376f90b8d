Feature: For each permanent exiled, its controller cloaks
  CR 608.2f, 608.2h, 701.58a.

  Background:
    Given a game of Ann, Bob and Cleo
    And Ann has plenty of lands
    And Ann's hand is Unexplained Absence

  @C205 @C206 @R83
  Scenario: each controller cloaks the top card of their own library, all at once
    Given Bob controls a Gray Ogre #bobs
    And Cleo controls a Plain Toll #cleos
    And Bob's library is Buried Wurm, Forest
    And Cleo's library is Masked Seer, Forest
    And Ann controls a Wide Bell #bell
    When Ann casts Unexplained Absence targeting #bobs, #cleos
    And everyone passes
    Then the stack is an ability of Wide Bell
    When everyone passes
    Then Ann has 21 life
    And Gray Ogre is in Bob's exile
    And Plain Toll is in Cleo's exile
    When call Bob's cloaked Buried Wurm #x
    And call Cleo's cloaked Masked Seer #y
    Then Bob may look at #x
    And Cleo may look at #y
    And Ann may not look at #x
    And Ann controls 0 cloaked permanents

  @C206 @R83
  Scenario: an illegal target is skipped and its controller cloaks nothing
    Given Bob has plenty of lands
    And Bob's hand is Send Home
    And Bob controls a Gray Ogre #bobs
    And Cleo controls a Gray Ogre #cleos
    When Ann casts Unexplained Absence targeting #bobs, #cleos
    And Ann passes
    And Bob casts Send Home targeting #bobs
    And the stack resolves
    Then Bob controls 0 cloaked permanents
    And Cleo controls 1 cloaked permanents

  @C206
  Scenario: the one who controlled it cloaks, not its owner
    Given Bob controls a Gray Ogre #bobs owned by Cleo
    When Ann casts Unexplained Absence targeting #bobs
    And the stack resolves
    Then Gray Ogre is in Cleo's exile
    And Bob controls 1 cloaked permanents
    And Cleo controls 0 cloaked permanents

  @C207 @R83
  Scenario: a token counts
    Given Ann's hand is Unexplained Absence, Twin Mask
    And Ann controls a Gray Ogre #ogre
    When Ann casts Twin Mask targeting #ogre
    And the stack resolves
    And call Ann's token Gray Ogre #token
    And Ann casts Unexplained Absence targeting #token
    And the stack resolves
    Then #token is gone
    And Ann controls 1 cloaked permanents
    And #ogre is on the battlefield

  @C208
  Scenario: a face-down permanent is revealed as it is exiled, and its controller cloaks
    Given Bob controls a manifested Masked Ogre #bobs
    And Bob's library is Buried Wurm, Forest
    When Ann casts Unexplained Absence targeting #bobs
    And the stack resolves
    Then everyone is shown Masked Ogre
    And Masked Ogre is in Bob's exile
    And nobody is shown Buried Wurm
    And Bob controls 1 cloaked permanents
