# What `facedown page` tells of a page about a card.

page-empty = {$path}: the page is empty
page-by-text = known by what the texts mean: no name on the page is its own
page-not-shipped = not one of the cards that ship
page-same-meaning = means the same as {$card}
page-no-such-name = no card that ships has this name, and the page has no rules text
page-nothing = The page has neither a name nor a rules text.
page-fits-none = Its rulings fit no card that ships.
page-fits-just = Just these {$count} rulings are those of: {$cards}
page-fits-more = These and more are those of: {$cards}
page-fits-dated = These of another date are those of: {$cards}
page-names-in = Their printed names ({$language}): {$names}

page-texts = { $texts ->
    [one] 1 text
   *[other] {$texts} texts
    } in { $languages ->
    [one] 1 language
   *[other] {$languages} languages
  }
page-read = read
page-all-agree = all mean the same card
page-some-agree = { $agree ->
    [one] 1 agrees
   *[other] {$agree} agree
  }
page-no-name = (no name)
page-differs = SAYS SOMETHING ELSE
page-unread = NOT READ
page-name-only = name only
page-with-reminder = with reminder text
page-wording = wording of {$year}
page-flavor = flavor text
page-rendered = Rendered from the meaning, {$bare} of {$texts} are the page's text to the letter without reminder text, {$explained} of {$explaining} with it
page-rendered-bare = Rendered from the meaning, {$bare} of {$texts} are the page's text to the letter

page-sets = Sets: {$sets}
page-sets-more = Sets: {$sets}, and {$more} not named here
rarity = { $rarity ->
    [common] common
    [uncommon] uncommon
    [rare] rare
    [mythic] mythic rare
   *[other] {$rarity}
  }

page-rulings = { $count ->
    [one] 1 ruling
   *[other] {$count} rulings
  }
page-rulings-just = just the {$all} of this card
page-rulings-some = {$some} of the {$all} of this card
page-rulings-others = {$others} not among those that scenarios show
page-near = perhaps near: {$place}
page-by-terms = {$title} (by its terms)
page-scenarios = { $count ->
    [one] 1 scenario
   *[other] {$count} scenarios
  }

page-troubles = What does not fit
page-line = line {$line}
page-lines = { $all ->
    [one] 1 line
   *[other] {$all} lines
    }: {$kinds}
page-kind-name = name
page-kind-mana-cost = mana cost
page-kind-type-line = type line
page-kind-rules = rules text
page-kind-rules-with-reminder = with reminder text
page-kind-unread = rules text not read
page-kind-numbers = numbers
page-kind-flavor = flavor text
page-kind-set = set
page-kind-date = date
page-kind-ruling = ruling
page-kind-heading = heading
page-kind-fact = fact
page-kind-unrecognised = NOT RECOGNISED

# What does not fit, after the number of its line.
trouble-not-recognised = not recognised: {$text}
trouble-not-recognised-in = not recognised ({$language}): {$text}
trouble-set = not known to be printed in {$set} ({$code})
trouble-ruling = an official ruling, but not one about this card
trouble-parenthesis = the parenthesis at column {$column} has no other: the explanation is cut
trouble-says-else = {$language} says something else: {$says}
trouble-instead = instead of: {$wanted}
trouble-leaves-out = {$language} leaves something out: {$wanted}
trouble-says-more = {$language} says more: {$says}
trouble-means-else = {$language} means something else
trouble-reminder-nothing = this reminder text explains nothing that stands here: {$text}
trouble-reminder-other = this reminder text does not say what the rule says, which is {$rule}
trouble-reminder-unread = reminder text that is not understood: {$text}
trouble-name-of = `{$text}` is the {$language} name of {$card}
trouble-other-name = `{$text}` is not the {$language} name of {$card}, which is `{$own}`
trouble-name-language = the name is {$name}, the text below it {$text}
trouble-this-text = this text
trouble-foreign = {$language} is none of the eight languages that are read
trouble-mixed = `{$word}` mixes scripts ({$scripts}): not read
trouble-cut = {$language}: the text ends in the middle
trouble-ambiguous = {$language}: the text has more than one meaning
trouble-unread = {$language}, not understood at column {$column}: `{$found}`
trouble-expected = expected: {$what}
trouble-code = no language has the code `{$code}`
trouble-label = labelled {$label}, but the text is {$language}
fact-mana-cost = mana cost
fact-type-line = type line
fact-power-toughness = power and toughness
trouble-no-fact = the card has no {$fact}: {$text}
trouble-other-fact = another {$fact} than the card's, which is {$own}

# Languages and scripts by their names.
language = { $code ->
    [en] English
    [de] German
    [es] Spanish
    [fr] French
    [it] Italian
    [ja] Japanese
    [pt] Portuguese
    [zhs] Chinese
    [chinese-traditional] Traditional Chinese
    [korean] Korean
    [russian] Russian
    [polish] Polish
    [dutch] Dutch
    [czech] Czech
    [turkish] Turkish
    [swedish] Swedish
    [hebrew] Hebrew
    [arabic] Arabic
    [greek] Greek
    [latin] Latin
    [phyrexian] Phyrexian
    [sanskrit] Sanskrit
    [thai] Thai
   *[other] {$code}
  }
script = { $script ->
    [latin] Latin
    [cyrillic] Cyrillic
    [greek] Greek
    [hebrew] Hebrew
    [arabic] Arabic
    [thai] Thai
    [korean] Korean
    [japanese] Japanese
    [chinese] Chinese
   *[other] {$script}
  }
