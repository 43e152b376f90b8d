# `facedown page`对一张牌的页面所说的话。

page-empty = {$path}：页面是空的
page-by-text = 由文字的含义认出：页面上没有它的牌名
page-not-shipped = 不在收录的牌之中
page-same-meaning = 含义与{$card}相同
page-no-such-name = 收录的牌中没有这个牌名，页面也没有规则叙述
page-nothing = 页面既没有牌名，也没有规则叙述。
page-fits-none = 其裁定与任何收录的牌都不符。
page-fits-just = 恰好有这{$count}条裁定的牌：{$cards}
page-fits-more = 除此之外还有其他裁定的牌：{$cards}
page-fits-dated = 有这些裁定但日期不同的牌：{$cards}
page-names-in = 印制的牌名（{$language}）：{$names}

page-texts = {$languages}种语言的{$texts}段文字
page-read = 已读懂
page-all-agree = 含义全部一致，是同一张牌
page-some-agree = {$agree}段一致
page-no-name = （无牌名）
page-differs = 含义不同
page-unread = 未读懂
page-name-only = 仅牌名
page-with-reminder = 含提示叙述
page-wording = {$year}年的写法
page-flavor = 背景叙述
page-rendered = 由含义重新写出后，不计提示叙述有{$bare}/{$texts}段与页面逐字相同，计入提示叙述有{$explained}/{$explaining}段
page-rendered-bare = 由含义重新写出后，有{$bare}/{$texts}段与页面逐字相同

page-sets = 系列：{$sets}
page-sets-more = 系列：{$sets}，另有{$more}个未在此列出
rarity = { $rarity ->
    [common] 普通
    [uncommon] 非普通
    [rare] 稀有
    [mythic] 秘稀
   *[other] {$rarity}
  }

page-rulings = {$count}条裁定
page-rulings-just = 恰为此牌的{$all}条
page-rulings-some = 此牌{$all}条中的{$some}条
page-rulings-others = 其中{$others}条没有场景演示
page-near = 或许相近：{$place}
page-by-terms = {$title}（由术语推断）
page-scenarios = {$count}个场景

page-troubles = 不相符之处
page-line = 第{$line}行
page-lines = 共{$all}行：{$kinds}
page-kind-name = 牌名
page-kind-mana-cost = 法术力费用
page-kind-type-line = 类别栏
page-kind-rules = 规则叙述
page-kind-rules-with-reminder = 含提示叙述
page-kind-unread = 未读懂的规则叙述
page-kind-numbers = 数值
page-kind-flavor = 背景叙述
page-kind-set = 系列
page-kind-date = 日期
page-kind-ruling = 裁定
page-kind-heading = 标题
page-kind-fact = 资料
page-kind-unrecognised = 无法辨认

# 不相符之处，写在行号之后。
trouble-not-recognised = 无法辨认：{$text}
trouble-not-recognised-in = 无法辨认（{$language}）：{$text}
trouble-set = 未见印制于{$set}（{$code}）
trouble-ruling = 是官方裁定，但不是关于此牌的
trouble-parenthesis = 第{$column}列的括号不成对：说明被截断了
trouble-says-else = {$language}含义不同：{$says}
trouble-instead = 应为：{$wanted}
trouble-leaves-out = {$language}缺少：{$wanted}
trouble-says-more = {$language}多出：{$says}
trouble-means-else = {$language}含义不同
trouble-reminder-nothing = 此提示叙述所解释的内容不在这里：{$text}
trouble-reminder-other = 此提示叙述与规则不符，规则为{$rule}
trouble-reminder-unread = 无法理解的提示叙述：{$text}
trouble-name-of = `{$text}`是{$card}的牌名（{$language}）
trouble-other-name = `{$text}`不是{$card}的牌名（{$language}），应为`{$own}`
trouble-name-language = 牌名是{$name}，下面的文字是{$text}
trouble-this-text = 此段文字
trouble-foreign = {$language}不在可读的八种语言之中
trouble-mixed = `{$word}`混用了不同文字（{$scripts}）：未读
trouble-cut = {$language}：文字在中途结束
trouble-ambiguous = {$language}：文字有不止一种含义
trouble-unread = {$language}，第{$column}列起无法理解：`{$found}`
trouble-expected = 此处应为：{$what}
trouble-code = 没有代码为`{$code}`的语言
trouble-label = 标为{$label}，文字却是{$language}
fact-mana-cost = 法术力费用
fact-type-line = 类别栏
fact-power-toughness = 力量与防御力
trouble-no-fact = 此牌没有{$fact}：{$text}
trouble-other-fact = {$fact}与此牌不同，此牌为{$own}

# 语言与文字的名称。
language = { $code ->
    [en] 英文
    [de] 德文
    [es] 西班牙文
    [fr] 法文
    [it] 意大利文
    [ja] 日文
    [pt] 葡萄牙文
    [zhs] 中文
    [chinese-traditional] 繁体中文
    [korean] 韩文
    [russian] 俄文
    [polish] 波兰文
    [dutch] 荷兰文
    [czech] 捷克文
    [turkish] 土耳其文
    [swedish] 瑞典文
    [hebrew] 希伯来文
    [arabic] 阿拉伯文
    [greek] 希腊文
    [latin] 拉丁文
    [phyrexian] 非瑞克西亚文
    [sanskrit] 梵文
    [thai] 泰文
   *[other] {$code}
  }
script = { $script ->
    [latin] 拉丁字母
    [cyrillic] 西里尔字母
    [greek] 希腊字母
    [hebrew] 希伯来字母
    [arabic] 阿拉伯字母
    [thai] 泰文字母
    [korean] 谚文
    [japanese] 假名
    [chinese] 汉字
   *[other] {$script}
  }
