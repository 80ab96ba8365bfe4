"""How fast the bots' code is, whatever code there is: for the bench, which runs it here and in Pyodide.

python -m cartographers.players.building.speed [FOLDER]    by the library in a folder; without, as in play
"""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from cartographers.boxes import own_shelf
from cartographers.players.backends import compiled_areas, net_calculator
from cartographers.players.building.sample import setups
from cartographers.players.evaluate.evaluator import Evaluator
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native import built_library
from cartographers.players.native.backend import NativeBackend
from cartographers.players.native.engine import Engine
from cartographers.players.native.net_code import NetCode
from cartographers.players.net_file import has_numpy
from cartographers.players.neural import floats
from cartographers.players.neural.net_evaluator import TOGETHER, NetEvaluator
from cartographers.players.neural.planes import LANDINGS, PLANES, planes
from cartographers.players.neural.position import plain_planes, position
from cartographers.players.neural.weights import shipped_nets
from cartographers.players.search.backend import Backend, SeasonScores
from cartographers.players.search.budget import Budget
from cartographers.players.search.futures import future
from cartographers.players.search.search import Search
from cartographers.rules.card import ExploreCard
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.timetable import Time
from cartographers.rules.view import view

#: Playouts are timed so often, and the best time counts: other programs only add to it.
_REPEATS = 12
_DRAWINGS, _FUTURES, _TURNS = 16, 30, 4


def _processor_time() -> float:
    """The processor time in seconds; in Pyodide ``process_time`` is the clock, so Node is asked."""
    platform: str = sys.platform
    if platform != "emscripten":
        return process_time()
    used: Any = import_module("js").process.cpuUsage()
    return float(used.user + used.system) / 1e6


class _Counted:
    """A backend that counts the playouts."""

    def __init__(self, backend: Backend) -> None:
        self._backend, self.playouts = backend, 0

    def evaluator(self, game: Game) -> Evaluator:
        return self._backend.evaluator(game)

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        self.playouts += len(seats) * len(futures)
        return self._backend.play_on(game, seats, futures, turns)

    def season_scores(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]]
    ) -> list[list[SeasonScores]]:
        return self._backend.season_scores(game, seats, futures)


def measured() -> Iterator[tuple[str, float]]:
    """Each figure with its name: milliseconds, or a number of playouts."""
    start = perf_counter()
    NativeBackend(read_weights("learned"))
    yield "loading, ms", 1e3 * (perf_counter() - start)
    for name, number in (("base", 0), ("Heroes", 4)):
        setup, weights = list(setups())[number]
        yield f"480 playouts, {name}, ms", _playouts(Engine(own_shelf(), setup, read_weights(weights)), setup)
    yield "playouts of search in a second", _search()
    yield from _net()


def _playouts(engine: Engine, setup: Setup) -> float:
    game, rng = begin(own_shelf(), setup), Random(1)
    cards = future(game, rng)
    engine.play_on([engine.arrays(game.seats[0])], Time(0, 0), False, engine.futures([cards]), 6)
    stop = engine.stop()
    assert stop.step is not None
    rated = engine.rate(stop.seat, cards[stop.step], stop.pending, stop.time)[:_DRAWINGS]
    futures = engine.futures([future(game, rng)[stop.step + 1 :] for _ in range(_FUTURES)])
    best = float("inf")
    for _ in range(_REPEATS):
        # Other arrays, so that nothing is remembered.
        seats = [engine.drawn(stop.seat, one) for one in rated]
        start = _processor_time()
        engine.play_on(seats, stop.time, False, futures, _TURNS)
        best = min(best, _processor_time() - start)
    return 1e3 * best


def _search() -> float:
    setup, _ = next(setups())
    game = begin(own_shelf(), setup)
    card = next(key for key in future(game, Random(1)) if isinstance(own_shelf().cards.get(key), ExploreCard))
    now = game.but(card=card, phase=Phase.DRAW, revealed=(card,))
    best = 0
    # A browser makes the code faster while it runs.
    for _ in range(3):
        counted = _Counted(NativeBackend(read_weights("learned")))
        Search(0, counted, Budget(seconds=1.0, clock=_processor_time)).decide(view(now, 0))
        best = max(best, counted.playouts)
    return best


def _net() -> Iterator[tuple[str, float]]:
    """A net's value and policy of as many positions as it is asked about together."""
    setup, _ = next(setups())
    game, shown = begin(own_shelf(), setup), compiled_areas(planes, LANDINGS, len(PLANES))
    some = [position(game, game.seats[0], at % 4, at // 4, False) for at in range(TOGETHER)]
    cards = [card for key in game.deck if isinstance(card := own_shelf().cards[key], ExploreCard)]
    ways = {"compiled": floats.calculator(NetCode())}
    if has_numpy():
        ways["NumPy"] = net_calculator()
    for name, calculator in ways.items():
        evaluator = NetEvaluator(shipped_nets()[0], own_shelf(), setup, calculator, shown or plain_planes)
        asked: dict[str, Callable[[], object]] = {
            "value": partial(evaluator.expected, some),
            "policy": partial(evaluator.favourites, some, cards[:TOGETHER]),
        }
        for what, ask in asked.items():
            best = min(_timed(ask) for _ in range(_REPEATS))
            yield f"net, {what} of {TOGETHER} positions, {name}, ms", 1e3 * best


def _timed(work: Callable[[], object]) -> float:
    start = _processor_time()
    work()
    return _processor_time() - start


if __name__ == "__main__":
    if len(sys.argv) > 1:
        built_library.BUILT = Path(sys.argv[1])
    sys.stdout.write(f"{json.dumps(dict(measured()))}\n")
