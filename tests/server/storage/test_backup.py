"""Backups of games that go on, and what is noticed of games that were damaged."""

import shutil
import sqlite3
from pathlib import Path
from stat import S_IMODE

import pytest

from cartographers.cli import main
from cartographers.server.storage.backup import CannotCopy, back_up, restore
from cartographers.server.storage.hash_chain import CorruptLog
from cartographers.server.storage.sqlite import SqliteStore
from cartographers.server.storage.store import CannotOpenStore
from cartographers.server.storage.verifying import CannotRead, Checked, verify
from server.live_room import AtTable, LiveRoom

FILES = ("games.sqlite", "games.sqlite-wal", "heads.sqlite", "heads.sqlite-wal")


def plain_copy(data: Path, target: Path) -> Path:
    """The files as they are on the disk, as after a power cut."""
    target.mkdir()
    for name in FILES:
        if (data / name).exists():
            shutil.copyfile(data / name, target / name)
    return target


def changed(folder: Path, statement: str) -> None:
    base = sqlite3.connect(folder / "games.sqlite")
    base.execute(statement)
    base.commit()
    base.close()


def only(folder: Path) -> Checked:
    (found,) = verify(folder)
    return found


def test_a_backup_is_made_while_the_game_goes_on_and_played_on_elsewhere(
    at_table: AtTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, again = tmp_path / "backup", tmp_path / "again"

    async def test(live: LiveRoom) -> None:
        (tmp_path / "key").write_bytes(b"secret")
        await live.decide(0, 1)
        assert main(["backup", str(backup), "--data", str(tmp_path)]) == 0
        then = await live.saved()
        await live.decide(0, 1)
        assert only(backup) == Checked("game", len(then.events), len(then.events))
        assert (
            S_IMODE((backup / "key").stat().st_mode)
            == 0o600
            == S_IMODE((backup / "games.sqlite").stat().st_mode)
        )
        assert main(["restore", str(backup), "--data", str(again)]) == 0
        assert (again / "key").read_bytes() == b"secret"
        store = SqliteStore(again / "games.sqlite")
        assert await store.load("game") == then
        await store.close()
        assert main(["verify", str(again)]) == 0
        assert capsys.readouterr().out.endswith("Whole games: 1. Damaged games: 0.\n")
        assert only(tmp_path).good == live.room.seq > len(then.events), "the first folder, while it is used"

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


@pytest.mark.parametrize(
    ("statement", "code", "good"),
    [
        ("DELETE FROM events WHERE seq >= 3", "corrupt-end", 3),
        ("UPDATE games SET seed = 4", "corrupt-deal", 5),
        ("UPDATE games SET deal = '{}'", "damaged-row", 0),
        ("UPDATE events SET hash = prev_hash WHERE seq = 4", "corrupt-head", 4),
        ("UPDATE events SET body = '{' WHERE seq = 2", "corrupt-event", 2),
        ("UPDATE games SET plan = '{'", "damaged-row", 0),
        ("DELETE FROM games", "corrupt-gone", 0),
    ],
)
def test_what_was_changed_is_noticed_and_what_is_still_good_is_told(
    at_table: AtTable, tmp_path: Path, statement: str, code: str, good: int
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        folder = plain_copy(tmp_path, tmp_path / "changed")
        assert only(folder).wrong is None, "whole before it is changed"
        changed(folder, statement)
        found = only(folder)
        assert found.wrong is not None and (found.wrong.code, found.good) == (code, good)
        assert main(["verify", str(folder)]) == 1

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


def test_a_deleted_game_is_not_taken_for_a_lost_one(at_table: AtTable, tmp_path: Path) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        await live.store.people.forget("a")
        await live.store.people.forget("b")
        assert list(verify(tmp_path)) == []

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
