//! Words that do not belong into the tree: paths of one machine, addresses of
//! hosts outside a short list, and work left for later without a tag.

use super::Finding;
use crate::source::{Kind, Source};
use crate::tree::File;

/// Hosts that a file may name.
const HOSTS: &str = include_str!("../../data/hosts.txt");
/// Written by cargo.
const NOT_OURS: &[&str] = &["Cargo.lock"];
/// Tops of absolute paths, without the slashes around them.
const TOPS: &[&str] = &["work", "home", "root", "tmp", "Users", "mnt"];

pub fn check(file: &File) -> Vec<Finding> {
    if NOT_OURS.contains(&file.path.as_str()) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (i, line) in file.text.lines().enumerate() {
        if let Some(path) = machine_path(line) {
            found.push(Finding::new(file, i + 1, format!("`{path}` is a path of one machine; say it from the root")));
        }
        for host in hosts(line).filter(|host| !HOSTS.lines().any(|known| known == *host)) {
            found.push(Finding::new(file, i + 1, format!("host `{host}` is not in xtask/data/hosts.txt")));
        }
    }
    found
}

fn machine_path(line: &str) -> Option<&str> {
    line.match_indices('/').find_map(|(at, _)| {
        let top =
            TOPS.iter().find(|top| line[at + 1..].strip_prefix(**top).is_some_and(|rest| rest.starts_with('/')))?;
        let starts = !line[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '}' | '/'));
        starts.then(|| &line[at..at + top.len() + 2])
    })
}

fn hosts(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("://").filter_map(|(at, mark)| {
        let is_web = line[..at].ends_with("http") || line[..at].ends_with("https") || line[..at].ends_with("ws");
        let rest = &line[at + mark.len()..];
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '-')).unwrap_or(rest.len());
        (is_web && end > 0).then(|| &rest[..end])
    })
}

/// Work left undone in code or tests.
pub fn unfinished(file: &File, source: &Source) -> Vec<Finding> {
    let mut found = Vec::new();
    let tokens = &source.tokens;
    for (i, token) in tokens.iter().enumerate().filter(|(_, token)| token.kind == Kind::Word) {
        let next = |text: &str| tokens.get(i + 1).is_some_and(|token| token.is(text));
        let attribute = i >= 2 && tokens[i - 1].is("[") && tokens[i - 2].is("#");
        if (matches!(token.text, "todo" | "unimplemented") && next("!")) || (token.is("ignore") && attribute) {
            let what = format!("`{}`: do it, or decline with an error and a GAP tag", token.text);
            found.push(Finding::new(file, token.line, what));
        }
    }
    for comment in &source.comments {
        let first = comment.text.trim_start();
        if let Some(mark) = ["TODO", "FIXME", "XXX"].iter().find(|mark| first.starts_with(**mark)) {
            found.push(Finding::new(file, comment.line, format!("{mark}: say what is absent with a GAP tag")));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::cut;

    fn found(text: &str) -> Vec<String> {
        check(&File::new("a.md", text)).into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn no_paths_of_one_machine() {
        for top in TOPS {
            assert_eq!(found(&format!("see `/{top}/x`")).len(), 1, "{top}");
            assert!(found(&format!("see `a/{top}/x` or ../{top}/x or $HOME/{top}/x")).is_empty(), "{top}");
        }
    }

    #[test]
    fn no_hosts_outside_the_list() {
        let address = |host: &str| format!("see https{}{host}/x", "://");
        assert_eq!(found(&address("example.net")), ["host `example.net` is not in xtask/data/hosts.txt"]);
        assert!(found(&address("magic.wizards.com")).is_empty());
        assert!(check(&File::new("Cargo.lock", &address("example.net"))).is_empty());
    }

    #[test]
    fn no_work_left_undone() {
        let found = |text: &str| unfinished(&File::new("a.rs", text), &cut(text)).len();
        assert_eq!(found("fn f() { todo!() }\nfn g() { std::unimplemented!(\"later\") }"), 2);
        assert_eq!(found("#[test]\n#[ignore = \"slow\"]\nfn f() {}"), 1);
        assert_eq!(found("// TODO: later"), 1);
        assert_eq!(found("fn f() { ignore(\"todo!()\"); todo(); } // not a TODO"), 0);
    }
}
