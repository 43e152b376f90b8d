# 向牌手提出的问题，以及可选的内容。

ask-priority = 你拥有优先权
ask-attack = 宣告攻击者
ask-block = 宣告阻挡者
ask-mulligan = 保留这些手牌？
ask-pay = 为{$what}支付{$cost}
ask-distribute = 分配{$source}的{$total}点伤害
ask-modes = { $min ->
    [1] { $max ->
        [1] 选择一种模式
       *[other] 选择一至{$max}种模式
      }
   *[other] 选择{$min}至{$max}种模式
  }
ask-target = 选择一个目标
ask-target-more = 选择一个目标，或不再选择
ask-target-of-many = 选择第{$nth}个目标

ask-discard-to-hand-size = 弃牌至手牌上限：{$count}
ask-discard = 弃牌：{$count}
ask-sacrifice = 牺牲：{$count}
ask-mulligan-bottom = 置于你的牌库底：{$count}
ask-choose = 选择：{$count}
ask-cloak = 选择要匿伏的牌：{$count}
ask-manifest = 选择要显化的牌：{$count}
ask-legend-rule = 选择要保留的：{$count}（传奇规则）
ask-attach-to = 选择要贴附于何处
ask-copy-of = 选择要复制的：{$count}
ask-search = 搜寻：选择{$count}
ask-cost = 支付费用：选择{$count}
ask-new-targets = 选择新的目标
ask-command-zone = 改为将{$what}置于统帅区？
ask-opponent = 选择一位对手
ask-kicker = 支付{$what}的增幅费用？
ask-x = 选择X
ask-may = {$what}：如此作？
ask-pay-unless = {$what}：支付？
ask-trigger-order = 排列你的触发式异能：第一个先进入堆叠
ask-timestamp-order = 选择时间印记的顺序
ask-library-order = 选择顺序：第一张在最上面
ask-graveyard-order = 选择在坟墓场中的顺序
ask-surveil = 刺探：哪些置入坟墓场？
ask-scry = 占卜：哪些置于牌库底？
ask-combat-damage = 分配战斗伤害
ask-replacement = 选择先生效的效应
ask-color = 选择一种颜色
ask-mana-color = 选择法术力
ask-tap-or-untap = 横置还是重置？
ask-card-name = 选择一个牌名
ask-divide = 目标{$nth}分得多少？

count-exactly = {$n}个
count-up-to = 至多{$n}个
count-between = {$min}至{$max}个

offer-pass-step = 让过：结束{$step}
offer-pass-resolve = 让过：让{$what}结算
offer-play = 使用{$what}
offer-cast = 施放{$what}
offer-cast-face-down = 牌面朝下地施放{$what}（{$by}）
offer-cast-flashback = 以返照施放{$what}
offer-cast-free = 施放{$what}而不支付其法术力费用
offer-activate = {$what}：{$ability}
offer-turn-up-ability = 将{$what}翻回正面（{$keyword}）
offer-turn-up-mana-cost = 将{$what}翻回正面（其法术力费用）
offer-no-more-targets = 不再选择目标
offer-tap = 横置
offer-untap = 重置
offer-yes = 是
offer-no = 否
offer-keep = 保留
offer-mulligan = 再调度
offer-number-of = 选项{$n}
offer-attack-nobody = 不攻击
offer-attack = 攻击{$seat}
offer-block-nobody = 不阻挡
offer-block = 阻挡{$what}
plan-taps = 横置：{$list}
plan-pool = 法术力池中的{$mana}
plan-both = {$pool}；{$taps}
