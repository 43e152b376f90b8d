# Lo que se le pregunta a un jugador, y lo que puede elegir.

ask-priority = Tienes la prioridad
ask-attack = Declara atacantes
ask-block = Declara bloqueadores
ask-mulligan = ¿Conservar esta mano?
ask-pay = Paga {$cost} por {$what}
ask-distribute = Reparte {$total} puntos de daño de {$source}
ask-modes = { $min ->
    [one] { $max ->
        [one] Elige un modo
       *[other] Elige de uno a {$max} modos
      }
   *[other] Elige de {$min} a {$max} modos
  }
ask-target = Elige un objetivo
ask-target-more = Elige un objetivo, o ninguno más
ask-target-of-many = Elige el objetivo {$nth}

ask-discard-to-hand-size = Descarta hasta tu tamaño máximo de mano: {$count}
ask-discard = Descarta: {$count}
ask-sacrifice = Sacrifica: {$count}
ask-mulligan-bottom = Pon en el fondo de tu biblioteca: {$count}
ask-choose = Elige: {$count}
ask-cloak = Elige qué enmascarar: {$count}
ask-manifest = Elige qué manifestar: {$count}
ask-legend-rule = Elige qué conservar: {$count} (regla de las leyendas)
ask-attach-to = Elige a qué anexarlo
ask-copy-of = Elige qué copiar: {$count}
ask-search = Búsqueda: elige {$count}
ask-cost = Pagar un coste: elige {$count}
ask-new-targets = Elige nuevos objetivos
ask-command-zone = ¿Poner {$what} en la zona de mando en vez de eso?
ask-opponent = Elige un oponente
ask-kicker = ¿Pagar el estímulo de {$what}?
ask-x = Elige X
ask-may = {$what}: ¿hacerlo?
ask-pay-unless = {$what}: ¿pagar?
ask-trigger-order = Ordena tus habilidades disparadas: la primera va antes a la pila
ask-timestamp-order = Elige el orden de las marcas de tiempo
ask-library-order = Elige el orden: la primera queda arriba
ask-graveyard-order = Elige el orden en el cementerio
ask-surveil = Escrutar: ¿qué va al cementerio?
ask-scry = Adivinar: ¿qué va al fondo?
ask-combat-damage = Reparte el daño de combate
ask-replacement = Elige qué efecto se aplica primero
ask-color = Elige un color
ask-mana-color = Elige el maná
ask-tap-or-untap = ¿Girar o enderezar?
ask-card-name = Elige el nombre de una carta
ask-divide = ¿Cuánto recibe el objetivo {$nth}?

count-exactly = {$n}
count-up-to = hasta {$n}
count-between = de {$min} a {$max}

offer-pass-step = Pasar: termina ({$step})
offer-pass-resolve = Pasar: dejar que se resuelva {$what}
offer-play = Jugar {$what}
offer-cast = Lanzar {$what}
offer-cast-face-down = Lanzar {$what} boca abajo ({$by})
offer-cast-flashback = Lanzar {$what} con retrospectiva
offer-cast-free = Lanzar {$what} sin pagar su coste de maná
offer-activate = {$what}: {$ability}
offer-turn-up-ability = Poner {$what} boca arriba ({$keyword})
offer-turn-up-mana-cost = Poner {$what} boca arriba (su coste de maná)
offer-no-more-targets = Ningún objetivo más
offer-tap = Girar
offer-untap = Enderezar
offer-yes = Sí
offer-no = No
offer-keep = Conservar
offer-mulligan = Mulligan
offer-number-of = opción {$n}
offer-attack-nobody = no ataca
offer-attack = ataca a {$seat}
offer-block-nobody = no bloquea
offer-block = bloquea a {$what}
plan-taps = gira {$list}
plan-pool = {$mana} de la reserva de maná
plan-both = {$pool}; {$taps}
