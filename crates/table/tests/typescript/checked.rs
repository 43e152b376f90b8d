//! Whether JSON has a shape.

use super::read::{Shape, Types};
use serde_json::Value;
use std::collections::BTreeSet;

/// Whether a value is of the type called so; if not, why.
pub fn fits(types: &Types, name: &str, value: &Value) -> Result<(), String> {
    check(types, &Shape::Named(name.to_owned(), Vec::new()), value)
}

fn check(types: &Types, shape: &Shape, value: &Value) -> Result<(), String> {
    let wrong = |what: &str| Err(format!("{value} is no {what}"));
    match (shape, value) {
        (Shape::Text, Value::String(_)) | (Shape::Number, Value::Number(_)) | (Shape::Truth, Value::Bool(_)) => Ok(()),
        (Shape::Literal(text), Value::String(there)) if text == there => Ok(()),
        (Shape::OrNull(_), Value::Null) => Ok(()),
        (Shape::OrNull(of), _) => check(types, of, value),
        (Shape::List(of), Value::Array(all)) => all.iter().try_for_each(|v| check(types, of, v)),
        (Shape::Tuple(shapes), Value::Array(all)) if shapes.len() == all.len() => {
            shapes.iter().zip(all).try_for_each(|(s, v)| check(types, s, v))
        }
        (Shape::Named(name, inner), _) => {
            let named = types.all.get(name).ok_or_else(|| format!("no type {name}"))?;
            let shape = put(&named.shape, &named.parameters, inner);
            check(types, &shape, value).map_err(|why| format!("{name}: {why}"))
        }
        (Shape::Object(_) | Shape::All(_), Value::Object(there)) => {
            let mut known = BTreeSet::new();
            part(types, shape, value, &mut known)?;
            match there.keys().find(|key| !known.contains(*key)) {
                Some(key) => Err(format!("`{key}` is not of the type")),
                None => Ok(()),
            }
        }
        (Shape::OneOf(all), _) => match all.iter().filter(|(_, one)| check(types, one, value).is_ok()).count() {
            1 => Ok(()),
            0 => wrong("one of the variants"),
            _ => Err(format!("{value} is several of the variants")),
        },
        _ => wrong("such thing"),
    }
}

/// The fields of one part of an object; what it may hold goes to `known`.
fn part(types: &Types, shape: &Shape, value: &Value, known: &mut BTreeSet<String>) -> Result<(), String> {
    match shape {
        Shape::Object(fields) => fields.iter().try_for_each(|field| {
            known.insert(field.name.clone());
            match value.get(&field.name) {
                Some(there) => check(types, &field.shape, there).map_err(|why| format!("{}: {why}", field.name)),
                None if field.optional => Ok(()),
                None => Err(format!("`{}` is missing", field.name)),
            }
        }),
        Shape::All(parts) => parts.iter().try_for_each(|p| part(types, p, value, known)),
        Shape::Named(name, _) => part(types, &types.all[name].shape, value, known),
        Shape::OneOf(all) => {
            let fit = all.iter().find_map(|(_, one)| {
                let mut own = BTreeSet::new();
                part(types, one, value, &mut own).ok().map(|()| own)
            });
            known.extend(fit.ok_or("none of the variants")?);
            Ok(())
        }
        _ => Err("no part of an object".to_owned()),
    }
}

/// A shape with its parameters put in.
fn put(shape: &Shape, parameters: &[String], inner: &[Shape]) -> Shape {
    let put = |s: &Shape| put(s, parameters, inner);
    match shape {
        Shape::Named(name, _) => match parameters.iter().position(|p| p == name) {
            Some(at) => inner[at].clone(),
            None => shape.clone(),
        },
        Shape::Object(fields) => {
            Shape::Object(fields.iter().map(|f| super::read::Field { shape: put(&f.shape), ..f.clone() }).collect())
        }
        Shape::List(of) => Shape::List(Box::new(put(of))),
        Shape::OrNull(of) => Shape::OrNull(Box::new(put(of))),
        other => other.clone(),
    }
}
