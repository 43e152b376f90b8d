# Was ein Spieler gefragt wird, und was zur Wahl steht.

ask-priority = Du hast Priorität
ask-attack = Deklariere Angreifer
ask-block = Deklariere Blocker
ask-mulligan = Diese Hand behalten?
ask-pay = Bezahle {$cost} für {$what}
ask-distribute = Teile {$total} Schaden von {$source} auf
ask-modes = { $min ->
    [one] { $max ->
        [one] Bestimme einen Modus
       *[other] Bestimme einen bis {$max} Modi
      }
   *[other] Bestimme {$min} bis {$max} Modi
  }
ask-target = Bestimme ein Ziel
ask-target-more = Bestimme ein Ziel oder keines mehr
ask-target-of-many = Bestimme Ziel {$nth}

ask-discard-to-hand-size = Wirf bis auf deine maximale Handgröße ab: {$count}
ask-discard = Wirf ab: {$count}
ask-sacrifice = Opfere: {$count}
ask-mulligan-bottom = Lege unter deine Bibliothek: {$count}
ask-choose = Bestimme: {$count}
ask-cloak = Bestimme, was getarnt wird: {$count}
ask-manifest = Bestimme, was manifestiert wird: {$count}
ask-legend-rule = Bestimme, was bleibt: {$count} (Legendenregel)
ask-attach-to = Bestimme, woran es angelegt wird
ask-copy-of = Bestimme, was kopiert wird: {$count}
ask-search = Durchsuchen: bestimme {$count}
ask-cost = Kosten bezahlen: bestimme {$count}
ask-new-targets = Bestimme neue Ziele
ask-command-zone = {$what} stattdessen in die Kommandozone legen?
ask-opponent = Bestimme einen Gegner
ask-kicker = Bonuskosten von {$what} bezahlen?
ask-x = Bestimme X
ask-may = {$what}: ausführen?
ask-pay-unless = {$what}: bezahlen?
ask-trigger-order = Ordne deine ausgelösten Fähigkeiten: die erste kommt zuerst auf den Stapel
ask-timestamp-order = Bestimme die Reihenfolge der Zeitstempel
ask-library-order = Bestimme die Reihenfolge: die erste liegt oben
ask-graveyard-order = Bestimme die Reihenfolge im Friedhof
ask-surveil = Überwachen: was kommt auf den Friedhof?
ask-scry = Hellsicht: was kommt nach unten?
ask-combat-damage = Teile den Kampfschaden auf
ask-replacement = Bestimme, welcher Effekt zuerst gilt
ask-color = Bestimme eine Farbe
ask-mana-color = Bestimme das Mana
ask-tap-or-untap = Tappen oder enttappen?
ask-card-name = Bestimme einen Kartennamen
ask-divide = Wie viel bekommt Ziel {$nth}?

count-exactly = {$n ->
    [one] 1
   *[other] {$n}
  }
count-up-to = bis zu {$n}
count-between = {$min} bis {$max}

offer-pass-step = Passen: Ende ({$step})
offer-pass-resolve = Passen: {$what} verrechnen
offer-play = {$what} spielen
offer-cast = {$what} wirken
offer-cast-face-down = {$what} verdeckt wirken ({$by})
offer-cast-flashback = {$what} mit Rückblende wirken
offer-cast-free = {$what} wirken, ohne die Manakosten zu bezahlen
offer-activate = {$what}: {$ability}
offer-turn-up-ability = {$what} aufdecken ({$keyword})
offer-turn-up-mana-cost = {$what} aufdecken (Manakosten)
offer-no-more-targets = Keine weiteren Ziele
offer-tap = Tappen
offer-untap = Enttappen
offer-yes = Ja
offer-no = Nein
offer-keep = Behalten
offer-mulligan = Mulligan
offer-number-of = Möglichkeit {$n}
offer-attack-nobody = bleibt zurück
offer-attack = greift {$seat} an
offer-block-nobody = blockt nicht
offer-block = blockt {$what}
plan-taps = getappt wird: {$list}
plan-pool = {$mana} aus dem Manavorrat
plan-both = {$pool}; {$taps}
