# Che cosa `facedown page` racconta di una pagina su una carta.

page-empty = {$path}: la pagina è vuota
page-by-text = riconosciuta da ciò che significano i testi: nessun nome della pagina è il suo
page-not-shipped = non è una delle carte incluse
page-same-meaning = significa lo stesso di {$card}
page-no-such-name = nessuna carta inclusa si chiama così, e la pagina non ha testo di regole
page-nothing = La pagina non ha né nome né testo di regole.
page-fits-none = Le sue decisioni non corrispondono a nessuna carta inclusa.
page-fits-just = Proprio queste {$count} decisioni sono quelle di: {$cards}
page-fits-more = Queste e altre ancora sono quelle di: {$cards}
page-fits-dated = Queste, con un'altra data, sono quelle di: {$cards}
page-names-in = I loro nomi stampati ({$language}): {$names}

page-texts = { $texts ->
    [one] 1 testo
   *[other] {$texts} testi
    } in { $languages ->
    [one] 1 lingua
   *[other] {$languages} lingue
  }
page-read = letto
page-all-agree = tutti significano la stessa carta
page-some-agree = { $agree ->
    [one] 1 concorda
   *[other] {$agree} concordano
  }
page-no-name = (senza nome)
page-differs = DICE UN'ALTRA COSA
page-unread = NON LETTO
page-name-only = solo il nome
page-with-reminder = con testo di richiamo
page-wording = formulazione del {$year}
page-flavor = testo di colore
page-rendered = Scritti dal significato, {$bare} su {$texts} sono alla lettera il testo della pagina senza testo di richiamo, {$explained} su {$explaining} con esso
page-rendered-bare = Scritti dal significato, {$bare} su {$texts} sono alla lettera il testo della pagina

page-sets = Espansioni: {$sets}
page-sets-more = Espansioni: {$sets}, e {$more} non nominate qui
rarity = { $rarity ->
    [common] comune
    [uncommon] non comune
    [rare] rara
    [mythic] rara mitica
   *[other] {$rarity}
  }

page-rulings = { $count ->
    [one] 1 decisione
   *[other] {$count} decisioni
  }
page-rulings-just = proprio le {$all} di questa carta
page-rulings-some = {$some} delle {$all} di questa carta
page-rulings-others = {$others} che nessuno scenario mostra
page-near = forse vicino: {$place}
page-by-terms = {$title} (dai suoi termini)
page-scenarios = { $count ->
    [one] 1 scenario
   *[other] {$count} scenari
  }

page-troubles = Ciò che non combacia
page-line = riga {$line}
page-lines = { $all ->
    [one] 1 riga
   *[other] {$all} righe
    }: {$kinds}
page-kind-name = nome
page-kind-mana-cost = costo di mana
page-kind-type-line = riga del tipo
page-kind-rules = testo di regole
page-kind-rules-with-reminder = con testo di richiamo
page-kind-unread = testo di regole non letto
page-kind-numbers = numeri
page-kind-flavor = testo di colore
page-kind-set = espansione
page-kind-date = data
page-kind-ruling = decisione
page-kind-heading = intestazione
page-kind-fact = dato
page-kind-unrecognised = NON RICONOSCIUTO

# Ciò che non combacia, dopo il numero della sua riga.
trouble-not-recognised = non riconosciuto: {$text}
trouble-not-recognised-in = non riconosciuto ({$language}): {$text}
trouble-set = non risulta stampata in {$set} ({$code})
trouble-ruling = una decisione ufficiale, ma non su questa carta
trouble-parenthesis = la parentesi alla colonna {$column} è sola: la spiegazione è troncata
trouble-says-else = {$language} dice un'altra cosa: {$says}
trouble-instead = invece di: {$wanted}
trouble-leaves-out = {$language} omette qualcosa: {$wanted}
trouble-says-more = {$language} dice di più: {$says}
trouble-means-else = {$language} significa un'altra cosa
trouble-reminder-nothing = questo testo di richiamo non spiega nulla di ciò che c'è qui: {$text}
trouble-reminder-other = questo testo di richiamo non dice ciò che dice la regola, cioè {$rule}
trouble-reminder-unread = testo di richiamo non compreso: {$text}
trouble-name-of = `{$text}` è il nome di {$card} ({$language})
trouble-other-name = `{$text}` non è il nome di {$card} ({$language}), che è `{$own}`
trouble-name-language = lingua del nome: {$name}; del testo sotto: {$text}
trouble-this-text = questo testo
trouble-foreign = {$language} non è una delle otto lingue che si leggono
trouble-mixed = `{$word}` mescola scritture ({$scripts}): non letto
trouble-cut = {$language}: il testo finisce a metà
trouble-ambiguous = {$language}: il testo ha più di un significato
trouble-unread = {$language}, non compreso alla colonna {$column}: `{$found}`
trouble-expected = atteso: {$what}
trouble-code = nessuna lingua ha il codice `{$code}`
trouble-label = etichetta: {$label}, ma il testo è in lingua: {$language}
fact-mana-cost = costo di mana
fact-type-line = riga del tipo
fact-power-toughness = forza e costituzione
trouble-no-fact = {$fact}: la carta non ne ha: {$text}
trouble-other-fact = {$fact}: non come sulla carta, che ha {$own}

# Lingue e scritture coi loro nomi.
language = { $code ->
    [en] inglese
    [de] tedesco
    [es] spagnolo
    [fr] francese
    [it] italiano
    [ja] giapponese
    [pt] portoghese
    [zhs] cinese
    [chinese-traditional] cinese tradizionale
    [korean] coreano
    [russian] russo
    [polish] polacco
    [dutch] olandese
    [czech] ceco
    [turkish] turco
    [swedish] svedese
    [hebrew] ebraico
    [arabic] arabo
    [greek] greco
    [latin] latino
    [phyrexian] phyrexiano
    [sanskrit] sanscrito
    [thai] thailandese
   *[other] {$code}
  }
script = { $script ->
    [latin] latina
    [cyrillic] cirillica
    [greek] greca
    [hebrew] ebraica
    [arabic] araba
    [thai] thailandese
    [korean] coreana
    [japanese] giapponese
    [chinese] cinese
   *[other] {$script}
  }
