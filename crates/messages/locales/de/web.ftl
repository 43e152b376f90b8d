# Der Browser-Client: was rund um das Spiel steht. Was geschieht und gefragt wird, kommt vom Server;
# einzelne Wörter (Zonen, Farben, Marken, wodurch etwas verdeckt ist) sind die aus words.ftl.

page-start = Spielen
page-decks = Decks
page-judge = Regelfragen
page-settings = Einstellungen
pages = Seiten
no-server = Der Server antwortet nicht. Läuft er noch?
connecting = Verbindung wird aufgebaut …
reconnecting = Verbindung verloren. Neuer Versuch …
close = Schließen
copy = Kopieren
copied = Kopiert
yes = Ja
no = Nein
done = Fertig
player = Spieler
guest = Gast

start-title = Setz dich und spiel
start-about = Ein Spiel, in dem verborgene Karten verborgen bleiben. Der Bot weiß, was sein Platz wissen darf, und sonst nichts.
your-name = Dein Name
play-bot = Gegen den Bot spielen
your-deck = Dein Deck
deck-box-link = Ein eigenes Deck laden, einfügen oder bauen
other-game = Ein anderes Spiel: mit Freunden, mehr Spielern, Uhren
seat-n = Platz {$n}
seat-free = frei
kind-bot = Bot
kind-friend = Freund, per Link
deck = Deck
deck-any = irgendein mitgeliefertes
add-seat = Noch ein Spieler
remove-seat = Platz {$n} entfernen
clock-minutes = Minuten auf der Uhr
no-clock = keine Uhr
opens-all = Nach dem Spiel ist das ganze Protokoll offen
make-table = Tisch eröffnen und Link erhalten
start = Los
your-games = Deine Spiele
game-go-on = Spiel {$room} fortsetzen
own-deck = ein eigenes Deck
cards-n = { $n ->
    [one] 1 Karte
   *[other] {$n} Karten
  }

join-title = Du bist eingeladen
join-there = Am Tisch: {$names}
join = Platz nehmen
watch = Zusehen
waiting-title = Warten auf die anderen
waiting-about = Schick diesen Link an die, mit denen du spielen willst. Das Spiel beginnt, wenn jeder Platz besetzt ist.
invite-link = Der Link zu diesem Tisch

decks-title = Deckbox
decks-about = Decks bleiben in diesem Browser. Der Server prüft jede Zeile beim Schreiben.
deck-load = Laden
deck-file = Aus einer Datei
deck-name = Name
deck-list = Deckliste
deck-save = Speichern
deck-drop = Löschen
deck-saved = {$name} ist gespeichert und für dein nächstes Spiel gewählt.
deck-dropped = {$name} ist gelöscht.
deck-legal = Dieses Deck darf gespielt werden
ships = mitgeliefert
line-n = Zeile {$n}
did-you-mean = Gemeint vielleicht: {$names}?
card-search = Alle Karten
search-words = Name, Typ oder Text
found-n = { $n ->
    [one] 1 Karte gefunden
   *[other] {$n} Karten gefunden
  }
less-of = {$name}: eine weniger
more-of = {$name}: eine mehr
show-more = Mehr zeigen

judge-title = Eine Regelfrage klären
judge-about = Eine Frage wird als Szenario geschrieben. Die Antwort ist Ja oder die Zeile, die nicht stimmt, und was geschah, mit der Regel zu jedem Ereignis.
judge-text = Das Szenario
judge-run = Prüfen
judge-example = Beispiel

settings = Einstellungen
language = Sprache
theme = Farben
theme-system = wie das System
theme-dark = dunkel
theme-light = hell
motion = Bewegung
motion-system = wie das System
motion-reduced = reduziert
stops-at-table = Haltepunkte werden am Tisch mit s gesetzt und gelten auch am nächsten.
notice = facedown ist inoffizieller Fan-Inhalt im Rahmen der Fan Content Policy von Wizards of the Coast, von Wizards weder genehmigt noch unterstützt. Es enthält keine Kartenbilder und keinen gedruckten Regeltext.

table = Tisch
battlefield = Spielfeld
opponents = Gegner
beside = Stapel, Protokoll und was du gefragt wirst
turn = Zug {$turn}
moment = Zug {$turn}, {$seat}.
steps = Segmente des Zuges
step-upkeep-short = Versorgung
step-draw-short = Ziehen
step-main-1-short = Haupt 1
step-combat-short = Kampf
step-attack-short = Angriff
step-block-short = Blocken
step-damage-short = Schaden
step-combat-end-short = Nach dem Kampf
step-main-2-short = Haupt 2
step-end-short = Ende
stop-own = Hier in deinen Zügen anhalten
stop-others = Hier in Zügen anderer anhalten
active-player = ist am Zug
life = Lebenspunkte
hand = Hand
library = Bibliothek
graveyard = Friedhof
exile = Exil
graveyard-of = Friedhof von {$seat}: {$n}
exile-of = Exil von {$seat}: {$n}
your-hand = Deine Hand: {$n}
clock = Verbleibende Zeit
away = nicht verbunden
has-left = hat das Spiel verlassen
stack = Stapel
log = Protokoll
log-fine = auch Tappen, Enttappen und Segmente
log-rules = Regelnummern im Protokoll
nothing-here = Hier ist nichts.
seat-label = {$seat}: {$life} Lebenspunkte, Hand {$hand}, Bibliothek {$library}, Friedhof {$graveyard}, Exil {$exile}

face-down-name = #{$number} ({$by})
face-down-card = eine verdeckte Karte
a-card = eine Karte
card-of-library = Karte {$place} der Bibliothek von {$seat}
card-of-pile = Karte {$place} des Haufens
turn-short = Z{$n}
since-turn = (Zug {$turn})
never-attacked = Hat nicht angegriffen.
attacked-in = Zug {$turn}: griff {$seat} an
peek-hint = Halte p oder oben das Auge, um sie anzusehen.
peek-hold = Deine verdeckten Karten ansehen (halten)
lands-label = {$n} {$name}
can-act = jetzt einsetzbar
tapped = getappt
sick = einsatzverzögert
damaged = {$n} Schaden
attached = an {$what}
suspected = verdächtigt
suspected-short = verd.
goaded = angestachelt
goaded-short = anst.
phased-out = ausgephast
blocked-short = geblockt
attacks = greift {$seat} an
attacks-blocked = greift {$seat} an, geblockt
blocks = blockt {$what}
stays-home = bleibt zurück
no-block = blockt nicht
now-size = Jetzt {$size}
chosen = Gewählt: {$what}
owned-by = Besitzer: {$seat}
rule-CantAttack = Kann nicht angreifen.
rule-CantBlock = Kann nicht blocken.
rule-CantBeBlocked = Kann nicht geblockt werden.
rule-CantBeBlockedByMoreThanOne = Kann nicht von mehr als einer Kreatur geblockt werden.
rule-AttacksIfAble = Greift in jedem Kampf an, falls möglich.
rule-BlocksIfAble = Blockt in jedem Kampf, falls möglich.
rule-DoesntUntap = Enttappt nicht im Enttappsegment seines Beherrschers.
rule-CantBecomeSuspected = Kann nicht verdächtigt werden.
rule-CantBeCountered = Kann nicht neutralisiert werden.
rule-CantTurnFaceUp = Kann nicht aufgedeckt werden.

panel = Was du gefragt wirst
watching = Du siehst zu
others-turn = Du wirst gerade nichts gefragt
cr = (CR {$rule})
withdraw = Abbrechen
undo = Zurück
end-turn-short = Zugende
until-short = Bis etwas geschieht
until-stop = Nicht mehr passen
until-Now = Passt nicht
until-SomethingHappens = Passt, bis etwas geschieht
until-EndOfTurn = Passt bis zum Ende des Zuges, außer es geschieht etwas
until-EndOfTurnWhateverHappens = Passt bis zum Ende des Zuges, was auch geschieht
actions-n = Aktionen ({$n})
mana-abilities = Manafähigkeiten ({$n})
no-more-targets = Keine weiteren Ziele
choices = Auswahl
choose-none = Nichts wählen
choose-n = { $n ->
    [one] Das eine wählen
   *[other] Diese {$n} wählen
  }
picked = gewählt
goes-away = geht
less = Weniger
more = Mehr
number-of = {$min} bis {$max}
move-up = Nach oben: {$what}
move-down = Nach unten: {$what}
lethal = tödlich: {$n}
divided = Aufteilen: {$n} von {$total}
attack-none = Kein Angriff
attack-n = { $n ->
    [one] Mit 1 Kreatur angreifen
   *[other] Mit {$n} Kreaturen angreifen
  }
attack-all = Mit allen angreifen
attack-clear = Niemand
block-none = Nicht blocken
block-n = { $n ->
    [one] Mit 1 Kreatur blocken
   *[other] Mit {$n} Kreaturen blocken
  }
pay = Bezahlen
pay-by-hand = Mana selbst wählen ({$n})
plan-pool = aus dem Vorrat:
plan-taps = tappt {$list}
taps-for-this = wird dafür getappt
can-do = Was es kann
why-not = Warum nicht?

asks-back = {$seat} möchte die letzte Antwort zurücknehmen.
asks-draw = {$seat} bietet ein Unentschieden an.
asks-rematch = {$seat} möchte noch ein Spiel.
asks-open_all = {$seat} möchte das Geheimnis dieses Spiels öffnen.
asks-waiting = Warten auf die anderen.
asks-withdraw = Doch nicht
over-won = Du gewinnst
over-winner = {$seat} gewinnt
over-draw = Das Spiel endet unentschieden
rematch = Noch ein Spiel
to-start = Zur Startseite

menu = Menü
offer-draw = Unentschieden anbieten
concede = Aufgeben …
concede-really = Ja, das Spiel aufgeben
replay = Aufzeichnung
copy-scenario = Als Szenario kopieren
scenario-copied = Kopiert. Es steht auch auf der Seite für Regelfragen.
replay-step = Schritt {$step} von {$last}
replay-on = Einen Schritt vor
replay-back = Einen Schritt zurück
replay-turn = Der nächste Zug
replay-turn-back = Der Zug davor
replay-keys = Leertaste und Komma gehen schrittweise, t und T nach Zügen, Pos1 und Ende an die Enden.

face-down-list = Verdeckte Karten dieses Spiels
column-how = Wodurch
column-turn = Zug
column-whose = Wessen
column-attacked = Griff an
column-became = Was daraus wurde
column-card = Karte
still-face-down = noch verdeckt
ended-left = ging in Zug {$turn}: {$zone}
ended-with-game = bis zuletzt verdeckt
ended-turned-up = aufgedeckt in Zug {$turn}

seals = Siegel und Zufall
seals-about = Jede verborgene Karte liegt unter einem Siegel: einem Hash, den der Tisch bekannt gab, als die Karte verdeckt wurde. Wem die Karte gezeigt wird, der erhält, was das Siegel öffnet, und dieser Browser prüft, ob es passt.
seals-count = Versiegelt: {$sealed}. Dir geöffnet: {$opened}, von diesem Browser für richtig befunden: {$fits}.
seals-alarm = Was der Tisch zeigt, ist nicht, was er versiegelt hat! Bewahre das Protokoll dieses Spiels auf.
seal-of = Siegel {$n} ({$hash})
seal-closed = geschlossen
seal-fits = geöffnet und von diesem Browser geprüft
seal-wrong = geöffnet, und es passt nicht!
seal-unknown = geöffnet; dieser Browser kann es hier nicht prüfen
chance-commitment = Bekannt gegeben, bevor jemand einen Anteil gab: der Hash des Anteils, den der Tisch am Zufall hat.
chance-own = gab selbst einen Anteil am Zufall
chance-drawn = der Anteil wurde vorher vom Tisch gezogen
chance-yours = was dieser Browser gesendet hat
chance-alarm = Der Tisch hat sich nicht an den Zufall gehalten, auf den er sich festgelegt hatte! Bewahre das Protokoll dieses Spiels auf.
chance-chosen = Wer diesen Tisch einrichtete, hat das Mischen durch eine Zahl bestimmt.
log-download = Protokoll des Spiels herunterladen
open-all = Alles öffnen
open-all-about = Dann können alle jede Karte und jedes Ziehen prüfen und alle Hände und Bibliotheken sehen.
opened-all = Das Geheimnis ist offen: Das Protokoll enthält alles.

stops = Haltepunkte
stops-about = In diesen Segmenten erhältst du Priorität. Sonst wird für dich gepasst, aber nie, wenn andere etwas auf den Stapel legen.
stops-own = In deinen Zügen
stops-others = In Zügen anderer
stops-hold = Priorität nach eigenen Zaubersprüchen und Fähigkeiten behalten
stops-tapped-out = Auch fragen, wenn jeder sehen kann, dass du nichts tun kannst
stops-pays-alone = Wie vorgeschlagen bezahlen, ohne zu fragen

keys = Tasten
key-name-space = Leer
keys-touch = Berühren: Tippen handelt oder wählt, langes Drücken liest die Karte. Mit der Maus liest die rechte Taste.
key-space = Priorität abgeben oder das Formular senden (Leertaste: außer ein Knopf hat den Fokus)
key-digit = die Auswahl mit dieser Nummer
key-arrows = zwischen Karten und Auswahl bewegen
key-enter = tun, was den Fokus hat
key-escape = die begonnene Aktion abbrechen; nicht mehr passen
key-next = die nächste einsetzbare Karte
key-hand = zu deiner Hand
key-board = zu deiner Seite des Spielfelds
key-read = die Karte lesen
key-why = warum nicht? was damit nicht geht und nach welcher Regel
key-peek = deine verdeckten Karten ansehen, solange gedrückt
key-undo = deine letzte Antwort zurücknehmen
key-all = mit allen angreifen
key-end-turn = bis zum Ende des Zuges passen, außer es geschieht etwas
key-until = passen, bis etwas geschieht
key-whatever = bis zum Ende des Zuges passen, was auch geschieht
key-stop = nicht mehr passen
key-let-through = die oberste Fähigkeit des Stapels künftig immer verrechnen lassen
key-hold = Priorität nach eigenen Zaubersprüchen behalten oder nicht
key-stops = Haltepunkte: wo du Priorität erhältst
key-graveyard = dein Friedhof
key-face-down = alle verdeckten Karten des Spiels
key-seals = Siegel, Zufall und das Protokoll, um sie zu prüfen
key-log = das ganze Protokoll
key-rules = Regelnummern im Protokoll
key-menu = Menü: aufgeben, Unentschieden, Aufzeichnung
key-help = diese Liste
