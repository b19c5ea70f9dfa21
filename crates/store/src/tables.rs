use std::collections::HashMap;
use std::sync::Arc;

use engine::{Digest, Seed};
use games::AnyGame;
use sqlx::FromRow;
use tables::{Opening, Packed, PersonId, Place, Progress, Sitter, Stage, Table, TableId, Wish};
use uuid::Uuid;

use crate::json::from_text;
use crate::{Pools, Store, StoreError, carry_out, id, reading, writing};

/// A table of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedTable {
    /// Its number.
    pub id: TableId,
    /// Which game.
    pub game: AnyGame,
    /// Where it stands in its life.
    pub stage: Stage,
    /// Who made it; nobody if that person was forgotten.
    pub host: Option<PersonId>,
    /// What the host asked for.
    pub wish: Wish,
    /// The place of each seat, once the game was played out.
    pub places: Option<Vec<u8>>,
    /// When it began, ended, or last changed as lists know it.
    pub changed: i64,
    /// Goes up with every change.
    pub version: i64,
    /// Who sits there, seat by seat.
    pub seats: Vec<Sitter>,
}

/// What lists tell of a table.
#[derive(FromRow)]
struct Head {
    key: i64,
    id: Uuid,
    game: String,
    stage: String,
    host: Option<Uuid>,
    wish: String,
    places: Option<Vec<u8>>,
    changed: i64,
    version: i64,
}

macro_rules! select_head {
    ($more:literal, $rest:literal) => {
        concat!(
            "SELECT tables.key, tables.id, tables.game, tables.stage, hosts.id AS host, tables.wish, tables.places, \
             tables.changed, games.version",
            $more,
            " FROM tables JOIN games ON games.table_key = tables.key LEFT JOIN people AS hosts ON hosts.key = tables.host ",
            $rest
        )
    };
}

/// All that stands in the row of a table, and in the one that changes with every decision.
#[derive(FromRow)]
struct Whole {
    #[sqlx(flatten)]
    head: Head,
    seed: Vec<u8>,
    rules: Option<i64>,
    setup: Option<String>,
    edition: Option<String>,
    next: Option<Uuid>,
    created: i64,
    lines: i64,
    progress: String,
    digest: Option<Vec<u8>>,
    plays: Vec<u8>,
    /// Why it could not be packed, if it could not.
    damage: Option<String>,
}

/// Who sits on a seat.
#[derive(FromRow)]
struct SeatRow {
    table_key: i64,
    person: Option<Uuid>,
    name: Option<String>,
    face: Option<String>,
    bot: Option<String>,
    nonce: Option<Vec<u8>>,
}

macro_rules! select_seats {
    ($which:expr) => {
        concat!(
            "SELECT seats.table_key, people.id AS person, people.name, people.face, seats.bot, seats.nonce FROM seats \
             LEFT JOIN people ON people.key = seats.person WHERE seats.table_key ",
            $which,
            " ORDER BY seats.table_key, seats.seat"
        )
    };
}

impl SeatRow {
    fn sitter(self, stage: Stage) -> Result<Sitter, String> {
        Ok(match (self.person, self.name, self.bot) {
            (Some(id), Some(name), _) => Sitter::Person { id: id.to_string().into(), name, face: self.face },
            (_, _, Some(bot)) => Sitter::Bot(bot.parse()?),
            _ if !stage.has_begun() => Sitter::Nobody,
            _ => Sitter::Gone,
        })
    }
}

impl Head {
    fn stage(&self) -> Result<Stage, String> {
        self.stage.parse().map_err(|()| format!("its stage {:?} is not known here", self.stage))
    }

    fn listed(self, seats: Vec<SeatRow>) -> Result<ListedTable, String> {
        let stage = self.stage()?;
        Ok(ListedTable {
            id: self.id.to_string().into(),
            game: self.game.parse()?,
            stage,
            host: self.host.map(|host| host.to_string().into()),
            wish: from_text(&self.wish)?,
            places: self.places,
            changed: self.changed,
            version: self.version,
            seats: seats.into_iter().map(|seat| seat.sitter(stage)).collect::<Result<_, _>>()?,
        })
    }
}

impl Whole {
    fn table(self, seats: Vec<SeatRow>) -> Result<Table, String> {
        if let Some(damage) = self.damage {
            return Err(damage);
        }
        let Whole { head, seed, rules, setup, edition, next, created, lines, progress, digest, plays, .. } = self;
        let (stage, game) = (head.stage()?, head.game.parse()?);
        let seed = Seed(bytes(seed)?);
        // A game may have begun without the seats that were free.
        let wish = Wish { players: seats.len(), ..from_text(&head.wish)? };
        let nonces = seats.iter().map(|seat| seat.nonce.clone().map(bytes).transpose()).collect::<Result<Vec<_>, _>>()?;
        // What another node has added since the table was read is for the next look, even if that is the game itself: its seats are
        // not those that were read.
        let course = match (rules, setup, digest) {
            (Some(rules), Some(setup), Some(digest)) if stage.has_begun() => {
                let rules = rules.try_into().map_err(|_| "there is no such version of the rules".to_owned())?;
                let opening = Opening { rules, setup, edition, seed_chosen: wish.seed.is_some() };
                let packed = Packed { opening, nonces: nonces.clone(), plays, digest: bytes(digest)? };
                let course = tables::read(game, &packed, seed)?;
                if i64::from(course.position()) != lines {
                    return Err("its record has another length".to_owned());
                }
                Some(course)
            }
            _ if stage.has_begun() => return Err("what it began with is missing".to_owned()),
            _ => None,
        };
        let progress: Progress = from_text(&progress)?;
        let host: Option<PersonId> = head.host.map(|host| host.to_string().into());
        let mut places = Vec::new();
        for (index, (seat, nonce)) in seats.into_iter().zip(nonces).enumerate() {
            let mut sitter = seat.sitter(stage)?;
            if let (Sitter::Person { id, name, .. }, Some(shared)) = (&mut sitter, progress.names.get(index))
                && Some(&*id) == host.as_ref()
            {
                name.clone_from(shared);
            }
            places.push(Place { sitter, nonce });
        }
        Ok(Table {
            id: head.id.to_string().into(),
            game,
            host,
            wish: Arc::new(wish),
            stage,
            seed,
            created,
            version: head.version,
            listed: head.changed,
            places: Arc::new(places),
            progress,
            course,
            next: next.map(|next| next.to_string().into()),
        })
    }
}

fn bytes(bytes: Vec<u8>) -> Result<Digest, String> {
    bytes.try_into().map(Digest).map_err(|_| "a number has another length".to_owned())
}

/// What a person is in `$1`, as a key.
macro_rules! person {
    () => {
        "(SELECT key FROM people WHERE id = $1)"
    };
}

/// A list of tables with who sits at them, the last changed first, in two queries however long it is: `$keys` selects which.
macro_rules! list_tables {
    ($store:expr, $keys:expr, $($value:expr),*) => {{
        const TABLES: &str =
            concat!(select_head!("", "WHERE tables.key IN ("), $keys, ") ORDER BY tables.changed DESC, tables.key DESC");
        const SEATS: &str = select_seats!(concat!("IN (", $keys, ")"));
        let tables: Vec<Head> = reading!($store, db => sqlx::query_as(TABLES)$(.bind($value))*.fetch_all(db).await?);
        let seats: Vec<SeatRow> = reading!($store, db => sqlx::query_as(SEATS)$(.bind($value))*.fetch_all(db).await?);
        Ok(listed(tables, seats))
    }};
}

/// What cannot be read is left out of lists, and named for the host: it keeps nobody from the rest.
fn listed(tables: Vec<Head>, seats: Vec<SeatRow>) -> Vec<ListedTable> {
    let mut by_table: HashMap<i64, Vec<SeatRow>> = HashMap::new();
    for seat in seats {
        by_table.entry(seat.table_key).or_default().push(seat);
    }
    let listed = |head: Head| {
        let (table, seats) = (head.id, by_table.remove(&head.key).unwrap_or_default());
        head.listed(seats).inspect_err(|why| tracing::error!(%table, why, "a table cannot be listed")).ok()
    };
    tables.into_iter().filter_map(listed).collect()
}

#[expect(clippy::missing_errors_doc, reason = "they fail if the database does, as the store tells")]
impl Store {
    /// A table, with its game.
    ///
    /// # Errors
    /// If the database fails, or what it holds is damaged.
    pub async fn table(&self, table: &str) -> Result<Option<Table>, StoreError> {
        const TABLE: &str = select_head!(
            ", tables.seed, tables.rules, tables.setup, editions.text AS edition, tables.next, tables.created, games.lines, \
             games.progress, games.digest, games.plays, damaged.why AS damage",
            "LEFT JOIN editions ON editions.key = tables.edition LEFT JOIN damaged ON damaged.table_key = tables.key \
             WHERE tables.id = $1"
        );
        const SEATS: &str = select_seats!("= $1");
        // The version is read first: whoever changes the table with older knowledge than what follows is refused.
        let whole: Option<Whole> = reading!(self, db => sqlx::query_as(TABLE).bind(id(table)).fetch_optional(db).await?);
        let Some(whole) = whole else { return Ok(None) };
        let seats = reading!(self, db => sqlx::query_as(SEATS).bind(whole.head.key).fetch_all(db).await?);
        whole.table(seats).map(Some).map_err(|why| StoreError::Damaged { table: table.to_owned(), why })
    }

    /// The version that a table has now.
    pub async fn version(&self, table: &str) -> Result<Option<i64>, StoreError> {
        const SQL: &str = "SELECT version FROM games WHERE table_key = (SELECT key FROM tables WHERE id = $1)";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).bind(id(table)).fetch_optional(db).await?))
    }

    /// The tables at a stage that anybody may find.
    pub async fn list_open(&self, stage: Stage, most: i64) -> Result<Vec<ListedTable>, StoreError> {
        list_tables!(
            self,
            "SELECT key FROM (SELECT key FROM tables WHERE stage = $1 AND is_open AND stage IN ('waiting', 'running') \
             ORDER BY changed DESC, key DESC LIMIT $2) AS chosen",
            stage.word(),
            most
        )
    }

    /// The tables at which a person sits or which the person made: so many of those that go on and of those that are over.
    pub async fn list_of(&self, person: &str, most: i64) -> Result<Vec<ListedTable>, StoreError> {
        list_tables!(
            self,
            concat!(
                "SELECT table_key FROM (SELECT table_key FROM seats WHERE person = ",
                person!(),
                " AND ended IS NULL ORDER BY table_key DESC LIMIT $2) AS going UNION SELECT table_key FROM (SELECT table_key FROM seats WHERE person = ",
                person!(),
                " AND ended > 0 ORDER BY ended DESC, table_key DESC LIMIT $2) AS over UNION SELECT key FROM (SELECT key FROM tables WHERE host = ",
                person!(),
                " AND stage <> 'closed' ORDER BY changed DESC, key DESC LIMIT $2) AS made"
            ),
            id(person),
            most
        )
    }

    /// The tables at which a person sits, as far as another may find them: open ones, and those at which the other sits too. So
    /// many of those that go on and of those that are over.
    pub async fn list_shared(&self, person: &str, viewer: Option<&str>, most: i64) -> Result<Vec<ListedTable>, StoreError> {
        macro_rules! shared {
            ($which:literal) => {
                concat!(
                    "(SELECT own.table_key FROM seats AS own JOIN tables ON tables.key = own.table_key WHERE own.person = ",
                    person!(),
                    " AND (tables.is_open OR EXISTS (SELECT 1 FROM seats AS theirs WHERE theirs.table_key = own.table_key \
                     AND theirs.person = (SELECT key FROM people WHERE id = $2))) AND ",
                    $which,
                    " LIMIT $3)"
                )
            };
        }
        list_tables!(
            self,
            concat!(
                "SELECT table_key FROM ",
                shared!("own.ended IS NULL ORDER BY own.table_key DESC"),
                " AS going UNION SELECT table_key FROM ",
                shared!("own.ended > 0 ORDER BY own.ended DESC, own.table_key DESC"),
                " AS over"
            ),
            id(person),
            viewer.map(id),
            most
        )
    }

    /// The running games of a person, the last changed first.
    pub async fn list_running(&self, person: &str) -> Result<Vec<ListedTable>, StoreError> {
        list_tables!(
            self,
            concat!(
                "SELECT key FROM tables WHERE stage = 'running' AND stage IN ('waiting', 'running') AND key IN (SELECT table_key FROM seats WHERE ended IS NULL \
                 AND person = ",
                person!(),
                ")"
            ),
            id(person)
        )
    }

    /// The tables at which a person sits and which are not over, or tell more of the person than the seat.
    pub async fn telling_of(&self, person: &str) -> Result<Vec<TableId>, StoreError> {
        const SQL: &str = concat!(
            "SELECT DISTINCT tables.id FROM seats JOIN tables ON tables.key = seats.table_key \
             JOIN games ON games.table_key = seats.table_key \
             WHERE (seats.ended IS NULL OR games.progress LIKE '%\"names\"%' \
             OR games.progress LIKE '%\"programs\"%') AND seats.person = ",
            person!()
        );
        Ok(table_ids(reading!(self, db => sqlx::query_scalar(SQL).bind(id(person)).fetch_all(db).await?)))
    }

    /// All running tables.
    pub async fn running(&self) -> Result<Vec<TableId>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE stage = 'running' AND stage IN ('waiting', 'running')";
        Ok(table_ids(reading!(self, db => sqlx::query_scalar(SQL).fetch_all(db).await?)))
    }

    /// The tables at a stage before the end that have not changed since a time.
    pub async fn idle(&self, stage: Stage, since: i64) -> Result<Vec<TableId>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE stage = $1 AND stage IN ('waiting', 'running') AND changed < $2";
        Ok(table_ids(reading!(self, db => sqlx::query_scalar(SQL).bind(stage.word()).bind(since).fetch_all(db).await?)))
    }

    /// The rated games that ended without being counted: the server went down in that moment.
    pub async fn unsettled(&self) -> Result<Vec<TableId>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE stage = 'finished' AND NOT is_settled";
        Ok(table_ids(reading!(self, db => sqlx::query_scalar(SQL).fetch_all(db).await?)))
    }

    /// Forgets tables that were closed before a time, without a game: no more than `most` of them. Gives how many.
    pub async fn forget_closed(&self, before: i64, most: i64) -> Result<u64, StoreError> {
        const CLOSED: &str = "SELECT key FROM tables WHERE stage = 'closed' AND changed < $1 ORDER BY changed, key LIMIT $2";
        const STATEMENTS: [&str; 8] = [
            "DELETE FROM chat WHERE table_key = $1",
            "DELETE FROM notes WHERE table_key = $1",
            "DELETE FROM notices WHERE table_key = $1",
            "DELETE FROM leases WHERE table_key = $1",
            "DELETE FROM damaged WHERE table_key = $1",
            "DELETE FROM seats WHERE table_key = $1",
            "DELETE FROM games WHERE table_key = $1",
            "DELETE FROM tables WHERE key = $1",
        ];
        let closed: Vec<i64> = reading!(self, db => sqlx::query_scalar(CLOSED).bind(before).bind(most).fetch_all(db).await?);
        writing!(self, db => {
            let mut transaction = db.begin().await?;
            for key in &closed {
                for statement in STATEMENTS {
                    sqlx::query(statement).bind(key).execute(&mut *transaction).await?;
                }
            }
            transaction.commit().await?;
        });
        Ok(closed.len() as u64)
    }

    /// Takes a table's bots into one's own hands until a time, unless another node has them. There are no other nodes with
    /// SQLite.
    pub async fn lease_if_shared(&self, table: &str, node: &str, now: i64, until: i64) -> Result<bool, StoreError> {
        const SQL: &str = "INSERT INTO leases (table_key, node, until) VALUES ((SELECT key FROM tables WHERE id = $1), $2, $4) \
                           ON CONFLICT (table_key) DO UPDATE SET node = $2, until = $4 \
                           WHERE leases.node = $2 OR leases.until < $3";
        Ok(!matches!(self.pools, Pools::Postgres(_)) || carry_out!(self, SQL, id(table), node, now, until) > 0)
    }
}

fn table_ids(ids: Vec<Uuid>) -> Vec<TableId> {
    ids.into_iter().map(|id| id.to_string().into()).collect()
}
