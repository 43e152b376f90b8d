# 单词：步骤、区域、牌面朝下的原因。

separator = 、

seat-person = 牌手
seat-bot = 电脑

step-untap = 重置步骤
step-upkeep = 维持步骤
step-draw = 抓牌步骤
step-precombat-main = 战斗前行动阶段
step-beginning-of-combat = 战斗开始步骤
step-declare-attackers = 宣告攻击者步骤
step-declare-blockers = 宣告阻挡者步骤
step-first-strike-damage = 先攻战斗伤害步骤
step-combat-damage = 战斗伤害步骤
step-end-of-combat = 战斗结束步骤
step-postcombat-main = 战斗后行动阶段
step-end = 结束步骤
step-cleanup = 清除步骤

zone-library = 牌库
zone-hand = 手牌
zone-battlefield = 战场
zone-graveyard = 坟墓场
zone-stack = 堆叠
zone-exile = 放逐区
zone-command = 统帅区
zone-none = 无

by-morph = 变身
by-disguise = 伪装
by-manifest = 显化
by-cloak = 匿伏
by-effect = 翻为牌面朝下

color-white = 白色
color-blue = 蓝色
color-black = 黑色
color-red = 红色
color-green = 绿色

counter-pt = {$power}/{$toughness}
counter-keyword = { $keyword ->
    [flying] 飞行
    [first-strike] 先攻
    [double-strike] 连击
    [deathtouch] 死触
    [haste] 敏捷
    [hexproof] 辟邪
    [indestructible] 不灭
    [lifelink] 系命
    [menace] 威慑
    [reach] 延势
    [trample] 践踏
    [vigilance] 警戒
   *[other] {$keyword}
  }
counter-stun = 晕眩
counter-shield = 盾牌
counter-charge = 充电
counters = {$count}个{$counter}指示物

times = {$line}（{$n}次）
about = {$what}：{$says}
quoted = “{$text}”

object-numbered = {$name} #{$number}
object-face-down = #{$number}（{$by}）
object-ability = {$source}的异能
object-card = 一张牌
object-token = {$subtypes}衍生物
object-some-ability = 一个异能
object-in-hand = {$seat}的一张手牌
object-in-library = {$seat}牌库的第{$place}张牌
object-in-pile = 牌堆的第{$place}张牌
object-somewhere = {$seat}{$zone}的一张牌
object-gone = 已不存在的物件
object-with-identity = {$object} [{$name}]
