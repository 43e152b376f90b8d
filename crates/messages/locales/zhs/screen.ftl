# 终端：游戏周围的内容。

screen-moment = 第{$number}回合，{$seat}：{$step}
screen-before = 游戏开始前；{$seat}先手
screen-seat = {$seat}  生命{$life}  手牌{$hand}  牌库{$library}  坟墓场{$graveyard}  放逐{$exile}
screen-left = （已离开游戏）
screen-lands = {$name}×{$all}
screen-lands-some = {$name}×{$all}（未横置{$untapped}）
screen-lands-tapped = {$name}×{$all}（横置）
screen-since = （第{$turn}回合）
screen-stack = 堆叠：{$item}
screen-hand = 手牌：
screen-zone = {$seat}：{$zone}（{$n}）
screen-share = {$n}/{$total}
screen-unknown = 你不能检视这张牌。
screen-kept = 游戏已保存：facedown replay {$path}
screen-log = 记录
screen-log-more = 记录（另有{$n}行新内容：l）
screen-more = 下面还有{$n}个
screen-too-small = 终端太小：{$width}x{$height}。至少需要60x18，80x24较为舒适。请放大，或按q。

status-tapped = 横置
status-attacking = 攻击{$seat}
status-attacking-blocked = 攻击{$seat}，被阻挡
status-blocking = 阻挡{$what}
status-sick = 召唤失调
status-damage = {$n}点伤害
status-attached = 贴附于{$what}
status-suspected = 具嫌疑
status-goaded = 受煽惑
status-phased-out = 跃离

back-nothing = 没有可收回的行动。
back-chance = 不能收回：此后曾洗牌或随机决定。
back-learned = 不能收回：此后你得知了新信息。
back-others = 不能收回：此后另一位牌手已作出回答。
draw-no-bot = 电脑牌手不会同意平局。

lines-not-understood = 这里不能这样回答。数字用于选择，空行让过；?列出全部。
lines-hint-priority = [数字，或空行让过；?为帮助]
lines-hint-one = [数字；空行：影响最小的选择]
lines-hint-some = [若干数字；空行：影响最小的选择]
lines-hint-number = [一个数]
lines-hint-order = [按所需顺序写出全部数字，或空行保持不变]
lines-hint-partition = [要移走者的数字，或空行全部保留]
lines-hint-split = [每行一个数量，或空行按所示]
lines-hint-attack = [每个生物一个数字，0为不攻击；空行：不攻击]
lines-hint-block = [每个生物写攻击者的数字，0为无；空行：不阻挡]
lines-hint-pay = [空行支付；数字先横置该项；x收回行动]
lines-help = 数字用于选择。空行：让过，或影响最小的选择
  {"b"}  战场    {"t N"}  选项N的文字    {"u"}  收回    {"x"}  取消进行中的行动
  {"e"}  让过直到回合结束，除非有事发生    {"concede"}  认输    {"q"}  离开（游戏已保存）

screen-help-key = ? 帮助
screen-help-title = 按键
screen-close = 按其他键关闭
screen-concede = 认输？按y认输。
screen-stops-title = 停顿：你获得优先权之处（上下移动，空格设定）
screen-stops-own = 你的回合
screen-stops-others = 其他牌手的回合
screen-help =
    上下, j k       在列表中移动；Tab移到战场并返回
    Enter           执行标记的行，或按现状回答
    1至9            该数字的行
    空格            让过优先权；选择时标记该行
    左右, + -       改变数字、份额、顺序、攻击或阻挡
    Esc             取消进行中的行动
    u               收回你上一次的回答
    i               阅读标记的牌
    w               为何不行？不能作什么，依据哪条规则
    p               显示或隐藏你自己牌面朝下的牌
    g               坟墓场与放逐区
    l               全部记录            r   记录中的规则编号
    f               让过直到有事发生
    e               让过直到回合结束，除非有事发生
    E               让过直到回合结束，无论发生什么
    Y               总是让堆叠顶端的异能结算
    h               自己的咒语之后保留优先权，或不保留
    s               停顿：你获得优先权的步骤
    a               按建议支付而不询问，或询问
    c               认输
    q               离开；游戏已保存

foot-priority = Enter执行，空格让过，u收回
foot-decide = y：是，n：否
foot-one = Enter选择，Esc收回
foot-some = 空格标记，Enter完成，Esc返回
foot-number = 左右或数字；Enter完成
foot-order = 左右移动一行；Enter完成
foot-split = 左右；Enter完成
foot-rows = 空格或左右；Enter完成
foot-pay = Enter支付，数字横置，Esc收回
foot-over = l记录，q离开
foot-yielding = {" "}（让过中）

note-new-turn = 新的回合开始了：请再按一次。
note-hold = 你在自己的咒语和异能之后保留优先权。
note-no-hold = 若无人回应，你的咒语和异能便会结算。
note-taken-back = 已收回。
note-yields = 从现在起让该异能直接结算。
note-no-ability = 堆叠顶端没有异能。
note-pays-alone = 费用按建议支付，不再询问。
note-asks-to-pay = 支付费用前会询问你。
note-nothing-marked = 没有标记：按Tab移到战场。
note-why-not = 请先标记一张牌：按Tab移到战场。

why-title = {$what}：为何不行？
why-may = {$action}：现在可以。
why-may-not = {$action}：不行，{$why}（CR {$rule}）。
why-play = 使用
why-cast = 施放
why-cast-face-down = 牌面朝下地施放
why-turn-up-mana-cost = 以法术力费用翻回正面
why-turn-up = 翻回正面：{$keyword}

replay-step = 第{$step}步，共{$last}步，? 帮助
replay-help =
    右, 空格        下一步                    左  上一步
    t, T            下一回合，上一回合（也可用PageDown、PageUp）
    Home, End       开头，结尾
    Tab, 上, 下     查看战场                  Enter  阅读标记的内容
    p               显示或隐藏该席位牌面朝下的牌
    r               记录中的规则编号
    q               离开
