# Palavras soltas: etapas, zonas, o que deixa algo virado para baixo.

separator = {", "}

seat-person = Jogador
seat-bot = Bot

step-untap = etapa de desvirar
step-upkeep = manutenção
step-draw = etapa de compra
step-precombat-main = primeira fase principal
step-beginning-of-combat = início do combate
step-declare-attackers = declaração de atacantes
step-declare-blockers = declaração de bloqueadores
step-first-strike-damage = dano de iniciativa
step-combat-damage = dano de combate
step-end-of-combat = fim do combate
step-postcombat-main = segunda fase principal
step-end = etapa final
step-cleanup = etapa de limpeza

zone-library = grimório
zone-hand = mão
zone-battlefield = campo de batalha
zone-graveyard = cemitério
zone-stack = pilha
zone-exile = exílio
zone-command = zona de comando
zone-none = lugar nenhum

by-morph = metamorfose
by-disguise = disfarce
by-manifest = manifestado
by-cloak = oculto
by-effect = virado para baixo

color-white = branco
color-blue = azul
color-black = preto
color-red = vermelho
color-green = verde

counter-pt = {$power}/{$toughness}
counter-keyword = { $keyword ->
    [flying] de voar
    [first-strike] de iniciativa
    [double-strike] de golpe duplo
    [deathtouch] de toque mortífero
    [haste] de ímpeto
    [hexproof] de resistência a magia
    [indestructible] de indestrutível
    [lifelink] de vínculo com a vida
    [menace] de ameaçar
    [reach] de alcance
    [trample] de atropelar
    [vigilance] de vigilância
   *[other] de {$keyword}
  }
counter-stun = de atordoamento
counter-shield = de escudo
counter-charge = de carga
counters = {$count ->
    [one] {$count} marcador {$counter}
   *[other] {$count} marcadores {$counter}
  }

times = {$line} ({$n} vezes)
about = {$what}: {$says}
quoted = “{$text}”

object-numbered = {$name} #{$number}
object-face-down = #{$number} ({$by})
object-ability = habilidade de {$source}
object-card = um card
object-token = ficha de {$subtypes}
object-some-ability = uma habilidade
object-in-hand = um card da mão de {$seat}
object-in-library = card {$place} do grimório de {$seat}
object-in-pile = card {$place} do monte
object-somewhere = um card de {$seat} ({$zone})
object-gone = algo que não existe mais
object-with-identity = {$object} [{$name}]
