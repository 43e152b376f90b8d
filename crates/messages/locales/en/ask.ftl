# What a player is asked. A title, and labels of what can be chosen.

ask-priority = You have priority
ask-attack = Declare attackers
ask-block = Declare blockers
ask-mulligan = Keep this hand?
ask-pay = Pay {$cost} for {$what}
ask-distribute = Divide {$total} damage of {$source}
ask-modes = { $min ->
    [one] { $max ->
        [one] Choose a mode
       *[other] Choose one to {$max} modes
      }
   *[other] Choose {$min} to {$max} modes
  }
ask-target = Choose a target
ask-target-more = Choose a target, or no more
ask-target-of-many = Choose target {$nth}

# Why objects are chosen: {$count} is "two" or "up to two" ready made.
ask-discard-to-hand-size = Discard down to your maximum hand size: {$count}
ask-discard = Discard {$count}
ask-sacrifice = Sacrifice {$count}
ask-mulligan-bottom = Put {$count} on the bottom of your library
ask-choose = Choose {$count}
ask-cloak = Choose what to cloak: {$count}
ask-manifest = Choose what to manifest: {$count}
ask-legend-rule = Choose which to keep: {$count} (the legend rule)
ask-attach-to = Choose what to attach it to
ask-copy-of = Choose what to copy: {$count}
ask-search = Search: choose {$count}
ask-cost = Pay a cost: choose {$count}
ask-new-targets = Choose new targets
ask-command-zone = Put {$what} into the command zone instead?
ask-opponent = Choose an opponent
ask-kicker = Pay the kicker of {$what}?
ask-x = Choose X
ask-may = {$what}: do it?
ask-pay-unless = {$what}: pay?
ask-trigger-order = Order your triggered abilities: the first goes onto the stack first
ask-timestamp-order = Choose the order of timestamps
ask-library-order = Choose the order: the first is on top
ask-graveyard-order = Choose the order in the graveyard
ask-surveil = Surveil: what goes into the graveyard?
ask-scry = Scry: what goes to the bottom?
ask-combat-damage = Divide combat damage
ask-replacement = Choose which effect applies first
ask-color = Choose a color
ask-mana-color = Choose the mana
ask-tap-or-untap = Tap it or untap it?
ask-card-name = Choose a card name
ask-divide = How much does target {$nth} get?

count-exactly = {$n ->
    [one] one
   *[other] {$n}
  }
count-up-to = up to {$n}
count-between = {$min} to {$max}

offer-pass-step = Pass: end the {$step}
offer-pass-resolve = Pass: let {$what} resolve
offer-play = Play {$what}
offer-cast = Cast {$what}
offer-cast-face-down = Cast {$what} face down, {$by}
offer-cast-flashback = Cast {$what} with flashback
offer-cast-free = Cast {$what} without paying its mana cost
offer-activate = {$what}: {$ability}
offer-turn-up-ability = Turn {$what} face up ({$keyword})
offer-turn-up-mana-cost = Turn {$what} face up (its mana cost)
offer-no-more-targets = No more targets
offer-tap = Tap it
offer-untap = Untap it
offer-yes = Yes
offer-no = No
offer-keep = Keep
offer-mulligan = Mulligan
offer-number-of = option {$n}
offer-attack-nobody = stays home
offer-attack = attacks {$seat}
offer-block-nobody = does not block
offer-block = blocks {$what}
plan-taps = taps {$list}
plan-pool = {$mana} from the mana pool
plan-both = {$pool}; {$taps}
