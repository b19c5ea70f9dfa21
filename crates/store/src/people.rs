use std::fmt::{self, Display, Formatter};

use engine::Digest;
use sqlx::FromRow;
use tables::PersonId;
use uuid::Uuid;

use crate::{Broadcast, Store, StoreError, carry_out, id, reading, writing};

/// Somebody who plays here.
#[derive(Clone, PartialEq, Debug, Default, FromRow)]
pub struct Person {
    /// Made when they first came.
    #[sqlx(try_from = "Uuid")]
    pub id: String,
    /// The name they chose.
    pub name: String,
    /// The Argon2 hash of the password of an account that was kept.
    pub password: Option<String>,
    /// Where notices go, if anywhere.
    pub email: Option<String>,
    /// An address that is called when it is their turn.
    pub webhook: Option<String>,
    /// Whether they want to be told.
    pub wants_notices: bool,
    /// Whether the host has shown them the door.
    pub is_banned: bool,
    /// When they first came.
    pub created: i64,
    /// The language in which they are written to.
    pub language: String,
    /// The name of the face that they chose.
    pub face: Option<String>,
}

/// A device on which somebody is known.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct Session {
    /// The digest of its token.
    #[sqlx(try_from = "Vec<u8>")]
    pub token: Token,
    /// Whose it is.
    #[sqlx(try_from = "Uuid")]
    pub person: String,
    /// `browser`, `program` or `link`.
    pub kind: String,
    /// What its owner will recognise it by.
    pub label: String,
    /// When it began.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
    /// When it ends.
    pub expires: i64,
}

/// The digest of the token of a session.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Token(pub Digest);

impl Display for Token {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, to)
    }
}

impl TryFrom<Vec<u8>> for Token {
    type Error = String;

    fn try_from(bytes: Vec<u8>) -> Result<Token, String> {
        bytes.try_into().map(|bytes| Token(Digest(bytes))).map_err(|_| "a token has another length".to_owned())
    }
}

/// A session, and whose it is.
macro_rules! select_session {
    ($which:literal) => {
        concat!(
            "SELECT sessions.token, people.id AS person, sessions.kind, sessions.label, sessions.created, sessions.seen, \
             sessions.expires FROM sessions JOIN people ON people.key = sessions.person WHERE ",
            $which
        )
    };
}

/// A statement about a person, with what can change of one as its first values.
macro_rules! of_person {
    ($sql:ident, $person:ident) => {
        sqlx::query($sql)
            .bind(id(&$person.id))
            .bind(&$person.name)
            .bind(&$person.password)
            .bind(&$person.email)
            .bind(&$person.webhook)
            .bind($person.wants_notices)
            .bind($person.is_banned)
            .bind(&$person.language)
            .bind(&$person.face)
    };
}

#[expect(clippy::missing_errors_doc, reason = "they fail if the database does, as the store tells")]
impl Store {
    /// A new person.
    pub async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO people (id, name, password, email, webhook, wants_notices, is_banned, language, face, \
                           created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
        writing!(self, db => {
            of_person!(SQL, person).bind(person.created).execute(db).await?;
        });
        Ok(())
    }

    /// Somebody by number.
    pub async fn person(&self, person: &str) -> Result<Option<Person>, StoreError> {
        const SQL: &str = "SELECT * FROM people WHERE id = $1";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(id(person)).fetch_optional(db).await?))
    }

    /// Somebody who has kept an account, by name.
    pub async fn person_named(&self, name: &str) -> Result<Option<Person>, StoreError> {
        const SQL: &str = "SELECT * FROM people WHERE lower(name) = lower($1) AND password IS NOT NULL";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(name).fetch_optional(db).await?))
    }

    /// Writes down what a person has changed: all but number and date. `false` if the name is taken.
    pub async fn update_person(&self, person: &Person) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE people SET name = $2, password = $3, email = $4, webhook = $5, wants_notices = $6, \
                           is_banned = $7, language = $8, face = $9 WHERE id = $1";
        let done = writing!(self, db => {
            of_person!(SQL, person).execute(db).await.map(drop)
        });
        match done {
            Ok(()) => Ok(true),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Forgets somebody: sessions, words, notes, ratings and all that is personal. Seats in finished games stay, without a name.
    pub async fn forget_person(&self, person: &str) -> Result<(), StoreError> {
        macro_rules! of_person {
            ($($statement:literal)*) => {
                [$(concat!($statement, " = (SELECT key FROM people WHERE id = $1)")),*]
            };
        }
        const STATEMENTS: [&str; 9] = of_person![
            "DELETE FROM sessions WHERE person"
            "DELETE FROM chat WHERE person"
            "DELETE FROM notes WHERE person"
            "DELETE FROM mutes WHERE person"
            "DELETE FROM mutes WHERE muted"
            "DELETE FROM notices WHERE person"
            "DELETE FROM ratings WHERE person"
            "UPDATE seats SET person = NULL WHERE person"
            "UPDATE tables SET host = NULL WHERE host"
        ];
        // Whoever has such a table in hand must read it again before they change it.
        const CHANGED: &str = "UPDATE games SET version = version + 1 WHERE table_key IN \
                               (SELECT table_key FROM seats WHERE person = (SELECT key FROM people WHERE id = $1))";
        const TABLES: &str = "SELECT DISTINCT tables.id, games.version FROM seats JOIN tables ON tables.key = seats.table_key \
                              JOIN games ON games.table_key = seats.table_key \
                              WHERE seats.person = (SELECT key FROM people WHERE id = $1)";
        let tables: Vec<(Uuid, i64)> = writing!(self, db => {
            let mut transaction = db.begin().await?;
            sqlx::query(CHANGED).bind(id(person)).execute(&mut *transaction).await?;
            let tables = sqlx::query_as(TABLES).bind(id(person)).fetch_all(&mut *transaction).await?;
            for statement in STATEMENTS.into_iter().chain(["DELETE FROM people WHERE id = $1"]) {
                sqlx::query(statement).bind(id(person)).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            tables
        });
        for (table, version) in tables {
            self.broadcast(Broadcast::Changed { table: table.to_string(), version }).await?;
        }
        Ok(())
    }

    /// Guests who came before a time and were not seen since: nobody can open their accounts, or nobody wants to.
    pub async fn lost_guests(&self, before: i64, most: i64) -> Result<Vec<PersonId>, StoreError> {
        const SQL: &str = "SELECT id FROM people WHERE password IS NULL AND NOT is_banned AND created < $1 AND NOT EXISTS \
                           (SELECT 1 FROM sessions WHERE person = people.key AND seen >= $1) ORDER BY created, key LIMIT $2";
        let lost: Vec<Uuid> = reading!(self, db => sqlx::query_scalar(SQL).bind(before).bind(most).fetch_all(db).await?);
        Ok(lost.into_iter().map(|id| id.to_string().into()).collect())
    }

    /// A new session.
    pub async fn add_session(&self, session: &Session) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO sessions (token, person, kind, label, created, seen, expires) \
                           VALUES ($1, COALESCE((SELECT key FROM people WHERE id = $2), 0), $3, $4, $5, $6, $7)";
        let Session { token, person, kind, label, created, seen, expires } = session;
        carry_out!(self, SQL, &token.0.0[..], id(person), kind, label, created, seen, expires);
        Ok(())
    }

    /// The session of a token, and whose it is.
    pub async fn session(&self, token: Token, now: i64) -> Result<Option<(Session, Person)>, StoreError> {
        const SQL: &str = select_session!("token = $1 AND expires > $2");
        let session: Option<Session> =
            reading!(self, db => sqlx::query_as(SQL).bind(&token.0.0[..]).bind(now).fetch_optional(db).await?);
        let Some(session) = session else { return Ok(None) };
        Ok(self.person(&session.person).await?.map(|person| (session, person)))
    }

    /// All sessions of a person, the newest first.
    pub async fn sessions_of(&self, person: &str, now: i64) -> Result<Vec<Session>, StoreError> {
        const SQL: &str = select_session!("people.id = $1 AND expires > $2 ORDER BY sessions.created DESC");
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(id(person)).bind(now).fetch_all(db).await?))
    }

    /// Ends a session of a person; `false` if there is no such one.
    pub async fn end_session(&self, person: &str, token: Token) -> Result<bool, StoreError> {
        const SQL: &str = "DELETE FROM sessions WHERE person = (SELECT key FROM people WHERE id = $1) AND token = $2";
        Ok(carry_out!(self, SQL, id(person), &token.0.0[..]) > 0)
    }

    /// Ends all sessions of a person but one.
    pub async fn end_other_sessions(&self, person: &str, kept: Token) -> Result<(), StoreError> {
        const SQL: &str = "DELETE FROM sessions WHERE person = (SELECT key FROM people WHERE id = $1) AND token <> $2";
        carry_out!(self, SQL, id(person), &kept.0.0[..]);
        Ok(())
    }

    /// Notes that a session was used, so that it lasts until a later time.
    pub async fn touch_session(&self, token: Token, now: i64, expires: i64) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE sessions SET seen = $2, expires = $3 WHERE token = $1";
        carry_out!(self, SQL, &token.0.0[..], now, expires);
        Ok(())
    }

    /// Forgets the sessions that ended before a time, and gives how many.
    pub async fn forget_sessions(&self, before: i64) -> Result<u64, StoreError> {
        const SQL: &str = "DELETE FROM sessions WHERE expires < $1";
        Ok(carry_out!(self, SQL, before))
    }
}
