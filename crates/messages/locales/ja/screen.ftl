# 端末：ゲームのまわりにあるもの。

screen-moment = 第{$number}ターン、{$seat}：{$step}
screen-before = ゲーム開始前。先攻は{$seat}
screen-seat = {$seat}  ライフ{$life}  手札{$hand}  ライブラリー{$library}  墓地{$graveyard}  追放{$exile}
screen-left = （ゲームを離れた）
screen-lands = {$name}×{$all}
screen-lands-some = {$name}×{$all}（アンタップ{$untapped}）
screen-lands-tapped = {$name}×{$all}（タップ）
screen-since = （第{$turn}ターン）
screen-stack = スタック：{$item}
screen-hand = 手札：
screen-zone = {$seat}：{$zone}（{$n}）
screen-share = {$n}/{$total}
screen-unknown = このカードを見ることはできない。
screen-kept = ゲームは保存された：facedown replay {$path}
screen-log = 記録
screen-log-more = 記録（ほかに新しい行が{$n}行：l）
screen-more = 下にあと{$n}
screen-too-small = 端末が小さすぎる：{$width}x{$height}。最低60x18が必要で、80x24あるとよい。大きくするか、qを押す。

status-tapped = タップ
status-attacking = {$seat}を攻撃
status-attacking-blocked = {$seat}を攻撃、ブロックされた
status-blocking = {$what}をブロック
status-sick = 召喚酔い
status-damage = {$n}点のダメージ
status-attached = {$what}に装着
status-suspected = 容疑
status-goaded = 使嗾
status-phased-out = フェイズ・アウト

back-nothing = 取り消せるあなたの行動はない。
back-chance = 取り消せない：その後に切り直しや無作為な選択があった。
back-learned = 取り消せない：その後にあなたは何かを知った。
back-others = 取り消せない：その後に他のプレイヤーが答えた。
draw-no-bot = ボットは引き分けに同意しません。

lines-not-understood = ここではその答えは使えない。数字で選び、空行でパス。?で一覧。
lines-hint-priority = [数字、または空行でパス。?でヘルプ]
lines-hint-one = [数字。空行：影響が最も小さい答え]
lines-hint-some = [数字（複数可）。空行：影響が最も小さい答え]
lines-hint-number = [数]
lines-hint-order = [望む順にすべての数字、または空行でこのまま]
lines-hint-partition = [移すものの数字、または空行ですべて残す]
lines-hint-split = [各行の点数、または空行で表示のとおり]
lines-hint-attack = [各クリーチャーに数字、0は攻撃しない。空行：攻撃なし]
lines-hint-block = [各クリーチャーに攻撃クリーチャーの数字、0はなし。空行：ブロックなし]
lines-hint-pay = [空行で支払う。数字はそれを先にタップ。xで行動を取り消す]
lines-help = 数字で選ぶ。空行：パス、または影響が最も小さい答え
  {"b"}  戦場    {"t N"}  選択肢Nの文章    {"u"}  取り消す    {"x"}  途中の行動をやめる
  {"e"}  何か起きないかぎりターン終了までパス    {"concede"}  投了    {"q"}  終わる（ゲームは保存される）

screen-help-key = ? ヘルプ
screen-help-title = キー
screen-close = 他のキーで閉じる
screen-concede = 投了する？ yで投了。
screen-stops-title = 停止：優先権を得るところ（上下で移動、スペースで設定）
screen-stops-own = 自分のターン
screen-stops-others = 他のプレイヤーのターン
screen-help =
    上下, j k       一覧を移動。Tabで戦場へ、もう一度で戻る
    Enter           印のある行を行う、またはこの内容で答える
    1～9            その番号の行
    スペース        優先権をパスする。選択中は行に印をつける
    左右, + -       数、割り振り、順番、攻撃、ブロックを変える
    Esc             途中の行動をやめる
    u               最後の答えを取り消す
    i               印のあるカードを読む
    w               なぜできない？ できないことと、その理由のルール
    p               自分の裏向きのカードを見せる、隠す
    g               墓地と追放領域
    l               記録の全体          r   記録にルール番号
    f               何か起きるまでパス
    e               何か起きないかぎりターン終了までパス
    E               何が起きてもターン終了までパス
    Y               スタックの一番上の能力をいつも解決させる
    h               自分の呪文のあとに優先権を保持する、しない
    s               停止：優先権を得るステップ
    a               提案どおりに確認なしで支払う、支払わない
    c               投了
    q               終わる。ゲームは保存される

foot-priority = Enterで実行、スペースでパス、uで取り消し
foot-decide = y：はい、n：いいえ
foot-one = Enterで選ぶ、Escで取り消す
foot-some = スペースで印、Enterで決定、Escで戻る
foot-number = 左右か数字で選び、Enterで決定
foot-order = 左右で行を動かし、Enterで決定
foot-split = 左右で変え、Enterで決定
foot-rows = スペースか左右で変え、Enterで決定
foot-pay = Enterで支払う、数字でタップ、Escで取り消す
foot-over = lで記録、qで終わる
foot-yielding = {" "}（パス中）

note-new-turn = 新しいターンが始まった：もう一度押す。
note-hold = 自分の呪文や能力のあとに優先権を保持する。
note-no-hold = 自分の呪文や能力は、誰も対応しなければ解決される。
note-taken-back = 取り消した。
note-yields = 今後その能力はそのまま解決させる。
note-no-ability = スタックの一番上に能力はない。
note-pays-alone = コストは確認なしで提案どおりに支払う。
note-asks-to-pay = コストを支払う前に確認する。
note-nothing-marked = 印がない：Tabで戦場へ移る。
note-why-not = 先にカードに印をつける：Tabで戦場へ移る。

why-title = {$what}：なぜできない？
why-may = {$action}：今できる。
why-may-not = {$action}：できない。{$why}（CR {$rule}）。
why-play = プレイする
why-cast = 唱える
why-cast-face-down = 裏向きで唱える
why-turn-up-mana-cost = マナ・コストで表向きにする
why-turn-up = 表向きにする：{$keyword}

replay-step = {$step}/{$last}手目、? ヘルプ
replay-help =
    右, スペース    次の手                    左  前の手
    t, T            次のターン、前のターン（PageDown、PageUpも可）
    Home, End       最初、最後
    Tab, 上, 下     戦場を見る                Enter  印のあるものを読む
    p               その席の裏向きのカードを見せる、隠す
    r               記録にルール番号
    q               終わる
