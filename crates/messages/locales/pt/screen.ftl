# O terminal: o que cerca o jogo.

screen-moment = Turno {$number}, {$seat}: {$step}
screen-before = Antes do jogo; {$seat} começa
screen-seat = {$seat}  vida {$life}  mão {$hand}  grimório {$library}  cemitério {$graveyard}  exílio {$exile}
screen-left = (deixou o jogo)
screen-lands = {$all}× {$name}
screen-lands-some = {$all}× {$name} (sem virar: {$untapped})
screen-lands-tapped = {$all}× {$name} (virado)
screen-since = (turno {$turn})
screen-stack = Na pilha: {$item}
screen-hand = Mão:
screen-zone = {$seat}: {$zone} ({$n})
screen-share = {$n} de {$total}
screen-unknown = Você não pode olhar este card.
screen-kept = O jogo está guardado: facedown replay {$path}
screen-log = Registro
screen-log-more = Registro (mais {$n}: l)
screen-more = mais {$n} abaixo
screen-too-small = O terminal é pequeno demais: {$width}x{$height}. São precisos pelo menos 60x18; 80x24 é confortável. Aumente-o ou pressione q.

status-tapped = virado
status-attacking = ataca {$seat}
status-attacking-blocked = ataca {$seat}, bloqueado
status-blocking = bloqueia {$what}
status-sick = enjoo de invocação
status-damage = dano {$n}
status-attached = em {$what}
status-suspected = suspeito
status-goaded = incitado
status-phased-out = fora de fase

back-nothing = Não há nada seu para desfazer.
back-chance = Não dá para desfazer: desde então algo foi embaralhado ou sorteado.
back-learned = Não dá para desfazer: desde então você soube de algo.
back-others = Não dá para desfazer: desde então outro jogador respondeu.
draw-no-bot = Um bot não aceita empate.

lines-not-understood = Isso não é uma resposta aqui. Números escolhem, uma linha vazia passa; ? lista tudo.
lines-hint-priority = [um número, ou linha vazia para passar; ? ajuda]
lines-hint-one = [um número; linha vazia: o que faz menos]
lines-hint-some = [números; linha vazia: o que faz menos]
lines-hint-number = [um número]
lines-hint-order = [todos os números na ordem desejada, ou linha vazia para deixar assim]
lines-hint-partition = [os números do que sai, ou linha vazia para manter tudo]
lines-hint-split = [uma quantia para cada linha, ou linha vazia para a mostrada]
lines-hint-attack = [um número para cada criatura, 0 não ataca; linha vazia: sem ataque]
lines-hint-block = [para cada criatura o número do atacante, 0 nenhum; linha vazia: sem bloqueio]
lines-hint-pay = [uma linha vazia paga; um número vira aquilo primeiro; x desfaz a ação]
lines-help = Números escolhem.  linha vazia: passar, ou fazer o mínimo
  {"b"}  o campo de batalha    {"t N"}  texto da opção N    {"u"}  desfazer    {"x"}  retirar a ação em curso
  {"e"}  passar até o final do turno, a não ser que algo aconteça    {"concede"}  conceder    {"q"}  sair (o jogo fica guardado)

screen-help-key = ? ajuda
screen-help-title = Teclas
screen-close = qualquer outra tecla fecha
screen-concede = Conceder o jogo? y concede.
screen-stops-title = Paradas: onde você recebe a prioridade (cima, baixo; espaço)
screen-stops-own = Nos seus turnos
screen-stops-others = Nos turnos dos outros
screen-help =
    cima baixo, j k  mover-se na lista; Tab vai ao campo de batalha e volta
    Enter           fazer o que está marcado, ou enviar o formulário como está
    1 a 9           a linha com esse número
    espaço          passar a prioridade; num formulário, marcar a linha
    esq. dir., + -  mudar um número, parte, ordem, ataque ou bloqueio
    Esc             retirar a ação em curso
    u               desfazer sua última resposta
    i               ler o card marcado
    w               por que não? o que não se pode fazer, e por qual regra
    p               mostrar ou esconder seus cards com a face para baixo
    g               cemitérios e exílio
    l               todo o registro     r   números de regras no registro
    f               passar até que algo aconteça
    e               passar até o final do turno, a não ser que algo aconteça
    E               passar até o final do turno, aconteça o que acontecer
    Y               sempre deixar resolver a habilidade do topo da pilha
    h               manter a prioridade depois das próprias mágicas, ou não
    s               paradas: as etapas em que você recebe a prioridade
    a               pagar como proposto sem perguntar, ou não
    c               conceder
    q               sair; o jogo fica guardado

foot-priority = Enter faz, espaço passa, u desfaz
foot-decide = y: sim, n: não
foot-one = Enter escolhe, Esc retira
foot-some = espaço marca, Enter termina, Esc volta
foot-number = esquerda, direita ou algarismo; Enter
foot-order = esquerda, direita movem; Enter
foot-split = esquerda e direita; Enter termina
foot-rows = espaço, esquerda, direita; Enter
foot-pay = Enter paga, algarismos viram, Esc retira
foot-over = l: registro, q: sair
foot-yielding = {" "}(passando)

note-new-turn = Um novo turno começou: pressione outra vez.
note-hold = Você mantém a prioridade depois das suas mágicas e habilidades.
note-no-hold = Suas mágicas e habilidades resolvem se ninguém responder.
note-taken-back = Desfeito.
note-yields = De agora em diante essa habilidade é deixada passar.
note-no-ability = Não há habilidade no topo da pilha.
note-pays-alone = Os custos são pagos como proposto, sem perguntar.
note-asks-to-pay = Você é perguntado antes de pagar um custo.
note-nothing-marked = Nada está marcado: Tab vai ao campo de batalha.
note-why-not = Marque antes um card: Tab vai ao campo de batalha.

why-title = {$what}: por que não?
why-may = {$action}: pode agora.
why-may-not = {$action}: não, {$why} (CR {$rule}).
why-play = Jogar
why-cast = Conjurar
why-cast-face-down = Conjurar com a face para baixo
why-turn-up-mana-cost = Virar com a face para cima pelo custo de mana
why-turn-up = Virar com a face para cima: {$keyword}

replay-step = passo {$step} de {$last}, ? ajuda
replay-help =
    direita, espaço  o passo seguinte         esquerda  o anterior
    t, T            o turno seguinte, o anterior (também Page Down, Page Up)
    Home, End       o começo, o fim
    Tab, cima, baixo  olhar o campo de batalha   Enter  ler o que está marcado
    p               mostrar ou esconder os cards virados para baixo
    r               números de regras no registro
    q               sair
