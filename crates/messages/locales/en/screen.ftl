# The terminal: what stands around the game.

screen-moment = Turn {$number}, {$seat}: {$step}
screen-before = Before the game; {$seat} begins
screen-seat = {$seat}  life {$life}  hand {$hand}  library {$library}  graveyard {$graveyard}  exile {$exile}
screen-left = (has left the game)
screen-lands = {$all} {$name}
screen-lands-some = {$all} {$name} ({$untapped} untapped)
screen-lands-tapped = {$all} {$name} (tapped)
screen-since = (turn {$turn})
screen-stack = On the stack: {$item}
screen-hand = Hand:
screen-zone = {$seat}: {$zone} ({$n})
screen-share = {$n} of {$total}
screen-unknown = You may not look at this card.
screen-kept = The game is kept: facedown replay {$path}
screen-log = Log
screen-log-more = Log ({$n} more: l)
screen-more = {$n} more below
screen-too-small = The terminal is too small: {$width}x{$height}. At least 60x18 is needed; 80x24 is comfortable. Make it larger, or press q.

status-tapped = tapped
status-attacking = attacks {$seat}
status-attacking-blocked = attacks {$seat}, blocked
status-blocking = blocks {$what}
status-sick = sick
status-damage = {$n} damage
status-attached = on {$what}
status-suspected = suspected
status-goaded = goaded
status-phased-out = phased out

back-nothing = There is nothing of yours to take back.
back-chance = It can't be taken back: cards were shuffled or chance was drawn since.
back-learned = It can't be taken back: you have learned something since.
back-others = It can't be taken back: another player has answered since.
draw-no-bot = A bot does not agree to a draw.

lines-not-understood = That is no answer here. Numbers choose, an empty line passes; ? lists everything.
lines-hint-priority = [number, or an empty line to pass; ? for help]
lines-hint-one = [number; an empty line: what does least]
lines-hint-some = [numbers; an empty line: what does least]
lines-hint-number = [a number]
lines-hint-order = [all numbers in the order wanted, or an empty line to leave it]
lines-hint-partition = [numbers of what goes, or an empty line to keep all]
lines-hint-split = [an amount for each, or an empty line for the one shown]
lines-hint-attack = [a number for each creature, 0 stays home; an empty line for no attack]
lines-hint-block = [for each creature the number of the attacker, 0 none; an empty line for no block]
lines-hint-pay = [an empty line pays; a number taps that first; x takes the action back]
lines-help = Numbers choose.  empty line: pass, or the least there is
  {"b"}  the board    {"t N"}  text of choice N    {"u"}  undo    {"x"}  withdraw the action being taken
  {"e"}  pass until the end of the turn, unless something happens    {"concede"}    {"q"}  leave (the game is kept)

screen-help-key = ? help
screen-help-title = Keys
screen-close = any other key closes
screen-concede = Concede the game? y concedes.
screen-stops-title = Stops: where you get priority (up, down; space sets)
screen-stops-own = In your turns
screen-stops-others = In others' turns
screen-help =
    up down, j k    move in the list; Tab moves to the board and back
    Enter           do what is marked, or send the form as it is
    1 to 9          the line with that number
    space           pass priority; in a form, mark the line
    left right, + - change a number, a share, an order, an attack or a block
    Esc             take back the action being taken
    u               undo your last answer
    i               read the card that is marked
    w               why not? what can't be done with it, and by which rule
    p               show or hide your own face-down cards
    g               graveyards and exile
    l               the whole log        r   rule numbers in the log
    f               pass until something happens
    e               pass until the end of the turn, unless something happens
    E               pass until the end of the turn, whatever happens
    Y               always let the ability on top of the stack resolve
    h               keep priority after your own spells, or not
    s               stops: the steps in which you get priority
    a               pay as proposed without asking, or not
    c               concede
    q               leave; the game is kept

foot-priority = Enter does it, space passes, u undo
foot-decide = y or n
foot-one = Enter chooses, Esc takes back
foot-some = space marks, Enter ends, Esc goes back
foot-number = left and right, or a digit; Enter is done
foot-order = left and right move a line; Enter is done
foot-split = left and right; Enter is done
foot-rows = space or left and right; Enter is done
foot-pay = Enter pays, digits tap, Esc takes back
foot-over = l the log, q leaves
foot-yielding = {" "}(passing on)

note-new-turn = A new turn has begun: press again.
note-hold = You keep priority after your own spells and abilities.
note-no-hold = Your own spells and abilities resolve unless somebody responds.
note-taken-back = Taken back.
note-yields = That ability is let through from now on.
note-no-ability = No ability is on top of the stack.
note-pays-alone = Costs are paid as proposed, without asking.
note-asks-to-pay = You are asked before a cost is paid.
note-nothing-marked = Nothing is marked: Tab moves to the board.
note-why-not = Mark a card first: Tab moves to the board.

why-title = {$what}: why not?
why-may = {$action}: you may, now.
why-may-not = {$action}: no, {$why} (CR {$rule}).
why-play = Play it
why-cast = Cast it
why-cast-face-down = Cast it face down
why-turn-up-mana-cost = Turn it face up for its mana cost
why-turn-up = Turn it face up: {$keyword}

replay-step = step {$step} of {$last}, ? help
replay-help =
    right, space    the next step          left   the one before
    t, T            the next turn, the one before (also page down, page up)
    Home, End       the beginning, the end
    Tab, up, down   look at the board      Enter  read what is marked
    p               show or hide the seat's own face-down cards
    r               rule numbers in the log
    q               leave
