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

counter-pt = {$power}/{$toughness} counter
counter-keyword = {$keyword} counter
counter-stun = stun counter
counter-shield = shield counter
counter-charge = charge counter
counters = {$count ->
    [one] a {$counter}
   *[other] {$count} {$counter}s
  }

# What an object is called.
# A line of the log that happened several times in a row.
times = {$line} ({$n} times)

object-numbered = {$name} #{$number}
object-face-down = #{$number} ({$by})
object-ability = the ability of {$source}
object-card = a card
object-in-hand = a card in {$seat}'s hand
object-in-library = card {$place} of {$seat}'s library
object-in-pile = card {$place} of the pile
object-somewhere = a card in {$seat}'s {$zone}
object-gone = something that is gone
object-with-identity = {$object} [{$name}]
