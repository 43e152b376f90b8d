# Cartes lues dans des fichiers : ce qu'elles signifient, où elles sont incomprises, combien elles sont.

file-no-text = pas un texte, ou pas en UTF-8
read-place = ligne {$line}, colonne {$column}
read-expected = attendu : {$what}
read-not-understood = incompris ici ; attendu : {$what}
read-cut = le texte s'arrête au milieu ; attendu : {$what}
read-other-language = cette carte est en {$is}, pas en {$wanted} : --lang {$code}
read-ambiguous = {$name} peut avoir {$count} sens :
cannot-say = {$name} : dans cette langue, il n'y a pas encore de mots pour une partie ({$language})

# Ce qui était attendu là où la lecture s'est arrêtée.
expected-more = {$list} et { $count ->
    [one] {$count} autre mot
   *[other] {$count} autres mots
  }
expected-other = une autre formulation
expected-end = la fin du texte
expected-ability = une capacité
expected-ability-word = un mot de capacité
expected-keyword = un mot-clé
expected-effect = un effet
expected-clause = une phrase
expected-action = une action, comme piocher ou détruire
expected-noun = de quelle sorte de carte ou d'objet il s'agit
expected-object = un objet
expected-player = un joueur
expected-post = lesquels sont visés
expected-subtype = un sous-type, comme un type de créature
expected-type = un super-type ou un type de carte
expected-event = un événement
expected-condition = une condition
expected-number = un nombre
expected-mana = des symboles de mana
expected-counter = un marqueur
expected-predicate = ce qu'il fait, reçoit ou gagne
expected-duration = pour combien de temps
expected-token = un jeton
expected-cost = un coût
expected-name = un nom
expected-own-name = le nom de la carte
expected-type-line = une ligne de type
expected-mana-cost = un coût de mana comme {"{2}{R}"}
expected-power = un nombre ou *
expected-shorter = un texte d'au plus 4000 lettres
expected-faces = une carte à une face, ou avec un recto et un verso

# `facedown corpus` and `facedown pack`.
corpus-name-file = Nommez un fichier : facedown corpus AtomicCards.json.gz
corpus-no-names = {$path} : aucun de ces noms n'est dans {$file}
corpus-no-cards = ce n'est pas un fichier de cartes comme ceux de MTGJSON (AtomicCards)
corpus-english = Chaque impression est comparée à l'anglais ; pour celui-ci, omettez --lang
corpus-cards = cartes
corpus-cards-in = {$all}, en {$seconds} s
corpus-read = lues
corpus-read-share = {$count} ({$share} %), à la lettre
corpus-declined = non lues
corpus-ambiguous = ambiguës
corpus-wording = formulation
corpus-wording-options = {$options} options par carte lue
corpus-stopped = où la lecture s'est le plus arrêtée :
corpus-not-exact = pourquoi les autres ne sont pas exactes :
corpus-not-recognised = ce qui n'est pas reconnu :
column-language = langue
column-texts = textes
column-default = usuelle
column-worded = écrits
column-read = lus
column-ambiguous = ambigus
column-options = options
column-reminded = avec rappel
column-exact = exacts
pack-twice = {$name} figure deux fois dans {$path}
pack-missing = {$name} n'est pas dans {$path}
pack-not-read = {$name} est incomprise :
pack-unproved = {$name} n'est pas écrite comme elle est imprimée
pack-done = {$cards} cartes dans {$path}

# `facedown verify`: whether the log of a table is true.
verify-true = Vrai : {$seats}, comme {$viewer} l'a reçu.
verify-against = {$one} contre {$other}
verify-spectator = un spectateur
verify-moments = {$moments} moments, sans rupture jusqu'à {$head}
verify-seals = {$seals} cartes scellées, {$opened} ouvertes, chacune telle que scellée
verify-whole = Le secret est dans le journal : la partie a été rejouée, et chaque carte, ordre, tirage et réponse est comme promis.
verify-open = Le secret n'est pas dans le journal : ce qui a été montré est vérifié ; le hasard et ce qui est resté caché ne le sont pas.
verify-chosen = Qui a créé la partie a choisi ses mélanges par un nombre.
verify-empty = le fichier est vide ; `facedown verify` lit le journal qu'une table exporte
verify-no-log = ce n'est pas un journal de facedown
verify-shape = le journal a la forme {$shape}, et ce programme lit la forme {$reads}
verify-cut = le journal est tronqué : sa dernière ligne devrait contenir la tête de la chaîne
verify-record = l'enregistrement est endommagé
verify-head = les lignes n'ont pas la tête que cette ligne nomme : l'une a été changée, ajoutée ou omise
verify-secret = ce n'est pas le secret sur lequel la table s'était engagée
verify-nonces = ce ne sont pas les nombres que les places ont donnés
verify-seed = la graine n'est pas faite du secret et des nombres des places
verify-version = la partie a été jouée avec facedown {$engine} et les cartes {$pack}, et ici c'est {$here} et {$cards} : elle ne peut être rejouée qu'avec les mêmes
verify-not-played = la partie ne peut pas être rejouée : {$why}
verify-viewer = personne dans la partie n'a reçu ce journal
verify-another = rejouée d'après le secret et les réponses, la partie est autre ici
verify-further = rejouée, la partie va plus loin que le journal
verify-line = ce n'est pas une ligne d'un journal
verify-back = elle revient à une ligne qui n'existe pas
verify-twice = le sceau {$seal} y est deux fois
verify-early = le sceau {$seal} est ouvert avant d'avoir été fait
verify-false = le sceau {$seal} est ouvert comme {$card}, et ce n'est pas ce qui a été scellé
verify-nameless = la dernière ligne n'a pas de nom pour la carte {$face}
verify-shown-other = on montre {$name}, et son sceau {$seal} a été ouvert comme {$card}
verify-unopened = on montre {$name}, et son sceau {$seal} n'est pas ouvert

file-is-folder = c'est un dossier
address-in-use = cette adresse est utilisée
address-not-here = cet ordinateur n'a pas cette adresse
