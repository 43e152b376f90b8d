# Cards that are read from files: what they mean, where they are not understood, how many are.

file-no-text = no text, or not in UTF-8
read-place = line {$line}, column {$column}
read-expected = expected: {$what}
read-not-understood = not understood here; expected: {$what}
read-cut = the text ends in the middle; expected: {$what}
read-other-language = this card is in {$is}, not in {$wanted}: --lang {$code}
read-ambiguous = {$name} can mean {$count} things:
cannot-say = {$name}: there are no words for a part of it in this language yet ({$language})

# What was expected where reading stopped.
expected-more = {$list}, and { $count ->
    [one] 1 other word
   *[other] {$count} other words
  }
expected-other = another wording
expected-end = the end of the text
expected-ability = an ability
expected-ability-word = an ability word
expected-keyword = a keyword
expected-effect = an effect
expected-clause = a sentence
expected-action = an action, such as drawing or destroying
expected-noun = what kind of card or object it is
expected-object = an object
expected-player = a player
expected-post = which ones are meant
expected-subtype = a subtype, such as a creature type
expected-type = a supertype or a card type
expected-event = an event
expected-condition = a condition
expected-number = a number
expected-mana = mana symbols
expected-counter = a counter
expected-predicate = what it does, gets or gains
expected-duration = for how long
expected-token = a token
expected-cost = a cost
expected-name = a name
expected-own-name = the card's name
expected-type-line = a type line
expected-mana-cost = a mana cost such as {"{2}{R}"}
expected-power = a number or *
expected-shorter = a text of at most 4,000 letters
expected-faces = a card with one face, or with a front and a back

# `facedown corpus` and `facedown pack`.
corpus-name-file = Name a file: facedown corpus AtomicCards.json.gz
corpus-no-names = {$path}: none of these names is in {$file}
corpus-no-cards = this is no file of cards as MTGJSON gives them (AtomicCards)
corpus-english = A printing is held to the English; for that, leave out --lang
corpus-cards = cards
corpus-cards-in = {$all}, in {$seconds} s
corpus-read = read
corpus-read-share = {$count} ({$share} %), to the letter
corpus-declined = declined
corpus-ambiguous = ambiguous
corpus-wording = wording
corpus-wording-options = {$options} options a card read
corpus-stopped = where reading stopped most:
corpus-not-exact = why the others are not exact:
corpus-not-recognised = what is not recognised:
column-language = language
column-texts = texts
column-default = default
column-worded = worded
column-read = read
column-ambiguous = ambiguous
column-options = options
column-reminded = reminded
column-exact = exact
pack-twice = {$name} stands twice in {$path}
pack-missing = {$name} is not in {$path}
pack-not-read = {$name} is not understood:
pack-unproved = {$name} is not rendered as it is printed
pack-done = {$cards} cards in {$path}

# `facedown verify`: whether the log of a table is true.
verify-true = True: {$seats}, as {$viewer} received it.
verify-against = {$one} against {$other}
verify-spectator = a spectator
verify-moments = {$moments} moments, unbroken up to {$head}
verify-seals = {$seals} cards sealed, {$opened} opened, each as it was sealed
verify-whole = The secret is in the log: the game was played again, and every card, order, draw and answer is as committed.
verify-open = The secret is not in the log: what was shown is checked; chance and what stayed hidden are not.
verify-chosen = Whoever made the game chose its shuffles by a number.
verify-empty = the file is empty; `facedown verify` reads the log that a table exports
verify-no-log = this is no log of facedown
verify-shape = the log has shape {$shape}, and this program reads shape {$reads}
verify-cut = the log is cut short: its last line should hold the head of the chain
verify-record = the record is damaged
verify-head = the lines do not have the head that this line names: one was changed, added or left out
verify-secret = this is not the secret that the table had committed to
verify-nonces = these are not the numbers that the seats gave
verify-seed = the seed is not made of the secret and the seats' numbers
verify-version = the game was played with facedown {$engine} and cards {$pack}, and this is {$here} and {$cards}: it can only be played again with the same
verify-not-played = the game cannot be played again: {$why}
verify-viewer = nobody of the game has received this log
verify-another = played again from the secret and the answers, the game is another here
verify-further = played again, the game goes on further than the log
verify-line = this is no line of a log
verify-back = it goes back to a line that is not there
verify-twice = seal {$seal} is there twice
verify-early = seal {$seal} is opened before it was made
verify-false = seal {$seal} is opened as {$card}, and that is not what was sealed
verify-nameless = the last line has no name for card {$face}
verify-shown-other = {$name} is shown, and seal {$seal} of it was opened as {$card}
verify-unopened = {$name} is shown, and its seal {$seal} is not opened

file-is-folder = that is a folder
address-in-use = this address is in use
address-not-here = this computer does not have that address
