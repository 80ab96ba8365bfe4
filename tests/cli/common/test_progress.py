"""The progress bar: shown in a terminal, and only if the work takes long."""

import io
import sys

import pytest

from cartographers.cli.common import progress
from cartographers.cli.common.progress import Progress
from cartographers.words.book import words


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    return now


def shown(monkeypatch: pytest.MonkeyPatch, clock: list[float], stream: io.StringIO, seconds: float) -> str:
    monkeypatch.setattr(sys, "stderr", stream)
    with Progress(words(), "progress-games", 4) as bar:
        for _ in range(2):
            clock[0] += seconds
            bar.step()
    return stream.getvalue()


def test_it_shows_how_far_it_is_and_goes_away(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    text = shown(monkeypatch, clock, Terminal(), 3.0)
    assert "\r[###############...............] 2 of 4 games, 6 s left" in text
    assert text.endswith("\r\x1b[K")


def test_it_does_not_show_when_it_is_over_soon(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    assert shown(monkeypatch, clock, Terminal(), 0.2) == ""


def test_it_does_not_show_where_nobody_looks(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    assert shown(monkeypatch, clock, io.StringIO(), 3.0) == ""


@pytest.mark.parametrize(
    ("seconds", "said"), [(10, "10 s left"), (119, "119 s left"), (120, "2 min left"), (9000, "2 h left")]
)
def test_the_time_left_is_said_in_the_unit_that_fits(clock: list[float], seconds: int, said: str) -> None:
    bar = Progress(words(), "progress-games", 2)
    clock[0] += seconds
    bar.step()
    assert bar.line().endswith(said)


def test_what_was_done_before_says_nothing_about_the_time_left(clock: list[float]) -> None:
    bar = Progress(words(), "progress-games", 100)
    bar.skip(80)
    clock[0] += 5
    bar.step(10)
    assert bar.line().endswith("90 of 100 games, 5 s left") and bar.speed == 2
