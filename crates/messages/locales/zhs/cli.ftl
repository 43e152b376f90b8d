# 游戏前后程序所说的话：语言、套牌、保存的游戏。

lang-unknown = 没有语言`{$code}`。可用：{$codes}
lang-unknown-setting = {$path}：没有语言`{$code}`。可用：{$codes}
lang-settings = {$path}：无法理解设置：{$why}

near-name = 。是否指：{$names}

file-missing = 没有这个文件
file-forbidden = 没有权限

card-unknown = 收录的牌中没有`{$name}`

deck-unknown = 套牌`{$deck}`：没有这个名字的收录套牌或文件。可用：{$decks}
deck-unreadable = 套牌`{$deck}`：无法读取文件：{$why}
deck-line = 套牌`{$deck}`第{$line}行：`{$text}`不是`4 牌名`的形式（数字为1至250）
deck-no-such-card = 套牌`{$deck}`第{$line}行：收录的牌中没有`{$card}`
deck-small = 套牌`{$deck}`有{$cards}张牌；至少需要{$least}张（CR 100.2b）

record-not-a-game = 第1行不是facedown游戏的开头
record-other-version = 由facedown {$saved}保存，而此处为{$here}；同样的回答在此可能成为另一盘游戏，因此不予重演
record-line = 第{$line}行被截断或改动；其前的{$whole}条完好
record-recover = {$why}；--recover可取用完好的部分

open-seats = 一盘游戏有二至八个席位，而非{$seats}个
open-empty-deck = 第{$seat}席的套牌没有牌
open-many-cards = {$cards}张牌太多了
open-position = 游戏开始时的局面不可能出现
open-no-such-card = 套牌`{$deck}`：收录的牌中没有`{$card}`
open-refused = 第{$entry}条不被允许：{$why}；文件已被改动

play-no-person = 这张桌子没有真人；可用`facedown replay`观看
play-no-bot = 没有名为`{$name}`的电脑
play-name = --name `{$name}`：以大写字母开头的一个词，由字母和数字组成，至多16个字符
play-against = --against给出了{$decks}副套牌，而其他牌手有{$others}位
play-not-kept = 无法保存游戏：{$why}
play-left = 游戏尚未结束。已保存：facedown play --resume {$path}
play-broke-off = {$why}。游戏已保存：facedown play --resume {$path}

replay-seat = --seat {$seat}：共有{$seats}个席位
replay-at = --at {$at}：这盘游戏有{$last}步
replay-stopped = 在该步之前结束：{$why}
replay-left-out = 略去：{$line}

simulate-title = {$decks}，{$games}盘游戏，线程{$threads}
simulate-games = 每秒游戏
simulate-stops = 每秒停顿
simulate-decisions = 每秒实际决定
simulate-decisions-a-game = 每盘实际决定
simulate-turns-a-game = 每盘回合
simulate-wins = 胜场
simulate-unfinished = 未结束
simulate-panics = 因缺陷中断
simulate-panicked = 因缺陷中断了{$games}盘游戏
simulate-bots = --bots须给出一个通用的，或每副套牌一个，共{$decks}个

play-no-client = 因为没有 Node，浏览器界面没有构建；所以在终端里进行游戏。
serve-at = 牌桌在 {$place}
serve-opened = 牌桌在 {$place}。Ctrl-C 结束；加上 --terminal 就在这里游戏。
serve-there-already = 是否已经有牌桌打开？那么它在 {$place}
