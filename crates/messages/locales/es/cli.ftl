# Lo que dice el programa antes y después de un juego: idioma, mazos, juegos guardados.

lang-unknown = No hay ningún idioma `{$code}`. Hay: {$codes}
lang-unknown-setting = {$path}: no hay ningún idioma `{$code}`. Hay: {$codes}
lang-settings = {$path}: no se entienden los ajustes: {$why}

near-name = ; ¿quizá {$names}?

file-missing = no existe ese archivo
file-forbidden = eso no te está permitido

card-unknown = Ninguna carta incluida se llama `{$name}`

deck-unknown = Mazo `{$deck}`: ningún mazo incluido se llama así, ni ningún archivo. Hay: {$decks}
deck-unreadable = Mazo `{$deck}`: no se puede leer el archivo: {$why}
deck-line = Mazo `{$deck}`, línea {$line}: `{$text}` no es como `4 Nombre`, con un número de 1 a 250
deck-no-such-card = Mazo `{$deck}`, línea {$line}: ninguna carta incluida se llama `{$card}`
deck-small = El mazo `{$deck}` tiene {$cards} cartas; hacen falta al menos {$least} (CR 100.2b)

record-not-a-game = la línea 1 no abre un juego de facedown
record-other-version = guardado por facedown {$saved}, y este es {$here}; sus respuestas podrían dar aquí otro juego, así que no se reproduce
record-line = la línea {$line} está cortada o cambiada; las {$whole} entradas anteriores están enteras
record-recover = {$why}; --recover las toma

open-seats = un juego tiene de dos a ocho puestos, no {$seats}
open-empty-deck = el mazo del puesto {$seat} no tiene cartas
open-many-cards = {$cards} cartas son demasiadas
open-position = el juego empieza con una posición imposible
open-no-such-card = mazo `{$deck}`: ninguna carta incluida se llama `{$card}`
open-refused = la entrada {$entry} se rechaza: {$why}; el archivo se ha cambiado

play-no-person = No hay ninguna persona en esta mesa; `facedown replay` la muestra
play-no-bot = Ningún bot se llama `{$name}`
play-name = --name `{$name}`: una palabra con mayúscula, de letras y cifras, 16 como máximo
play-against = --against nombra {$decks} mazos para {$others} jugadores más
play-not-kept = No se puede guardar el juego: {$why}
play-left = El juego no ha terminado. Queda guardado: facedown play --resume {$path}
play-broke-off = {$why}. El juego queda guardado: facedown play --resume {$path}

replay-seat = --seat {$seat}: hay {$seats} puestos
replay-at = --at {$at}: el juego tiene {$last} pasos
replay-stopped = Termina antes de ese paso: {$why}
replay-left-out = Omitido: {$line}

simulate-title = {$games} juegos con {$decks}; hilos: {$threads}
simulate-games = juegos/s
simulate-stops = paradas/s
simulate-decisions = decisiones/s
simulate-decisions-a-game = decisiones por juego
simulate-turns-a-game = turnos por juego
simulate-wins = victorias
simulate-unfinished = sin terminar
simulate-panics = interrumpidos por un defecto
simulate-panicked = un defecto interrumpió {$games} juegos
simulate-bots = --bots nombra uno para todos o {$decks}, uno para cada mazo

play-no-client = El cliente para el navegador no se construyó porque faltaba Node; se juega, pues, en la terminal.
serve-at = La mesa está en {$place}
serve-opened = La mesa está en {$place}. Ctrl-C la cierra; con --terminal se juega aquí.
serve-there-already = ¿Hay ya una mesa abierta? Entonces está en {$place}
