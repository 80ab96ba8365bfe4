"""Positions to learn from: a turn of a game, some of its drawings, and the results of playing each on.

All drawings of a turn are played on in the same futures, so that their differences have much less variance
than the results themselves; only the differences are fitted.
"""

from random import Random
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.engine import Engine
from cartographers.players.search.futures import SEASON_ENDS, future
from cartographers.rules.edition import Shelf
from cartographers.rules.game import begin
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import Scoring, Time, time_after, timetable
from cartographers.table.plan import Plan, deal

#: How many of the best drawings are compared, and how many others.
BEST, OTHERS = 9, 4
#: In how many futures they are played on, and for how many turns.
FUTURES, TURNS = 14, 6

#: The games positions are taken from, each with its share.
PLANS = (
    (0.34, Plan(sheet="A")),
    (0.20, Plan(sheet="B")),
    (0.13, Plan(sheet="C", heroes=True)),
    (0.13, Plan(sheet="D", heroes=True)),
    (0.05, Plan(sheet="A", stacks=("base", "heroes"), ambushes=("base", "heroes"))),
    (0.05, Plan(sheet="B", stacks=("base", "heroes"), explore="heroes", heroes=True)),
    (0.05, Plan(sheet="C", stacks=("base", "heroes"), explore="base", seasons="base")),
    (0.05, Plan(sheet="D", stacks=("base", "heroes"), ambushes=("base", "ambush"), heroes=True)),
)


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


def position(shelf: Shelf, weights: Weights, rng: Random) -> Position | None:
    """A position of a random game; none if the game was over before it."""
    plan = rng.choices([plan for _, plan in PLANS], [share for share, _ in PLANS])[0]
    setup = deal(shelf, plan, rng.getrandbits(48))
    engine = Engine(shelf, setup, weights)
    game = begin(shelf, setup)
    cards = future(game, rng)
    start = engine.arrays(game.seats[0])
    engine.play_on([start], Time(0, 0), False, engine.futures([cards]), rng.randrange(22))
    stop = engine.stop()
    if stop.step is None or engine.is_full(stop.seat):
        return None
    now = _game(game, cards[: stop.step + 1], stop.time)
    rated = engine.rate(stop.seat, now.card, stop.pending, stop.time)
    chosen = rated[:BEST] + rng.sample(rated[BEST : 10 * BEST], min(OTHERS, max(0, len(rated) - BEST)))
    if len(chosen) < 2:
        return None
    seats = [engine.drawn(stop.seat, one) for one in chosen]
    after = time_after(now)
    futures = engine.futures([future(now, rng) for _ in range(FUTURES)])
    stars = engine.play_on(seats, after, False, futures, TURNS)
    return Position(
        setup.edicts,
        tuple(timetable(shelf, setup).scorings(after)),
        np.stack([engine.features(one.areas) for one in seats]),
        np.array([one.coins for one in seats]),
        stars.mean(axis=1),
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
