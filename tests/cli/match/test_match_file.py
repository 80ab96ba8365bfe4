"""The file of a match: it can be continued after an interruption, and refuses other matches."""

import json
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from cartographers import __version__
from cartographers.cli.common.errors import CommandError
from cartographers.cli.match.match_file import MatchFile, play_missing, read_match_file
from cartographers.contest.match import Job, Match, Played
from cartographers.words.book import words

Task = TypeVar("Task")
Done = TypeVar("Done")


class Counting:
    """A runner that hands out games that were played before, and counts them."""

    def __init__(self, games: list[Played]) -> None:
        self.games = {game.job: game for game in games}
        self.jobs: list[object] = []

    def run(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Generator[Done, None, None]:
        for task in tasks:
            self.jobs.append(task)
            yield cast(Done, self.games[cast(Job, task)])


@pytest.fixture
def path(match: Match, games: list[Played], tmp_path: Path) -> Path:
    """A file with the first three deals."""
    with MatchFile(match, tmp_path / "match.jsonl") as file:
        play_missing(words(), file, 3, Counting(games))
    return tmp_path / "match.jsonl"


def test_the_first_line_says_which_match_it_is(path: Path) -> None:
    told = json.loads(path.read_text().splitlines()[0])
    assert told["cartographers"] == __version__
    assert told["players"] == ["greedy", "chance"]
    assert told["seed"] == 1_000_000
    assert told["plan"]["sheet"] == "A"


def test_what_is_written_is_read_again(path: Path, match: Match, games: list[Played]) -> None:
    assert read_match_file(path) == (match, games[:6])


def test_a_finished_match_is_not_played_again(path: Path, match: Match, games: list[Played]) -> None:
    before = path.read_bytes()
    runner = Counting(games)
    with MatchFile(match, path) as file:
        play_missing(words(), file, 3, runner)
    assert runner.jobs == []
    assert path.read_bytes() == before


def test_a_longer_match_goes_on_where_the_shorter_one_ended(
    path: Path, match: Match, games: list[Played]
) -> None:
    runner = Counting(games)
    with MatchFile(match, path) as file:
        play_missing(words(), file, 6, runner)
    assert runner.jobs == [game.job for game in games[6:]]
    assert read_match_file(path)[1] == games


@pytest.mark.parametrize("left", [1, 20, -1])
def test_a_torn_last_line_is_cut_off_and_its_game_played_again(
    path: Path, match: Match, games: list[Played], left: int
) -> None:
    *whole, last = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(whole) + last[:left])
    runner = Counting(games)
    with MatchFile(match, path) as file:
        play_missing(words(), file, 3, runner)
    assert runner.jobs == [games[5].job]
    assert read_match_file(path) == (match, games[:6])


@pytest.mark.parametrize("left", [0, 1, 40, -1])
def test_a_torn_first_line_is_written_again(path: Path, match: Match, games: list[Played], left: int) -> None:
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0][:left])
    with MatchFile(match, path) as file:
        file.add(games[0])
    assert read_match_file(path) == (match, games[:1])


def test_games_are_safe_as_soon_as_they_are_entered(
    match: Match, games: list[Played], tmp_path: Path
) -> None:
    file = MatchFile(match, tmp_path / "match.jsonl")
    file.add(games[0])
    assert read_match_file(tmp_path / "match.jsonl") == (match, games[:1])
    file.__exit__(None, None, None)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"players": ("chance", "greedy")}, "it has players greedy, chance, not chance, greedy"),
        ({"seed": 5}, "it has seed 1000000, not 5"),
    ],
)
def test_the_file_of_another_match_is_refused_and_left_alone(
    path: Path, match: Match, change: dict[str, Any], told: str
) -> None:
    before = path.read_bytes()
    with pytest.raises(CommandError) as refused:
        MatchFile(replace(match, **change), path)
    assert str(refused.value) == f"{path} belongs to another match: {told}; name another file"
    assert path.read_bytes() == before


def test_another_plan_is_another_match(path: Path, match: Match) -> None:
    other = replace(match, plan=replace(match.plan, skills=True))
    with pytest.raises(CommandError, match="it has skills no, not yes"):
        MatchFile(other, path)


def test_the_file_of_another_version_is_refused(path: Path, match: Match) -> None:
    path.write_text(path.read_text().replace(f'"cartographers": "{__version__}"', '"cartographers": "0.0.1"'))
    with pytest.raises(CommandError, match=f"it was played by version 0.0.1, and this is {__version__}"):
        MatchFile(match, path)


@pytest.mark.parametrize(
    "text", ["mine", "mine\n", "[]\n", '{"rows": []}\n', "\x00\xff\n", '{"cartographers": 1}\n']
)
def test_what_is_not_the_file_of_a_match_is_refused_and_left_alone(
    match: Match, tmp_path: Path, text: str
) -> None:
    (tmp_path / "diary").write_text(text)
    with pytest.raises(CommandError, match="is not the file of a match"):
        MatchFile(match, tmp_path / "diary")
    assert (tmp_path / "diary").read_text() == text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{", "it is not JSON"),
        ("7", "it is not a JSON object"),
        ('{"deal": 0}', "it should have deal, seats, totals, lost, rating, title, ms"),
        (
            '{"deal": 0, "seats": ["a"], "totals": [1, 2], "lost": [0], '
            '"rating": 0, "title": null, "ms": [[1.0]]}',
            "its numbers do not fit its seats",
        ),
    ],
)
def test_a_bad_line_is_named(path: Path, match: Match, line: str, told: str) -> None:
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], line, *lines[4:], ""]))
    with pytest.raises(CommandError) as refused:
        MatchFile(match, path)
    assert str(refused.value) == f"line 4 of {path} is not a game of a match: {told}"
