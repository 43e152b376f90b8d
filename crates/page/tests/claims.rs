//! The claims about the four pages that this project was started from, as far as they are about what stands on the
//! pages. Facts are held to the data that ships; what needs the pages runs where `FACEDOWN_SHARED` names their folder.

use ir::CardType;
use messages::Messages;
use oracle::reminder::Explain;
use oracle::{About, Language, Wording, write_text};
use page::known::Numbered;
use page::show::{self, Detail};
use page::{Identity, Kind, Known, Page, Verdict, read, ruling};
use std::path::PathBuf;
use std::sync::LazyLock;

static KNOWN: LazyLock<Known> = LazyLock::new(Known::shipped);
static SEEDS: LazyLock<Option<Vec<Page>>> = LazyLock::new(|| {
    let folder = PathBuf::from(std::env::var_os("FACEDOWN_SHARED")?).join("seeds");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(&folder).expect("seeds").map(|f| f.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|e| e == "txt"));
    files.sort();
    assert_eq!(files.len(), 4);
    Some(
        files
            .iter()
            .map(|file| read(&std::fs::read_to_string(file).expect("a page"), &KNOWN, Messages::of(Language::English)))
            .collect(),
    )
});

const CULPRIT: &str = "Expose the Culprit";
const SIGHT: &str = "Hide in Plain Sight";
const NOTE: &str = "Ransom Note";

fn card(name: &str) -> usize {
    KNOWN.named(name)[0].card
}

fn has_sets(name: &str, sets: &[&str]) {
    assert_eq!(KNOWN.name(card(name)), name);
    assert_eq!(KNOWN.printed(card(name)).expect("its facts").sets, sets, "{name}");
}

fn is_printed(name: &str, cost: &str, types: &[CardType], rarity: &str) {
    let face = KNOWN.cards[card(name)].card.front();
    assert_eq!(face.mana_cost.as_ref().map(ToString::to_string).as_deref(), Some(cost));
    assert_eq!(face.type_line.types, types);
    let set = &KNOWN.printed(card(name)).expect("its facts").sets[0];
    assert_eq!(Numbered::of(set, name).map(|n| n.rarity), Some(rarity));
}

fn number(set: &str, name: &str) -> Option<&'static str> {
    Numbered::of(set, name).map(|n| n.number)
}

/// A localized name leads to the card, ships as its name there, and stands on the page above a text in that language.
fn is_named(seed: usize, language: Language, local: &str, name: &str) {
    assert!(KNOWN.named(local).iter().any(|n| n.language == language && KNOWN.name(n.card) == name), "{local}");
    assert_eq!(KNOWN.local_name(card(name), 0, language), Some(local));
    let Some(seeds) = &*SEEDS else { return };
    let blocks = seeds[seed].blocks.iter().filter(|b| b.read().is_some_and(|r| r.language == language));
    let names: Vec<&str> = blocks.filter_map(|b| b.name.as_ref()).map(|t| t.text.as_str()).collect();
    assert_eq!(names, [local]);
}

/// What each language calls a thing, on the pages where it is spoken of, and as the grammar says it.
fn is_called(what: &str, said: &[(Language, &str)], meaning: &str) {
    let Some(seeds) = &*SEEDS else { return };
    for (language, word) in said {
        let blocks = seeds.iter().flat_map(|page| &page.blocks);
        let blocks = blocks.filter(|b| b.read().is_some_and(|r| r.language == *language));
        let texts: Vec<(&str, String)> = blocks
            .map(|b| (b.text.as_str(), serde_json::to_string(&b.read().expect("read").abilities).expect("json")))
            .filter(|(_, json)| json.contains(meaning))
            .collect();
        assert!(!texts.is_empty(), "{what} in {}", language.name());
        assert!(
            texts.iter().any(|(text, _)| text.to_lowercase().contains(word)),
            "{what}: {word} in {}",
            language.name()
        );
    }
}

/// How many of the texts of a page agree, and all of them do.
fn all_agree(seed: usize, texts: usize) {
    let Some(seeds) = &*SEEDS else { return };
    let blocks: Vec<_> = seeds[seed].blocks.iter().filter(|b| b.reading.is_some()).collect();
    assert_eq!(blocks.len(), texts);
    for block in blocks {
        assert_eq!(block.verdict, Verdict::Agrees);
        assert_eq!(block.is_written_again(), Some(true));
    }
    assert_eq!(seeds[seed].troubles, []);
}

#[test]
fn c1_expose_the_culprit_and_its_set() {
    has_sets(CULPRIT, &["MKM"]);
    if let Some(seeds) = &*SEEDS {
        assert_eq!(seeds[0].identity, Identity::Named(card(CULPRIT)));
        assert_eq!(seeds[0].sets.iter().map(|(_, s)| s.code.as_str()).collect::<Vec<_>>(), ["MKM"]);
    }
}

#[test]
fn c2_expose_the_culprit_as_printed() {
    is_printed(CULPRIT, "{1}{R}", &[CardType::Instant], "uncommon");
    assert_eq!(number("MKM", CULPRIT), Some("124"));
}

#[test]
fn c3_hide_in_plain_sight_and_its_sets() {
    has_sets(SIGHT, &["MKM", "PMKM"]);
    if let Some(seeds) = &*SEEDS {
        assert_eq!(seeds[1].identity, Identity::Named(card(SIGHT)));
        assert_eq!(seeds[1].sets.iter().map(|(_, s)| s.code.as_str()).collect::<Vec<_>>(), ["PMKM", "MKM"]);
    }
}

#[test]
fn c4_hide_in_plain_sight_as_printed() {
    is_printed(SIGHT, "{3}{G}", &[CardType::Sorcery], "rare");
    assert_eq!(number("MKM", SIGHT), Some("166"));
}

#[test]
fn c5_ransom_note_and_its_set() {
    has_sets(NOTE, &["MKC"]);
    if let Some(seeds) = &*SEEDS {
        assert_eq!(seeds[2].identity, Identity::Named(card(NOTE)));
        assert_eq!(seeds[2].sets.iter().map(|(_, s)| s.code.as_str()).collect::<Vec<_>>(), ["MKC"]);
    }
}

#[test]
fn c6_ransom_note_as_printed() {
    is_printed(NOTE, "{1}", &[CardType::Artifact], "rare");
    let subtypes = &KNOWN.cards[card(NOTE)].card.front().type_line.subtypes;
    assert_eq!(subtypes.iter().map(|s| s.name()).collect::<Vec<_>>(), ["Clue"]);
}

macro_rules! names {
    ($($claim:ident: $seed:literal $language:ident $local:literal = $name:expr;)*) => {
        $(#[test] fn $claim() { is_named($seed, Language::$language, $local, $name); })*
    };
}

names! {
    c7_in_german: 0 German "Entlarvung des Schuldigen" = CULPRIT;
    c8_in_spanish: 0 Spanish "Exponer a la culpable" = CULPRIT;
    c9_in_french: 0 French "Dévoiler le coupable" = CULPRIT;
    c10_in_italian: 0 Italian "Rivelare il Colpevole" = CULPRIT;
    c11_in_japanese: 0 Japanese "犯人暴き" = CULPRIT;
    c12_in_portuguese: 0 Portuguese "Revelar o Culpado" = CULPRIT;
    c13_in_chinese: 0 Chinese "暴露罪犯" = CULPRIT;
    c14_in_german: 1 German "Gut sichtbar versteckt" = SIGHT;
    c15_in_spanish: 1 Spanish "Esconderse a plena vista" = SIGHT;
    c16_in_french: 1 French "Caché sous le nez de tous" = SIGHT;
    c17_in_italian: 1 Italian "Nascondiglio in Bella Vista" = SIGHT;
    c18_in_japanese: 1 Japanese "自然な溶け込み" = SIGHT;
    c19_in_portuguese: 1 Portuguese "Esconder-se em Plena Vista" = SIGHT;
    c20_in_chinese: 1 Chinese "当面匿踪" = SIGHT;
    c21_in_german: 2 German "Erpresserschreiben" = NOTE;
    c22_in_french: 2 French "Note de rançon" = NOTE;
    c23_in_italian: 2 Italian "Richiesta di Riscatto" = NOTE;
    c24_in_japanese: 2 Japanese "身代金要求" = NOTE;
}

#[test]
fn c25_the_languages_of_ransom_note_on_the_page() {
    let Some(seeds) = &*SEEDS else { return };
    let codes: Vec<&str> = seeds[2].blocks.iter().filter_map(|b| b.tongue).map(|t| t.code()).collect();
    assert_eq!(codes, ["de", "fr", "it", "ja", "en", "en"]);
}

/// The title is the name of no card: the cards that the rulings fit are named, and none is guessed.
#[test]
fn c26_a_card_that_cloaks_and_no_more_is_known() {
    assert!(KNOWN.named("未解之谜").is_empty());
    let Some(seeds) = &*SEEDS else { return };
    let Identity::Narrowed { title, fits } = &seeds[3].identity else { panic!("{:?}", seeds[3].identity) };
    assert_eq!(title.as_deref(), Some("未解之谜"));
    let names = |cards: &[usize]| {
        let mut names: Vec<String> = cards.iter().map(|&card| KNOWN.name(card)).collect();
        names.sort();
        names
    };
    let just = [SIGHT, NOTE, "Unexplained Absence", "Vannifar, Evolved Enigma", "Veiled Ascension"];
    assert_eq!(names(&fits.just), just);
    assert_eq!(names(&fits.more), ["Cryptic Coat", "Etrata, Deadly Fugitive", CULPRIT]);
    assert_eq!(names(&fits.dated), ["Become Anonymous"]);
}

#[test]
fn c27_each_ruling_is_dated() {
    let Some(seeds) = &*SEEDS else { return };
    assert_eq!(seeds[3].rulings.len(), 14);
    for ruling in &seeds[3].rulings {
        assert_eq!(ruling.date.map(|d| d.to_string()).as_deref(), Some("2024-02-02"));
    }
}

#[test]
fn c28_two_rulings_are_chinese_and_say_what_the_english_say() {
    let Some(seeds) = &*SEEDS else { return };
    let which = |page: &Page| page.rulings.iter().map(|r| r.known.map(|(which, _)| which)).collect::<Vec<_>>();
    assert_eq!(which(&seeds[3]), which(&seeds[2]));
    assert!(which(&seeds[3]).iter().all(Option::is_some));
    let chinese: Vec<_> = seeds[3].rulings.iter().filter(|r| r.tongue.is_some_and(|t| t.code() == "zhs")).collect();
    let rules: Vec<_> = chinese.iter().filter_map(|r| r.known).map(|(which, _)| &ruling::all()[which].rules).collect();
    assert_eq!(rules, [&vec!["701.58c", "701.58d"], &vec!["708.9"]]);
}

#[test]
fn c29_flavor_text_in_six_languages() {
    let Some(seeds) = &*SEEDS else { return };
    let page = &seeds[1];
    let flavor: Vec<&str> =
        page.lines.iter().filter(|l| l.kind == Kind::Flavor).filter_map(|l| l.tongue).map(|t| t.code()).collect();
    assert_eq!(flavor, ["es", "fr", "it", "ja", "pt", "zhs"]);
    let with: Vec<&str> =
        page.blocks.iter().filter(|b| b.flavor.len() == 1).filter_map(|b| b.tongue).map(|t| t.code()).collect();
    assert_eq!(with, flavor);
    // On the page each stands before the name.
    assert!(page.blocks.iter().all(|b| b.flavor.iter().all(|&f| b.name.as_ref().is_some_and(|t| f < t.line))));
}

use Language::{Chinese, French, German, Italian, Japanese, Portuguese, Spanish};

#[test]
fn c30_cloak() {
    let said = [
        (German, "tarn"),
        (Spanish, "enmasc"),
        (French, "voile"),
        (Italian, "cela"),
        (Japanese, "偽装"),
        (Portuguese, "ocult"),
        (Chinese, "匿伏"),
    ];
    is_called("cloak", &said, "Cloak");
    let another =
        ruling::recognise(Some(Chinese), "覆面生物若在面朝上时具有伪装或变身，则可以支付伪装或变身费用将它翻回正面。");
    assert_eq!(another.map(|(which, _)| ruling::all()[which].rules[0]), Some("701.58c"));
}

#[test]
fn c31_disguise() {
    let said = [
        (German, "verkleidung"),
        (Spanish, "disfrazarse"),
        (French, "déguisement"),
        (Italian, "camuffare"),
        (Japanese, "変装"),
        (Portuguese, "disfarce"),
        (Chinese, "伪装"),
    ];
    is_called("disguise", &said, "Disguise");
}

#[test]
fn c32_morph_is_spoken_of_in_chinese() {
    let Some(seeds) = &*SEEDS else { return };
    let morph = |text: &str| page::term::of(Chinese, text).contains(&"morph");
    assert_eq!(seeds[3].rulings.iter().filter(|r| morph(&r.text)).count(), 1);
    assert_eq!(page::term::of(Chinese, "变身"), ["morph"]);
}

/// Ward stands in the explanation of cloak: each page that explains has it with its cost.
#[test]
fn c33_ward() {
    let Some(seeds) = &*SEEDS else { return };
    let said = ["abwehr {2}", "rebatir {2}", "parade {2}", "egida {2}", "護法{2}", "salvaguarda {2}", "守护{2}"];
    for page in &seeds[..2] {
        let explained = page.blocks.iter().filter(|b| b.reminders > 0 && b.tongue.is_some_and(|t| t.code() != "en"));
        let texts: Vec<String> = explained.map(|b| b.text.to_lowercase()).collect();
        assert_eq!(texts.len(), said.len());
        assert!(said.iter().all(|word| texts.iter().any(|text| text.contains(word))));
    }
}

#[test]
fn c34_surveil() {
    let said = [(German, "überwachen 1"), (French, "surveillez 1"), (Italian, "sorveglia 1"), (Japanese, "諜報１")];
    is_called("surveil", &said, "Surveil");
}

#[test]
fn c35_goad() {
    is_called("goad", &[(German, "stachle"), (French, "incitez"), (Italian, "sprona"), (Japanese, "使嗾")], "Goad");
}

#[test]
fn c36_face_down() {
    let said = [
        (German, "verdeckte"),
        (Spanish, "boca abajo"),
        (French, "face cachée"),
        (Italian, "a faccia in giù"),
        (Japanese, "裏向き"),
        (Portuguese, "face para baixo"),
        (Chinese, "牌面朝下"),
    ];
    is_called("face down", &said, "FaceDown");
}

#[test]
fn c37_turn_face_up() {
    let said = [
        (German, " auf."),
        (Spanish, "pon boca arriba"),
        (French, "retournez face visible"),
        (Italian, "gira a faccia in su"),
        (Japanese, "表向きにする"),
        (Portuguese, "volte para cima a face"),
        (Chinese, "翻回正面"),
    ];
    is_called("turn face up", &said, "TurnFaceUp");
}

#[test]
fn c38_choose_one_or_both() {
    let said = [
        (German, "bestimme eines oder beides"),
        (Spanish, "elige uno o ambos"),
        (French, "choisissez l'un ou les deux"),
        (Italian, "scegli uno o entrambi"),
        (Japanese, "１つまたは両方を選ぶ"),
        (Portuguese, "escolha um ou ambos"),
        (Chinese, "选择一项或都选"),
    ];
    is_called("choose one or both", &said, "Modal");
    // Said from the meaning, it is the same.
    let card = &KNOWN.cards[card(CULPRIT)];
    for (language, word) in said {
        let text = card.texts(language).expect("it is said").remove(0);
        assert!(text.to_lowercase().starts_with(word) || text.contains(word), "{text}");
    }
}

/// An explanation means nothing of its own: with it and without it a text means the same.
#[test]
fn c39_the_explanation_of_cloak_in_eight_languages() {
    let Some(seeds) = &*SEEDS else { return };
    for page in &seeds[..2] {
        let mut explained: Vec<&str> =
            page.blocks.iter().filter(|b| b.reminders == 1).filter_map(|b| b.tongue).map(|t| t.code()).collect();
        explained.sort_unstable();
        assert_eq!(explained, ["de", "en", "es", "fr", "it", "ja", "pt", "zhs"]);
        for block in page.blocks.iter().filter(|b| b.reminders == 1) {
            let reading = block.read().expect("read");
            let bare = oracle::reminder::Bare::new(&block.text).text;
            let about = About::called(reading.language, &reading.name, &reading.type_line, &reading.called);
            let without = oracle::read_text(reading.language, &about, &bare).map(|(abilities, _)| abilities);
            assert_eq!(without.as_ref(), Ok(&reading.abilities));
        }
    }
}

/// The explanation is written from the rule, in each language as the page has it; so does the card that ships.
#[test]
fn c39_the_explanation_is_rendered_from_the_rule() {
    let Some(seeds) = &*SEEDS else { return };
    for (page, name) in seeds.iter().zip([CULPRIT, SIGHT]) {
        let explained: Vec<_> = page.blocks.iter().filter(|b| b.reminders == 1).collect();
        assert_eq!(explained.len(), 8);
        for block in explained {
            assert_eq!(block.is_explained_again(), Some(true), "{}", block.text);
            let language = block.read().expect("read").language;
            let texts = KNOWN.cards[card(name)].texts_explained(language, Explain::Printed).expect("it is said");
            assert_eq!(texts, [block.text.as_str()]);
            let texts = KNOWN.cards[card(name)].texts_explained(language, Explain::Nothing).expect("it is said");
            assert_eq!(texts, [oracle::reminder::Bare::new(&block.text).text]);
        }
        assert!(show::text(page, &KNOWN, Messages::of(Language::English), Detail::Short).contains("9 of 9"));
    }
}

#[test]
fn c40_with_and_without_explanation() {
    let Some(seeds) = &*SEEDS else { return };
    for page in &seeds[..2] {
        let english: Vec<_> = page.blocks.iter().filter(|b| b.tongue.is_some_and(|t| t.code() == "en")).collect();
        assert_eq!(english.iter().map(|b| b.reminders).collect::<Vec<_>>(), [1, 0]);
        assert_eq!(english[0].read().map(|r| &r.abilities), english[1].read().map(|r| &r.abilities));
        // Each is written from the meaning of the other.
        let [with, without] = [english[0], english[1]].map(|b| b.read().expect("read"));
        assert_eq!(with.written(&without.abilities).as_deref(), Some(english[1].text.as_str()));
        assert_eq!(with.written_with_reminders().as_deref(), Some(english[0].text.as_str()));
    }
}

#[test]
fn c41_two_english_wordings_of_one_meaning() {
    let Some(seeds) = &*SEEDS else { return };
    let english: Vec<_> =
        seeds[2].blocks.iter().filter_map(|b| b.read()).filter(|r| r.language == Language::English).collect();
    let [today, printed] = english[..] else { panic!("{} blocks", english.len()) };
    assert_ne!(today.wording, printed.wording);
    assert_eq!(today.abilities, printed.abilities);
}

#[test]
fn c42_no_explanations_on_the_page_of_ransom_note() {
    let Some(seeds) = &*SEEDS else { return };
    assert!(seeds[2].blocks.iter().all(|b| b.reminders == 0 && b.is_explained_again().is_none()));
    // They can be explained all the same, in each language of the page; the text stays what it is without.
    for block in seeds[2].blocks.iter().filter(|b| b.reading.is_some()) {
        let language = block.read().expect("read").language;
        let text = KNOWN.cards[card(NOTE)].texts_explained(language, Explain::All).expect("it is said").remove(0);
        assert_eq!(oracle::reminder::Bare::new(&text).asides.len(), 3, "{text}");
    }
    // What the rules say of these words is with the engine; the meaning has the words alone.
    let json = serde_json::to_string(&KNOWN.cards[card(NOTE)].card).expect("json");
    assert!(["Surveil", "Cloak", "Goad"].iter().all(|word| json.contains(word)));
}

#[test]
fn c211_expose_the_culprit_means_the_same_in_eight_languages() {
    all_agree(0, 9);
}

#[test]
fn c212_hide_in_plain_sight_means_the_same_in_eight_languages() {
    all_agree(1, 9);
}

#[test]
fn c213_ransom_note_means_the_same_in_five_languages() {
    all_agree(2, 6);
    let Some(seeds) = &*SEEDS else { return };
    for block in seeds[2].blocks.iter().filter(|b| b.tongue.is_some_and(|t| t.code() != "en")) {
        // All have the wording with the name of the card; some decline it.
        let name = block.name.as_ref().map_or("", |t| t.text.as_str());
        assert!(block.text.contains(name), "{name}");
    }
    let english = KNOWN.cards[card(NOTE)].card.front();
    let about = About::english(NOTE, &english.type_line);
    let text = write_text(Language::English, &about, &english.abilities, &Wording::default()).expect("said");
    assert_eq!(text.lines().count(), 5);
}

#[test]
fn c214_how_many_rulings() {
    let Some(seeds) = &*SEEDS else { return };
    let which = |page: &Page| page.rulings.iter().filter_map(|r| r.known).map(|(which, _)| which).collect::<Vec<_>>();
    assert_eq!(seeds.iter().map(|p| p.rulings.len()).collect::<Vec<_>>(), [15, 14, 14, 14]);
    assert_eq!(which(&seeds[1]), which(&seeds[2]));
    assert_eq!(which(&seeds[1]), which(&seeds[3]));
    let pile: Vec<usize> = which(&seeds[0]).into_iter().filter(|r| !which(&seeds[1]).contains(r)).collect();
    let [pile] = pile[..] else { panic!("{pile:?}") };
    assert!(ruling::all()[pile].title().contains("pile"));
}
