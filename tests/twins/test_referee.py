"""The engine against the naive referee, who has read the same rules and knows nothing of the engine."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.notation.record import CardStep, Record, Step, commits, log_of
from cartographers.notation.record_json import write_record
from cartographers.notation.recorder import Recorder, record_of
from cartographers.notation.sheet_picture import read_picture, write_picture
from cartographers.rules.event import Event
from cartographers.rules.game import after, begin, commit, reveal
from cartographers.rules.history import replay
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from naive.board import Map
from naive.referee import Game as NaiveGame
from naive.referee import Wrong, check
from testkit.long_forms import every
from testkit.random_games import PLAYERS, any_setup, flooded, played
from twins.near_misses import near_miss


def in_json(record: Record) -> Any:
    """A record as a machine reads it from a file."""
    return json.loads(json.dumps(write_record(record)))


def step_in_json(setup: Setup, step: Step) -> Any:
    return in_json(Record(shelf(), setup, (step,)))["steps"][0]


@pytest.mark.parametrize("seed", every(range(30), short=range(10)))
def test_the_referee_accepts_every_game_of_the_engine(seed: int) -> None:
    check(in_json(record_of(shelf(), played(any_setup(seed), seed).log)))


@pytest.mark.parametrize(("seed", "seats"), [(0, 1), (1, 2), (2, 3), (15, 1)])
def test_the_referee_accepts_games_in_which_maps_fill_up(seed: int, seats: int) -> None:
    check(in_json(record_of(shelf(), flooded(seed, seats=seats).log)))


@pytest.mark.parametrize("seed", every(range(12), short=range(4)))
def test_engine_and_referee_refuse_the_same_decisions(seed: int) -> None:
    toss = Random(seed)
    record = record_of(shelf(), played(any_setup(seed, skills=True), seed).log)
    referee = NaiveGame(in_json(record)["setup"])
    for number, step in enumerate(record.steps):
        if isinstance(step, CardStep) and toss.random() < 0.5:
            _compare_near_misses(record, number, referee, toss)
        referee.take(step_in_json(record.setup, step))


def _compare_near_misses(
    record: Record, number: int, referee: NaiveGame, toss: Random, tries: int = 2
) -> None:
    log = log_of(Record(shelf(), record.setup, record.steps[:number]))
    game = replay(shelf(), log)
    step = record.steps[number]
    assert isinstance(step, CardStep)
    for _ in range(tries):
        near = near_miss(step, game, toss)
        events = _events(game, near) if near else []
        missed: Step | None = near
        if events:  # still legal, so the coins may have to be others
            missed = record_of(shelf(), [*log, *events]).steps[number]
        if missed:
            complaint = _complaint(referee, step_in_json(record.setup, missed))
            assert (complaint == "") == (events is not None), complaint or missed
            assert ": coins [" not in complaint


def _events(game: Game, step: CardStep) -> list[Event] | None:
    """The events of a step, or None if the engine does not allow them all."""
    events: list[Event] = []
    try:
        if not step.lasting:
            events.append(reveal(game, step.card))
            game = after(game, events[-1])
        for _, entries in step.decisions:
            for event in commits(entries, game.setup.solo):
                events.append(commit(game, event.seat, event.decision))
                game = after(game, events[-1])
    except Illegal:
        return None
    return events


def _complaint(referee: NaiveGame, told: Any) -> str:
    """What the referee finds wrong with a step, nothing if it is right."""
    try:
        deepcopy(referee).take(told)
    except Wrong as wrong:
        return str(wrong)
    return ""


@pytest.mark.parametrize("seed", every(range(30), short=range(10)))
def test_engine_and_referee_agree_on_crowded_maps(seed: int) -> None:
    toss, setup = Random(seed), any_setup(seed)
    maps = [_crowded(setup, toss) for _ in range(setup.seats)]
    if setup.solo and not read_picture(maps[0]).empty:  # such a game would be over before it begins (R11.3)
        maps = [write_picture(shelf().sheets[setup.sheet].printed)]
    referee = NaiveGame(in_json(Record(shelf(), setup))["setup"])
    for seat, rows in zip(referee.seats, maps, strict=True):
        seat.map = Map(rows)
        seat.mountains_paid = {one for one in seat.map.cells_of("mountain") if seat.map.is_surrounded(one)}
    for step in _told_from(setup, maps, seed):
        referee.take(step_in_json(setup, step))


def _crowded(setup: Setup, toss: Random) -> list[str]:
    """A sheet on which much has been drawn already."""
    marks = toss.choice(["fvaw", "fvawm", "fvawmxd"]) + "h" * setup.heroes
    share = toss.choice([0.3, 0.6, 0.8, 0.95, 1.0])
    drawn = {".": str.lower, "r": str.upper}
    return [
        "".join(
            drawn[mark](toss.choice(marks)) if mark in drawn and toss.random() < share else mark
            for mark in row
        )
        for row in write_picture(shelf().sheets[setup.sheet].printed)
    ]


def _told_from(setup: Setup, maps: list[list[str]], seed: int) -> list[Step]:
    """The steps of a game played from these maps on."""
    toss, dealer, game = Random(seed), SeedDealer(seed), begin(shelf(), setup)
    players = [toss.choice(PLAYERS)(seed) for _ in maps]
    seats = zip(game.seats, maps, strict=True)
    game = game.but(seats=tuple(seat.but(sheet=read_picture(rows)) for seat, rows in seats))
    recorder = Recorder(game)
    while not game.over:
        if game.phase is Phase.REVEAL:
            event: Event = reveal(game, dealer.next_card(game))
        else:
            seat = game.waiting[0]
            event = commit(game, seat, players[seat].decide(view(game, seat)))
        game = after(game, event)
        recorder.add(event, game)
    return recorder.steps
