//! Terms: the one shape that phrases and meanings share.
//!
//! A value of `ir` turned into a tree of named constructors, or the tree that a
//! grammar builds while reading. Terms are hash-consed: equal terms have equal
//! handles, so comparing readings costs nothing. Sets (the conditions of a
//! filter) are kept in one canonical order, which does not depend on the order
//! of building.

use crate::wording::WordingOption;
use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};
use std::sync::{LazyLock, RwLock};

/// The name of a constructor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Sym(u32);

struct Interner {
    ids: HashMap<&'static str, u32>,
    names: Vec<&'static str>,
}

static SYMBOLS: LazyLock<RwLock<Interner>> =
    LazyLock::new(|| RwLock::new(Interner { ids: HashMap::new(), names: Vec::new() }));

impl Sym {
    pub fn new(name: &str) -> Sym {
        if let Some(&id) = SYMBOLS.read().expect("symbols").ids.get(name) {
            return Sym(id);
        }
        let mut table = SYMBOLS.write().expect("symbols");
        if let Some(&id) = table.ids.get(name) {
            return Sym(id);
        }
        let id = table.names.len() as u32;
        let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
        table.names.push(name);
        table.ids.insert(name, id);
        Sym(id)
    }
    pub fn name(self) -> &'static str {
        SYMBOLS.read().expect("symbols").names[self.0 as usize]
    }
}

/// A handle to a term of one [`Terms`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct T(u32);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    Con(Sym, Box<[T]>),
    List(Box<[T]>),
    Set(Box<[T]>),
    Int(i64),
    Str(Box<str>),
    /// Several ways to put the same thing, made by `unbind` only; the first that can be said is the default.
    Alt(Box<[(WordingOption, T)]>),
}

#[derive(Default)]
pub struct Terms {
    nodes: Vec<Node>,
    ids: HashMap<Node, T>,
}

impl Terms {
    pub fn add(&mut self, node: Node) -> T {
        if let Some(&t) = self.ids.get(&node) {
            return t;
        }
        let t = T(self.nodes.len() as u32);
        self.nodes.push(node.clone());
        self.ids.insert(node, t);
        t
    }
    pub fn node(&self, t: T) -> &Node {
        &self.nodes[t.0 as usize]
    }
    pub fn con(&mut self, sym: Sym, args: impl Into<Box<[T]>>) -> T {
        self.add(Node::Con(sym, args.into()))
    }
    pub fn named(&mut self, name: &str, args: impl Into<Box<[T]>>) -> T {
        self.con(Sym::new(name), args)
    }
    pub fn int(&mut self, n: i64) -> T {
        self.add(Node::Int(n))
    }
    pub fn string(&mut self, s: &str) -> T {
        self.add(Node::Str(s.into()))
    }
    pub fn list(&mut self, items: impl Into<Box<[T]>>) -> T {
        self.add(Node::List(items.into()))
    }
    /// A set: members that are sets themselves are poured in.
    pub fn set(&mut self, items: impl IntoIterator<Item = T>) -> T {
        let mut all = Vec::new();
        for item in items {
            match self.node(item) {
                Node::Set(inner) => all.extend_from_slice(inner),
                _ => all.push(item),
            }
        }
        all.sort_by(|&a, &b| self.order(a, b));
        all.dedup();
        self.add(Node::Set(all.into()))
    }
    pub fn as_con(&self, t: T) -> Option<(Sym, &[T])> {
        match self.node(t) {
            Node::Con(sym, args) => Some((*sym, args)),
            _ => None,
        }
    }
    /// The name and arguments of a constructor; "" for anything else.
    pub fn view(&self, t: T) -> (&'static str, Vec<T>) {
        match self.node(t) {
            Node::Con(sym, args) => (sym.name(), args.to_vec()),
            _ => ("", Vec::new()),
        }
    }
    pub fn is(&self, t: T, name: &str) -> bool {
        matches!(self.node(t), Node::Con(sym, _) if sym.name() == name)
    }
    pub fn as_int(&self, t: T) -> Option<i64> {
        match self.node(t) {
            Node::Int(n) => Some(*n),
            _ => None,
        }
    }
    /// The members of a list or set; none for anything else.
    pub fn items(&self, t: T) -> Vec<T> {
        match self.node(t) {
            Node::List(items) | Node::Set(items) => items.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The names of all constructors in a term, each once.
    pub fn names(&self, t: T) -> BTreeSet<&'static str> {
        fn put(terms: &Terms, t: T, names: &mut BTreeSet<&'static str>) {
            match terms.node(t) {
                Node::Con(sym, args) => {
                    names.insert(sym.name());
                    args.iter().for_each(|&a| put(terms, a, names));
                }
                Node::List(items) | Node::Set(items) => items.iter().for_each(|&i| put(terms, i, names)),
                Node::Alt(ways) => ways.iter().for_each(|&(_, way)| put(terms, way, names)),
                Node::Int(_) | Node::Str(_) => {}
            }
        }
        let mut names = BTreeSet::new();
        put(self, t, &mut names);
        names
    }

    /// A structural order that is the same in every arena.
    pub fn order(&self, a: T, b: T) -> Ordering {
        if a == b {
            return Ordering::Equal;
        }
        let rank = |node: &Node| match node {
            Node::Int(_) => 0,
            Node::Str(_) => 1,
            Node::Con(..) => 2,
            Node::List(_) => 3,
            Node::Set(_) => 4,
            Node::Alt(_) => 5,
        };
        let (na, nb) = (self.node(a), self.node(b));
        match (na, nb) {
            (Node::Int(x), Node::Int(y)) => x.cmp(y),
            (Node::Str(x), Node::Str(y)) => x.cmp(y),
            (Node::Con(s, xs), Node::Con(r, ys)) if s == r => self.order_all(xs, ys),
            (Node::Con(s, _), Node::Con(r, _)) => s.name().cmp(r.name()),
            (Node::List(xs), Node::List(ys)) | (Node::Set(xs), Node::Set(ys)) => self.order_all(xs, ys),
            (Node::Alt(xs), Node::Alt(ys)) => {
                let firsts = |alts: &[(WordingOption, T)]| alts.iter().map(|&(_, t)| t).collect::<Vec<_>>();
                self.order_all(&firsts(xs), &firsts(ys))
            }
            _ => rank(na).cmp(&rank(nb)),
        }
    }

    fn order_all(&self, xs: &[T], ys: &[T]) -> Ordering {
        let each = xs.iter().zip(ys).map(|(&x, &y)| self.order(x, y));
        each.fold(Ordering::Equal, Ordering::then).then(xs.len().cmp(&ys.len()))
    }

    /// A term as a person reads it; for messages and tests.
    pub fn show(&self, t: T) -> String {
        let join = |items: &[T]| items.iter().map(|&i| self.show(i)).collect::<Vec<_>>().join(", ");
        match self.node(t) {
            Node::Con(sym, args) if args.is_empty() => sym.name().to_owned(),
            Node::Con(sym, args) => format!("{}({})", sym.name(), join(args)),
            Node::List(items) => format!("[{}]", join(items)),
            Node::Set(items) => format!("{{{}}}", join(items)),
            Node::Int(n) => n.to_string(),
            Node::Str(s) => format!("{s:?}"),
            Node::Alt(alts) => {
                alts.iter().map(|&(o, t)| format!("{o:?}: {}", self.show(t))).collect::<Vec<_>>().join(" | ")
            }
        }
    }
}
