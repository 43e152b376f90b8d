# Was `facedown page` von einer Seite über eine Karte erzählt.

page-empty = {$path}: die Seite ist leer
page-by-text = an der Bedeutung der Texte erkannt: kein Name auf der Seite ist der ihre
page-not-shipped = keine der mitgelieferten Karten
page-same-meaning = bedeutet dasselbe wie {$card}
page-no-such-name = keine mitgelieferte Karte heißt so, und auf der Seite steht kein Regeltext
page-nothing = Auf der Seite steht weder ein Name noch ein Regeltext.
page-fits-none = Ihre Regelhinweise passen zu keiner mitgelieferten Karte.
page-fits-just = Genau diese {$count} Regelhinweise haben: {$cards}
page-fits-more = Diese und weitere haben: {$cards}
page-fits-dated = Diese mit anderem Datum haben: {$cards}
page-names-in = Ihre gedruckten Namen ({$language}): {$names}

page-texts = { $texts ->
    [one] 1 Text
   *[other] {$texts} Texte
    } in { $languages ->
    [one] 1 Sprache
   *[other] {$languages} Sprachen
  }
page-read = gelesen
page-all-agree = alle meinen dieselbe Karte
page-some-agree = { $agree ->
    [one] 1 stimmt überein
   *[other] {$agree} stimmen überein
  }
page-no-name = (ohne Namen)
page-differs = SAGT ETWAS ANDERES
page-unread = NICHT GELESEN
page-name-only = nur der Name
page-with-reminder = mit Erinnerungstext
page-wording = Wortlaut von {$year}
page-flavor = Stimmungstext
page-rendered = Aus der Bedeutung geschrieben gleichen {$bare} von {$texts} dem Text der Seite aufs Zeichen, ohne Erinnerungstext; mit ihm {$explained} von {$explaining}
page-rendered-bare = Aus der Bedeutung geschrieben gleichen {$bare} von {$texts} dem Text der Seite aufs Zeichen

page-sets = Sets: {$sets}
page-sets-more = Sets: {$sets} und {$more} hier nicht genannte
rarity = { $rarity ->
    [common] häufig
    [uncommon] nicht ganz so häufig
    [rare] selten
    [mythic] sagenhaft selten
   *[other] {$rarity}
  }

page-rulings = { $count ->
    [one] 1 Regelhinweis
   *[other] {$count} Regelhinweise
  }
page-rulings-just = genau die {$all} dieser Karte
page-rulings-some = {$some} der {$all} dieser Karte
page-rulings-others = {$others} nicht unter denen, die Szenarien zeigen
page-near = vielleicht nahe: {$place}
page-by-terms = {$title} (an den Begriffen erkannt)
page-scenarios = { $count ->
    [one] 1 Szenario
   *[other] {$count} Szenarien
  }

page-troubles = Was nicht passt
page-line = Zeile {$line}
page-lines = { $all ->
    [one] 1 Zeile
   *[other] {$all} Zeilen
    }: {$kinds}
page-kind-name = Name
page-kind-mana-cost = Manakosten
page-kind-type-line = Typenzeile
page-kind-rules = Regeltext
page-kind-rules-with-reminder = mit Erinnerungstext
page-kind-unread = Regeltext, nicht gelesen
page-kind-numbers = Zahlen
page-kind-flavor = Stimmungstext
page-kind-set = Set
page-kind-date = Datum
page-kind-ruling = Regelhinweis
page-kind-heading = Überschrift
page-kind-fact = Angabe
page-kind-unrecognised = NICHT ERKANNT

# Was nicht passt, nach der Nummer seiner Zeile.
trouble-not-recognised = nicht erkannt: {$text}
trouble-not-recognised-in = nicht erkannt ({$language}): {$text}
trouble-set = von einem Druck in {$set} ({$code}) ist nichts bekannt
trouble-ruling = ein offizieller Regelhinweis, aber nicht zu dieser Karte
trouble-parenthesis = die Klammer in Spalte {$column} hat kein Gegenstück: die Erklärung ist abgeschnitten
trouble-says-else = {$language} sagt etwas anderes: {$says}
trouble-instead = statt: {$wanted}
trouble-leaves-out = {$language} lässt etwas aus: {$wanted}
trouble-says-more = {$language} sagt mehr: {$says}
trouble-means-else = {$language} meint etwas anderes
trouble-reminder-nothing = dieser Erinnerungstext erklärt nichts, was hier steht: {$text}
trouble-reminder-other = dieser Erinnerungstext sagt nicht, was die Regel sagt, nämlich {$rule}
trouble-reminder-unread = Erinnerungstext, der nicht zu verstehen ist: {$text}
trouble-name-of = `{$text}` ist der Name von {$card} ({$language})
trouble-other-name = `{$text}` ist nicht der Name von {$card} ({$language}); der ist `{$own}`
trouble-name-language = Sprache des Namens: {$name}; des Textes darunter: {$text}
trouble-this-text = dieser Text
trouble-foreign = {$language} ist keine der acht Sprachen, die gelesen werden
trouble-mixed = `{$word}` mischt Schriften ({$scripts}): nicht gelesen
trouble-cut = {$language}: der Text endet mittendrin
trouble-ambiguous = {$language}: der Text hat mehr als eine Bedeutung
trouble-unread = {$language}, in Spalte {$column} nicht verstanden: `{$found}`
trouble-expected = erwartet: {$what}
trouble-code = keine Sprache hat den Code `{$code}`
trouble-label = Aufschrift: {$label}; der Text ist aber {$language}
fact-mana-cost = Manakosten
fact-type-line = Typenzeile
fact-power-toughness = Stärke und Widerstandskraft
trouble-no-fact = {$fact}: das hat die Karte nicht: {$text}
trouble-other-fact = {$fact}: nicht wie auf der Karte, dort steht {$own}

# Sprachen und Schriften bei ihren Namen.
language = { $code ->
    [en] Englisch
    [de] Deutsch
    [es] Spanisch
    [fr] Französisch
    [it] Italienisch
    [ja] Japanisch
    [pt] Portugiesisch
    [zhs] Chinesisch
    [chinese-traditional] traditionelles Chinesisch
    [korean] Koreanisch
    [russian] Russisch
    [polish] Polnisch
    [dutch] Niederländisch
    [czech] Tschechisch
    [turkish] Türkisch
    [swedish] Schwedisch
    [hebrew] Hebräisch
    [arabic] Arabisch
    [greek] Griechisch
    [latin] Latein
    [phyrexian] Phyrexianisch
    [sanskrit] Sanskrit
    [thai] Thai
   *[other] {$code}
  }
script = { $script ->
    [latin] lateinisch
    [cyrillic] kyrillisch
    [greek] griechisch
    [hebrew] hebräisch
    [arabic] arabisch
    [thai] thailändisch
    [korean] koreanisch
    [japanese] japanisch
    [chinese] chinesisch
   *[other] {$script}
  }
