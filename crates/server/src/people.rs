//! Who somebody is: guests and kept accounts, sessions, passwords.

use std::ops::Deref;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use engine::Message;
use games::Language;
use store::{Person, Session, Token};
use web::Face;

use crate::node::Node;
use crate::problem::{Problem, Result};
use crate::sessions::digest;
use crate::webhook::check_webhook;

/// How long a session lasts without being used: half a year.
const SESSION: i64 = 182 * 86_400_000;
/// How long a link to another device works: a quarter of an hour.
const LINK: i64 = 15 * 60_000;
/// The shortest password.
const PASSWORD: usize = 8;

/// Somebody who is known, and whether they ask through a program.
pub(crate) struct Caller {
    pub(crate) person: Arc<Person>,
    pub(crate) is_program: bool,
}

impl Deref for Caller {
    type Target = Person;

    fn deref(&self) -> &Person {
        &self.person
    }
}

impl Node {
    /// Whose token this is.
    pub(crate) async fn recognise(&self, token: &str) -> Result<Option<Arc<Person>>> {
        let (digest, now) = (digest(token), self.now());
        if let Some(person) = self.sessions.recall(digest, now) {
            return Ok(Some(person));
        }
        let Some((session, person)) = self.store.session(digest, now).await? else { return Ok(None) };
        if session.kind == "link" {
            return Ok(None);
        }
        if person.is_banned {
            return Err(Problem::Forbidden("problem-banned"));
        }
        // Once a day is enough to know which sessions are in use. A session ends when it was not used for long.
        if now - session.seen > 86_400_000 {
            self.store.touch_session(digest, now, now + SESSION).await?;
        }
        let person = Arc::new(person);
        self.sessions.remember(digest, Arc::clone(&person), now);
        Ok(Some(person))
    }

    async fn open_session(&self, person: &str, kind: &str, label: &str, lasts: i64) -> Result<String> {
        let (token, now) = (self.world.entropy().to_string(), self.now());
        let session = Session {
            token: digest(&token),
            person: person.to_owned(),
            kind: kind.to_owned(),
            // What browsers say of themselves is long, and what tells them apart stands at its end.
            label: label.chars().take(300).collect(),
            created: now,
            seen: now,
            expires: now + lasts,
        };
        self.store.add_session(&session).await?;
        Ok(token)
    }

    /// A new guest, and the token of the session.
    pub(crate) async fn welcome(&self, name: &str, label: &str, language: Language) -> Result<(Person, String)> {
        let person = Person {
            id: self.fresh_id(),
            name: checked_name(name)?,
            created: self.now(),
            language: language.code().to_owned(),
            ..Person::default()
        };
        self.store.add_person(&person).await?;
        let token = self.open_session(&person.id, "browser", label, SESSION).await?;
        Ok((person, token))
    }

    /// Sets a password, so that the account can be opened elsewhere. The name is its owner's alone from then on. Who has one already
    /// must know it to change it.
    pub(crate) async fn keep_account(&self, person: &Person, old: &str, password: &str) -> Result<()> {
        if let Some(hash) = &person.password
            && !fits(old, hash.clone()).await?
        {
            return Err(Problem::Forbidden("problem-old-password"));
        }
        if password.chars().count() < PASSWORD {
            return Err(Problem::Bad(Message::new("problem-password").with("least", PASSWORD)));
        }
        let salt = self.world.entropy().0;
        let password = password.to_owned();
        let hash = tokio::task::spawn_blocking(move || {
            let salt = SaltString::encode_b64(&salt[..16]).map_err(|error| error.to_string())?;
            let hash = Argon2::default().hash_password(password.as_bytes(), &salt).map_err(|error| error.to_string())?;
            Ok(hash.to_string())
        });
        let hash: Result<String, String> = hash.await.map_err(Problem::broken)?;
        let kept = Person { password: Some(hash.map_err(Problem::Broken)?), ..person.clone() };
        self.update(&kept).await
    }

    async fn update(&self, person: &Person) -> Result<()> {
        let free = self.store.update_person(person).await?;
        self.sessions.forget(&person.id);
        if free { Ok(()) } else { Err(Problem::NotNow("problem-name-taken")) }
    }

    /// Opens a kept account.
    pub(crate) async fn log_in(&self, name: &str, password: &str, label: &str) -> Result<String> {
        const WRONG: Problem = Problem::Forbidden("problem-wrong-password");
        let person = self.store.person_named(name).await?;
        // The same work is done for a name that nobody has, so that the time tells nothing.
        let hash = person.as_ref().and_then(|person| person.password.clone()).unwrap_or_else(|| NOBODYS.to_owned());
        let fits = fits(password, hash).await?;
        let person = person.filter(|_| fits).ok_or(WRONG)?;
        if person.is_banned {
            return Err(Problem::Forbidden("problem-banned"));
        }
        self.open_session(&person.id, "browser", label, SESSION).await
    }

    /// A token that opens this account on another device, once.
    pub(crate) async fn link(&self, person: &Person) -> Result<String> {
        self.open_session(&person.id, "link", "link", LINK).await
    }

    /// Opens the account of a link on this device.
    pub(crate) async fn follow_link(&self, token: &str, label: &str) -> Result<String> {
        let found = self.store.session(digest(token), self.now()).await?;
        let (session, person) =
            found.filter(|(session, _)| session.kind == "link").ok_or(Problem::NotFound("problem-no-link"))?;
        // Only one can end it, so it works once.
        if !self.store.end_session(&person.id, session.token).await? {
            return Err(Problem::NotFound("problem-no-link"));
        }
        self.open_session(&person.id, "browser", label, SESSION).await
    }

    /// A token for a program of a person's.
    pub(crate) async fn program_token(&self, person: &Person, label: &str) -> Result<String> {
        self.open_session(&person.id, "program", label, SESSION).await
    }

    /// Changes the name.
    pub(crate) async fn rename(&self, person: &Person, name: &str) -> Result<()> {
        self.update(&Person { name: checked_name(name)?, ..person.clone() }).await
    }

    /// Changes the face that others see.
    pub(crate) async fn set_face(&self, person: &Person, name: &str) -> Result<()> {
        let face = Face::named(name).ok_or_else(|| Problem::Bad(Message::new("problem-face")))?;
        self.update(&Person { face: Some(face.name().to_owned()), ..person.clone() }).await
    }

    /// Says in which language a person is written to.
    pub(crate) async fn set_language(&self, person: &Person, language: Language) -> Result<()> {
        self.update(&Person { language: language.code().to_owned(), ..person.clone() }).await
    }

    /// Says where notices go.
    pub(crate) async fn set_notices(
        &self,
        person: &Person,
        wants: bool,
        email: Option<String>,
        webhook: Option<String>,
    ) -> Result<()> {
        let email = email.map(|email| email.trim().to_owned()).filter(|email| !email.is_empty());
        if email.as_ref().is_some_and(|email| email.len() > 254 || email.parse::<lettre::Address>().is_err()) {
            return Err(Problem::Bad(Message::new("problem-email")));
        }
        let webhook = webhook.map(|webhook| webhook.trim().to_owned()).filter(|webhook| !webhook.is_empty());
        if let Some(url) = &webhook {
            if url.len() > 500 {
                return Err(Problem::Bad(Message::new("problem-webhook-long")));
            }
            check_webhook(url, self.settings.allow_local_webhooks).await?;
        }
        self.update(&Person { wants_notices: wants, email, webhook, ..person.clone() }).await
    }

    /// Ends one of a person's sessions.
    pub(crate) async fn end_session(&self, person: &Person, token: Token) -> Result<()> {
        let ended = self.store.end_session(&person.id, token).await?;
        self.sessions.forget(&person.id);
        if ended { Ok(()) } else { Err(Problem::NotFound("problem-no-session")) }
    }

    /// Ends all of a person's sessions but the one with this token.
    pub(crate) async fn end_other_sessions(&self, person: &Person, kept: &str) -> Result<()> {
        self.store.end_other_sessions(&person.id, digest(kept)).await?;
        self.sessions.forget(&person.id);
        Ok(())
    }
}

/// Whether a password is the one of a hash.
async fn fits(password: &str, hash: String) -> Result<bool> {
    let password = password.to_owned();
    let fits = tokio::task::spawn_blocking(move || {
        PasswordHash::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    fits.await.map_err(Problem::broken)
}

/// The hash of a password that nobody has.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

pub(crate) fn checked_name(name: &str) -> Result<String> {
    let name = name.trim();
    let fits = (1..=30).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if fits { Ok(name.to_owned()) } else { Err(Problem::Bad(Message::new("problem-name"))) }
}
