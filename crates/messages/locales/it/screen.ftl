# Il terminale: che cosa sta intorno alla partita.

screen-moment = Turno {$number}, {$seat}: {$step}
screen-before = Prima della partita; comincia {$seat}
screen-seat = {$seat}  vita {$life}  mano {$hand}  grimorio {$library}  cimitero {$graveyard}  esilio {$exile}
screen-left = (ha lasciato la partita)
screen-lands = {$all}× {$name}
screen-lands-some = {$all}× {$name} (STAPpate: {$untapped})
screen-lands-tapped = {$all}× {$name} (TAP)
screen-since = (turno {$turn})
screen-stack = In pila: {$item}
screen-hand = Mano:
screen-zone = {$seat}: {$zone} ({$n})
screen-share = {$n} di {$total}
screen-unknown = Non puoi guardare questa carta.
screen-kept = La partita è conservata: facedown replay {$path}
screen-log = Registro
screen-log-more = Registro (altre {$n}: l)
screen-more = altri {$n} sotto
screen-too-small = Il terminale è troppo piccolo: {$width}x{$height}. Servono almeno 60x18; 80x24 è comodo. Ingrandiscilo o premi q.

status-tapped = TAPpato
status-attacking = attacca {$seat}
status-attacking-blocked = attacca {$seat}, bloccato
status-blocking = blocca {$what}
status-sick = debolezza da evocazione
status-damage = {$n ->
    [one] {$n} danno
   *[other] {$n} danni
  }
status-attached = su {$what}
status-suspected = sospettato
status-goaded = spronato
status-phased-out = fuori fase

back-nothing = Non c'è niente di tuo da annullare.
back-chance = Non si può annullare: da allora si è rimescolato o tirato a sorte.
back-learned = Non si può annullare: da allora hai saputo qualcosa.
back-others = Non si può annullare: da allora ha risposto un altro giocatore.
draw-no-bot = Un bot non accetta un pareggio.

lines-not-understood = Qui non è una risposta. I numeri scelgono, una riga vuota passa; ? elenca tutto.
lines-hint-priority = [un numero, o riga vuota per passare; ? aiuto]
lines-hint-one = [un numero; riga vuota: ciò che fa meno]
lines-hint-some = [numeri; riga vuota: ciò che fa meno]
lines-hint-number = [un numero]
lines-hint-order = [tutti i numeri nell'ordine voluto, o riga vuota per lasciarlo]
lines-hint-partition = [i numeri di ciò che va via, o riga vuota per tenere tutto]
lines-hint-split = [una quantità per ogni riga, o riga vuota per quella mostrata]
lines-hint-attack = [un numero per ogni creatura, 0 non attacca; riga vuota: nessun attacco]
lines-hint-block = [per ogni creatura il numero dell'attaccante, 0 nessuno; riga vuota: nessun blocco]
lines-hint-pay = [una riga vuota paga; un numero attiva prima quella fonte; x annulla l'azione]
lines-help = I numeri scelgono.  riga vuota: passare, o fare il meno possibile
  {"b"}  il campo di battaglia    {"t N"}  testo della scelta N    {"u"}  annulla    {"x"}  ritira l'azione in corso
  {"e"}  passa fino alla fine del turno, a meno che succeda qualcosa    {"concede"}  concedi    {"q"}  esci (la partita è conservata)

screen-help-key = ? aiuto
screen-help-title = Tasti
screen-close = ogni altro tasto chiude
screen-concede = Concedere la partita? y concede.
screen-stops-title = Soste: dove ricevi la priorità (su, giù; spazio)
screen-stops-own = Nei tuoi turni
screen-stops-others = Nei turni degli altri
screen-help =
    su giù, j k     spostarsi nell'elenco; Tab va al campo e torna
    Invio           fare ciò che è segnato, o mandare il modulo così com'è
    da 1 a 9        la riga con quel numero
    spazio          passare la priorità; in un modulo, segnare la riga
    sinistra destra, + -  cambiare numero, parte, ordine, attacco, blocco
    Esc             ritirare l'azione in corso
    u               annullare la tua ultima risposta
    i               leggere la carta segnata
    w               perché no? che cosa non si può farne, e per quale regola
    p               mostrare o nascondere le tue carte a faccia in giù
    g               cimiteri ed esilio
    l               tutto il registro   r   numeri di regola nel registro
    f               passare finché succede qualcosa
    e               passare fino alla fine del turno, salvo che succeda altro
    E               passare fino alla fine del turno, qualunque cosa succeda
    Y               lasciar risolvere sempre l'abilità in cima alla pila
    h               tenere la priorità dopo le proprie magie, o no
    s               soste: le sottofasi in cui ricevi la priorità
    a               pagare come proposto senza chiedere, o no
    c               concedere
    q               uscire; la partita è conservata

foot-priority = Invio fa, spazio passa, u annulla
foot-decide = y: sì, n: no
foot-one = Invio sceglie, Esc ritira
foot-some = spazio segna, Invio finisce, Esc torna
foot-number = sinistra, destra o una cifra; Invio
foot-order = sinistra, destra spostano; Invio
foot-split = sinistra e destra; Invio finisce
foot-rows = spazio, o sinistra e destra; Invio finisce
foot-pay = Invio paga, le cifre attivano, Esc ritira
foot-over = l: registro, q: uscire
foot-yielding = {" "}(si passa)

note-new-turn = È cominciato un nuovo turno: premi di nuovo.
note-hold = Tieni la priorità dopo le tue magie e abilità.
note-no-hold = Le tue magie e abilità si risolvono se nessuno risponde.
note-taken-back = Annullato.
note-yields = D'ora in poi quell'abilità viene lasciata passare.
note-no-ability = In cima alla pila non c'è un'abilità.
note-pays-alone = I costi si pagano come proposto, senza chiedere.
note-asks-to-pay = Prima di pagare un costo ti viene chiesto.
note-nothing-marked = Niente è segnato: Tab va al campo di battaglia.
note-why-not = Prima segna una carta: Tab va al campo di battaglia.

why-title = {$what}: perché no?
why-may = {$action}: ora si può.
why-may-not = {$action}: no, {$why} (CR {$rule}).
why-play = Giocare
why-cast = Lanciare
why-cast-face-down = Lanciare a faccia in giù
why-turn-up-mana-cost = Girare a faccia in su per il suo costo di mana
why-turn-up = Girare a faccia in su: {$keyword}

replay-step = passo {$step} di {$last}, ? aiuto
replay-help =
    destra, spazio  il passo seguente         sinistra  il precedente
    t, T            il turno seguente, il precedente (anche Pag giù, Pag su)
    Inizio, Fine    il principio, la fine
    Tab, su, giù    guardare il campo di battaglia  Invio  leggere
    p               mostrare o nascondere le sue carte a faccia in giù
    r               numeri di regola nel registro
    q               uscire
