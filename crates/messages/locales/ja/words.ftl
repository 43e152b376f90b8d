# 単語：ステップ、領域、裏向きの理由。

separator = 、

seat-person = プレイヤー
seat-bot = ボット

step-untap = アンタップ・ステップ
step-upkeep = アップキープ・ステップ
step-draw = ドロー・ステップ
step-precombat-main = 戦闘前メイン・フェイズ
step-beginning-of-combat = 戦闘開始ステップ
step-declare-attackers = 攻撃クリーチャー指定ステップ
step-declare-blockers = ブロック・クリーチャー指定ステップ
step-first-strike-damage = 先制攻撃の戦闘ダメージ・ステップ
step-combat-damage = 戦闘ダメージ・ステップ
step-end-of-combat = 戦闘終了ステップ
step-postcombat-main = 戦闘後メイン・フェイズ
step-end = 終了ステップ
step-cleanup = クリンナップ・ステップ

zone-library = ライブラリー
zone-hand = 手札
zone-battlefield = 戦場
zone-graveyard = 墓地
zone-stack = スタック
zone-exile = 追放領域
zone-command = 統率領域
zone-none = どこでもない

by-morph = 変異
by-disguise = 変装
by-manifest = 予示
by-cloak = 偽装
by-effect = 裏向き

color-white = 白
color-blue = 青
color-black = 黒
color-red = 赤
color-green = 緑

counter-pt = {$power}/{$toughness}
counter-keyword = { $keyword ->
    [flying] 飛行
    [first-strike] 先制攻撃
    [double-strike] 二段攻撃
    [deathtouch] 接死
    [haste] 速攻
    [hexproof] 呪禁
    [indestructible] 破壊不能
    [lifelink] 絆魂
    [menace] 威迫
    [reach] 到達
    [trample] トランプル
    [vigilance] 警戒
   *[other] {$keyword}
  }
counter-stun = 麻痺
counter-shield = 盾
counter-charge = 蓄積
counters = {$counter}カウンター{$count}個

times = {$line}（{$n}回）
about = {$what}：{$says}
quoted = 「{$text}」

object-numbered = {$name} #{$number}
object-face-down = #{$number}（{$by}）
object-ability = {$source}の能力
object-card = カード
object-token = {$subtypes}・トークン
object-some-ability = 能力
object-in-hand = {$seat}の手札のカード
object-in-library = {$seat}のライブラリーの上から{$place}番目のカード
object-in-pile = 束の{$place}番目のカード
object-somewhere = {$seat}の{$zone}のカード
object-gone = もうないもの
object-with-identity = {$object} [{$name}]
