"""Sampled positions, valued by whatever code there is: the same digests mean the same decisions.

python -m cartographers.players.building.sample [FOLDER]    by the library in a folder; without, as in play
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from struct import pack

from cartographers.boxes import own_shelf
from cartographers.players.backends import backend, compiled_areas
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native import built_library
from cartographers.players.native.engine import Engine
from cartographers.players.native.net_code import NetCode
from cartographers.players.neural.floats import calculator
from cartographers.players.neural.planes import LANDINGS, PLANES, planes
from cartographers.players.neural.position import plain_planes
from cartographers.players.neural.ranking import NetRanking
from cartographers.players.neural.weights import shipped_nets
from cartographers.players.search.futures import SEASON_ENDS, future
from cartographers.rules.card import ExploreCard
from cartographers.rules.effect import settle_alone
from cartographers.rules.game import begin
from cartographers.rules.setup import Setup
from cartographers.rules.state import Phase
from cartographers.rules.timetable import Time
from cartographers.rules.view import view

_BASE = {"explore": "base", "seasons": "base", "stacks": ("base",)}
_HEROES = {"explore": "heroes", "seasons": "heroes", "stacks": ("heroes",), "heroes": True}
_AMBUSHES = ("goblin-attack", "bugbear-assault", "kobold-onslaught", "gnoll-raid")
_SKILLS = ("stealth", "search", "negotiation")
#: How many of the drawings are played on, in how many orders of the cards, and for how many turns.
_DRAWINGS, _ORDERS, _TURNS = 8, 6, 4
#: How many turns are decided by each net.
_NET_TURNS = 6


def setups() -> Iterator[tuple[Setup, str]]:
    """Set-ups in which together every scoring card, monster and sheet comes, and weights for them."""
    shelf = own_shelf()
    monsters = tuple(card.key for card in shelf.boxes["heroes"].ambushes)
    for box, more, ambushes in (("base", _BASE, _AMBUSHES), ("heroes", _HEROES, monsters)):
        stacks: dict[str, list[str]] = {}
        for edict in shelf.boxes[box].edicts:
            stacks.setdefault(edict.stack.name, []).append(edict.key)
        for number, edicts in enumerate(zip(*stacks.values(), strict=True)):
            sheet = shelf.boxes[box].sheets[number % 2].key
            seats = 1 if number < 3 else 2
            setup = Setup(seats=seats, sheet=sheet, edicts=edicts, ambushes=ambushes, **more)
            yield setup, "many" if number % 2 else "learned"


def sampled() -> Iterator[str]:
    """A line for each set-up: its scoring cards, and a digest of all values on its positions."""
    for seed, (setup, weights) in enumerate(setups()):
        digest, values = sha256(), list(_values(setup, weights, Random(seed)))
        digest.update(pack(f"<{len(values)}d", *values))
        yield f"{' '.join(setup.edicts)}: {len(values)} values, {digest.hexdigest()[:16]}"


def decided_by_nets() -> Iterator[str]:
    """A line for each net that ships: what it decides in some turns, computed by compiled functions alone.

    The numbers of a net differ in their last bits, because machines add products differently; the decisions
    do not.
    """
    shelf, all_setups = own_shelf(), [one for one, _ in setups()]
    setup, of_heroes = (next(one for one in all_setups if one.heroes == so) for so in (False, True))
    more = tuple(card.key for card in shelf.boxes["ambush"].ambushes)
    shown = compiled_areas(planes, LANDINGS, len(PLANES))
    ranking = NetRanking(shipped_nets(), backend("learned"), calculator(NetCode()), shown or plain_planes)
    with_more = replace(setup, ambushes=(*_AMBUSHES, *more))
    for one in (setup, with_more, replace(setup, skills=_SKILLS), of_heroes):
        game = begin(shelf, one)
        cards = [key for key in future(game, Random(0)) if isinstance(shelf.cards.get(key), ExploreCard)]
        drawn = []
        for card in cards[:_NET_TURNS]:
            now = game.but(card=card, phase=Phase.DRAW, revealed=(card,))
            decision = ranking.rank(view(now, 0))[0][1]
            drawn.append(str(decision))
            game = game.but(seats=settle_alone(now, 0, decision).seats)
        yield f"{len(one.ambushes)} ambushes, {len(one.skills)} skills: {'; '.join(drawn)}"


def _values(setup: Setup, weights: str, rng: Random) -> Iterator[float]:
    shelf = own_shelf()
    engine, game = Engine(shelf, setup, read_weights(weights)), begin(shelf, setup)
    cards = future(game, rng)
    start = engine.arrays(game.seats[0])
    for turns in (0, 5, 11, 17):
        engine.play_on([start], Time(0, 0), False, engine.futures([cards]), turns)
        stop = engine.stop()
        if stop.step is None or engine.is_full(stop.seat):
            return
        yield from (value for row in engine.features(stop.seat.areas).tolist() for value in row)
        rated = engine.rate(stop.seat, cards[stop.step], stop.pending, stop.time)
        for one in rated:
            yield from (one.value, one.coins, one.cells & (1 << 52) - 1, one.cells >> 52 & (1 << 52) - 1)
        after = [engine.drawn(stop.seat, one) for one in rated[:_DRAWINGS]]
        orders = [_shuffled(cards[stop.step + 1 :], rng) for _ in range(_ORDERS)]
        stars = engine.play_on(after, stop.time, False, engine.futures(orders), _TURNS)
        yield from stars.items()
        for score in engine.season_scores(after[0], stop.time, False, orders[0]):
            yield from score


def _shuffled(cards: list[str], rng: Random) -> list[str]:
    """The cards in another order; the seasons end where they did."""
    rest = [card for card in cards if card != SEASON_ENDS]
    rng.shuffle(rest)
    return [card if card == SEASON_ENDS else rest.pop() for card in cards]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        built_library.BUILT = Path(sys.argv[1])
        if built_library.built_library() is None:
            sys.exit(f"there is no library for this machine in {sys.argv[1]}")
    for line in (*sampled(), *decided_by_nets()):
        sys.stdout.write(f"{line}\n")
