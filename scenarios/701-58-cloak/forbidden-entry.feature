Feature: A card whose face-down entry is forbidden
  CR 701.40f, 701.58f. It is not cloaked or manifested; it stays as and where it was.

  Background:
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob controls a Barred Shelf #shelf

  @T7
  Scenario: Ransom Note cloaks nothing and the card stays on top, unseen
    Given Ann's library is Gray Ogre, Forest
    And Ann controls a Ransom Note #note
    When Ann activates the 1st ability of #note choosing mode 1
    And the stack resolves
    Then Ann controls 0 face-down permanents
    And Ann's library is Gray Ogre, Forest
    And nobody is shown Gray Ogre

  @T7 @R80
  Scenario: Cryptic Coat finds nothing to attach to
    Given Ann's library is Gray Ogre, Forest
    And Ann's hand is Cryptic Coat
    When Ann casts Cryptic Coat as #coat
    And the stack resolves
    Then #coat is unattached
    And Ann's library is Gray Ogre, Forest

  @T7 @R76
  Scenario: manifest dread puts both cards it looked at into the graveyard
    CR 701.62a. Neither was manifested.
    Given Ann's library is Gray Ogre, Masked Ogre, Forest
    And Ann's hand is Dreadful Mask
    When Ann casts Dreadful Mask
    And everyone passes
    And Ann chooses Masked Ogre
    Then Ann controls 0 face-down permanents
    And Gray Ogre is in Ann's graveyard
    And Masked Ogre is in Ann's graveyard
    And Ann's library is Forest

  @T7
  Scenario: a card from the hand is not held back
    Given Ann controls a Vannifar, Evolved Enigma #vannifar
    And Ann's hand is Gray Ogre, Forest
    When the game moves to Ann's beginning of combat
    And Ann chooses mode 1
    And everyone passes
    And Ann chooses Gray Ogre
    Then Ann controls 1 cloaked permanents

  @T7
  Scenario: of a pile, the cards from exile enter although two came from the library
    Given Ann controls a Gray Ogre #ogre
    And Ann's library is Masked Ogre, Sudden Bulk, Forest
    And Ann's hand is Become Anonymous
    When Ann casts Become Anonymous targeting #ogre
    And the stack resolves
    Then Ann controls 3 cloaked permanents
