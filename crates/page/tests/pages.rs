//! Pages of our own: what one must tell of them, in any order and with any fault.

use messages::{Language, Messages};
use page::{Identity, Kind, Known, Page, TroubleKind, Verdict, read, show};

/// An invented card in all languages, as a page gives it.
const LANTERN: &str = "\
Seltsame Laterne

Ziehe zwei Karten.

Farol extraño

Roba dos cartas.

Die Nacht ist lang, und niemand hat ein Licht.

Lanterne étrange

Piochez deux cartes.

Lanterna Strana

Pesca due carte.

奇妙なランタン

カードを２枚引く。

Lanterna Estranha

Compre dois cards.

奇异灯笼

抓两张牌。

Odd Lantern

Draw two cards.

Murders at Karlov Manor
";

fn english() -> &'static Messages {
    Messages::of(Language::English)
}

fn understood(text: &str) -> Page {
    let page = read(text, &Known::shipped(), english());
    // Each line is accounted for, and every message has its line.
    assert_eq!(page.lines.len(), text.lines().count());
    assert!(page.troubles.iter().all(|t| t.line >= 1 && t.line <= page.lines.len()), "{:?}", page.troubles);
    page
}

/// Codes of the languages of the texts, in order.
fn languages(page: &Page) -> Vec<&'static str> {
    page.blocks.iter().filter(|b| b.reading.is_some()).map(|b| b.tongue.map_or("?", |t| t.code())).collect()
}

fn messages(page: &Page) -> Vec<(usize, TroubleKind, &str)> {
    page.troubles.iter().map(|t| (t.line, t.what, t.message.as_str())).collect()
}

fn kind(page: &Page, line: usize) -> Kind {
    page.lines[line - 1].kind
}

#[test]
fn all_eight_languages_of_a_card_that_does_not_ship() {
    let page = understood(LANTERN);
    assert_eq!(languages(&page), ["de", "es", "fr", "it", "ja", "pt", "zhs", "en"]);
    assert_eq!(messages(&page), []);
    assert_eq!(page.identity, Identity::Other("Odd Lantern".to_owned()));
    assert!(page.agrees() && page.blocks.iter().all(|b| b.is_written_again() == Some(true)));
    assert_eq!(kind(&page, 9), Kind::Flavor);
    assert_eq!(page.blocks[0].flavor, [9]);
    assert_eq!(page.sets.len(), 1);
    let report = show::text(&page, &Known::shipped(), english(), show::Detail::Short);
    assert!(report.contains("Rendered from the meaning, 8 of 8 are the page's text to the letter\n"), "{report}");
}

#[test]
fn the_order_of_the_blocks_makes_no_difference() {
    let paragraphs: Vec<&str> = LANTERN.trim().split("\n\n").collect();
    let (flavor, rest): (Vec<&str>, Vec<&str>) = paragraphs.iter().partition(|p| p.starts_with("Die Nacht"));
    let mut pairs: Vec<Vec<&str>> = rest.chunks(2).map(<[&str]>::to_vec).collect();
    pairs.reverse();
    pairs.insert(3, flavor);
    let text = pairs.concat().join("\n\n");
    let page = understood(&text);
    assert_eq!(messages(&page), []);
    assert_eq!(languages(&page), ["en", "zhs", "pt", "ja", "it", "fr", "es", "de"]);
    // Without blank lines it is the same page.
    let page = understood(&text.replace("\n\n", "\n"));
    assert_eq!(messages(&page), []);
    assert_eq!(languages(&page).len(), 8);
}

#[test]
fn a_language_that_says_something_else_is_found_with_its_line() {
    let page = understood(&LANTERN.replace("Piochez deux cartes.", "Piochez trois cartes."));
    let [trouble] = &page.troubles[..] else { panic!("{:?}", page.troubles) };
    assert_eq!((trouble.line, trouble.what), (13, TroubleKind::Differs));
    assert_eq!(trouble.message, "French says something else: Draw three cards.\ninstead of: Draw two cards.");
    assert!(!page.agrees());
    let differs = page.blocks.iter().filter(|b| matches!(b.verdict, Verdict::Differs(_))).count();
    assert_eq!(differs, 1);
}

#[test]
fn the_line_of_a_longer_text_that_differs_is_told() {
    let text = "\
Odd Lantern

When this artifact enters, scry 2.
{3}, Sacrifice this artifact: Choose one —
• Destroy target creature.
• Draw two cards.

Seltsame Laterne

Wenn dieses Artefakt ins Spiel kommt, wende Hellsicht 3 an.
{3}, opfere dieses Artefakt: Bestimme eines —
• Zerstöre eine Kreatur deiner Wahl.
";
    let page = understood(text);
    let scry = "German says something else: When this artifact enters, scry 3.\ninstead of: When this artifact enters, scry 2.";
    let draw = "German leaves something out: • Draw two cards.";
    assert_eq!(messages(&page), [(10, TroubleKind::Differs, scry), (12, TroubleKind::Differs, draw)]);
}

#[test]
fn what_is_in_no_language_of_ours_is_said_once_and_the_rest_is_read() {
    let korean = "이상한 등불\n\n카드 두 장을 뽑는다.\n당신은 생명 2점을 얻는다.\n\n";
    let russian = "Странный фонарь\n\nВозьмите две карты.\n\n";
    let taiwan = "奇異燈籠\n\n抽兩張牌，然後將這個牌庫洗牌。\n\n";
    for (text, tongue) in [(korean, "Korean"), (russian, "Russian"), (taiwan, "Traditional Chinese")] {
        let page = understood(&format!("{text}{LANTERN}"));
        assert_eq!(
            messages(&page),
            [(3, TroubleKind::Unread, format!("{tongue} is none of the eight languages that are read").as_str())]
        );
        assert_eq!(languages(&page)[1..], ["de", "es", "fr", "it", "ja", "pt", "zhs", "en"]);
        assert_eq!(kind(&page, 1), Kind::Name);
    }
}

#[test]
fn japanese_may_be_written_with_letters_of_traditional_chinese() {
    let page = understood("風のランタン\n\n飛行\n\nWind Lantern\n\nFlying\n");
    assert_eq!(messages(&page), []);
    assert_eq!(languages(&page), ["ja", "en"]);
}

#[test]
fn a_text_that_is_cut_is_said_to_be() {
    for (whole, cut, language) in [
        ("Ziehe zwei Karten.", "Ziehe zwei", "German"),
        ("Piochez deux cartes.", "Piochez deux", "French"),
        ("Draw two cards.", "Draw two cards. Each opponent loses", "English"),
    ] {
        let page = understood(&LANTERN.replace(whole, cut));
        let line = 1 + LANTERN.lines().position(|l| l == whole).expect("a line");
        let message = format!("{language}: the text ends in the middle");
        assert_eq!(messages(&page), [(line, TroubleKind::Unread, message.as_str())]);
        assert_eq!(page.blocks.iter().filter(|b| b.verdict == Verdict::Agrees).count(), 7);
    }
    let page = understood(&LANTERN.replace("Ziehe zwei Karten.", "Ziehe zwei Karten. (Das sind deine"));
    assert_eq!(page.troubles.len(), 1);
    assert!(page.troubles[0].message.contains("the explanation is cut"), "{:?}", page.troubles);
}

#[test]
fn mixed_scripts_are_said_in_one_message() {
    // The a of the German word is Cyrillic.
    let page = understood(&LANTERN.replace("Ziehe zwei Karten.", "Ziehe zwei K\u{430}rten."));
    assert_eq!(
        messages(&page),
        [(3, TroubleKind::Unread, "`K\u{430}rten` mixes scripts (Latin + Cyrillic): not read")]
    );
    let page = understood(&LANTERN.replace("カードを２枚引く。", "カードを２枚 draw する。"));
    let [trouble] = &page.troubles[..] else { panic!("{:?}", page.troubles) };
    assert!(trouble.message.contains("mixes scripts"), "{trouble:?}");
}

#[test]
fn labels_are_held_to_the_text_below() {
    let page = understood("[fr]\nSeltsame Laterne\nZiehe zwei Karten.\n\nde: Lanterne étrange\nPiochez deux cartes.\n");
    assert_eq!(
        messages(&page),
        [
            (1, TroubleKind::Language, "labelled French, but the text is German"),
            (5, TroubleKind::Language, "labelled German, but the text is French"),
        ]
    );
    let page = understood("jp:\n奇妙なランタン\nカードを２枚引く。\n\nEnglish\nOdd Lantern\nDraw two cards.\n");
    assert_eq!(messages(&page), [(1, TroubleKind::Language, "no language has the code `jp`")]);
    assert_eq!(languages(&page), ["ja", "en"]);
}

#[test]
fn names_of_other_cards_and_of_none() {
    let page = understood("Shock\n\nDraw two cards.\n\nMurder\n\nSchock\n\nZiehe zwei Karten.\n");
    assert!(
        messages(&page).contains(&(5, TroubleKind::Name, "`Murder` is the English name of Murder")),
        "{:?}",
        page.troubles
    );
    let page = understood("Ransom Note\n\nDetwas\n\n{2}, opfere dieses Artefakt: Ziehe eine Karte.\n");
    let [(3, TroubleKind::Name, message), ..] = messages(&page)[..] else { panic!("{:?}", page.troubles) };
    assert_eq!(message, "`Detwas` is not the German name of Ransom Note, which is `Erpresserschreiben`");
}

#[test]
fn a_card_is_known_by_what_its_texts_mean() {
    let page = understood("Ein Name von niemandem\n\nZiehe zwei Karten.\n");
    let known = Known::shipped();
    let card = page.identity.card().map(|card| known.name(card));
    assert_eq!((card.as_deref(), matches!(page.identity, Identity::ByText(_))), (Some("Divination"), true));
}

#[test]
fn what_is_not_recognised_is_listed() {
    let page = understood(&format!("{LANTERN}\n?!?! ~~ 17 //\n"));
    let last = page.lines.len();
    assert_eq!(messages(&page), [(last, TroubleKind::Unrecognised, "not recognised: ?!?! ~~ 17 //")]);
}

#[test]
fn other_parts_of_a_page() {
    let text = "\
Odd Lantern {2}
Artifact
{2}, Sacrifice this artifact: Draw a card.
Illus. Nobody
MKM 17
Rare

Rulings
2024-02-02: Drawing a card with this is optional.
";
    let page = understood(text);
    let kinds: Vec<&str> = page.lines.iter().map(|l| l.kind.name()).collect();
    assert_eq!(kinds, ["name", "type line", "rules text", "fact", "fact", "fact", "blank", "heading", "ruling"]);
    assert_eq!(messages(&page), []);
    assert_eq!(page.rulings[0].date.map(|d| d.to_string()).as_deref(), Some("2024-02-02"));
}

#[test]
fn the_report_is_short_and_the_data_is_whole() {
    let known = Known::shipped();
    let page = understood(LANTERN);
    let text = show::text(&page, &known, english(), show::Detail::Short);
    let head = "Odd Lantern\nnot one of the cards that ship\n  Draw two cards.\nmeans the same as Divination\n";
    assert!(text.starts_with(head), "{text}");
    assert!(text.contains("8 texts in 8 languages: all mean the same card"), "{text}");
    let data = page::json::value(&page, &known);
    assert_eq!(data["agree"], true);
    assert_eq!(data["blocks"][4]["language"], "ja");
    assert_eq!(data["blocks"][4]["english"][0], "Draw two cards.");
    assert_eq!(data["lines"].as_array().map(Vec::len), Some(18));
}

/// The report and what does not fit are said in the reader's language; data and names of languages' codes stay.
#[test]
fn the_report_is_in_the_readers_language() {
    let known = Known::shipped();
    let text = LANTERN.replace("Piochez deux cartes.", "Piochez trois cartes.");
    for (language, says) in [
        (Language::German, "Französisch sagt etwas anderes: Ziehe drei Karten.\nstatt: Ziehe zwei Karten."),
        (Language::Japanese, "フランス語では別の意味である：カードを３枚引く。\n正しくは：カードを２枚引く。"),
    ] {
        let words = Messages::of(language);
        let page = read(&text, &known, words);
        let [trouble] = &page.troubles[..] else { panic!("{:?}", page.troubles) };
        assert_eq!((trouble.line, trouble.message.as_str()), (13, says));
        let report = show::text(&page, &known, words, show::Detail::Whole);
        let english = ["text", "rules", "line ", "name", "agree", "read", "other", "one of"];
        let ours = report.lines().filter(|line| !line.contains("Odd Lantern") && !line.contains("Murders"));
        for line in ours {
            assert!(english.iter().all(|word| !line.split(' ').any(|said| said == word.trim())), "{line}");
        }
    }
}

/// No page makes it stumble.
#[test]
fn odd_pages() {
    for text in
        ["\n", "(", "{", "\u{feff}Odd", "•", "——", "[", "a:b", "２０２４", "{T}", "1/1", "\u{0}", "((((", "。。。"]
    {
        understood(text);
        understood(&format!("{text}\n\n{text}\n{LANTERN}{text}"));
    }
}

/// An invented card with reminder text, rendered in two languages.
fn stranger() -> String {
    use oracle::{Wording, reminder, write_with_reminders};
    let line = oracle::type_line::read("Creature — Human").expect("a type line");
    let about = |language, name| oracle::About::called(language, name, &line, &oracle::Called::default());
    let english = about(Language::English, "Odd Stranger");
    let abilities = oracle::read_text(Language::English, &english, "Disguise {1}{G}\nVigilance").expect("read").0;
    let said = [(Language::English, "Odd Stranger"), (Language::French, "Drôle d'étranger")].map(|(language, name)| {
        let about = about(language, name);
        let reminders = reminder::all(language.grammar(), &about, &abilities, &Wording::default());
        let wording = Wording { reminders, ..Wording::default() };
        let text = write_with_reminders(language, &about, &abilities, &wording).expect("sayable");
        format!("{name}\n\n{text}\n")
    });
    said.join("\n")
}

#[test]
fn reminders_are_held_to_the_rules() {
    let right = stranger();
    let page = understood(&right);
    assert_eq!(messages(&page), []);
    let explained: Vec<_> = page.blocks.iter().map(|b| (b.is_written_again(), b.is_explained_again())).collect();
    assert_eq!(explained, [(Some(true), Some(true)); 2]);
    // The French one says three mana and another creature; both texts mean the same all the same (CR 207.2).
    let at = right.find("Drôle").expect("the French text");
    for (said, instead) in [("{3}", "{4}"), ("2/2", "3/3")] {
        let page = understood(&(right[..at].to_owned() + &right[at..].replacen(said, instead, 1)));
        assert!(page.agrees());
        let [(line, what, message)] = messages(&page)[..] else { panic!("{:?}", page.troubles) };
        assert_eq!((line, what), (8, TroubleKind::Reminder));
        assert!(message.contains(said), "{message}");
        assert_eq!(page.blocks[1].is_explained_again(), Some(false));
    }
}

#[test]
fn a_reminder_that_is_cut_or_not_understood_leaves_the_rest() {
    let right = stranger();
    let at = right.find("Drôle").expect("the French text");
    let end = right[at..].find(")\n").expect("its end") + at;
    let cut = understood(&(right[..end - 12].to_owned() + &right[end + 1..]));
    let [(8, TroubleKind::Unread, _)] = messages(&cut)[..] else { panic!("{:?}", cut.troubles) };
    let open = right[at..].find('(').expect("it explains") + at;
    let other = understood(&(right[..open].to_owned() + "(Elle danse la nuit.)" + &right[end + 1..]));
    let [(8, TroubleKind::Reminder, _)] = messages(&other)[..] else { panic!("{:?}", other.troubles) };
    assert!(cut.blocks[0].is_explained_again() == Some(true) && other.agrees());
}

/// A card that ships, with the facts of its face: what is not the card's is told.
#[test]
fn facts_are_held_to_the_card() {
    let known = Known::shipped();
    let (card, face) = known
        .cards
        .iter()
        .map(|shipped| (shipped, shipped.card.front()))
        .find(|(shipped, face)| face.power_toughness.is_some() && shipped.card.faces.len() == 1)
        .expect("a creature ships");
    let cost = face.mana_cost.as_ref().expect("a cost").to_string();
    let line = oracle::type_line::write(&face.type_line);
    let text = card.texts(oracle::Language::English).expect("sayable").remove(0);
    let numbers = match face.power_toughness {
        Some((ir::PtValue::Number(power), ir::PtValue::Number(toughness))) => format!("{power}/{toughness}"),
        other => panic!("{other:?}"),
    };
    let page = |cost: &str, line: &str, numbers: &str| {
        understood(&format!("{}\n\n{cost}\n\n{line}\n\n{text}\n\n{numbers}\n", face.name))
    };
    let right = page(&cost, &line, &numbers);
    assert_eq!(messages(&right), []);
    let others = [
        (page("{9}{W}", &line, &numbers), 3, &cost),
        (page(&cost, "Creature — Elk", &numbers), 5, &line),
        (page(&cost, &line, "9/8"), right.lines.len(), &numbers),
    ];
    for (other, at, own) in others {
        let [(place, TroubleKind::Fact, message)] = messages(&other)[..] else { panic!("{:?}", other.troubles) };
        assert_eq!(place, at);
        assert!(message.ends_with(own.as_str()), "{message}");
    }
    let behind = understood(&format!("{} {{9}}{{W}}\n\n{text}\n", face.name));
    let [(1, TroubleKind::Fact, _)] = messages(&behind)[..] else { panic!("{:?}", behind.troubles) };
}
