# Le terminal : ce qui entoure la partie.

screen-moment = Tour {$number}, {$seat} : {$step}
screen-before = Avant la partie ; {$seat} commence
screen-seat = {$seat}  vie {$life}  main {$hand}  bibliothèque {$library}  cimetière {$graveyard}  exil {$exile}
screen-left = (a quitté la partie)
screen-lands = {$all}× {$name}
screen-lands-some = {$all}× {$name} (dont dégagé : {$untapped})
screen-lands-tapped = {$all}× {$name} (engagé)
screen-since = (tour {$turn})
screen-stack = Sur la pile : {$item}
screen-hand = Main :
screen-zone = {$seat} : {$zone} ({$n})
screen-share = {$n} sur {$total}
screen-unknown = Vous ne pouvez pas regarder cette carte.
screen-kept = La partie est conservée : facedown replay {$path}
screen-log = Journal
screen-log-more = Journal (encore {$n} : l)
screen-more = encore {$n} au-dessous
screen-too-small = Le terminal est trop petit : {$width}x{$height}. Il faut au moins 60x18 ; 80x24 est confortable. Agrandissez-le, ou appuyez sur q.

status-tapped = engagé
status-attacking = attaque {$seat}
status-attacking-blocked = attaque {$seat}, bloqué
status-blocking = bloque {$what}
status-sick = mal d'invocation
status-damage = {$n ->
    [one] {$n} blessure
   *[other] {$n} blessures
  }
status-attached = sur {$what}
status-suspected = suspecté
status-goaded = incité
status-phased-out = hors phase

back-nothing = Vous n'avez rien à reprendre.
back-chance = Impossible à reprendre : on a mélangé ou tiré au hasard depuis.
back-learned = Impossible à reprendre : vous avez appris quelque chose depuis.
back-others = Impossible à reprendre : un autre joueur a répondu depuis.
draw-no-bot = Un bot n’accepte pas de partie nulle.

lines-not-understood = Ce n'est pas une réponse ici. Les nombres choisissent, une ligne vide passe ; ? donne la liste.
lines-hint-priority = [un nombre, ou une ligne vide pour passer ; ? pour l'aide]
lines-hint-one = [un nombre ; ligne vide : ce qui fait le moins]
lines-hint-some = [des nombres ; ligne vide : ce qui fait le moins]
lines-hint-number = [un nombre]
lines-hint-order = [tous les nombres dans l'ordre voulu, ou une ligne vide pour le laisser]
lines-hint-partition = [les nombres de ce qui part, ou une ligne vide pour tout garder]
lines-hint-split = [un montant pour chaque ligne, ou une ligne vide pour ce qui est montré]
lines-hint-attack = [un nombre pour chaque créature, 0 n'attaque pas ; ligne vide : pas d'attaque]
lines-hint-block = [pour chaque créature le nombre de l'attaquant, 0 aucun ; ligne vide : pas de blocage]
lines-hint-pay = [une ligne vide paie ; un nombre engage d'abord cela ; x reprend l'action]
lines-help = Les nombres choisissent.  ligne vide : passer, ou faire le moins possible
  {"b"}  le champ de bataille    {"t N"}  texte du choix N    {"u"}  annuler    {"x"}  reprendre l'action en cours
  {"e"}  passer jusqu'à la fin du tour, sauf s'il se passe quelque chose    {"concede"}  concéder    {"q"}  partir (la partie est conservée)

screen-help-key = ? aide
screen-help-title = Touches
screen-close = toute autre touche ferme
screen-concede = Concéder la partie ? y concède.
screen-stops-title = Arrêts : où vous recevez la priorité (haut, bas ; espace)
screen-stops-own = Pendant vos tours
screen-stops-others = Pendant les tours des autres
screen-help =
    haut bas, j k   se déplacer dans la liste ; Tab va au champ et revient
    Entrée          faire ce qui est marqué, ou envoyer le formulaire tel quel
    1 à 9           la ligne de ce nombre
    espace          passer la priorité ; dans un formulaire, cocher la ligne
    gauche droite, + -  changer nombre, part, ordre, attaque ou blocage
    Échap           reprendre l'action en cours
    u               annuler votre dernière réponse
    i               lire la carte marquée
    w               pourquoi pas ? ce qu'on ne peut pas faire, et la règle
    p               montrer ou cacher vos propres cartes face cachée
    g               cimetières et exil
    l               tout le journal     r   numéros de règles dans le journal
    f               passer jusqu'à ce qu'il se passe quelque chose
    e               passer jusqu'à la fin du tour, sauf évènement
    E               passer jusqu'à la fin du tour, quoi qu'il se passe
    Y               laisser toujours passer la capacité au-dessus de la pile
    h               garder la priorité après vos propres sorts, ou non
    s               arrêts : les étapes où vous recevez la priorité
    a               payer comme proposé sans demander, ou non
    c               concéder
    q               partir ; la partie est conservée

foot-priority = Entrée fait, espace passe, u annule
foot-decide = y : oui, n : non
foot-one = Entrée choisit, Échap reprend
foot-some = espace coche, Entrée finit, Échap revient
foot-number = gauche, droite, un chiffre ; Entrée finit
foot-order = gauche, droite déplacent ; Entrée finit
foot-split = gauche et droite ; Entrée termine
foot-rows = espace, gauche, droite ; Entrée finit
foot-pay = Entrée paie, chiffre engage, Échap reprend
foot-over = l : journal, q : partir
foot-yielding = {" "}(on passe)

note-new-turn = Un nouveau tour a commencé : appuyez encore.
note-hold = Vous gardez la priorité après vos propres sorts et capacités.
note-no-hold = Vos sorts et capacités se résolvent si personne ne répond.
note-taken-back = Repris.
note-yields = On laisse désormais passer cette capacité.
note-no-ability = Aucune capacité n'est au-dessus de la pile.
note-pays-alone = Les coûts sont payés comme proposé, sans demander.
note-asks-to-pay = On vous demande avant de payer un coût.
note-nothing-marked = Rien n'est marqué : Tab va au champ de bataille.
note-why-not = Marquez d'abord une carte : Tab va au champ de bataille.

why-title = {$what} : pourquoi pas ?
why-may = {$action} : c'est possible maintenant.
why-may-not = {$action} : non, {$why} (CR {$rule}).
why-play = Jouer
why-cast = Lancer
why-cast-face-down = Lancer face cachée
why-turn-up-mana-cost = Retourner face visible pour son coût de mana
why-turn-up = Retourner face visible : {$keyword}

replay-step = pas {$step} sur {$last}, ? aide
replay-help =
    droite, espace  le pas suivant            gauche  le précédent
    t, T            le tour suivant, le précédent (aussi page bas, page haut)
    Début, Fin      le début, la fin
    Tab, haut, bas  regarder le champ de bataille   Entrée  lire
    p               montrer ou cacher les cartes face cachée de ce joueur
    r               numéros de règles dans le journal
    q               partir
