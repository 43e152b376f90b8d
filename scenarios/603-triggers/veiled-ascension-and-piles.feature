Feature: Counters on what enters face down together
  CR 614.1c, 614.12.

  @C209 @T17
  Scenario: each of a pile enters with its counter, tapped where the spell says so
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls a Veiled Ascension #ascension
    And Ann controls a Gray Ogre #ogre
    And Ann's library is Masked Ogre, Sudden Bulk, Forest
    And Ann's hand is Become Anonymous
    When Ann casts Become Anonymous targeting #ogre
    And the stack resolves
    And call Ann's 1st cloaked permanent #x
    And call Ann's 2nd cloaked permanent #y
    And call Ann's 3rd cloaked permanent #z
    Then #x has 1 flying counter
    And #y has 1 flying counter
    And #z has 1 flying counter
    And #y is tapped
    And in Bob's view #y is cloaked

  @C209
  Scenario: two of them give two counters
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Ann controls a Veiled Ascension #one
    And Ann controls a Veiled Ascension #two
    And Ann's hand is Masked Ogre
    When Ann casts Masked Ogre face down as #a
    And the stack resolves
    Then #a has 2 flying counters

  @C209
  Scenario: only those of its controller
    Given a game of Ann and Bob
    And Ann has plenty of lands
    And Bob controls a Veiled Ascension #his
    And Ann's hand is Masked Ogre
    When Ann casts Masked Ogre face down as #a
    And the stack resolves
    Then #a has no counters
