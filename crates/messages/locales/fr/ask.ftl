# Ce qu'on demande à un joueur, et ce qu'il peut choisir.

ask-priority = Vous avez la priorité
ask-attack = Déclarez les attaquants
ask-block = Déclarez les bloqueurs
ask-mulligan = Garder cette main ?
ask-pay = Payez {$cost} pour {$what}
ask-distribute = Répartissez {$total} blessures ({$source})
ask-modes = { $min ->
    [one] { $max ->
        [one] Choisissez un mode
       *[other] Choisissez de un à {$max} modes
      }
   *[other] Choisissez de {$min} à {$max} modes
  }
ask-target = Choisissez une cible
ask-target-more = Choisissez une cible, ou aucune de plus
ask-target-of-many = Choisissez la cible {$nth}

ask-discard-to-hand-size = Défaussez-vous jusqu'à votre taille de main maximale : {$count}
ask-discard = Défaussez-vous : {$count}
ask-sacrifice = Sacrifiez : {$count}
ask-mulligan-bottom = Mettez au-dessous de votre bibliothèque : {$count}
ask-choose = Choisissez : {$count}
ask-cloak = Choisissez quoi voiler : {$count}
ask-manifest = Choisissez quoi manifester : {$count}
ask-legend-rule = Choisissez quoi garder : {$count} (règle des légendes)
ask-attach-to = Choisissez à quoi l'attacher
ask-copy-of = Choisissez quoi copier : {$count}
ask-search = Recherche : choisissez {$count}
ask-cost = Payer un coût : choisissez {$count}
ask-new-targets = Choisissez de nouvelles cibles
ask-command-zone = Mettre {$what} dans la zone de commandement à la place ?
ask-opponent = Choisissez un adversaire
ask-kicker = Payer le kick ({$what}) ?
ask-x = Choisissez X
ask-may = {$what} : le faire ?
ask-pay-unless = {$what} : payer ?
ask-trigger-order = Ordonnez vos capacités déclenchées : la première va d'abord sur la pile
ask-timestamp-order = Choisissez l'ordre d'horodatage
ask-library-order = Choisissez l'ordre : la première est au-dessus
ask-graveyard-order = Choisissez l'ordre dans le cimetière
ask-surveil = Surveiller : que mettre au cimetière ?
ask-scry = Regard : que mettre au-dessous ?
ask-combat-damage = Répartissez les blessures de combat
ask-replacement = Choisissez quel effet s'applique d'abord
ask-color = Choisissez une couleur
ask-mana-color = Choisissez le mana
ask-tap-or-untap = Engager ou dégager ?
ask-card-name = Choisissez un nom de carte
ask-divide = Combien reçoit la cible {$nth} ?

count-exactly = {$n}
count-up-to = jusqu'à {$n}
count-between = de {$min} à {$max}

offer-pass-step = Passer : fin ({$step})
offer-pass-resolve = Passer : laisser se résoudre {$what}
offer-play = Jouer {$what}
offer-cast = Lancer {$what}
offer-cast-face-down = Lancer {$what} face cachée ({$by})
offer-cast-flashback = Lancer {$what} avec le flashback
offer-cast-free = Lancer {$what} sans payer son coût de mana
offer-activate = {$what} : {$ability}
offer-turn-up-ability = Retourner {$what} face visible ({$keyword})
offer-turn-up-mana-cost = Retourner {$what} face visible (son coût de mana)
offer-no-more-targets = Pas d'autre cible
offer-tap = Engager
offer-untap = Dégager
offer-yes = Oui
offer-no = Non
offer-keep = Garder
offer-mulligan = Mulligan
offer-number-of = option {$n}
offer-attack-nobody = n'attaque pas
offer-attack = attaque {$seat}
offer-block-nobody = ne bloque pas
offer-block = bloque {$what}
plan-taps = engage {$list}
plan-pool = {$mana} de la réserve
plan-both = {$pool} ; {$taps}
