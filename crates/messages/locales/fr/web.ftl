# Le client du navigateur : ce qui entoure la partie. Ce qui arrive et ce qui est demandé vient du serveur ;
# les mots isolés (zones, couleurs, marqueurs, ce qui met face cachée) sont ceux de words.ftl.

page-start = Jouer
page-decks = Decks
page-judge = Arbitre
page-settings = Réglages
pages = Pages
no-server = Le serveur ne répond pas. Tourne-t-il encore ?
connecting = Connexion …
reconnecting = Connexion perdue. Nouvel essai …
close = Fermer
copy = Copier
copied = Copié
yes = Oui
no = Non
done = Terminé
player = Joueur
guest = Invité

start-title = Asseyez-vous et jouez
start-about = Un jeu où ce qui est caché le reste. Le bot sait ce que sa place a le droit de savoir, et rien d'autre.
your-name = Votre nom
play-bot = Jouer contre le bot
your-deck = Votre deck
deck-box-link = Charger, coller ou construire un deck à vous
other-game = Une autre partie : entre amis, à plusieurs, avec pendule
seat-n = Place {$n}
seat-free = libre
kind-bot = Bot
kind-friend = Un ami, par lien
deck = Deck
deck-any = l'un de ceux fournis
add-seat = Un joueur de plus
remove-seat = Retirer la place {$n}
clock-minutes = Minutes à la pendule
no-clock = sans pendule
opens-all = Après la partie, tout le journal est ouvert
make-table = Ouvrir la table et obtenir le lien
start = Commencer
your-games = Vos parties
game-go-on = Reprendre la partie {$room}
own-deck = un deck à vous
cards-n = { $n ->
    [one] 1 carte
   *[other] {$n} cartes
  }

join-title = Vous êtes invité
join-there = À la table : {$names}
join = S'asseoir
watch = Regarder
waiting-title = En attente des autres
waiting-about = Envoyez ce lien à qui doit jouer avec vous. La partie commence quand toutes les places sont prises.
invite-link = Le lien vers cette table

decks-title = Boîte à decks
decks-about = Les decks restent dans ce navigateur. Le serveur vérifie chaque ligne pendant que vous écrivez.
deck-load = Charger
deck-file = Depuis un fichier
deck-name = Nom
deck-list = Liste du deck
deck-save = Enregistrer
deck-drop = Supprimer
deck-saved = {$name} est enregistré et choisi pour votre prochaine partie.
deck-dropped = {$name} est supprimé.
deck-legal = Ce deck peut être joué
ships = fourni
line-n = Ligne {$n}
did-you-mean = Vouliez-vous dire : {$names} ?
card-search = Toutes les cartes
search-words = Nom, type ou texte
found-n = { $n ->
    [one] {$n} carte trouvée
   *[other] {$n} cartes trouvées
  }
less-of = {$name} : une de moins
more-of = {$name} : une de plus
show-more = En montrer plus

judge-title = Régler une question de règles
judge-about = Une question s'écrit comme un scénario. La réponse est oui, ou la ligne qui ne tient pas, et ce qui s'est passé avec la règle de chaque événement.
judge-text = Le scénario
judge-run = Juger
judge-example = Exemple

settings = Réglages
language = Langue
theme = Couleurs
theme-system = comme le système
theme-dark = sombre
theme-light = clair
motion = Mouvement
motion-system = comme le système
motion-reduced = réduit
stops-at-table = Les arrêts se règlent à la table, avec s, et suivent à la prochaine.
notice = facedown est un contenu de fans non officiel, permis par la Politique des contenus de fans de Wizards of the Coast, ni approuvé ni soutenu par Wizards. Il ne contient ni image de carte ni texte de règles imprimé.

table = Table
battlefield = Champ de bataille
opponents = Adversaires
beside = Pile, journal et ce qui vous est demandé
turn = Tour {$turn}
moment = Tour {$turn}, {$seat}.
steps = Étapes du tour
step-upkeep-short = Entretien
step-draw-short = Pioche
step-main-1-short = Principale 1
step-combat-short = Combat
step-attack-short = Attaque
step-block-short = Blocage
step-damage-short = Blessures
step-combat-end-short = Après le combat
step-main-2-short = Principale 2
step-end-short = Fin
stop-own = S'arrêter ici à vos tours
stop-others = S'arrêter ici aux tours des autres
active-player = c'est son tour
life = Points de vie
hand = Main
library = Bibliothèque
graveyard = Cimetière
exile = Exil
graveyard-of = Cimetière de {$seat} : {$n}
exile-of = Exil de {$seat} : {$n}
your-hand = Votre main : {$n}
clock = Temps restant
away = déconnecté
has-left = a quitté la partie
stack = Pile
log = Journal
log-fine = aussi engagements, dégagements et étapes
log-rules = Numéros de règles dans le journal
nothing-here = Rien ici.
seat-label = {$seat} : vie {$life}, main {$hand}, bibliothèque {$library}, cimetière {$graveyard}, exil {$exile}

face-down-name = #{$number} ({$by})
face-down-card = une carte face cachée
a-card = une carte
card-of-library = carte {$place} de la bibliothèque de {$seat}
card-of-pile = carte {$place} du tas
turn-short = T{$n}
since-turn = (tour {$turn})
never-attacked = N'a pas attaqué.
attacked-in = tour {$turn} : a attaqué {$seat}
peek-hint = Maintenez p, ou l'œil en haut, pour la regarder.
peek-hold = Regarder vos cartes face cachée (maintenir)
lands-label = {$n} {$name}
can-act = utilisable maintenant
tapped = engagé
sick = mal d'invocation
damaged = {$n} blessures
attached = sur {$what}
suspected = suspecté
suspected-short = susp.
goaded = incité
goaded-short = inc.
phased-out = hors phase
blocked-short = bloqué
attacks = attaque {$seat}
attacks-blocked = attaque {$seat}, bloqué
blocks = bloque {$what}
stays-home = reste
no-block = ne bloque pas
now-size = Maintenant {$size}
chosen = Choisi : {$what}
owned-by = Propriétaire : {$seat}
rule-CantAttack = Ne peut pas attaquer.
rule-CantBlock = Ne peut pas bloquer.
rule-CantBeBlocked = Ne peut pas être bloqué.
rule-CantBeBlockedByMoreThanOne = Ne peut pas être bloqué par plus d'une créature.
rule-AttacksIfAble = Attaque à chaque combat si possible.
rule-BlocksIfAble = Bloque à chaque combat si possible.
rule-DoesntUntap = Ne se dégage pas pendant l'étape de dégagement de son contrôleur.
rule-CantBecomeSuspected = Ne peut pas devenir suspecté.
rule-CantBeCountered = Ne peut pas être contrecarré.
rule-CantTurnFaceUp = Ne peut pas être retourné face visible.

panel = Ce qui vous est demandé
watching = Vous regardez
others-turn = Rien ne vous est demandé pour l'instant
cr = (CR {$rule})
withdraw = Annuler l'action
undo = Revenir
end-turn-short = Fin du tour
until-short = Jusqu'à un événement
until-stop = Ne plus passer
until-Now = Ne passe pas
until-SomethingHappens = Passe jusqu'à ce qu'il arrive quelque chose
until-EndOfTurn = Passe jusqu'à la fin du tour, sauf s'il arrive quelque chose
until-EndOfTurnWhateverHappens = Passe jusqu'à la fin du tour, quoi qu'il arrive
actions-n = Actions ({$n})
mana-abilities = Capacités de mana ({$n})
no-more-targets = Plus de cibles
choices = Choix
choose-none = Ne rien choisir
choose-n = { $n ->
    [one] Choisir celle-ci
   *[other] Choisir ces {$n}
  }
picked = choisi
goes-away = part
less = Moins
more = Plus
number-of = {$min} à {$max}
move-up = Monter : {$what}
move-down = Descendre : {$what}
lethal = mortel : {$n}
divided = Répartir : {$n} sur {$total}
attack-none = Pas d'attaque
attack-n = { $n ->
    [one] Attaquer avec {$n} créature
   *[other] Attaquer avec {$n} créatures
  }
attack-all = Attaquer avec toutes
attack-clear = Aucune
block-none = Pas de blocage
block-n = { $n ->
    [one] Bloquer avec {$n} créature
   *[other] Bloquer avec {$n} créatures
  }
pay = Payer
pay-by-hand = Choisir le mana soi-même ({$n})
plan-pool = de la réserve :
plan-taps = engage {$list}
taps-for-this = engagé pour cela
can-do = Ce qu'il peut faire
why-not = Pourquoi pas ?

asks-back = {$seat} demande à reprendre sa dernière réponse.
asks-draw = {$seat} propose une partie nulle.
asks-rematch = {$seat} demande une autre partie.
asks-open_all = {$seat} demande d'ouvrir le secret de cette partie.
asks-waiting = En attente des autres.
asks-withdraw = Tant pis
over-won = Vous gagnez
over-winner = {$seat} gagne
over-draw = La partie est nulle
rematch = Une autre partie
to-start = Vers l'accueil

menu = Menu
offer-draw = Proposer la nulle
concede = Concéder …
concede-really = Oui, concéder la partie
replay = Rediffusion
copy-scenario = Copier comme scénario
scenario-copied = Copié. La page de l'arbitre l'a aussi.
replay-step = Pas {$step} sur {$last}
replay-on = Un pas en avant
replay-back = Un pas en arrière
replay-turn = Le tour suivant
replay-turn-back = Le tour précédent
replay-keys = Espace et virgule vont pas à pas, t et T par tours, Début et Fin aux extrémités.

face-down-list = Cartes face cachée de cette partie
column-how = Comment
column-turn = Tour
column-whose = À qui
column-attacked = A attaqué
column-became = Ce qu'elle est devenue
column-card = Carte
still-face-down = encore face cachée
ended-left = partie au tour {$turn} : {$zone}
ended-with-game = face cachée jusqu'à la fin
ended-turned-up = retournée face visible au tour {$turn}

seals = Sceaux et hasard
seals-about = Chaque carte cachée repose sous un sceau : une empreinte que la table a publiée quand la carte est passée face cachée. Qui voit la carte reçoit de quoi ouvrir le sceau, et ce navigateur vérifie que tout concorde.
seals-count = Scellées : {$sealed}. Ouvertes pour vous : {$opened}, vérifiées par ce navigateur : {$fits}.
seals-alarm = Ce que la table montre n'est pas ce qu'elle a scellé ! Conservez le journal de cette partie.
seal-of = Sceau {$n} ({$hash})
seal-closed = fermé
seal-fits = ouvert et vérifié par ce navigateur
seal-wrong = ouvert, et il ne concorde pas !
seal-unknown = ouvert ; ce navigateur ne peut pas le vérifier ici
chance-commitment = Publiée avant que quiconque ne donne sa part : l'empreinte de la part de hasard de la table.
chance-own = a donné sa propre part de hasard
chance-drawn = sa part a été tirée d'avance par la table
chance-yours = ce que ce navigateur a envoyé
chance-alarm = La table ne s'en est pas tenue au hasard qu'elle avait engagé ! Conservez le journal de cette partie.
chance-chosen = Qui a créé cette table a choisi les mélanges par un nombre.
log-download = Télécharger le journal de la partie
open-all = Tout ouvrir
open-all-about = Chacun peut alors vérifier chaque carte et chaque pioche, et voir toutes les mains et bibliothèques.
opened-all = Le secret est ouvert : le journal contient tout.

stops = Arrêts
stops-about = À ces étapes vous recevez la priorité. Ailleurs elle est passée pour vous, mais jamais quand d'autres agissent sur la pile.
stops-own = À vos tours
stops-others = Aux tours des autres
stops-hold = Garder la priorité après vos sorts et capacités
stops-tapped-out = Demander aussi quand tous peuvent voir que vous n'avez pas de quoi agir
stops-pays-alone = Payer comme proposé, sans demander

keys = Touches
key-name-space = Espace
keys-touch = Tactile : toucher agit ou choisit, un appui long lit la carte. À la souris, le bouton droit la lit.
key-space = passer la priorité, ou envoyer le formulaire (Espace : sauf si un bouton a le focus)
key-digit = le choix de ce numéro
key-arrows = aller d'une carte ou d'un choix à l'autre
key-enter = faire ce qui a le focus
key-escape = annuler l'action commencée ; ne plus passer
key-next = la prochaine carte utilisable
key-hand = vers votre main
key-board = vers votre côté du champ
key-read = lire la carte
key-why = pourquoi pas ? ce qu'on ne peut en faire, et selon quelle règle
key-peek = regarder vos cartes face cachée tant que la touche est tenue
key-undo = reprendre votre dernière réponse
key-all = attaquer avec toutes
key-end-turn = passer jusqu'à la fin du tour, sauf s'il arrive quelque chose
key-until = passer jusqu'à ce qu'il arrive quelque chose
key-whatever = passer jusqu'à la fin du tour, quoi qu'il arrive
key-stop = ne plus passer
key-let-through = toujours laisser se résoudre la capacité au-dessus de la pile
key-hold = garder ou non la priorité après vos sorts
key-stops = arrêts : les étapes où vous recevez la priorité
key-graveyard = votre cimetière
key-face-down = toutes les cartes face cachée de la partie
key-seals = sceaux, hasard et le journal pour les vérifier
key-log = tout le journal
key-rules = numéros de règles dans le journal
key-menu = menu : concéder, nulle, rediffusion
key-help = cette liste
