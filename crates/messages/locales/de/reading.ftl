# Karten, die aus Dateien gelesen werden: was sie bedeuten, wo sie nicht verstanden werden, wie viele es sind.

file-no-text = kein Text, oder nicht in UTF-8
read-place = Zeile {$line}, Spalte {$column}
read-expected = erwartet: {$what}
read-not-understood = hier nicht verstanden; erwartet: {$what}
read-cut = der Text endet mittendrin; erwartet: {$what}
read-other-language = Sprache der Karte: {$is}, nicht {$wanted}: --lang {$code}
read-ambiguous = {$name} kann {$count} Bedeutungen haben:
cannot-say = {$name}: für einen Teil davon gibt es in dieser Sprache noch keine Worte ({$language})

# Was erwartet wurde, wo das Lesen endete.
expected-more = {$list} und { $count ->
    [one] 1 anderes Wort
   *[other] {$count} andere Wörter
  }
expected-other = ein anderer Wortlaut
expected-end = das Ende des Textes
expected-ability = eine Fähigkeit
expected-ability-word = ein Fähigkeitswort
expected-keyword = ein Schlüsselwort
expected-effect = ein Effekt
expected-clause = ein Satz
expected-action = eine Aktion wie Ziehen oder Zerstören
expected-noun = was für eine Karte oder ein Objekt es ist
expected-object = ein Objekt
expected-player = ein Spieler
expected-post = welche gemeint sind
expected-subtype = ein Untertyp, etwa ein Kreaturentyp
expected-type = ein Übertyp oder ein Kartentyp
expected-event = ein Ereignis
expected-condition = eine Bedingung
expected-number = eine Zahl
expected-mana = Manasymbole
expected-counter = eine Marke
expected-predicate = was es tut oder erhält
expected-duration = wie lange
expected-token = ein Spielstein
expected-cost = Kosten
expected-name = ein Name
expected-own-name = der Name der Karte
expected-type-line = eine Typenzeile
expected-mana-cost = Manakosten wie {"{2}{R}"}
expected-power = eine Zahl oder *
expected-shorter = ein Text von höchstens 4000 Zeichen
expected-faces = eine Karte mit einer Seite, oder mit Vorder- und Rückseite

# `facedown corpus` and `facedown pack`.
corpus-name-file = Nenne eine Datei: facedown corpus AtomicCards.json.gz
corpus-no-names = {$path}: keiner dieser Namen steht in {$file}
corpus-no-cards = dies ist keine Kartendatei, wie MTGJSON sie ausgibt (AtomicCards)
corpus-english = Gemessen wird am Englischen; dafür --lang weglassen
corpus-cards = Karten
corpus-cards-in = {$all}, in {$seconds} s
corpus-read = gelesen
corpus-read-share = {$count} ({$share} %), aufs Zeichen
corpus-declined = nicht gelesen
corpus-ambiguous = mehrdeutig
corpus-wording = Wortlaut
corpus-wording-options = {$options} Abweichungen je gelesener Karte
corpus-stopped = wo das Lesen am häufigsten endete:
corpus-not-exact = warum die anderen nicht genau sind:
corpus-not-recognised = was nicht erkannt wird:
column-language = Sprache
column-texts = Texte
column-default = üblich
column-worded = geschrieben
column-read = gelesen
column-ambiguous = mehrdeutig
column-options = Abweichungen
column-reminded = mit Erinnerung
column-exact = genau
pack-twice = {$name} steht zweimal in {$path}
pack-missing = {$name} steht nicht in {$path}
pack-not-read = {$name} wird nicht verstanden:
pack-unproved = {$name} wird nicht so geschrieben, wie es gedruckt ist
pack-done = {$cards} Karten in {$path}

# `facedown verify`: whether the log of a table is true.
verify-true = Wahr: {$seats}, wie {$viewer} es erhielt.
verify-against = {$one} gegen {$other}
verify-spectator = ein Zuschauer
verify-moments = {$moments} Momente, lückenlos bis {$head}
verify-seals = {$seals} Karten versiegelt, {$opened} geöffnet, jede wie versiegelt
verify-whole = Das Geheimnis steht im Protokoll: die Partie wurde noch einmal gespielt, und jede Karte, Reihenfolge, Ziehung und Antwort ist wie zugesagt.
verify-open = Das Geheimnis steht nicht im Protokoll: geprüft ist, was gezeigt wurde; der Zufall und was verborgen blieb, sind es nicht.
verify-chosen = Wer die Partie anlegte, wählte das Mischen durch eine Zahl.
verify-empty = die Datei ist leer; `facedown verify` liest das Protokoll, das ein Tisch ausgibt
verify-no-log = dies ist kein Protokoll von facedown
verify-shape = das Protokoll hat die Form {$shape}, und dieses Programm liest die Form {$reads}
verify-cut = das Protokoll ist abgeschnitten: in der letzten Zeile sollte der Kopf der Kette stehen
verify-record = die Aufzeichnung ist beschädigt
verify-head = die Zeilen haben nicht den Kopf, den diese Zeile nennt: eine wurde geändert, hinzugefügt oder ausgelassen
verify-secret = dies ist nicht das Geheimnis, auf das der Tisch sich festgelegt hatte
verify-nonces = dies sind nicht die Zahlen, die die Plätze gaben
verify-seed = der Startwert ist nicht aus dem Geheimnis und den Zahlen der Plätze gemacht
verify-version = gespielt wurde mit facedown {$engine} und Karten {$pack}, und hier sind {$here} und {$cards}: nachspielen geht nur mit denselben
verify-not-played = die Partie kann nicht nachgespielt werden: {$why}
verify-viewer = niemand in der Partie hat dieses Protokoll erhalten
verify-another = aus dem Geheimnis und den Antworten nachgespielt, ist die Partie hier eine andere
verify-further = nachgespielt geht die Partie weiter als das Protokoll
verify-line = dies ist keine Zeile eines Protokolls
verify-back = sie geht auf eine Zeile zurück, die es nicht gibt
verify-twice = Siegel {$seal} gibt es zweimal
verify-early = Siegel {$seal} wird geöffnet, bevor es gemacht wurde
verify-false = Siegel {$seal} wird als {$card} geöffnet, und das wurde nicht versiegelt
verify-nameless = die letzte Zeile hat keinen Namen für Karte {$face}
verify-shown-other = gezeigt wird {$name}, und das Siegel {$seal} davon wurde als {$card} geöffnet
verify-unopened = gezeigt wird {$name}, und sein Siegel {$seal} ist nicht geöffnet

file-is-folder = das ist ein Ordner
address-in-use = diese Adresse ist belegt
address-not-here = diese Adresse hat dieser Rechner nicht
