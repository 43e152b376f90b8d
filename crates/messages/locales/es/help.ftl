# Lo que la línea de órdenes dice de sí misma: `help-` y una orden, luego un argumento suyo. `-more` va bajo la primera línea de una orden, `-end` al final.
help-about = Un motor de reglas de Magic en el que las cartas ocultas siguen ocultas
help-lang = El idioma de lo que se dice: en, de, es, fr, it, ja, pt o zhs [por defecto: el del entorno, o `lang` en facedown/settings.toml en tu carpeta de ajustes]

help-play = Jugar: abre la mesa en el navegador, o un juego contra bots en la terminal
help-play-more = El juego va en la terminal con --terminal, --lines, --save o --resume, por una tubería, y donde no se construyó el cliente del navegador. Allí la pantalla muestra lo que se puede hacer; ? muestra todas las teclas. Por una tubería se juega línea a línea. Se guarda en un archivo tras cada respuesta, y nada se pierde cuando el programa termina.
help-play-deck = Tu mazo: el nombre de uno incluido, o un archivo con líneas como `4 Bosque` [por defecto: masquerade]
help-play-against = Los mazos de los demás, en orden de turno; el último sirve para todos los siguientes [por defecto: wings]
help-play-players = Cuántos jugadores se sientan a la mesa, de 2 a 4
help-play-bot = Quién juega los otros puestos: random elige al azar entre lo que se le ofrece, basic juega con sentido, con lo que su puesto puede saber
help-play-seed = La misma semilla da las mismas barajadas; sin ella, decide el azar
help-play-name = Cómo te llamas
help-play-save = El archivo en que se guarda el juego; si no, uno en tu carpeta de datos
help-play-resume = Seguir con un juego guardado
help-play-recover = De un juego guardado cuyo final está dañado, tomar la parte entera
help-play-lines = Jugar línea a línea, también en una terminal
help-play-terminal = Jugar en la terminal, no en el navegador

help-serve = Servir la mesa: salas para jugar, para navegadores y otros clientes
help-serve-more = Quien tenga el enlace de una sala puede entrar. Sin --listen solo puede conectarse este equipo.
help-serve-listen = Dirección y puerto; 0.0.0.0 deja entrar a otros
help-serve-data = La carpeta en que se guardan las salas; si no, una en tu carpeta de datos
help-serve-keep = Una sala en la que no pasa nada durante tantos días se olvida
help-serve-origin = Una página de otro sitio que puede usar esta mesa, como http://localhost:5173
help-serve-tick = Milisegundos entre lo que hacen bots, paradas y cesiones, de 2 a 5000
help-serve-verbose = Decir más: cada conexión, no solo cada sala

help-replay = Mostrar un juego guardado paso a paso, como lo vio un puesto, o convertir un momento en escenario
help-replay-more = Un paso es una respuesta de un jugador. Solo se muestra lo que el puesto sabía.
help-replay-file = El archivo en que está guardado el juego
help-replay-seat = De quién son los ojos: 1 es el primero en orden de turno. Si no, los de la persona
help-replay-at = Empezar en este paso; sin terminal, terminar ahí
help-replay-as-scenario = Imprimir un escenario que contiene lo que el puesto sabía en ese paso
help-replay-lines = Imprimir líneas, también en una terminal
help-replay-recover = De un juego cuyo final está dañado, mostrar la parte entera

help-judge = Jugar escenarios (archivos .feature) y decir cuáles se cumplen
help-judge-paths = Archivos .feature, o carpetas con ellos
help-judge-json = Un objeto JSON por línea para cada escenario: file, name, tags, status, message, line
help-judge-explain = Lo que pasó, suceso a suceso, cada uno con la regla que lo causó
help-judge-jobs = Hilos; tantos como núcleos si no se indica

help-read = Leer una carta como la escribe una persona, y mostrar qué significa
help-read-file = El archivo con la carta; `-` lee la entrada estándar. Nombre y coste van en la línea 1, luego la línea de tipo, el texto de reglas, y al final fuerza/resistencia
help-read-lang = El idioma en que está escrita: en, de, es, fr, it, ja, pt o zhs

help-translate = Decir una carta escrita en otro idioma, a través de su significado
help-translate-file = El archivo con la carta, como lo toma `facedown read`
help-translate-from = El idioma en que está escrita
help-translate-to = El idioma deseado

help-card = Mostrar una carta incluida, con su texto escrito a partir del significado
help-card-name = El nombre de la carta, en cualquier idioma en que se incluya
help-card-reminder = Con texto recordatorio, escrito a partir de las reglas que explica: `printed`, como está impreso, o `all`, de todo lo que lo tiene

help-page = Decir qué contiene una página sobre una carta, y si todos sus idiomas dicen lo mismo
help-page-more = Una página es un texto como lo dan las bases de datos de cartas: nombres y textos en varios idiomas, ediciones, texto ambiental, aclaraciones, en cualquier orden, con una línea en blanco entre ellos. Se da cuenta de cada línea.
help-page-end = Termina con 0 si todos los textos se leyeron y significan una carta y cada línea se reconoció, con 1 si algo no encaja, con 2 si no hay tal página.
help-page-file = El archivo con la página; `-` lee la entrada estándar
help-page-json = Un objeto JSON, descrito en docs/page.md: card, agree, blocks, sets, rulings, lines, troubles
help-page-all = También cada escenario que muestra una aclaración, y qué es cada línea de la página

help-corpus = Leer todas las cartas de un archivo AtomicCards de MTGJSON, y contar
help-corpus-file = AtomicCards de MTGJSON, tal cual o con gzip; si no, el de la carpeta que nombra FACEDOWN_SHARED
help-corpus-names = Solo las cartas nombradas en este archivo, un nombre por línea
help-corpus-lang = En su lugar, las impresiones en este idioma de las cartas cuyo inglés se lee: `de`, o `all`
help-corpus-reminder = Cuántos textos con recordatorio vuelven con él, letra por letra; del inglés, o de `--lang`
help-corpus-json = Un objeto JSON por cada carta: name, status, at, expected, wording
help-corpus-reasons = Cuántas razones listar

help-pack = Compilar las cartas incluidas a partir de un archivo AtomicCards de MTGJSON
help-pack-file = AtomicCards de MTGJSON, tal cual o con gzip
help-pack-names = Los nombres de las cartas que se incluyen, uno por línea
help-pack-out = Adónde van las cartas compiladas
help-pack-facts = Adónde van los datos de sus impresiones: ediciones, fechas y resúmenes de aclaraciones

help-simulate = Jugar muchos juegos entre bots, y contar
help-simulate-more = Una parada es un momento en que las reglas preguntan algo a un jugador; una decisión real es una parada con más de una respuesta, y cada atacante, bloqueador y descarte cuenta por sí. El pago y el reparto del daño de combate son automáticos.
help-simulate-games = Cuántos juegos
help-simulate-decks = De dos a ocho mazos, por nombre o archivo; uno para cada puesto
help-simulate-bots = Quién juega, random o basic: uno para cada puesto, o uno para todos
help-simulate-seed = La misma semilla juega los mismos juegos
help-simulate-threads = Cuántos hilos, hasta 256
help-simulate-limit = Paradas tras las que un juego se abandona sin terminar
help-simulate-json = Imprimir un objeto JSON

help-verify = Comprobar el registro de un juego que exportó una mesa: ¿era cada carta lo que resultó ser?
help-verify-more = Cada carta mostrada se compara con lo comprometido mientras estaba oculta, y las líneas con su cadena de resúmenes. Si el registro contiene el secreto de la mesa, el juego se vuelve a jugar: cada carta, orden, sorteo y respuesta. El archivo y cada resumen se describen en docs/sealed.md.
help-verify-file = El registro, como lo exporta la mesa
help-verify-json = El informe como JSON

help-help = Mostrar esto, o lo que se dice de una orden
help-help-command = La orden

# Encabezados y nombres de valores.
usage-heading = Uso:
usage-commands = Órdenes
usage-arguments = Argumentos
usage-options = Opciones
usage-examples = Ejemplos:
usage-help = Mostrar esta ayuda
usage-version = Mostrar la versión
usage-default = {$help} [por defecto: {$value}]
usage-value-name = { $key ->
    [address] DIRECCIÓN
    [bot] BOT
    [code] CÓDIGO
    [command] ORDEN
    [deck] MAZO
    [file] ARCHIVO
    [folder] CARPETA
    [name] NOMBRE
    [options] OPCIONES
    [origin] ORIGEN
    [path] RUTA
    [step] PASO
    [which] CUÁLES
   *[other] {$name}
  }

# Qué está mal en una línea de órdenes.
usage-no-command = no hay ninguna orden `{$command}`
usage-unknown = aquí no hay ningún argumento `{$argument}`
usage-value = `{$value}` no es un valor para `{$argument}`
usage-values = hay: {$values}
usage-no-value = `{$argument}` necesita un valor
usage-equals = el valor de `{$argument}` va tras `=`
usage-number = `{$argument}` no toma tantos valores
usage-conflict = `{$argument}` no va con {$others}
usage-twice = `{$argument}` está dos veces
usage-missing = falta: {$arguments}
usage-utf8 = un argumento no está en UTF-8
usage-wrong = no se entiende la línea de órdenes
usage-more = `--help` dice más.
