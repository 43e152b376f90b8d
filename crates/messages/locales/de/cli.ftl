# Was das Programm vor und nach einer Partie sagt: Sprache, Decks, gespeicherte Partien.

lang-unknown = Eine Sprache `{$code}` gibt es nicht. Es gibt: {$codes}
lang-unknown-setting = {$path}: eine Sprache `{$code}` gibt es nicht. Es gibt: {$codes}
lang-settings = {$path}: die Einstellungen sind nicht zu verstehen: {$why}

near-name = ; gemeint vielleicht: {$names}?

file-missing = diese Datei gibt es nicht
file-forbidden = das ist dir nicht erlaubt

card-unknown = Keine mitgelieferte Karte heißt `{$name}`

deck-unknown = Deck `{$deck}`: kein mitgeliefertes Deck heißt so und keine Datei. Es gibt: {$decks}
deck-unreadable = Deck `{$deck}`: die Datei ist nicht zu lesen: {$why}
deck-line = Deck `{$deck}`, Zeile {$line}: `{$text}` hat nicht die Form `4 Name`, mit einer Zahl von 1 bis 250
deck-no-such-card = Deck `{$deck}`, Zeile {$line}: keine mitgelieferte Karte heißt `{$card}`
deck-small = Deck `{$deck}` hat {$cards} Karten; mindestens {$least} sind nötig (CR 100.2b)

record-not-a-game = Zeile 1 eröffnet keine Partie von facedown
record-other-version = gespeichert von facedown {$saved}, und dies ist {$here}; die Antworten könnten hier eine andere Partie bedeuten, darum wird sie nicht nachgespielt
record-line = Zeile {$line} ist abgeschnitten oder verändert; die {$whole} Einträge davor sind heil
record-recover = {$why}; --recover nimmt sie

open-seats = eine Partie hat zwei bis acht Plätze, nicht {$seats}
open-empty-deck = das Deck von Platz {$seat} hat keine Karten
open-many-cards = {$cards} Karten sind zu viele
open-position = die Partie beginnt mit einer unmöglichen Stellung
open-no-such-card = Deck `{$deck}`: keine mitgelieferte Karte heißt `{$card}`
open-refused = Eintrag {$entry} wird abgelehnt: {$why}; die Datei wurde verändert

play-no-person = An diesem Tisch sitzt kein Mensch; `facedown replay` zeigt die Partie
play-no-bot = Kein Bot heißt `{$name}`
play-name = --name `{$name}`: ein Wort mit großem Anfangsbuchstaben, aus Buchstaben und Ziffern, höchstens 16
play-against = --against nennt {$decks} Decks für {$others} andere Spieler
play-not-kept = Die Partie kann nicht gespeichert werden: {$why}
play-left = Die Partie ist nicht zu Ende. Sie ist gespeichert: facedown play --resume {$path}
play-broke-off = {$why}. Die Partie ist gespeichert: facedown play --resume {$path}

replay-seat = --seat {$seat}: es gibt {$seats} Plätze
replay-at = --at {$at}: die Partie hat {$last} Schritte
replay-stopped = Es endet vor diesem Schritt: {$why}
replay-left-out = Ausgelassen: {$line}

simulate-title = {$games} Partien mit {$decks}; Threads: {$threads}
simulate-games = Partien/s
simulate-stops = Halte/s
simulate-decisions = Entscheidungen/s
simulate-decisions-a-game = Entscheidungen je Partie
simulate-turns-a-game = Züge je Partie
simulate-wins = Siege
simulate-unfinished = nicht beendet
simulate-panics = durch einen Fehler abgebrochen
simulate-panicked = {$games} Partien brachen durch einen Fehler ab
simulate-bots = --bots nennt einen für alle oder {$decks}, einen für jedes Deck

play-no-client = Die Oberfläche für den Browser wurde nicht gebaut, weil Node fehlte; also wird im Terminal gespielt.
serve-at = Der Tisch steht unter {$place}
serve-opened = Der Tisch steht unter {$place}. Strg-C beendet ihn; mit --terminal wird hier gespielt.
serve-there-already = Ist schon ein Tisch offen? Dann steht er unter {$place}
