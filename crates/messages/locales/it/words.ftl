# Parole singole: sottofasi, zone, ciò che mette una carta a faccia in giù.

separator = {", "}

seat-person = Giocatore
seat-bot = Bot

step-untap = sottofase di STAP
step-upkeep = mantenimento
step-draw = sottofase di acquisizione
step-precombat-main = prima fase principale
step-beginning-of-combat = inizio combattimento
step-declare-attackers = dichiarazione degli attaccanti
step-declare-blockers = dichiarazione dei bloccanti
step-first-strike-damage = danno da attacco improvviso
step-combat-damage = danno da combattimento
step-end-of-combat = fine combattimento
step-postcombat-main = seconda fase principale
step-end = sottofase finale
step-cleanup = sottofase di cancellazione

zone-library = grimorio
zone-hand = mano
zone-battlefield = campo di battaglia
zone-graveyard = cimitero
zone-stack = pila
zone-exile = esilio
zone-command = zona di comando
zone-none = da nessuna parte

by-morph = metamorfosi
by-disguise = camuffare
by-manifest = manifestato
by-cloak = celato
by-effect = girato a faccia in giù

color-white = bianco
color-blue = blu
color-black = nero
color-red = rosso
color-green = verde

counter-pt = {$power}/{$toughness}
counter-keyword = { $keyword ->
    [flying] volare
    [first-strike] attacco improvviso
    [double-strike] doppio attacco
    [deathtouch] tocco letale
    [haste] rapidità
    [hexproof] anti-malocchio
    [indestructible] indistruttibile
    [lifelink] legame vitale
    [menace] minacciare
    [reach] raggiungere
    [trample] travolgere
    [vigilance] cautela
   *[other] {$keyword}
  }
counter-stun = stordimento
counter-shield = scudo
counter-charge = carica
counters = {$count ->
    [one] un segnalino {$counter}
   *[other] {$count} segnalini {$counter}
  }

times = {$line} ({$n} volte)
about = {$what}: {$says}
quoted = «{$text}»

object-numbered = {$name} #{$number}
object-face-down = #{$number} ({$by})
object-ability = abilità di {$source}
object-card = una carta
object-token = pedina {$subtypes}
object-some-ability = un'abilità
object-in-hand = una carta in mano ({$seat})
object-in-library = carta {$place} del grimorio ({$seat})
object-in-pile = carta {$place} del mazzetto
object-somewhere = una carta ({$seat}, {$zone})
object-gone = qualcosa che non c'è più
object-with-identity = {$object} [{$name}]
