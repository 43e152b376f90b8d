# Che cosa dice il programma prima e dopo una partita: lingua, mazzi, partite conservate.

lang-unknown = Non c'è una lingua `{$code}`. Ci sono: {$codes}
lang-unknown-setting = {$path}: non c'è una lingua `{$code}`. Ci sono: {$codes}
lang-settings = {$path}: le impostazioni non si capiscono: {$why}

near-name = ; forse {$names}?

file-missing = questo file non esiste
file-forbidden = non ti è permesso

card-unknown = Nessuna carta inclusa si chiama `{$name}`

deck-unknown = Mazzo `{$deck}`: nessun mazzo incluso si chiama così, e nessun file. Ci sono: {$decks}
deck-unreadable = Mazzo `{$deck}`: il file non si può leggere: {$why}
deck-line = Mazzo `{$deck}`, riga {$line}: `{$text}` non è come `4 Nome`, con un numero da 1 a 250
deck-no-such-card = Mazzo `{$deck}`, riga {$line}: nessuna carta inclusa si chiama `{$card}`
deck-small = Il mazzo `{$deck}` ha {$cards} carte; ne servono almeno {$least} (CR 100.2b)

record-not-a-game = la riga 1 non apre una partita di facedown
record-other-version = conservata da facedown {$saved}, e questo è {$here}; le sue risposte potrebbero dare qui un'altra partita, perciò non viene ripetuta
record-line = la riga {$line} è troncata o cambiata; le {$whole} voci precedenti sono integre
record-recover = {$why}; --recover le prende

open-seats = una partita ha da due a otto posti, non {$seats}
open-empty-deck = il mazzo del posto {$seat} non ha carte
open-many-cards = {$cards} carte sono troppe
open-position = la partita comincia da una posizione impossibile
open-no-such-card = mazzo `{$deck}`: nessuna carta inclusa si chiama `{$card}`
open-refused = la voce {$entry} è rifiutata: {$why}; il file è stato cambiato

play-no-person = A questo tavolo non siede nessuna persona; `facedown replay` lo mostra
play-no-bot = Nessun bot si chiama `{$name}`
play-name = --name `{$name}`: una parola con la maiuscola, di lettere e cifre, al massimo 16
play-against = --against nomina {$decks} mazzi per {$others} altri giocatori
play-not-kept = La partita non può essere conservata: {$why}
play-left = La partita non è finita. È conservata: facedown play --resume {$path}
play-broke-off = {$why}. La partita è conservata: facedown play --resume {$path}

replay-seat = --seat {$seat}: ci sono {$seats} posti
replay-at = --at {$at}: la partita ha {$last} passi
replay-stopped = Finisce prima di quel passo: {$why}
replay-left-out = Omesso: {$line}

simulate-title = {$games} partite con {$decks}; thread: {$threads}
simulate-games = partite/s
simulate-stops = soste/s
simulate-decisions = decisioni/s
simulate-decisions-a-game = decisioni a partita
simulate-turns-a-game = turni a partita
simulate-wins = vittorie
simulate-unfinished = non finite
simulate-panics = interrotte da un difetto
simulate-panicked = un difetto ha interrotto {$games} partite
simulate-bots = --bots ne nomina uno per tutti o {$decks}, uno per mazzo

play-no-client = Il client per il browser non è stato costruito perché mancava Node; si gioca quindi nel terminale.
serve-at = Il tavolo è su {$place}
serve-opened = Il tavolo è su {$place}. Ctrl-C lo chiude; con --terminal si gioca qui.
serve-there-already = C’è già un tavolo aperto? Allora è su {$place}
