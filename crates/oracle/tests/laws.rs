//! The laws of reading and writing, on sentences of our own.
//!
//! write(read(text)) = text, read(write(meaning)) = meaning, one meaning in all languages.

mod texts;

use oracle::{Language, NotRead, read_text};
use texts::{about, check, read};

#[test]
fn three_languages_one_meaning() {
    let cases = [
        (
            "Sorcery",
            "Look at the top three cards of your library, cloak two of them, and put the rest on the bottom of your library in a random order.",
            "Schaue dir die obersten drei Karten deiner Bibliothek an, tarne zwei davon und lege den Rest in zufälliger Reihenfolge unter deine Bibliothek.",
            "あなたのライブラリーの一番上にあるカード３枚を見、そのうちの２枚を偽装し、残りをあなたのライブラリーの一番下に無作為の順番で置く。",
        ),
        (
            "Instant",
            "Choose one —\n• Turn target face-down creature face up.\n• Draw two cards.",
            "Bestimme eines —\n• Decke eine verdeckte Kreatur deiner Wahl auf.\n• Ziehe zwei Karten.",
            "以下から１つを選ぶ。\n・裏向きのクリーチャー１体を対象とする。それを表向きにする。\n・カード２枚を引く。",
        ),
        (
            "Instant",
            "Goad target creature. Scry 2.",
            "Stachle eine Kreatur deiner Wahl an. Wende Hellsicht 2 an.",
            "クリーチャー１体を対象とする。それを使嗾する。占術２を行う。",
        ),
    ];
    for (type_line, english, german, japanese) in cases {
        let meaning = check(Language::English, "Veiled Name", type_line, english);
        assert_eq!(check(Language::German, "Verhüllter Name", type_line, german), meaning);
        assert_eq!(check(Language::Japanese, "隠れた名", type_line, japanese), meaning);
    }
}

/// Cards of our own in each language: name, type line, text.
const CARDS: [[(Language, &str, &str, &str); 8]; 3] = [
    [
        (
            Language::English,
            "Odd Lantern",
            "Artifact",
            "When this artifact enters, surveil 2.\n{2}, Sacrifice this artifact: Choose one —\n• Cloak the top card of your library.\n• Goad target creature.\n• Draw two cards.",
        ),
        (
            Language::German,
            "Seltsame Laterne",
            "Artifact",
            "Wenn die Seltsame Laterne ins Spiel kommt, wende Überwachen 2 an.\n{2}, opfere die Seltsame Laterne: Bestimme eines —\n• Tarne die oberste Karte deiner Bibliothek.\n• Stachle eine Kreatur deiner Wahl an.\n• Ziehe zwei Karten.",
        ),
        (
            Language::Spanish,
            "Linterna rara",
            "Artifact",
            "Cuando la Linterna rara entre al campo de batalla, haz vigilancia 2.\n{2}, sacrificar la Linterna rara: Elige uno —\n• Enmascara la primera carta de tu biblioteca.\n• Incita la criatura objetivo.\n• Roba dos cartas.",
        ),
        (
            Language::French,
            "Étrange lanterne",
            "Artifact",
            "Quand l'Étrange lanterne arrive sur le champ de bataille, surveillez 2.\n{2}, sacrifiez l'Étrange lanterne : Choisissez l'un —\n• Voilez la carte du dessus de votre bibliothèque.\n• Incitez une créature ciblée.\n• Piochez deux cartes.",
        ),
        (
            Language::Italian,
            "Strano Lume",
            "Artifact",
            "Quando lo Strano Lume entra nel campo di battaglia, sorveglia 2.\n{2}, Sacrifica lo Strano Lume: Scegli uno —\n• Cela la prima carta del tuo grimorio.\n• Sprona una creatura bersaglio.\n• Pesca due carte.",
        ),
        (
            Language::Japanese,
            "奇妙な灯",
            "Artifact",
            "奇妙な灯が戦場に出たとき、諜報２を行う。\n{2}, 奇妙な灯を生け贄に捧げる：以下から１つを選ぶ。\n・あなたのライブラリーの一番上にあるカード１枚を偽装する。\n・クリーチャー１体を対象とする。それを使嗾する。\n・カード２枚を引く。",
        ),
        (
            Language::Portuguese,
            "Lanterna Estranha",
            "Artifact",
            "Quando Lanterna Estranha entrar no campo de batalha, use vigilância 2.\n{2}, sacrifique Lanterna Estranha: Escolha um —\n• Oculte o card do topo de seu grimório.\n• Incite a criatura alvo.\n• Compre dois cards.",
        ),
        (
            Language::Chinese,
            "怪灯",
            "Artifact",
            "当怪灯进战场时，刺探2。\n{2}，牺牲怪灯：选择一项～\n•匿伏你的牌库顶牌。\n•煽惑目标生物。\n•抓两张牌。",
        ),
    ],
    [
        (
            Language::English,
            "Odd Bolt",
            "Instant",
            "Odd Bolt deals 3 damage to any target.\nDestroy target tapped creature.",
        ),
        (
            Language::German,
            "Seltsamer Blitz",
            "Instant",
            "Der Seltsame Blitz fügt einem Ziel deiner Wahl 3 Schadenspunkte zu.\nZerstöre eine getappte Kreatur deiner Wahl.",
        ),
        (
            Language::Spanish,
            "Rayo raro",
            "Instant",
            "El Rayo raro hace 3 puntos de daño a cualquier objetivo.\nDestruye la criatura girada objetivo.",
        ),
        (
            Language::French,
            "Éclair étrange",
            "Instant",
            "L'Éclair étrange inflige 3 blessures à n'importe quelle cible.\nDétruisez une créature engagée ciblée.",
        ),
        (
            Language::Italian,
            "Strano Lampo",
            "Instant",
            "Lo Strano Lampo infligge 3 danni a un qualsiasi bersaglio.\nDistruggi una creatura TAPpata bersaglio.",
        ),
        (
            Language::Japanese,
            "奇妙な稲妻",
            "Instant",
            "クリーチャー１体かプレインズウォーカー１体かプレイヤー１人を対象とする。奇妙な稲妻はそれに３点のダメージを与える。\nタップ状態であるクリーチャー１体を対象とする。それを破壊する。",
        ),
        (
            Language::Portuguese,
            "Raio Estranho",
            "Instant",
            "Raio Estranho causa 3 pontos de dano a qualquer alvo.\nDestrua a criatura virada alvo.",
        ),
        (Language::Chinese, "怪电", "Instant", "怪电对任意一个目标造成3点伤害。\n消灭目标已横置的生物。"),
    ],
    [
        (
            Language::English,
            "Odd Owl",
            "Creature — Human",
            "Flying, vigilance\nWhen this creature enters, counter target spell.",
        ),
        (
            Language::German,
            "Seltsame Eule",
            "Creature — Human",
            "Fliegend, Wachsamkeit\nWenn die Seltsame Eule ins Spiel kommt, neutralisiere einen Zauberspruch deiner Wahl.",
        ),
        (
            Language::Spanish,
            "Búho raro",
            "Creature — Human",
            "Vuela, vigilancia.\nCuando el Búho raro entre al campo de batalla, contrarresta el hechizo objetivo.",
        ),
        (
            Language::French,
            "Chouette étrange",
            "Creature — Human",
            "Vol, vigilance\nQuand la Chouette étrange arrive sur le champ de bataille, contrecarrez un sort ciblé.",
        ),
        (
            Language::Italian,
            "Gufo Strano",
            "Creature — Human",
            "Volare, cautela\nQuando il Gufo Strano entra nel campo di battaglia, neutralizza una magia bersaglio.",
        ),
        (
            Language::Japanese,
            "奇妙な梟",
            "Creature — Human",
            "飛行、警戒\n奇妙な梟が戦場に出たとき、呪文１つを対象とする。それを打ち消す。",
        ),
        (
            Language::Portuguese,
            "Coruja Estranha",
            "Creature — Human",
            "Voar, vigilância\nQuando Coruja Estranha entrar no campo de batalha, anule a mágica alvo.",
        ),
        (Language::Chinese, "怪枭", "Creature — Human", "飞行，警戒\n当怪枭进战场时，反击目标咒语。"),
    ],
];

/// Names with and without an article, contractions, elision, number and gender, full-width marks.
#[test]
fn eight_languages_one_meaning() {
    for card in CARDS {
        let mut meanings =
            card.map(|(language, name, type_line, text)| check(language, name, type_line, text)).to_vec();
        meanings.dedup();
        assert_eq!(meanings.len(), 1, "{meanings:#?}");
    }
}

/// One meaning in the words of several eras: the wording names the era once, and no place in the text.
#[test]
fn a_generation_is_one_option_of_the_whole_text() {
    let cases = [
        (Language::French, "Étrange bête", "Quand cette créature arrive, détruisez une créature ciblée.", "of_2025"),
        (
            Language::French,
            "Étrange bête",
            "Quand l'Étrange bête arrive sur le champ de bataille, détruisez la créature ciblée.",
            "of_2020",
        ),
        (
            Language::Italian,
            "Strana Bestia",
            "Quando questa creatura entra, distruggi una creatura bersaglio.",
            "of_2025",
        ),
        (
            Language::German,
            "Seltsames Tier",
            "Wenn diese Kreatur ins Spiel kommt, zerstöre eine Kreatur deiner Wahl.",
            "of_2025",
        ),
        (Language::Chinese, "怪兽", "当此生物进场时，消灭目标生物。", "of_2025"),
    ];
    let english = check(
        Language::English,
        "Odd Beast",
        "Creature — Human",
        "When this creature enters, destroy target creature.",
    );
    for (language, name, text, generation) in cases {
        let (_, abilities, wording) = read(language, name, "Creature — Human", text);
        assert_eq!(abilities, english, "{text}");
        assert_eq!((wording.generation.as_deref(), wording.departures.len()), (Some(generation), 0), "{text}");
        check(language, name, "Creature — Human", text);
    }
}

/// A pronoun for the object agrees with its name where it is called by that, and with its noun where by a noun.
#[test]
fn a_pronoun_agrees_with_how_the_object_is_named() {
    let english = check(
        Language::English,
        "Odd Bear",
        "Creature — Bear",
        "Whenever this creature attacks, put a +1/+1 counter on it.",
    );
    let cases = [
        (
            Language::German,
            "Seltsamer Bär",
            "Immer wenn der Seltsame Bär angreift, lege eine +1/+1-Marke auf ihn.",
            "Immer wenn diese Kreatur angreift, lege eine +1/+1-Marke auf sie.",
        ),
        (
            Language::Spanish,
            "Oso raro",
            "Siempre que el Oso raro ataque, pon un contador +1/+1 sobre él.",
            "Siempre que esta criatura ataque, pon un contador +1/+1 sobre ella.",
        ),
        (
            Language::French,
            "Ours étrange",
            "À chaque fois que l'Ours étrange attaque, mettez un marqueur +1/+1 sur lui.",
            "À chaque fois que cette créature attaque, mettez un marqueur +1/+1 sur elle.",
        ),
        (
            Language::Italian,
            "Orso Strano",
            "Ogniqualvolta l'Orso Strano attacca, metti un segnalino +1/+1 su di esso.",
            "Ogniqualvolta questa creatura attacca, metti un segnalino +1/+1 su di essa.",
        ),
        (
            Language::Portuguese,
            "Urso Estranho",
            "Toda vez que Urso Estranho atacar, coloque um marcador +1/+1 nele.",
            "Toda vez que esta criatura atacar, coloque um marcador +1/+1 nela.",
        ),
    ];
    for (language, name, by_name, by_noun) in cases {
        let (_, abilities, wording) = read(language, name, "Creature — Bear", by_name);
        assert_eq!(abilities, english, "{by_name}");
        assert_eq!(wording.departures, [], "{by_name}");
        assert_eq!(read(language, name, "Creature — Bear", by_noun).1, english, "{by_noun}");
    }
    for (language, name, text) in [
        (Language::German, "Seltsamer Bär", "Immer wenn der Seltsame Bär angreift, lege eine +1/+1-Marke auf sie."),
        (
            Language::French,
            "Corbeau étrange",
            "À chaque fois que le Corbeau étrange attaque, mettez un marqueur +1/+1 sur elle.",
        ),
    ] {
        let abouts = about(language, name, "Creature — Bear");
        let read: Vec<_> = abouts.iter().filter_map(|about| read_text(language, about, text).ok()).collect();
        assert!(read.is_empty(), "{text} is read: {read:?}");
    }
}

/// "Diese Kreatur" is another one in a text that calls its object by name, and the object in one that does not.
#[test]
fn a_text_names_its_object_in_one_way() {
    let text = "Immer wenn der Seltsame Bär einer Kreatur Kampfschaden zufügt, zerstöre diese Kreatur.";
    let english = "Whenever this creature deals combat damage to a creature, destroy that creature.";
    let meaning = check(Language::English, "Odd Bear", "Creature — Bear", english);
    assert_eq!(read(Language::German, "Seltsamer Bär", "Creature — Bear", text).1, meaning);
    let text = "Immer wenn eine andere Kreatur stirbt, lege eine +1/+1-Marke auf diese Kreatur.";
    let english = "Whenever another creature dies, put a +1/+1 counter on this creature.";
    let meaning = check(Language::English, "Odd Bear", "Creature — Bear", english);
    assert_eq!(read(Language::German, "Seltsamer Bär", "Creature — Bear", text).1, meaning);
}

/// Two verbs say in one order only what is gained.
#[test]
fn what_is_gained_with_two_verbs_is_one_list() {
    let english = "Each Bear you control gains vigilance and trample until end of turn.";
    let german =
        "Jeder Bär, den du kontrollierst, erhält Wachsamkeit und verursacht Trampelschaden bis zum Ende des Zuges.";
    let meaning = check(Language::English, "Odd Call", "Sorcery", english);
    assert_eq!(check(Language::German, "Seltsamer Ruf", "Sorcery", german), meaning);
}

#[test]
fn the_own_name_in_three_languages() {
    let english = "When this artifact enters, surveil 2.\n{3}, Sacrifice this artifact: Draw a card.";
    let former = "When Odd Lantern enters the battlefield, surveil 2.\n{3}, Sacrifice Odd Lantern: Draw a card.";
    let german = "Wenn die Seltsame Laterne ins Spiel kommt, wende Überwachen 2 an.\n{3}, opfere die Seltsame Laterne: Ziehe eine Karte.";
    let japanese = "奇妙な灯が戦場に出たとき、諜報２を行う。\n{3}, 奇妙な灯を生け贄に捧げる：カード１枚を引く。";
    let meaning = check(Language::English, "Odd Lantern", "Artifact", english);
    assert_eq!(check(Language::English, "Odd Lantern", "Artifact", former), meaning);
    assert_eq!(check(Language::German, "Seltsame Laterne", "Artifact", german), meaning);
    assert_eq!(check(Language::Japanese, "奇妙な灯", "Artifact", japanese), meaning);
}

#[test]
fn what_is_not_understood_is_declined_with_its_place() {
    let about = &about(Language::English, "Odd Verb", "Instant")[0];
    let text = "Draw a card. Frobnicate target creature.";
    let Err(NotRead::Declined { at, expected }) = read_text(Language::English, about, text) else { panic!("read") };
    assert_eq!(&text[at..], "Frobnicate target creature.");
    assert!(expected.contains(&"a clause".to_owned()), "{expected:?}");
}

#[test]
fn reminders_are_set_aside() {
    let with = "Draw a card. (From the top. Nobody looks.)\nScry 1. (Look and decide.)";
    let (_, abilities, _) = read(Language::English, "Odd Note", "Sorcery", with);
    assert_eq!(abilities, check(Language::English, "Odd Note", "Sorcery", "Draw a card.\nScry 1."));
}

#[test]
fn what_is_granted_and_what_cannot_be_done() {
    let cases = [
        (
            "Creature — Human",
            "Face-down creatures you control have \"{1}{G}: Turn this creature face up. If you can't, exile it, then you may cast the exiled card without paying its mana cost.\"",
            "Verdeckte Kreaturen, die du kontrollierst, haben „{1}{G}: Decke diese Kreatur auf. Falls du dies nicht kannst, schicke sie ins Exil und du kannst dann die ins Exil geschickte Karte wirken, ohne ihre Manakosten zu bezahlen.\"",
            "あなたがコントロールしていて裏向きであるすべてのクリーチャーは「{1}{G}：このクリーチャーを表向きにする。そうできないなら、これを追放する。その後、その追放されたカードを、それのマナ・コストを支払うことなく唱えてもよい。」を持つ。",
        ),
        (
            "Creature — Human",
            "Whenever a Human you control deals combat damage to an opponent, cloak the top card of that player's library.",
            "Immer wenn ein Mensch, den du kontrollierst, einem Gegner Kampfschaden zufügt, tarne die oberste Karte der Bibliothek jenes Spielers.",
            "あなたがコントロールしている人間１体が対戦相手１人に戦闘ダメージを与えるたび、そのプレイヤーのライブラリーの一番上にあるカード１枚を偽装する。",
        ),
        (
            "Creature — Human",
            "At the beginning of combat on your turn, choose one —\n• Cloak a card from your hand.\n• Put a +1/+1 counter on each colorless creature you control.",
            "Zu Beginn des Kampfes in deinem Zug bestimme eines —\n• Tarne eine Karte aus deiner Hand.\n• Lege eine +1/+1-Marke auf jede farblose Kreatur, die du kontrollierst.",
            "あなたのターンの戦闘の開始時に、以下から１つを選ぶ。\n・あなたの手札にあるカード１枚を偽装する。\n・あなたがコントロールしていて無色である各クリーチャーの上にそれぞれ＋１/＋１カウンター１個を置く。",
        ),
    ];
    for (type_line, english, german, japanese) in cases {
        let meaning = check(Language::English, "Veiled Name", type_line, english);
        assert_eq!(check(Language::German, "Verhüllter Name", type_line, german), meaning);
        assert_eq!(check(Language::Japanese, "隠れた名", type_line, japanese), meaning);
    }
}

/// Where all symbols are joined alike, the list goes to its last.
#[test]
fn symbols_to_choose_from_are_read_to_the_last() {
    let japanese = check(Language::Japanese, "試しの泉", "Artifact", "{T}：{W}か{U}か{B}か{R}を加える。");
    assert_eq!(japanese, check(Language::English, "Odd Well", "Artifact", "{T}: Add {W}, {U}, {B}, or {R}."));
}

/// A card and an object are asked for in the same words but for one (708.12).
#[test]
fn whether_it_is_a_card_is_another_question() {
    let text = |asked| format!("Reveal target permanent. If it's {asked}, draw a card.");
    let of = |asked| check(Language::English, "Odd Glance", "Sorcery", &text(asked));
    assert_ne!(of("a creature"), of("a creature card"));
    assert_ne!(of("red"), of("a red card"));
    assert_ne!(of("legendary"), of("a legendary card"));
}

#[test]
fn what_is_said_seldom_is_said_and_read() {
    let cases = [
        ("Enchantment", "Play with the top card of your library revealed."),
        ("Artifact", "Players play with the top card of their libraries revealed."),
        (
            "Enchantment",
            "As this enchantment enters, choose a nonland card name.\nSpells with the chosen name can't be cast.",
        ),
        ("Enchantment", "Players can't play lands with the chosen name."),
        ("Sorcery", "Choose a card name. Target player discards all cards with that name."),
        ("Instant", "Odd Corner deals 4 damage divided as you choose among any number of targets."),
        ("Instant", "Odd Corner deals 3 damage divided as you choose among one, two, or three target creatures."),
        ("Instant", "Distribute two +1/+1 counters among one or two target creatures you control."),
        ("Enchantment", "Creatures can't block unless their controller pays {2}."),
        ("Creature — Ogre", "This creature can't attack or block unless its controller pays {1}."),
        ("Instant", "Draw a card. If you control a Bear, draw two cards instead."),
        ("Instant", "Destroy target land. If you control a Bear, instead destroy that land and draw a card."),
        ("Creature — Bear", "Other creatures you control that share a creature type with this creature get +1/+1."),
        ("Sorcery", "Exile the top card of your library. You may play that card this turn."),
        ("Sorcery", "Exile the top card of your library. Until end of turn, you may cast it."),
        ("Sorcery", "Exile the top card of your library. Until the end of your next turn, you may play that card."),
        (
            "Sorcery",
            "Exile the top two cards of your library. You may play those cards for as long as they remain exiled.",
        ),
        ("Enchantment", "Nonbasic lands are Mountains."),
        (
            "Enchantment",
            "Each noncreature, nonland artifact you control is an artifact creature with power and toughness each equal to its mana value.",
        ),
    ];
    for (type_line, text) in cases {
        check(Language::English, "Odd Corner", type_line, text);
    }
}

/// What is done instead of another thing stands behind that one alone.
#[test]
fn instead_of_what_is_said() {
    for text in [
        "If you control a Bear, draw two cards instead.",
        "Draw a card. Scry 1. If you control a Bear, scry 2 instead.",
    ] {
        for about in about(Language::English, "Odd Corner", "Instant") {
            assert!(read_text(Language::English, &about, text).is_err(), "{text}");
        }
    }
}
