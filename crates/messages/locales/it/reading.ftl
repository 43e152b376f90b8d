# Carte lette da file: che cosa significano, dove non si capiscono, quante sono.

file-no-text = non è un testo, o non è in UTF-8
read-place = riga {$line}, colonna {$column}
read-expected = atteso: {$what}
read-not-understood = non compreso qui; atteso: {$what}
read-cut = il testo finisce a metà; atteso: {$what}
read-other-language = questa carta è in {$is}, non in {$wanted}: --lang {$code}
read-ambiguous = {$name} può significare {$count} cose:
cannot-say = {$name}: in questa lingua non ci sono ancora parole per una parte ({$language})

# Che cosa era atteso dove la lettura si è fermata.
expected-more = {$list} e { $count ->
    [one] 1 altra parola
   *[other] altre {$count} parole
  }
expected-other = un'altra formulazione
expected-end = la fine del testo
expected-ability = un'abilità
expected-ability-word = una parola di abilità
expected-keyword = una parola chiave
expected-effect = un effetto
expected-clause = una frase
expected-action = un'azione, come pescare o distruggere
expected-noun = che tipo di carta o di oggetto è
expected-object = un oggetto
expected-player = un giocatore
expected-post = quali si intendono
expected-subtype = un sottotipo, come un tipo di creatura
expected-type = un supertipo o un tipo di carta
expected-event = un evento
expected-condition = una condizione
expected-number = un numero
expected-mana = simboli di mana
expected-counter = un segnalino
expected-predicate = che cosa fa, prende o guadagna
expected-duration = per quanto tempo
expected-token = una pedina
expected-cost = un costo
expected-name = un nome
expected-own-name = il nome della carta
expected-type-line = una riga del tipo
expected-mana-cost = un costo di mana come {"{2}{R}"}
expected-power = un numero o *
expected-shorter = un testo di al massimo 4000 lettere
expected-faces = una carta con una faccia, o con fronte e retro

# `facedown corpus` and `facedown pack`.
corpus-name-file = Nomina un file: facedown corpus AtomicCards.json.gz
corpus-no-names = {$path}: nessuno di questi nomi è in {$file}
corpus-no-cards = non è un file di carte come quelli di MTGJSON (AtomicCards)
corpus-english = Ogni stampa è confrontata con l'inglese; per questo, ometti --lang
corpus-cards = carte
corpus-cards-in = {$all}, in {$seconds} s
corpus-read = lette
corpus-read-share = {$count} ({$share} %), alla lettera
corpus-declined = non lette
corpus-ambiguous = ambigue
corpus-wording = formulazione
corpus-wording-options = {$options} opzioni per carta letta
corpus-stopped = dove la lettura si è fermata di più:
corpus-not-exact = perché le altre non sono esatte:
corpus-not-recognised = che cosa non si riconosce:
column-language = lingua
column-texts = testi
column-default = usuale
column-worded = scritti
column-read = letti
column-ambiguous = ambigui
column-options = opzioni
column-reminded = con richiamo
column-exact = esatti
pack-twice = {$name} compare due volte in {$path}
pack-missing = {$name} non è in {$path}
pack-not-read = {$name} non si capisce:
pack-unproved = {$name} non viene scritta come è stampata
pack-done = {$cards} carte in {$path}

# `facedown verify`: whether the log of a table is true.
verify-true = Vero: {$seats}, come l'ha ricevuto {$viewer}.
verify-against = {$one} contro {$other}
verify-spectator = uno spettatore
verify-moments = {$moments} momenti, senza interruzioni fino a {$head}
verify-seals = {$seals} carte sigillate, {$opened} aperte, ognuna come fu sigillata
verify-whole = Il segreto è nel registro: la partita è stata rigiocata, e ogni carta, ordine, estrazione e risposta è come promesso.
verify-open = Il segreto non è nel registro: ciò che fu mostrato è verificato; il caso e ciò che rimase nascosto no.
verify-chosen = Chi ha creato la partita ne ha scelto i mescolamenti con un numero.
verify-empty = il file è vuoto; `facedown verify` legge il registro che un tavolo esporta
verify-no-log = questo non è un registro di facedown
verify-shape = il registro ha la forma {$shape}, e questo programma legge la forma {$reads}
verify-cut = il registro è troncato: l'ultima riga dovrebbe contenere la testa della catena
verify-record = la registrazione è danneggiata
verify-head = le righe non hanno la testa che questa riga nomina: una è stata cambiata, aggiunta o omessa
verify-secret = questo non è il segreto a cui il tavolo si era impegnato
verify-nonces = questi non sono i numeri dati dai posti
verify-seed = il seme non è fatto del segreto e dei numeri dei posti
verify-version = la partita fu giocata con facedown {$engine} e le carte {$pack}, e qui sono {$here} e {$cards}: si può rigiocare solo con gli stessi
verify-not-played = la partita non si può rigiocare: {$why}
verify-viewer = nessuno nella partita ha ricevuto questo registro
verify-another = rigiocata dal segreto e dalle risposte, qui la partita è un'altra
verify-further = rigiocata, la partita va oltre il registro
verify-line = questa non è una riga di un registro
verify-back = torna a una riga che non c'è
verify-twice = il sigillo {$seal} c'è due volte
verify-early = il sigillo {$seal} viene aperto prima di essere fatto
verify-false = il sigillo {$seal} viene aperto come {$card}, e non è ciò che fu sigillato
verify-nameless = l'ultima riga non ha un nome per la carta {$face}
verify-shown-other = viene mostrato {$name}, e il suo sigillo {$seal} fu aperto come {$card}
verify-unopened = viene mostrato {$name}, e il suo sigillo {$seal} non è aperto

file-is-folder = quella è una cartella
address-in-use = questo indirizzo è in uso
address-not-here = questo computer non ha quell'indirizzo
