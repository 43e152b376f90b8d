# Lo que ha pasado, una línea por evento.

log-turn = Turno {$number}: {$seat}
log-step = {$seat}: {$step}
log-draws = {$seat} roba {$what}
log-draws-unknown = {$seat} roba una carta
log-plays = {$seat} juega {$what}
log-casts = {$seat} lanza {$what}
log-casts-face-down = {$seat} lanza un hechizo boca abajo: {$what}
log-enters = {$what} entra al campo de batalla
log-enters-face-down = {$what} entra boca abajo al campo de batalla
log-destroyed = Se destruye {$what}
log-dies = {$what} va al cementerio
log-sacrificed = {$seat} sacrifica {$what}
log-discarded = {$seat} descarta {$what}
log-milled = {$seat} muele {$what}
log-exiled = Se exilia {$what}
log-returned-to-hand = {$what} regresa a la mano de {$seat}
log-cloaked = {$seat} enmascara una carta: {$what}
log-manifested = {$seat} manifiesta una carta: {$what}
log-created = {$seat} crea {$what}
log-surveilled = {$seat} pone en el cementerio al escrutar: {$what}
log-moved = {$what}: {$from} → {$to}
log-left = {$what} se va con {$seat}
log-activated = {$seat} activa una habilidad de {$source}
log-triggered = Se dispara una habilidad de {$source}
log-resolved = {$what} se resuelve
log-countered = Se contrarresta {$what}
log-did-not-resolve = {$what} no hace nada: todos sus objetivos son ilegales
log-targeted = {$what} hace objetivo a {$target}
log-turned-up-morph = {$what} se pone boca arriba por su coste de metamorfosis: {$name}
log-turned-up-megamorph = {$what} se pone boca arriba por su coste de megametamorfosis: {$name}
log-turned-up-disguise = {$what} se pone boca arriba por su coste de disfrazarse: {$name}
log-turned-up-mana-cost = {$what} se pone boca arriba por su coste de maná: {$name}
log-turned-up-effect = {$what} se pone boca arriba: {$name}
log-with-x = {$line} (X = {$x})
log-turned-down = {$what} se pone boca abajo
log-revealed = Se muestra {$what}: {$name}
log-looked-at = {$seat} mira {$what}: {$name}
log-looked-at-unknown = {$seat} mira {$what}
log-tapped = {$what} se gira
log-untapped = {$what} se endereza
log-attacked = {$what} ataca a {$seat}
log-blocked = {$what} bloquea a {$attacker}
log-damage = {$amount ->
    [one] {$source} hace {$amount} punto de daño a {$what}
   *[other] {$source} hace {$amount} puntos de daño a {$what}
  }
log-life-gained = {$amount ->
    [one] {$seat} gana {$amount} vida
   *[other] {$seat} gana {$amount} vidas
  }
log-life-lost = {$amount ->
    [one] {$seat} pierde {$amount} vida
   *[other] {$seat} pierde {$amount} vidas
  }
log-counters-put = {$what} recibe {$counters}
log-counters-removed = {$what} pierde {$counters}
log-attached = {$what} se anexa a {$to}
log-unattached = {$what} se desanexa
log-shuffled = {$seat} baraja su biblioteca
log-pile-shuffled = {$seat} baraja un montón boca abajo; nadie conoce su orden
log-surveil = {$seat} escruta
log-scry = {$seat} adivina
log-manifest-dread = {$seat} manifiesta miedo
log-goaded = {$seat} incita a {$what}
log-suspected = Criatura sospechosa: {$what}
log-mana = {$seat} agrega {$mana} con {$source}
log-transformed = {$what} se transforma
log-control = {$seat} controla ahora {$what}
log-mulligan = {$seat} hace un mulligan
log-kept = {$seat} conserva la mano
log-lost-conceded = {$seat} concede
log-lost-life = {$seat} se queda sin vidas y pierde el juego
log-lost-library = {$seat} debía robar de una biblioteca vacía y pierde el juego
log-lost-effect = {$seat} pierde el juego
log-won = {$seat} gana el juego
log-draw-game = El juego termina en empate
log-draw-loop = El juego termina en empate: un bucle que nadie puede parar
log-draw-agreed = El juego termina en empate: todos están de acuerdo
log-draw-limit = El juego termina en empate: ha crecido más de lo que cabe en el motor
