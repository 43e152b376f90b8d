//! Counts that may get better and never worse.

use toml::Table;

/// The counts in `said` (lines like `read: 9766 (30.5 %)`) that break a bound of the ratchet.
pub fn worse(said: &str, ratchet: &str) -> Result<Vec<String>, String> {
    let ratchet: Table = ratchet.parse().map_err(|why| format!("the ratchet: {why}"))?;
    let mut worse = Vec::new();
    for (way, bounds) in &ratchet {
        for (name, bound) in bounds.as_table().into_iter().flatten() {
            let bound = bound.as_integer().ok_or_else(|| format!("the bound of `{name}` is no whole number"))?;
            let count = count(said, name).ok_or_else(|| format!("no count of `{name}` was printed"))?;
            let holds = if way == "at-least" { count >= bound } else { count <= bound };
            if !holds {
                worse.push(format!("`{name}` is {count}, {} {bound} is wanted", way.replace('-', " ")));
            }
        }
    }
    Ok(worse)
}

/// The cells of a table (a head of names, then lines that begin with a key) that have fallen below the ratchet:
/// for each key the least number in each column. `ambiguous` is the one column that may not rise.
pub fn fallen(said: &str, ratchet: &str) -> Result<Vec<String>, String> {
    let ratchet: Table = ratchet.parse().map_err(|why| format!("the ratchet: {why}"))?;
    let rows: Vec<Vec<&str>> = said.lines().map(|line| line.split_whitespace().collect()).collect();
    let head = rows.first().ok_or("no table was printed")?;
    let mut fallen = Vec::new();
    for (key, bounds) in &ratchet {
        let row = rows.iter().find(|row| row.first() == Some(&key.as_str()));
        let row = row.ok_or_else(|| format!("no line of `{key}` was printed"))?;
        for (column, bound) in bounds.as_table().into_iter().flatten() {
            let bound = bound.as_integer().ok_or_else(|| format!("`{key}.{column}` is no whole number"))?;
            let place = head.iter().position(|name| name == column);
            let cell = place.and_then(|at| row.get(at)?.parse::<i64>().ok());
            let count = cell.ok_or_else(|| format!("no count of `{column}` was printed"))?;
            if if column == "ambiguous" { count > bound } else { count < bound } {
                fallen.push(format!("`{key}` has {count} {column}, the ratchet {bound}"));
            }
        }
    }
    Ok(fallen)
}

fn count(said: &str, name: &str) -> Option<i64> {
    let rest = said.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?.trim_start();
    rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATCHET: &str = "[at-least]\nread = 10\n[at-most]\nambiguous = 0\n";

    #[test]
    fn a_table_may_not_fall() {
        let said = "language texts read ambiguous\nde 9 5 0\nfr 9 4 1\n";
        assert_eq!(fallen(said, "[de]\nread = 5\nambiguous = 0\n"), Ok(vec![]));
        let found = fallen(said, "[fr]\nread = 5\nambiguous = 0\n").unwrap();
        assert_eq!(found, ["`fr` has 1 ambiguous, the ratchet 0", "`fr` has 4 read, the ratchet 5"]);
        assert!(fallen(said, "[it]\nread = 1\n").is_err(), "a language that is not printed is no pass");
    }

    #[test]
    fn better_counts_pass_and_worse_fail() {
        assert_eq!(worse("cards: 20\nread:  12 (60 %)\nambiguous: 0\n", RATCHET), Ok(vec![]));
        let found = worse("read: 9\nambiguous: 1\n", RATCHET).unwrap();
        assert_eq!(found, ["`read` is 9, at least 10 is wanted", "`ambiguous` is 1, at most 0 is wanted"]);
        assert!(worse("read: 12\n", RATCHET).is_err(), "a count that is not printed is no pass");
    }
}
