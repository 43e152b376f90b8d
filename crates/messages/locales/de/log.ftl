# Was geschehen ist, eine Zeile für jedes Ereignis.

log-turn = Zug {$number}: {$seat}
log-step = {$seat}: {$step}
log-draws = {$seat} zieht {$what}
log-draws-unknown = {$seat} zieht eine Karte
log-plays = {$seat} spielt {$what}
log-casts = {$seat} wirkt {$what}
log-casts-face-down = {$seat} wirkt einen Zauberspruch verdeckt: {$what}
log-enters = {$what} kommt ins Spiel
log-enters-face-down = {$what} kommt verdeckt ins Spiel
log-destroyed = {$what} wird zerstört
log-dies = {$what} wird auf den Friedhof gelegt
log-sacrificed = {$seat} opfert {$what}
log-discarded = {$seat} wirft {$what} ab
log-milled = {$seat} millt {$what}
log-exiled = {$what} wird ins Exil geschickt
log-returned-to-hand = {$what} kehrt auf die Hand von {$seat} zurück
log-cloaked = {$seat} tarnt eine Karte: {$what}
log-manifested = {$seat} manifestiert eine Karte: {$what}
log-created = {$seat} erzeugt {$what}
log-surveilled = {$seat} legt beim Überwachen {$what} auf den Friedhof
log-moved = {$what}: {$from} → {$to}
log-left = {$what} geht mit {$seat}
log-activated = {$seat} aktiviert eine Fähigkeit von {$source}
log-triggered = Eine Fähigkeit von {$source} wird ausgelöst
log-resolved = {$what} wird verrechnet
log-countered = {$what} wird neutralisiert
log-did-not-resolve = {$what} wird nicht verrechnet: jedes der Ziele ist illegal
log-targeted = {$what} hat {$target} als Ziel
log-turned-up-morph = {$what} wird für die Morphkosten aufgedeckt: {$name}
log-turned-up-megamorph = {$what} wird für die Megamorphkosten aufgedeckt: {$name}
log-turned-up-disguise = {$what} wird für die Verkleidungskosten aufgedeckt: {$name}
log-turned-up-mana-cost = {$what} wird für die Manakosten aufgedeckt: {$name}
log-turned-up-effect = {$what} wird aufgedeckt: {$name}
log-with-x = {$line} (X = {$x})
log-turned-down = {$what} wird verdeckt
log-revealed = {$what} wird offen vorgezeigt: {$name}
log-looked-at = {$seat} schaut an ({$what}): {$name}
log-looked-at-unknown = {$seat} schaut an: {$what}
log-tapped = {$what} wird getappt
log-untapped = {$what} enttappt
log-attacked = {$what} greift {$seat} an
log-blocked = {$what} blockt {$attacker}
log-damage = {$amount ->
    [one] {$source} fügt {$what} 1 Schadenspunkt zu
   *[other] {$source} fügt {$what} {$amount} Schadenspunkte zu
  }
log-life-gained = {$amount ->
    [one] {$seat} erhält 1 Lebenspunkt dazu
   *[other] {$seat} erhält {$amount} Lebenspunkte dazu
  }
log-life-lost = {$amount ->
    [one] {$seat} verliert 1 Lebenspunkt
   *[other] {$seat} verliert {$amount} Lebenspunkte
  }
log-counters-put = {$what} erhält {$counters}
log-counters-removed = {$what} verliert {$counters}
log-attached = {$what} wird angelegt: {$to}
log-unattached = {$what} löst sich
log-shuffled = {$seat} mischt die eigene Bibliothek
log-pile-shuffled = {$seat} mischt einen verdeckten Stoß; niemand kennt die Reihenfolge
log-surveil = {$seat} wendet Überwachen an
log-scry = {$seat} wendet Hellsicht an
log-manifest-dread = {$seat} manifestiert das Grauen
log-goaded = {$what} wird von {$seat} angestachelt
log-suspected = {$what} wird verdächtigt
log-mana = {$seat} erzeugt {$mana} mit {$source}
log-transformed = {$what} wird transformiert
log-control = {$seat} kontrolliert jetzt {$what}
log-mulligan = {$seat} nimmt einen Mulligan
log-kept = {$seat} behält die Hand
log-lost-conceded = {$seat} gibt auf
log-lost-life = {$seat} hat keine Lebenspunkte mehr und verliert die Partie
log-lost-library = {$seat} musste aus einer leeren Bibliothek ziehen und verliert die Partie
log-lost-effect = {$seat} verliert die Partie
log-won = {$seat} gewinnt die Partie
log-draw-game = Die Partie endet unentschieden
log-draw-loop = Die Partie endet unentschieden: eine Schleife, die niemand beenden kann
log-draw-agreed = Die Partie endet unentschieden: alle haben zugestimmt
log-draw-limit = Die Partie endet unentschieden: sie ist größer geworden, als das Programm fasst
