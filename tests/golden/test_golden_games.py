"""Stored games: each of them is right by the rules, and together they show every card there is."""

import json
from itertools import chain
from pathlib import Path

import pytest

from cartographers.boxes import shelf
from cartographers.notation.record import CardStep, Record, log_of
from cartographers.notation.record_json import read_record, write_record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.recorder import record_of
from cartographers.rules.decision import Declare, Draw, Post
from naive.referee import check

TREE = Path(__file__).parents[2]
EXAMPLE = TREE / "docs" / "example-game.txt"
STORED = sorted((Path(__file__).parent / "games").glob("*.txt"))
GAMES = [*STORED, EXAMPLE]


def name(path: Path) -> str:
    return path.stem


def read(path: Path) -> Record:
    return read_text(shelf(), path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [read(path) for path in GAMES]


@pytest.mark.parametrize("path", GAMES, ids=name)
def test_a_stored_game_is_right_by_the_rules(path: Path) -> None:
    record = read(path)
    assert record_of(shelf(), log_of(record)) == record


@pytest.mark.parametrize("path", GAMES, ids=name)
def test_the_naive_referee_finds_nothing_wrong_with_a_stored_game(path: Path) -> None:
    told = json.loads(json.dumps(write_record(read(path))))
    check(told)
    assert read_record(shelf(), told) == read(path)


@pytest.mark.parametrize("path", STORED, ids=name)
def test_a_stored_game_is_written_as_it_would_be_today(path: Path) -> None:
    assert write_text(read(path)) == path.read_text(encoding="utf-8")


def test_every_card_comes_up_in_a_stored_game(records: list[Record]) -> None:
    seen = {step.card for record in records for step in record.steps if isinstance(step, CardStep)}
    assert set(shelf().cards) - seen == set()


def test_every_scoring_card_is_an_edict_of_a_stored_game(records: list[Record]) -> None:
    assert set(shelf().edicts) - {edict for record in records for edict in record.setup.edicts} == set()


def test_every_skill_is_used_in_a_stored_game(records: list[Record]) -> None:
    steps = [step for record in records for step in record.steps if isinstance(step, CardStep)]
    decisions = chain.from_iterable(entries for step in steps for _, entries in step.decisions)
    used = {one.skill for one in decisions if isinstance(one, Draw | Declare | Post)}
    assert set(shelf().skills) - used == set()


def test_stored_games_are_set_up_in_every_way(records: list[Record]) -> None:
    setups = [record.setup for record in records]
    assert {setup.sheet for setup in setups} == set(shelf().sheets)
    assert {setup.seasons for setup in setups} == {setup.explore for setup in setups} == {"base", "heroes"}
    assert {setup.seats for setup in setups} >= {1, 2, 3, 4}
    assert {len(setup.ambushes) for setup in setups} >= {4, 8, 12}
    assert {record.finished for record in records} == {True, False}
