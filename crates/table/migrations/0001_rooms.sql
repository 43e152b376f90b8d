-- Rooms and what was answered in them. Plain SQL: every statement here and in `storage.rs` means the
-- same to SQLite and PostgreSQL.
CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    -- The room beside its games, as JSON.
    setting TEXT NOT NULL,
    -- Seconds since 1970 when something last happened.
    changed BIGINT NOT NULL
);

-- A line for each entry of a game; line 0 opens it.
CREATE TABLE entries (
    room TEXT NOT NULL,
    game BIGINT NOT NULL,
    nth BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (room, game, nth)
);
