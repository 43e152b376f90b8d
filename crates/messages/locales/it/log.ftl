# Che cosa è successo, una riga per ogni evento.

log-turn = Turno {$number}: {$seat}
log-step = {$seat}: {$step}
log-draws = {$seat} pesca {$what}
log-draws-unknown = {$seat} pesca una carta
log-plays = {$seat} gioca {$what}
log-casts = {$seat} lancia {$what}
log-casts-face-down = {$seat} lancia una magia a faccia in giù: {$what}
log-enters = {$what} entra nel campo di battaglia
log-enters-face-down = {$what} entra nel campo di battaglia a faccia in giù
log-destroyed = Distruzione: {$what}
log-dies = {$what} va nel cimitero
log-sacrificed = {$seat} sacrifica {$what}
log-discarded = {$seat} scarta {$what}
log-milled = {$seat} macina {$what}
log-exiled = Esilio: {$what}
log-returned-to-hand = {$what} torna in mano ({$seat})
log-cloaked = {$seat} cela una carta: {$what}
log-manifested = {$seat} manifesta una carta: {$what}
log-created = {$seat} crea {$what}
log-surveilled = {$seat} mette nel cimitero sorvegliando: {$what}
log-moved = {$what}: {$from} → {$to}
log-left = {$what} lascia la partita con {$seat}
log-activated = {$seat} attiva un'abilità di {$source}
log-triggered = Si innesca un'abilità di {$source}
log-resolved = {$what} si risolve
log-countered = Neutralizzazione: {$what}
log-did-not-resolve = {$what} non ha effetto: ogni suo bersaglio è illegale
log-targeted = {$what} bersaglia {$target}
log-turned-up-morph = {$what} è a faccia in su per il suo costo di metamorfosi: {$name}
log-turned-up-megamorph = {$what} è a faccia in su per il suo costo di megamorfosi: {$name}
log-turned-up-disguise = {$what} è a faccia in su per il suo costo di camuffare: {$name}
log-turned-up-mana-cost = {$what} è a faccia in su per il suo costo di mana: {$name}
log-turned-up-effect = {$what} è a faccia in su: {$name}
log-with-x = {$line} (X = {$x})
log-turned-down = {$what} è a faccia in giù
log-revealed = Rivelazione, {$what}: {$name}
log-looked-at = {$seat} guarda {$what}: {$name}
log-looked-at-unknown = {$seat} guarda {$what}
log-tapped = {$what}: TAP
log-untapped = {$what}: STAP
log-attacked = {$what} attacca {$seat}
log-blocked = {$what} blocca {$attacker}
log-damage = {$amount ->
    [one] {$source} infligge {$amount} danno a {$what}
   *[other] {$source} infligge {$amount} danni a {$what}
  }
log-life-gained = {$amount ->
    [one] {$seat} guadagna {$amount} punto vita
   *[other] {$seat} guadagna {$amount} punti vita
  }
log-life-lost = {$amount ->
    [one] {$seat} perde {$amount} punto vita
   *[other] {$seat} perde {$amount} punti vita
  }
log-counters-put = {$what} riceve {$counters}
log-counters-removed = {$what} perde {$counters}
log-attached = {$what} si assegna a {$to}
log-unattached = {$what} non è più assegnato
log-shuffled = {$seat} rimescola il suo grimorio
log-pile-shuffled = {$seat} rimescola un mazzetto a faccia in giù; nessuno ne conosce l'ordine
log-surveil = {$seat} sorveglia
log-scry = {$seat} profetizza
log-manifest-dread = {$seat} manifesta angoscia
log-goaded = {$seat} sprona {$what}
log-suspected = Creatura sospettata: {$what}
log-mana = {$seat} aggiunge {$mana} con {$source}
log-transformed = {$what} si trasforma
log-control = {$seat} controlla ora {$what}
log-mulligan = {$seat} fa un mulligan
log-kept = {$seat} tiene la mano
log-lost-conceded = {$seat} concede
log-lost-life = {$seat} non ha più punti vita e perde la partita
log-lost-library = {$seat} doveva pescare da un grimorio vuoto e perde la partita
log-lost-effect = {$seat} perde la partita
log-won = {$seat} vince la partita
log-draw-game = La partita finisce in parità
log-draw-loop = La partita finisce in parità: un ciclo che nessuno può fermare
log-draw-agreed = La partita finisce in parità: tutti sono d’accordo
log-draw-limit = La partita finisce in parità: è cresciuta più di quanto il motore possa contenere
