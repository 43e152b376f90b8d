# Ce que la ligne de commande dit d'elle-même : `help-` et une commande, puis un de ses arguments. `-more` est sous la première ligne d'une commande, `-end` à la fin.
help-about = Un moteur de règles de Magic où les cartes cachées restent cachées
help-lang = La langue de ce qui est dit : en, de, es, fr, it, ja, pt ou zhs [par défaut : celle de l'environnement, ou `lang` dans facedown/settings.toml de votre dossier de réglages]

help-play = Jouer : ouvre la table dans le navigateur, ou une partie contre des bots dans le terminal
help-play-more = La partie est dans le terminal avec --terminal, --lines, --save ou --resume, à travers un tube, et là où le client du navigateur n'a pas été construit. L'écran y montre ce qui peut être fait ; ? montre toutes les touches. À travers un tube, on joue ligne par ligne. La partie est conservée dans un fichier après chaque réponse, et rien n'est perdu quand le programme s'arrête.
help-play-deck = Votre deck : le nom d'un deck fourni, ou un fichier avec des lignes comme `4 Forêt` [par défaut : masquerade]
help-play-against = Les decks des autres, dans l'ordre du tour ; le dernier sert pour tous les suivants [par défaut : wings]
help-play-players = Combien de joueurs sont à la table, de 2 à 4
help-play-bot = Qui joue les autres places : random choisit au hasard parmi ce qui lui est offert, basic joue avec bon sens, d'après ce que sa place peut savoir
help-play-seed = La même graine donne les mêmes mélanges ; sans elle, le hasard décide
help-play-name = Comment vous vous appelez
help-play-save = Le fichier où la partie est conservée ; sinon un dans votre dossier de données
help-play-resume = Reprendre une partie conservée
help-play-recover = D'une partie conservée dont la fin est endommagée, prendre la partie intacte
help-play-lines = Jouer ligne par ligne, même dans un terminal
help-play-terminal = Jouer dans le terminal, pas dans le navigateur

help-serve = Servir la table : des salles pour jouer, pour navigateurs et autres clients
help-serve-more = Qui a le lien d'une salle peut y entrer. Sans --listen, seul cet ordinateur peut se connecter.
help-serve-listen = Adresse et port ; 0.0.0.0 laisse entrer les autres
help-serve-data = Le dossier où les salles sont conservées ; sinon un dans votre dossier de données
help-serve-keep = Une salle où rien ne se passe pendant autant de jours est oubliée
help-serve-origin = Une page d'ailleurs qui peut utiliser cette table, comme http://localhost:5173
help-serve-tick = Millisecondes entre ce que font les bots, les arrêts et les passes, de 2 à 5000
help-serve-verbose = En dire plus : chaque connexion, pas seulement chaque salle

help-replay = Montrer pas à pas une partie conservée, comme une place l'a vue, ou faire d'un moment un scénario
help-replay-more = Un pas est une réponse d'un joueur. Seul ce que la place savait est montré.
help-replay-file = Le fichier où la partie est conservée
help-replay-seat = Par quels yeux : 1 est le premier dans l'ordre du tour. Sinon, ceux de la personne
help-replay-at = Commencer à ce pas ; sans terminal, finir là
help-replay-as-scenario = Écrire un scénario qui contient ce que la place savait à ce pas
help-replay-lines = Écrire des lignes, même dans un terminal
help-replay-recover = D'une partie dont la fin est endommagée, montrer la partie intacte

help-judge = Jouer des scénarios (fichiers .feature) et dire lesquels tiennent
help-judge-paths = Des fichiers .feature, ou des dossiers qui en contiennent
help-judge-json = Un objet JSON par ligne pour chaque scénario : file, name, tags, status, message, line
help-judge-explain = Ce qui s'est passé, événement par événement, chacun avec la règle qui l'a voulu
help-judge-jobs = Fils d'exécution ; autant que de cœurs si rien n'est donné

help-read = Lire une carte comme une personne l'écrit, et montrer ce qu'elle signifie
help-read-file = Le fichier avec la carte ; `-` lit l'entrée standard. Nom et coût sont à la ligne 1, puis la ligne de type, le texte de règles, et enfin force/endurance
help-read-lang = La langue dans laquelle elle est écrite : en, de, es, fr, it, ja, pt ou zhs

help-translate = Dire une carte écrite dans une autre langue, à travers son sens
help-translate-file = Le fichier avec la carte, comme `facedown read` le prend
help-translate-from = La langue dans laquelle elle est écrite
help-translate-to = La langue voulue

help-card = Montrer une carte fournie, son texte écrit d'après son sens
help-card-name = Le nom de la carte, dans n'importe quelle langue fournie
help-card-reminder = Avec le texte de rappel, écrit d'après les règles qu'il explique : `printed`, comme imprimé, ou `all`, pour tout ce qui en a un

help-page = Dire ce que contient une page sur une carte, et si toutes ses langues disent la même chose
help-page-more = Une page est un texte comme les bases de cartes le donnent : noms et textes en plusieurs langues, extensions, texte d'ambiance, décisions, dans n'importe quel ordre, séparés par une ligne vide. Il est rendu compte de chaque ligne.
help-page-end = Se termine par 0 si tous les textes ont été lus, désignent une carte et que chaque ligne a été reconnue, par 1 si quelque chose ne concorde pas, par 2 s'il n'y a pas de telle page.
help-page-file = Le fichier avec la page ; `-` lit l'entrée standard
help-page-json = Un objet JSON, décrit dans docs/page.md : card, agree, blocks, sets, rulings, lines, troubles
help-page-all = Aussi chaque scénario qui montre une décision, et ce qu'est chaque ligne de la page

help-corpus = Lire toutes les cartes d'un fichier AtomicCards de MTGJSON, et compter
help-corpus-file = AtomicCards de MTGJSON, brut ou avec gzip ; sinon celui du dossier que nomme FACEDOWN_SHARED
help-corpus-names = Seulement les cartes nommées dans ce fichier, un nom par ligne
help-corpus-lang = À la place, les impressions dans cette langue des cartes dont l'anglais est lu : `de`, ou `all`
help-corpus-reminder = Combien de textes avec rappel reviennent avec lui, à la lettre ; de l'anglais, ou de `--lang`
help-corpus-json = Un objet JSON pour chaque carte : name, status, at, expected, wording
help-corpus-reasons = Combien de raisons énumérer

help-pack = Compiler les cartes fournies à partir d'un fichier AtomicCards de MTGJSON
help-pack-file = AtomicCards de MTGJSON, brut ou avec gzip
help-pack-names = Les noms des cartes à fournir, un par ligne
help-pack-out = Où vont les cartes compilées
help-pack-facts = Où vont les données de leurs impressions : extensions, dates et empreintes des décisions

help-simulate = Jouer beaucoup de parties entre bots, et compter
help-simulate-more = Un arrêt est un moment où les règles demandent quelque chose à un joueur ; une vraie décision est un arrêt à plus d'une réponse, chaque attaquant, bloqueur et défausse comptant séparément. Le paiement et la répartition des blessures de combat sont automatiques.
help-simulate-games = Combien de parties
help-simulate-decks = De deux à huit decks, par nom ou fichier ; un pour chaque place
help-simulate-bots = Qui joue, random ou basic : un pour chaque place, ou un pour toutes
help-simulate-seed = La même graine joue les mêmes parties
help-simulate-threads = Combien de fils d'exécution, jusqu'à 256
help-simulate-limit = Arrêts après lesquels une partie est abandonnée, inachevée
help-simulate-json = Écrire un objet JSON

help-verify = Vérifier le journal d'une partie exporté par une table : chaque carte était-elle ce qu'elle s'est révélée être ?
help-verify-more = Chaque carte montrée est comparée à l'engagement pris quand elle était cachée, et les lignes à leur chaîne d'empreintes. Si le journal contient le secret de la table, la partie est rejouée : chaque carte, ordre, tirage et réponse. Le fichier et chaque empreinte sont décrits dans docs/sealed.md.
help-verify-file = Le journal, tel que la table l'exporte
help-verify-json = Le rapport en JSON

help-help = Afficher ceci, ou ce qui est dit d'une commande
help-help-command = La commande

# Titres et noms de valeurs.
usage-heading = Utilisation :
usage-commands = Commandes
usage-arguments = Arguments
usage-options = Options
usage-examples = Exemples :
usage-help = Afficher cette aide
usage-version = Afficher la version
usage-default = {$help} [par défaut : {$value}]
usage-value-name = { $key ->
    [address] ADRESSE
    [bot] BOT
    [code] CODE
    [command] COMMANDE
    [deck] DECK
    [file] FICHIER
    [folder] DOSSIER
    [name] NOM
    [options] OPTIONS
    [origin] ORIGINE
    [path] CHEMIN
    [step] PAS
    [which] LESQUELS
   *[other] {$name}
  }

# Ce qui est faux dans une ligne de commande.
usage-no-command = il n'y a pas de commande `{$command}`
usage-unknown = il n'y a pas d'argument `{$argument}` ici
usage-value = `{$value}` n'est pas une valeur pour `{$argument}`
usage-values = il y a : {$values}
usage-no-value = `{$argument}` a besoin d'une valeur
usage-equals = la valeur de `{$argument}` est après `=`
usage-number = `{$argument}` ne prend pas autant de valeurs
usage-conflict = `{$argument}` ne va pas avec {$others}
usage-twice = `{$argument}` est donné deux fois
usage-missing = il manque : {$arguments}
usage-utf8 = un argument n'est pas en UTF-8
usage-wrong = la ligne de commande est incompréhensible
usage-more = `--help` en dit plus.
