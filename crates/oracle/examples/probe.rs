//! Reads a card file (name, type line, text) and shows what reading and writing make of it.
fn main() {
    let path = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(path).expect("a readable file");
    let mut lines = text.lines();
    let name = lines.next().expect("a name").to_owned();
    let type_line = lines.next().expect("a type line").to_owned();
    let body = lines.collect::<Vec<_>>().join("\n");
    let tl = oracle::type_line::read(&type_line).expect("a type line");
    let about = oracle::About::english(&name, &tl);
    if std::env::var("RAW").is_ok() {
        let g = oracle::Language::English.grammar();
        let mut terms = oracle::term::Terms::default();
        let bare = oracle::reminder::Bare::new(&body);
        for t in oracle::parse::parse(g, &about.names, &bare.text, g.root(about.root), &mut terms).expect("phrases") {
            println!("phrase: {}", terms.show(t));
            let b = oracle::bind::bind(&mut terms, g, &about.own, t);
            println!("bound: {}", b.as_ref().map_or_else(|e| e.0.clone(), |&b| terms.show(b)));
            let Ok(b) = b else { continue };
            let u = oracle::bind::unbind(&mut terms, g, &about.own, b);
            println!("unbound: {}", u.as_ref().map_or_else(|e| e.0.clone(), |&b| terms.show(b)));
            if let Ok(u) = u {
                let mut w = oracle::walk::Walker::new(g, &about.names, &mut terms);
                println!("write: {:?}", w.write(g.root(about.root), u, &Default::default()));
            }
        }
    }
    match oracle::read_text(oracle::Language::English, &about, &body) {
        Ok((a, w)) => {
            println!("{a:#?}\n{w:?}");
            println!("default: {:?}", oracle::write_text(oracle::Language::English, &about, &a, &Default::default()));
        }
        Err(oracle::NotRead::Declined { at, expected }) => {
            println!("declined at {at}: ...{:?}\n expected {expected:?}", &body[at.min(body.len())..])
        }
        Err(e) => println!("{e:#?}"),
    }
}
