//! What the command line says of itself, in the reader's language: `--help`, and what is wrong with a command line.
//!
//! The structure stands at the arguments of each command; the words are messages in `locales/*/help.ftl`, found by the
//! names of command and argument. So a page of help is a function of both, in every language.

use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use messages::{Arg as Named, Messages};
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

/// `facedown help`, of everything or of one command.
pub fn run(args: &Args, root: Command) -> ExitCode {
    let words = crate::lang::spoken(None);
    let mut root = localized(root, words);
    let wanted = match &args.command {
        None => Some(&mut root),
        Some(name) => root.find_subcommand_mut(name),
    };
    match wanted {
        Some(command) => {
            // Whoever closed the pipe has read enough.
            let _ = command.print_long_help();
            ExitCode::SUCCESS
        }
        None => {
            let name = args.command.clone().unwrap_or_default();
            let what = words.say("usage-no-command", &[("command", name.into())]);
            eprintln!("{}", words.say("judge-wrong", &[("what", what.into())]));
            ExitCode::from(2)
        }
    }
}

/// The command with all its words in a language.
pub fn localized(root: Command, words: &Messages) -> Command {
    let names: Vec<String> = root.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    let version = flag(words, "version", 'V', ArgAction::Version, "usage-version");
    let root = root.about(words.say("help-about", &[])).disable_version_flag(true).arg(version);
    let root = root.subcommand_help_heading(words.say("usage-commands", &[]));
    let mut root = framed(words, root.subcommand_value_name(value_name(words, "COMMAND")));
    for name in &names {
        root = root.mut_subcommand(name, |command| framed(words, of_command(words, name, command)));
    }
    root.build();
    for name in &names {
        root = root.mut_subcommand(name, |command| called(words, command));
    }
    called(words, root)
}

/// With headings and the flag for help in the language.
fn framed(words: &Messages, command: Command) -> Command {
    let styles = Styles::styled();
    let header = styles.get_header();
    let label = words.say("usage-heading", &[]);
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{header}{label}{header:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    let help = flag(words, "help", 'h', ArgAction::Help, "usage-help");
    command.help_template(template).disable_help_flag(true).arg(help)
}

fn flag(words: &Messages, name: &'static str, short: char, action: ArgAction, id: &str) -> Arg {
    let heading = words.say("usage-options", &[]);
    Arg::new(name).short(short).long(name).action(action).help(words.say(id, &[])).help_heading(heading)
}

/// With the line that says how it is called: clap's own, in words of the language.
fn called(words: &Messages, mut command: Command) -> Command {
    let line = command.render_usage().to_string();
    let line = line.strip_prefix("Usage: ").unwrap_or(&line);
    let usage = line.replace("[OPTIONS]", &format!("[{}]", value_name(words, "OPTIONS")));
    command.override_usage(usage)
}

fn of_command(words: &Messages, name: &str, command: Command) -> Command {
    let about = words.say(&command_id(name), &[]);
    let part = |part: &str| {
        let id = format!("{}-{part}", command_id(name));
        words.has(&id).then(|| words.say(&id, &[]))
    };
    let whole = part("more").map_or(about.clone(), |more| format!("{about}\n\n{more}"));
    let examples = command.get_after_help().map(|lines| {
        let lines = lines.to_string();
        format!("{}\n{lines}", words.say("usage-examples", &[]))
    });
    let end: Vec<String> = part("end").into_iter().chain(examples).collect();
    let mut command = command.about(about).long_about(whole);
    if !end.is_empty() {
        command = command.after_help(end.join("\n\n"));
    }
    command.mut_args(|arg| of_argument(words, name, arg))
}

fn of_argument(words: &Messages, command: &str, arg: Arg) -> Arg {
    let mut help = words.say(&argument_id(command, arg.get_id().as_str()), &[]);
    let default: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let takes_value = arg.get_action().takes_values();
    if takes_value && !default.is_empty() {
        help = words.say("usage-default", &[("help", help.into()), ("value", default.join(" ").into())]);
    }
    let heading = if arg.is_positional() { "usage-arguments" } else { "usage-options" };
    let arg = arg.help(help).help_heading(words.say(heading, &[]));
    if !takes_value {
        return arg;
    }
    let names: Vec<String> = match arg.get_value_names() {
        Some(names) => names.iter().map(|name| value_name(words, name)).collect(),
        None => vec![value_name(words, &arg.get_id().as_str().to_uppercase())],
    };
    arg.value_names(names).hide_default_value(true).hide_possible_values(true)
}

fn command_id(command: &str) -> String {
    format!("help-{command}")
}

/// The message of an argument. That of the language is the same for all commands that speak in it.
fn argument_id(command: &str, argument: &str) -> String {
    match (command, argument) {
        ("read" | "corpus", _) | (_, "from" | "to") => {}
        (_, "lang") => return "help-lang".to_owned(),
        _ => {}
    }
    format!("{}-{}", command_id(command), argument.replace('_', "-"))
}

fn value_name(words: &Messages, name: &str) -> String {
    let key = name.to_lowercase();
    words.say("usage-value-name", &[("key", key.into()), ("name", name.into())])
}

/// What clap found wrong, or was asked to show.
pub fn refused(words: &Messages, why: &clap::Error) -> ExitCode {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    match why.kind() {
        DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand => {
            // Whoever closed the pipe has read enough.
            let _ = why.print();
        }
        _ => eprintln!("{}", said(words, why)),
    }
    ExitCode::from(u8::try_from(why.exit_code()).unwrap_or(2))
}

fn said(words: &Messages, why: &clap::Error) -> String {
    let one = |kind| context(why, kind).into_iter().next().unwrap_or_default();
    let list = |kind| words.list(context(why, kind).into_iter().map(|one| format!("`{one}`")));
    let argument = || ("argument", Named::from(one(ContextKind::InvalidArg)));
    let value = one(ContextKind::InvalidValue);
    let what = match why.kind() {
        ErrorKind::InvalidSubcommand => {
            words.say("usage-no-command", &[("command", one(ContextKind::InvalidSubcommand).into())])
        }
        ErrorKind::UnknownArgument => words.say("usage-unknown", &[argument()]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            words.say("usage-no-value", &[argument()])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            words.say("usage-value", &[("value", value.into()), argument()])
        }
        ErrorKind::NoEquals => words.say("usage-equals", &[argument()]),
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            words.say("usage-number", &[argument()])
        }
        ErrorKind::ArgumentConflict if context(why, ContextKind::PriorArg) == context(why, ContextKind::InvalidArg) => {
            words.say("usage-twice", &[argument()])
        }
        ErrorKind::ArgumentConflict => {
            words.say("usage-conflict", &[argument(), ("others", list(ContextKind::PriorArg).into())])
        }
        ErrorKind::MissingRequiredArgument => {
            words.say("usage-missing", &[("arguments", list(ContextKind::InvalidArg).into())])
        }
        ErrorKind::InvalidUtf8 => words.say("usage-utf8", &[]),
        _ => words.say("usage-wrong", &[]),
    };
    let near = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let near: Vec<String> = near.into_iter().flat_map(|kind| context(why, kind)).collect();
    let mut lines = vec![words.say("judge-wrong", &[("what", (what + &words.near(&near)).into())])];
    let mut values = context(why, ContextKind::ValidValue);
    values.extend(range(why));
    if !values.is_empty() {
        lines.push(words.say("usage-values", &[("values", words.list(values).into())]));
    }
    lines.push(words.say("usage-more", &[]));
    lines.join("\n")
}

/// The range in which a number must lie, such as `2..=4`: clap tells it at the end of a sentence alone.
fn range(why: &clap::Error) -> Option<String> {
    let said = std::error::Error::source(why)?.to_string();
    said.rsplit_once(" is not in ").map(|(_, range)| range.to_owned())
}

/// What an error tells of a kind of thing.
fn context(why: &clap::Error, kind: ContextKind) -> Vec<String> {
    match why.get(kind) {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        Some(ContextValue::StyledStr(one)) => vec![one.to_string()],
        Some(ContextValue::StyledStrs(several)) => several.iter().map(ToString::to_string).collect(),
        Some(ContextValue::Number(number)) => vec![number.to_string()],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cli;
    use clap::CommandFactory;
    use messages::Language;
    use std::collections::BTreeSet;

    /// Each command and argument has its message, and no message is of another.
    #[test]
    fn messages_and_arguments_name_each_other() {
        let mut wanted: BTreeSet<String> = ["help-about".to_owned(), "help-lang".to_owned()].into();
        for command in Cli::command().get_subcommands() {
            let name = command.get_name();
            wanted.insert(command_id(name));
            wanted.extend(command.get_arguments().map(|arg| argument_id(name, arg.get_id().as_str())));
        }
        let text = include_str!("../../messages/locales/en/help.ftl");
        let said: BTreeSet<&str> = text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id).collect();
        let missing: Vec<&String> = wanted.iter().filter(|id| !said.contains(id.as_str())).collect();
        assert!(missing.is_empty(), "these messages are not there: {missing:?}");
        let parts = ["-more", "-end"];
        let is_part = |id: &str| {
            parts
                .iter()
                .any(|part| id.strip_suffix(part).is_some_and(|of| Cli::command().find_subcommand(&of[5..]).is_some()))
        };
        let other = said.iter().filter(|id| id.starts_with(&command_id("")) && !wanted.contains(**id) && !is_part(id));
        assert_eq!(other.collect::<Vec<_>>(), Vec::<&&str>::new(), "nothing is called so");
    }

    /// No word of clap's own is left.
    #[test]
    fn help_is_in_the_readers_language() {
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            let words = Messages::of(language);
            let mut root = localized(Cli::command(), words);
            let mut pages = vec![root.render_long_help().to_string()];
            for command in root.get_subcommands_mut() {
                pages.extend([command.render_help().to_string(), command.render_long_help().to_string()]);
            }
            let english = ["Usage", "Commands", "Print", "default:", "possible", "Possible", "the ", "of "];
            for page in &pages {
                let found = english.iter().find(|word| page.contains(*word));
                assert!(found.is_none(), "{}: {found:?}\n{page}", language.code());
            }
        }
    }

    #[test]
    fn what_is_wrong_is_said_in_the_readers_language() {
        let words = Messages::of(Language::German);
        let wrong = |line: &str| {
            let why = localized(Cli::command(), words).try_get_matches_from(line.split(' ')).err();
            said(words, &why.unwrap_or_else(|| panic!("{line}")))
        };
        let more = "`--help` sagt mehr.";
        for (line, what) in [
            ("facedown plya", "Fehler: einen Befehl `plya` gibt es nicht; gemeint vielleicht: replay, play?"),
            (
                "facedown play --playrs 3",
                "Fehler: ein Argument `--playrs` gibt es hier nicht; gemeint vielleicht: --players?",
            ),
            ("facedown play --players 9", "Fehler: `9` ist kein Wert für `--players <N>`\nes gibt: 2..=4"),
            ("facedown play --seed", "Fehler: `--seed <N>` braucht einen Wert"),
            ("facedown play --recover", "Fehler: es fehlt: `--resume <DATEI>`"),
            ("facedown play --resume a --seed 7", "Fehler: `--resume <DATEI>` passt nicht zu `--seed <N>`"),
            ("facedown card", "Fehler: es fehlt: `<NAME>`"),
        ] {
            assert_eq!(wrong(line), format!("{what}\n{more}"), "{line}");
        }
        let bot = wrong("facedown play --bot clever");
        assert_eq!(bot, format!("Fehler: `clever` ist kein Wert für `--bot <BOT>`\nes gibt: random, basic\n{more}"));
    }
}
