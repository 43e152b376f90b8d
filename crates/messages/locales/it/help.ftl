# Ciò che la riga di comando dice di sé: `help-` e un comando, poi un suo argomento. `-more` sta sotto la prima riga di un comando, `-end` alla fine.
help-about = Un motore di regole di Magic in cui le carte nascoste restano nascoste
help-lang = La lingua di ciò che si dice: en, de, es, fr, it, ja, pt o zhs [predefinita: quella dell'ambiente, o `lang` in facedown/settings.toml nella tua cartella delle impostazioni]

help-play = Giocare: apre il tavolo nel browser, o una partita contro i bot nel terminale
help-play-more = La partita è nel terminale con --terminal, --lines, --save o --resume, attraverso una pipe, e dove il client del browser non è stato costruito. Lì lo schermo mostra che cosa si può fare; ? mostra tutti i tasti. Attraverso una pipe si gioca riga per riga. Dopo ogni risposta la partita è conservata in un file, e nulla va perso quando il programma finisce.
help-play-deck = Il tuo mazzo: il nome di uno incluso, o un file con righe come `4 Foresta` [predefinito: masquerade]
help-play-against = I mazzi degli altri, in ordine di turno; l'ultimo vale per tutti i seguenti [predefinito: wings]
help-play-players = Quanti giocatori siedono al tavolo, da 2 a 4
help-play-bot = Chi gioca gli altri posti: random sceglie a caso tra ciò che gli è offerto, basic gioca con senno, da ciò che il suo posto può sapere
help-play-seed = Lo stesso seme dà gli stessi mescolamenti; senza, decide il caso
help-play-name = Come ti chiami
help-play-save = Il file in cui la partita è conservata; altrimenti uno nella tua cartella dei dati
help-play-resume = Riprendere una partita conservata
help-play-recover = Di una partita conservata dalla fine danneggiata, prendere la parte integra
help-play-lines = Giocare riga per riga, anche in un terminale
help-play-terminal = Giocare nel terminale, non nel browser

help-serve = Servire il tavolo: stanze in cui giocare, per browser e altri client
help-serve-more = Chi ha il link di una stanza può entrarci. Senza --listen può collegarsi solo questo computer.
help-serve-listen = Indirizzo e porta; 0.0.0.0 lascia entrare altri
help-serve-data = La cartella in cui sono conservate le stanze; altrimenti una nella tua cartella dei dati
help-serve-keep = Una stanza in cui per tanti giorni non succede nulla viene dimenticata
help-serve-origin = Una pagina altrove che può usare questo tavolo, come http://localhost:5173
help-serve-tick = Millisecondi tra ciò che fanno bot, fermate e cessioni, da 2 a 5000
help-serve-verbose = Dire di più: ogni connessione, non solo ogni stanza

help-replay = Mostrare una partita conservata passo per passo, come la vide un posto, o fare di un suo momento uno scenario
help-replay-more = Un passo è una risposta di un giocatore. Si mostra solo ciò che il posto sapeva.
help-replay-file = Il file in cui la partita è conservata
help-replay-seat = Con gli occhi di chi: 1 è il primo in ordine di turno. Altrimenti quelli della persona
help-replay-at = Cominciare da questo passo; senza terminale, finire lì
help-replay-as-scenario = Stampare uno scenario che contiene ciò che il posto sapeva a quel passo
help-replay-lines = Stampare righe, anche in un terminale
help-replay-recover = Di una partita dalla fine danneggiata, mostrare la parte integra

help-judge = Giocare scenari (file .feature) e dire quali valgono
help-judge-paths = File .feature, o cartelle con tali file
help-judge-json = Un oggetto JSON per riga per ogni scenario: file, name, tags, status, message, line
help-judge-explain = Che cosa è successo, evento per evento, ognuno con la regola che l'ha voluto
help-judge-jobs = Thread; tanti quanti i core se non indicato

help-read = Leggere una carta come la scrive una persona, e mostrare che cosa significa
help-read-file = Il file con la carta; `-` legge lo standard input. Nome e costo stanno alla riga 1, poi la riga del tipo, il testo di regole e infine forza/costituzione
help-read-lang = La lingua in cui è scritta: en, de, es, fr, it, ja, pt o zhs

help-translate = Dire una carta scritta in un'altra lingua, attraverso il suo significato
help-translate-file = Il file con la carta, come lo prende `facedown read`
help-translate-from = La lingua in cui è scritta
help-translate-to = La lingua voluta

help-card = Mostrare una carta inclusa, col testo scritto dal suo significato
help-card-name = Il nome della carta, in qualunque lingua inclusa
help-card-reminder = Con il testo di richiamo, scritto dalle regole che spiega: `printed`, come stampato, o `all`, di tutto ciò che ne ha

help-page = Dire che cosa contiene una pagina su una carta, e se tutte le sue lingue dicono lo stesso
help-page-more = Una pagina è un testo come lo danno i database di carte: nomi e testi in più lingue, espansioni, testo di colore, decisioni, in qualunque ordine, con una riga vuota tra loro. Si rende conto di ogni riga.
help-page-end = Finisce con 0 se tutti i testi sono stati letti e significano una carta e ogni riga è stata riconosciuta, con 1 se qualcosa non combacia, con 2 se non c'è una tale pagina.
help-page-file = Il file con la pagina; `-` legge lo standard input
help-page-json = Un oggetto JSON, descritto in docs/page.md: card, agree, blocks, sets, rulings, lines, troubles
help-page-all = Anche ogni scenario che mostra una decisione, e che cos'è ogni riga della pagina

help-corpus = Leggere tutte le carte di un file AtomicCards di MTGJSON, e contare
help-corpus-file = AtomicCards di MTGJSON, semplice o con gzip; altrimenti quello nella cartella indicata da FACEDOWN_SHARED
help-corpus-names = Solo le carte nominate in questo file, un nome per riga
help-corpus-lang = Invece, le stampe in questa lingua delle carte il cui inglese è letto: `de`, o `all`
help-corpus-reminder = Quanti testi con richiamo tornano con esso, alla lettera; dell'inglese, o di `--lang`
help-corpus-json = Un oggetto JSON per ogni carta: name, status, at, expected, wording
help-corpus-reasons = Quante ragioni elencare

help-pack = Compilare le carte incluse da un file AtomicCards di MTGJSON
help-pack-file = AtomicCards di MTGJSON, semplice o con gzip
help-pack-names = I nomi delle carte da includere, uno per riga
help-pack-out = Dove vanno le carte compilate
help-pack-facts = Dove vanno i dati delle loro stampe: espansioni, date e impronte delle decisioni

help-simulate = Giocare molte partite tra bot, e contare
help-simulate-more = Una fermata è un momento in cui le regole chiedono qualcosa a un giocatore; una vera decisione è una fermata con più di una risposta, e ogni attaccante, bloccante e scarto conta da sé. Il pagamento e la divisione del danno da combattimento sono automatici.
help-simulate-games = Quante partite
help-simulate-decks = Da due a otto mazzi, per nome o file; uno per ogni posto
help-simulate-bots = Chi gioca, random o basic: uno per ogni posto, o uno per tutti
help-simulate-seed = Lo stesso seme gioca le stesse partite
help-simulate-threads = Quanti thread, fino a 256
help-simulate-limit = Fermate dopo le quali una partita si abbandona incompiuta
help-simulate-json = Stampare un oggetto JSON

help-verify = Verificare il registro di una partita esportato da un tavolo: ogni carta era ciò che si è rivelata?
help-verify-more = Ogni carta mostrata è confrontata con l'impegno preso mentre era nascosta, e le righe con la loro catena di impronte. Se il registro contiene il segreto del tavolo, la partita è rigiocata: ogni carta, ordine, estrazione e risposta. Il file e ogni impronta sono descritti in docs/sealed.md.
help-verify-file = Il registro, come lo esporta il tavolo
help-verify-json = Il rapporto come JSON

help-help = Mostrare questo, o ciò che si dice di un comando
help-help-command = Il comando

# Intestazioni e nomi di valori.
usage-heading = Uso:
usage-commands = Comandi
usage-arguments = Argomenti
usage-options = Opzioni
usage-examples = Esempi:
usage-help = Mostrare questo aiuto
usage-version = Mostrare la versione
usage-default = {$help} [predefinito: {$value}]
usage-value-name = { $key ->
    [address] INDIRIZZO
    [bot] BOT
    [code] CODICE
    [command] COMANDO
    [deck] MAZZO
    [file] FILE
    [folder] CARTELLA
    [name] NOME
    [options] OPZIONI
    [origin] ORIGINE
    [path] PERCORSO
    [step] PASSO
    [which] QUALI
   *[other] {$name}
  }

# Che cosa è sbagliato in una riga di comando.
usage-no-command = non c'è un comando `{$command}`
usage-unknown = qui non c'è un argomento `{$argument}`
usage-value = `{$value}` non è un valore per `{$argument}`
usage-values = ci sono: {$values}
usage-no-value = `{$argument}` ha bisogno di un valore
usage-equals = il valore di `{$argument}` sta dopo `=`
usage-number = `{$argument}` non prende tanti valori
usage-conflict = `{$argument}` non va con {$others}
usage-twice = `{$argument}` è dato due volte
usage-missing = manca: {$arguments}
usage-utf8 = un argomento non è in UTF-8
usage-wrong = la riga di comando non si capisce
usage-more = `--help` dice di più.
