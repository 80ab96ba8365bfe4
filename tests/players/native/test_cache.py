"""The compiled code of the fast machine: kept from one run to the next, and not for ever."""

import os
import time

import pytest

from cartographers.players.native import cache


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache.folder.cache_clear()
    yield tmp_path / "cartographers"
    cache.folder.cache_clear()


def test_what_is_kept_is_made_once(home):
    assert cache.kept("code", lambda: b"first") == b"first"
    assert cache.kept("code", lambda: b"second") == b"first"
    assert [path.name for path in cache.folder().iterdir()] == ["code"]
    assert cache.folder().parent == home


def test_a_new_version_throws_away_what_is_older_than_a_month(home):
    for name, days in (("machine-old", 31), ("machine-young", 29), ("notes", 400)):
        (home / name).mkdir(parents=True)
        (home / name / "code").write_bytes(b"")
        then = time.time() - days * 24 * 3600
        os.utime(home / name, (then, then))
    kept = cache.folder()
    assert sorted(path.name for path in home.iterdir()) == sorted([kept.name, "machine-young", "notes"])


def test_where_nothing_can_be_written_a_passing_folder_does(home):
    home.parent.rmdir()
    home.parent.write_text("in the way")
    passing = cache.folder()
    assert passing.is_dir() and home not in passing.parents
    passing.rmdir()
