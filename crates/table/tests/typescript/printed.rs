//! Shapes as TypeScript.

use super::read::{Field, Shape, Types};
use std::fmt::Write;

pub fn print(types: &Types) -> String {
    let mut text =
        String::from("// Generated from the Rust sources by crates/table/tests/typescript.rs. Do not edit.\n");
    for (name, named) in &types.all {
        text.push('\n');
        comment(&mut text, "", &named.doc);
        let parameters =
            if named.parameters.is_empty() { String::new() } else { format!("<{}>", named.parameters.join(", ")) };
        let shape = shape(&named.shape, 0);
        let space = if shape.starts_with('\n') { "" } else { " " };
        writeln!(text, "export type {name}{parameters} ={space}{shape};").expect("a string");
    }
    text
}

fn comment(text: &mut String, indent: &str, doc: &str) {
    if !doc.is_empty() {
        writeln!(text, "{indent}/** {doc} */").expect("a string");
    }
}

fn shape(of: &Shape, depth: usize) -> String {
    let indent = "  ".repeat(depth + 1);
    match of {
        Shape::Text => "string".to_owned(),
        Shape::Number => "number".to_owned(),
        Shape::Truth => "boolean".to_owned(),
        Shape::Literal(text) => format!("\"{text}\""),
        Shape::List(of) => match **of {
            Shape::OrNull(_) | Shape::OneOf(_) | Shape::All(_) => format!("({})[]", shape(of, depth)),
            _ => format!("{}[]", shape(of, depth)),
        },
        Shape::OrNull(of) => format!("{} | null", shape(of, depth)),
        Shape::Tuple(all) => format!("[{}]", all.iter().map(|s| shape(s, depth)).collect::<Vec<_>>().join(", ")),
        Shape::All(all) => all.iter().map(|s| shape(s, depth)).collect::<Vec<_>>().join(" & "),
        Shape::Named(name, inner) if inner.is_empty() => name.clone(),
        Shape::Named(name, inner) => {
            format!("{name}<{}>", inner.iter().map(|s| shape(s, depth)).collect::<Vec<_>>().join(", "))
        }
        Shape::Object(fields) if fields.is_empty() => "Record<string, never>".to_owned(),
        Shape::Object(fields) => object(fields, depth),
        Shape::OneOf(all) => {
            let mut text = String::new();
            for (doc, one) in all {
                text.push('\n');
                comment(&mut text, &indent, doc);
                write!(text, "{indent}| {}", shape(one, depth + 1)).expect("a string");
            }
            text
        }
    }
}

fn object(fields: &[Field], depth: usize) -> String {
    let indent = "  ".repeat(depth + 1);
    let mut text = String::from("{\n");
    for field in fields {
        comment(&mut text, &indent, &field.doc);
        let mark = if field.optional { "?" } else { "" };
        writeln!(text, "{indent}{}{mark}: {};", field.name, shape(&field.shape, depth + 1)).expect("a string");
    }
    text + &"  ".repeat(depth) + "}"
}
