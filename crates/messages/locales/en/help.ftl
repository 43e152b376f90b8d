# What the command line says of itself: `help-` and a command, then an argument of it. `-more` stands below the first line of a command, `-end` at its end.
help-about = A Magic rules engine in which hidden cards stay hidden
help-lang = The language of what is said: en, de, es, fr, it, ja, pt or zhs [default: that of the locale, or `lang` in facedown/settings.toml in your folder of settings]

help-play = Play: opens the table in the browser, or a game against bots in the terminal
help-play-more = The game is in the terminal with --terminal, --lines, --save or --resume, through a pipe, and where the browser client was not built. There the screen lists what can be done; ? shows all keys. Through a pipe the game is played line by line. It is kept in a file after every answer, and nothing is lost when the program ends.
help-play-deck = Your deck: the name of one that ships, or a file with lines like `4 Forest` [default: masquerade]
help-play-against = The decks of the others, in turn order; the last one serves for all that follow [default: wings]
help-play-players = How many players sit at the table, from 2 to 4
help-play-bot = Who plays the other seats: random chooses uniformly among what it is offered, basic plays with sense, from what its seat may know
help-play-seed = The same seed gives the same shuffles; without it, chance does
help-play-name = What you are called
help-play-save = The file in which the game is kept; otherwise one in your data folder
help-play-resume = Go on with a game that was kept
help-play-recover = Of a kept game whose end is damaged, take the part that is whole
help-play-lines = Play line by line, also in a terminal
help-play-terminal = Play in the terminal, not in the browser

help-serve = Serve the table: rooms to play in, for browsers and other clients
help-serve-more = Whoever has the link of a room can join it. Without --listen nobody but this computer can connect.
help-serve-listen = Address and port; 0.0.0.0 lets others in
help-serve-data = The folder in which rooms are kept; otherwise one in your data folder
help-serve-keep = A room in which nothing happens for so many days is forgotten
help-serve-origin = A page elsewhere that may use this table, such as http://localhost:5173
help-serve-tick = Milliseconds between what bots, stops and yields do, from 2 to 5000
help-serve-verbose = Say more: every connection, not only every room

help-replay = Show a kept game step by step, as one seat saw it, or turn a moment of it into a scenario
help-replay-more = A step is an answer of a player. Only what the seat knew is shown.
help-replay-file = The file in which the game is kept
help-replay-seat = Whose eyes: 1 is the first in turn order. Without it, the person's
help-replay-at = Begin at this step; without a terminal, end there
help-replay-as-scenario = Print a scenario that holds what the seat knew at that step
help-replay-lines = Print lines, also in a terminal
help-replay-recover = Of a game whose end is damaged, show the part that is whole

help-judge = Play scenarios (.feature files) and say which hold
help-judge-paths = Feature files, or folders with such files
help-judge-json = One JSON object a line for each scenario: file, name, tags, status, message, line
help-judge-explain = What happened, event by event, each with the rule that made it so
help-judge-jobs = Threads; as many as there are cores if not given

help-read = Read a card as a person writes it, and show what it means
help-read-file = The file with the card; `-` reads standard input. Name and cost stand on line 1, then the type line, the rules text, and power/toughness last
help-read-lang = The language it is written in: en, de, es, fr, it, ja, pt or zhs

help-translate = Say a written card in another language, through its meaning
help-translate-file = The file with the card, as `facedown read` takes it
help-translate-from = The language it is written in
help-translate-to = The language wanted

help-card = Show a shipped card, its text rendered from its meaning
help-card-name = The name of the card, in any language it ships with
help-card-reminder = With reminder text, rendered from the rules that it explains: `printed`, as printed, or `all`, of all that has any

help-page = Tell what a page about a card holds, and whether all its languages say the same
help-page-more = A page is a text as card databases give it: names and texts in several languages, sets, flavor text, rulings, in any order, with a blank line between them. Each line is accounted for.
help-page-end = Ends with 0 if all texts were read and mean one card and each line was recognised, with 1 if something does not fit, with 2 if there is no such page.
help-page-file = The file with the page; `-` reads standard input
help-page-json = One JSON object, described in docs/page.md: card, agree, blocks, sets, rulings, lines, troubles
help-page-all = Also each scenario that shows a ruling, and what each line of the page is

help-corpus = Read all cards of an MTGJSON AtomicCards file, and count
help-corpus-file = MTGJSON AtomicCards, plain or with gzip; without it, the one in the folder that FACEDOWN_SHARED names
help-corpus-names = Only the cards named in this file, one name a line
help-corpus-lang = The printings in this language instead, of the cards whose English is read: `de`, or `all`
help-corpus-reminder = How many texts that have reminders come back with them, to the letter; of English, or of `--lang`
help-corpus-json = One JSON object for each card: name, status, at, expected, wording
help-corpus-reasons = How many reasons to list

help-pack = Compile the shipped cards from an MTGJSON AtomicCards file
help-pack-file = MTGJSON AtomicCards, plain or with gzip
help-pack-names = The names of the cards to ship, one a line
help-pack-out = Where the compiled cards go
help-pack-facts = Where the facts about their printings go: sets, dates and digests of rulings

help-simulate = Play many games between bots, and count
help-simulate-more = A stop is a moment the rules ask a player something; a real decision is a stop with more than one answer, each attacker, blocker and discard counted by itself. Payment and the division of combat damage are automatic.
help-simulate-games = How many games
help-simulate-decks = Two to eight decks, by name or file; one for each seat
help-simulate-bots = Who plays, random or basic: one for each seat, or one for all
help-simulate-seed = The same seed plays the same games
help-simulate-threads = How many threads, up to 256
help-simulate-limit = Stops after which a game is given up as unfinished
help-simulate-json = Print one JSON object

help-verify = Check the log of a game that a table has exported: was every card what it turned out to be?
help-verify-more = Every card shown is compared with what was committed to while it lay hidden, and the lines with their chain of hashes. If the log holds the secret of the table, the game is played again: every card, order, draw and answer. The file and each hash are described in docs/sealed.md.
help-verify-file = The log, as the table exports it
help-verify-json = The report as JSON

help-help = Print this, or what is said of a command
help-help-command = The command

# Headings and names of values.
usage-heading = Usage:
usage-commands = Commands
usage-arguments = Arguments
usage-options = Options
usage-examples = Examples:
usage-help = Print help
usage-version = Print version
usage-default = {$help} [default: {$value}]
usage-value-name = { $key ->
    [address] ADDRESS
    [bot] BOT
    [code] CODE
    [command] COMMAND
    [deck] DECK
    [file] FILE
    [folder] FOLDER
    [name] NAME
    [options] OPTIONS
    [origin] ORIGIN
    [path] PATH
    [step] STEP
    [which] WHICH
   *[other] {$name}
  }

# What is wrong with a command line.
usage-no-command = there is no command `{$command}`
usage-unknown = there is no argument `{$argument}` here
usage-value = `{$value}` is no value for `{$argument}`
usage-values = there are: {$values}
usage-no-value = `{$argument}` needs a value
usage-equals = the value of `{$argument}` stands after `=`
usage-number = that is not how many values `{$argument}` takes
usage-conflict = `{$argument}` does not go with {$others}
usage-twice = `{$argument}` is given twice
usage-missing = missing: {$arguments}
usage-utf8 = an argument is not in UTF-8
usage-wrong = the command line is not understood
usage-more = `--help` says more.
