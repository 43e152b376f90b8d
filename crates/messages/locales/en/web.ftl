# The browser client: what stands around the game. What happens and what is asked comes from the server;
# single words (zones, colors, counters, what makes face down) are those of words.ftl.

page-start = Play
page-decks = Decks
page-judge = Judge
page-settings = Settings
pages = Pages
no-server = The server does not answer. Is it still running?
connecting = Connecting …
reconnecting = Connection lost. Trying again …
close = Close
copy = Copy
copied = Copied
yes = Yes
no = No
done = Done
player = Player
guest = Guest

start-title = Sit down and play
start-about = A game in which hidden cards stay hidden. The bot knows what its seat may know, and nothing else.
your-name = Your name
play-bot = Play against the bot
your-deck = Your deck
deck-box-link = Load, paste or build a deck of your own
other-game = Another game: a friend, more players, clocks
seat-n = Seat {$n}
seat-free = free
kind-bot = Bot
kind-friend = A friend, by link
deck = Deck
deck-any = any that ships
add-seat = Another player
remove-seat = Remove seat {$n}
clock-minutes = Minutes on the clock
no-clock = no clock
opens-all = After the game its whole log is open
make-table = Make the table and get the link
start = Start
your-games = Your games
game-go-on = Go on with game {$room}
own-deck = a deck of your own
cards-n = { $n ->
    [one] 1 card
   *[other] {$n} cards
  }

join-title = You are invited
join-there = At the table: {$names}
join = Sit down
watch = Look on
waiting-title = Waiting for the others
waiting-about = Send this link to whom you want to play with. The game begins when every seat is taken.
invite-link = The link to this table

decks-title = Deck box
decks-about = Decks are kept in this browser. The server checks each line as you write.
deck-load = Load
deck-file = From a file
deck-name = Name
deck-list = Deck list
deck-save = Save
deck-drop = Delete
deck-saved = {$name} is saved and chosen for your next game.
deck-dropped = {$name} is deleted.
deck-legal = This deck may be played
ships = ships
line-n = Line {$n}
did-you-mean = Did you mean: {$names}?
card-search = All cards
search-words = Name, type or text
found-n = { $n ->
    [one] 1 card found
   *[other] {$n} cards found
  }
less-of = One {$name} fewer
more-of = One {$name} more
show-more = Show more

judge-title = Settle a rules question
judge-about = A question is written as a scenario. The answer is yes, or the line that does not hold, and what happened with the rule of each event.
judge-text = The scenario
judge-run = Judge
judge-example = Example

settings = Settings
language = Language
theme = Colors
theme-system = as the system
theme-dark = dark
theme-light = light
motion = Motion
motion-system = as the system
motion-reduced = reduced
stops-at-table = Stops are set at the table, under s, and come along to the next one.
notice = facedown is unofficial fan content, permitted under the Fan Content Policy of Wizards of the Coast. Wizards has neither approved nor endorsed it. It contains no card images and no printed rules text.

table = Table
battlefield = Battlefield
opponents = Opponents
beside = Stack, log and what you are asked
turn = Turn {$turn}
moment = Turn {$turn}, {$seat}.
steps = Steps of the turn
step-upkeep-short = Upkeep
step-draw-short = Draw
step-main-1-short = Main 1
step-combat-short = Combat
step-attack-short = Attack
step-block-short = Block
step-damage-short = Damage
step-combat-end-short = After combat
step-main-2-short = Main 2
step-end-short = End
stop-own = Stop here in your turns
stop-others = Stop here in others' turns
active-player = whose turn it is
life = Life
hand = Hand
library = Library
graveyard = Graveyard
exile = Exile
graveyard-of = Graveyard of {$seat}: {$n}
exile-of = Exile of {$seat}: {$n}
your-hand = Your hand: {$n}
clock = Time left
away = not connected
has-left = has left the game
stack = Stack
log = Log
log-fine = also taps, untaps and steps
log-rules = Rule numbers in the log
nothing-here = Nothing here.
seat-label = {$seat}: life {$life}, hand {$hand}, library {$library}, graveyard {$graveyard}, exile {$exile}

face-down-name = #{$number} ({$by})
face-down-card = a face-down card
a-card = a card
card-of-library = card {$place} of {$seat}'s library
card-of-pile = card {$place} of the pile
turn-short = T{$n}
since-turn = (turn {$turn})
never-attacked = Has not attacked.
attacked-in = turn {$turn}: attacked {$seat}
peek-hint = Hold p, or the eye above, to look at it.
peek-hold = Look at your face-down cards (hold)
lands-label = {$n} {$name}
can-act = can be used now
tapped = tapped
sick = sick
damaged = {$n} damage
attached = on {$what}
suspected = suspected
suspected-short = susp.
goaded = goaded
goaded-short = goad
phased-out = phased out
blocked-short = blocked
attacks = attacks {$seat}
attacks-blocked = attacks {$seat}, blocked
blocks = blocks {$what}
stays-home = stays home
no-block = does not block
now-size = Now {$size}
chosen = Chosen: {$what}
owned-by = Owned by {$seat}
rule-CantAttack = It can't attack.
rule-CantBlock = It can't block.
rule-CantBeBlocked = It can't be blocked.
rule-CantBeBlockedByMoreThanOne = It can't be blocked by more than one creature.
rule-AttacksIfAble = It attacks each combat if able.
rule-BlocksIfAble = It blocks each combat if able.
rule-DoesntUntap = It doesn't untap in its controller's untap step.
rule-CantBecomeSuspected = It can't become suspected.
rule-CantBeCountered = It can't be countered.
rule-CantTurnFaceUp = It can't be turned face up.

panel = What you are asked
watching = You look on
others-turn = Nothing is asked of you now
cr = (CR {$rule})
withdraw = Take it back
undo = Undo
end-turn-short = Turn's end
until-short = Until something
until-stop = Stop passing
until-Now = Not passing
until-SomethingHappens = Passing until something happens
until-EndOfTurn = Passing until the end of the turn, unless something happens
until-EndOfTurnWhateverHappens = Passing until the end of the turn, whatever happens
actions-n = Actions ({$n})
mana-abilities = Mana abilities ({$n})
no-more-targets = No more targets
choices = Choices
choose-none = Choose none
choose-n = { $n ->
    [one] Choose this one
   *[other] Choose these {$n}
  }
picked = chosen
goes-away = goes
less = Less
more = More
number-of = {$min} to {$max}
move-up = Move up: {$what}
move-down = Move down: {$what}
lethal = lethal: {$n}
divided = Divide: {$n} of {$total}
attack-none = No attack
attack-n = { $n ->
    [one] Attack with 1 creature
   *[other] Attack with {$n} creatures
  }
attack-all = Attack with all
attack-clear = Nobody
block-none = No block
block-n = { $n ->
    [one] Block with 1 creature
   *[other] Block with {$n} creatures
  }
pay = Pay
pay-by-hand = Choose the mana yourself ({$n})
plan-pool = from the pool:
plan-taps = taps {$list}
taps-for-this = taps for this
can-do = What it can do
why-not = Why not?

asks-back = {$seat} asks to take back the last answer.
asks-draw = {$seat} offers a draw.
asks-rematch = {$seat} asks for another game.
asks-open_all = {$seat} asks to open the secret of this game.
asks-waiting = Waiting for the others.
asks-withdraw = Never mind
over-won = You win
over-winner = {$seat} wins
over-draw = The game is a draw
rematch = Another game
to-start = To the start page

menu = Menu
offer-draw = Offer a draw
concede = Concede …
concede-really = Yes, concede the game
replay = Replay
copy-scenario = Copy as scenario
scenario-copied = Copied. The judge page has it too.
replay-step = Step {$step} of {$last}
replay-on = One step on
replay-back = One step back
replay-turn = The next turn
replay-turn-back = The turn before
replay-keys = Space and comma step, t and T go by turns, Home and End to the ends.

face-down-list = Face-down cards of this game
column-how = How
column-turn = Turn
column-whose = Whose
column-attacked = Attacked
column-became = What became of it
column-card = Card
still-face-down = still face down
ended-left = left in turn {$turn}: {$zone}
ended-with-game = face down until the end
ended-turned-up = turned face up in turn {$turn}

seals = Seals and chance
seals-about = Every hidden card lies under a seal: a hash that the table published when the card went face down. Whoever is shown the card is given what opens it, and this browser checks that it fits.
seals-count = Sealed: {$sealed}. Opened to you: {$opened}, found true by this browser: {$fits}.
seals-alarm = What the table shows is not what it sealed! Keep the log of this game.
seal-of = Seal {$n} ({$hash})
seal-closed = closed
seal-fits = opened, and checked by this browser
seal-wrong = opened, and it does not fit!
seal-unknown = opened; this browser cannot check it here
chance-commitment = Published before anybody gave a part: the hash of the table's part of chance.
chance-own = gave its own part of chance
chance-drawn = its part was drawn by the table beforehand
chance-yours = what this browser sent
chance-alarm = The table did not keep to the chance it committed to! Keep the log of this game.
chance-chosen = Whoever made this table chose the shuffles by a number.
log-download = Download the log of the game
open-all = Open everything
open-all-about = Then everybody can check each card and each draw, and see all hands and libraries.
opened-all = The secret is open: the log holds everything.

stops = Stops
stops-about = In these steps you get priority. Where nothing is set it is passed for you, but never when others act on the stack.
stops-own = In your turns
stops-others = In others' turns
stops-hold = Keep priority after your own spells and abilities
stops-tapped-out = Ask also when everybody can see that you have nothing to act with
stops-pays-alone = Pay as proposed, without asking

keys = Keys
key-name-space = Space
keys-touch = Touch: a tap does or chooses, a long press reads the card. With a mouse the right button reads it.
key-space = pass priority, or send the form as it is (Space: unless a button has the focus)
key-digit = the choice with that number
key-arrows = move between cards and choices
key-enter = do what has the focus
key-escape = take back the action being taken; stop passing
key-next = the next card that can be used
key-hand = to your hand
key-board = to your side of the board
key-read = read the card
key-why = why not? what can't be done with it, and by which rule
key-peek = look at your face-down cards while held
key-undo = undo your last answer
key-all = attack with all
key-end-turn = pass until the end of the turn, unless something happens
key-until = pass until something happens
key-whatever = pass until the end of the turn, whatever happens
key-stop = stop passing
key-let-through = always let the ability on top of the stack resolve
key-hold = keep priority after your own spells, or not
key-stops = stops: the steps in which you get priority
key-graveyard = your graveyard
key-face-down = all face-down cards of the game
key-seals = seals, chance and the log to check them by
key-log = the whole log
key-rules = rule numbers in the log
key-menu = menu: concede, draw, replay
key-help = this list
