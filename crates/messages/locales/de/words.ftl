# Einzelne Wörter: Segmente, Zonen, wodurch etwas verdeckt ist.

separator = {", "}

seat-person = Spieler
seat-bot = Bot

step-untap = Enttappsegment
step-upkeep = Versorgungssegment
step-draw = Ziehsegment
step-precombat-main = erste Hauptphase
step-beginning-of-combat = Beginn des Kampfes
step-declare-attackers = Angreifer deklarieren
step-declare-blockers = Blocker deklarieren
step-first-strike-damage = Erstschlagschaden
step-combat-damage = Kampfschaden
step-end-of-combat = Ende des Kampfes
step-postcombat-main = zweite Hauptphase
step-end = Endsegment
step-cleanup = Aufräumsegment

zone-library = Bibliothek
zone-hand = Hand
zone-battlefield = Spielfeld
zone-graveyard = Friedhof
zone-stack = Stapel
zone-exile = Exil
zone-command = Kommandozone
zone-none = nirgendwohin

by-morph = Morph
by-disguise = Verkleidung
by-manifest = manifestiert
by-cloak = getarnt
by-effect = umgedreht

color-white = Weiß
color-blue = Blau
color-black = Schwarz
color-red = Rot
color-green = Grün

counter-pt = {$power}/{$toughness}-Marke
counter-keyword = { $keyword ->
    [flying] Fliegend-Marke
    [first-strike] Erstschlag-Marke
    [double-strike] Doppelschlag-Marke
    [deathtouch] Todesberührung-Marke
    [haste] Eile-Marke
    [hexproof] Fluchsicher-Marke
    [indestructible] Unzerstörbar-Marke
    [lifelink] Lebensverknüpfung-Marke
    [menace] Bedrohlich-Marke
    [reach] Reichweite-Marke
    [trample] Trampelschaden-Marke
    [vigilance] Wachsamkeit-Marke
   *[other] {$keyword}-Marke
  }
counter-stun = Betäubungsmarke
counter-shield = Schildmarke
counter-charge = Ladungsmarke
counters = {$count ->
    [one] eine {$counter}
   *[other] {$count} {$counter}n
  }

times = {$line} ({$n}-mal)
about = {$what}: {$says}
quoted = „{$text}“

object-numbered = {$name} #{$number}
object-face-down = #{$number} ({$by})
object-ability = Fähigkeit von {$source}
object-card = eine Karte
object-token = {$subtypes}-Spielstein
object-some-ability = eine Fähigkeit
object-in-hand = eine Karte auf der Hand von {$seat}
object-in-library = Karte {$place} der Bibliothek von {$seat}
object-in-pile = Karte {$place} des Stoßes
object-somewhere = eine Karte von {$seat} (Zone: {$zone})
object-gone = etwas Verschwundenes
object-with-identity = {$object} [{$name}]
