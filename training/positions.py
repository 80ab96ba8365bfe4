"""Positions to learn from: a turn of a game, some of its drawings, and the results of playing each on.

All drawings of a turn are played on in the same futures, so that their differences have much less variance
than the results themselves; only the differences are fitted.
"""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import numpy as np

from cartographers.contest.suite import SUITES
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.engine import Engine, Stop
from cartographers.players.search.futures import SEASON_ENDS, future, futures
from cartographers.rules.box import Shelf
from cartographers.rules.game import begin
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import Scoring, Time, time_after, timetable_of
from cartographers.table.plan import deal

#: How many of the best drawings are compared, how many of the next ones, and how many of all others.
BEST, NEAR, FAR = 8, 4, 2
NEXT = 40
#: In how many futures they are played on, and for how many turns.
FUTURES, TURNS = 16, 6
#: How many turns of a game are taken, and the last of those that may be.
POSITIONS, LAST = 4, 21
#: By how much the weights vary, from game to game, with which the turns are reached.
VARIED = (0.0, 0.0, 0.25, 0.5)

#: The games positions are taken from: like those of the suites (with other seeds), each with its share. No
#: skills: playouts do not use them.
_SHARES = {
    "A-base": 0.20,
    "B-base": 0.11,
    "C-heroes": 0.15,
    "D-heroes": 0.13,
    "A-base-ambush": 0.07,
    "C-heroes-ambush": 0.08,
    "A-mixed": 0.08,
    "D-mixed": 0.09,
    "B-everything": 0.09,
}
PLANS = {name: replace(SUITES[name].plan, skills=False) for name in _SHARES}


class Position(NamedTuple):
    """A turn: for each of its drawings the features after it, and what playing on gave."""

    edicts: tuple[str, ...]
    #: The ends of the seasons still to come, seen from after the drawing.
    scorings: tuple[Scoring, ...]
    #: For each drawing: the features (a row for each edict, then the common ones), the coins, and the mean of
    #: the stars still to come.
    features: Any
    coins: Any
    stars: Any


def positions_of_a_game(shelf: Shelf, weights: Weights, rng: Random) -> list[Position]:
    """Positions of a random game; fewer, or none, if it was over early."""
    (name,) = rng.choices(list(_SHARES), list(_SHARES.values()))
    setup = deal(shelf, PLANS[name], rng.getrandbits(48))
    game = begin(shelf, setup)
    cards = future(game, rng)
    engine = Engine(shelf, setup, weights)
    varied = Engine(shelf, setup, _varied(weights, rng.choice(VARIED), rng))
    start = varied.arrays(game.seats[0])
    found = []
    for turns in sorted(rng.sample(range(1, LAST + 1), POSITIONS)):
        varied.play_on([start], Time(0, 0), False, varied.futures([cards]), turns)
        stop = varied.stop()
        if stop.step is None or varied.is_full(stop.seat):
            break
        found.append(_position(engine, stop, _game(game, cards[: stop.step + 1], stop.time), rng))
    return [one for one in found if one is not None]


def _varied(weights: Weights, much: float, rng: Random) -> Weights:
    """Each weight times a number around 1."""
    if not much:
        return weights
    of = {}
    for key, features in weights.of.items():
        factors = [rng.gauss(1.0, much) for _ in features]
        rows = zip(features.items(), factors, strict=True)
        of[key] = {name: [factor * weight for weight in row] for (name, row), factor in rows}
    return Weights(of)


def _position(engine: Engine, stop: Stop, now: Game, rng: Random) -> Position | None:
    """The turn at which a playout stopped; none if there is nothing to choose."""
    rated = engine.rate(stop.seat, now.card, stop.pending, stop.time)
    near, far = rated[BEST : BEST + NEXT], rated[BEST + NEXT :]
    chosen = rated[:BEST] + rng.sample(near, min(NEAR, len(near))) + rng.sample(far, min(FAR, len(far)))
    if len(chosen) < 2:
        return None
    seats = [engine.drawn(stop.seat, one) for one in chosen]
    after = time_after(now)
    sampled = list(islice(futures(now, rng, TURNS), FUTURES))
    stars = engine.play_on(seats, after, False, engine.futures(sampled), TURNS)
    return Position(
        now.setup.edicts,
        tuple(timetable_of(now).scorings(after)),
        np.array([engine.features(one.areas).tolist() for one in seats], np.int16),
        np.array([one.coins for one in seats]),
        np.asarray(stars).mean(axis=1),
    )


def _game(game: Game, cards: list[str], time: Time) -> Game:
    """The game at a card of its future, as far as the cards go."""
    ends = [at for at, card in enumerate(cards) if card == SEASON_ENDS]
    return game.but(
        season=time.season,
        clock=time.clock,
        card=cards[-1],
        phase=Phase.DRAW,
        revealed=tuple(cards[ends[-1] + 1 if ends else 0 :]),
        met=tuple(card for card in cards if card and card not in game.deck),
    )
