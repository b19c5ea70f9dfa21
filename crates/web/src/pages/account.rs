//! The page of one's own account.

use engine::Message;
use maud::{Markup, html};

use super::device::Device;
use crate::Site;
use crate::parts::{Face, confirm, date, give, symbol, symbol_small, tick};

/// What the account page shows.
pub struct Account<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The person's name.
    pub name: String,
    /// How the person looks at tables.
    pub face: Face,
    /// Whether a password keeps the account.
    pub is_kept: bool,
    /// The address that opens this account on another device, just made.
    pub link: Option<String>,
    /// Whether the person wants to be told about turns.
    pub wants_notices: bool,
    /// Whether this server can send mail.
    pub can_mail: bool,
    /// Where to write.
    pub email: Option<String>,
    /// What to call.
    pub webhook: Option<String>,
    /// Where the account is in use.
    pub sessions: Vec<Session>,
    /// What was saved just now.
    pub saved: Option<Saved>,
}

/// A device or program that uses an account.
pub struct Session {
    /// Its name in forms.
    pub token: String,
    /// `browser`, `program` or `link`.
    pub kind: String,
    /// What a browser says of itself, or what a program is called.
    pub label: String,
    /// When it was last used, to a day: milliseconds since 1970.
    pub seen: i64,
    /// Whether it is the one that asks.
    pub is_this: bool,
}

/// Something of an account that can be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saved {
    /// The name.
    Name,
    /// The face.
    Face,
    /// The password.
    Password,
    /// Where notices go.
    Notices,
    /// Which devices are logged in.
    Devices,
}

impl Saved {
    /// All of them.
    pub const ALL: [Saved; 5] = [Saved::Name, Saved::Face, Saved::Password, Saved::Notices, Saved::Devices];

    /// Its name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Saved::Name => "name",
            Saved::Face => "face",
            Saved::Password => "password",
            Saved::Notices => "notices",
            Saved::Devices => "devices",
        }
    }

    /// What has that name.
    pub fn named(name: &str) -> Option<Saved> {
        Saved::ALL.into_iter().find(|saved| saved.name() == name)
    }

    /// The page that says so, at the part that is meant.
    pub fn address(self) -> String {
        format!("/account?saved={}#{}", self.name(), self.name())
    }
}

/// The parts of the page: the name of each in addresses, its sign, its title.
const PARTS: [(&str, &str, &str); 5] = [
    ("name", "ui-person", "page-account"),
    ("password", "ui-lock", "page-password"),
    ("devices", "ui-phone", "page-sessions"),
    ("notices", "ui-bell", "page-notices"),
    ("leaving", "ui-door", "page-leaving"),
];

/// The account page.
pub fn account_page(account: &Account<'_>) -> Markup {
    let site = &account.site;
    let main = html! {
        div.page__title { h1 { (account.name) } p { (site.word("page-account-line")) } }
        div.with-nav.account {
            nav.side-nav aria-label=(site.word("page-on-this-page")) {
                ul { @for (name, sign, title) in PARTS { li { a href={ "#" (name) } { (symbol_small(sign)) (site.word(title)) } } } }
            }
            div.stack {
                div.two {
                    (account.identity())
                    (account.password())
                }
                (account.devices())
                (account.notices())
                (account.leaving())
            }
        }
    };
    site.page(&account.name, &main)
}

impl Account<'_> {
    fn part(&self, name: &str, inner: &Markup) -> Markup {
        let (name, sign, title) = PARTS.iter().find(|(part, ..)| *part == name).unwrap_or(&PARTS[0]);
        html! {
            section.panel.on-paper.danger[*name == "leaving"] id=(name) {
                h2.panel__title { (symbol_small(sign)) (self.site.word(title)) }
                div.stack { (inner) }
            }
        }
    }

    /// Says that something was saved, where it was.
    fn saved(&self, what: Saved) -> Markup {
        html! {
            @if self.saved == Some(what) {
                p.saved role="status" { (symbol_small("ui-check")) (self.site.word(&format!("page-saved-{}", what.name()))) }
            }
        }
    }

    fn identity(&self) -> Markup {
        let site = &self.site;
        let inner = html! {
            (self.saved(Saved::Name))
            (self.saved(Saved::Face))
            form.input-row method="post" action="/people/rename" {
                (site.mark())
                label.field { span { (site.word("page-your-name")) } input name="name" value=(self.name) maxlength="30" required autocomplete="nickname"; }
                button.btn { (site.word("page-rename")) }
            }
            div.own-face #face {
                (self.face.draw())
                div { b { (site.word("page-face")) } p.hint-text { (site.word("page-face-why")) } }
            }
            details {
                summary { (site.word("page-face-change")) }
                form.fields method="post" action="/people/face" {
                    (site.mark())
                    fieldset.faces-to-choose {
                        legend.sr { (site.word("page-face")) }
                        @for (number, face) in (1..).zip(Face::all()) {
                            label {
                                input type="radio" name="face" value=(face.name()) checked[face == self.face]
                                    aria-label=(site.words.say(&Message::new("page-face-number").with("number", number)));
                                (face.draw())
                            }
                        }
                    }
                    button.btn { (site.word("page-save")) }
                }
            }
        };
        self.part("name", &inner)
    }

    /// A password that was set is not offered again: it can be changed by who knows it.
    fn password(&self) -> Markup {
        let site = &self.site;
        let new_password = |word: &str| {
            html! {
                label.field {
                    span { (site.word(word)) }
                    input name="password" type="password" minlength="8" required autocomplete="new-password";
                    span.hint-text { (site.word("page-password-why")) }
                }
            }
        };
        let inner = html! {
            (self.saved(Saved::Password))
            @if self.is_kept {
                p { (symbol_small("ui-check")) " " (site.word("page-kept")) }
                details {
                    summary { (site.word("page-password-change")) }
                    form.fields method="post" action="/people/keep" {
                        (site.mark())
                        label.field { span { (site.word("page-password-now")) } input name="old" type="password" required autocomplete="current-password"; }
                        (new_password("page-password-new"))
                        button.btn { (site.word("page-password-change")) }
                    }
                }
            } @else {
                p { (site.word("page-keep-why")) }
                form.fields method="post" action="/people/keep" {
                    (site.mark())
                    (new_password("page-password"))
                    button.btn { (site.word("page-keep")) }
                }
            }
        };
        self.part("password", &inner)
    }

    fn notices(&self) -> Markup {
        let site = &self.site;
        let inner = html! {
            (self.saved(Saved::Notices))
            form.fields method="post" action="/people/notices" {
                (site.mark())
                (tick("wanted", self.wants_notices, &site.word("page-notices-wanted"), &site.word("page-notices-why")))
                @if self.can_mail {
                    label.field {
                        span { (site.word("page-email")) }
                        input name="email" type="email" value=[self.email.as_deref()] autocomplete="email";
                    }
                }
                label.field {
                    span { (site.word("page-webhook")) }
                    input name="webhook" type="url" value=[self.webhook.as_deref()];
                    span.hint-text { (site.word("page-webhook-why")) }
                }
                button.btn { (symbol_small("ui-check")) (site.word("page-save")) }
            }
        };
        self.part("notices", &inner)
    }

    fn device(&self, session: &Session) -> Markup {
        let site = &self.site;
        let device = Device::read(&session.label);
        let (sign, name) = match session.kind.as_str() {
            "program" => ("ui-hook", session.label.clone()),
            "link" => ("ui-link", site.word("page-device-link")),
            _ => (device.sign(), device.name(site)),
        };
        html! {
            li.device {
                (symbol(sign))
                span.who { b { (name) } small { (site.word("page-last-used")) " " (date(session.seen, site.words)) } }
                @if session.is_this { span.chip { (symbol_small("ui-check")) (site.word("page-this-device")) } }
                @else {
                    form method="post" action="/people/sessions/end" {
                        (site.mark())
                        input type="hidden" name="session" value=(session.token);
                        button.btn.sm { (site.word("page-end-session")) span.sr { " " (name) } }
                    }
                }
            }
        }
    }

    fn devices(&self) -> Markup {
        let site = &self.site;
        let end_others =
            || confirm(&Message::new("page-end-others"), None, "btn", "/people/sessions/end-others", &site.mark(), site.words);
        let inner = html! {
            (self.saved(Saved::Devices))
            ul.rows { @for session in &self.sessions { (self.device(session)) } }
            div.acts {
                form method="post" action="/people/link" { (site.mark()) button.btn { (symbol_small("ui-link")) (site.word("page-link")) } }
                @if self.sessions.len() > 1 { (end_others()) }
            }
            @if let Some(link) = &self.link {
                div role="status" { (give(link, &site.word("page-link-how"), &site.word("page-link-made"), site)) }
            }
        };
        self.part("devices", &inner)
    }

    fn leaving(&self) -> Markup {
        let site = &self.site;
        let own_name = html! {
            (site.mark())
            label.field { span { (site.word("page-your-name")) } input name="name" required autocomplete="off"; }
        };
        let inner = html! {
            div.acts {
                @if self.is_kept {
                    form method="post" action="/people/logout" { (site.mark()) button.btn { (site.word("page-log-out")) } }
                } @else {
                    // Nobody finds the way back into an account without a password.
                    (confirm(&Message::new("page-log-out"), None, "btn", "/people/logout", &site.mark(), site.words))
                }
                (confirm(&Message::new("page-delete"), Some("ui-bin"), "btn btn-warn", "/people/delete", &own_name, site.words))
            }
        };
        self.part("leaving", &inner)
    }
}
