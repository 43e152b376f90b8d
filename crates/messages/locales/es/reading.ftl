# Cartas que se leen de archivos: qué significan, dónde no se entienden, cuántas son.

file-no-text = no es texto, o no está en UTF-8
read-place = línea {$line}, columna {$column}
read-expected = se esperaba: {$what}
read-not-understood = no se entiende aquí; se esperaba: {$what}
read-cut = el texto termina a medias; se esperaba: {$what}
read-other-language = esta carta está en {$is}, no en {$wanted}: --lang {$code}
read-ambiguous = {$name} puede significar {$count} cosas:
cannot-say = {$name}: en este idioma aún no hay palabras para una parte ({$language})

# Lo que se esperaba donde se detuvo la lectura.
expected-more = {$list} y { $count ->
    [one] 1 palabra más
   *[other] {$count} palabras más
  }
expected-other = otra redacción
expected-end = el final del texto
expected-ability = una habilidad
expected-ability-word = una palabra de habilidad
expected-keyword = una palabra clave
expected-effect = un efecto
expected-clause = una frase
expected-action = una acción, como robar o destruir
expected-noun = qué clase de carta u objeto es
expected-object = un objeto
expected-player = un jugador
expected-post = cuáles son
expected-subtype = un subtipo, como un tipo de criatura
expected-type = un supertipo o un tipo de carta
expected-event = un evento
expected-condition = una condición
expected-number = un número
expected-mana = símbolos de maná
expected-counter = un contador
expected-predicate = qué hace, obtiene o gana
expected-duration = hasta cuándo
expected-token = una ficha
expected-cost = un coste
expected-name = un nombre
expected-own-name = el nombre de la carta
expected-type-line = una línea de tipo
expected-mana-cost = un coste de maná como {"{2}{R}"}
expected-power = un número o *
expected-shorter = un texto de 4000 letras como máximo
expected-faces = una carta con una cara, o con anverso y reverso

# `facedown corpus` and `facedown pack`.
corpus-name-file = Nombra un archivo: facedown corpus AtomicCards.json.gz
corpus-no-names = {$path}: ninguno de estos nombres está en {$file}
corpus-no-cards = no es un archivo de cartas como los de MTGJSON (AtomicCards)
corpus-english = Cada impresión se compara con el inglés; para este, omite --lang
corpus-cards = cartas
corpus-cards-in = {$all}, en {$seconds} s
corpus-read = leídas
corpus-read-share = {$count} ({$share} %), letra por letra
corpus-declined = no leídas
corpus-ambiguous = ambiguas
corpus-wording = redacción
corpus-wording-options = {$options} opciones por carta leída
corpus-stopped = dónde se detuvo más la lectura:
corpus-not-exact = por qué las demás no son exactas:
corpus-not-recognised = lo que no se reconoce:
column-language = idioma
column-texts = textos
column-default = habitual
column-worded = redactados
column-read = leídos
column-ambiguous = ambiguos
column-options = opciones
column-reminded = con recordatorio
column-exact = exactos
pack-twice = {$name} está dos veces en {$path}
pack-missing = {$name} no está en {$path}
pack-not-read = {$name} no se entiende:
pack-unproved = {$name} no se escribe como está impresa
pack-done = {$cards} cartas en {$path}

# `facedown verify`: whether the log of a table is true.
verify-true = Verdadero: {$seats}, tal como lo recibió {$viewer}.
verify-against = {$one} contra {$other}
verify-spectator = un espectador
verify-moments = {$moments} momentos, sin interrupción hasta {$head}
verify-seals = {$seals} cartas selladas, {$opened} abiertas, cada una como se selló
verify-whole = El secreto está en el registro: el juego se volvió a jugar, y cada carta, orden, sorteo y respuesta es como se comprometió.
verify-open = El secreto no está en el registro: se ha comprobado lo mostrado; el azar y lo que quedó oculto, no.
verify-chosen = Quien creó el juego eligió sus barajadas con un número.
verify-empty = el archivo está vacío; `facedown verify` lee el registro que exporta una mesa
verify-no-log = esto no es un registro de facedown
verify-shape = el registro tiene la forma {$shape}, y este programa lee la forma {$reads}
verify-cut = el registro está cortado: su última línea debería contener la cabeza de la cadena
verify-record = la grabación está dañada
verify-head = las líneas no tienen la cabeza que esta línea nombra: se cambió, añadió u omitió alguna
verify-secret = este no es el secreto con el que la mesa se había comprometido
verify-nonces = estos no son los números que dieron los puestos
verify-seed = la semilla no está hecha del secreto y los números de los puestos
verify-version = se jugó con facedown {$engine} y cartas {$pack}, y aquí son {$here} y {$cards}: solo se puede volver a jugar con los mismos
verify-not-played = el juego no se puede volver a jugar: {$why}
verify-viewer = nadie del juego ha recibido este registro
verify-another = vuelto a jugar con el secreto y las respuestas, aquí el juego es otro
verify-further = vuelto a jugar, el juego va más allá que el registro
verify-line = esta no es una línea de un registro
verify-back = vuelve a una línea que no existe
verify-twice = el sello {$seal} está dos veces
verify-early = el sello {$seal} se abre antes de haberse hecho
verify-false = el sello {$seal} se abre como {$card}, y no es lo que se selló
verify-nameless = la última línea no tiene nombre para la carta {$face}
verify-shown-other = se muestra {$name}, y su sello {$seal} se abrió como {$card}
verify-unopened = se muestra {$name}, y su sello {$seal} no está abierto

file-is-folder = eso es una carpeta
address-in-use = esa dirección está en uso
address-not-here = este equipo no tiene esa dirección
