//! Types of the sources, with the shape that serde gives them.

use std::collections::BTreeMap;
use std::path::Path;
use syn::{Attribute, Fields, GenericArgument, Item, PathArguments, Type};

/// A shape of JSON.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Text,
    Number,
    Truth,
    Literal(String),
    List(Box<Shape>),
    Tuple(Vec<Shape>),
    OrNull(Box<Shape>),
    Named(String, Vec<Shape>),
    Object(Vec<Field>),
    OneOf(Vec<(String, Shape)>),
    /// An object with the fields of all.
    All(Vec<Shape>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub name: String,
    pub shape: Shape,
    /// May be left out.
    pub optional: bool,
    pub doc: String,
}

/// A type with a name, its parameters, and what is said of it.
#[derive(Clone, Debug)]
pub struct Named {
    pub parameters: Vec<String>,
    pub shape: Shape,
    pub doc: String,
}

#[derive(Default)]
pub struct Types {
    pub all: BTreeMap<String, Named>,
}

/// Where types are looked for; the first place that has a name has the type.
const PLACES: &[&str] = &["crates/table/src", "crates/rules/src/knowledge", "crates/rules/src", "crates/ir/src"];

impl Types {
    /// Everything that these types need.
    pub fn read(root: &Path, roots: &[&str]) -> Types {
        let mut places = Vec::new();
        for place in PLACES {
            let mut items = BTreeMap::new();
            read_folder(&root.join(place), &mut items);
            places.push(items);
        }
        let mut types = Types::default();
        let mut wanted: Vec<String> = roots.iter().map(|s| (*s).to_owned()).collect();
        while let Some(name) = wanted.pop() {
            if types.all.contains_key(&name) {
                continue;
            }
            let named = written_by_hand(&name).unwrap_or_else(|| {
                let item = places.iter().find_map(|items| items.get(&name));
                named(item.unwrap_or_else(|| panic!("no type is called {name}")))
            });
            needs(&named.shape, &named.parameters, &mut wanted);
            types.all.insert(name, named);
        }
        types
    }
}

/// Types whose writing no attribute says.
fn written_by_hand(name: &str) -> Option<Named> {
    let (shape, doc) = match name {
        "ManaCost" => (Shape::Text, "Symbols in braces, such as `{2}{U}`."),
        "KeywordKind" => {
            let all = ir::KeywordKind::ALL.iter().map(|kind| (String::new(), Shape::Literal(format!("{kind:?}"))));
            (Shape::OneOf(all.collect()), "The name of a keyword ability.")
        }
        _ => return None,
    };
    Some(Named { parameters: Vec::new(), shape, doc: doc.to_owned() })
}

fn read_folder(folder: &Path, items: &mut BTreeMap<String, Item>) {
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_folder(&path, items);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = std::fs::read_to_string(&path).expect("a file");
            for item in syn::parse_file(&text).expect("Rust").items {
                let (name, attributes) = match &item {
                    Item::Struct(s) => (s.ident.to_string(), &s.attrs),
                    Item::Enum(e) => (e.ident.to_string(), &e.attrs),
                    _ => continue,
                };
                if is_serial(attributes) {
                    items.entry(name).or_insert(item);
                }
            }
        }
    }
}

fn is_serial(attributes: &[Attribute]) -> bool {
    attributes.iter().filter(|a| a.path().is_ident("derive")).any(|derive| {
        let mut found = false;
        derive
            .parse_nested_meta(|meta| {
                found |= meta.path.segments.last().is_some_and(|s| s.ident == "Serialize");
                Ok(())
            })
            .expect("a derive");
        found
    })
}

/// What `serde` is told: words alone, and words with a value.
fn serde_says(attributes: &[Attribute]) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for attribute in attributes.iter().filter(|a| a.path().is_ident("serde")) {
        attribute
            .parse_nested_meta(|meta| {
                let name = meta.path.get_ident().expect("a word").to_string();
                let value = match meta.value() {
                    Ok(value) => value.parse::<syn::LitStr>()?.value(),
                    Err(_) => String::new(),
                };
                all.insert(name, value);
                Ok(())
            })
            .expect("serde understands it");
    }
    all
}

fn doc(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|a| match &a.meta {
        syn::Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some(text.value().trim().to_owned()),
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ").trim().to_owned()
}

fn named(item: &Item) -> Named {
    let (attributes, generics) = match item {
        Item::Struct(s) => (&s.attrs, &s.generics),
        Item::Enum(e) => (&e.attrs, &e.generics),
        _ => unreachable!("only these are kept"),
    };
    let says = serde_says(attributes);
    let shape = match (says.get("into"), item) {
        (Some(other), _) => shape(&syn::parse_str(other).expect("a type")),
        (None, Item::Struct(s)) => fields(&s.fields, &says),
        (None, Item::Enum(e)) => {
            let snake = says.get("rename_all").is_some_and(|how| how == "snake_case");
            let variants = e.variants.iter().map(|v| {
                let name = if snake { snake_case(&v.ident.to_string()) } else { v.ident.to_string() };
                let shape = match &v.fields {
                    Fields::Unit => Shape::Literal(name),
                    other => {
                        let shape = fields(other, &BTreeMap::new());
                        Shape::Object(vec![Field { name, shape, optional: false, doc: String::new() }])
                    }
                };
                (doc(&v.attrs), shape)
            });
            Shape::OneOf(variants.collect())
        }
        _ => unreachable!("only these are kept"),
    };
    let parameters = generics.type_params().map(|p| p.ident.to_string()).collect();
    Named { parameters, shape, doc: doc(attributes) }
}

fn snake_case(name: &str) -> String {
    let mut said = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !said.is_empty() {
            said.push('_');
        }
        said.extend(c.to_lowercase());
    }
    said
}

fn fields(of: &Fields, outer: &BTreeMap<String, String>) -> Shape {
    match of {
        Fields::Unit => Shape::OrNull(Box::new(Shape::OneOf(Vec::new()))),
        Fields::Unnamed(list) => {
            let mut shapes: Vec<Shape> = list.unnamed.iter().map(|f| shape(&f.ty)).collect();
            if shapes.len() == 1 { shapes.remove(0) } else { Shape::Tuple(shapes) }
        }
        Fields::Named(list) => {
            let (mut plain, mut parts) = (Vec::new(), Vec::new());
            for field in &list.named {
                let says = serde_says(&field.attrs);
                if says.contains_key("flatten") {
                    parts.push(shape(&field.ty));
                    continue;
                }
                let name = field.ident.as_ref().expect("a name").to_string();
                let optional = says.contains_key("default") || outer.contains_key("default");
                plain.push(Field { name, shape: shape(&field.ty), optional, doc: doc(&field.attrs) });
            }
            if parts.is_empty() {
                return Shape::Object(plain);
            }
            parts.insert(0, Shape::Object(plain));
            Shape::All(parts)
        }
    }
}

fn shape(of: &Type) -> Shape {
    match of {
        Type::Reference(r) => shape(&r.elem),
        Type::Tuple(t) => Shape::Tuple(t.elems.iter().map(shape).collect()),
        Type::Array(a) => Shape::List(Box::new(shape(&a.elem))),
        Type::Path(path) => {
            let last = path.path.segments.last().expect("a name");
            let mut inner: Vec<Shape> = match &last.arguments {
                PathArguments::AngleBracketed(list) => list
                    .args
                    .iter()
                    .filter_map(|a| if let GenericArgument::Type(t) = a { Some(shape(t)) } else { None })
                    .collect(),
                _ => Vec::new(),
            };
            match last.ident.to_string().as_str() {
                "String" | "str" => Shape::Text,
                "bool" => Shape::Truth,
                "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "usize" => Shape::Number,
                "Option" => Shape::OrNull(Box::new(inner.remove(0))),
                "Vec" | "BTreeSet" => Shape::List(Box::new(inner.remove(0))),
                "Box" | "Arc" => inner.remove(0),
                name => Shape::Named(name.to_owned(), inner),
            }
        }
        _ => panic!("a type that the protocol has no shape for"),
    }
}

fn needs(shape: &Shape, parameters: &[String], wanted: &mut Vec<String>) {
    match shape {
        Shape::Text | Shape::Number | Shape::Truth | Shape::Literal(_) => {}
        Shape::List(of) | Shape::OrNull(of) => needs(of, parameters, wanted),
        Shape::Tuple(all) | Shape::All(all) => all.iter().for_each(|s| needs(s, parameters, wanted)),
        Shape::Object(fields) => fields.iter().for_each(|f| needs(&f.shape, parameters, wanted)),
        Shape::OneOf(all) => all.iter().for_each(|(_, s)| needs(s, parameters, wanted)),
        Shape::Named(name, inner) => {
            inner.iter().for_each(|s| needs(s, parameters, wanted));
            if !parameters.contains(name) {
                wanted.push(name.clone());
            }
        }
    }
}
