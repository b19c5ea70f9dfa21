//! The page of one's own account.

use maud::{Markup, html};

use crate::Site;
use crate::parts::{Confirm, symbol_small};

/// What the account page shows.
pub struct Account<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The person's name.
    pub name: String,
    /// Whether a password keeps the account.
    pub is_kept: bool,
    /// The address that opens this account on another device, just made.
    pub link: Option<String>,
    /// Whether the person wants to be told about turns.
    pub wants_notices: bool,
    /// Where to write.
    pub email: Option<String>,
    /// What to call.
    pub webhook: Option<String>,
    /// Where the account is in use.
    pub sessions: Vec<Session>,
}

/// A device or program that uses an account.
pub struct Session {
    /// Its name in forms.
    pub token: String,
    /// A browser or a program.
    pub kind: String,
    /// What it is called.
    pub label: String,
}

/// The account page.
pub fn account_page(account: &Account<'_>) -> Markup {
    let site = &account.site;
    let main = html! {
        h1 { (account.name) }
        div.account {
            (account.identity())
            (account.notices())
            (account.devices())
            (account.farewell())
        }
    };
    site.page(&account.name, &main)
}

impl Account<'_> {
    fn identity(&self) -> Markup {
        let site = &self.site;
        html! {
            section.panel.on-paper {
                h2.panel__title { (symbol_small("ui-players")) (site.word("page-account")) }
                form method="post" action="/people/rename" {
                    (site.mark())
                    label { span { (site.word("page-your-name")) } input name="name" value=(self.name) maxlength="30" required; }
                    button.btn { (site.word("page-rename")) }
                }
                form method="post" action="/people/keep" {
                    (site.mark())
                    label { span { (site.word("page-password")) } input name="password" type="password" minlength="8" required autocomplete="new-password"; }
                    button.btn { (site.word("page-keep")) }
                }
            }
        }
    }

    fn notices(&self) -> Markup {
        let site = &self.site;
        html! {
            section.panel.on-paper {
                h2.panel__title { (symbol_small("envelope")) (site.word("page-notices")) }
                form method="post" action="/people/notices" {
                    (site.mark())
                    label.check { input type="checkbox" name="wanted" checked[self.wants_notices]; (site.word("page-notices-wanted")) }
                    label { span { (site.word("page-email")) } input name="email" type="email" value=[self.email.as_deref()]; }
                    label { span { (site.word("page-webhook")) } input name="webhook" type="url" value=[self.webhook.as_deref()]; }
                    button.btn { (site.word("page-save")) }
                }
            }
        }
    }

    fn devices(&self) -> Markup {
        let site = &self.site;
        let end_others = Confirm {
            word: &site.word("page-end-others"),
            sign: None,
            class: "btn",
            consequence: &site.word("page-end-others-sure"),
            action: "/people/sessions/end-others",
            fields: &site.mark(),
        };
        html! {
            section.panel.on-paper {
                h2.panel__title { (symbol_small("ui-lock")) (site.word("page-sessions")) }
                ul {
                    @for session in &self.sessions {
                        li.line-of {
                            span.t { b { (session.label) } small { (session.kind) } }
                            form method="post" action="/people/sessions/end" {
                                (site.mark())
                                input type="hidden" name="session" value=(session.token);
                                button.btn.sm { (site.word("page-end-session")) }
                            }
                        }
                    }
                }
                @if self.sessions.len() > 1 { (end_others.draw()) }
                form method="post" action="/people/link" { (site.mark()) button.btn { (site.word("page-link")) } }
                @if let Some(link) = &self.link { p { code.share { (link) } } }
            }
        }
    }

    fn farewell(&self) -> Markup {
        let site = &self.site;
        let own_name = html! {
            (site.mark())
            label { span { (site.word("page-your-name")) } input name="name" required autocomplete="off"; }
        };
        // Nobody finds the way back into an account without a password.
        let log_out = Confirm {
            word: &site.word("page-log-out"),
            sign: None,
            class: "btn",
            consequence: &site.word("page-log-out-sure"),
            action: "/people/logout",
            fields: &site.mark(),
        };
        let delete = Confirm {
            word: &site.word("page-delete"),
            sign: None,
            class: "btn",
            consequence: &site.word("page-delete-sure"),
            action: "/people/delete",
            fields: &own_name,
        };
        html! {
            section.panel.on-paper {
                h2.panel__title { (symbol_small("ui-skip")) (site.word("page-log-out")) }
                @if self.is_kept {
                    form method="post" action="/people/logout" { (site.mark()) button.btn { (site.word("page-log-out")) } }
                } @else { (log_out.draw()) }
                (delete.draw())
            }
        }
    }
}
