"""`cartographers replay`: a record is accepted only if every line of it follows from the rules."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cartographers.boxes import shelf
from cartographers.notation.record import EndStep, Record
from cartographers.notation.record_json import write_record
from cartographers.notation.record_text import write_text
from cartographers.notation.recorder import record_of
from cartographers.rules.setup import Setup
from cartographers.words.book import words
from cli.commands import Outcome, Refused, Run
from testkit import base_setup, heroes_setup, whole_game

Replayed = Callable[..., Outcome]


def recorded(setup: Setup, seed: int = 1) -> Record:
    return record_of(shelf(), whole_game(setup, seed).log)


def end_of(record: Record) -> EndStep:
    end = record.steps[-1]
    assert isinstance(end, EndStep)
    return end


SOLO = recorded(base_setup(seats=1), seed=2)
TWO = recorded(heroes_setup(names=("Ann", "Bob"), skills=("search", "stealth", "diplomacy")))
TEXT = write_text(SOLO)


@pytest.fixture
def replayed(run: Run, tmp_path: Path) -> Replayed:
    """Runs the command on the text of a record."""

    def replay(text: str, *options: str) -> Outcome:
        (tmp_path / "game.txt").write_text(text)
        return run(["replay", str(tmp_path / "game.txt"), *options])

    return replay


def test_a_right_record_is_told(replayed: Replayed) -> None:
    outcome = replayed(write_text(TWO))
    assert outcome.code == 0
    assert outcome.lines[0] == "Cartographers Heroes, sheet C (Wilderness), players: 2"
    assert "Skills: Search, Stealth, Diplomacy" in outcome.lines
    assert [line for line in outcome.lines if line in ("Spring", "Summer", "Fall", "Winter")] != []
    assert outcome.lines[-1].startswith("Every card, drawing, coin and score is correct. Cards checked: ")
    best = words().number(max(end_of(TWO).totals))
    assert any(line.startswith("1.  ") and best in line.split() for line in outcome.lines)


def test_alone_the_rating_is_told(replayed: Replayed) -> None:
    end = end_of(SOLO)
    assert f"Solo rating {words().number(end.rating or 0, signed=True)}: " in replayed(TEXT).out


def test_machines_are_told_the_outcome(replayed: Replayed) -> None:
    told = json.loads(replayed(TEXT, "--json").out)
    end = end_of(SOLO)
    assert told["finished"] is True
    assert told["totals"] == list(end.totals)
    assert told["places"] == [1]
    assert (told["rating"], told["title"]) == (end.rating, end.title)
    assert sum(told["seasons"][0]) == end.totals[0]


def test_both_forms_are_read_and_turned_into_each_other(replayed: Replayed) -> None:
    for record in (SOLO, TWO):
        as_json = replayed(write_text(record), "--to", "json").out
        assert json.loads(as_json) == write_record(record)
        assert replayed(as_json, "--to", "text").out == write_text(record)
        assert replayed(as_json, "--json").out == replayed(write_text(record), "--json").out


def test_it_reads_standard_input(run: Run) -> None:
    assert run("replay -", TEXT).code == 0


def test_an_unfinished_game_is_right_so_far(run: Run, replayed: Replayed, tmp_path: Path) -> None:
    path = tmp_path / "saved.txt"
    run("play --seed 3", f"n\n\nn\n\nsave {path}\nq\n")
    outcome = replayed(path.read_text())
    assert outcome.code == 0
    assert outcome.lines[-1].startswith(
        "Everything is correct so far, but the game isn’t over. Cards checked: "
    )
    assert json.loads(replayed(path.read_text(), "--json").out)["finished"] is False


def doctored(line_of: str, old: str, new: str) -> str:
    """The text with one word changed in the first line that has another word in it."""
    lines = TEXT.splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line_of in line)
    assert old in lines[at]
    lines[at] = lines[at].replace(old, new, 1)
    return "".join(lines)


@pytest.mark.parametrize(
    "text",
    [
        TEXT[: len(TEXT) // 2],
        "\n".join(TEXT.splitlines()[:-1]),
        doctored("  monsters", "| ", "| 7"),
        doctored("end |", "stars", "starlets"),
        doctored("end |", " lost", "1 lost"),
        doctored("format", "record-1", "record-9"),
        doctored("edicts", "sentinel-wood", "sentinel-woods"),
        doctored("seats", "1", "101"),
        "hello",
        "{}",
        "{",
        '{"format": 1}',
        "",
    ],
    ids=str,
)
def test_a_truncated_or_doctored_record_is_refused_in_one_sentence(
    refused: Refused, tmp_path: Path, text: str
) -> None:
    (tmp_path / "game.txt").write_text(text)
    assert refused(["replay", str(tmp_path / "game.txt")])


def test_the_place_where_a_record_first_goes_wrong_is_told(replayed: Replayed) -> None:
    told = write_record(SOLO)
    step = next(at for at, step in enumerate(told["steps"]) if "draw" in step)
    told["steps"][step]["coins"] = [[9, 0]]
    outcome = replayed(json.dumps(told))
    assert outcome.code == 2
    assert f"Step {step + 1} (Spring, " in outcome.err
    assert "not 9 and 0" in outcome.err


def test_a_file_that_is_not_there_is_named(refused: Refused) -> None:
    assert refused("replay nowhere.txt") == "nowhere.txt cannot be read. There is no such file or folder."
