"""The strength table and the ladder: ``python -m strength table`` and ``python -m strength ladder``."""

from dataclasses import replace
from pathlib import Path

import pytest

from cartographers.cli.match.match_file import MatchFile
from cartographers.contest.estimate import Estimate
from cartographers.contest.match import Job, Match, Played
from cartographers.contest.results import Pair
from strength.__main__ import COMMANDS
from strength.ladder import RUNGS, holds, known_rungs


@pytest.fixture
def path(match: Match, games: list[Played], tmp_path: Path) -> Path:
    with MatchFile(match, tmp_path / "match.jsonl") as file:
        for game in games:
            file.add(game)
    return tmp_path / "match.jsonl"


def rows(text: str) -> list[list[str]]:
    return [
        [cell.strip(" `") for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line[:1] == "|"
    ]


def test_the_table_has_a_row_for_each_player_the_weakest_first(
    path: Path, games: list[Played], capsys: pytest.CaptureFixture[str]
) -> None:
    assert COMMANDS.run(["table", str(path)]) == 0
    shown = capsys.readouterr().out
    heads, _, chance, greedy = rows(shown)
    assert shown.startswith("### A-base (seeds from 1,000,000)\n")
    assert heads[:5] == ["player", "deals", "mean total", "mean rating", "Legendary Cartographer (from 30)"]
    assert (chance[0], greedy[0]) == ("chance", "greedy")
    assert chance[1] == greedy[1] == "6"
    total = sum(game.totals[0] for game in games if game.seats == ("greedy",))
    assert greedy[2].startswith(f"{total / 6:.1f} ± ")
    assert len({len(row) for row in rows(shown)}) == 1


def test_of_a_player_in_several_files_the_longer_match_counts(
    path: Path, match: Match, games: list[Played], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with MatchFile(match, tmp_path / "short.jsonl") as file:
        for game in games[:4]:
            file.add(game)
    COMMANDS.run(["table", str(path), str(tmp_path / "short.jsonl")])
    assert [row[1] for row in rows(capsys.readouterr().out)[2:]] == ["6", "6"]


def test_matches_that_are_not_there_are_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["table", "--suites", "A-base,C-heroes", "--players", "chance", "--deals", "2"]
    assert COMMANDS.run([*words, "--out", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert shown.count("### ") == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "A-base-chance.jsonl",
        "C-heroes-chance.jsonl",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["table", "nowhere.jsonl"], "nowhere.jsonl cannot be read: No such file or directory"),
        (["table", "--suites", "Z"], "there is no suite 'Z'; choose from "),
        (["table", "--deals", "2000"], "a suite has 1000 deals, not 2000"),
        (["table", "--players", "nobody"], "there is no player 'nobody'"),
        (["ladder", "--players", "chance"], "a ladder has two rungs at least"),
        (["ladder", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["ladder", "--speed"], "unknown arguments: --speed"),
        (["suites", "Z"], "there is no suite 'Z'"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert COMMANDS.run(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(said) and shown.err.count("\n") == 1


def test_a_ladder_that_stands_has_exit_code_zero_and_one_upside_down_has_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["ladder", "--deals", "5", "--out", str(tmp_path)]
    assert COMMANDS.run([*words, "--players", "chance,greedy"]) == 0
    assert rows(capsys.readouterr().out)[-1][1::5] == ["greedy over chance", "pass"]
    assert COMMANDS.run([*words, "--players", "greedy,chance"]) == 1
    assert rows(capsys.readouterr().out)[-1][1::5] == ["chance over greedy", "FAIL"]


def test_a_ladder_of_matches_played_before_compares_two_on_the_deals_both_played(
    match: Match, games: list[Played], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = []
    for name, most in (("chance", 6), ("greedy", 4)):
        paths.append(tmp_path / f"{name}.jsonl")
        with MatchFile(replace(match, players=(name,)), paths[-1]) as file:
            for game in games:
                if game.seats == (name,) and game.deal < most:
                    file.add(game)
    assert COMMANDS.run(["ladder", *map(str, paths)]) == 0
    totals = {game.job: game.totals[0] for game in games}
    mean = sum(totals[Job(deal, ("greedy",))] - totals[Job(deal, ("chance",))] for deal in range(4)) / 4
    (rung,) = rows(capsys.readouterr().out)[2:]
    assert rung[:3] == ["A-base", "greedy over chance", "4"] and rung[3].startswith(f"{mean:+.1f} ± ")


@pytest.mark.parametrize(
    ("mean", "p", "held"), [(3, 0.009, True), (3, 0.01, False), (-3, 0.001, False), (0, 1, False)]
)
def test_a_rung_holds_if_it_is_higher_and_surely_so(mean: int, p: float, held: bool) -> None:
    assert holds(Pair("a", "b", Estimate(mean, 1, 1), p, 1, 0, 0)) is held


def test_the_ladder_is_made_of_the_rungs_on_the_roster_from_the_ground_up() -> None:
    assert known_rungs()[:2] == ("chance", "greedy")
    assert [name for name in RUNGS if name in known_rungs()] == list(known_rungs())
