# Das Terminal: was um die Partie herum steht.

screen-moment = Zug {$number}, {$seat}: {$step}
screen-before = Vor der Partie; {$seat} beginnt
screen-seat = {$seat}  Leben {$life}  Hand {$hand}  Bibliothek {$library}  Friedhof {$graveyard}  Exil {$exile}
screen-left = (hat die Partie verlassen)
screen-lands = {$all}× {$name}
screen-lands-some = {$all}× {$name} ({$untapped} ungetappt)
screen-lands-tapped = {$all}× {$name} (getappt)
screen-since = (Zug {$turn})
screen-stack = Auf dem Stapel: {$item}
screen-hand = Hand:
screen-zone = {$seat}: {$zone} ({$n})
screen-share = {$n} von {$total}
screen-unknown = Diese Karte darfst du nicht anschauen.
screen-kept = Die Partie ist gespeichert: facedown replay {$path}
screen-log = Verlauf
screen-log-more = Verlauf (noch {$n}: l)
screen-more = {$n} weitere darunter
screen-too-small = Das Terminal ist zu klein: {$width}x{$height}. Mindestens 60x18 sind nötig; bequem sind 80x24. Mach es größer oder drücke q.

status-tapped = getappt
status-attacking = greift {$seat} an
status-attacking-blocked = greift {$seat} an, geblockt
status-blocking = blockt {$what}
status-sick = einsatzverzögert
status-damage = {$n} Schaden
status-attached = an {$what}
status-suspected = verdächtigt
status-goaded = angestachelt
status-phased-out = ausgephast

back-nothing = Es gibt nichts von dir, was zurückzunehmen wäre.
back-chance = Das geht nicht zurück: seither wurde gemischt oder der Zufall befragt.
back-learned = Das geht nicht zurück: du hast seither etwas erfahren.
back-others = Das geht nicht zurück: ein anderer Spieler hat seither geantwortet.
draw-no-bot = Ein Bot stimmt keinem Unentschieden zu.

lines-not-understood = Das ist hier keine Antwort. Zahlen wählen, eine leere Zeile passt; ? nennt alles.
lines-hint-priority = [Zahl, oder leere Zeile zum Passen; ? für Hilfe]
lines-hint-one = [Zahl; leere Zeile: was am wenigsten tut]
lines-hint-some = [Zahlen; leere Zeile: was am wenigsten tut]
lines-hint-number = [eine Zahl]
lines-hint-order = [alle Zahlen in der gewünschten Reihenfolge, oder leere Zeile: so lassen]
lines-hint-partition = [Zahlen von dem, was weggeht, oder leere Zeile: alles behalten]
lines-hint-split = [ein Betrag für jede Zeile, oder leere Zeile: so wie gezeigt]
lines-hint-attack = [eine Zahl für jede Kreatur, 0 bleibt zurück; leere Zeile: kein Angriff]
lines-hint-block = [für jede Kreatur die Zahl des Angreifers, 0 keiner; leere Zeile: kein Block]
lines-hint-pay = [leere Zeile bezahlt; eine Zahl tappt das zuerst; x nimmt die Aktion zurück]
lines-help = Zahlen wählen.  leere Zeile: passen, oder was am wenigsten tut
  {"b"}  das Spielfeld    {"t N"}  Text von Möglichkeit N    {"u"}  rückgängig    {"x"}  die begonnene Aktion zurücknehmen
  {"e"}  passen bis zum Ende des Zuges, außer es geschieht etwas    {"concede"}  aufgeben    {"q"}  gehen (die Partie bleibt gespeichert)

screen-help-key = ? Hilfe
screen-help-title = Tasten
screen-close = jede andere Taste schließt
screen-concede = Die Partie aufgeben? y gibt auf.
screen-stops-title = Stopps: wo du Priorität bekommst (hoch, runter; Leertaste setzt)
screen-stops-own = In deinen Zügen
screen-stops-others = In den Zügen anderer
screen-help =
    hoch runter, j k  in der Liste bewegen; Tab geht zum Spielfeld und zurück
    Enter           tun, was markiert ist, oder das Formular so abschicken
    1 bis 9         die Zeile mit dieser Zahl
    Leertaste       Priorität abgeben; im Formular die Zeile ankreuzen
    links rechts, + -  Zahl, Anteil, Reihenfolge, Angriff oder Block ändern
    Esc             die begonnene Aktion zurücknehmen
    u               deine letzte Antwort zurücknehmen
    i               die markierte Karte lesen
    w               warum nicht? was damit nicht geht, und nach welcher Regel
    p               deine eigenen verdeckten Karten zeigen oder verbergen
    g               Friedhöfe und Exil
    l               der ganze Verlauf    r   Regelnummern im Verlauf
    f               passen, bis etwas geschieht
    e               passen bis zum Ende des Zuges, außer es geschieht etwas
    E               passen bis zum Ende des Zuges, was auch geschieht
    Y               die oberste Fähigkeit des Stapels immer verrechnen lassen
    h               nach eigenen Zaubersprüchen Priorität behalten oder nicht
    s               Stopps: die Segmente, in denen du Priorität bekommst
    a               wie vorgeschlagen bezahlen, ohne zu fragen, oder nicht
    c               aufgeben
    q               gehen; die Partie bleibt gespeichert

foot-priority = Enter tut es, Leertaste passt, u zurück
foot-decide = y: ja, n: nein
foot-one = Enter wählt, Esc nimmt zurück
foot-some = Leertaste kreuzt an, Enter fertig, Esc zurück
foot-number = links, rechts oder eine Ziffer; Enter fertig
foot-order = links, rechts verschieben; Enter fertig
foot-split = links und rechts; Enter fertig
foot-rows = Leertaste oder links, rechts; Enter fertig
foot-pay = Enter bezahlt, Ziffern tappen, Esc zurück
foot-over = l: Verlauf, q: gehen
foot-yielding = {" "}(es wird gepasst)

note-new-turn = Ein neuer Zug hat begonnen: noch einmal drücken.
note-hold = Du behältst Priorität nach deinen eigenen Zaubersprüchen und Fähigkeiten.
note-no-hold = Deine Zaubersprüche und Fähigkeiten werden verrechnet, wenn niemand antwortet.
note-taken-back = Zurückgenommen.
note-yields = Diese Fähigkeit wird von nun an durchgelassen.
note-no-ability = Keine Fähigkeit liegt oben auf dem Stapel.
note-pays-alone = Kosten werden wie vorgeschlagen bezahlt, ohne zu fragen.
note-asks-to-pay = Vor dem Bezahlen wirst du gefragt.
note-nothing-marked = Nichts ist markiert: Tab geht zum Spielfeld.
note-why-not = Markiere erst eine Karte: Tab geht zum Spielfeld.

why-title = {$what}: warum nicht?
why-may = {$action}: das geht jetzt.
why-may-not = {$action}: nein, {$why} (CR {$rule}).
why-play = Spielen
why-cast = Wirken
why-cast-face-down = Verdeckt wirken
why-turn-up-mana-cost = Für die Manakosten aufdecken
why-turn-up = Aufdecken: {$keyword}

replay-step = Schritt {$step} von {$last}, ? Hilfe
replay-help =
    rechts, Leertaste  der nächste Schritt     links  der vorige
    t, T            der nächste Zug, der vorige (auch Bild ab, Bild auf)
    Pos1, Ende      der Anfang, das Ende
    Tab, hoch, runter  das Spielfeld ansehen   Enter  das Markierte lesen
    p               verdeckte Karten des Platzes zeigen oder verbergen
    r               Regelnummern im Verlauf
    q               gehen
