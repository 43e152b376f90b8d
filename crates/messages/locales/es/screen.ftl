# La terminal: lo que rodea el juego.

screen-moment = Turno {$number}, {$seat}: {$step}
screen-before = Antes del juego; empieza {$seat}
screen-seat = {$seat}  vidas {$life}  mano {$hand}  biblioteca {$library}  cementerio {$graveyard}  exilio {$exile}
screen-left = (ha dejado el juego)
screen-lands = {$all}× {$name}
screen-lands-some = {$all}× {$name} (sin girar: {$untapped})
screen-lands-tapped = {$all}× {$name} (girado)
screen-since = (turno {$turn})
screen-stack = En la pila: {$item}
screen-hand = Mano:
screen-zone = {$seat}: {$zone} ({$n})
screen-share = {$n} de {$total}
screen-unknown = No puedes mirar esta carta.
screen-kept = El juego queda guardado: facedown replay {$path}
screen-log = Registro
screen-log-more = Registro ({$n} más: l)
screen-more = {$n} más abajo
screen-too-small = La terminal es demasiado pequeña: {$width}x{$height}. Hacen falta al menos 60x18; 80x24 es cómodo. Agrándala o pulsa q.

status-tapped = girado
status-attacking = ataca a {$seat}
status-attacking-blocked = ataca a {$seat}, bloqueado
status-blocking = bloquea a {$what}
status-sick = mareo de invocación
status-damage = daño {$n}
status-attached = anexado a {$what}
status-suspected = sospechoso
status-goaded = incitado
status-phased-out = fuera de fase

back-nothing = No hay nada tuyo que deshacer.
back-chance = No se puede deshacer: desde entonces se ha barajado o sorteado algo.
back-learned = No se puede deshacer: desde entonces has sabido algo.
back-others = No se puede deshacer: desde entonces ha respondido otro jugador.
draw-no-bot = Un bot no acepta empates.

lines-not-understood = Eso no es una respuesta aquí. Los números eligen, una línea vacía pasa; ? lo lista todo.
lines-hint-priority = [un número, o línea vacía para pasar; ? ayuda]
lines-hint-one = [un número; línea vacía: lo que menos hace]
lines-hint-some = [números; línea vacía: lo que menos hace]
lines-hint-number = [un número]
lines-hint-order = [todos los números en el orden deseado, o línea vacía para dejarlo]
lines-hint-partition = [los números de lo que se va, o línea vacía para conservarlo todo]
lines-hint-split = [una cantidad para cada línea, o línea vacía para la mostrada]
lines-hint-attack = [un número para cada criatura, 0 no ataca; línea vacía: sin ataque]
lines-hint-block = [para cada criatura el número del atacante, 0 ninguno; línea vacía: sin bloqueo]
lines-hint-pay = [una línea vacía paga; un número gira eso primero; x deshace la acción]
lines-help = Los números eligen.  línea vacía: pasar, o hacer lo mínimo
  {"b"}  el campo de batalla    {"t N"}  texto de la opción N    {"u"}  deshacer    {"x"}  retirar la acción en curso
  {"e"}  pasar hasta el final del turno, salvo que pase algo    {"concede"}  conceder    {"q"}  salir (el juego queda guardado)

screen-help-key = ? ayuda
screen-help-title = Teclas
screen-close = cualquier otra tecla cierra
screen-concede = ¿Conceder el juego? y concede.
screen-stops-title = Paradas: dónde recibes la prioridad (arriba, abajo; espacio)
screen-stops-own = En tus turnos
screen-stops-others = En los turnos de otros
screen-help =
    arriba abajo, j k  moverse por la lista; Tab va al campo y vuelve
    Intro           hacer lo marcado, o enviar el formulario como está
    1 a 9           la línea con ese número
    espacio         pasar la prioridad; en un formulario, marcar la línea
    izq. der., + -  cambiar un número, parte, orden, ataque o bloqueo
    Esc             retirar la acción en curso
    u               deshacer tu última respuesta
    i               leer la carta marcada
    w               ¿por qué no? qué no se puede hacer, y por qué regla
    p               mostrar u ocultar tus propias cartas boca abajo
    g               cementerios y exilio
    l               todo el registro    r   números de reglas en el registro
    f               pasar hasta que pase algo
    e               pasar hasta el final del turno, salvo que pase algo
    E               pasar hasta el final del turno, pase lo que pase
    Y               dejar resolverse siempre la habilidad de arriba de la pila
    h               conservar la prioridad tras tus propios hechizos, o no
    s               paradas: los pasos en que recibes la prioridad
    a               pagar como se propone sin preguntar, o no
    c               conceder
    q               salir; el juego queda guardado

foot-priority = Intro hace, espacio pasa, u deshace
foot-decide = y: sí, n: no
foot-one = Intro elige, Esc retira
foot-some = espacio marca, Intro termina, Esc vuelve
foot-number = izquierda, derecha o una cifra; Intro
foot-order = izquierda, derecha mueven; Intro termina
foot-split = izquierda y derecha; Intro termina
foot-rows = espacio, o izquierda, derecha; Intro
foot-pay = Intro paga, las cifras giran, Esc retira
foot-over = l: registro, q: salir
foot-yielding = {" "}(pasando)

note-new-turn = Ha empezado un nuevo turno: pulsa otra vez.
note-hold = Conservas la prioridad tras tus propios hechizos y habilidades.
note-no-hold = Tus hechizos y habilidades se resuelven si nadie responde.
note-taken-back = Deshecho.
note-yields = Desde ahora se deja pasar esa habilidad.
note-no-ability = No hay ninguna habilidad arriba de la pila.
note-pays-alone = Los costes se pagan como se propone, sin preguntar.
note-asks-to-pay = Se te pregunta antes de pagar un coste.
note-nothing-marked = No hay nada marcado: Tab va al campo de batalla.
note-why-not = Marca antes una carta: Tab va al campo de batalla.

why-title = {$what}: ¿por qué no?
why-may = {$action}: se puede ahora.
why-may-not = {$action}: no, {$why} (CR {$rule}).
why-play = Jugar
why-cast = Lanzar
why-cast-face-down = Lanzar boca abajo
why-turn-up-mana-cost = Poner boca arriba por su coste de maná
why-turn-up = Poner boca arriba: {$keyword}

replay-step = paso {$step} de {$last}, ? ayuda
replay-help =
    derecha, espacio  el paso siguiente         izquierda  el anterior
    t, T            el turno siguiente, el anterior (también Av Pág, Re Pág)
    Inicio, Fin     el principio, el final
    Tab, arriba, abajo  mirar el campo de batalla  Intro  leer lo marcado
    p               mostrar u ocultar las cartas boca abajo de ese jugador
    r               números de reglas en el registro
    q               salir
