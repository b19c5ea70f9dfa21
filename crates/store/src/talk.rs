use sqlx::FromRow;

use crate::{Broadcast, Store, StoreError, carry_out, reading, writing};

/// What somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ChatLine {
    /// Grows with time.
    pub id: String,
    /// Who said it.
    pub person: String,
    /// The name of the one who said it.
    pub name: String,
    /// What was said.
    pub words: String,
    /// When.
    pub at: i64,
}

/// How well somebody plays a game.
#[derive(Clone, PartialEq, Debug, FromRow)]
pub struct Rating {
    /// A person's number, or `bot:` and a level.
    pub player: String,
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
    pub async fn say(&self, table: &str, id: &str, person: &str, words: &str, at: i64) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO chat (id, table_id, person, words, at) VALUES ($1, $2, $3, $4, $5)";
        carry_out!(self, SQL, id, table, person, words, at);
        self.broadcast(Broadcast::Said { table: table.to_owned() }).await
    }

    /// The last words said at a table, oldest first, without those of people whom the reader does not want to hear.
    pub async fn words(&self, table: &str, reader: Option<&str>, most: i64) -> Result<Vec<ChatLine>, StoreError> {
        const SQL: &str = "SELECT chat.id, chat.person, people.name, chat.words, chat.at FROM chat \
                           JOIN people ON people.id = chat.person WHERE chat.table_id = $1 \
                           AND chat.person NOT IN (SELECT muted FROM mutes WHERE mutes.person = $3) \
                           ORDER BY chat.id DESC LIMIT $2";
        let mut words: Vec<ChatLine> =
            reading!(self, db => sqlx::query_as(SQL).bind(table).bind(most).bind(reader).fetch_all(db).await?);
        words.reverse();
        Ok(words)
    }

    /// Notes whether somebody wants to hear another.
    pub async fn mute(&self, person: &str, other: &str, is_muted: bool) -> Result<(), StoreError> {
        const MUTE: &str = "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const HEAR: &str = "DELETE FROM mutes WHERE person = $1 AND muted = $2";
        let sql = if is_muted { MUTE } else { HEAR };
        carry_out!(self, sql, person, other);
        Ok(())
    }

    /// Somebody's private note on a table.
    pub async fn note(&self, table: &str, person: &str) -> Result<Option<String>, StoreError> {
        const SQL: &str = "SELECT words FROM notes WHERE table_id = $1 AND person = $2";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).bind(table).bind(person).fetch_optional(db).await?))
    }

    /// Keeps somebody's private note on a table.
    pub async fn write_note(&self, table: &str, person: &str, words: &str) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO notes (table_id, person, words) VALUES ($1, $2, $3) \
                           ON CONFLICT (table_id, person) DO UPDATE SET words = $3";
        carry_out!(self, SQL, table, person, words);
        Ok(())
    }

    /// Everybody's rating in a game, the best first.
    pub async fn ratings(&self, game: &str) -> Result<Vec<NamedRating>, StoreError> {
        const SQL: &str = "SELECT ratings.player, ratings.mean, ratings.deviation, ratings.games, people.name, people.face FROM ratings \
                           LEFT JOIN people ON people.id = ratings.player WHERE ratings.game = $1 \
                           ORDER BY ratings.mean DESC, ratings.player";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(game).fetch_all(db).await?))
    }

    /// Somebody's ratings, game by game.
    pub async fn ratings_of(&self, player: &str) -> Result<Vec<GameRating>, StoreError> {
        const SQL: &str = "SELECT game, player, mean, deviation, games FROM ratings WHERE player = $1";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(player).fetch_all(db).await?))
    }

    /// Counts a game for ratings, once: `settle` says what those who played are rated after it, from what they were before.
    pub async fn rate(
        &self,
        table: &str,
        game: &str,
        players: &[String],
        settle: impl Fn(&[Option<Rating>]) -> Vec<Rating>,
    ) -> Result<(), StoreError> {
        const ONCE: &str = "UPDATE tables SET is_settled = TRUE WHERE id = $1 AND NOT is_settled";
        const BEFORE: &str = "SELECT player, mean, deviation, games FROM ratings WHERE game = $1 AND player = $2";
        const AFTER: &str = "INSERT INTO ratings (player, game, mean, deviation, games) VALUES ($1, $2, $3, $4, $5) \
                             ON CONFLICT (player, game) DO UPDATE SET mean = $3, deviation = $4, games = $5";
        writing!(self, db => {
            let mut transaction = db.begin().await?;
            if sqlx::query(ONCE).bind(table).execute(&mut *transaction).await?.rows_affected() == 0 {
                return Ok(());
            }
            let mut before = Vec::new();
            for player in players {
                before.push(sqlx::query_as(BEFORE).bind(game).bind(player).fetch_optional(&mut *transaction).await?);
            }
            for rating in settle(&before) {
                sqlx::query(AFTER)
                    .bind(&rating.player)
                    .bind(game)
                    .bind(rating.mean)
                    .bind(rating.deviation)
                    .bind(rating.games)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Notes that somebody is told of a turn; `false` if that was done before.
    pub async fn tell_once(&self, table: &str, number: i64, person: &str) -> Result<bool, StoreError> {
        const SQL: &str = "INSERT INTO notices (table_id, number, person) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        Ok(carry_out!(self, SQL, table, number, person) > 0)
    }
}
