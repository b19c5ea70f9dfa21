use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};
use uuid::Uuid;

use crate::{Broadcast, Store, StoreError, carry_out, id, reading, writing};

/// What somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ChatLine {
    /// Grows with time.
    #[sqlx(try_from = "Uuid")]
    pub id: String,
    /// Who said it.
    #[sqlx(try_from = "Uuid")]
    pub person: String,
    /// The name of the one who said it.
    pub name: String,
    /// What was said.
    pub words: String,
    /// When.
    pub at: i64,
}

/// Somebody who is rated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person, by number.
    Person(String),
    /// A bot, by the name of its level.
    Bot(String),
}

impl<'r, R: Row> FromRow<'r, R> for Player
where
    &'static str: ColumnIndex<R>,
    Option<Uuid>: Decode<'r, R::Database> + Type<R::Database>,
    Option<String>: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> Result<Player, sqlx::Error> {
        let (person, bot): (Option<Uuid>, Option<String>) = (row.try_get("person")?, row.try_get("bot")?);
        Ok(person.map_or_else(|| Player::Bot(bot.unwrap_or_default()), |person| Player::Person(person.to_string())))
    }
}

/// How well somebody plays a game.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct Rating {
    /// Whose it is.
    #[sqlx(flatten)]
    pub player: Player,
    /// The estimate.
    pub mean: f64,
    /// How far it may be off.
    pub deviation: f64,
    /// How many rated games it comes from.
    pub games: i64,
}

/// A rating with the name of whose it is.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct NamedRating {
    /// The rating.
    #[sqlx(flatten)]
    pub rating: Rating,
    /// The person's name; bots have none.
    pub name: Option<String>,
    /// The name of the face that the person chose.
    pub face: Option<String>,
}

/// A rating in one of the games.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct GameRating {
    /// The game.
    pub game: String,
    /// The rating.
    #[sqlx(flatten)]
    pub rating: Rating,
}

#[expect(clippy::missing_errors_doc, reason = "they fail if the database does, as the store tells")]
impl Store {
    /// Keeps what somebody said.
    pub async fn say(&self, table: &str, number: &str, person: &str, words: &str, at: i64) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO chat (table_key, id, person, words, at) SELECT tables.key, $2, people.key, $4, $5 \
                           FROM tables, people WHERE tables.id = $1 AND people.id = $3";
        carry_out!(self, SQL, id(table), id(number), id(person), words, at);
        self.broadcast(Broadcast::Said { table: table.to_owned() }).await
    }

    /// The last words said at a table, oldest first, without those of people whom the reader does not want to hear.
    pub async fn words(&self, table: &str, reader: Option<&str>, most: i64) -> Result<Vec<ChatLine>, StoreError> {
        const SQL: &str = "SELECT chat.id, people.id AS person, people.name, chat.words, chat.at FROM chat \
                           JOIN people ON people.key = chat.person \
                           WHERE chat.table_key = (SELECT key FROM tables WHERE id = $1) AND chat.person NOT IN \
                           (SELECT muted FROM mutes WHERE mutes.person = (SELECT key FROM people WHERE id = $3)) \
                           ORDER BY chat.id DESC LIMIT $2";
        let mut words: Vec<ChatLine> =
            reading!(self, db => sqlx::query_as(SQL).bind(id(table)).bind(most).bind(reader.map(id)).fetch_all(db).await?);
        words.reverse();
        Ok(words)
    }

    /// Notes whether somebody wants to hear another.
    pub async fn mute(&self, person: &str, other: &str, is_muted: bool) -> Result<(), StoreError> {
        const MUTE: &str = "INSERT INTO mutes (person, muted) SELECT people.key, others.key FROM people, people AS others \
                            WHERE people.id = $1 AND others.id = $2 ON CONFLICT DO NOTHING";
        const HEAR: &str = "DELETE FROM mutes WHERE person = (SELECT key FROM people WHERE id = $1) \
                            AND muted = (SELECT key FROM people WHERE id = $2)";
        let sql = if is_muted { MUTE } else { HEAR };
        carry_out!(self, sql, id(person), id(other));
        Ok(())
    }

    /// Somebody's private note on a table.
    pub async fn note(&self, table: &str, person: &str) -> Result<Option<String>, StoreError> {
        const SQL: &str = "SELECT words FROM notes WHERE table_key = (SELECT key FROM tables WHERE id = $1) \
                           AND person = (SELECT key FROM people WHERE id = $2)";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).bind(id(table)).bind(id(person)).fetch_optional(db).await?))
    }

    /// Keeps somebody's private note on a table.
    pub async fn write_note(&self, table: &str, person: &str, words: &str) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO notes (table_key, person, words) SELECT tables.key, people.key, $3 FROM tables, people \
                           WHERE tables.id = $1 AND people.id = $2 ON CONFLICT (table_key, person) DO UPDATE SET words = $3";
        carry_out!(self, SQL, id(table), id(person), words);
        Ok(())
    }

    /// Everybody's rating in a game, the best first.
    pub async fn ratings(&self, game: &str) -> Result<Vec<NamedRating>, StoreError> {
        const SQL: &str = "SELECT people.id AS person, ratings.bot, ratings.mean, ratings.deviation, ratings.games, people.name, \
                           people.face FROM ratings LEFT JOIN people ON people.key = ratings.person WHERE ratings.game = $1 \
                           ORDER BY ratings.mean DESC, COALESCE(ratings.bot, ''), ratings.person";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(game).fetch_all(db).await?))
    }

    /// Somebody's ratings, game by game.
    pub async fn ratings_of(&self, person: &str) -> Result<Vec<GameRating>, StoreError> {
        const SQL: &str = "SELECT game, people.id AS person, bot, mean, deviation, games FROM ratings \
                           JOIN people ON people.key = ratings.person WHERE people.id = $1";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(id(person)).fetch_all(db).await?))
    }

    /// Counts a game for ratings, once: `settle` says what those who played are rated after it, from what they were before. Whoever
    /// was forgotten is nobody here.
    pub async fn rate(
        &self,
        table: &str,
        game: &str,
        players: &[Option<Player>],
        settle: impl Fn(&[Option<Rating>]) -> Vec<Rating>,
    ) -> Result<(), StoreError> {
        const ONCE: &str = "UPDATE tables SET is_settled = TRUE WHERE id = $1 AND NOT is_settled";
        const BEFORE: &str = "SELECT people.id AS person, bot, mean, deviation, games FROM ratings \
                              LEFT JOIN people ON people.key = ratings.person \
                              WHERE game = $1 AND (ratings.person = (SELECT key FROM people WHERE id = $2) OR ratings.bot = $3)";
        const AGAIN: &str = "UPDATE ratings SET mean = $4, deviation = $5, games = $6 WHERE game = $1 \
                             AND (person = (SELECT key FROM people WHERE id = $2) OR bot = $3)";
        const FIRST: &str = "INSERT INTO ratings (game, person, bot, mean, deviation, games) \
                             VALUES ($1, CASE WHEN $2 IS NULL THEN NULL ELSE COALESCE((SELECT key FROM people WHERE id = $2), 0) END, \
                             $3, $4, $5, $6)";
        let names = |player: &Player| match player {
            Player::Person(person) => (Some(id(person)), None),
            Player::Bot(bot) => (None, Some(bot.clone())),
        };
        writing!(self, db => {
            let mut transaction = db.begin().await?;
            if sqlx::query(ONCE).bind(id(table)).execute(&mut *transaction).await?.rows_affected() == 0 {
                return Ok(());
            }
            let mut before = Vec::new();
            for player in players {
                let (person, bot) = player.as_ref().map(names).unwrap_or_default();
                before.push(sqlx::query_as(BEFORE).bind(game).bind(person).bind(bot).fetch_optional(&mut *transaction).await?);
            }
            for Rating { player, mean, deviation, games } in settle(&before) {
                let (person, bot) = names(&player);
                for sql in [AGAIN, FIRST] {
                    let write = sqlx::query(sql).bind(game).bind(person).bind(bot.clone()).bind(mean).bind(deviation).bind(games);
                    if write.execute(&mut *transaction).await?.rows_affected() > 0 {
                        break;
                    }
                }
            }
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Notes that somebody is told of a turn; `false` if that was done before.
    pub async fn tell_once(&self, table: &str, number: i64, person: &str) -> Result<bool, StoreError> {
        const SQL: &str = "INSERT INTO notices (table_key, number, person) SELECT tables.key, $2, people.key FROM tables, people \
                           WHERE tables.id = $1 AND people.id = $3 ON CONFLICT DO NOTHING";
        Ok(carry_out!(self, SQL, id(table), number, id(person)) > 0)
    }
}
