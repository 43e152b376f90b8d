# カードについてのページを`facedown page`がどう伝えるか。

page-empty = {$path}：ページが空である
page-by-text = テキストの意味からわかった。このページにこのカードの名前はない
page-not-shipped = 収録されたカードではない
page-same-meaning = {$card}と同じ意味である
page-no-such-name = この名前の収録カードはなく、ページにルール文章もない
page-nothing = ページには名前もルール文章もない。
page-fits-none = その裁定に合う収録カードはない。
page-fits-just = ちょうどこの{$count}個の裁定を持つもの：{$cards}
page-fits-more = これらに加えてさらに裁定を持つもの：{$cards}
page-fits-dated = これらを別の日付で持つもの：{$cards}
page-names-in = 印刷された名前（{$language}）：{$names}

page-texts = {$languages}言語の{$texts}個のテキスト
page-read = 読み取れた
page-all-agree = すべて同じカードを意味する
page-some-agree = {$agree}個が一致する
page-no-name = （名前なし）
page-differs = 別の意味
page-unread = 読み取れない
page-name-only = 名前のみ
page-with-reminder = 注釈文あり
page-wording = {$year}年の書式
page-flavor = フレイバー・テキスト
page-rendered = 意味から書き直すと、注釈文を除いて{$texts}個中{$bare}個、注釈文を含めて{$explaining}個中{$explained}個が、ページの文章と一字一句一致する
page-rendered-bare = 意味から書き直すと、{$texts}個中{$bare}個が、ページの文章と一字一句一致する

page-sets = セット：{$sets}
page-sets-more = セット：{$sets}、ほかにここにないもの{$more}個
rarity = { $rarity ->
    [common] コモン
    [uncommon] アンコモン
    [rare] レア
    [mythic] 神話レア
   *[other] {$rarity}
  }

page-rulings = 裁定{$count}個
page-rulings-just = このカードの{$all}個ちょうど
page-rulings-some = このカードの{$all}個のうち{$some}個
page-rulings-others = シナリオで示されていないもの{$others}個
page-near = 近いかもしれないもの：{$place}
page-by-terms = {$title}（用語から推定）
page-scenarios = シナリオ{$count}個

page-troubles = 合わないもの
page-line = {$line}行目
page-lines = 全{$all}行：{$kinds}
page-kind-name = 名前
page-kind-mana-cost = マナ・コスト
page-kind-type-line = タイプ行
page-kind-rules = ルール文章
page-kind-rules-with-reminder = 注釈文あり
page-kind-unread = 読み取れないルール文章
page-kind-numbers = 数値
page-kind-flavor = フレイバー・テキスト
page-kind-set = セット
page-kind-date = 日付
page-kind-ruling = 裁定
page-kind-heading = 見出し
page-kind-fact = 情報
page-kind-unrecognised = 不明

# 合わないもの。行番号の後に置かれる。
trouble-not-recognised = 何かわからない：{$text}
trouble-not-recognised-in = 何かわからない（{$language}）：{$text}
trouble-set = {$set}（{$code}）に収録されたという記録はない
trouble-ruling = 公式の裁定だが、このカードのものではない
trouble-parenthesis = {$column}文字目の括弧に対がない。説明が途切れている
trouble-says-else = {$language}では別の意味である：{$says}
trouble-instead = 正しくは：{$wanted}
trouble-leaves-out = {$language}に抜けているもの：{$wanted}
trouble-says-more = {$language}で余分なもの：{$says}
trouble-means-else = {$language}では意味が異なる
trouble-reminder-nothing = この注釈文は、ここにあるものの説明ではない：{$text}
trouble-reminder-other = この注釈文はルールと異なる。正しくは{$rule}
trouble-reminder-unread = 理解できない注釈文：{$text}
trouble-name-of = `{$text}`は{$card}の{$language}の名前である
trouble-other-name = `{$text}`は{$card}の{$language}の名前ではない。正しくは`{$own}`
trouble-name-language = 名前は{$name}、その下のテキストは{$text}である
trouble-this-text = このテキスト
trouble-foreign = {$language}は、読める8言語の中にない
trouble-mixed = `{$word}`に異なる文字が混ざっている（{$scripts}）。読み取れない
trouble-cut = {$language}：テキストが途中で終わっている
trouble-ambiguous = {$language}：テキストの意味が1つに定まらない
trouble-unread = {$language}、{$column}文字目から理解できない：`{$found}`
trouble-expected = ここに来るはずのもの：{$what}
trouble-code = コード`{$code}`の言語はない
trouble-label = 表示は{$label}だが、テキストは{$language}である
fact-mana-cost = マナ・コスト
fact-type-line = タイプ行
fact-power-toughness = パワーとタフネス
trouble-no-fact = このカードに{$fact}はない：{$text}
trouble-other-fact = {$fact}がカードと異なる。カードは{$own}

# 言語と文字の名前。
language = { $code ->
    [en] 英語
    [de] ドイツ語
    [es] スペイン語
    [fr] フランス語
    [it] イタリア語
    [ja] 日本語
    [pt] ポルトガル語
    [zhs] 中国語
    [chinese-traditional] 繁体字中国語
    [korean] 韓国語
    [russian] ロシア語
    [polish] ポーランド語
    [dutch] オランダ語
    [czech] チェコ語
    [turkish] トルコ語
    [swedish] スウェーデン語
    [hebrew] ヘブライ語
    [arabic] アラビア語
    [greek] ギリシャ語
    [latin] ラテン語
    [phyrexian] ファイレクシア語
    [sanskrit] サンスクリット語
    [thai] タイ語
   *[other] {$code}
  }
script = { $script ->
    [latin] ラテン文字
    [cyrillic] キリル文字
    [greek] ギリシャ文字
    [hebrew] ヘブライ文字
    [arabic] アラビア文字
    [thai] タイ文字
    [korean] ハングル
    [japanese] 仮名
    [chinese] 漢字
   *[other] {$script}
  }
