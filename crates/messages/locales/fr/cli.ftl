# Ce que dit le programme avant et après une partie : langue, decks, parties conservées.

lang-unknown = Il n'y a pas de langue `{$code}`. Il y a : {$codes}
lang-unknown-setting = {$path} : il n'y a pas de langue `{$code}`. Il y a : {$codes}
lang-settings = {$path} : les réglages sont incompréhensibles : {$why}

near-name = {" "}; vouliez-vous dire : {$names} ?

file-missing = ce fichier n'existe pas
file-forbidden = cela ne vous est pas permis

card-unknown = Aucune carte fournie ne s'appelle `{$name}`

deck-unknown = Deck `{$deck}` : aucun deck fourni ne s'appelle ainsi, ni aucun fichier. Il y a : {$decks}
deck-unreadable = Deck `{$deck}` : le fichier est illisible : {$why}
deck-line = Deck `{$deck}`, ligne {$line} : `{$text}` n'a pas la forme `4 Nom`, avec un nombre de 1 à 250
deck-no-such-card = Deck `{$deck}`, ligne {$line} : aucune carte fournie ne s'appelle `{$card}`
deck-small = Le deck `{$deck}` a {$cards} cartes ; il en faut au moins {$least} (CR 100.2b)

record-not-a-game = la ligne 1 n'ouvre pas une partie de facedown
record-other-version = conservée par facedown {$saved}, et ceci est {$here} ; ses réponses pourraient donner ici une autre partie, elle n'est donc pas rejouée
record-line = la ligne {$line} est tronquée ou modifiée ; les {$whole} entrées d'avant sont intactes
record-recover = {$why} ; --recover les prend

open-seats = une partie a de deux à huit places, pas {$seats}
open-empty-deck = le deck de la place {$seat} n'a pas de cartes
open-many-cards = {$cards} cartes, c'est trop
open-position = la partie commence par une position impossible
open-no-such-card = deck `{$deck}` : aucune carte fournie ne s'appelle `{$card}`
open-refused = l'entrée {$entry} est refusée : {$why} ; le fichier a été modifié

play-no-person = Personne n'est assis à cette table ; `facedown replay` la montre
play-no-bot = Aucun bot ne s'appelle `{$name}`
play-name = --name `{$name}` : un mot avec une majuscule, de lettres et de chiffres, 16 au plus
play-against = --against nomme {$decks} decks pour {$others} autres joueurs
play-not-kept = La partie ne peut pas être conservée : {$why}
play-left = La partie n'est pas finie. Elle est conservée : facedown play --resume {$path}
play-broke-off = {$why}. La partie est conservée : facedown play --resume {$path}

replay-seat = --seat {$seat} : il y a {$seats} places
replay-at = --at {$at} : la partie a {$last} pas
replay-stopped = Il finit avant ce pas : {$why}
replay-left-out = Omis : {$line}

simulate-title = {$games} parties avec {$decks} ; fils : {$threads}
simulate-games = parties/s
simulate-stops = arrêts/s
simulate-decisions = décisions/s
simulate-decisions-a-game = décisions par partie
simulate-turns-a-game = tours par partie
simulate-wins = victoires
simulate-unfinished = inachevées
simulate-panics = interrompues par un défaut
simulate-panicked = un défaut a interrompu {$games} parties
simulate-bots = --bots en nomme un pour tous ou {$decks}, un par deck

play-no-client = L’interface pour navigateur n’a pas été construite, car Node manquait ; la partie se joue donc dans le terminal.
serve-at = La table est à {$place}
serve-opened = La table est à {$place}. Ctrl-C la ferme ; avec --terminal, on joue ici.
serve-there-already = Une table est-elle déjà ouverte ? Elle est alors à {$place}
