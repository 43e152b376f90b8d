//! `ir` values as terms and back, through serde: a constructor of `ir` is a
//! constructor of terms without a line of code for each.
//!
//! Names that several types share are qualified with their type (`Ref.Target`,
//! `Player.Target`). Absent optional fields are the term `None`.

use crate::term::{Node, Sym, T, Terms};
use serde::de::{self, DeserializeOwned, IntoDeserializer, Visitor};
use serde::ser::{self, Serialize};
use std::fmt;

/// Types whose variants are written with the type's name in front.
const QUALIFIED: &[&str] = &[
    "Ref",
    "Player",
    "Players",
    "PlayerFilter",
    "PlayerFilterOrYou",
    "Recipients",
    "CostPart",
    "DamageKind",
    "DamageTo",
    "Zone",
    "EntersHow",
    "Choice",
    "Subject",
    "Targetable",
    "Domain",
    "Static",
    "Replaced",
    "Condition",
    "Modification",
    "EnterWith",
    "CreatedHow",
    "Ability",
    "KeywordKind",
    "Prohibition",
    "ChooseModes",
    "Affected",
    "LibraryPlace",
    "LibraryOrder",
    "Face",
    "PerPlayer",
    "PastEvent",
    "Playing",
];

fn constructor(type_name: &str, variant: &str) -> Sym {
    if QUALIFIED.contains(&type_name) { Sym::new(&format!("{type_name}.{variant}")) } else { Sym::new(variant) }
}

#[derive(Debug)]
pub struct Mismatch(pub String);

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl std::error::Error for Mismatch {}
impl ser::Error for Mismatch {
    fn custom<M: fmt::Display>(message: M) -> Self {
        Mismatch(message.to_string())
    }
}
impl de::Error for Mismatch {
    fn custom<M: fmt::Display>(message: M) -> Self {
        Mismatch(message.to_string())
    }
}

/// The term of an `ir` value.
pub fn to_term<V: Serialize>(terms: &mut Terms, value: &V) -> T {
    value.serialize(Ser { terms }).expect("ir values have only shapes that terms have")
}

/// The `ir` value of a term; an error means that a grammar built something that is no meaning.
pub fn from_term<V: DeserializeOwned>(terms: &Terms, t: T) -> Result<V, Mismatch> {
    V::deserialize(De { terms, t })
}

struct Ser<'a> {
    terms: &'a mut Terms,
}

struct Parts<'a> {
    terms: &'a mut Terms,
    con: Option<Sym>,
    items: Vec<T>,
}

impl Parts<'_> {
    fn push<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Mismatch> {
        let t = value.serialize(Ser { terms: self.terms })?;
        self.items.push(t);
        Ok(())
    }
    fn done(self) -> T {
        match self.con {
            Some(con) => self.terms.con(con, self.items),
            None => self.terms.list(self.items),
        }
    }
}

macro_rules! integers { ($($f:ident: $t:ty),*) => { $(fn $f(self, v: $t) -> Result<T, Mismatch> { Ok(self.terms.int(v as i64)) })* } }
macro_rules! never { ($($f:ident: $t:ty),*) => { $(fn $f(self, _: $t) -> Result<T, Mismatch> { Err(Mismatch(concat!("terms have no ", stringify!($f)).into())) })* } }

impl<'a> ser::Serializer for Ser<'a> {
    type Ok = T;
    type Error = Mismatch;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = ser::Impossible<T, Mismatch>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    integers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64);
    never!(serialize_bool: bool, serialize_f32: f32, serialize_f64: f64, serialize_char: char, serialize_bytes: &[u8]);

    fn serialize_str(self, v: &str) -> Result<T, Mismatch> {
        Ok(self.terms.string(v))
    }
    fn serialize_none(self) -> Result<T, Mismatch> {
        Ok(self.terms.named("None", []))
    }
    fn serialize_some<V: Serialize + ?Sized>(self, value: &V) -> Result<T, Mismatch> {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<T, Mismatch> {
        Ok(self.terms.named("None", []))
    }
    fn serialize_unit_struct(self, name: &'static str) -> Result<T, Mismatch> {
        Ok(self.terms.named(name, []))
    }
    fn serialize_unit_variant(self, name: &'static str, _: u32, variant: &'static str) -> Result<T, Mismatch> {
        Ok(self.terms.con(constructor(name, variant), []))
    }
    fn serialize_newtype_struct<V: Serialize + ?Sized>(self, name: &'static str, value: &V) -> Result<T, Mismatch> {
        let inner = value.serialize(Ser { terms: self.terms })?;
        if name != "Filter" {
            return Ok(inner);
        }
        let items = self.terms.items(inner);
        Ok(self.terms.set(items))
    }
    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        value: &V,
    ) -> Result<T, Mismatch> {
        let mut inner = value.serialize(Ser { terms: self.terms })?;
        if (name, variant) == ("Is", "AnyOf") {
            let items = self.terms.items(inner);
            inner = self.terms.set(items);
        }
        Ok(self.terms.con(constructor(name, variant), [inner]))
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Mismatch> {
        Ok(Parts { terms: self.terms, con: None, items: Vec::new() })
    }
    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Mismatch> {
        self.serialize_seq(None)
    }
    fn serialize_tuple_struct(self, name: &'static str, _: usize) -> Result<Parts<'a>, Mismatch> {
        Ok(Parts { terms: self.terms, con: Some(Sym::new(name)), items: Vec::new() })
    }
    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Mismatch> {
        Ok(Parts { terms: self.terms, con: Some(constructor(name, variant)), items: Vec::new() })
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Mismatch> {
        Err(Mismatch("terms have no maps".into()))
    }
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'a>, Mismatch> {
        Ok(Parts { terms: self.terms, con: Some(Sym::new(name)), items: Vec::new() })
    }
    fn serialize_struct_variant(
        self,
        name: &'static str,
        i: u32,
        variant: &'static str,
        n: usize,
    ) -> Result<Parts<'a>, Mismatch> {
        self.serialize_tuple_variant(name, i, variant, n)
    }
}

macro_rules! parts { ($($trait:ident $method:ident),*) => { $(impl ser::$trait for Parts<'_> {
    type Ok = T;
    type Error = Mismatch;
    fn $method<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Mismatch> { self.push(value) }
    fn end(self) -> Result<T, Mismatch> { Ok(self.done()) }
})* } }
parts!(SerializeSeq serialize_element, SerializeTuple serialize_element, SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field);

macro_rules! fields { ($($trait:ident),*) => { $(impl ser::$trait for Parts<'_> {
    type Ok = T;
    type Error = Mismatch;
    fn serialize_field<V: Serialize + ?Sized>(&mut self, _: &'static str, value: &V) -> Result<(), Mismatch> { self.push(value) }
    fn skip_field(&mut self, _: &'static str) -> Result<(), Mismatch> {
        let none = self.terms.named("None", []);
        self.items.push(none);
        Ok(())
    }
    fn end(self) -> Result<T, Mismatch> { Ok(self.done()) }
})* } }
fields!(SerializeStruct, SerializeStructVariant);

#[derive(Clone, Copy)]
struct De<'a> {
    terms: &'a Terms,
    t: T,
}

impl<'a> De<'a> {
    fn wrong<X>(self, wanted: &str) -> Result<X, Mismatch> {
        Err(Mismatch(format!("`{}` is no {wanted}", self.terms.show(self.t))))
    }
    fn seq<'de, V: Visitor<'de>>(self, items: &[T], visitor: V) -> Result<V::Value, Mismatch> {
        let terms = self.terms;
        visitor.visit_seq(de::value::SeqDeserializer::new(items.iter().map(move |&t| De { terms, t })))
    }
    /// Fields in the order of the type; those that are `None` are left out.
    fn fields<'de, V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        args: &[T],
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        if fields.len() != args.len() {
            return self.wrong(&format!("node with the {} parts {}", fields.len(), fields.join(", ")));
        }
        let terms = self.terms;
        let present = fields.iter().zip(args).filter(|&(_, &t)| !terms.is(t, "None"));
        visitor.visit_map(de::value::MapDeserializer::new(present.map(move |(&name, &t)| (name, De { terms, t }))))
    }
}

impl IntoDeserializer<'_, Mismatch> for De<'_> {
    type Deserializer = Self;
    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> de::Deserializer<'de> for De<'_> {
    type Error = Mismatch;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        match self.terms.node(self.t) {
            Node::Int(n) => visitor.visit_i64(*n),
            Node::Str(s) => visitor.visit_str(s),
            Node::List(items) | Node::Set(items) => self.seq(items, visitor),
            Node::Con(..) | Node::Alt(_) => self.wrong("plain value"),
        }
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        if self.terms.is(self.t, "None") { visitor.visit_none() } else { visitor.visit_some(self) }
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Mismatch> {
        visitor.visit_newtype_struct(self)
    }
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        match self.terms.node(self.t) {
            Node::List(items) | Node::Set(items) => self.seq(items, visitor),
            _ => self.wrong("list"),
        }
    }
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        match self.terms.node(self.t) {
            Node::Con(sym, args) if sym.name() == name => self.fields(fields, args, visitor),
            _ => self.wrong(name),
        }
    }
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        let Node::Con(sym, args) = self.terms.node(self.t) else { return self.wrong(name) };
        let full = sym.name();
        let variant = match QUALIFIED.contains(&name) {
            true => full.strip_prefix(name).and_then(|rest| rest.strip_prefix('.')),
            false => Some(full),
        };
        match variant.and_then(|v| variants.iter().find(|&&known| known == v)) {
            Some(variant) => visitor.visit_enum(Variant { de: self, variant, args }),
            None => self.wrong(name),
        }
    }
    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct tuple tuple_struct map identifier ignored_any
    }
}

struct Variant<'a> {
    de: De<'a>,
    variant: &'static str,
    args: &'a [T],
}

impl<'de> de::EnumAccess<'de> for Variant<'_> {
    type Error = Mismatch;
    type Variant = Self;
    fn variant_seed<S: de::DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Mismatch> {
        let name: de::value::StrDeserializer<'_, Mismatch> = self.variant.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Variant<'_> {
    type Error = Mismatch;
    fn unit_variant(self) -> Result<(), Mismatch> {
        if self.args.is_empty() { Ok(()) } else { self.de.wrong(self.variant) }
    }
    fn newtype_variant_seed<S: de::DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Mismatch> {
        match self.args {
            [t] => seed.deserialize(De { terms: self.de.terms, t: *t }),
            _ => self.de.wrong(self.variant),
        }
    }
    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Mismatch> {
        if self.args.len() == len { self.de.seq(self.args, visitor) } else { self.de.wrong(self.variant) }
    }
    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        self.de.fields(fields, self.args, visitor)
    }
}
