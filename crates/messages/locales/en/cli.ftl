# What the program says before and after a game: choosing a language, decks, kept games.

lang-unknown = There is no language `{$code}`. There are: {$codes}
lang-unknown-setting = {$path}: there is no language `{$code}`. There are: {$codes}
lang-settings = {$path}: the settings are not understood: {$why}

# What may come after the name of a card that there is not.
near-name = {""}; did you mean {$names}?

file-missing = there is no such file
file-forbidden = that is not allowed to you

card-unknown = No shipped card is called `{$name}`

deck-unknown = Deck `{$deck}`: no deck that ships is called so, and no file. There are: {$decks}
deck-unreadable = Deck `{$deck}`: the file can't be read: {$why}
deck-line = Deck `{$deck}`, line {$line}: `{$text}` is not like `4 Name`, with a number from 1 to 250
deck-no-such-card = Deck `{$deck}`, line {$line}: no shipped card is called `{$card}`
deck-small = Deck `{$deck}` has {$cards} cards; at least {$least} are needed (CR 100.2b)

record-not-a-game = line 1 does not open a game of facedown
record-other-version = saved by facedown {$saved}, and this is {$here}; its answers might mean another game here, so it is not replayed
record-line = line {$line} is cut short or changed; the {$whole} entries before it are whole
record-recover = {$why}; --recover takes them

open-seats = a game has two to eight seats, not {$seats}
open-empty-deck = the deck of seat {$seat} has no cards
open-many-cards = {$cards} cards are too many
open-position = the game begins with a position that can't be
open-no-such-card = deck `{$deck}`: no shipped card is called `{$card}`
open-refused = entry {$entry} is refused: {$why}; the file was changed

play-no-person = No person sits at this table; `facedown replay` shows it
play-no-bot = No bot is called `{$name}`
play-name = --name `{$name}`: one word with a capital, of letters and digits, at most 16
play-against = --against names {$decks} decks for {$others} other players
play-not-kept = The game can't be kept: {$why}
play-left = The game is not over. It is kept: facedown play --resume {$path}
play-broke-off = {$why}. The game is kept: facedown play --resume {$path}

replay-seat = --seat {$seat}: there are {$seats} seats
replay-at = --at {$at}: the game has {$last} steps
replay-stopped = It ends before that step: {$why}
replay-left-out = Left out: {$line}

simulate-title = {$games} games of {$decks}; threads: {$threads}
simulate-games = games/s
simulate-stops = stops/s
simulate-decisions = real decisions/s
simulate-decisions-a-game = real decisions a game
simulate-turns-a-game = turns a game
simulate-wins = wins
simulate-unfinished = unfinished
simulate-panics = broken off by a defect
simulate-panicked = {$games} games were broken off by a defect
simulate-bots = --bots names one for all or {$decks}, one for each deck

play-no-client = The browser client was not built, because Node was not there; so this is the game in the terminal.
serve-at = The table is at {$place}
serve-opened = The table is at {$place}. Ctrl-C ends it; with --terminal you play here instead.
serve-there-already = Is a table open already? Then it is at {$place}
