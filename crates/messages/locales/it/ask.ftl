# Che cosa si chiede a un giocatore, e che cosa può scegliere.

ask-priority = Hai la priorità
ask-attack = Dichiara gli attaccanti
ask-block = Dichiara i bloccanti
ask-mulligan = Tenere questa mano?
ask-pay = Paga {$cost} per {$what}
ask-distribute = Dividi {$total} danni di {$source}
ask-modes = { $min ->
    [one] { $max ->
        [one] Scegli un modo
       *[other] Scegli da uno a {$max} modi
      }
   *[other] Scegli da {$min} a {$max} modi
  }
ask-target = Scegli un bersaglio
ask-target-more = Scegli un bersaglio, o nessun altro
ask-target-of-many = Scegli il bersaglio {$nth}

ask-discard-to-hand-size = Scarta fino al limite massimo della tua mano: {$count}
ask-discard = Scarta: {$count}
ask-sacrifice = Sacrifica: {$count}
ask-mulligan-bottom = Metti in fondo al tuo grimorio: {$count}
ask-choose = Scegli: {$count}
ask-cloak = Scegli che cosa celare: {$count}
ask-manifest = Scegli che cosa manifestare: {$count}
ask-legend-rule = Scegli che cosa tenere: {$count} (regola delle leggende)
ask-attach-to = Scegli a che cosa assegnarlo
ask-copy-of = Scegli che cosa copiare: {$count}
ask-search = Ricerca: scegli {$count}
ask-cost = Pagare un costo: scegli {$count}
ask-new-targets = Scegli nuovi bersagli
ask-command-zone = Mettere invece {$what} nella zona di comando?
ask-opponent = Scegli un avversario
ask-kicker = Pagare il potenziamento di {$what}?
ask-x = Scegli X
ask-may = {$what}: farlo?
ask-pay-unless = {$what}: pagare?
ask-trigger-order = Ordina le tue abilità innescate: la prima va in pila per prima
ask-timestamp-order = Scegli l'ordine dei contrassegni temporali
ask-library-order = Scegli l'ordine: la prima è in cima
ask-graveyard-order = Scegli l'ordine nel cimitero
ask-surveil = Sorvegliare: che cosa va nel cimitero?
ask-scry = Profetizzare: che cosa va in fondo?
ask-combat-damage = Dividi il danno da combattimento
ask-replacement = Scegli quale effetto si applica per primo
ask-color = Scegli un colore
ask-mana-color = Scegli il mana
ask-tap-or-untap = TAP o STAP?
ask-card-name = Scegli il nome di una carta
ask-divide = Quanto riceve il bersaglio {$nth}?

count-exactly = {$n}
count-up-to = fino a {$n}
count-between = da {$min} a {$max}

offer-pass-step = Passa: fine ({$step})
offer-pass-resolve = Passa: lascia risolvere {$what}
offer-play = Gioca {$what}
offer-cast = Lancia {$what}
offer-cast-face-down = Lancia {$what} a faccia in giù ({$by})
offer-cast-flashback = Lancia {$what} con flashback
offer-cast-free = Lancia {$what} senza pagare il suo costo di mana
offer-activate = {$what}: {$ability}
offer-turn-up-ability = Gira {$what} a faccia in su ({$keyword})
offer-turn-up-mana-cost = Gira {$what} a faccia in su (il suo costo di mana)
offer-no-more-targets = Nessun altro bersaglio
offer-tap = TAP
offer-untap = STAP
offer-yes = Sì
offer-no = No
offer-keep = Tieni
offer-mulligan = Mulligan
offer-number-of = opzione {$n}
offer-attack-nobody = non attacca
offer-attack = attacca {$seat}
offer-block-nobody = non blocca
offer-block = blocca {$what}
plan-taps = TAP: {$list}
plan-pool = {$mana} dalla riserva di mana
plan-both = {$pool}; {$taps}
