//! What names, nouns and pronouns stand for, on sentences of our own.

mod texts;

use oracle::{Language, NotRead, Wording, read_text, write_text};
use texts::{about, check, read};

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

/// CR 201.5a. In what is granted to another object the name would be that of the object that grants it.
#[test]
fn a_name_in_what_is_granted_is_of_the_one_that_grants() {
    let text = "Equipped creature has \"{T}, Sacrifice Odd Torch: Draw a card.\"";
    let about = &about(Language::English, "Odd Torch", "Artifact — Equipment")[0];
    let Err(NotRead::Declined { expected, .. }) = read_text(Language::English, about, text) else { panic!("read") };
    assert!(expected[0].contains("the card that grants it"), "{expected:?}");
    let own =
        "This creature gets +1/+1 and has \"When Odd Bear becomes the target of a spell or ability, sacrifice it.\"";
    read(Language::English, "Odd Bear", "Creature — Bear", own);

    let english = "Enchanted land has \"{T}, Sacrifice this land: Draw a card.\"";
    let french = "Le terrain enchanté a « {T}, sacrifiez ce terrain : Piochez une carte. »";
    let enchant = "Enchant land\n";
    let meaning = check(Language::English, "Odd Claim", "Enchantment — Aura", &format!("{enchant}{english}"));
    let about = &self::about(Language::French, "Titre bizarre", "Enchantment — Aura")[0];
    let said = write_text(Language::French, about, &meaning, &Wording::default()).expect("it can be said");
    assert_eq!(said.lines().nth(1), Some(french));
}

/// A pronoun behind a condition is for what the condition is about, not for the Aura or Equipment.
#[test]
fn what_this_is_attached_to_is_spoken_of_by_a_pronoun() {
    let pronoun = "As long as equipped creature is blue, it gets +1/+1 and has flying.";
    let noun = "Equipped creature gets +1/+1 and has flying as long as it's blue.";
    let meaning = check(Language::English, "Odd Torch", "Artifact — Equipment", pronoun);
    assert_eq!(check(Language::English, "Odd Torch", "Artifact — Equipment", noun), meaning);
    let ir::Ability::Static(ir::Static::Continuous { affected, .. }) = &meaning[0] else { panic!("{meaning:?}") };
    assert_eq!(*affected, ir::Affected::Attached);
}

/// The exiled cards are as many as the ability that exiles them says.
#[test]
fn what_another_ability_exiled_is_one_card_or_several() {
    for (how_many, back) in [
        ("up to two target creatures", "bringe die ins Exil geschickten Karten"),
        ("target creature", "bringe die ins Exil geschickte Karte"),
    ] {
        let english = format!(
            "When this creature enters, exile {how_many}.\nWhen this creature leaves the battlefield, return the exiled card to its owner's hand."
        );
        let (_, meaning, _) = read(Language::English, "Odd Bear", "Creature — Bear", &english);
        let (about, ..) = read(Language::German, "Seltsamer Bär", "Creature — Bear", "Seltsamer Bär hat Eile.");
        let said = write_text(Language::German, &about, &meaning, &Wording::default()).expect("it can be said");
        assert!(said.contains(back), "{said}");
    }
}

/// The object of a body's n-th condition.
fn asked_about(abilities: &[ir::Ability]) -> Vec<ir::Ref> {
    let (ir::Ability::Spell(ir::Effect::Plain(body))
    | ir::Ability::Triggered(ir::Triggered { effect: ir::Effect::Plain(body), .. })) = &abilities[0]
    else {
        panic!("{abilities:?}")
    };
    let conditions = body.instructions.iter().filter_map(|i| match i {
        ir::Instruction::If { condition: ir::Condition::IsCard(what, _), .. } => Some(what.clone()),
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

/// What a condition asks about was there before what it governs is done.
#[test]
fn a_condition_behind_asks_what_was_before() {
    let behind = "Whenever a creature you control dies, exile it if it's an artifact card.";
    let abilities = check(Language::English, "Odd Watch", "Enchantment", behind);
    assert_eq!(asked_about(&abilities), [ir::Ref::Event]);
    let linked = "When this creature enters, exile the top card of your library face down.\nWhen this creature dies, turn the exiled card face up. If it's a creature card, put it into your hand.";
    let abilities = check(Language::English, "Odd Shell", "Creature — Golem", linked);
    assert_eq!(asked_about(&abilities[1..]), [ir::Ref::Linked(0)]);
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

/// Two targets that one noun fits, and what an event is about beside a target that the same noun fits.
#[test]
fn what_a_noun_does_not_tell_apart_is_told_apart() {
    let two = "赤のクリーチャー１体と、青のクリーチャー１体を対象とする。その後者をタップする。その前者を破壊する。";
    let abilities = check(Language::Japanese, "試しの一撃", "Sorcery", two);
    let english = "Tap target blue creature. Destroy target red creature.";
    assert_ne!(abilities, check(Language::English, "Odd Strike", "Sorcery", english), "the red one is the first");
    let event = "緑のパーマネント１つが戦場に出るたび、青のパーマネント１つを対象とする。その戦場に出たパーマネントはそれのコピーになる。";
    let abilities = check(Language::Japanese, "試しの泉", "Enchantment", event);
    let ir::Ability::Triggered(ir::Triggered { effect: ir::Effect::Plain(body), .. }) = &abilities[0] else {
        panic!("{abilities:?}")
    };
    let [event, target] = [ir::Ref::Event, ir::Ref::Target(0)].map(ir::Objects::The);
    let copy = ir::Action::BecomeCopy(event, target, ir::Duration::Indefinite);
    assert_eq!(body.instructions, [ir::Instruction::Do(ir::Players::YOU, copy)]);
}

/// "With flying" is said of the creature alone, so the others may not be asked for it.
#[test]
fn what_is_said_of_the_last_of_several_is_not_said_of_all() {
    let about = &about(Language::English, "Odd Verb", "Instant")[0];
    let text = "Destroy target artifact or creature with flying.";
    let Err(NotRead::Declined { expected, .. }) = read_text(Language::English, about, text) else { panic!("read") };
    assert_eq!(expected, ["what is said of creatures alone is not said of the others"]);
    for fits in ["artifact or creature an opponent controls", "artifact creature with flying"] {
        check(Language::English, "Odd Verb", "Instant", &format!("Destroy target {fits}."));
    }
}
