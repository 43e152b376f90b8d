//! Rules text <-> meaning, by a two-way grammar that is data.
//!
//! ```
//! use oracle::{About, Language, read_text, write_text};
//!
//! let line = oracle::type_line::read("Artifact").unwrap();
//! let lantern = About::english("Odd Lantern", &line);
//! let (abilities, wording) = read_text(Language::English, &lantern, "When this artifact enters, draw a card.").unwrap();
//! let written = write_text(Language::English, &lantern, &abilities, &wording).unwrap();
//! assert_eq!(written, "When this artifact enters, draw a card.");
//! ```
//!
//! # Three stages, each reversible
//!
//! | stage | reading | writing |
//! |---|---|---|
//! | text <-> phrases | [`parse`]: one chart parser | [`walk`]: one walker |
//! | phrases <-> bound phrases | [`bind::bind`] | [`bind::unbind`] |
//! | bound phrases <-> [`ir`] | [`serial::from_term`] | [`serial::to_term`] |
//!
//! Phrases and meanings have one shape, the [`term`]: constructors of `ir` by name,
//! plus a few that only phrases have (`It`, `That(noun)`, `Own(noun)`, `Inline(target)`,
//! `WhereX`, `OnlyIf`, `Later` ...). A rule of a [`grammar`] pairs words with a term, so
//! a new sentence for a constructor that exists is a line in a grammar file and no Rust.
//!
//! # Laws, and who holds them
//!
//! * Writing with the wording that reading found gives the text to the letter (reminders
//!   set aside). [`read_text`] checks it each time and declines what it cannot write.
//! * Writing with the default wording reads back to the same meaning; one text has one
//!   meaning (of several, the one whose wording in one generation is nearer to the default); one card has one meaning in all languages: `tests/laws.rs` on sentences of
//!   our own, `tests/corpus.rs` on card data where `FACEDOWN_SHARED` names it.
//! * What is not understood is declined with its place; there is no "unknown ability".
//!
//! # To extend a grammar
//!
//! A grammar is data, and no Rust is needed to try a line of it. Build the probe once,
//! `cargo build --release --example probe`; it reads the files of a language from the folder
//! that `FACEDOWN_GRAMMARS` names, and the card data from the one that `FACEDOWN_SHARED` names:
//!
//! ```sh
//! export FACEDOWN_GRAMMARS=crates/oracle/src
//! target/release/examples/probe de                  # figures for the pack, reasons for declining
//! target/release/examples/probe de --all            # the same for every card whose English is read
//! target/release/examples/probe de --departures     # what printings say otherwise than the default, and how often
//! target/release/examples/probe de "Ransom Note"    # one card: printed, how far it is read, rendered, first difference
//! target/release/examples/probe de lines.txt        # a card of your own, as `facedown read` takes it
//! ```
//!
//! Find a card that stops early, find the file of the concept (`english/` has all of them), add the
//! rule there, look again. The three figures must rise, the ambiguous stay at 0. In rules for
//! noun phrases what takes more conditions stands first, because writing takes the first
//! rule that fits. A default wording is the first rule; the others need an option
//! (`@Name`) or are numbered (`Nth`), which is legal but says less. What an era of printing says
//! otherwise throughout is a generation (`@of_2020`, see [`grammar`]), not an option for each place.
//! Then `facedown pack` compiles the shipped wordings anew, and `cargo xtask corpus` holds the figures.
//!
//! # What the meaning leaves to the engine
//!
//! * Discarded cards are from the hand of whoever discards; the filter says so.
//! * A spell has one [`ir::Ability::Spell`] for each paragraph.
//! * Targets and instructions of a delayed or reflexive ability are numbered on after
//!   those of the effect that makes it.
//! * `BasePt` of `This` on a card with a printed `*` is a characteristic-defining ability.
//! * `Search` names what may be found; where it goes is in the instructions behind it.

pub mod bind;
pub mod card;
pub mod card_text;
pub mod chinese;
pub mod corpus;
pub mod english;
pub mod french;
pub mod german;
pub mod grammar;
pub mod italian;
pub mod japanese;
pub mod language;
pub mod localized;
pub mod mtgjson;
pub mod pack;
pub mod parse;
pub mod portuguese;
pub mod printed;
pub mod reminded;
pub mod reminder;
pub mod scan;
pub mod serial;
pub mod spanish;
pub mod term;
pub mod tree;
pub mod type_line;
pub mod walk;
pub mod wording;

pub use card::{
    About, Ambiguous, CannotSay, Declined, NotRead, Part, RawCard, RawFace, Read, Unread, choices_by, describe,
    meaning_by, read_by, read_card, read_card_in, read_text, write_by, write_card, write_text, write_with_reminders,
};
pub use language::Language;
pub use wording::{Called, Place, Reminder, Wording, WordingOption};
