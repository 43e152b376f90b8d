# Lo que `facedown page` cuenta de una página sobre una carta.

page-empty = {$path}: la página está vacía
page-by-text = reconocida por lo que significan los textos: ningún nombre de la página es el suyo
page-not-shipped = no es una de las cartas incluidas
page-same-meaning = significa lo mismo que {$card}
page-no-such-name = ninguna carta incluida se llama así, y la página no tiene texto de reglas
page-nothing = La página no tiene ni nombre ni texto de reglas.
page-fits-none = Sus aclaraciones no corresponden a ninguna carta incluida.
page-fits-just = Justo estas {$count} aclaraciones son las de: {$cards}
page-fits-more = Estas y otras más son las de: {$cards}
page-fits-dated = Estas, con otra fecha, son las de: {$cards}
page-names-in = Sus nombres impresos ({$language}): {$names}

page-texts = { $texts ->
    [one] 1 texto
   *[other] {$texts} textos
    } en { $languages ->
    [one] 1 idioma
   *[other] {$languages} idiomas
  }
page-read = leído
page-all-agree = todos significan la misma carta
page-some-agree = { $agree ->
    [one] coincide 1
   *[other] coinciden {$agree}
  }
page-no-name = (sin nombre)
page-differs = DICE OTRA COSA
page-unread = NO LEÍDO
page-name-only = solo el nombre
page-with-reminder = con texto recordatorio
page-wording = redacción de {$year}
page-flavor = texto ambiental
page-rendered = Escritos a partir del significado, {$bare} de {$texts} son letra por letra el texto de la página sin texto recordatorio, y {$explained} de {$explaining} con él
page-rendered-bare = Escritos a partir del significado, {$bare} de {$texts} son letra por letra el texto de la página

page-sets = Ediciones: {$sets}
page-sets-more = Ediciones: {$sets}, y {$more} que no se nombran aquí
rarity = { $rarity ->
    [common] común
    [uncommon] infrecuente
    [rare] rara
    [mythic] rara mítica
   *[other] {$rarity}
  }

page-rulings = { $count ->
    [one] 1 aclaración
   *[other] {$count} aclaraciones
  }
page-rulings-just = justo las {$all} de esta carta
page-rulings-some = {$some} de las {$all} de esta carta
page-rulings-others = {$others} que ningún escenario muestra
page-near = quizá cerca: {$place}
page-by-terms = {$title} (por sus términos)
page-scenarios = { $count ->
    [one] 1 escenario
   *[other] {$count} escenarios
  }

page-troubles = Lo que no encaja
page-line = línea {$line}
page-lines = { $all ->
    [one] 1 línea
   *[other] {$all} líneas
    }: {$kinds}
page-kind-name = nombre
page-kind-mana-cost = coste de maná
page-kind-type-line = línea de tipo
page-kind-rules = texto de reglas
page-kind-rules-with-reminder = con texto recordatorio
page-kind-unread = texto de reglas no leído
page-kind-numbers = números
page-kind-flavor = texto ambiental
page-kind-set = edición
page-kind-date = fecha
page-kind-ruling = aclaración
page-kind-heading = encabezado
page-kind-fact = dato
page-kind-unrecognised = NO RECONOCIDO

# Lo que no encaja, tras el número de su línea.
trouble-not-recognised = no reconocido: {$text}
trouble-not-recognised-in = no reconocido ({$language}): {$text}
trouble-set = no consta que esté impresa en {$set} ({$code})
trouble-ruling = una aclaración oficial, pero no sobre esta carta
trouble-parenthesis = el paréntesis de la columna {$column} no tiene pareja: la explicación está cortada
trouble-says-else = {$language} dice otra cosa: {$says}
trouble-instead = en lugar de: {$wanted}
trouble-leaves-out = {$language} omite algo: {$wanted}
trouble-says-more = {$language} dice algo más: {$says}
trouble-means-else = {$language} significa otra cosa
trouble-reminder-nothing = este texto recordatorio no explica nada de lo que hay aquí: {$text}
trouble-reminder-other = este texto recordatorio no dice lo que dice la regla, que es {$rule}
trouble-reminder-unread = texto recordatorio que no se entiende: {$text}
trouble-name-of = `{$text}` es el nombre de {$card} ({$language})
trouble-other-name = `{$text}` no es el nombre de {$card} ({$language}), que es `{$own}`
trouble-name-language = idioma del nombre: {$name}; del texto de debajo: {$text}
trouble-this-text = este texto
trouble-foreign = {$language} no es uno de los ocho idiomas que se leen
trouble-mixed = `{$word}` mezcla escrituras ({$scripts}): no leído
trouble-cut = {$language}: el texto termina a medias
trouble-ambiguous = {$language}: el texto tiene más de un significado
trouble-unread = {$language}, no se entiende en la columna {$column}: `{$found}`
trouble-expected = se esperaba: {$what}
trouble-code = ningún idioma tiene el código `{$code}`
trouble-label = rotulado como {$label}, pero el texto es {$language}
fact-mana-cost = coste de maná
fact-type-line = línea de tipo
fact-power-toughness = fuerza y resistencia
trouble-no-fact = {$fact}: la carta no tiene: {$text}
trouble-other-fact = {$fact}: no es como en la carta, que tiene {$own}

# Idiomas y escrituras por sus nombres.
language = { $code ->
    [en] inglés
    [de] alemán
    [es] español
    [fr] francés
    [it] italiano
    [ja] japonés
    [pt] portugués
    [zhs] chino
    [chinese-traditional] chino tradicional
    [korean] coreano
    [russian] ruso
    [polish] polaco
    [dutch] neerlandés
    [czech] checo
    [turkish] turco
    [swedish] sueco
    [hebrew] hebreo
    [arabic] árabe
    [greek] griego
    [latin] latín
    [phyrexian] pirexiano
    [sanskrit] sánscrito
    [thai] tailandés
   *[other] {$code}
  }
script = { $script ->
    [latin] latina
    [cyrillic] cirílica
    [greek] griega
    [hebrew] hebrea
    [arabic] árabe
    [thai] tailandesa
    [korean] coreana
    [japanese] japonesa
    [chinese] china
   *[other] {$script}
  }
