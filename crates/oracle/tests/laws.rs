//! The laws of reading and writing, on sentences of our own.
//!
//! write(read(text)) = text, read(write(meaning)) = meaning, one meaning in all languages.

use oracle::{About, Language, NotRead, Wording, read_text, write_text};

fn about(language: Language, name: &str, type_line: &str) -> Vec<About> {
    About::in_language(language, name, &oracle::type_line::read(type_line).expect("a type line"))
}

fn read(language: Language, name: &str, type_line: &str, text: &str) -> (About, Vec<ir::Ability>, Wording) {
    let mut last = None;
    for about in about(language, name, type_line) {
        match read_text(language, &about, text) {
            Ok((abilities, wording)) => return (about, abilities, wording),
            Err(why) => last = Some(why),
        }
    }
    panic!("`{text}` is not read: {last:?}");
}

/// Both laws for one text.
fn check(language: Language, name: &str, type_line: &str, text: &str) -> Vec<ir::Ability> {
    let (about, abilities, wording) = read(language, name, type_line, text);
    let written = write_text(language, &about, &abilities, &wording).expect("what was read can be said");
    assert_eq!(written, text, "written with its wording");
    let plain = write_text(language, &about, &abilities, &Wording::default()).expect("a default wording");
    let (again, _) =
        read_text(language, &about, &plain).unwrap_or_else(|e| panic!("default `{plain}` is not read: {e:?}"));
    assert_eq!(again, abilities, "the default `{plain}` means the same");
    abilities
}

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
fn a_pronoun_means_the_card_just_cloaked() {
    let text = "When this Equipment enters, cloak the top card of your library, then attach this Equipment to it.";
    let abilities = check(Language::English, "Odd Cloak", "Artifact — Equipment", text);
    let ir::Ability::Triggered(ir::Triggered { effect: ir::Effect::Plain(body), .. }) = &abilities[0] else {
        panic!("{abilities:?}")
    };
    let expected = ir::Action::Attach(ir::Ref::This, ir::Objects::The(ir::Ref::Result(0)));
    assert_eq!(body.instructions[1], ir::Instruction::Do(ir::Players::YOU, expected));
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

/// The object of a body's n-th condition.
fn asked_about(abilities: &[ir::Ability]) -> Vec<ir::Ref> {
    let ir::Ability::Spell(ir::Effect::Plain(body)) = &abilities[0] else { panic!("{abilities:?}") };
    let conditions = body.instructions.iter().filter_map(|i| match i {
        ir::Instruction::If { condition: ir::Condition::Matches(what, _), .. } => Some(what.clone()),
        _ => None,
    });
    conditions.collect()
}

#[test]
fn a_card_is_asked_about_not_the_token_made_since() {
    let text = "Reveal the top card of your library. If it's a creature card, create a 1/1 green Saproling creature token. If it's a land card, you gain 2 life.";
    let abilities = check(Language::English, "Odd Glance", "Sorcery", text);
    assert_eq!(asked_about(&abilities), [ir::Ref::Result(0), ir::Ref::Result(0)]);
}

#[test]
fn whoever_may_acts_in_what_follows() {
    let text = "Exile target creature. Its controller may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle.";
    let abilities = check(Language::English, "Odd Exile", "Instant", text);
    let ir::Ability::Spell(ir::Effect::Plain(body)) = &abilities[0] else { panic!("{abilities:?}") };
    let controller = ir::Players::One(ir::Player::ControllerOf(ir::Ref::Target(0)));
    let ir::Instruction::May(who, inner) = &body.instructions[1] else { panic!("{body:?}") };
    assert_eq!(who, &controller);
    assert!(inner.iter().all(|i| matches!(i, ir::Instruction::Do(who, _) if *who == controller)), "{inner:?}");
}

#[test]
fn that_creature_is_never_the_one_that_says_so() {
    let text = "Whenever this creature deals damage to a Bear, destroy that creature.";
    let abilities = check(Language::English, "Odd Hunter", "Creature — Human", text);
    let ir::Ability::Triggered(ir::Triggered { effect: ir::Effect::Plain(body), .. }) = &abilities[0] else {
        panic!("{abilities:?}")
    };
    let destroy = ir::Action::Destroy(ir::Objects::The(ir::Ref::Event));
    assert_eq!(body.instructions, [ir::Instruction::Do(ir::Players::YOU, destroy)]);
}
