# Mots isolés : étapes, zones, ce qui met une carte face cachée.

separator = {", "}

seat-person = Joueur
seat-bot = Bot

step-untap = dégagement
step-upkeep = entretien
step-draw = étape de pioche
step-precombat-main = première phase principale
step-beginning-of-combat = début du combat
step-declare-attackers = déclaration des attaquants
step-declare-blockers = déclaration des bloqueurs
step-first-strike-damage = blessures d'initiative
step-combat-damage = blessures de combat
step-end-of-combat = fin du combat
step-postcombat-main = deuxième phase principale
step-end = étape de fin
step-cleanup = nettoyage

zone-library = bibliothèque
zone-hand = main
zone-battlefield = champ de bataille
zone-graveyard = cimetière
zone-stack = pile
zone-exile = exil
zone-command = zone de commandement
zone-none = nulle part

by-morph = mue
by-disguise = déguisement
by-manifest = manifestation
by-cloak = voile
by-effect = face cachée

color-white = blanc
color-blue = bleu
color-black = noir
color-red = rouge
color-green = vert

counter-pt = {$power}/{$toughness}
counter-keyword = { $keyword ->
    [flying] vol
    [first-strike] initiative
    [double-strike] double initiative
    [deathtouch] contact mortel
    [haste] célérité
    [hexproof] défense talismanique
    [indestructible] indestructible
    [lifelink] lien de vie
    [menace] menace
    [reach] portée
    [trample] piétinement
    [vigilance] vigilance
   *[other] {$keyword}
  }
counter-stun = « étourdissement »
counter-shield = « bouclier »
counter-charge = « charge »
counters = {$count ->
    [one] un marqueur {$counter}
   *[other] {$count} marqueurs {$counter}
  }

times = {$line} ({$n} fois)
about = {$what} : {$says}
quoted = « {$text} »

object-numbered = {$name} #{$number}
object-face-down = #{$number} ({$by})
object-ability = capacité ({$source})
object-card = une carte
object-token = jeton {$subtypes}
object-some-ability = une capacité
object-in-hand = une carte en main ({$seat})
object-in-library = carte {$place} de la bibliothèque ({$seat})
object-in-pile = carte {$place} de la pile mélangée
object-somewhere = une carte ({$seat}, {$zone})
object-gone = quelque chose qui n'est plus là
object-with-identity = {$object} [{$name}]
