# O que o programa diz antes e depois de um jogo: idioma, decks, jogos guardados.

lang-unknown = Não há idioma `{$code}`. Há: {$codes}
lang-unknown-setting = {$path}: não há idioma `{$code}`. Há: {$codes}
lang-settings = {$path}: as configurações não são compreensíveis: {$why}

near-name = ; seria {$names}?

file-missing = esse arquivo não existe
file-forbidden = isso não lhe é permitido

card-unknown = Nenhum card incluído se chama `{$name}`

deck-unknown = Deck `{$deck}`: nenhum deck incluído se chama assim, nem arquivo algum. Há: {$decks}
deck-unreadable = Deck `{$deck}`: não foi possível ler o arquivo: {$why}
deck-line = Deck `{$deck}`, linha {$line}: `{$text}` não é como `4 Nome`, com um número de 1 a 250
deck-no-such-card = Deck `{$deck}`, linha {$line}: nenhum card incluído se chama `{$card}`
deck-small = O deck `{$deck}` tem {$cards} cards; são precisos pelo menos {$least} (CR 100.2b)

record-not-a-game = a linha 1 não abre um jogo de facedown
record-other-version = guardado por facedown {$saved}, e este é {$here}; suas respostas poderiam dar aqui outro jogo, por isso não é repetido
record-line = a linha {$line} está cortada ou mudada; as {$whole} entradas anteriores estão inteiras
record-recover = {$why}; --recover as aproveita

open-seats = um jogo tem de dois a oito lugares, não {$seats}
open-empty-deck = o deck do lugar {$seat} não tem cards
open-many-cards = {$cards} cards são demais
open-position = o jogo começa com uma posição impossível
open-no-such-card = deck `{$deck}`: nenhum card incluído se chama `{$card}`
open-refused = a entrada {$entry} é recusada: {$why}; o arquivo foi mudado

play-no-person = Nenhuma pessoa está sentada a esta mesa; `facedown replay` a mostra
play-no-bot = Nenhum bot se chama `{$name}`
play-name = --name `{$name}`: uma palavra com maiúscula, de letras e algarismos, no máximo 16
play-against = --against nomeia {$decks} decks para {$others} outros jogadores
play-not-kept = O jogo não pode ser guardado: {$why}
play-left = O jogo não acabou. Está guardado: facedown play --resume {$path}
play-broke-off = {$why}. O jogo está guardado: facedown play --resume {$path}

replay-seat = --seat {$seat}: há {$seats} lugares
replay-at = --at {$at}: o jogo tem {$last} passos
replay-stopped = Termina antes desse passo: {$why}
replay-left-out = Omitido: {$line}

simulate-title = {$games} jogos com {$decks}; threads: {$threads}
simulate-games = jogos/s
simulate-stops = paradas/s
simulate-decisions = decisões/s
simulate-decisions-a-game = decisões por jogo
simulate-turns-a-game = turnos por jogo
simulate-wins = vitórias
simulate-unfinished = não terminados
simulate-panics = interrompidos por um defeito
simulate-panicked = um defeito interrompeu {$games} jogos
simulate-bots = --bots nomeia um para todos ou {$decks}, um para cada deck

play-no-client = O cliente para o navegador não foi construído porque faltava o Node; por isso se joga no terminal.
serve-at = A mesa está em {$place}
serve-opened = A mesa está em {$place}. Ctrl-C fecha-a; com --terminal joga-se aqui.
serve-there-already = Já há uma mesa aberta? Então ela está em {$place}
