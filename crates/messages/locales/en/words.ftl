# Single words: steps, zones, what makes a permanent face down.

# Between things named one after another.
separator = {", "}

# Players who gave no name.
seat-person = Player
seat-bot = Bot

step-untap = untap step
step-upkeep = upkeep
step-draw = draw step
step-precombat-main = first main phase
step-beginning-of-combat = beginning of combat
step-declare-attackers = attackers declared
step-declare-blockers = blockers declared
step-first-strike-damage = first-strike damage
step-combat-damage = combat damage
step-end-of-combat = end of combat
step-postcombat-main = second main phase
step-end = end step
step-cleanup = cleanup step

zone-library = library
zone-hand = hand
zone-battlefield = battlefield
zone-graveyard = graveyard
zone-stack = stack
zone-exile = exile
zone-command = command zone
zone-none = nowhere

by-morph = morphed
by-disguise = disguised
by-manifest = manifested
by-cloak = cloaked
by-effect = turned face down

color-white = white
color-blue = blue
color-black = black
color-red = red
color-green = green

# Kinds of counters: what stands beside the noun in {$counters}.
counter-pt = {$power}/{$toughness}
counter-keyword = { $keyword ->
    [flying] flying
    [first-strike] first strike
    [double-strike] double strike
    [deathtouch] deathtouch
    [haste] haste
    [hexproof] hexproof
    [indestructible] indestructible
    [lifelink] lifelink
    [menace] menace
    [reach] reach
    [trample] trample
    [vigilance] vigilance
   *[other] {$keyword}
  }
counter-stun = stun
counter-shield = shield
counter-charge = charge
counters = {$count ->
    [one] a {$counter} counter
   *[other] {$count} {$counter} counters
  }

# A line of the log that happened several times in a row.
times = {$line} ({$n} times)
# What something says, does or is, after what it is.
about = {$what}: {$says}
# A text of a card that asks for something.
quoted = "{$text}"

# What an object is called.
object-numbered = {$name} #{$number}
object-face-down = #{$number} ({$by})
object-ability = the ability of {$source}
object-card = a card
object-token = {$subtypes} Token
object-some-ability = an ability
object-in-hand = a card in {$seat}'s hand
object-in-library = card {$place} of {$seat}'s library
object-in-pile = card {$place} of the pile
object-somewhere = a card in {$seat}'s {$zone}
object-gone = something that is gone
object-with-identity = {$object} [{$name}]
