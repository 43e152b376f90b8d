# Il client del browser: ciò che sta intorno alla partita. Ciò che accade e ciò che si chiede viene dal server;
# le parole singole (zone, colori, segnalini, che cosa mette a faccia in giù) sono quelle di words.ftl.

page-start = Gioca
page-decks = Mazzi
page-judge = Arbitro
page-settings = Impostazioni
pages = Pagine
no-server = Il server non risponde. È ancora in funzione?
connecting = Connessione …
reconnecting = Connessione persa. Nuovo tentativo …
close = Chiudi
copy = Copia
copied = Copiato
yes = Sì
no = No
done = Fatto
player = Giocatore
guest = Ospite

start-title = Siediti e gioca
start-about = Un gioco in cui le carte nascoste restano nascoste. Il bot sa ciò che il suo posto può sapere, e nient'altro.
your-name = Il tuo nome
play-bot = Gioca contro il bot
your-deck = Il tuo mazzo
deck-box-link = Carica, incolla o costruisci un mazzo tuo
other-game = Un'altra partita: con amici, più giocatori, orologi
seat-n = Posto {$n}
seat-free = libero
kind-bot = Bot
kind-friend = Un amico, tramite link
deck = Mazzo
deck-any = uno qualsiasi di quelli inclusi
add-seat = Un altro giocatore
remove-seat = Togli il posto {$n}
clock-minutes = Minuti sull'orologio
no-clock = senza orologio
opens-all = Dopo la partita l'intero registro è aperto
make-table = Apri il tavolo e ottieni il link
start = Inizia
your-games = Le tue partite
game-go-on = Continua la partita {$room}
own-deck = un mazzo tuo
cards-n = { $n ->
    [one] 1 carta
   *[other] {$n} carte
  }

join-title = Hai ricevuto un invito
join-there = Al tavolo: {$names}
join = Siediti
watch = Guarda
waiting-title = In attesa degli altri
waiting-about = Manda questo link a chi deve giocare con te. La partita comincia quando ogni posto è occupato.
invite-link = Il link a questo tavolo

decks-title = Scatola dei mazzi
decks-about = I mazzi restano in questo browser. Il server controlla ogni riga mentre scrivi.
deck-load = Carica
deck-file = Da un file
deck-name = Nome
deck-list = Lista del mazzo
deck-save = Salva
deck-drop = Elimina
deck-saved = {$name} è salvato e scelto per la tua prossima partita.
deck-dropped = {$name} è eliminato.
deck-legal = Questo mazzo può essere giocato
ships = incluso
line-n = Riga {$n}
did-you-mean = Intendevi: {$names}?
card-search = Tutte le carte
search-words = Nome, tipo o testo
found-n = { $n ->
    [one] 1 carta trovata
   *[other] {$n} carte trovate
  }
less-of = {$name}: una in meno
more-of = {$name}: una in più
show-more = Mostra altre

judge-title = Risolvi un dubbio di regole
judge-about = Una domanda si scrive come scenario. La risposta è sì, o la riga che non vale, e che cosa è successo con la regola di ogni evento.
judge-text = Lo scenario
judge-run = Giudica
judge-example = Esempio

settings = Impostazioni
language = Lingua
theme = Colori
theme-system = come il sistema
theme-dark = scuro
theme-light = chiaro
motion = Movimento
motion-system = come il sistema
motion-reduced = ridotto
stops-at-table = Le soste si impostano al tavolo, con s, e valgono anche al prossimo.
notice = facedown è contenuto amatoriale non ufficiale, consentito dalla Politica sui contenuti dei fan di Wizards of the Coast, non approvato né sostenuto da Wizards. Non contiene immagini di carte né testo di regole stampato.

table = Tavolo
battlefield = Campo di battaglia
opponents = Avversari
beside = Pila, registro e ciò che ti viene chiesto
turn = Turno {$turn}
moment = Turno {$turn}, {$seat}.
steps = Sottofasi del turno
step-upkeep-short = Mantenimento
step-draw-short = Acquisizione
step-main-1-short = Principale 1
step-combat-short = Combattimento
step-attack-short = Attacco
step-block-short = Blocco
step-damage-short = Danno
step-combat-end-short = Dopo il combattimento
step-main-2-short = Principale 2
step-end-short = Finale
stop-own = Fermati qui nei tuoi turni
stop-others = Fermati qui nei turni altrui
active-player = è il suo turno
life = Punti vita
hand = Mano
library = Grimorio
graveyard = Cimitero
exile = Esilio
graveyard-of = Cimitero di {$seat}: {$n}
exile-of = Esilio di {$seat}: {$n}
your-hand = La tua mano: {$n}
clock = Tempo rimasto
away = non connesso
has-left = ha lasciato la partita
stack = Pila
log = Registro
log-fine = anche TAP, STAP e sottofasi
log-rules = Numeri delle regole nel registro
nothing-here = Qui non c'è niente.
seat-label = {$seat}: punti vita {$life}, mano {$hand}, grimorio {$library}, cimitero {$graveyard}, esilio {$exile}

face-down-name = #{$number} ({$by})
face-down-card = una carta a faccia in giù
a-card = una carta
card-of-library = carta {$place} del grimorio di {$seat}
card-of-pile = carta {$place} della pila mescolata
turn-short = T{$n}
since-turn = (turno {$turn})
never-attacked = Non ha attaccato.
attacked-in = turno {$turn}: ha attaccato {$seat}
peek-hint = Tieni premuto p, o l'occhio in alto, per guardarla.
peek-hold = Guarda le tue carte a faccia in giù (tieni premuto)
lands-label = {$n} {$name}
can-act = utilizzabile ora
tapped = TAPpato
sick = debolezza da evocazione
damaged = {$n} danni
attached = su {$what}
suspected = sospettato
suspected-short = sosp.
goaded = pungolato
goaded-short = pung.
phased-out = fuori fase
blocked-short = bloccato
attacks = attacca {$seat}
attacks-blocked = attacca {$seat}, bloccato
blocks = blocca {$what}
stays-home = resta
no-block = non blocca
now-size = Ora {$size}
chosen = Scelto: {$what}
owned-by = Proprietario: {$seat}
rule-CantAttack = Non può attaccare.
rule-CantBlock = Non può bloccare.
rule-CantBeBlocked = Non può essere bloccato.
rule-CantBeBlockedByMoreThanOne = Non può essere bloccato da più di una creatura.
rule-AttacksIfAble = Attacca in ogni combattimento, se può.
rule-BlocksIfAble = Blocca in ogni combattimento, se può.
rule-DoesntUntap = Non STAPpa durante il STAP del suo controllore.
rule-CantBecomeSuspected = Non può diventare sospettato.
rule-CantBeCountered = Non può essere neutralizzato.
rule-CantTurnFaceUp = Non può essere girato a faccia in su.

panel = Che cosa ti viene chiesto
watching = Stai guardando
others-turn = Ora non ti viene chiesto nulla
cr = (CR {$rule})
withdraw = Ritira l'azione
undo = Annulla
end-turn-short = Fine turno
until-short = Finché succede qualcosa
until-stop = Smetti di passare
until-Now = Non passa
until-SomethingHappens = Passa finché succede qualcosa
until-EndOfTurn = Passa fino alla fine del turno, a meno che succeda qualcosa
until-EndOfTurnWhateverHappens = Passa fino alla fine del turno, qualunque cosa succeda
actions-n = Azioni ({$n})
mana-abilities = Abilità di mana ({$n})
no-more-targets = Nessun altro bersaglio
choices = Scelte
choose-none = Non scegliere nulla
choose-n = { $n ->
    [one] Scegli questa
   *[other] Scegli queste {$n}
  }
picked = scelta
goes-away = va via
less = Meno
more = Più
number-of = da {$min} a {$max}
move-up = Sposta su: {$what}
move-down = Sposta giù: {$what}
lethal = letale: {$n}
divided = Dividi: {$n} di {$total}
attack-none = Nessun attacco
attack-n = { $n ->
    [one] Attacca con 1 creatura
   *[other] Attacca con {$n} creature
  }
attack-all = Attacca con tutte
attack-clear = Nessuna
block-none = Nessun blocco
block-n = { $n ->
    [one] Blocca con 1 creatura
   *[other] Blocca con {$n} creature
  }
pay = Paga
pay-by-hand = Scegli tu il mana ({$n})
plan-pool = dalla riserva:
plan-taps = TAPpa {$list}
taps-for-this = TAPpato per questo
can-do = Che cosa può fare
why-not = Perché no?

asks-back = {$seat} chiede di ritirare l'ultima risposta.
asks-draw = {$seat} offre il pareggio.
asks-rematch = {$seat} chiede un'altra partita.
asks-open_all = {$seat} chiede di aprire il segreto di questa partita.
asks-waiting = In attesa degli altri.
asks-withdraw = Lascia stare
over-won = Hai vinto
over-winner = Vince {$seat}
over-draw = La partita finisce in pareggio
rematch = Un'altra partita
to-start = Alla pagina iniziale

menu = Menu
offer-draw = Offri il pareggio
concede = Concedi …
concede-really = Sì, concedi la partita
replay = Replay
copy-scenario = Copia come scenario
scenario-copied = Copiato. È anche nella pagina dell'arbitro.
replay-step = Passo {$step} di {$last}
replay-on = Un passo avanti
replay-back = Un passo indietro
replay-turn = Il turno successivo
replay-turn-back = Il turno precedente
replay-keys = Spazio e virgola vanno passo per passo, t e T per turni, Inizio e Fine agli estremi.

face-down-list = Carte a faccia in giù di questa partita
column-how = Come
column-turn = Turno
column-whose = Di chi
column-attacked = Ha attaccato
column-became = Che ne è stato
column-card = Carta
still-face-down = ancora a faccia in giù
ended-left = via nel turno {$turn}: {$zone}
ended-with-game = a faccia in giù fino alla fine
ended-turned-up = girata a faccia in su nel turno {$turn}

seals = Sigilli e caso
seals-about = Ogni carta nascosta giace sotto un sigillo: un hash che il tavolo ha pubblicato quando la carta è andata a faccia in giù. Chi vede la carta riceve ciò che apre il sigillo, e questo browser controlla che corrisponda.
seals-count = Sigillate: {$sealed}. Aperte per te: {$opened}, verificate da questo browser: {$fits}.
seals-alarm = Ciò che il tavolo mostra non è ciò che ha sigillato! Conserva il registro di questa partita.
seal-of = Sigillo {$n} ({$hash})
seal-closed = chiuso
seal-fits = aperto e verificato da questo browser
seal-wrong = aperto, e non corrisponde!
seal-unknown = aperto; questo browser non può verificarlo qui
chance-commitment = Pubblicato prima che chiunque desse la propria parte: l'hash della parte di caso del tavolo.
chance-own = ha dato la propria parte di caso
chance-drawn = la sua parte è stata estratta prima dal tavolo
chance-yours = ciò che questo browser ha inviato
chance-alarm = Il tavolo non ha rispettato il caso a cui si era impegnato! Conserva il registro di questa partita.
chance-chosen = Chi ha creato questo tavolo ha scelto i mescolamenti con un numero.
log-download = Scarica il registro della partita
open-all = Apri tutto
open-all-about = Così tutti possono verificare ogni carta e ogni pescata, e vedere tutte le mani e i grimori.
opened-all = Il segreto è aperto: il registro contiene tutto.

stops = Soste
stops-about = In queste sottofasi ricevi priorità. Altrove si passa per te, ma mai quando altri agiscono sulla pila.
stops-own = Nei tuoi turni
stops-others = Nei turni altrui
stops-hold = Mantieni la priorità dopo le tue magie e abilità
stops-tapped-out = Chiedi anche quando tutti vedono che non hai con che agire
stops-pays-alone = Paga come proposto, senza chiedere

keys = Tasti
key-name-space = Spazio
keys-touch = Touch: un tocco agisce o sceglie, una pressione lunga legge la carta. Con il mouse la legge il tasto destro.
key-space = passa la priorità, o invia il modulo (Spazio: a meno che un pulsante abbia il focus)
key-digit = la scelta con quel numero
key-arrows = ci si sposta tra carte e scelte
key-enter = fa ciò che ha il focus
key-escape = ritira l'azione iniziata; smette di passare
key-next = la prossima carta utilizzabile
key-hand = alla tua mano
key-board = al tuo lato del campo
key-read = legge la carta
key-why = perché no? che cosa non se ne può fare, e per quale regola
key-peek = guarda le tue carte a faccia in giù finché è premuto
key-undo = annulla la tua ultima risposta
key-all = attacca con tutte
key-end-turn = passa fino alla fine del turno, a meno che succeda qualcosa
key-until = passa finché succede qualcosa
key-whatever = passa fino alla fine del turno, qualunque cosa succeda
key-stop = smette di passare
key-let-through = lascia sempre risolvere l'abilità in cima alla pila
key-hold = mantiene o no la priorità dopo le tue magie
key-stops = soste: le sottofasi in cui ricevi priorità
key-graveyard = il tuo cimitero
key-face-down = tutte le carte a faccia in giù della partita
key-seals = sigilli, caso e il registro per verificarli
key-log = l'intero registro
key-rules = numeri delle regole nel registro
key-menu = menu: concedi, pareggio, replay
key-help = questa lista
