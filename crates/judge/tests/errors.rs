//! What a writer of scenarios is told when something is wrong: the place, a caret, what is near.

use judge::{Located, Report, Status};

fn run(steps: &str) -> Result<Report, Located> {
    let text =
        format!("Feature: F\n  Scenario: S\n{}", steps.lines().map(|l| format!("    {l}\n")).collect::<String>());
    judge::run_text("f.feature", &text)
}

fn message(steps: &str) -> String {
    let report = run(steps).unwrap();
    assert_ne!(report.outcomes[0].status, Status::Passed, "it passes");
    report.outcomes[0].message.clone().expect("what does not pass says why")
}

fn check(steps: &str, expected: &[&str]) {
    let message = message(steps);
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines, expected, "\n{message}");
}

#[test]
fn a_card_misspelt() {
    check(
        "Given a game of Ann and Bob\nAnd Ann controls a cloaked Grey Ogre\nThen the stack is empty",
        &[
            "f.feature:4:32: no card is called so",
            "      And Ann controls a cloaked Grey Ogre",
            "                                 ^^^^^^^^^",
            "  did you mean `Gray Ogre`?",
        ],
    );
}

#[test]
fn a_step_misspelt() {
    check(
        "Given a game of Ann and Bob\nThen the stak is empty",
        &[
            "f.feature:4:14: no Then step has this shape",
            "      Then the stak is empty",
            "               ^^^^",
            "  near: the stack is empty",
            "  near: the stack is LIST",
            "  near: the game is over",
        ],
    );
}

#[test]
fn a_seat_and_a_label_misspelt() {
    check(
        "Given a game of Ann and Bob\nWhen An passes\nThen the stack is empty",
        &[
            "f.feature:4:10: nobody is called so in this game",
            "      When An passes",
            "           ^^",
            "  did you mean `Ann`?",
            "  seats: Ann, Bob",
        ],
    );
    check(
        "Given a game of Ann and Bob\nAnd Ann controls a Gray Ogre #first\nThen #frst is tapped",
        &[
            "f.feature:5:10: nothing was given this label",
            "      Then #frst is tapped",
            "           ^^^^^",
            "  did you mean `#first`?",
            "  labels: #first",
        ],
    );
}

#[test]
fn what_the_game_refuses_and_what_is_not_so() {
    let refused = message(
        "Given a game of Ann and Bob\nAnd Ann controls a cloaked Gray Ogre #a\n\
         When Ann turns #a face up for its mana cost\nThen #a is face up",
    );
    assert!(refused.starts_with("f.feature:5:20: refused: ") && refused.contains("(CR 118.3)"), "{refused}");
    check(
        "Given a game of Ann and Bob\nAnd Ann controls a Gray Ogre #a\nThen #a is 3/3",
        &["f.feature:5:16: not so: it is 2/2", "      Then #a is 3/3", "                 ^^^"],
    );
}

#[test]
fn another_rule_is_another_answer() {
    let message = message(
        "Given a game of Ann and Bob\nAnd Bob controls a cloaked Gray Ogre #b\n\
         Then Ann can't turn #b face up for its mana cost (CR 700.1)",
    );
    assert!(message.contains("refused: ") && message.contains("(CR 701.58b)"), "{message}");
}

#[test]
fn chance_that_is_not_used_fails() {
    check(
        "Given a game of Ann and Bob\nAnd chance puts Forest in that order\nThen the stack is empty",
        &["f.feature:2: scripted chance is not used: Forest"],
    );
}

#[test]
fn a_scenario_claims_something() {
    check("Given a game of Ann and Bob\nWhen Ann passes", &["f.feature:2: this scenario has no Then"]);
}

#[test]
fn an_invented_card_that_is_not_understood() {
    let message = message(
        "Given these invented cards\n  \"\"\"\n  Odd Bear {1}{G}\n  Creature — Bear\n  Frobnicate all bears.\n  2/2\n  \"\"\"\n\
         And a game of Ann and Bob\nThen the stack is empty",
    );
    assert!(message.contains("not understood") && message.contains("Frobnicate all bears."), "{message}");
}

#[test]
fn paths_that_lead_to_nothing() {
    let options = judge::Options::default();
    let missing = judge::run(&["no/such/folder".into()], &options).unwrap_err().to_string();
    assert!(missing.starts_with("no/such/folder: there is no such file"), "{missing}");
    let empty = judge::run(&[env!("CARGO_MANIFEST_DIR").into()], &options).unwrap_err().to_string();
    assert!(empty.contains("no scenario found"), "{empty}");
}

/// The same in the reader's language; only the words of the scenario stay.
#[test]
fn errors_are_in_the_readers_language() {
    let said = |language, steps: &str| {
        let text = format!("Feature: F\n  Scenario: S\n{steps}");
        let options =
            judge::Options { jobs: Some(1), messages: messages::Messages::of(language), ..Default::default() };
        let report = judge::run_text_with("f.feature", &text, &options).expect("Gherkin");
        report.outcomes[0].message.clone().expect("it does not pass")
    };
    let misspelt = "    Given a game of Ann and Bob\n    When An passes\n    Then the stack is empty\n";
    assert_eq!(
        said(messages::Language::German, misspelt),
        "f.feature:4:10: niemand heißt so in dieser Partie\n      When An passes\n           ^^\n  ist `Ann` gemeint?\n  Plätze: Ann, Bob"
    );
    let waiting = "    Given a game of Ann and Bob\n    When Bob passes\n    Then the stack is empty\n";
    let refused = said(messages::Language::French, waiting);
    assert!(refused.contains("refus : vous n'avez pas la priorité (CR 117"), "{refused}");
    // An invented card: what was expected is a kind of thing, not a category of the grammar.
    let invented = "    Given a game of Ann and Bob\n    And these invented cards\n      \"\"\"\n      Odd Elf {G}\n      Creature — Elf\n      When this creature enters, destroy target sofa.\n      1/1\n      \"\"\"\n    Then the stack is empty\n";
    let unread = said(messages::Language::Spanish, invented);
    assert!(unread.contains("no se entiende a partir de aquí; se esperaba: "), "{unread}");
    assert!(!unread.contains("a noun") && !unread.contains('('), "{unread}");
}
