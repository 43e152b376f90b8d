# コマンドラインの説明：`help-`とコマンド、続いてその引数。`-more`はコマンドの1行目の下、`-end`は末尾に置かれる。
help-about = 隠されたカードが隠れたままでいるマジックのルール・エンジン
help-lang = 表示の言語：en、de、es、fr、it、ja、pt、zhs［既定：ロケールの言語、または設定フォルダーのfacedown/settings.tomlの`lang`］

help-play = 遊ぶ：ブラウザで卓を開くか、端末でボットと対戦する
help-play-more = --terminal、--lines、--save、--resumeを付けたとき、パイプを通すとき、またブラウザ用の画面が作られていないときは、端末で遊ぶ。画面にはできることが並び、?で全部のキーが出る。パイプを通すと1行ずつ遊ぶ。答えるごとにファイルに保存され、プログラムが終わっても何も失われない。
help-play-deck = 自分のデッキ：収録デッキの名前、または`4 森`のような行のファイル［既定：masquerade］
help-play-against = 他のプレイヤーのデッキ、ターン順。最後のものは残り全員に使われる［既定：wings］
help-play-players = 卓に着くプレイヤーの数、2～4
help-play-bot = 他の席を担う者：randomは示された中から一様に選び、basicはその席が知りうることから考えて遊ぶ
help-play-seed = 同じシードなら同じように切り混ぜる。なければ偶然による
help-play-name = 自分の名前
help-play-save = ゲームを保存するファイル。なければデータ用フォルダーの中の1つ
help-play-resume = 保存されたゲームを続ける
help-play-recover = 末尾が壊れた保存ゲームの、無事な部分を使う
help-play-lines = 端末でも1行ずつ遊ぶ
help-play-terminal = ブラウザではなく端末で遊ぶ

help-serve = 卓を提供する：ブラウザや他のクライアントのための、遊ぶ部屋
help-serve-more = 部屋のリンクを持つ者は誰でも入れる。--listenがなければこのコンピューターからしか接続できない。
help-serve-listen = アドレスとポート。0.0.0.0なら他からも入れる
help-serve-data = 部屋を保存するフォルダー。なければデータ用フォルダーの中の1つ
help-serve-keep = この日数のあいだ何も起こらない部屋は忘れられる
help-serve-origin = この卓を使ってよい別の場所のページ、例えばhttp://localhost:5173
help-serve-tick = ボットや停止や自動パスの動作の間隔、2～5000ミリ秒
help-serve-verbose = 部屋だけでなく接続もすべて表示する

help-replay = 保存されたゲームを、ある席が見たとおりに1手ずつ表示する。または、ある場面をシナリオにする
help-replay-more = 1手とはプレイヤーの1つの答えである。その席が知っていたことだけが表示される。
help-replay-file = ゲームが保存されたファイル
help-replay-seat = 誰の目で見るか：1はターン順の最初。なければ人の席
help-replay-at = この手から始める。端末がなければそこで終わる
help-replay-as-scenario = その手で席が知っていたことを含むシナリオを出力する
help-replay-lines = 端末でも行で出力する
help-replay-recover = 末尾が壊れたゲームの、無事な部分を表示する

help-judge = シナリオ（.featureファイル）を実行し、どれが成り立つかを言う
help-judge-paths = .featureファイル、またはそれを含むフォルダー
help-judge-json = シナリオごとに1行のJSONオブジェクト：file、name、tags、status、message、line
help-judge-explain = 起きたことを1つずつ、そのルールとともに示す
help-judge-jobs = スレッドの数。なければコアと同数

help-read = 人が書いたカードを読み、その意味を示す
help-read-file = カードのファイル。`-`は標準入力を読む。1行目に名前とコスト、次にタイプ行、ルール文章、最後にパワー/タフネス
help-read-lang = 書かれている言語：en、de、es、fr、it、ja、pt、zhs

help-translate = 書かれたカードを、意味を介して別の言語で言う
help-translate-file = `facedown read`と同じ形の、カードのファイル
help-translate-from = 書かれている言語
help-translate-to = 求める言語

help-card = 収録されたカードを、意味から書かれた文章で表示する
help-card-name = カードの名前。収録されたどの言語でもよい
help-card-reminder = 説明するルールから書かれた注釈文を付ける：`printed`は印刷どおり、`all`は注釈のあるものすべて

help-page = カードについてのページに何があり、すべての言語が同じことを言っているかを示す
help-page-more = ページとは、カードのデータベースにあるような文書である：いくつかの言語の名前と文章、セット、フレイバー・テキスト、裁定が、順不同で、間に空行をおいて並ぶ。すべての行について報告する。
help-page-end = すべてのテキストが読めて1枚のカードを意味し、すべての行がわかれば0、合わないものがあれば1、ページがなければ2で終わる。
help-page-file = ページのファイル。`-`は標準入力を読む
help-page-json = docs/page.mdにある1つのJSONオブジェクト：card、agree、blocks、sets、rulings、lines、troubles
help-page-all = 裁定を示すシナリオと、ページの各行が何であるかも出す

help-corpus = MTGJSONのAtomicCardsファイルのカードをすべて読み、数える
help-corpus-file = MTGJSONのAtomicCards、そのままかgzip。なければFACEDOWN_SHAREDの示すフォルダーのもの
help-corpus-names = このファイルにあるカードだけ、1行に1つの名前
help-corpus-lang = 代わりに、英語が読めるカードのこの言語での印刷：`de`、または`all`
help-corpus-reminder = 注釈文のあるテキストのうち、それも含めて一字一句戻るものの数。英語、または`--lang`の言語
help-corpus-json = カードごとに1つのJSONオブジェクト：name、status、at、expected、wording
help-corpus-reasons = 挙げる理由の数

help-pack = MTGJSONのAtomicCardsファイルから収録カードを作る
help-pack-file = MTGJSONのAtomicCards、そのままかgzip
help-pack-names = 収録するカードの名前、1行に1つ
help-pack-out = 作られたカードの置き場所
help-pack-facts = 印刷についての情報の置き場所：セット、裁定の日付と要約値

help-simulate = ボット同士で多くのゲームを行い、数える
help-simulate-more = 停止とは、ルールがプレイヤーに何かを求める時点である。実質的な決定とは答えが2つ以上ある停止で、攻撃クリーチャー、ブロック・クリーチャー、捨てるカードはそれぞれ1つと数える。支払いと戦闘ダメージの割り振りは自動である。
help-simulate-games = ゲームの数
help-simulate-decks = 2～8個のデッキ、名前かファイルで。席ごとに1つ
help-simulate-bots = 誰が遊ぶか、randomかbasic：席ごとに1つ、または全員に1つ
help-simulate-seed = 同じシードなら同じゲームになる
help-simulate-threads = スレッドの数、256まで
help-simulate-limit = ゲームを未終了として打ち切るまでの停止の数
help-simulate-json = 1つのJSONオブジェクトを出力する

help-verify = 卓が書き出したゲームの記録を確かめる：どのカードも、明らかになったとおりのものだったか
help-verify-more = 示されたカードを、隠れていたときの約束と比べ、各行をハッシュの鎖と比べる。記録に卓の秘密があれば、ゲームを再現する：すべてのカード、順番、抽選、回答。ファイルと各ハッシュはdocs/sealed.mdにある。
help-verify-file = 卓が書き出したままの記録
help-verify-json = JSONでの報告

help-help = これを表示する。またはコマンドの説明を表示する
help-help-command = コマンド

# 見出しと値の名前。
usage-heading = 使い方：
usage-commands = コマンド
usage-arguments = 引数
usage-options = オプション
usage-examples = 例：
usage-help = この説明を表示する
usage-version = バージョンを表示する
usage-default = {$help}［既定：{$value}］
usage-value-name = { $key ->
    [address] ADDRESS
    [bot] BOT
    [code] CODE
    [command] COMMAND
    [deck] DECK
    [file] FILE
    [folder] FOLDER
    [name] NAME
    [options] OPTIONS
    [origin] ORIGIN
    [path] PATH
    [step] STEP
    [which] WHICH
   *[other] {$name}
  }

# コマンドラインの誤り。
usage-no-command = コマンド`{$command}`はない
usage-unknown = ここに引数`{$argument}`はない
usage-value = `{$value}`は`{$argument}`の値ではない
usage-values = 使えるもの：{$values}
usage-no-value = `{$argument}`には値が必要である
usage-equals = `{$argument}`の値は`=`の後に書く
usage-number = `{$argument}`の値の数が合わない
usage-conflict = `{$argument}`は{$others}と一緒に使えない
usage-twice = `{$argument}`が2回指定されている
usage-missing = 足りないもの：{$arguments}
usage-utf8 = UTF-8でない引数がある
usage-wrong = コマンドラインを理解できない
usage-more = 詳しくは`--help`で。
