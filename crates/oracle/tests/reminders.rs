//! Reminder text, on cards of our own: rendered from the rule, read back, and told apart from what is wrong.

use oracle::reminder::{self, Fault};
use oracle::{About, Called, Language, Wording, read_by, read_text, write_with_reminders};

const TYPE_LINE: &str = "Creature — Human";

fn about(language: Language) -> About {
    About::called(
        language,
        "Odd Stranger",
        &oracle::type_line::read(TYPE_LINE).expect("a type line"),
        &Called::default(),
    )
}

fn meaning(text: &str) -> Vec<ir::Ability> {
    read_text(Language::English, &about(Language::English), text).unwrap_or_else(|why| panic!("{text}: {why:?}")).0
}

/// A meaning said in a language with all reminders.
fn explained(language: Language, abilities: &[ir::Ability]) -> Result<(String, usize), String> {
    let about = about(language);
    let reminders = reminder::all(language.grammar(), &about, abilities, &Wording::default());
    let wording = Wording { reminders, ..Wording::default() };
    let text = write_with_reminders(language, &about, abilities, &wording).map_err(|why| why.to_string())?;
    Ok((text, wording.reminders.len()))
}

/// The law: what is rendered is recognised, and comes back to the letter.
fn check(language: Language, abilities: &[ir::Ability]) -> usize {
    let (text, many) = explained(language, abilities).expect("sayable");
    let about = about(language);
    let (read, wording) = read_text(language, &about, &text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    assert_eq!(read, abilities, "{text}");
    assert_eq!(wording.reminders.len(), many, "{text}");
    assert_eq!(write_with_reminders(language, &about, &read, &wording).as_deref(), Ok(text.as_str()));
    assert!(reminder::remarks(language.grammar(), &about, &read, &wording, &text).is_empty(), "{text}");
    many
}

/// What makes a permanent face down, and ward: explained in every language.
const FACE_DOWN: [&str; 7] = [
    "Disguise {1}{G}",
    "Morph {2}",
    "Megamorph {4}{U}",
    "When this creature dies, cloak the top card of your library.",
    "When this creature dies, manifest the top card of your library.",
    "When this creature dies, manifest dread.",
    "Ward {2}",
];

#[test]
fn face_down_is_explained_in_eight_languages() {
    for text in FACE_DOWN {
        let abilities = meaning(text);
        for language in Language::ALL {
            assert_eq!(check(language, &abilities), 1, "{text} in {}", language.name());
        }
    }
}

#[test]
fn what_is_explained_twice_is_said_once() {
    let abilities = meaning(
        "Morph {2}\nWhen this creature dies, cloak the top card of your library.\n{3}: Cloak a card from your hand.",
    );
    for language in Language::ALL {
        assert_eq!(check(language, &abilities), 2, "{}", language.name());
    }
}

/// Keywords and keyword actions with explanations of their own.
const EXPLAINED: [&str; 33] = [
    "Flying",
    "Reach",
    "Menace",
    "Fear",
    "Skulk",
    "Defender",
    "Haste",
    "Vigilance",
    "Deathtouch",
    "Double strike",
    "First strike",
    "Lifelink",
    "Trample",
    "Hexproof",
    "Shroud",
    "Indestructible",
    "Flash",
    "Changeling",
    "Prowess",
    "Cycling {3}",
    "Flashback {4}",
    "Kicker {2}",
    "{1}: Target creature you control fights another target creature.",
    "{1}: Goad target creature.",
    "{1}: Suspect target creature.",
    "{1}: Turn target creature face down.",
    "{1}: Mill two cards.",
    "{1}: Scry 1.",
    "{1}: Scry 2.",
    "{1}: Surveil 1.",
    "{1}: Surveil 3.",
    "{1}: Investigate.",
    "{1}: Create a Treasure token.",
];

/// Each language explains all of them.
#[test]
fn keywords_are_explained_by_what_the_rules_say() {
    let mut silent_in = Vec::new();
    for language in Language::ALL {
        let silent = |text: &&&str| {
            let abilities = meaning(text);
            explained(language, &abilities).is_err() || check(language, &abilities) == 0
        };
        let not: Vec<&&str> = EXPLAINED.iter().filter(silent).collect();
        if !not.is_empty() {
            silent_in.push(format!("{} does not explain {not:?}", language.name()));
        }
    }
    assert!(silent_in.is_empty(), "{silent_in:#?}");
}

#[test]
fn what_gains_an_ability_is_spoken_of() {
    let text = "{1}: Target creature gains haste until end of turn.";
    let (said, _) = explained(Language::English, &meaning(text)).expect("sayable");
    assert!(said.contains("(It can attack"), "{said}");
    let (said, _) = explained(Language::English, &meaning("Creatures you control have hexproof.")).expect("sayable");
    assert!(said.contains("(They can't"), "{said}");
}

#[test]
fn lands_are_explained_in_front() {
    let line = oracle::type_line::read("Land — Forest Island").expect("a type line");
    let about = About::called(Language::English, "Odd Shore", &line, &Called::default());
    let abilities = read_text(Language::English, &about, "This land enters tapped.").expect("read").0;
    let reminders = reminder::all(Language::English.grammar(), &about, &abilities, &Wording::default());
    let wording = Wording { reminders, ..Wording::default() };
    let text = write_with_reminders(Language::English, &about, &abilities, &wording).expect("sayable");
    assert_eq!(text, "({T}: Add {G} or {U}.)\nThis land enters tapped.");
    assert_eq!(read_text(Language::English, &about, &text), Ok((abilities, wording)));
}

fn faults(text: &str) -> Vec<Fault> {
    let (language, about) = (Language::English, about(Language::English));
    let (abilities, wording) = read_by(language.grammar(), &about, text).expect("the rules are read");
    let remarks = reminder::remarks(language.grammar(), &about, &abilities, &wording, text);
    remarks.into_iter().map(|remark| remark.fault).collect()
}

#[test]
fn a_reminder_that_says_something_else_is_told() {
    let (right, _) = explained(Language::English, &meaning("Disguise {1}{G}\nVigilance")).expect("sayable");
    assert_eq!(faults(&right), []);
    let rule = right[right.find('(').expect("a reminder")..=right.find(')').expect("its end")].to_owned();
    for (said, instead) in [("2/2", "3/3"), ("{3}", "{4}"), ("ward {2}", "ward {3}"), ("disguise cost", "morph cost")] {
        let wrong = right.replacen(said, instead, usize::MAX);
        assert_ne!(wrong, right);
        assert_eq!(faults(&wrong), [Fault::Other(rule.clone())], "{wrong}");
    }
    assert_eq!(faults(&format!("When this creature dies, draw a card. {rule}")), [Fault::OfNothing]);
    assert_eq!(faults("Haste (It hurries along.)"), [Fault::NotUnderstood]);
}
