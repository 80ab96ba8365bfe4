-- The tables of the database. Part number n upgrades a database of version n - 1 to version n; the first creates
-- the tables. It is SQLite's SQL and keeps to what PostgreSQL has as well, by other names (`schema.py`).

-- version 1
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    plan TEXT NOT NULL,
    seed INTEGER,
    seed_open INTEGER NOT NULL,
    engine TEXT NOT NULL,
    created TEXT NOT NULL,
    maker TEXT NOT NULL,
    over INTEGER NOT NULL,
    summary TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games,
    seq INTEGER NOT NULL,
    step INTEGER NOT NULL,
    seat INTEGER,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    move_id TEXT,
    prev_hash TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, seat, move_id)
) WITHOUT ROWID;
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    invite_hash TEXT UNIQUE,
    link_hash TEXT UNIQUE,
    left INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE devices (
    hash TEXT PRIMARY KEY,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;
CREATE TABLE holders (
    game TEXT NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    device TEXT NOT NULL REFERENCES devices,
    PRIMARY KEY (device, game, seat)
) WITHOUT ROWID;
CREATE INDEX holders_of_a_game ON holders (game);

-- version 2
ALTER TABLE games ADD COLUMN branch TEXT;
CREATE TABLE findings (
    game TEXT NOT NULL REFERENCES games,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, kind, seat, player, number)
) WITHOUT ROWID;

-- version 3
ALTER TABLE games ADD COLUMN lesson TEXT;
ALTER TABLE games ADD COLUMN lesson_step INTEGER NOT NULL DEFAULT 0;

-- version 4
ALTER TABLE games ADD COLUMN began REAL NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN due REAL;
ALTER TABLE games ADD COLUMN ended TEXT;
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
ALTER TABLE events ADD COLUMN bot TEXT;

-- version 5
CREATE TABLE links (
    device TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    since TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX links_of_a_person ON links (person);
CREATE TABLE phrases (
    person TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    since TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;

-- version 6
CREATE TABLE subscriptions (
    device TEXT PRIMARY KEY,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE webhooks (
    game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    language TEXT NOT NULL
) WITHOUT ROWID;

-- version 7
ALTER TABLE games ADD COLUMN rematch TEXT;

-- version 8
CREATE TABLE unsent (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games,
    kind TEXT NOT NULL,
    at REAL NOT NULL,
    number INTEGER NOT NULL,
    device TEXT NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;

-- version 9
-- Seeds have 256 bits, more than a number of a database has; those that are there become texts.
ALTER TABLE games ADD COLUMN deal TEXT;
UPDATE games SET deal = seed;
ALTER TABLE games DROP COLUMN seed;
ALTER TABLE games RENAME COLUMN deal TO seed;

-- version 10
ALTER TABLE games ADD COLUMN deal TEXT;
CREATE TABLE spent_offers (
    id TEXT PRIMARY KEY,
    until REAL NOT NULL
) WITHOUT ROWID;

-- version 11
-- About how many bytes a game takes, for the quotas; and the records of old games.
ALTER TABLE games ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
UPDATE games SET size = 10000 * (SELECT COUNT(*) FROM seats WHERE seats.game = games.id);
CREATE INDEX games_of_a_maker ON games (maker);
CREATE INDEX games_idle ON games (began);
CREATE TABLE archives (
    id TEXT PRIMARY KEY,
    record TEXT NOT NULL
) WITHOUT ROWID;

-- version 12
-- The ids of deleted games: a game that is missing although it is not among them was lost.
CREATE TABLE removed (
    game TEXT PRIMARY KEY
) WITHOUT ROWID;

-- version 13
-- Programs of players that may be let in at tables, each with a token like that of a device.
CREATE TABLE bot_accounts (
    device TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL REFERENCES devices,
    owner_name TEXT NOT NULL,
    anyone INTEGER NOT NULL,
    since TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX bot_accounts_of_an_owner ON bot_accounts (owner);

-- version 14
-- The counted tries at the deals of days and weeks. They outlive their games, so that nobody removes a
-- game and tries once more.
ALTER TABLE games ADD COLUMN day TEXT;
CREATE TABLE tries (
    day TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES devices,
    game TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    began REAL NOT NULL,
    over INTEGER NOT NULL,
    stars INTEGER,
    result TEXT,
    PRIMARY KEY (day, person)
) WITHOUT ROWID;
CREATE INDEX tries_of_a_person ON tries (person);
CREATE INDEX tries_by_stars ON tries (day, stars);

-- version 15
-- What rooms were, so that games are opened without a replay: a cache beside the logs.
CREATE TABLE checkpoints (
    game TEXT PRIMARY KEY REFERENCES games,
    body TEXT NOT NULL,
    signature TEXT NOT NULL,
    attended INTEGER NOT NULL
) WITHOUT ROWID;

-- version 16
-- Tournaments. Their tries are among those of days and weeks; a mark says why one does not count.
ALTER TABLE tries ADD COLUMN mark TEXT;
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    name TEXT NOT NULL,
    settings TEXT NOT NULL,
    created REAL NOT NULL,
    ends REAL,
    opened INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    paused INTEGER NOT NULL,
    over REAL,
    joined INTEGER NOT NULL DEFAULT 0,
    begun INTEGER NOT NULL DEFAULT 0,
    corrected INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX tournaments_of_a_host ON tournaments (host);
CREATE TABLE players (
    tournament TEXT NOT NULL REFERENCES tournaments,
    number INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES devices,
    name TEXT NOT NULL,
    joined REAL NOT NULL,
    removed INTEGER NOT NULL,
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, person)
) WITHOUT ROWID;
CREATE INDEX players_by_person ON players (person);
CREATE TABLE corrections (
    tournament TEXT NOT NULL REFERENCES tournaments,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at REAL NOT NULL,
    person TEXT REFERENCES devices,
    deal INTEGER,
    earlier TEXT NOT NULL,
    later TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) WITHOUT ROWID;

-- version 17
-- Puzzles, those of each day, first answers, those who gave them, and the games that were searched.
-- A puzzle has no names and outlives its game.
CREATE TABLE puzzles (
    id TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    game TEXT NOT NULL,
    added REAL NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    tries INTEGER NOT NULL,
    solved INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE puzzle_days (
    day TEXT NOT NULL,
    number INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    PRIMARY KEY (day, number)
) WITHOUT ROWID;
CREATE INDEX puzzle_days_of_a_puzzle ON puzzle_days (puzzle);
CREATE TABLE puzzle_answers (
    puzzle TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES devices,
    at REAL NOT NULL,
    solved INTEGER NOT NULL,
    decision TEXT NOT NULL,
    before REAL NOT NULL,
    after REAL NOT NULL,
    seen REAL NOT NULL,
    PRIMARY KEY (person, puzzle)
) WITHOUT ROWID;
CREATE TABLE puzzle_solvers (
    person TEXT PRIMARY KEY REFERENCES devices,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    streak INTEGER NOT NULL,
    longest INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE puzzle_searches (
    game TEXT PRIMARY KEY REFERENCES games,
    looked INTEGER NOT NULL,
    until REAL
) WITHOUT ROWID;

-- version 18
-- Of a club's table: whether its host has started or paused it, and who draws on paper.
ALTER TABLE games ADD COLUMN club TEXT;

-- version 19
-- A game in the archive may have a deal that others are still to play.
ALTER TABLE archives ADD COLUMN day TEXT;

-- version 20
-- By what the deals of days, weeks and tournaments that somebody has begun are recognised.
CREATE TABLE shared_deals (
    fingerprint TEXT PRIMARY KEY,
    day TEXT NOT NULL
) WITHOUT ROWID;

-- version 21
-- What players have told the host of. A report outlives the game it is about, not the persons.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    place TEXT NOT NULL,
    place_id TEXT NOT NULL,
    shown TEXT NOT NULL,
    number INTEGER,
    person TEXT REFERENCES devices,
    reporter TEXT NOT NULL REFERENCES devices,
    why TEXT NOT NULL,
    body TEXT NOT NULL,
    at REAL NOT NULL,
    closed REAL,
    note TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX reports_of_a_reporter ON reports (reporter);
CREATE INDEX reports_about_a_person ON reports (person);

-- version 22
-- The token of a bot account is no longer that of a device, can be replaced and has an end: a year for
-- those that are there. The account keeps its seats under a name that no cookie can have.
ALTER TABLE bot_accounts ADD COLUMN token_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE bot_accounts ADD COLUMN ends REAL NOT NULL DEFAULT 0;
ALTER TABLE bot_accounts ADD COLUMN used REAL;
UPDATE bot_accounts SET token_hash = device, ends = CAST(strftime('%s', 'now') AS REAL) + 31536000;
INSERT INTO devices (hash) SELECT 'bot/' || device FROM bot_accounts;
UPDATE holders SET device = 'bot/' || device WHERE device IN (SELECT device FROM bot_accounts);
UPDATE games SET maker = 'bot/' || maker WHERE maker IN (SELECT device FROM bot_accounts);
UPDATE bot_accounts SET device = 'bot/' || device;
CREATE UNIQUE INDEX bot_accounts_by_token ON bot_accounts (token_hash);

-- version 23
-- Private links that can be made anew, who holds a seat since when and was last seen, and phrases of
-- which somebody says that they are lost.
ALTER TABLE seats ADD COLUMN link_number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE holders ADD COLUMN since TEXT;
ALTER TABLE holders ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE devices ADD COLUMN seen REAL;
ALTER TABLE links ADD COLUMN seen REAL;
ALTER TABLE phrases ADD COLUMN lost_since REAL;
ALTER TABLE phrases ADD COLUMN lost_by TEXT;

-- version 24
-- What networks have spent of limits that hold over all servers; of a network only a keyed hash is known.
CREATE TABLE budgets (
    purpose TEXT NOT NULL,
    network TEXT NOT NULL,
    full_at REAL NOT NULL,
    PRIMARY KEY (purpose, network)
) WITHOUT ROWID;
CREATE INDEX budgets_by_time ON budgets (full_at);

-- version 25
-- Since when devices are notified: one that is not here for a long time is notified no more.
ALTER TABLE subscriptions ADD COLUMN made REAL NOT NULL DEFAULT 0;
UPDATE subscriptions SET made = CAST(strftime('%s', 'now') AS REAL);

-- version 26
-- When a try was finished: too late it does not count.
ALTER TABLE tries ADD COLUMN finished REAL;

-- version 27
-- What the host sets while the server runs; bans; what was deleted and can still be put back; what hosts
-- did; links and sessions of the host's page; requests of the command to a running server; and who has
-- given the password for making games.
CREATE TABLE site_settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE bans (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    why TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE set_aside (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    at REAL NOT NULL,
    until REAL NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE admin_log (
    id TEXT PRIMARY KEY,
    at REAL NOT NULL,
    whose TEXT NOT NULL,
    act TEXT NOT NULL,
    what TEXT NOT NULL,
    why TEXT NOT NULL,
    undo TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX admin_log_by_time ON admin_log (at);
CREATE TABLE admin_codes (
    id TEXT PRIMARY KEY,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE admin_sessions (
    hash TEXT PRIMARY KEY,
    since REAL NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE admin_requests (
    id TEXT PRIMARY KEY,
    at REAL NOT NULL,
    server TEXT NOT NULL,
    body TEXT NOT NULL,
    answer TEXT
) WITHOUT ROWID;
CREATE TABLE makers (
    person TEXT PRIMARY KEY REFERENCES devices,
    since REAL NOT NULL
) WITHOUT ROWID;

-- version 28
-- Is a game with a deal that many play the try of its player that counts? Until now that was seen by how it was
-- dealt: a try that does not count is dealt by a seed that is known.
ALTER TABLE games ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
UPDATE games SET counted = 1 WHERE day IS NOT NULL AND deal IS NOT NULL;

-- version 29
-- Where a game is that is played without hints: whoever asks the coach about the same position is refused.
ALTER TABLE games ADD COLUMN position TEXT;
CREATE INDEX games_by_position ON games (position) WHERE position IS NOT NULL;

-- version 30
-- Since when a game is paused, in seconds since 1970; a club's table had it among what its host has set. Whom the maker
-- of a game has removed from it, and whether they have seen it in their list of games.
ALTER TABLE games ADD COLUMN paused REAL;
CREATE TABLE removed_players (
    game TEXT NOT NULL REFERENCES games,
    device TEXT NOT NULL REFERENCES devices,
    seen INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, device)
) WITHOUT ROWID;

-- version 31
-- Short codes that people type: each stands for the invitation to a game or for a tournament, until a time.
CREATE TABLE short_codes (
    code TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX short_codes_by_target ON short_codes (kind, target);

-- version 32
-- Notes that players leave at a table, to all who play there or to themselves. They go with the game and the author.
CREATE TABLE notes (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    author TEXT NOT NULL REFERENCES devices,
    whom TEXT NOT NULL,
    body TEXT NOT NULL,
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX notes_by_game ON notes (game, at);
CREATE INDEX notes_by_author ON notes (author, game);

-- version 33
-- Who knocks at a table, or waits for its next game, and what the one who opened it said. They go with the game and
-- the person.
CREATE TABLE knocks (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games,
    person TEXT NOT NULL REFERENCES devices,
    name TEXT NOT NULL,
    wants TEXT NOT NULL,
    at REAL NOT NULL,
    answer TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE UNIQUE INDEX knocks_by_game ON knocks (game, person);

-- version 34
-- Mistakes of players as puzzles of their own, how far they are with each, and the games that were looked through. A
-- mistake outlives its game.
CREATE TABLE mistakes (
    person TEXT NOT NULL REFERENCES devices,
    puzzle TEXT NOT NULL,
    body TEXT NOT NULL,
    played TEXT NOT NULL,
    theme TEXT NOT NULL,
    edict TEXT NOT NULL,
    lost REAL NOT NULL,
    added REAL NOT NULL,
    level INTEGER NOT NULL DEFAULT 0,
    due REAL,
    tries INTEGER NOT NULL DEFAULT 0,
    solved INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, puzzle)
) WITHOUT ROWID;
CREATE TABLE mistake_searches (
    person TEXT NOT NULL REFERENCES devices,
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, game, seat)
) WITHOUT ROWID;

-- version 35
-- Series of tournaments, and what the places in each tournament earn. All tournaments of a series are one host's.
CREATE TABLE series (
    id TEXT PRIMARY KEY,
    points TEXT NOT NULL,
    drops INTEGER NOT NULL
) WITHOUT ROWID;
ALTER TABLE tournaments ADD COLUMN series TEXT;
CREATE INDEX tournaments_of_a_series ON tournaments (series) WHERE series IS NOT NULL;

-- version 36
-- Addresses to which persons want e-mail when it is their turn. They go with the person.
CREATE TABLE mail_addresses (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES devices,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    made REAL NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX mail_addresses_by_person ON mail_addresses (person);

-- version 37
-- Who wants to be on the public list of strengths.
CREATE TABLE shown_strengths (
    person TEXT PRIMARY KEY REFERENCES devices,
    since REAL NOT NULL
) WITHOUT ROWID;

-- version 38
-- The public pages of persons who want one: under which name, which parts, and whether the name leads there elsewhere.
CREATE TABLE profiles (
    person TEXT PRIMARY KEY REFERENCES devices,
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    parts TEXT NOT NULL,
    linked INTEGER NOT NULL,
    since REAL NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX profiles_by_code ON profiles (code);
CREATE INDEX profiles_by_name ON profiles (name);

-- version 39
-- Studies: games with comments, written by their owners and by those who got a code. Who writes one no longer leaves
-- no trace; a study goes with its owner.
CREATE TABLE studies (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES devices,
    title TEXT NOT NULL,
    visibility TEXT NOT NULL,
    code TEXT NOT NULL,
    body TEXT NOT NULL,
    version INTEGER NOT NULL,
    made REAL NOT NULL,
    changed REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX studies_by_owner ON studies (owner);
CREATE INDEX studies_open ON studies (changed) WHERE visibility = 'open';
CREATE TABLE study_writers (
    study TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES devices,
    PRIMARY KEY (study, person)
) WITHOUT ROWID;
CREATE INDEX study_writers_by_person ON study_writers (person);
