# O que aconteceu, uma linha por evento.

log-turn = Turno {$number}: {$seat}
log-step = {$seat}: {$step}
log-draws = {$seat} compra {$what}
log-draws-unknown = {$seat} compra um card
log-plays = {$seat} joga {$what}
log-casts = {$seat} conjura {$what}
log-casts-face-down = {$seat} conjura uma mágica virada para baixo: {$what}
log-enters = {$what} entra no campo de batalha
log-enters-face-down = {$what} entra no campo de batalha com a face para baixo
log-destroyed = Destruição: {$what}
log-dies = {$what} vai para o cemitério
log-sacrificed = {$seat} sacrifica {$what}
log-discarded = {$seat} descarta {$what}
log-milled = {$seat} tritura {$what}
log-exiled = Exílio: {$what}
log-returned-to-hand = {$what} volta para a mão de {$seat}
log-cloaked = {$seat} oculta um card: {$what}
log-manifested = {$seat} manifesta um card: {$what}
log-created = {$seat} cria {$what}
log-surveilled = {$seat} coloca no cemitério ao vigiar: {$what}
log-moved = {$what}: {$from} → {$to}
log-left = {$what} sai do jogo com {$seat}
log-activated = {$seat} ativa uma habilidade de {$source}
log-triggered = Uma habilidade de {$source} é desencadeada
log-resolved = {$what} resolve
log-countered = Anulação: {$what}
log-did-not-resolve = {$what} não faz nada: todos os seus alvos são ilegais
log-targeted = {$what} tem {$target} como alvo
log-turned-up-morph = {$what} fica com a face para cima pelo custo de metamorfose: {$name}
log-turned-up-megamorph = {$what} fica com a face para cima pelo custo de megamorfose: {$name}
log-turned-up-disguise = {$what} fica com a face para cima pelo custo de disfarce: {$name}
log-turned-up-mana-cost = {$what} fica com a face para cima pelo custo de mana: {$name}
log-turned-up-effect = {$what} fica com a face para cima: {$name}
log-with-x = {$line} (X = {$x})
log-turned-down = {$what} fica com a face para baixo
log-revealed = Revelação, {$what}: {$name}
log-looked-at = {$seat} olha {$what}: {$name}
log-looked-at-unknown = {$seat} olha {$what}
log-tapped = {$what} vira
log-untapped = {$what} desvira
log-attacked = {$what} ataca {$seat}
log-blocked = {$what} bloqueia {$attacker}
log-damage = {$amount ->
    [one] {$source} causa {$amount} ponto de dano a {$what}
   *[other] {$source} causa {$amount} pontos de dano a {$what}
  }
log-life-gained = {$amount ->
    [one] {$seat} ganha {$amount} ponto de vida
   *[other] {$seat} ganha {$amount} pontos de vida
  }
log-life-lost = {$amount ->
    [one] {$seat} perde {$amount} ponto de vida
   *[other] {$seat} perde {$amount} pontos de vida
  }
log-counters-put = {$what} recebe {$counters}
log-counters-removed = {$what} perde {$counters}
log-attached = {$what} se anexa a {$to}
log-unattached = {$what} se desanexa
log-shuffled = {$seat} embaralha seu grimório
log-pile-shuffled = {$seat} embaralha um monte com a face para baixo; ninguém conhece a ordem
log-surveil = {$seat} vigia
log-scry = {$seat} usa vidência
log-manifest-dread = {$seat} manifesta pavor
log-goaded = {$seat} incita {$what}
log-suspected = Criatura suspeita: {$what}
log-mana = {$seat} adiciona {$mana} com {$source}
log-transformed = {$what} se transforma
log-control = {$seat} controla agora {$what}
log-mulligan = {$seat} faz um mulligan
log-kept = {$seat} fica com a mão
log-lost-conceded = {$seat} concede
log-lost-life = {$seat} não tem mais pontos de vida e perde o jogo
log-lost-library = {$seat} tinha de comprar de um grimório vazio e perde o jogo
log-lost-effect = {$seat} perde o jogo
log-won = {$seat} vence o jogo
log-draw-game = O jogo termina empatado
log-draw-loop = O jogo termina empatado: um laço que ninguém pode parar
log-draw-agreed = O jogo termina empatado: todos concordaram
log-draw-limit = O jogo termina empatado: cresceu além do que o motor comporta
