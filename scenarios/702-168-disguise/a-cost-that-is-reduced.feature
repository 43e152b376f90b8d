Feature: A disguise cost that is reduced
  CR 702.168d, 118.7. The cost is what it would be as it is paid.

  Background:
    Given a game of Ann and Bob
    And these invented cards
      """
      Quiet Scholar {2}{R}
      Creature — Human Wizard
      Disguise {5}{R}. This cost is reduced by {1} for each Ogre card in your graveyard.
      3/2
      """
    And Ann controls 3 Mountain

  @R46
  Scenario: each card that counts makes it cheaper
    Given Ann controls a disguised Quiet Scholar #a
    And Ann's graveyard is 3 Gray Ogre
    When Ann turns #a face up for its disguise cost
    Then #a is named Quiet Scholar
    And Ann's mana pool is empty

  @R46
  Scenario: and with fewer of them there is not enough mana
    Given Ann controls a disguised Quiet Scholar #a
    And Ann's graveyard is 2 Gray Ogre, Forest
    Then Ann can't turn #a face up for its disguise cost (CR 118.3)
