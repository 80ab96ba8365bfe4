"""The console of Windows, imitated: it shows control sequences as text until it is asked to obey them."""

import ctypes
import io
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from cartographers.cli.common import console
from cartographers.cli.common.columns import paint_for
from cartographers.cli.common.console import obeys

OBEYS = 4


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1


class Console:
    """What a program can ask of a console; an old one knows fewer modes, and some terminals have none."""

    def __init__(self, mode: int | None, known: int) -> None:
        self.mode, self.known = mode, known

    def GetStdHandle(self, number: int) -> int:  # noqa: N802 - its name on Windows
        return number

    def GetConsoleMode(self, handle: int, mode: ctypes.c_ulong) -> int:  # noqa: N802
        assert handle == -11
        if self.mode is None:
            return 0
        ctypes.cast(mode, ctypes.POINTER(ctypes.c_ulong))[0] = self.mode
        return 1

    def SetConsoleMode(self, handle: int, mode: int) -> int:  # noqa: N802
        if mode & ~self.known:
            return 0
        self.mode = mode
        return 1


@pytest.fixture(autouse=True)
def _on_windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    console._asked.cache_clear()
    yield
    console._asked.cache_clear()


@pytest.mark.parametrize(
    ("mode", "known", "coloured", "after"),
    [(3, 7, True, 3 | OBEYS), (3, 3, False, 3), (None, 0, True, None)],
    ids=["a newer console", "an older console", "another terminal"],
)
def test_a_console_of_windows_is_asked_to_obey_and_gets_no_colours_if_it_cannot(
    monkeypatch: pytest.MonkeyPatch, mode: int | None, known: int, coloured: bool, after: int | None
) -> None:
    asked = Console(mode, known)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=asked), raising=False)
    assert paint_for(Terminal()).colour is coloured
    assert asked.mode == after


def test_what_is_no_terminal_is_not_asked() -> None:
    assert not obeys(io.StringIO())
