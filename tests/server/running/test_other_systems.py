"""A server on Windows and macOS, as far as that can be shown elsewhere."""

import asyncio
import fcntl
import mimetypes
import os
import resource
import socket
import sys
from pathlib import Path
from stat import S_ISREG

import pytest

from cartographers.server.basics.secret_key import secret_key
from cartographers.server.http.static_files import ClientFiles
from cartographers.server.running import process
from cartographers.server.settings import Settings
from cartographers.server.storage.backup import back_up
from cartographers.server.storage.opening import open_store

#: What macOS allows before somebody asks for more.
FEW = 256


@pytest.mark.parametrize(("platform", "again"), [("linux", True), ("darwin", True), ("win32", False)])
def test_on_windows_no_second_server_takes_the_address_of_the_first(
    monkeypatch: pytest.MonkeyPatch, platform: str, again: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    with process.bind("127.0.0.1", 0) as listener:
        assert bool(listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)) == again


@pytest.mark.parametrize(
    ("limits", "asked", "free"),
    [
        ((FEW, resource.RLIM_INFINITY), 10240, 10240 - 128),
        ((20_000, resource.RLIM_INFINITY), 20_000, 20_000 - 128),
        ((1024, 4096), 4096, 4096 - 128),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), None, sys.maxsize),
    ],
)
def test_as_many_files_are_asked_for_as_the_system_gives(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], asked: int | None, free: int
) -> None:
    wanted: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _what: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _what, limits: wanted.append(limits))
    assert process._free_files() == free
    assert wanted == ([(asked, limits[1])] if asked else [])


def test_what_is_written_to_disk_is_open_for_writing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    asyncio.run(open_store(Settings(data=data)).close())
    secret_key(data)

    def as_on_windows(file: int) -> None:
        is_read_only = fcntl.fcntl(file, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY
        assert not (is_read_only and S_ISREG(os.fstat(file).st_mode)), "bad file descriptor"

    monkeypatch.setattr(os, "fsync", as_on_windows)
    back_up(data, tmp_path / "backup", with_key=True)
    assert (tmp_path / "backup" / "games.sqlite").exists()


def test_a_script_is_a_script_whatever_the_registry_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for ending in (".js", ".css", ".wasm", ".webmanifest"):
        mimetypes.add_type("text/plain", ending)
    ClientFiles(tmp_path)
    found = [mimetypes.guess_type(f"file{ending}")[0] for ending in (".js", ".css", ".wasm", ".webmanifest")]
    assert found == ["text/javascript", "text/css", "application/wasm", "application/manifest+json"]
