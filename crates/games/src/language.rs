use std::str::FromStr;

/// A language that every text exists in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Nederlands.
    Dutch,
    /// Deutsch.
    German,
}

impl Language {
    /// All three.
    pub const ALL: [Language; 3] = [Language::English, Language::Dutch, Language::German];

    /// Its code, such as "nl".
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Dutch => "nl",
            Language::German => "de",
        }
    }

    /// What stands between thousands: `15,000` or `15.000`.
    pub const fn thousands(self) -> char {
        match self {
            Language::English => ',',
            Language::Dutch | Language::German => '.',
        }
    }

    /// What stands before the part of a number below one: `1.5` or `1,5`.
    pub const fn decimal_mark(self) -> &'static str {
        match self {
            Language::English => ".",
            Language::Dutch | Language::German => ",",
        }
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Language, String> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| format!("there is no language {code:?}: choose en, nl or de"))
    }
}
