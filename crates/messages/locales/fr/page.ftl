# Ce que `facedown page` dit d'une page sur une carte.

page-empty = {$path} : la page est vide
page-by-text = reconnue au sens des textes : aucun nom de la page n'est le sien
page-not-shipped = ne fait pas partie des cartes fournies
page-same-meaning = a le même sens que {$card}
page-no-such-name = aucune carte fournie ne s'appelle ainsi, et la page n'a pas de texte de règles
page-nothing = La page n'a ni nom ni texte de règles.
page-fits-none = Ses décisions ne correspondent à aucune carte fournie.
page-fits-just = Exactement ces {$count} décisions sont celles de : {$cards}
page-fits-more = Celles-ci et d'autres sont celles de : {$cards}
page-fits-dated = Celles-ci, d'une autre date, sont celles de : {$cards}
page-names-in = Leurs noms imprimés ({$language}) : {$names}

page-texts = { $texts ->
    [one] {$texts} texte
   *[other] {$texts} textes
    } en { $languages ->
    [one] {$languages} langue
   *[other] {$languages} langues
  }
page-read = lu
page-all-agree = tous désignent la même carte
page-some-agree = { $agree ->
    [one] {$agree} concorde
   *[other] {$agree} concordent
  }
page-no-name = (sans nom)
page-differs = DIT AUTRE CHOSE
page-unread = NON LU
page-name-only = nom seul
page-with-reminder = avec texte de rappel
page-wording = formulation de {$year}
page-flavor = texte d'ambiance
page-rendered = Écrits d'après leur sens, {$bare} sur {$texts} sont à la lettre le texte de la page sans texte de rappel, {$explained} sur {$explaining} avec lui
page-rendered-bare = Écrits d'après leur sens, {$bare} sur {$texts} sont à la lettre le texte de la page

page-sets = Extensions : {$sets}
page-sets-more = Extensions : {$sets}, et {$more} non citées ici
rarity = { $rarity ->
    [common] commune
    [uncommon] inhabituelle
    [rare] rare
    [mythic] mythique rare
   *[other] {$rarity}
  }

page-rulings = { $count ->
    [one] {$count} décision
   *[other] {$count} décisions
  }
page-rulings-just = exactement les {$all} de cette carte
page-rulings-some = {$some} des {$all} de cette carte
page-rulings-others = {$others} qu'aucun scénario ne montre
page-near = peut-être proche : {$place}
page-by-terms = {$title} (d'après ses termes)
page-scenarios = { $count ->
    [one] {$count} scénario
   *[other] {$count} scénarios
  }

page-troubles = Ce qui ne concorde pas
page-line = ligne {$line}
page-lines = { $all ->
    [one] {$all} ligne
   *[other] {$all} lignes
    } : {$kinds}
page-kind-name = nom
page-kind-mana-cost = coût de mana
page-kind-type-line = ligne de type
page-kind-rules = texte de règles
page-kind-rules-with-reminder = avec texte de rappel
page-kind-unread = texte de règles non lu
page-kind-numbers = nombres
page-kind-flavor = texte d'ambiance
page-kind-set = extension
page-kind-date = date
page-kind-ruling = décision
page-kind-heading = titre
page-kind-fact = donnée
page-kind-unrecognised = NON RECONNU

# Ce qui ne concorde pas, après le numéro de sa ligne.
trouble-not-recognised = non reconnu : {$text}
trouble-not-recognised-in = non reconnu ({$language}) : {$text}
trouble-set = aucune impression connue dans {$set} ({$code})
trouble-ruling = une décision officielle, mais pas sur cette carte
trouble-parenthesis = la parenthèse de la colonne {$column} est seule : l'explication est tronquée
trouble-says-else = {$language} dit autre chose : {$says}
trouble-instead = au lieu de : {$wanted}
trouble-leaves-out = {$language} omet quelque chose : {$wanted}
trouble-says-more = {$language} en dit plus : {$says}
trouble-means-else = {$language} a un autre sens
trouble-reminder-nothing = ce texte de rappel n'explique rien de ce qui figure ici : {$text}
trouble-reminder-other = ce texte de rappel ne dit pas ce que dit la règle, à savoir {$rule}
trouble-reminder-unread = texte de rappel incompris : {$text}
trouble-name-of = `{$text}` est le nom de {$card} ({$language})
trouble-other-name = `{$text}` n'est pas le nom de {$card} ({$language}), qui est `{$own}`
trouble-name-language = langue du nom : {$name} ; du texte au-dessous : {$text}
trouble-this-text = ce texte
trouble-foreign = {$language} n'est aucune des huit langues lues
trouble-mixed = `{$word}` mélange des écritures ({$scripts}) : non lu
trouble-cut = {$language} : le texte s'arrête au milieu
trouble-ambiguous = {$language} : le texte a plus d'un sens
trouble-unread = {$language}, incompris à la colonne {$column} : `{$found}`
trouble-expected = attendu : {$what}
trouble-code = aucune langue n'a le code `{$code}`
trouble-label = étiquette : {$label}, mais le texte est en langue : {$language}
fact-mana-cost = coût de mana
fact-type-line = ligne de type
fact-power-toughness = force et endurance
trouble-no-fact = {$fact} : la carte n'en a pas : {$text}
trouble-other-fact = {$fact} : pas comme sur la carte, qui a {$own}

# Les langues et les écritures par leurs noms.
language = { $code ->
    [en] anglais
    [de] allemand
    [es] espagnol
    [fr] français
    [it] italien
    [ja] japonais
    [pt] portugais
    [zhs] chinois
    [chinese-traditional] chinois traditionnel
    [korean] coréen
    [russian] russe
    [polish] polonais
    [dutch] néerlandais
    [czech] tchèque
    [turkish] turc
    [swedish] suédois
    [hebrew] hébreu
    [arabic] arabe
    [greek] grec
    [latin] latin
    [phyrexian] phyrexian
    [sanskrit] sanskrit
    [thai] thaï
   *[other] {$code}
  }
script = { $script ->
    [latin] latine
    [cyrillic] cyrillique
    [greek] grecque
    [hebrew] hébraïque
    [arabic] arabe
    [thai] thaïe
    [korean] coréenne
    [japanese] japonaise
    [chinese] chinoise
   *[other] {$script}
  }
