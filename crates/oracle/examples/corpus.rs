//! Reads an AtomicCards file and prints a summary; a second argument gives names to look at.
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let mut entries = oracle::mtgjson::load(args[1].as_ref()).expect("cards");
    if let Some(names) = args.get(2).filter(|n| *n != "-") {
        let names = std::fs::read_to_string(names).expect("names");
        let set: std::collections::HashSet<&str> = names.lines().collect();
        entries.retain(|e| set.contains(e.name.as_str()));
    }
    let start = std::time::Instant::now();
    let outcomes = oracle::corpus::run(&entries, || {});
    let s = oracle::corpus::Summary::of(&outcomes);
    println!(
        "{} read, {} declined, {} ambiguous; {:.2} options a card; {:?}",
        s.read,
        s.declined,
        s.ambiguous,
        s.options as f64 / s.read.max(1) as f64,
        start.elapsed()
    );
    for o in outcomes.iter().filter(|o| o.status == oracle::corpus::Status::Ambiguous).take(20) {
        println!("AMBIGUOUS {}", o.name);
    }
    for (r, n) in s.reasons.iter().take(args.get(3).and_then(|n| n.parse().ok()).unwrap_or(60)) {
        println!("{n:5} {r}");
    }
    if args.len() > 4 {
        for o in outcomes.iter().filter(|o| o.status == oracle::corpus::Status::Declined) {
            println!("{}: {:?} | {:?}", o.name, o.found, o.expected.iter().take(3).collect::<Vec<_>>());
        }
    }
}
