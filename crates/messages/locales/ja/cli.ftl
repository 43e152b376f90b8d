# ゲームの前後にプログラムが言うこと：言語、デッキ、保存されたゲーム。

lang-unknown = 言語`{$code}`はない。使えるもの：{$codes}
lang-unknown-setting = {$path}：言語`{$code}`はない。使えるもの：{$codes}
lang-settings = {$path}：設定を読み取れない：{$why}

near-name = 。もしかして：{$names}

file-missing = そのファイルはない
file-forbidden = 許可されていない

card-unknown = 収録されたカードに`{$name}`はない

deck-unknown = デッキ`{$deck}`：その名前の収録デッキもファイルもない。使えるもの：{$decks}
deck-unreadable = デッキ`{$deck}`：ファイルを読めない：{$why}
deck-line = デッキ`{$deck}`の{$line}行目：`{$text}`は`4 名前`（数は1～250）の形ではない
deck-no-such-card = デッキ`{$deck}`の{$line}行目：収録されたカードに`{$card}`はない
deck-small = デッキ`{$deck}`は{$cards}枚しかない。少なくとも{$least}枚が必要である（CR 100.2b）

record-not-a-game = 1行目がfacedownのゲームの始まりではない
record-other-version = facedown {$saved}で保存されたもので、これは{$here}である。同じ答えが別のゲームになりうるため、再現しない
record-line = {$line}行目が途切れているか変更されている。その前の{$whole}件は無事である
record-recover = {$why}。--recoverでその部分を使う

open-seats = ゲームの席は2～8で、{$seats}ではない
open-empty-deck = {$seat}番目の席のデッキにカードがない
open-many-cards = {$cards}枚は多すぎる
open-position = ゲームの最初の状況がありえない
open-no-such-card = デッキ`{$deck}`：収録されたカードに`{$card}`はない
open-refused = {$entry}件目が認められない：{$why}。ファイルが変更されている

play-no-person = この卓に人がいない。`facedown replay`で見られる
play-no-bot = `{$name}`というボットはない
play-name = --name `{$name}`：大文字で始まる英数字などの一語、16文字まで
play-against = --againstのデッキは{$decks}個だが、他のプレイヤーは{$others}人である
play-not-kept = ゲームを保存できない：{$why}
play-left = ゲームは終わっていない。保存された：facedown play --resume {$path}
play-broke-off = {$why}。ゲームは保存された：facedown play --resume {$path}

replay-seat = --seat {$seat}：席は{$seats}つである
replay-at = --at {$at}：ゲームは{$last}手である
replay-stopped = その手より前で終わる：{$why}
replay-left-out = 省いたもの：{$line}

simulate-title = {$decks}で{$games}ゲーム、スレッド{$threads}
simulate-games = ゲーム/秒
simulate-stops = 停止/秒
simulate-decisions = 実質的な決定/秒
simulate-decisions-a-game = 1ゲームの実質的な決定
simulate-turns-a-game = 1ゲームのターン
simulate-wins = 勝利
simulate-unfinished = 未終了
simulate-panics = 不具合による中断
simulate-panicked = 不具合により{$games}ゲームが中断した
simulate-bots = --botsには全員に1つか、デッキごとに計{$decks}個を指定する

play-no-client = Node がなかったため、ブラウザ用の画面は作られていません。端末で遊びます。
serve-at = テーブルの場所: {$place}
serve-opened = テーブルの場所: {$place}。Ctrl-C で終わります。--terminal を付けると端末で遊べます。
serve-there-already = テーブルはもう開いていますか。それなら場所は {$place} です
