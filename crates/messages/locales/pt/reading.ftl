# Cards lidos de arquivos: o que significam, onde não se entendem, quantos são.

file-no-text = não é texto, ou não está em UTF-8
read-place = linha {$line}, coluna {$column}
read-expected = esperado: {$what}
read-not-understood = não se entende aqui; esperado: {$what}
read-cut = o texto termina no meio; esperado: {$what}
read-other-language = este card está em {$is}, não em {$wanted}: --lang {$code}
read-ambiguous = {$name} pode significar {$count} coisas:
cannot-say = {$name}: neste idioma ainda não há palavras para uma parte ({$language})

# O que se esperava onde a leitura parou.
expected-more = {$list} e { $count ->
    [one] mais {$count} palavra
   *[other] mais {$count} palavras
  }
expected-other = outra redação
expected-end = o fim do texto
expected-ability = uma habilidade
expected-ability-word = uma palavra de habilidade
expected-keyword = uma palavra-chave
expected-effect = um efeito
expected-clause = uma frase
expected-action = uma ação, como comprar ou destruir
expected-noun = que tipo de card ou objeto é
expected-object = um objeto
expected-player = um jogador
expected-post = quais são
expected-subtype = um subtipo, como um tipo de criatura
expected-type = um supertipo ou um tipo de card
expected-event = um evento
expected-condition = uma condição
expected-number = um número
expected-mana = símbolos de mana
expected-counter = um marcador
expected-predicate = o que faz, recebe ou ganha
expected-duration = até quando
expected-token = uma ficha
expected-cost = um custo
expected-name = um nome
expected-own-name = o nome do card
expected-type-line = uma linha de tipo
expected-mana-cost = um custo de mana como {"{2}{R}"}
expected-power = um número ou *
expected-shorter = um texto de no máximo 4000 letras
expected-faces = um card com uma face, ou com frente e verso

# `facedown corpus` and `facedown pack`.
corpus-name-file = Indique um arquivo: facedown corpus AtomicCards.json.gz
corpus-no-names = {$path}: nenhum destes nomes está em {$file}
corpus-no-cards = não é um arquivo de cards como os do MTGJSON (AtomicCards)
corpus-english = Cada impressão é comparada com o inglês; para este, omita --lang
corpus-cards = cards
corpus-cards-in = {$all}, em {$seconds} s
corpus-read = lidos
corpus-read-share = {$count} ({$share} %), letra por letra
corpus-declined = não lidos
corpus-ambiguous = ambíguos
corpus-wording = redação
corpus-wording-options = {$options} opções por card lido
corpus-stopped = onde a leitura mais parou:
corpus-not-exact = por que as outras não são exatas:
corpus-not-recognised = o que não se reconhece:
column-language = idioma
column-texts = textos
column-default = padrão
column-worded = redigidos
column-read = lidos
column-ambiguous = ambíguos
column-options = opções
column-reminded = com explicação
column-exact = exatos
pack-twice = {$name} está duas vezes em {$path}
pack-missing = {$name} não está em {$path}
pack-not-read = {$name} não se entende:
pack-unproved = {$name} não é escrito como está impresso
pack-done = {$cards} cards em {$path}

# `facedown verify`: whether the log of a table is true.
verify-true = Verdadeiro: {$seats}, como {$viewer} o recebeu.
verify-against = {$one} contra {$other}
verify-spectator = um espectador
verify-moments = {$moments} momentos, sem interrupção até {$head}
verify-seals = {$seals} cards selados, {$opened} abertos, cada um como foi selado
verify-whole = O segredo está no registro: o jogo foi jogado de novo, e cada card, ordem, sorteio e resposta é como prometido.
verify-open = O segredo não está no registro: o que foi mostrado está conferido; o acaso e o que ficou oculto, não.
verify-chosen = Quem criou o jogo escolheu os embaralhamentos por um número.
verify-empty = o arquivo está vazio; `facedown verify` lê o registro que uma mesa exporta
verify-no-log = isto não é um registro de facedown
verify-shape = o registro tem a forma {$shape}, e este programa lê a forma {$reads}
verify-cut = o registro está cortado: a última linha deveria conter a cabeça da cadeia
verify-record = a gravação está danificada
verify-head = as linhas não têm a cabeça que esta linha nomeia: alguma foi mudada, acrescentada ou omitida
verify-secret = este não é o segredo com que a mesa se comprometera
verify-nonces = estes não são os números que os lugares deram
verify-seed = a semente não é feita do segredo e dos números dos lugares
verify-version = o jogo foi jogado com facedown {$engine} e cards {$pack}, e aqui são {$here} e {$cards}: só pode ser jogado de novo com os mesmos
verify-not-played = o jogo não pode ser jogado de novo: {$why}
verify-viewer = ninguém do jogo recebeu este registro
verify-another = jogado de novo com o segredo e as respostas, aqui o jogo é outro
verify-further = jogado de novo, o jogo vai além do registro
verify-line = esta não é uma linha de um registro
verify-back = volta a uma linha que não existe
verify-twice = o selo {$seal} aparece duas vezes
verify-early = o selo {$seal} é aberto antes de ser feito
verify-false = o selo {$seal} é aberto como {$card}, e não é o que foi selado
verify-nameless = a última linha não tem nome para o card {$face}
verify-shown-other = mostra-se {$name}, e seu selo {$seal} foi aberto como {$card}
verify-unopened = mostra-se {$name}, e seu selo {$seal} não está aberto

file-is-folder = isso é uma pasta
address-in-use = esse endereço está em uso
address-not-here = este computador não tem esse endereço
