//! Reads a file of cards in the written form, separated by blank lines, and says which are not understood.
fn main() {
    let path = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(path).expect("a readable file");
    let (mut read, mut not) = (0, 0);
    for block in text.split("\n\n").filter(|b| !b.trim().is_empty()) {
        let card = oracle::card_text::parse(block).expect("a card");
        match oracle::read_card(&card.raw) {
            Ok(r) => {
                read += 1;
                let plain = oracle::write_card(&r.card, &[]).expect("sayable");
                for (i, text) in plain.iter().enumerate() {
                    let again = oracle::RawCard {
                        layout: Default::default(),
                        faces: vec![oracle::RawFace { text: text.clone(), ..card.raw.faces[i].clone() }],
                    };
                    match oracle::read_card(&again) {
                        Ok(a) if a.card.faces[0].abilities == r.card.faces[i].abilities => {}
                        Ok(_) => println!("DEFAULT DIFFERS {}: {text}", card.raw.faces[i].name),
                        Err(e) => println!("DEFAULT UNREAD {}: {text}\n   {e}", card.raw.faces[i].name),
                    }
                }
            }
            Err(oracle::Unread::Declined(d)) => {
                not += 1;
                let at = card.offset(&d);
                println!(
                    "{}: {:?} | {:?}",
                    card.raw.faces[d.face].name,
                    block[at.min(block.len())..].lines().next().unwrap_or(""),
                    d.expected.iter().take(2).collect::<Vec<_>>()
                );
            }
            Err(e) => {
                not += 1;
                println!("{}: {e:#?}", card.raw.faces[0].name);
            }
        }
    }
    println!("{read} read, {not} not");
}
