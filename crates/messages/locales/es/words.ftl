# Palabras sueltas: pasos, zonas, lo que pone algo boca abajo.

separator = {", "}

seat-person = Jugador
seat-bot = Bot

step-untap = paso de enderezar
step-upkeep = mantenimiento
step-draw = paso de robar
step-precombat-main = primera fase principal
step-beginning-of-combat = inicio del combate
step-declare-attackers = declarar atacantes
step-declare-blockers = declarar bloqueadores
step-first-strike-damage = daño de dañar primero
step-combat-damage = daño de combate
step-end-of-combat = final del combate
step-postcombat-main = segunda fase principal
step-end = paso final
step-cleanup = paso de limpieza

zone-library = biblioteca
zone-hand = mano
zone-battlefield = campo de batalla
zone-graveyard = cementerio
zone-stack = pila
zone-exile = exilio
zone-command = zona de mando
zone-none = ninguna parte

by-morph = metamorfosis
by-disguise = disfraz
by-manifest = manifestado
by-cloak = enmascarado
by-effect = puesto boca abajo

color-white = blanco
color-blue = azul
color-black = negro
color-red = rojo
color-green = verde

counter-pt = {$power}/{$toughness}
counter-keyword = { $keyword ->
    [flying] de volar
    [first-strike] de dañar primero
    [double-strike] de dañar dos veces
    [deathtouch] de toque mortal
    [haste] de prisa
    [hexproof] de antimaleficio
    [indestructible] de indestructible
    [lifelink] de vínculo vital
    [menace] de amenaza
    [reach] de alcance
    [trample] de arrollar
    [vigilance] de vigilancia
   *[other] de {$keyword}
  }
counter-stun = de aturdimiento
counter-shield = de escudo
counter-charge = de carga
counters = {$count ->
    [one] un contador {$counter}
   *[other] {$count} contadores {$counter}
  }

times = {$line} ({$n} veces)
about = {$what}: {$says}
quoted = «{$text}»

object-numbered = {$name} #{$number}
object-face-down = #{$number} ({$by})
object-ability = habilidad de {$source}
object-card = una carta
object-token = ficha de {$subtypes}
object-some-ability = una habilidad
object-in-hand = una carta de la mano de {$seat}
object-in-library = carta {$place} de la biblioteca de {$seat}
object-in-pile = carta {$place} del montón
object-somewhere = una carta de {$seat} ({$zone})
object-gone = algo que ya no está
object-with-identity = {$object} [{$name}]
