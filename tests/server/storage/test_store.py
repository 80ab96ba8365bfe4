"""The store: one thread, one commit for all that waits, and nothing half done."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from cartographers.server.storage.database import Connection, Work
from cartographers.server.storage.errors import StorageError
from cartographers.server.storage.schema import MIGRATIONS, migrate, references
from cartographers.server.storage.sqlite import SqliteSession, SqliteStore
from cartographers.server.storage.writer_thread import WriterThread
from server.quick_advisers import until
from server.random_client import RandomClient
from server.serving import StartServer


@pytest.fixture
def base(tmp_path: Path) -> sqlite3.Connection:
    found = sqlite3.connect(tmp_path / "file", isolation_level=None, check_same_thread=False)
    found.execute("CREATE TABLE notes (word TEXT PRIMARY KEY)")
    return found


def note(word: str) -> Work[int]:
    return lambda base: base.execute("INSERT INTO notes VALUES (?)", (word,)).rowcount


def test_what_waits_is_written_in_one_commit(base: sqlite3.Connection) -> None:
    commits = []
    base.set_trace_callback(lambda said: commits.append(said) if said == "COMMIT" else None)

    async def ask() -> list[int]:
        writer = WriterThread(SqliteSession(base))
        answers = await asyncio.gather(*(writer.run(note(str(number))) for number in range(100)))
        await writer.close()
        return answers

    assert asyncio.run(ask()) == [1] * 100
    assert len(commits) < 50


def test_what_fails_is_undone_alone(base: sqlite3.Connection, tmp_path: Path) -> None:
    def half(base: Connection) -> None:
        base.execute("INSERT INTO notes VALUES ('half')")
        raise sqlite3.IntegrityError("no")

    async def ask() -> list[int | BaseException | None]:
        writer = WriterThread(SqliteSession(base))
        asked = [writer.run(work) for work in (note("one"), note("one"), half, note("two"))]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        await writer.close()
        return answers

    one, again, failed, two = asyncio.run(ask())
    assert (one, two) == (1, 1)
    assert isinstance(again, StorageError) and isinstance(failed, StorageError)
    reopened = sqlite3.connect(tmp_path / "file")
    assert [word for (word,) in reopened.execute("SELECT word FROM notes ORDER BY word")] == ["one", "two"]
    reopened.close()


def test_an_answer_nobody_waits_for_any_more_does_no_harm(base: sqlite3.Connection) -> None:
    async def ask() -> int:
        writer = WriterThread(SqliteSession(base))
        asked = asyncio.ensure_future(writer.run(note("one")))
        await asyncio.sleep(0)
        asked.cancel()
        answer = await writer.run(note("two"))
        await writer.close()
        return answer

    assert asyncio.run(ask()) == 1


def test_a_file_is_made_once_and_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    for _ in range(2):
        store = SqliteStore(path)
        asyncio.run(store.close())
    base = sqlite3.connect(path)
    assert base.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    migrate(base)
    tables = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for to in ("games", "devices"):
        found = {
            (name, key[3])
            for name in tables
            for key in base.execute(f"PRAGMA foreign_key_list({name})")
            if key[2] == to
        }
        assert found == set(references(to)) and found
    base.close()


def test_only_what_is_listed_here_is_given_to_another_person_by_its_table() -> None:
    """A new table that refers to devices has to be thought of in ``people_rows``, where persons are moved."""
    known = (
        *(("holders", "device"), ("bot_accounts", "owner"), ("tries", "person")),
        *(("players", "person"), ("corrections", "person")),
        *(("puzzle_answers", "person"), ("puzzle_solvers", "person")),
        *(("reports", "person"), ("reports", "reporter")),
        ("makers", "person"),
        ("removed_players", "device"),
        ("notes", "author"),
        ("knocks", "person"),
        *(("mistakes", "person"), ("mistake_searches", "person")),
        ("mail_addresses", "person"),
        ("shown_strengths", "person"),
        ("profiles", "person"),
        ("studies", "owner"),
        ("study_writers", "person"),
    )
    assert references("devices") == known


def test_a_decision_the_disk_does_not_take_is_not_acknowledged_and_not_shown(
    serving: StartServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    running = serving()
    client = running.device()
    game = client.create(seed=1)["id"]
    state = client.state(game)
    decision = RandomClient(client).decision(state, state["mine"][0])

    async def full(*_: object) -> None:
        raise StorageError("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(running.app.state.lobby.services.store, "append", full)
        refused = client.decide(state, 0, decision, move_id="one")
        assert refused.status_code == 503 and "couldn’t save that" in refused.json()["detail"]
        assert client.state(game) == state
    assert "disk is full" in caplog.text
    again = client.decide(state, 0, decision, move_id="one")
    assert again.status_code == 200 and again.json()["step"] > state["step"]


@pytest.mark.real_clock
def test_a_room_that_nobody_visits_is_put_away_and_opened_again(serving: StartServer) -> None:
    running = serving(room_idle_timeout=0.1)
    client = running.device()
    game = client.create(seed=1)["id"]
    state = client.state(game)
    rooms = running.app.state.lobby.rooms
    until(lambda: {"rooms": list(rooms)}, lambda found: not found["rooms"])
    assert client.state(game) == state
