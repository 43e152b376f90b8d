# Ce qui s'est passé, une ligne par évènement.

log-turn = Tour {$number} : {$seat}
log-step = {$seat} : {$step}
log-draws = {$seat} pioche {$what}
log-draws-unknown = {$seat} pioche une carte
log-plays = {$seat} joue {$what}
log-casts = {$seat} lance {$what}
log-casts-face-down = {$seat} lance un sort face cachée : {$what}
log-enters = {$what} arrive sur le champ de bataille
log-enters-face-down = {$what} arrive face cachée sur le champ de bataille
log-destroyed = Destruction : {$what}
log-dies = {$what} va au cimetière
log-sacrificed = {$seat} sacrifie {$what}
log-discarded = {$seat} se défausse : {$what}
log-milled = {$seat} meule {$what}
log-exiled = Exil : {$what}
log-returned-to-hand = {$what} retourne en main ({$seat})
log-cloaked = {$seat} voile une carte : {$what}
log-manifested = {$seat} manifeste une carte : {$what}
log-created = {$seat} crée {$what}
log-surveilled = {$seat} met au cimetière en surveillant : {$what}
log-moved = {$what} : {$from} → {$to}
log-left = {$what} quitte la partie avec {$seat}
log-activated = {$seat} active une capacité : {$source}
log-triggered = Capacité déclenchée : {$source}
log-resolved = {$what} se résout
log-countered = Contresort : {$what}
log-did-not-resolve = {$what} ne fait rien : chacune de ses cibles est illégale
log-targeted = {$what} cible {$target}
log-turned-up-morph = {$what} est face visible, pour son coût de mue : {$name}
log-turned-up-megamorph = {$what} est face visible, pour son coût de mégamue : {$name}
log-turned-up-disguise = {$what} est face visible, pour son coût de déguisement : {$name}
log-turned-up-mana-cost = {$what} est face visible, pour son coût de mana : {$name}
log-turned-up-effect = {$what} est face visible : {$name}
log-with-x = {$line} (X = {$x})
log-turned-down = {$what} est face cachée
log-revealed = Révélation, {$what} : {$name}
log-looked-at = {$seat} regarde {$what} : {$name}
log-looked-at-unknown = {$seat} regarde {$what}
log-tapped = {$what} s'engage
log-untapped = {$what} se dégage
log-attacked = {$what} attaque {$seat}
log-blocked = {$what} bloque {$attacker}
log-damage = {$amount ->
    [one] {$source} inflige {$amount} blessure à {$what}
   *[other] {$source} inflige {$amount} blessures à {$what}
  }
log-life-gained = {$amount ->
    [one] {$seat} gagne {$amount} point de vie
   *[other] {$seat} gagne {$amount} points de vie
  }
log-life-lost = {$amount ->
    [one] {$seat} perd {$amount} point de vie
   *[other] {$seat} perd {$amount} points de vie
  }
log-counters-put = {$what} reçoit {$counters}
log-counters-removed = {$what} perd {$counters}
log-attached = {$what} s'attache à {$to}
log-unattached = {$what} se détache
log-shuffled = {$seat} mélange sa bibliothèque
log-pile-shuffled = {$seat} mélange une pile face cachée ; personne n'en connaît l'ordre
log-surveil = {$seat} surveille
log-scry = {$seat} utilise regard
log-manifest-dread = {$seat} manifeste l'effroi
log-goaded = {$seat} incite {$what}
log-suspected = Créature suspectée : {$what}
log-mana = {$seat} ajoute {$mana} avec {$source}
log-transformed = {$what} se transforme
log-control = {$seat} contrôle maintenant {$what}
log-mulligan = {$seat} prend un mulligan
log-kept = {$seat} garde sa main
log-lost-conceded = {$seat} concède
log-lost-life = {$seat} n'a plus de points de vie et perd la partie
log-lost-library = {$seat} devait piocher dans une bibliothèque vide et perd la partie
log-lost-effect = {$seat} perd la partie
log-won = {$seat} gagne la partie
log-draw-game = La partie est nulle
log-draw-loop = La partie est nulle : une boucle que personne ne peut arrêter
log-draw-agreed = La partie est nulle : tous sont d’accord
log-draw-limit = La partie est nulle : elle dépasse ce que le moteur peut contenir
