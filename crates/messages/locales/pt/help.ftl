# O que a linha de comando diz de si: `help-` e um comando, depois um argumento dele. `-more` fica sob a primeira linha de um comando, `-end` no fim.
help-about = Um motor de regras de Magic em que cards ocultos continuam ocultos
help-lang = O idioma do que é dito: en, de, es, fr, it, ja, pt ou zhs [padrão: o do ambiente, ou `lang` em facedown/settings.toml na sua pasta de configurações]

help-play = Jogar: abre a mesa no navegador, ou um jogo contra bots no terminal
help-play-more = O jogo fica no terminal com --terminal, --lines, --save ou --resume, através de um pipe, e onde o cliente do navegador não foi construído. Ali a tela mostra o que pode ser feito; ? mostra todas as teclas. Através de um pipe joga-se linha por linha. O jogo é guardado em um arquivo depois de cada resposta, e nada se perde quando o programa termina.
help-play-deck = Seu deck: o nome de um incluído, ou um arquivo com linhas como `4 Floresta` [padrão: masquerade]
help-play-against = Os decks dos outros, na ordem do turno; o último serve para todos os seguintes [padrão: wings]
help-play-players = Quantos jogadores se sentam à mesa, de 2 a 4
help-play-bot = Quem joga os outros lugares: random escolhe ao acaso entre o que lhe é oferecido, basic joga com bom senso, a partir do que seu lugar pode saber
help-play-seed = A mesma semente dá os mesmos embaralhamentos; sem ela, decide o acaso
help-play-name = Como você se chama
help-play-save = O arquivo em que o jogo é guardado; senão, um na sua pasta de dados
help-play-resume = Continuar um jogo guardado
help-play-recover = De um jogo guardado cujo fim está danificado, aproveitar a parte inteira
help-play-lines = Jogar linha por linha, também em um terminal
help-play-terminal = Jogar no terminal, não no navegador

help-serve = Servir a mesa: salas para jogar, para navegadores e outros clientes
help-serve-more = Quem tem o link de uma sala pode entrar nela. Sem --listen só este computador pode se conectar.
help-serve-listen = Endereço e porta; 0.0.0.0 deixa outros entrarem
help-serve-data = A pasta em que as salas são guardadas; senão, uma na sua pasta de dados
help-serve-keep = Uma sala em que nada acontece por tantos dias é esquecida
help-serve-origin = Uma página de outro lugar que pode usar esta mesa, como http://localhost:5173
help-serve-tick = Milissegundos entre o que fazem bots, paradas e cessões, de 2 a 5000
help-serve-verbose = Dizer mais: cada conexão, não só cada sala

help-replay = Mostrar um jogo guardado passo a passo, como um lugar o viu, ou transformar um momento em cenário
help-replay-more = Um passo é uma resposta de um jogador. Só se mostra o que o lugar sabia.
help-replay-file = O arquivo em que o jogo está guardado
help-replay-seat = Pelos olhos de quem: 1 é o primeiro na ordem do turno. Senão, os da pessoa
help-replay-at = Começar neste passo; sem terminal, terminar ali
help-replay-as-scenario = Imprimir um cenário que contém o que o lugar sabia naquele passo
help-replay-lines = Imprimir linhas, também em um terminal
help-replay-recover = De um jogo cujo fim está danificado, mostrar a parte inteira

help-judge = Jogar cenários (arquivos .feature) e dizer quais valem
help-judge-paths = Arquivos .feature, ou pastas com eles
help-judge-json = Um objeto JSON por linha para cada cenário: file, name, tags, status, message, line
help-judge-explain = O que aconteceu, evento por evento, cada um com a regra que o causou
help-judge-jobs = Threads; tantas quantos os núcleos, se não indicado

help-read = Ler um card como uma pessoa o escreve, e mostrar o que significa
help-read-file = O arquivo com o card; `-` lê a entrada padrão. Nome e custo ficam na linha 1, depois a linha de tipo, o texto de regras, e por último poder/resistência
help-read-lang = O idioma em que está escrito: en, de, es, fr, it, ja, pt ou zhs

help-translate = Dizer um card escrito em outro idioma, através do seu significado
help-translate-file = O arquivo com o card, como `facedown read` o recebe
help-translate-from = O idioma em que está escrito
help-translate-to = O idioma desejado

help-card = Mostrar um card incluído, com o texto escrito a partir do seu significado
help-card-name = O nome do card, em qualquer idioma incluído
help-card-reminder = Com texto explicativo, escrito a partir das regras que explica: `printed`, como impresso, ou `all`, de tudo que o tem

help-page = Dizer o que contém uma página sobre um card, e se todos os seus idiomas dizem o mesmo
help-page-more = Uma página é um texto como os bancos de dados de cards o dão: nomes e textos em vários idiomas, coleções, texto ilustrativo, esclarecimentos, em qualquer ordem, com uma linha em branco entre eles. Cada linha é explicada.
help-page-end = Termina com 0 se todos os textos foram lidos e significam um card e cada linha foi reconhecida, com 1 se algo não combina, com 2 se não há tal página.
help-page-file = O arquivo com a página; `-` lê a entrada padrão
help-page-json = Um objeto JSON, descrito em docs/page.md: card, agree, blocks, sets, rulings, lines, troubles
help-page-all = Também cada cenário que mostra um esclarecimento, e o que é cada linha da página

help-corpus = Ler todos os cards de um arquivo AtomicCards do MTGJSON, e contar
help-corpus-file = AtomicCards do MTGJSON, puro ou com gzip; senão, o da pasta que FACEDOWN_SHARED indica
help-corpus-names = Só os cards nomeados neste arquivo, um nome por linha
help-corpus-lang = Em vez disso, as impressões neste idioma dos cards cujo inglês é lido: `de`, ou `all`
help-corpus-reminder = Quantos textos com explicação voltam com ela, letra por letra; do inglês, ou de `--lang`
help-corpus-json = Um objeto JSON para cada card: name, status, at, expected, wording
help-corpus-reasons = Quantas razões listar

help-pack = Compilar os cards incluídos a partir de um arquivo AtomicCards do MTGJSON
help-pack-file = AtomicCards do MTGJSON, puro ou com gzip
help-pack-names = Os nomes dos cards a incluir, um por linha
help-pack-out = Para onde vão os cards compilados
help-pack-facts = Para onde vão os dados de suas impressões: coleções, datas e resumos dos esclarecimentos

help-simulate = Jogar muitos jogos entre bots, e contar
help-simulate-more = Uma parada é um momento em que as regras perguntam algo a um jogador; uma decisão real é uma parada com mais de uma resposta, e cada atacante, bloqueador e descarte conta por si. O pagamento e a divisão do dano de combate são automáticos.
help-simulate-games = Quantos jogos
help-simulate-decks = De dois a oito decks, por nome ou arquivo; um para cada lugar
help-simulate-bots = Quem joga, random ou basic: um para cada lugar, ou um para todos
help-simulate-seed = A mesma semente joga os mesmos jogos
help-simulate-threads = Quantas threads, até 256
help-simulate-limit = Paradas depois das quais um jogo é abandonado sem terminar
help-simulate-json = Imprimir um objeto JSON

help-verify = Conferir o registro de um jogo exportado por uma mesa: cada card era o que se revelou ser?
help-verify-more = Cada card mostrado é comparado com o compromisso assumido enquanto estava oculto, e as linhas com sua cadeia de resumos. Se o registro contém o segredo da mesa, o jogo é jogado de novo: cada card, ordem, sorteio e resposta. O arquivo e cada resumo estão descritos em docs/sealed.md.
help-verify-file = O registro, como a mesa o exporta
help-verify-json = O relatório como JSON

help-help = Mostrar isto, ou o que se diz de um comando
help-help-command = O comando

# Cabeçalhos e nomes de valores.
usage-heading = Uso:
usage-commands = Comandos
usage-arguments = Argumentos
usage-options = Opções
usage-examples = Exemplos:
usage-help = Mostrar esta ajuda
usage-version = Mostrar a versão
usage-default = {$help} [padrão: {$value}]
usage-value-name = { $key ->
    [address] ENDEREÇO
    [bot] BOT
    [code] CÓDIGO
    [command] COMANDO
    [deck] DECK
    [file] ARQUIVO
    [folder] PASTA
    [name] NOME
    [options] OPÇÕES
    [origin] ORIGEM
    [path] CAMINHO
    [step] PASSO
    [which] QUAIS
   *[other] {$name}
  }

# O que está errado em uma linha de comando.
usage-no-command = não há comando `{$command}`
usage-unknown = não há argumento `{$argument}` aqui
usage-value = `{$value}` não é um valor para `{$argument}`
usage-values = há: {$values}
usage-no-value = `{$argument}` precisa de um valor
usage-equals = o valor de `{$argument}` fica depois de `=`
usage-number = `{$argument}` não recebe tantos valores
usage-conflict = `{$argument}` não combina com {$others}
usage-twice = `{$argument}` aparece duas vezes
usage-missing = falta: {$arguments}
usage-utf8 = um argumento não está em UTF-8
usage-wrong = não se entende a linha de comando
usage-more = `--help` diz mais.
