//! What is refused over HTTP: a code, and its words in the language of whoever asked.

use crate::OpenError;
use crate::deck::DeckError;
use crate::protocol::Problem;
use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use judge::NotRetold;
use messages::{Arg, Language, Messages, language_of};

/// What goes back to whoever asked over HTTP for something that is not done.
#[derive(Clone, Debug)]
pub struct Fault {
    pub status: StatusCode,
    what: What,
    /// Of whoever it is about, where the request says it.
    language: Option<Language>,
}

#[derive(Clone, Debug)]
enum What {
    Message(&'static str, Vec<(&'static str, Arg)>),
    Deck(DeckError),
    Open(OpenError),
    Retold(NotRetold),
    /// Of another part of the program, which says it itself.
    Other(&'static str, fn(&Messages, &str) -> String, String),
}

impl Fault {
    /// The code is that of the message.
    pub fn new(status: StatusCode, code: &'static str) -> Fault {
        Fault::with(status, code, Vec::new())
    }
    pub fn with(status: StatusCode, code: &'static str, named: Vec<(&'static str, Arg)>) -> Fault {
        Fault { status, what: What::Message(code, named), language: None }
    }
    pub fn bad(code: &'static str) -> Fault {
        Fault::new(StatusCode::BAD_REQUEST, code)
    }
    pub fn deck(wrong: DeckError) -> Fault {
        Fault { status: StatusCode::BAD_REQUEST, what: What::Deck(wrong), language: None }
    }
    pub fn open(why: OpenError) -> Fault {
        Fault { status: StatusCode::CONFLICT, what: What::Open(why), language: None }
    }
    pub fn retold(why: NotRetold) -> Fault {
        Fault { status: StatusCode::CONFLICT, what: What::Retold(why), language: None }
    }
    pub fn no_room() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "table-no-room")
    }
    pub fn broken() -> Fault {
        Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "table-room-stopped")
    }
    pub fn no_language(code: &str, status: StatusCode) -> Fault {
        let codes = |words: &Messages, code: &str| {
            let codes = words.list(Language::ALL.map(|language| language.code().to_owned()));
            words.say("lang-unknown", &[("code", code.into()), ("codes", codes.into())])
        };
        Fault { status, what: What::Other("lang-unknown", codes, code.to_owned()), language: None }
    }

    /// In this language, whatever the request accepts.
    pub fn in_language(self, language: Language) -> Fault {
        Fault { language: Some(language), ..self }
    }

    pub fn code(&self) -> &'static str {
        match &self.what {
            What::Message(code, _) | What::Other(code, ..) => code,
            What::Deck(_) => "deck",
            What::Open(_) => "open",
            What::Retold(_) => "retold",
        }
    }

    pub fn said(&self, messages: &Messages) -> String {
        match &self.what {
            What::Message(code, named) => messages.say(code, named),
            What::Deck(wrong) => wrong.said(messages),
            What::Open(why) => why.said(messages),
            What::Retold(why) => why.said(messages),
            What::Other(_, say, what) => say(messages, what),
        }
    }

    /// The answer to a request with these headers.
    pub fn answer(&self, asked: Language) -> Response {
        let words = Messages::of(self.language.unwrap_or(asked));
        let problem = Problem { code: self.code().to_owned(), error: self.said(words) };
        (self.status, Json(problem)).into_response()
    }
}

/// The words come when the request is known ([`answered`]).
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts the words into an answer that is a refusal.
pub fn answered(mut response: Response, asked: Language) -> Response {
    match response.extensions_mut().remove::<Fault>() {
        Some(fault) => fault.answer(asked),
        None => response,
    }
}

/// The first language that a request accepts and that is spoken here, or English.
pub fn accepted(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut languages = accepted.split(',').filter_map(|one| language_of(one.split(';').next()?.trim()));
    languages.next().unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_spoken_here() {
        let language = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, value.parse().expect("a value"));
            accepted(&headers)
        };
        assert_eq!(language("de-AT,de;q=0.9,en;q=0.8"), Language::German);
        assert_eq!(language("zhs"), Language::Chinese);
        assert_eq!(language("ko, ja;q=0.5"), Language::Japanese);
        assert_eq!(language("*"), Language::English);
        assert_eq!(accepted(&HeaderMap::new()), Language::English);
    }

    #[test]
    fn a_refusal_is_said_in_the_language_asked_for() {
        let fault = Fault::no_room();
        assert_eq!(fault.code(), "table-no-room");
        assert_eq!(fault.said(Messages::of(Language::German)), "Einen solchen Raum gibt es nicht.");
        let unknown = Fault::no_language("xx", StatusCode::NOT_FOUND).said(Messages::of(Language::French));
        assert!(unknown.starts_with("Il n'y a pas de langue `xx`."), "{unknown}");
    }
}
