# 命令行的说明：`help-`加命令，再加其参数。`-more`在命令首行之下，`-end`在末尾。
help-about = 隐藏的牌始终隐藏的万智牌规则引擎
help-lang = 所用语言：en、de、es、fr、it、ja、pt或zhs［默认：环境的语言，或设置文件夹中facedown/settings.toml的`lang`］

help-play = 游玩：在浏览器中打开牌桌，或在终端与机器人对战
help-play-more = 使用--terminal、--lines、--save或--resume、通过管道、或未构建浏览器客户端时，在终端进行。屏幕会列出可做之事；按?显示所有按键。通过管道时逐行进行。每次回答后都会存入文件，程序结束也不会丢失任何内容。
help-play-deck = 你的套牌：收录套牌的名称，或含有如`4 树林`各行的文件［默认：masquerade］
help-play-against = 其他人的套牌，按回合顺序；最后一套用于其后所有人［默认：wings］
help-play-players = 牌桌上的牌手人数，2至4
help-play-bot = 其他座位由谁操作：random在可选项中均匀随机选择，basic依其座位所能知晓的信息合理操作
help-play-seed = 相同种子得到相同的洗牌；不指定则随机
help-play-name = 你的名字
help-play-save = 保存游戏的文件；否则存于你的数据文件夹
help-play-resume = 继续已保存的游戏
help-play-recover = 若保存的游戏末尾损坏，取其完好部分
help-play-lines = 逐行游玩，在终端中亦然
help-play-terminal = 在终端而非浏览器中游玩

help-serve = 提供牌桌：供浏览器与其他客户端游玩的房间
help-serve-more = 持有房间链接者皆可加入。不用--listen时仅本机可以连接。
help-serve-listen = 地址与端口；0.0.0.0允许他人进入
help-serve-data = 保存房间的文件夹；否则在你的数据文件夹内
help-serve-keep = 房间若这么多天没有动静即被遗忘
help-serve-origin = 可使用此牌桌的其他页面，例如http://localhost:5173
help-serve-tick = 机器人、停顿与自动让过之间的毫秒数，2至5000
help-serve-verbose = 显示更多：不仅每个房间，还有每个连接

help-replay = 逐步展示已保存的游戏，如某座位所见；或将某一时刻写成场景
help-replay-more = 一步即牌手的一次回答。只展示该座位所知之事。
help-replay-file = 保存游戏的文件
help-replay-seat = 以谁的视角：1为回合顺序中的第一位。不指定则为真人
help-replay-at = 从此步开始；无终端时则到此为止
help-replay-as-scenario = 输出一个场景，包含该座位在该步所知之事
help-replay-lines = 以行输出，在终端中亦然
help-replay-recover = 若游戏末尾损坏，展示其完好部分

help-judge = 演示场景（.feature文件）并说明哪些成立
help-judge-paths = .feature文件，或含有此类文件的文件夹
help-judge-json = 每个场景一行JSON对象：file、name、tags、status、message、line
help-judge-explain = 逐一说明发生的事件及其所依规则
help-judge-jobs = 线程数；不指定则等于核心数

help-read = 读取人写的牌，并显示其含义
help-read-file = 含牌的文件；`-`读取标准输入。第1行为牌名与费用，其后为类别栏、规则叙述，最后为力量/防御力
help-read-lang = 书写所用的语言：en、de、es、fr、it、ja、pt或zhs

help-translate = 通过含义，以另一种语言写出一张牌
help-translate-file = 含牌的文件，格式同`facedown read`
help-translate-from = 书写所用的语言
help-translate-to = 所要的语言

help-card = 显示一张收录的牌，文字由含义写出
help-card-name = 牌名，任一收录语言均可
help-card-reminder = 附提示叙述，由其所解释的规则写出：`printed`为如印制，`all`为所有可有者

help-page = 说明一张牌的页面包含什么，以及各语言是否含义一致
help-page-more = 页面即牌张数据库所给的文本：数种语言的牌名与文字、系列、背景叙述、裁定，顺序不限，其间空一行。每一行都有交代。
help-page-end = 若所有文字都已读懂且为同一张牌、每行都已辨认，以0结束；有不符之处以1结束；没有该页面以2结束。
help-page-file = 含页面的文件；`-`读取标准输入
help-page-json = 一个JSON对象，见docs/page.md：card、agree、blocks、sets、rulings、lines、troubles
help-page-all = 同时列出演示裁定的各场景，以及页面每行为何

help-corpus = 读取MTGJSON AtomicCards文件的所有牌并计数
help-corpus-file = MTGJSON AtomicCards，原始或gzip；不指定则用FACEDOWN_SHARED所指文件夹中的文件
help-corpus-names = 仅限此文件所列的牌，每行一个牌名
help-corpus-lang = 改为英文已读懂之牌的此语言版本：`de`，或`all`
help-corpus-reminder = 含提示叙述的文字中有多少连同提示逐字还原；英文，或`--lang`所指语言
help-corpus-json = 每张牌一个JSON对象：name、status、at、expected、wording
help-corpus-reasons = 列出多少条原因

help-pack = 由MTGJSON AtomicCards文件编译收录的牌
help-pack-file = MTGJSON AtomicCards，原始或gzip
help-pack-names = 要收录的牌名，每行一个
help-pack-out = 编译后的牌存放之处
help-pack-facts = 印制资料存放之处：系列、裁定的日期与摘要值

help-simulate = 让机器人对战多局并计数
help-simulate-more = 停顿即规则要求牌手作答的时刻；实质决定为有多个答案的停顿，每个攻击者、阻挡者与弃牌分别计数。支付与战斗伤害的分配自动进行。
help-simulate-games = 多少局
help-simulate-decks = 二至八套套牌，以名称或文件指定；每个座位一套
help-simulate-bots = 由谁操作，random或basic：每个座位一个，或全部共用一个
help-simulate-seed = 相同种子进行相同的对局
help-simulate-threads = 线程数，至多256
help-simulate-limit = 超过此停顿数即放弃该局，视为未完成
help-simulate-json = 输出一个JSON对象

help-verify = 核对牌桌导出的对局记录：每张牌是否就是后来所见的那张？
help-verify-more = 所展示的每张牌与其隐藏时的承诺比对，各行与散列链比对。若记录含有牌桌的秘密，则重演此局：每张牌、顺序、抽取与回答。文件与各散列见docs/sealed.md。
help-verify-file = 牌桌导出的记录
help-verify-json = 以JSON输出报告

help-help = 显示此说明，或某个命令的说明
help-help-command = 命令

# 标题与值的名称。
usage-heading = 用法：
usage-commands = 命令
usage-arguments = 参数
usage-options = 选项
usage-examples = 示例：
usage-help = 显示此帮助
usage-version = 显示版本
usage-default = {$help}［默认：{$value}］
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

# 命令行中的错误。
usage-no-command = 没有命令`{$command}`
usage-unknown = 此处没有参数`{$argument}`
usage-value = `{$value}`不是`{$argument}`的值
usage-values = 可用：{$values}
usage-no-value = `{$argument}`需要一个值
usage-equals = `{$argument}`的值写在`=`之后
usage-number = `{$argument}`的值数目不符
usage-conflict = `{$argument}`不能与{$others}同用
usage-twice = `{$argument}`给出了两次
usage-missing = 缺少：{$arguments}
usage-utf8 = 有参数不是UTF-8编码
usage-wrong = 无法理解命令行
usage-more = 更多说明见`--help`。
