//! Rooms on disk.
//!
//! One task writes. Whatever waits to be written when it is free goes into one transaction, so a
//! slow disk makes transactions larger and not fewer answers. What was acknowledged is on disk:
//! SQLite syncs at each commit (`synchronous=FULL`).

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, Sqlite, Transaction};
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};

/// In order; the place of one, from 1, is the version that it makes.
const MIGRATIONS: &[&str] = &[include_str!("../migrations/0001_rooms.sql")];

/// So many writes go into one transaction.
const BATCH: usize = 1_000;

/// Lines of a room that go to disk together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Write {
    pub room: String,
    pub setting: Option<String>,
    pub game: u32,
    pub from: usize,
    pub lines: Vec<String>,
}

/// A room as it was kept, with the lines of its last game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub setting: String,
    pub lines: Vec<String>,
}

/// Storage has failed; what was asked for has not happened, or not for certain.
#[derive(Clone, Debug)]
pub struct StorageError(Arc<sqlx::Error>);

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "storage: {}", self.0)
    }
}

impl std::error::Error for StorageError {}

impl From<sqlx::Error> for StorageError {
    fn from(why: sqlx::Error) -> StorageError {
        StorageError(Arc::new(why))
    }
}

type Asked = (Write, oneshot::Sender<Result<(), StorageError>>);

#[derive(Clone)]
pub struct Storage {
    pool: SqlitePool,
    writes: mpsc::Sender<Asked>,
}

impl Storage {
    /// Opens the file, which is made if it is not there, or a storage that is gone with the process.
    pub async fn open(path: Option<&Path>) -> Result<Storage, StorageError> {
        let options = match path {
            Some(path) => SqliteConnectOptions::new().filename(path).create_if_missing(true),
            None => SqliteConnectOptions::new().in_memory(true),
        };
        let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
        // One connection alone turns a new file to write-ahead logging: of two at once, one would find it locked.
        let first = if path.is_some() { Some(options.connect().await?) } else { None };
        // A storage in memory is one connection's own.
        let most = if path.is_some() { 4 } else { 1 };
        let pool = SqlitePoolOptions::new().min_connections(1).max_connections(most).idle_timeout(None);
        let pool = pool.max_lifetime(None).connect_with(options).await?;
        if let Some(first) = first {
            first.close().await?;
        }
        migrate(&pool).await?;
        let (writes, asked) = mpsc::channel(BATCH);
        tokio::spawn(write_on(pool.clone(), asked));
        Ok(Storage { pool, writes })
    }

    /// Returns when it is on disk.
    pub async fn write(&self, write: Write) -> Result<(), StorageError> {
        let (done, wait) = oneshot::channel();
        let gone = || StorageError::from(sqlx::Error::PoolClosed);
        self.writes.send((write, done)).await.map_err(|_| gone())?;
        wait.await.map_err(|_| gone())?
    }

    pub async fn load(&self, room: &str) -> Result<Option<Kept>, StorageError> {
        let found =
            sqlx::query("SELECT setting FROM rooms WHERE id = $1").bind(room).fetch_optional(&self.pool).await?;
        let Some(row) = found else { return Ok(None) };
        let lines = sqlx::query(
            "SELECT line FROM entries WHERE room = $1 AND game = (SELECT MAX(game) FROM entries WHERE room = $1) ORDER BY nth",
        );
        let lines = lines.bind(room).fetch_all(&self.pool).await?;
        let lines = lines.iter().map(|row| row.try_get("line")).collect::<Result<_, _>>()?;
        Ok(Some(Kept { setting: row.try_get("setting")?, lines }))
    }

    pub async fn rooms(&self) -> Result<u32, StorageError> {
        let row = sqlx::query("SELECT COUNT(*) AS rooms FROM rooms").fetch_one(&self.pool).await?;
        Ok(row.try_get::<i64, _>("rooms")? as u32)
    }

    /// Rooms in which nothing has happened for so long, the oldest first; so many at most.
    pub async fn idle(&self, for_long: Duration, most: u32) -> Result<Vec<String>, StorageError> {
        let before = now().saturating_sub_unsigned(for_long.as_secs());
        let found = sqlx::query("SELECT id FROM rooms WHERE changed < $1 ORDER BY changed LIMIT $2");
        let found = found.bind(before).bind(i64::from(most)).fetch_all(&self.pool).await?;
        Ok(found.iter().map(|row| row.try_get("id")).collect::<Result<_, _>>()?)
    }

    /// Forgets a room with all its games.
    pub async fn forget(&self, room: &str) -> Result<(), StorageError> {
        let mut transaction = self.pool.begin().await?;
        for table in ["DELETE FROM entries WHERE room = $1", "DELETE FROM rooms WHERE id = $1"] {
            sqlx::query(table).bind(room).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() as i64)
}

async fn migrate(pool: &SqlitePool) -> Result<(), StorageError> {
    let mut transaction = pool.begin().await?;
    sqlx::query("CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)")
        .execute(&mut *transaction)
        .await?;
    let row = sqlx::query("SELECT COALESCE(MAX(version), 0) AS version FROM migrations");
    let version: i64 = row.fetch_one(&mut *transaction).await?.try_get("version")?;
    for (migration, version) in MIGRATIONS.iter().zip(1i64..).skip(version as usize) {
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO migrations (version) VALUES ($1)").bind(version).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

async fn write_on(pool: SqlitePool, mut asked: mpsc::Receiver<Asked>) {
    let mut batch = Vec::new();
    while asked.recv_many(&mut batch, BATCH).await > 0 {
        let done = write_all(&pool, batch.iter().map(|(write, _)| write)).await;
        for (write, wait) in batch.drain(..) {
            // What one room cannot write is no matter of the others.
            let own = if done.is_err() { write_all(&pool, std::iter::once(&write)).await } else { Ok(()) };
            // Whoever no longer waits needs no answer.
            let _ = wait.send(own);
        }
    }
}

async fn write_all(pool: &SqlitePool, all: impl Iterator<Item = &Write>) -> Result<(), StorageError> {
    let mut transaction = pool.begin().await?;
    let now = now();
    for write in all {
        write_one(&mut transaction, write, now).await?;
    }
    transaction.commit().await?;
    Ok(())
}

async fn write_one(transaction: &mut Transaction<'_, Sqlite>, write: &Write, now: i64) -> Result<(), StorageError> {
    if let Some(setting) = &write.setting {
        sqlx::query(
            "INSERT INTO rooms (id, setting, changed) VALUES ($1, $2, $3)
             ON CONFLICT (id) DO UPDATE SET setting = excluded.setting, changed = excluded.changed",
        )
        .bind(&write.room)
        .bind(setting)
        .bind(now)
        .execute(&mut **transaction)
        .await?;
    } else {
        let changed = sqlx::query("UPDATE rooms SET changed = $2 WHERE id = $1 AND changed <> $2");
        changed.bind(&write.room).bind(now).execute(&mut **transaction).await?;
    }
    for (line, nth) in write.lines.iter().zip(write.from as i64..) {
        sqlx::query("INSERT INTO entries (room, game, nth, line) VALUES ($1, $2, $3, $4)")
            .bind(&write.room)
            .bind(i64::from(write.game))
            .bind(nth)
            .bind(line)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(room: &str, game: u32, from: usize, lines: &[&str]) -> Write {
        let setting = (from == 0).then(|| "{}".to_owned());
        Write { room: room.into(), setting, game, from, lines: lines.iter().map(|l| (*l).to_owned()).collect() }
    }

    #[tokio::test]
    async fn what_was_written_is_there_when_opened_again() {
        let folder = std::env::temp_dir().join(format!("facedown-storage-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("table.db");
        let storage = Storage::open(Some(&path)).await.expect("a file");
        storage.write(write("a", 1, 0, &["one", "two"])).await.expect("written");
        storage.write(write("a", 1, 2, &["three"])).await.expect("written");
        storage.write(write("a", 2, 0, &["again"])).await.expect("written");
        storage.write(write("b", 0, 0, &[])).await.expect("written");
        // The same place twice is refused, and what was there stays.
        assert!(storage.write(write("a", 2, 0, &["other"])).await.is_err());
        storage.close().await;
        let storage = Storage::open(Some(&path)).await.expect("the same file");
        let kept = storage.load("a").await.expect("read").expect("it is there");
        assert_eq!(kept, Kept { setting: "{}".into(), lines: vec!["again".into()] });
        assert_eq!(storage.load("b").await.expect("read").expect("it is there").lines, Vec::<String>::new());
        assert_eq!(storage.load("c").await.expect("read"), None);
        assert_eq!(storage.rooms().await.expect("read"), 2);
        let idle = async |seconds| storage.idle(Duration::from_secs(seconds), 10).await.expect("read");
        assert_eq!(idle(3_600).await, Vec::<String>::new());
        for (room, long_ago) in [("a", 7_200), ("b", 9_000)] {
            let aged = sqlx::query("UPDATE rooms SET changed = changed - $2 WHERE id = $1").bind(room).bind(long_ago);
            aged.execute(&storage.pool).await.expect("written");
        }
        assert_eq!(idle(3_600).await, ["b", "a"]);
        // A line alone is something that happens, too.
        storage.write(write("a", 2, 1, &["more"])).await.expect("written");
        assert_eq!(idle(3_600).await, ["b"]);
        storage.forget("b").await.expect("gone");
        assert_eq!((storage.rooms().await.expect("read"), storage.load("b").await.expect("read")), (1, None));
        storage.close().await;
        std::fs::remove_dir_all(&folder).expect("it is there");
    }
}
