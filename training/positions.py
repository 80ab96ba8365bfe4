"""Positions to learn from: a turn of a game, some of its drawings, and what playing on makes of each.

All drawings of a turn are played on in the same futures, so that their differences are known far better than
their sums; only the differences are learned from.
"""

from random import Random
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.engine import Machine, Side, areas_of
from cartographers.players.search.futures import SEASON_ENDS, future
from cartographers.rules.edition import Shelf
from cartographers.rules.game import begin
from cartographers.rules.state import Game, Phase
from cartographers.table.plan import Plan, deal

#: How many of the best drawings are compared, and how many of the others.
BEST, OTHERS = 9, 4
#: In how many futures, and for how many turns.
FUTURES, TURNS = 14, 6

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
    """A turn, with what was seen after each drawing and what came of it."""

    edicts: tuple[str, ...]
    #: The lengths of the four seasons.
    seasons: tuple[int, ...]
    season: int
    clock: int
    seen: Any
    coins: Any
    #: Mean stars still to come, a number for each drawing.
    stars: Any


def position(shelf: Shelf, weights: Weights, rng: Random) -> Position | None:
    """A position of a random game; none if the game was over before it."""
    plan = rng.choices([plan for _, plan in PLANS], [share for share, _ in PLANS])[0]
    setup = deal(shelf, plan, rng.getrandbits(48))
    machine = Machine(shelf, setup, weights)
    game = begin(shelf, setup)
    cards = future(game, rng)
    start = Side(areas_of(game.seats[0].sheet), 0, 0)
    machine.play_on([start], 0, 0, False, machine.futures([cards]), rng.randrange(22))
    coins, season, clock, pending, step = machine.book.now.tolist()
    if step < 0 or not machine.book.areas[11].any():
        return None
    side = Side(machine.book.areas.copy(), coins, 0)
    now = _game(game, cards[: step + 1], season, clock)
    rated = machine.rate(side, now.card, bool(pending), season, clock)
    chosen = rated[:BEST] + rng.sample(rated[BEST : 10 * BEST], min(OTHERS, max(0, len(rated) - BEST)))
    if len(chosen) < 2:
        return None
    sides = [machine.drawn(side, one) for one in chosen]
    after = clock + int(machine.tables.time[machine.number[now.card]])
    futures = machine.futures([future(now, rng) for _ in range(FUTURES)])
    found = machine.play_on(sides, season, after, False, futures, TURNS)
    return Position(
        setup.edicts,
        tuple(machine.tables.seasons.tolist()),
        season,
        min(after, int(machine.tables.seasons[season])),
        np.stack([machine.seen(one) for one in sides]),
        np.array([one.coins for one in sides]),
        found.mean(axis=1),
    )


def _game(game: Game, cards: list[str], season: int, clock: int) -> Game:
    """The game at a card of its future, as far as the cards go."""
    ends = [at for at, card in enumerate(cards) if card == SEASON_ENDS]
    return game.but(
        season=season,
        clock=clock,
        card=cards[-1],
        phase=Phase.DRAW,
        revealed=tuple(cards[ends[-1] + 1 if ends else 0 :]),
        met=tuple(card for card in cards if card and card not in game.deck),
    )
