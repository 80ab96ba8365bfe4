"""Compiled code is kept from one run to the next, and not for ever."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cartographers.players.compiler import cache


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache.folder.cache_clear()
    yield tmp_path / "cartographers"
    cache.folder.cache_clear()


def test_a_file_in_the_cache_is_made_once(home: Path) -> None:
    assert cache.cached("code", lambda: b"first") == b"first"
    assert cache.cached("code", lambda: b"second") == b"first"
    assert [path.name for path in cache.folder().iterdir()] == ["code"]
    assert cache.folder().parent == home


def test_on_windows_a_file_that_another_process_reads_stays(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def in_use(draft: Path, target: Path) -> None:
        target.write_bytes(b"other")
        raise PermissionError(13, "in use", str(draft))

    monkeypatch.setattr(Path, "replace", in_use)
    assert cache.cached("code", lambda: b"mine") == b"mine"
    assert [path.read_bytes() for path in cache.folder().iterdir()] == [b"other"]


def test_a_new_version_removes_folders_older_than_a_month(home: Path) -> None:
    for name, days in (("native-old", 31), ("native-young", 29), ("machine-old", 31), ("notes", 400)):
        (home / name).mkdir(parents=True)
        (home / name / "code").write_bytes(b"")
        then = time.time() - days * 24 * 3600
        os.utime(home / name, (then, then))
    new = cache.folder()
    assert sorted(path.name for path in home.iterdir()) == sorted([new.name, "native-young", "notes"])


def test_a_temporary_folder_is_used_where_the_cache_cannot_be_written(home: Path) -> None:
    home.parent.rmdir()
    home.parent.write_text("in the way")
    temporary = cache.folder()
    assert temporary.is_dir() and home not in temporary.parents
    temporary.rmdir()
