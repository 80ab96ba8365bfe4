"""Backups of games that go on, and what is noticed of games that were damaged."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from stat import S_IMODE

import pytest

from cartographers.cli import main
from cartographers.server.basics.secret_key import secret_key
from cartographers.server.features.notices.vapid import make_key
from cartographers.server.settings import Settings
from cartographers.server.storage.backup import CannotCopy, back_up, restore
from cartographers.server.storage.errors import CannotOpenStore
from cartographers.server.storage.hash_chain import CorruptLog
from cartographers.server.storage.heads import End, HeadChange
from cartographers.server.storage.heads_file import DATABASE_FILE, FILE, HeadsFile
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.postgres import PostgresStore
from cartographers.server.storage.snapshot import CannotRead, Checked
from cartographers.server.storage.sqlite import SqliteStore
from cartographers.server.storage.verifying import verify
from server.live_room import AtTable, LiveRoom
from server.postgres_server import PostgresServer, on_both_databases
from server.storage.damage import change, only

FILES = [
    f"{name}{part}"
    for name in ("games.sqlite", "heads.sqlite", "database-heads.sqlite")
    for part in ("", "-wal")
]


def plain_copy(data: Path, target: Path) -> Path:
    """The files as they are on the disk, as after a power cut."""
    target.mkdir()
    for name in FILES:
        if (data / name).exists():
            shutil.copyfile(data / name, target / name)
    return target


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
@on_both_databases
def test_a_backup_is_made_while_the_game_goes_on_and_played_on_elsewhere(
    at_table: AtTable,
    tmp_path: Path,
    target: str,
    postgres: PostgresServer,
    capsys: pytest.CaptureFixture[str],
) -> None:
    backup, again = tmp_path / "backup", tmp_path / "again"
    secret_key(tmp_path)

    async def test(live: LiveRoom) -> None:
        here = ["--database", live.database] if live.database else []
        new = postgres.new_database() if target == "postgres" else ""
        there = ["--database", new] if new else []
        await live.decide(0, 1)
        assert main(["backup", str(backup), "--data", str(tmp_path), "--with-key", *here]) == 0
        then = await live.saved()
        await live.decide(0, 1)
        assert only(backup) == Checked("game", len(then.events), len(then.events))
        assert {S_IMODE(file.stat().st_mode) for file in backup.iterdir()} == {0o600}
        assert S_IMODE(backup.stat().st_mode) == 0o700
        assert main(["restore", str(backup), "--data", str(again), *there]) == 0
        assert (again / "key").read_bytes() == (tmp_path / "key").read_bytes()
        store = open_store(Settings(data=again, database=new))
        assert await store.load("game") == then
        await store.close()
        assert main(["verify", str(again), *there]) == 0
        assert "Whole games: 1. Damaged games: 0.\n" in capsys.readouterr().out
        found = only(tmp_path, live.database)
        assert found.good == live.room.seq > len(then.events), "the first store, while it is used"

    at_table(test)


@on_both_databases
def test_a_backup_under_way_sees_nothing_of_the_decisions_that_are_made_meanwhile(
    at_table: AtTable, tmp_path: Path
) -> None:
    secret_key(tmp_path)

    async def test(live: LiveRoom) -> None:
        for number in range(2):
            folder = tmp_path / f"backup {number}"
            before = live.room.seq
            copying = asyncio.create_task(asyncio.to_thread(back_up, tmp_path, folder, live.database))
            while not copying.done():
                await live.decide(*live.room.game.waiting)
                await asyncio.sleep(0)
            await copying
            found = only(folder)
            assert found.wrong is None and before <= found.good <= live.room.seq

    at_table(test)


def test_nothing_is_overwritten_and_nothing_is_copied_from_nowhere(at_table: AtTable, tmp_path: Path) -> None:
    async def test(live: LiveRoom) -> None:
        backup = tmp_path / "backup"
        back_up(tmp_path, backup)
        with pytest.raises(CannotCopy, match="exists already"):
            back_up(tmp_path, backup)
        with pytest.raises(CannotCopy, match=r"has games\.sqlite"):
            restore(backup, tmp_path)
        for missing in (tmp_path / "nothing", backup / "nothing"):
            with pytest.raises(CannotRead, match="no games"):
                back_up(missing, tmp_path / "other")
            with pytest.raises(CannotRead, match="no games"):
                restore(missing, tmp_path / "other")
            with pytest.raises(CannotRead, match="no games"):
                list(verify(missing))
        assert not (tmp_path / "other").exists()

    at_table(test)


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
@on_both_databases
def test_a_backup_has_no_key_unless_it_is_asked_for_and_restore_says_what_follows(
    at_table: AtTable,
    tmp_path: Path,
    target: str,
    postgres: PostgresServer,
    capsys: pytest.CaptureFixture[str],
) -> None:
    backup, again, with_keys = tmp_path / "backup", tmp_path / "again", tmp_path / "with-keys"
    key = secret_key(tmp_path)
    make_key(tmp_path / "push-key.pem")

    async def test(live: LiveRoom) -> None:
        here = ["--database", live.database] if live.database else []

        def restored(folder: Path) -> str:
            there = ["--database", postgres.new_database()] if target == "postgres" else []
            assert main(["restore", str(backup), "--data", str(folder), *there]) == 0
            return capsys.readouterr().out

        assert main(["backup", str(backup), "--data", str(tmp_path), *here]) == 0
        assert {file.name for file in backup.iterdir()} == {"games.sqlite", "heads.sqlite"}
        assert str(tmp_path) in capsys.readouterr().out
        assert main(["verify", str(backup)]) == 0
        assert "Missing: key, push-key.pem." in capsys.readouterr().out
        told = restored(again)
        assert "key, push-key.pem" in told and "recovery phrases" in told
        with_keys.mkdir()
        for name in ("key", "push-key.pem"):
            shutil.copy(tmp_path / name, with_keys)
        assert "push-key.pem" not in restored(with_keys)
        assert secret_key(with_keys) == key

    at_table(test)


def test_a_backup_is_not_put_beside_other_keys(at_table: AtTable, tmp_path: Path) -> None:
    secret_key(tmp_path)
    (tmp_path / "other").mkdir()
    secret_key(tmp_path / "other")

    async def test(live: LiveRoom) -> None:
        back_up(tmp_path, tmp_path / "backup", with_key=True)
        with pytest.raises(CannotCopy, match="has key"):
            restore(tmp_path / "backup", tmp_path / "other")

    at_table(test)


@on_both_databases
@pytest.mark.parametrize(
    ("statements", "code", "good"),
    [
        (["DELETE FROM events WHERE seq >= 3"], "corrupt-end", 3),
        (["UPDATE games SET seed = '4'"], "corrupt-deal", 5),
        (["UPDATE events SET hash = prev_hash WHERE seq = 4"], "corrupt-head", 4),
        (["UPDATE events SET body = '{' WHERE seq = 2"], "corrupt-event", 2),
        (["UPDATE games SET plan = '{'"], "damaged-row", 0),
        (["UPDATE games SET deal = '{}'"], "damaged-row", 0),
        ([f"DELETE FROM {table}" for table in ("events", "holders", "seats", "games")], "corrupt-gone", 0),
    ],
)
def test_what_was_changed_is_noticed_and_what_is_still_good_is_told(
    at_table: AtTable, tmp_path: Path, statements: list[str], code: str, good: int
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        assert only(tmp_path, live.database).wrong is None, "whole before it is changed"
        change(tmp_path, live.database, *statements)
        found = only(tmp_path, live.database)
        assert found.wrong is not None and (found.wrong.code, found.good) == (code, good)
        secret_key(tmp_path)
        back_up(tmp_path, tmp_path / "backup", live.database)
        again = only(tmp_path / "backup")
        assert again.wrong is not None and (again.wrong.code, again.good) == (code, good), "and in a backup"
        command = ["verify", str(tmp_path), *(["--database", live.database] if live.database else [])]
        assert main(command) == 1

    at_table(test)


def test_a_damaged_journal_is_noticed_and_the_game_not_played_on_unseen(
    at_table: AtTable, tmp_path: Path
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        folder = plain_copy(tmp_path, tmp_path / "damaged")
        journal = folder / "games.sqlite-wal"
        frames = bytearray(journal.read_bytes())
        frames[-100] ^= 255
        journal.write_bytes(frames)
        store = SqliteStore(folder / "games.sqlite")
        with pytest.raises(CorruptLog, match="last events are missing"):
            await store.load("game")
        await store.close()
        found = only(folder)
        assert 0 < found.good == found.events < live.room.seq
        (folder / "heads.sqlite").unlink()
        store = SqliteStore(folder / "games.sqlite")
        assert await store.load("game"), "what is there counts if the heads are removed"
        await store.close()

    at_table(test)


def test_heads_that_cannot_be_read_are_written_anew(
    at_table: AtTable, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(live: LiveRoom) -> None:
        folder = plain_copy(tmp_path, tmp_path / "other")
        (folder / "heads.sqlite-wal").unlink(missing_ok=True)
        (folder / "heads.sqlite").write_bytes(b"no database" * 400)
        store = SqliteStore(folder / "games.sqlite")
        assert await store.load("game") and "written anew" in caplog.text
        await store.close()
        assert only(folder).wrong is None

    at_table(test)


@on_both_databases
def test_a_deleted_game_is_not_taken_for_a_lost_one(at_table: AtTable, tmp_path: Path) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        await live.store.people.forget("a")
        await live.store.people.forget("b")
        assert list(verify(tmp_path, live.database)) == []
        # Nor by a server elsewhere or after a power cut, where the file of heads still has it.
        with closing(HeadsFile(tmp_path / (DATABASE_FILE if live.database else FILE))) as heads:
            heads.write([HeadChange("game", End(5, "hash"))])
        assert list(verify(tmp_path, live.database)) == []

    at_table(test)


def test_the_games_go_on_where_the_heads_cannot_be_written(
    at_table: AtTable, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(live: LiveRoom) -> None:
        other = sqlite3.connect(tmp_path / "heads.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await live.decide(0)
        assert "cannot be written" in caplog.text
        assert only(tmp_path).good == live.room.seq, "the heads are behind, which is no damage"
        other.execute("ROLLBACK")
        await live.decide(1)
        (head,) = other.execute("SELECT seq FROM heads").fetchone()
        other.close()
        assert head == live.room.seq - 1, "they catch up"

    at_table(test)


def test_a_second_server_is_refused_however_the_first_one_ended(at_table: AtTable, tmp_path: Path) -> None:
    async def test(live: LiveRoom) -> None:
        with pytest.raises(CannotOpenStore, match="another server"):
            SqliteStore(tmp_path / "games.sqlite")
        await live.store.close()
        await SqliteStore(tmp_path / "games.sqlite").close()

    at_table(test)


def test_why_a_database_cannot_be_copied_or_restored_is_told(
    at_table: AtTable,
    tmp_path: Path,
    postgres: PostgresServer,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cartographers.server.storage.postgres_session.LOCK_TIMEOUT", 0.1)
    backup, keys, new = tmp_path / "backup", tmp_path / "keys", tmp_path / "new"

    def why_not(command: str, folder: Path, database: str) -> str:
        data = [] if command == "verify" else ["--data", str(keys)]
        assert main([command, str(folder), *data, "--database", database]) == 2
        said = capsys.readouterr().err
        assert "Traceback" not in said
        return said

    async def test(live: LiveRoom) -> None:
        base, nowhere = postgres.new_database(), postgres.address("nowhere")
        assert "There is no key in" in why_not("backup", new, base)
        assert "There is no key in" in why_not("verify", keys, base)
        secret_key(tmp_path)
        back_up(tmp_path, backup, with_key=True)
        assert "does not exist" in why_not("restore", backup, nowhere)
        assert "no server has used it" in why_not("verify", keys, base)
        assert "no server has used it" in why_not("backup", new, base)
        assert "does not exist" in why_not("backup", new, nowhere)
        assert "looks like this" in why_not("verify", keys, "games.sqlite")
        assert not list(tmp_path.glob("new*")), "nothing is left of a backup that could not be made"
        store = PostgresStore(base, keys)
        assert "another server is using it" in why_not("restore", backup, base)
        await store.close()
        restore(backup, keys, base)
        assert "has games already" in why_not("restore", backup, base)
        (keys / "key").write_bytes(b"another one" * 4)
        assert "another key" in why_not("verify", keys, base)
        assert "has the file key" in why_not("restore", backup, base)
        change(tmp_path, base, "UPDATE schema_version SET version = 1")
        assert "older version" in why_not("verify", keys, base)
        change(tmp_path, base, "UPDATE schema_version SET version = 99")
        assert "newer cartographers" in why_not("backup", new, base)

    at_table(test)
