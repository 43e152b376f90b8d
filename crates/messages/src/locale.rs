//! Which language a reader's surroundings ask for.

use oracle::Language;

/// The language that a locale names as POSIX writes it (`de_DE.UTF-8`) or as the web does (`pt-BR`),
/// if it is one of those spoken here. `C` and `POSIX` name none, and so do the places that write
/// Chinese in traditional characters.
pub fn language_of(locale: &str) -> Option<Language> {
    let name = locale.split(['.', '@']).next().unwrap_or_default().to_lowercase();
    let mut parts = name.split(['_', '-']);
    let language = parts.next().unwrap_or_default();
    let traditional = parts.any(|part| matches!(part, "tw" | "hk" | "mo" | "hant"));
    match language {
        "en" => Some(Language::English),
        "de" => Some(Language::German),
        "es" => Some(Language::Spanish),
        "fr" => Some(Language::French),
        "it" => Some(Language::Italian),
        "ja" => Some(Language::Japanese),
        "pt" => Some(Language::Portuguese),
        "zh" | "zhs" if !traditional => Some(Language::Chinese),
        _ => None,
    }
}

/// The language of an environment: of the variables that POSIX names, the first that is set decides.
pub fn language_of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set)?;
    language_of(&locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        for (locale, expected) in [
            ("de_DE.UTF-8", Some(Language::German)),
            ("de_AT@euro", Some(Language::German)),
            ("fr", Some(Language::French)),
            ("pt_BR", Some(Language::Portuguese)),
            ("ja_JP.eucJP", Some(Language::Japanese)),
            ("zh_CN.GB18030", Some(Language::Chinese)),
            ("zh-Hans-SG", Some(Language::Chinese)),
            ("zh_TW.UTF-8", None),
            ("zh-Hant", None),
            ("C", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("tlh_QO", None),
            ("denglisch", None),
            ("", None),
        ] {
            assert_eq!(language_of(locale), expected, "{locale}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let language = |set: &[(&str, &str)]| {
            language_of_environment(|name| set.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(language(&[("LANG", "it_IT"), ("LC_MESSAGES", "es_ES"), ("LC_ALL", "")]), Some(Language::Spanish));
        assert_eq!(language(&[("LANG", "it_IT"), ("LC_ALL", "C")]), None);
        assert_eq!(language(&[("LANG", "it_IT")]), Some(Language::Italian));
        assert_eq!(language(&[]), None);
    }
}
