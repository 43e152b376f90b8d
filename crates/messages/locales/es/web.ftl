# El cliente del navegador: lo que rodea a la partida. Lo que ocurre y lo que se pregunta viene del servidor;
# las palabras sueltas (zonas, colores, contadores, qué puso algo boca abajo) son las de words.ftl.

page-start = Jugar
page-decks = Mazos
page-judge = Juez
page-settings = Ajustes
pages = Páginas
no-server = El servidor no responde. ¿Sigue en marcha?
connecting = Conectando …
reconnecting = Conexión perdida. Intentando de nuevo …
close = Cerrar
copy = Copiar
copied = Copiado
yes = Sí
no = No
done = Listo
player = Jugador
guest = Invitado

start-title = Siéntate a jugar
start-about = Un juego en el que lo oculto sigue oculto. El bot sabe lo que su asiento puede saber, y nada más.
your-name = Tu nombre
play-bot = Jugar contra el bot
your-deck = Tu mazo
deck-box-link = Cargar, pegar o construir un mazo propio
other-game = Otra partida: con amigos, más jugadores, relojes
seat-n = Asiento {$n}
seat-free = libre
kind-bot = Bot
kind-friend = Un amigo, por enlace
deck = Mazo
deck-any = cualquiera de los incluidos
add-seat = Otro jugador
remove-seat = Quitar el asiento {$n}
clock-minutes = Minutos en el reloj
no-clock = sin reloj
opens-all = Tras la partida, todo el registro queda abierto
make-table = Abrir la mesa y obtener el enlace
start = Empezar
your-games = Tus partidas
game-go-on = Continuar la partida {$room}
own-deck = un mazo propio
cards-n = { $n ->
    [one] 1 carta
   *[other] {$n} cartas
  }

join-title = Tienes una invitación
join-there = En la mesa: {$names}
join = Sentarse
watch = Mirar
waiting-title = Esperando a los demás
waiting-about = Envía este enlace a quien quieras que juegue contigo. La partida empieza cuando todos los asientos están ocupados.
invite-link = El enlace a esta mesa

decks-title = Caja de mazos
decks-about = Los mazos se guardan en este navegador. El servidor comprueba cada línea mientras escribes.
deck-load = Cargar
deck-file = Desde un archivo
deck-name = Nombre
deck-list = Lista del mazo
deck-save = Guardar
deck-drop = Borrar
deck-saved = {$name} está guardado y elegido para tu próxima partida.
deck-dropped = {$name} se ha borrado.
deck-legal = Este mazo se puede jugar
ships = incluido
line-n = Línea {$n}
did-you-mean = ¿Querías decir: {$names}?
card-search = Todas las cartas
search-words = Nombre, tipo o texto
found-n = { $n ->
    [one] 1 carta encontrada
   *[other] {$n} cartas encontradas
  }
less-of = Una copia menos de {$name}
more-of = Una copia más de {$name}
show-more = Mostrar más

judge-title = Resolver una duda de reglas
judge-about = Una pregunta se escribe como escenario. La respuesta es sí, o la línea que no se cumple, y lo que pasó con la regla de cada suceso.
judge-text = El escenario
judge-run = Juzgar
judge-example = Ejemplo

settings = Ajustes
language = Idioma
theme = Colores
theme-system = como el sistema
theme-dark = oscuro
theme-light = claro
motion = Movimiento
motion-system = como el sistema
motion-reduced = reducido
stops-at-table = Las paradas se fijan en la mesa, con s, y valen también en la siguiente.
notice = facedown es contenido de fans no oficial, permitido según la Política de Contenido de Fans de Wizards of the Coast, y no está aprobado ni respaldado por Wizards. No contiene imágenes de cartas ni texto de reglas impreso.

table = Mesa
battlefield = Campo de batalla
opponents = Oponentes
beside = Pila, registro y lo que se te pregunta
turn = Turno {$turn}
moment = Turno {$turn}, {$seat}.
steps = Pasos del turno
step-upkeep-short = Mantenimiento
step-draw-short = Robar
step-main-1-short = Principal 1
step-combat-short = Combate
step-attack-short = Ataque
step-block-short = Bloqueo
step-damage-short = Daño
step-combat-end-short = Tras el combate
step-main-2-short = Principal 2
step-end-short = Final
stop-own = Parar aquí en tus turnos
stop-others = Parar aquí en turnos ajenos
active-player = es su turno
life = Vidas
hand = Mano
library = Biblioteca
graveyard = Cementerio
exile = Exilio
graveyard-of = Cementerio de {$seat}: {$n}
exile-of = Exilio de {$seat}: {$n}
your-hand = Tu mano: {$n}
clock = Tiempo restante
away = sin conexión
has-left = ha dejado la partida
stack = Pila
log = Registro
log-fine = también giros, enderezamientos y pasos
log-rules = Números de reglas en el registro
nothing-here = Aquí no hay nada.
seat-label = {$seat}: vidas {$life}, mano {$hand}, biblioteca {$library}, cementerio {$graveyard}, exilio {$exile}

face-down-name = #{$number} ({$by})
face-down-card = una carta boca abajo
a-card = una carta
card-of-library = carta {$place} de la biblioteca de {$seat}
card-of-pile = carta {$place} del montón
turn-short = T{$n}
since-turn = (turno {$turn})
never-attacked = No ha atacado.
attacked-in = turno {$turn}: atacó a {$seat}
peek-hint = Mantén p, o el ojo de arriba, para mirarla.
peek-hold = Mirar tus cartas boca abajo (mantener)
lands-label = {$n} {$name}
can-act = se puede usar ahora
tapped = girada
sick = mareada
damaged = {$n} de daño
attached = en {$what}
suspected = bajo sospecha
suspected-short = sosp.
goaded = instigada
goaded-short = inst.
phased-out = fuera de fase
blocked-short = bloqueada
attacks = ataca a {$seat}
attacks-blocked = ataca a {$seat}, bloqueada
blocks = bloquea a {$what}
stays-home = se queda
no-block = no bloquea
now-size = Ahora {$size}
chosen = Elegido: {$what}
owned-by = Propietario: {$seat}
rule-CantAttack = No puede atacar.
rule-CantBlock = No puede bloquear.
rule-CantBeBlocked = No puede ser bloqueada.
rule-CantBeBlockedByMoreThanOne = No puede ser bloqueada por más de una criatura.
rule-AttacksIfAble = Ataca en cada combate si puede.
rule-BlocksIfAble = Bloquea en cada combate si puede.
rule-DoesntUntap = No se endereza en el paso de enderezar de su controlador.
rule-CantBecomeSuspected = No puede quedar bajo sospecha.
rule-CantBeCountered = No puede ser contrarrestada.
rule-CantTurnFaceUp = No puede ponerse boca arriba.

panel = Lo que se te pregunta
watching = Estás mirando
others-turn = Ahora no se te pregunta nada
cr = (CR {$rule})
withdraw = Retirar
undo = Deshacer
end-turn-short = Fin del turno
until-short = Hasta que pase algo
until-stop = Dejar de pasar
until-Now = Sin pasar
until-SomethingHappens = Pasando hasta que ocurra algo
until-EndOfTurn = Pasando hasta el final del turno, salvo que ocurra algo
until-EndOfTurnWhateverHappens = Pasando hasta el final del turno, pase lo que pase
actions-n = Acciones ({$n})
mana-abilities = Habilidades de maná ({$n})
no-more-targets = No más objetivos
choices = Opciones
choose-none = No elegir nada
choose-n = { $n ->
    [one] Elegir esta
   *[other] Elegir estas {$n}
  }
picked = elegida
goes-away = se va
less = Menos
more = Más
number-of = {$min} a {$max}
move-up = Subir: {$what}
move-down = Bajar: {$what}
lethal = letal: {$n}
divided = Repartir: {$n} de {$total}
attack-none = Sin ataque
attack-n = { $n ->
    [one] Atacar con 1 criatura
   *[other] Atacar con {$n} criaturas
  }
attack-all = Atacar con todas
attack-clear = Ninguna
block-none = Sin bloqueo
block-n = { $n ->
    [one] Bloquear con 1 criatura
   *[other] Bloquear con {$n} criaturas
  }
pay = Pagar
pay-by-hand = Elegir el maná tú mismo ({$n})
plan-pool = de la reserva:
plan-taps = gira {$list}
taps-for-this = se gira para esto
can-do = Lo que puede hacer
why-not = ¿Por qué no?

asks-back = {$seat} pide retirar su última respuesta.
asks-draw = {$seat} ofrece un empate.
asks-rematch = {$seat} pide otra partida.
asks-open_all = {$seat} pide abrir el secreto de esta partida.
asks-waiting = Esperando a los demás.
asks-withdraw = Da igual
over-won = Ganas
over-winner = {$seat} gana
over-draw = La partida termina en empate
rematch = Otra partida
to-start = A la página de inicio

menu = Menú
offer-draw = Ofrecer empate
concede = Conceder …
concede-really = Sí, conceder la partida
replay = Repetición
copy-scenario = Copiar como escenario
scenario-copied = Copiado. También está en la página del juez.
replay-step = Paso {$step} de {$last}
replay-on = Un paso adelante
replay-back = Un paso atrás
replay-turn = El turno siguiente
replay-turn-back = El turno anterior
replay-keys = Espacio y coma van paso a paso, t y T por turnos, Inicio y Fin a los extremos.

face-down-list = Cartas boca abajo de esta partida
column-how = Cómo
column-turn = Turno
column-whose = De quién
column-attacked = Atacó
column-became = Qué fue de ella
column-card = Carta
still-face-down = sigue boca abajo
ended-left = se fue en el turno {$turn}: {$zone}
ended-with-game = boca abajo hasta el final
ended-turned-up = puesta boca arriba en el turno {$turn}

seals = Sellos y azar
seals-about = Cada carta oculta está bajo un sello: un hash que la mesa publicó cuando la carta quedó boca abajo. Quien llega a ver la carta recibe lo que abre el sello, y este navegador comprueba que encaja.
seals-count = Sellados: {$sealed}. Abiertos para ti: {$opened}, comprobados por este navegador: {$fits}.
seals-alarm = ¡Lo que la mesa muestra no es lo que selló! Guarda el registro de esta partida.
seal-of = Sello {$n} ({$hash})
seal-closed = cerrado
seal-fits = abierto y comprobado por este navegador
seal-wrong = abierto, ¡y no encaja!
seal-unknown = abierto; este navegador no puede comprobarlo aquí
chance-commitment = Publicado antes de que nadie diera su parte: el hash de la parte del azar que pone la mesa.
chance-own = dio su propia parte del azar
chance-drawn = la mesa sacó su parte de antemano
chance-yours = lo que envió este navegador
chance-alarm = ¡La mesa no respetó el azar con el que se comprometió! Guarda el registro de esta partida.
chance-chosen = Quien creó esta mesa eligió las barajadas con un número.
log-download = Descargar el registro de la partida
open-all = Abrirlo todo
open-all-about = Así todos pueden comprobar cada carta y cada robo, y ver todas las manos y bibliotecas.
opened-all = El secreto está abierto: el registro lo contiene todo.

stops = Paradas
stops-about = En estos pasos recibes prioridad. Donde no hay parada se pasa por ti, pero nunca cuando otros actúan en la pila.
stops-own = En tus turnos
stops-others = En turnos ajenos
stops-hold = Conservar la prioridad tras tus hechizos y habilidades
stops-tapped-out = Preguntar también cuando todos pueden ver que no tienes con qué actuar
stops-pays-alone = Pagar lo propuesto sin preguntar

keys = Teclas
key-name-space = Espacio
keys-touch = Táctil: un toque actúa o elige, una pulsación larga lee la carta. Con ratón la lee el botón derecho.
key-space = pasar la prioridad o enviar el formulario (Espacio: salvo que un botón tenga el foco)
key-digit = la opción con ese número
key-arrows = moverse entre cartas y opciones
key-enter = hacer lo que tiene el foco
key-escape = retirar la acción empezada; dejar de pasar
key-next = la siguiente carta utilizable
key-hand = a tu mano
key-board = a tu lado del campo
key-read = leer la carta
key-why = ¿por qué no? qué no se puede hacer con ella y por qué regla
key-peek = mirar tus cartas boca abajo mientras se mantiene
key-undo = deshacer tu última respuesta
key-all = atacar con todas
key-end-turn = pasar hasta el final del turno, salvo que ocurra algo
key-until = pasar hasta que ocurra algo
key-whatever = pasar hasta el final del turno, pase lo que pase
key-stop = dejar de pasar
key-let-through = dejar siempre que se resuelva la habilidad de arriba de la pila
key-hold = conservar o no la prioridad tras tus hechizos
key-stops = paradas: los pasos en que recibes prioridad
key-graveyard = tu cementerio
key-face-down = todas las cartas boca abajo de la partida
key-seals = sellos, azar y el registro para comprobarlos
key-log = todo el registro
key-rules = números de reglas en el registro
key-menu = menú: conceder, empate, repetición
key-help = esta lista
