# O cliente do navegador: o que fica em volta do jogo. O que acontece e o que é perguntado vem do servidor;
# palavras soltas (zonas, cores, marcadores, o que deixa virado para baixo) são as de words.ftl.

page-start = Jogar
page-decks = Decks
page-judge = Juiz
page-settings = Ajustes
pages = Páginas
no-server = O servidor não responde. Ele ainda está em execução?
connecting = Conectando …
reconnecting = Conexão perdida. Tentando de novo …
close = Fechar
copy = Copiar
copied = Copiado
yes = Sim
no = Não
done = Pronto
player = Jogador
guest = Convidado

start-title = Sente-se e jogue
start-about = Um jogo em que o oculto continua oculto. O bot sabe o que o lugar dele pode saber, e nada mais.
your-name = Seu nome
play-bot = Jogar contra o bot
your-deck = Seu deck
deck-box-link = Carregar, colar ou montar um deck seu
other-game = Outro jogo: com amigos, mais jogadores, relógios
seat-n = Lugar {$n}
seat-free = livre
kind-bot = Bot
kind-friend = Um amigo, por link
deck = Deck
deck-any = qualquer um dos incluídos
add-seat = Mais um jogador
remove-seat = Tirar o lugar {$n}
clock-minutes = Minutos no relógio
no-clock = sem relógio
opens-all = Depois do jogo, todo o registro fica aberto
make-table = Abrir a mesa e obter o link
start = Começar
your-games = Seus jogos
game-go-on = Continuar o jogo {$room}
own-deck = um deck seu
cards-n = { $n ->
    [one] {$n} card
   *[other] {$n} cards
  }

join-title = Você foi convidado
join-there = Na mesa: {$names}
join = Sentar
watch = Assistir
waiting-title = Esperando os outros
waiting-about = Envie este link a quem deve jogar com você. O jogo começa quando todos os lugares estão ocupados.
invite-link = O link para esta mesa

decks-title = Caixa de decks
decks-about = Os decks ficam neste navegador. O servidor confere cada linha enquanto você escreve.
deck-load = Carregar
deck-file = De um arquivo
deck-name = Nome
deck-list = Lista do deck
deck-save = Salvar
deck-drop = Apagar
deck-saved = {$name} foi salvo e escolhido para seu próximo jogo.
deck-dropped = {$name} foi apagado.
deck-legal = Este deck pode ser jogado
ships = incluído
line-n = Linha {$n}
did-you-mean = Você quis dizer: {$names}?
card-search = Todos os cards
search-words = Nome, tipo ou texto
found-n = { $n ->
    [one] {$n} card encontrado
   *[other] {$n} cards encontrados
  }
less-of = {$name}: um a menos
more-of = {$name}: um a mais
show-more = Mostrar mais

judge-title = Resolver uma dúvida de regras
judge-about = Uma pergunta é escrita como cenário. A resposta é sim, ou a linha que não vale, e o que aconteceu com a regra de cada evento.
judge-text = O cenário
judge-run = Julgar
judge-example = Exemplo

settings = Ajustes
language = Idioma
theme = Cores
theme-system = como o sistema
theme-dark = escuro
theme-light = claro
motion = Movimento
motion-system = como o sistema
motion-reduced = reduzido
stops-at-table = As paradas são definidas na mesa, com s, e valem também na próxima.
notice = facedown é conteúdo de fãs não oficial, permitido pela Política de Conteúdo de Fãs da Wizards of the Coast, não aprovado nem endossado pela Wizards. Não contém imagens de cards nem texto de regras impresso.

table = Mesa
battlefield = Campo de batalha
opponents = Oponentes
beside = Pilha, registro e o que lhe é perguntado
turn = Turno {$turn}
moment = Turno {$turn}, {$seat}.
steps = Etapas do turno
step-upkeep-short = Manutenção
step-draw-short = Compra
step-main-1-short = Principal 1
step-combat-short = Combate
step-attack-short = Ataque
step-block-short = Bloqueio
step-damage-short = Dano
step-combat-end-short = Após o combate
step-main-2-short = Principal 2
step-end-short = Final
stop-own = Parar aqui nos seus turnos
stop-others = Parar aqui nos turnos dos outros
active-player = é o turno dele
life = Pontos de vida
hand = Mão
library = Grimório
graveyard = Cemitério
exile = Exílio
graveyard-of = Cemitério de {$seat}: {$n}
exile-of = Exílio de {$seat}: {$n}
your-hand = Sua mão: {$n}
clock = Tempo restante
away = desconectado
has-left = saiu do jogo
stack = Pilha
log = Registro
log-fine = também virar, desvirar e etapas
log-rules = Números das regras no registro
nothing-here = Nada aqui.
seat-label = {$seat}: vida {$life}, mão {$hand}, grimório {$library}, cemitério {$graveyard}, exílio {$exile}

face-down-name = #{$number} ({$by})
face-down-card = um card virado para baixo
a-card = um card
card-of-library = card {$place} do grimório de {$seat}
card-of-pile = card {$place} da pilha embaralhada
turn-short = T{$n}
since-turn = (turno {$turn})
never-attacked = Não atacou.
attacked-in = turno {$turn}: atacou {$seat}
peek-hint = Segure p, ou o olho acima, para olhá-lo.
peek-hold = Olhar seus cards virados para baixo (segurar)
lands-label = {$n} {$name}
can-act = pode ser usado agora
tapped = virado
sick = enjoo de invocação
damaged = {$n} de dano
attached = em {$what}
suspected = suspeito
suspected-short = susp.
goaded = incitado
goaded-short = inc.
phased-out = fora de fase
blocked-short = bloqueado
attacks = ataca {$seat}
attacks-blocked = ataca {$seat}, bloqueado
blocks = bloqueia {$what}
stays-home = fica
no-block = não bloqueia
now-size = Agora {$size}
chosen = Escolhido: {$what}
owned-by = Dono: {$seat}
rule-CantAttack = Não pode atacar.
rule-CantBlock = Não pode bloquear.
rule-CantBeBlocked = Não pode ser bloqueado.
rule-CantBeBlockedByMoreThanOne = Não pode ser bloqueado por mais de uma criatura.
rule-AttacksIfAble = Ataca em cada combate, se possível.
rule-BlocksIfAble = Bloqueia em cada combate, se possível.
rule-DoesntUntap = Não desvira na etapa de desvirar do seu controlador.
rule-CantBecomeSuspected = Não pode se tornar suspeito.
rule-CantBeCountered = Não pode ser anulado.
rule-CantTurnFaceUp = Não pode ser virado para cima.

panel = O que lhe é perguntado
watching = Você está assistindo
others-turn = Nada lhe é perguntado agora
cr = (CR {$rule})
withdraw = Retirar a ação
undo = Desfazer
end-turn-short = Fim do turno
until-short = Até algo acontecer
until-stop = Parar de passar
until-Now = Não está passando
until-SomethingHappens = Passando até que algo aconteça
until-EndOfTurn = Passando até o final do turno, a não ser que algo aconteça
until-EndOfTurnWhateverHappens = Passando até o final do turno, aconteça o que acontecer
actions-n = Ações ({$n})
mana-abilities = Habilidades de mana ({$n})
no-more-targets = Sem mais alvos
choices = Opções
choose-none = Não escolher nada
choose-n = { $n ->
    [one] Escolher este
   *[other] Escolher estes {$n}
  }
picked = escolhido
goes-away = vai
less = Menos
more = Mais
number-of = {$min} a {$max}
move-up = Mover para cima: {$what}
move-down = Mover para baixo: {$what}
lethal = letal: {$n}
divided = Dividir: {$n} de {$total}
attack-none = Sem ataque
attack-n = { $n ->
    [one] Atacar com {$n} criatura
   *[other] Atacar com {$n} criaturas
  }
attack-all = Atacar com todas
attack-clear = Nenhuma
block-none = Sem bloqueio
block-n = { $n ->
    [one] Bloquear com {$n} criatura
   *[other] Bloquear com {$n} criaturas
  }
pay = Pagar
pay-by-hand = Escolher o mana você mesmo ({$n})
plan-pool = da reserva:
plan-taps = vira {$list}
taps-for-this = é virado para isto
can-do = O que pode fazer
why-not = Por que não?

asks-back = {$seat} pede para retirar a última resposta.
asks-draw = {$seat} oferece empate.
asks-rematch = {$seat} pede outro jogo.
asks-open_all = {$seat} pede para abrir o segredo deste jogo.
asks-waiting = Esperando os outros.
asks-withdraw = Deixa para lá
over-won = Você vence
over-winner = {$seat} vence
over-draw = O jogo termina empatado
rematch = Outro jogo
to-start = Para a página inicial

menu = Menu
offer-draw = Oferecer empate
concede = Conceder …
concede-really = Sim, conceder o jogo
replay = Replay
copy-scenario = Copiar como cenário
scenario-copied = Copiado. A página do juiz também o tem.
replay-step = Passo {$step} de {$last}
replay-on = Um passo adiante
replay-back = Um passo atrás
replay-turn = O próximo turno
replay-turn-back = O turno anterior
replay-keys = Espaço e vírgula vão passo a passo, t e T por turnos, Home e End aos extremos.

face-down-list = Cards virados para baixo deste jogo
column-how = Como
column-turn = Turno
column-whose = De quem
column-attacked = Atacou
column-became = O que foi feito dele
column-card = Card
still-face-down = ainda virado para baixo
ended-left = saiu no turno {$turn}: {$zone}
ended-with-game = virado para baixo até o fim
ended-turned-up = virado para cima no turno {$turn}

seals = Selos e acaso
seals-about = Cada card oculto fica sob um selo: um hash que a mesa publicou quando o card ficou com a face voltada para baixo. Quem vê o card recebe o que abre o selo, e este navegador confere se corresponde.
seals-count = Selados: {$sealed}. Abertos para você: {$opened}, conferidos por este navegador: {$fits}.
seals-alarm = O que a mesa mostra não é o que ela selou! Guarde o registro deste jogo.
seal-of = Selo {$n} ({$hash})
seal-closed = fechado
seal-fits = aberto e conferido por este navegador
seal-wrong = aberto, e não corresponde!
seal-unknown = aberto; este navegador não pode conferir aqui
chance-commitment = Publicado antes que alguém desse sua parte: o hash da parte da mesa no acaso.
chance-own = deu sua própria parte do acaso
chance-drawn = sua parte foi sorteada antes pela mesa
chance-yours = o que este navegador enviou
chance-alarm = A mesa não cumpriu o acaso com que se comprometeu! Guarde o registro deste jogo.
chance-chosen = Quem criou esta mesa escolheu os embaralhamentos por um número.
log-download = Baixar o registro do jogo
open-all = Abrir tudo
open-all-about = Assim todos podem conferir cada card e cada compra, e ver todas as mãos e grimórios.
opened-all = O segredo está aberto: o registro contém tudo.

stops = Paradas
stops-about = Nestas etapas você recebe prioridade. Onde não há parada ela é passada por você, mas nunca quando outros agem na pilha.
stops-own = Nos seus turnos
stops-others = Nos turnos dos outros
stops-hold = Manter a prioridade depois das suas mágicas e habilidades
stops-tapped-out = Perguntar também quando todos podem ver que você não tem com que agir
stops-pays-alone = Pagar como proposto, sem perguntar

keys = Teclas
key-name-space = Espaço
keys-touch = Toque: tocar age ou escolhe, segurar lê o card. Com o mouse, o botão direito lê.
key-space = passar a prioridade, ou enviar o formulário (Espaço: a não ser que um botão tenha o foco)
key-digit = a opção com esse número
key-arrows = mover-se entre cards e opções
key-enter = fazer o que tem o foco
key-escape = retirar a ação iniciada; parar de passar
key-next = o próximo card que pode ser usado
key-hand = para sua mão
key-board = para seu lado do campo
key-read = ler o card
key-why = por que não? o que não se pode fazer com ele, e por qual regra
key-peek = olhar seus cards virados para baixo enquanto se segura
key-undo = desfazer sua última resposta
key-all = atacar com todas
key-end-turn = passar até o final do turno, a não ser que algo aconteça
key-until = passar até que algo aconteça
key-whatever = passar até o final do turno, aconteça o que acontecer
key-stop = parar de passar
key-let-through = deixar sempre resolver a habilidade do topo da pilha
key-hold = manter ou não a prioridade depois das suas mágicas
key-stops = paradas: as etapas em que você recebe prioridade
key-graveyard = seu cemitério
key-face-down = todos os cards virados para baixo do jogo
key-seals = selos, acaso e o registro para conferi-los
key-log = todo o registro
key-rules = números das regras no registro
key-menu = menu: conceder, empate, replay
key-help = esta lista
