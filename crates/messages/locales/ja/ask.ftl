# プレイヤーに求めること、選べるもの。

ask-priority = あなたに優先権がある
ask-attack = 攻撃クリーチャーを指定
ask-block = ブロック・クリーチャーを指定
ask-mulligan = この手札をキープする？
ask-pay = {$what}のために{$cost}を支払う
ask-distribute = {$source}のダメージ{$total}点を割り振る
ask-modes = { $min ->
    [1] { $max ->
        [1] モードを1つ選ぶ
       *[other] モードを1～{$max}つ選ぶ
      }
   *[other] モードを{$min}～{$max}つ選ぶ
  }
ask-target = 対象を選ぶ
ask-target-more = 対象を選ぶ、またはここまでにする
ask-target-of-many = {$nth}つ目の対象を選ぶ

ask-discard-to-hand-size = 手札の上限まで捨てる：{$count}
ask-discard = 捨てる：{$count}
ask-sacrifice = 生け贄に捧げる：{$count}
ask-mulligan-bottom = ライブラリーの一番下に置く：{$count}
ask-choose = 選ぶ：{$count}
ask-cloak = 偽装するものを選ぶ：{$count}
ask-manifest = 予示するものを選ぶ：{$count}
ask-legend-rule = 残すものを選ぶ：{$count}（レジェンド・ルール）
ask-attach-to = つける先を選ぶ
ask-copy-of = コピーするものを選ぶ：{$count}
ask-search = 探す：{$count}を選ぶ
ask-cost = コストを支払う：{$count}を選ぶ
ask-new-targets = 新しい対象を選ぶ
ask-command-zone = 代わりに{$what}を統率領域に置く？
ask-opponent = 対戦相手を選ぶ
ask-kicker = {$what}のキッカー・コストを支払う？
ask-x = Xを選ぶ
ask-may = {$what}：行う？
ask-pay-unless = {$what}：支払う？
ask-trigger-order = 誘発型能力の順番を選ぶ：最初のものが先にスタックに置かれる
ask-timestamp-order = タイムスタンプの順番を選ぶ
ask-library-order = 順番を選ぶ：最初のものが一番上
ask-graveyard-order = 墓地での順番を選ぶ
ask-surveil = 諜報：墓地に置くものは？
ask-scry = 占術：一番下に置くものは？
ask-combat-damage = 戦闘ダメージを割り振る
ask-replacement = 先に適用する効果を選ぶ
ask-color = 色を選ぶ
ask-mana-color = マナを選ぶ
ask-tap-or-untap = タップする？アンタップする？
ask-card-name = カード名を選ぶ
ask-divide = 対象{$nth}に割り振る数

count-exactly = {$n}つ
count-up-to = {$n}つまで
count-between = {$min}～{$max}つ

offer-pass-step = パス：{$step}を終える
offer-pass-resolve = パス：{$what}を解決する
offer-play = {$what}をプレイする
offer-cast = {$what}を唱える
offer-cast-face-down = {$what}を裏向きで唱える（{$by}）
offer-cast-flashback = {$what}をフラッシュバックで唱える
offer-cast-free = {$what}をマナ・コストを支払うことなく唱える
offer-activate = {$what}：{$ability}
offer-turn-up-ability = {$what}を表向きにする（{$keyword}）
offer-turn-up-mana-cost = {$what}を表向きにする（マナ・コスト）
offer-no-more-targets = 対象はここまで
offer-tap = タップする
offer-untap = アンタップする
offer-yes = はい
offer-no = いいえ
offer-keep = キープする
offer-mulligan = マリガンする
offer-number-of = 選択肢{$n}
offer-attack-nobody = 攻撃しない
offer-attack = {$seat}を攻撃する
offer-block-nobody = ブロックしない
offer-block = {$what}をブロックする
plan-taps = タップ：{$list}
plan-pool = マナ・プールから{$mana}
plan-both = {$pool}、{$taps}
