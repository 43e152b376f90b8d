# O que se pergunta a um jogador, e o que ele pode escolher.

ask-priority = Você tem a prioridade
ask-attack = Declare os atacantes
ask-block = Declare os bloqueadores
ask-mulligan = Ficar com esta mão?
ask-pay = Pague {$cost} por {$what}
ask-distribute = Divida {$total} pontos de dano de {$source}
ask-modes = { $min ->
    [one] { $max ->
        [one] Escolha um modo
       *[other] Escolha de um a {$max} modos
      }
   *[other] Escolha de {$min} a {$max} modos
  }
ask-target = Escolha um alvo
ask-target-more = Escolha um alvo, ou nenhum outro
ask-target-of-many = Escolha o alvo {$nth}

ask-discard-to-hand-size = Descarte até o seu tamanho máximo de mão: {$count}
ask-discard = Descarte: {$count}
ask-sacrifice = Sacrifique: {$count}
ask-mulligan-bottom = Coloque no fundo do seu grimório: {$count}
ask-choose = Escolha: {$count}
ask-cloak = Escolha o que ocultar: {$count}
ask-manifest = Escolha o que manifestar: {$count}
ask-legend-rule = Escolha o que manter: {$count} (regra das lendas)
ask-attach-to = Escolha a que anexar
ask-copy-of = Escolha o que copiar: {$count}
ask-search = Procura: escolha {$count}
ask-cost = Pagar um custo: escolha {$count}
ask-new-targets = Escolha novos alvos
ask-command-zone = Colocar {$what} na zona de comando em vez disso?
ask-opponent = Escolha um oponente
ask-kicker = Pagar o reforço de {$what}?
ask-x = Escolha X
ask-may = {$what}: fazer?
ask-pay-unless = {$what}: pagar?
ask-trigger-order = Ordene suas habilidades desencadeadas: a primeira vai antes para a pilha
ask-timestamp-order = Escolha a ordem das marcas temporais
ask-library-order = Escolha a ordem: o primeiro fica no topo
ask-graveyard-order = Escolha a ordem no cemitério
ask-surveil = Vigilância: o que vai para o cemitério?
ask-scry = Vidência: o que vai para o fundo?
ask-combat-damage = Divida o dano de combate
ask-replacement = Escolha que efeito se aplica primeiro
ask-color = Escolha uma cor
ask-mana-color = Escolha o mana
ask-tap-or-untap = Virar ou desvirar?
ask-card-name = Escolha um nome de card
ask-divide = Quanto recebe o alvo {$nth}?

count-exactly = {$n}
count-up-to = até {$n}
count-between = de {$min} a {$max}

offer-pass-step = Passar: fim ({$step})
offer-pass-resolve = Passar: deixar {$what} resolver
offer-play = Jogar {$what}
offer-cast = Conjurar {$what}
offer-cast-face-down = Conjurar {$what} com a face para baixo ({$by})
offer-cast-flashback = Conjurar {$what} com recapitular
offer-cast-free = Conjurar {$what} sem pagar seu custo de mana
offer-activate = {$what}: {$ability}
offer-turn-up-ability = Virar {$what} com a face para cima ({$keyword})
offer-turn-up-mana-cost = Virar {$what} com a face para cima (seu custo de mana)
offer-no-more-targets = Nenhum outro alvo
offer-tap = Virar
offer-untap = Desvirar
offer-yes = Sim
offer-no = Não
offer-keep = Ficar
offer-mulligan = Mulligan
offer-number-of = opção {$n}
offer-attack-nobody = não ataca
offer-attack = ataca {$seat}
offer-block-nobody = não bloqueia
offer-block = bloqueia {$what}
plan-taps = vira {$list}
plan-pool = {$mana} da reserva de mana
plan-both = {$pool}; {$taps}
