# Was die Befehlszeile von sich sagt: `help-` und ein Befehl, dann ein Argument davon. `-more` steht unter der ersten Zeile eines Befehls, `-end` an seinem Ende.
help-about = Eine Magic-Regelmaschine, in der verborgene Karten verborgen bleiben
help-lang = Die Sprache dessen, was gesagt wird: en, de, es, fr, it, ja, pt oder zhs [Vorgabe: die der Umgebung, oder `lang` in facedown/settings.toml in deinem Ordner für Einstellungen]

help-play = Spielen: öffnet den Tisch im Browser, oder eine Partie gegen Bots im Terminal
help-play-more = Im Terminal wird mit --terminal, --lines, --save oder --resume gespielt, durch eine Pipe, und wo die Oberfläche für den Browser nicht gebaut wurde. Dort zeigt der Bildschirm, was getan werden kann; ? zeigt alle Tasten. Durch eine Pipe wird Zeile für Zeile gespielt. Nach jeder Antwort wird die Partie in einer Datei gespeichert, und nichts geht verloren, wenn das Programm endet.
help-play-deck = Dein Deck: der Name eines mitgelieferten, oder eine Datei mit Zeilen wie `4 Wald` [Vorgabe: masquerade]
help-play-against = Die Decks der anderen, in Zugreihenfolge; das letzte gilt für alle weiteren [Vorgabe: wings]
help-play-players = Wie viele Spieler am Tisch sitzen, von 2 bis 4
help-play-bot = Wer die anderen Plätze spielt: random wählt gleichmäßig unter dem, was ihm angeboten wird, basic spielt mit Verstand aus dem, was sein Platz wissen darf
help-play-seed = Derselbe Startwert gibt dasselbe Mischen; ohne ihn gilt der Zufall
help-play-name = Wie du heißt
help-play-save = Die Datei, in der die Partie gespeichert wird; sonst eine in deinem Datenordner
help-play-resume = Mit einer gespeicherten Partie fortfahren
help-play-recover = Von einer gespeicherten Partie mit beschädigtem Ende den heilen Teil nehmen
help-play-lines = Zeile für Zeile spielen, auch im Terminal
help-play-terminal = Im Terminal spielen, nicht im Browser

help-serve = Den Tisch anbieten: Räume zum Spielen, für Browser und andere Clients
help-serve-more = Wer den Link eines Raums hat, kann hinein. Ohne --listen kann sich nur dieser Rechner verbinden.
help-serve-listen = Adresse und Port; 0.0.0.0 lässt andere herein
help-serve-data = Der Ordner, in dem Räume gespeichert werden; sonst einer in deinem Datenordner
help-serve-keep = Ein Raum, in dem so viele Tage nichts geschieht, wird vergessen
help-serve-origin = Eine Seite anderswo, die diesen Tisch benutzen darf, etwa http://localhost:5173
help-serve-tick = Millisekunden zwischen dem, was Bots, Halte und Weitergeben tun, von 2 bis 5000
help-serve-verbose = Mehr sagen: jede Verbindung, nicht nur jeden Raum

help-replay = Eine gespeicherte Partie Schritt für Schritt zeigen, wie ein Platz sie sah, oder einen Moment daraus zum Szenario machen
help-replay-more = Ein Schritt ist eine Antwort eines Spielers. Gezeigt wird nur, was der Platz wusste.
help-replay-file = Die Datei, in der die Partie gespeichert ist
help-replay-seat = Wessen Augen: 1 ist der erste in Zugreihenfolge. Sonst die des Menschen
help-replay-at = Bei diesem Schritt beginnen; ohne Terminal dort enden
help-replay-as-scenario = Ein Szenario ausgeben, das enthält, was der Platz bei diesem Schritt wusste
help-replay-lines = Zeilen ausgeben, auch im Terminal
help-replay-recover = Von einer Partie mit beschädigtem Ende den heilen Teil zeigen

help-judge = Szenarien (Dateien .feature) spielen und sagen, welche bestehen
help-judge-paths = Dateien .feature, oder Ordner mit solchen Dateien
help-judge-json = Ein JSON-Objekt je Zeile für jedes Szenario: file, name, tags, status, message, line
help-judge-explain = Was geschah, Ereignis für Ereignis, jedes mit der Regel, nach der es geschah
help-judge-jobs = Threads; so viele wie Kerne, wenn nichts angegeben ist

help-read = Eine Karte lesen, wie ein Mensch sie schreibt, und zeigen, was sie bedeutet
help-read-file = Die Datei mit der Karte; `-` liest die Standardeingabe. In Zeile 1 stehen Name und Kosten, dann die Typenzeile, der Regeltext und zuletzt Stärke/Widerstandskraft
help-read-lang = Die Sprache, in der sie geschrieben ist: en, de, es, fr, it, ja, pt oder zhs

help-translate = Eine geschriebene Karte in einer anderen Sprache sagen, durch ihre Bedeutung
help-translate-file = Die Datei mit der Karte, wie `facedown read` sie nimmt
help-translate-from = Die Sprache, in der sie geschrieben ist
help-translate-to = Die gewünschte Sprache

help-card = Eine mitgelieferte Karte zeigen, ihr Text aus der Bedeutung geschrieben
help-card-name = Der Name der Karte, in einer der Sprachen, in denen sie mitgeliefert wird
help-card-reminder = Mit Erinnerungstext, aus den Regeln geschrieben, die er erklärt: `printed` wie gedruckt, oder `all` zu allem, was einen hat

help-page = Sagen, was eine Seite über eine Karte enthält, und ob alle ihre Sprachen dasselbe sagen
help-page-more = Eine Seite ist ein Text, wie Kartendatenbanken ihn geben: Namen und Texte in mehreren Sprachen, Sets, Stimmungstext, Regelhinweise, in beliebiger Reihenfolge, mit einer Leerzeile dazwischen. Über jede Zeile wird Auskunft gegeben.
help-page-end = Endet mit 0, wenn alle Texte gelesen wurden und eine Karte meinen und jede Zeile erkannt wurde, mit 1, wenn etwas nicht passt, mit 2, wenn es keine solche Seite gibt.
help-page-file = Die Datei mit der Seite; `-` liest die Standardeingabe
help-page-json = Ein JSON-Objekt, beschrieben in docs/page.md: card, agree, blocks, sets, rulings, lines, troubles
help-page-all = Auch jedes Szenario, das einen Regelhinweis zeigt, und was jede Zeile der Seite ist

help-corpus = Alle Karten einer AtomicCards-Datei von MTGJSON lesen und zählen
help-corpus-file = AtomicCards von MTGJSON, auch mit gzip; sonst die im Ordner, den FACEDOWN_SHARED nennt
help-corpus-names = Nur die Karten, die in dieser Datei stehen, ein Name je Zeile
help-corpus-lang = Stattdessen die Drucke in dieser Sprache, der Karten, deren Englisch gelesen wird: `de`, oder `all`
help-corpus-reminder = Wie viele Texte mit Erinnerungstext mit ihm aufs Zeichen zurückkommen; auf Englisch, oder in `--lang`
help-corpus-json = Ein JSON-Objekt für jede Karte: name, status, at, expected, wording
help-corpus-reasons = Wie viele Gründe genannt werden

help-pack = Die mitgelieferten Karten aus einer AtomicCards-Datei von MTGJSON übersetzen
help-pack-file = AtomicCards von MTGJSON, auch mit gzip
help-pack-names = Die Namen der mitzuliefernden Karten, einer je Zeile
help-pack-out = Wohin die übersetzten Karten kommen
help-pack-facts = Wohin die Angaben über ihre Drucke kommen: Sets, Daten und Prüfsummen der Regelhinweise

help-simulate = Viele Partien zwischen Bots spielen und zählen
help-simulate-more = Ein Halt ist ein Moment, in dem die Regeln einen Spieler etwas fragen; eine Entscheidung ist ein Halt mit mehr als einer Antwort, wobei jeder Angreifer, Blocker und Abwurf einzeln zählt. Bezahlen und Aufteilen des Kampfschadens geschehen von selbst.
help-simulate-games = Wie viele Partien
help-simulate-decks = Zwei bis acht Decks, als Name oder Datei; eines für jeden Platz
help-simulate-bots = Wer spielt, random oder basic: einer für jeden Platz, oder einer für alle
help-simulate-seed = Derselbe Startwert spielt dieselben Partien
help-simulate-threads = Wie viele Threads, bis 256
help-simulate-limit = Halte, nach denen eine Partie als nicht beendet aufgegeben wird
help-simulate-json = Ein JSON-Objekt ausgeben

help-verify = Das Protokoll einer Partie prüfen, das ein Tisch ausgegeben hat: war jede Karte, als was sie sich erwies?
help-verify-more = Jede gezeigte Karte wird mit dem verglichen, worauf der Tisch sich festlegte, als sie verborgen lag, und die Zeilen mit ihrer Kette von Prüfsummen. Enthält das Protokoll das Geheimnis des Tisches, so wird die Partie nachgespielt: jede Karte, Reihenfolge, Ziehung und Antwort. Die Datei und jede Prüfsumme beschreibt docs/sealed.md.
help-verify-file = Das Protokoll, wie der Tisch es ausgibt
help-verify-json = Der Bericht als JSON

help-help = Dies ausgeben, oder was über einen Befehl gesagt wird
help-help-command = Der Befehl

# Überschriften und Namen von Werten.
usage-heading = Aufruf:
usage-commands = Befehle
usage-arguments = Argumente
usage-options = Optionen
usage-examples = Beispiele:
usage-help = Diese Hilfe ausgeben
usage-version = Die Version ausgeben
usage-default = {$help} [Vorgabe: {$value}]
usage-value-name = { $key ->
    [address] ADRESSE
    [bot] BOT
    [code] CODE
    [command] BEFEHL
    [deck] DECK
    [file] DATEI
    [folder] ORDNER
    [name] NAME
    [options] OPTIONEN
    [origin] HERKUNFT
    [path] PFAD
    [step] SCHRITT
    [which] WELCHE
   *[other] {$name}
  }

# Was an einer Befehlszeile falsch ist.
usage-no-command = einen Befehl `{$command}` gibt es nicht
usage-unknown = ein Argument `{$argument}` gibt es hier nicht
usage-value = `{$value}` ist kein Wert für `{$argument}`
usage-values = es gibt: {$values}
usage-no-value = `{$argument}` braucht einen Wert
usage-equals = der Wert von `{$argument}` steht hinter `=`
usage-number = so viele Werte nimmt `{$argument}` nicht
usage-conflict = `{$argument}` passt nicht zu {$others}
usage-twice = `{$argument}` ist zweimal angegeben
usage-missing = es fehlt: {$arguments}
usage-utf8 = ein Argument ist nicht in UTF-8
usage-wrong = die Befehlszeile ist nicht zu verstehen
usage-more = `--help` sagt mehr.
