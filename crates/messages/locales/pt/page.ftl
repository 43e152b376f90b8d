# O que `facedown page` conta de uma página sobre um card.

page-empty = {$path}: a página está vazia
page-by-text = reconhecido pelo que os textos significam: nenhum nome da página é o dele
page-not-shipped = não é um dos cards incluídos
page-same-meaning = significa o mesmo que {$card}
page-no-such-name = nenhum card incluído tem esse nome, e a página não tem texto de regras
page-nothing = A página não tem nem nome nem texto de regras.
page-fits-none = Seus esclarecimentos não correspondem a nenhum card incluído.
page-fits-just = Exatamente estes {$count} esclarecimentos são os de: {$cards}
page-fits-more = Estes e outros mais são os de: {$cards}
page-fits-dated = Estes, com outra data, são os de: {$cards}
page-names-in = Seus nomes impressos ({$language}): {$names}

page-texts = { $texts ->
    [one] {$texts} texto
   *[other] {$texts} textos
    } em { $languages ->
    [one] {$languages} idioma
   *[other] {$languages} idiomas
  }
page-read = lido
page-all-agree = todos significam o mesmo card
page-some-agree = { $agree ->
    [one] {$agree} concorda
   *[other] {$agree} concordam
  }
page-no-name = (sem nome)
page-differs = DIZ OUTRA COISA
page-unread = NÃO LIDO
page-name-only = só o nome
page-with-reminder = com texto explicativo
page-wording = redação de {$year}
page-flavor = texto ilustrativo
page-rendered = Escritos a partir do significado, {$bare} de {$texts} são letra por letra o texto da página sem texto explicativo, e {$explained} de {$explaining} com ele
page-rendered-bare = Escritos a partir do significado, {$bare} de {$texts} são letra por letra o texto da página

page-sets = Coleções: {$sets}
page-sets-more = Coleções: {$sets}, e {$more} não citadas aqui
rarity = { $rarity ->
    [common] comum
    [uncommon] incomum
    [rare] rara
    [mythic] rara mítica
   *[other] {$rarity}
  }

page-rulings = { $count ->
    [one] {$count} esclarecimento
   *[other] {$count} esclarecimentos
  }
page-rulings-just = exatamente os {$all} deste card
page-rulings-some = {$some} dos {$all} deste card
page-rulings-others = {$others} que nenhum cenário mostra
page-near = talvez perto: {$place}
page-by-terms = {$title} (por seus termos)
page-scenarios = { $count ->
    [one] {$count} cenário
   *[other] {$count} cenários
  }

page-troubles = O que não combina
page-line = linha {$line}
page-lines = { $all ->
    [one] {$all} linha
   *[other] {$all} linhas
    }: {$kinds}
page-kind-name = nome
page-kind-mana-cost = custo de mana
page-kind-type-line = linha de tipo
page-kind-rules = texto de regras
page-kind-rules-with-reminder = com texto explicativo
page-kind-unread = texto de regras não lido
page-kind-numbers = números
page-kind-flavor = texto ilustrativo
page-kind-set = coleção
page-kind-date = data
page-kind-ruling = esclarecimento
page-kind-heading = cabeçalho
page-kind-fact = dado
page-kind-unrecognised = NÃO RECONHECIDO

# O que não combina, depois do número da linha.
trouble-not-recognised = não reconhecido: {$text}
trouble-not-recognised-in = não reconhecido ({$language}): {$text}
trouble-set = não consta que tenha sido impresso em {$set} ({$code})
trouble-ruling = um esclarecimento oficial, mas não sobre este card
trouble-parenthesis = o parêntese da coluna {$column} não tem par: a explicação está cortada
trouble-says-else = {$language} diz outra coisa: {$says}
trouble-instead = em vez de: {$wanted}
trouble-leaves-out = {$language} omite algo: {$wanted}
trouble-says-more = {$language} diz algo a mais: {$says}
trouble-means-else = {$language} significa outra coisa
trouble-reminder-nothing = este texto explicativo não explica nada do que há aqui: {$text}
trouble-reminder-other = este texto explicativo não diz o que a regra diz, que é {$rule}
trouble-reminder-unread = texto explicativo que não se entende: {$text}
trouble-name-of = `{$text}` é o nome de {$card} ({$language})
trouble-other-name = `{$text}` não é o nome de {$card} ({$language}), que é `{$own}`
trouble-name-language = idioma do nome: {$name}; do texto abaixo: {$text}
trouble-this-text = este texto
trouble-foreign = {$language} não é um dos oito idiomas que são lidos
trouble-mixed = `{$word}` mistura escritas ({$scripts}): não lido
trouble-cut = {$language}: o texto termina no meio
trouble-ambiguous = {$language}: o texto tem mais de um significado
trouble-unread = {$language}, não se entende na coluna {$column}: `{$found}`
trouble-expected = esperado: {$what}
trouble-code = nenhum idioma tem o código `{$code}`
trouble-label = rotulado como {$label}, mas o texto é {$language}
fact-mana-cost = custo de mana
fact-type-line = linha de tipo
fact-power-toughness = poder e resistência
trouble-no-fact = {$fact}: o card não tem: {$text}
trouble-other-fact = {$fact}: não é como no card, que tem {$own}

# Idiomas e escritas por seus nomes.
language = { $code ->
    [en] inglês
    [de] alemão
    [es] espanhol
    [fr] francês
    [it] italiano
    [ja] japonês
    [pt] português
    [zhs] chinês
    [chinese-traditional] chinês tradicional
    [korean] coreano
    [russian] russo
    [polish] polonês
    [dutch] holandês
    [czech] tcheco
    [turkish] turco
    [swedish] sueco
    [hebrew] hebraico
    [arabic] árabe
    [greek] grego
    [latin] latim
    [phyrexian] phyrexiano
    [sanskrit] sânscrito
    [thai] tailandês
   *[other] {$code}
  }
script = { $script ->
    [latin] latina
    [cyrillic] cirílica
    [greek] grega
    [hebrew] hebraica
    [arabic] árabe
    [thai] tailandesa
    [korean] coreana
    [japanese] japonesa
    [chinese] chinesa
   *[other] {$script}
  }
