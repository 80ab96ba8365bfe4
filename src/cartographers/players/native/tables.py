"""A game as arrays that compiled functions read: cards, poses, edicts, weights, seasons."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.evaluate.features import FEW, FeatureSet
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.cards import Variants, attack_table, cards_of, walk_table
from cartographers.players.native.cells import pair
from cartographers.players.native.jit import jit
from cartographers.players.native.library import Library
from cartographers.players.native.tracer import FEATURE_SETS, RAVAGE, SPREAD, actions_of
from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard, Edict, ExploreCard, HeroCard
from cartographers.rules.setup import Setup, sheet_of
from cartographers.rules.timetable import card_time, timetable

#: The kinds of cards, in ``Tables.kind``.
EXPLORE, RUINS_CARD, AMBUSH, HERO = range(4)
#: Stands for no named monster, in ``Tables.monster``.
NAMELESS = -1

Array = Any


class Tables(NamedTuple):
    """Everything about a set-up that does not change while it is played."""

    #: Is it a solo game (R11)?
    solo: bool
    #: The addresses of the functions of ``Library``, and the sheet's number for ``bounty``.
    value: int
    bounty: int
    act: int
    sheet: int
    #: May anything bring a bounty in this game?
    has_bounty: bool
    #: The numbers for ``value`` of the edicts and of the common features: with all features that the weights
    #: are for, and with few; then which two of the edicts each season scores.
    valued: Array
    few: Array
    scored: Array
    #: The row of the weights from which on each edict is no longer scored.
    until: Array
    #: For each time of the game (see ``weights_row``): the weights of each edict, then the common ones.
    weights: Array
    #: The weights for a first look at drawings, and whether they are others.
    quick_weights: Array
    has_quick: bool
    #: Weights that pick out one feature each, and how many features each edict has.
    units: Array
    features: Array
    #: The length of each season, and how many rows of the weights a season has.
    seasons: Array
    clocks: int
    #: For each card: its kind, its time, its monster, and its first and last variant.
    kind: Array
    time: Array
    monster: Array
    first: Array
    last: Array
    #: For each variant: a terrain, a pose, a coin.
    terrain: Array
    pose: Array
    coin: Array
    #: For each pose: its cells' shifts and their number, its anchors, its cells.
    shifts: Array
    cells_in: Array
    anchors: Array
    cells: Array
    #: The anchors of each ambush's walk in order (R11.2), ended by -1.
    walk: Array
    #: The attack marks of each hero on each cell, in each orientation (R8.1).
    marks: Array
    #: The lasting monsters and their actions, in the order in which they act.
    lasting: Array


@jit
def weights_row(tables: Any, season: int, clock: int) -> int:
    """The row of the weights for a time of the game."""
    return season * tables.clocks + min(clock, tables.seasons[season])


def tables(shelf: Shelf, setup: Setup, weights: Weights, library: Library) -> Tables:
    """The tables of a game."""
    variants = Variants()
    cards = [shelf.cards[key] for key in cards_of(shelf, setup)]
    ranges = np.array([variants.add(card) for card in cards], np.int64)
    times = timetable(shelf, setup)
    lengths = [season.time for season in times.seasons]
    clocks = max(lengths) + 1
    edicts = [*times.edicts, None]
    names = [weights.features.names(edict) for edict in edicts]
    terrain, pose, coin = np.array(variants.rows, np.int64).T.copy()
    sheet = sheet_of(shelf, setup)
    return Tables(
        solo=setup.solo,
        value=library.value,
        bounty=library.bounty,
        act=library.act,
        sheet=library.sheets.get(sheet.key, -1),
        has_bounty=bool(sheet.printed.rule) or any(_monster(card, library) != NAMELESS for card in cards),
        valued=_numbers(library, weights.features, edicts),
        few=_numbers(library, FEW, edicts),
        scored=np.array([season.edicts for season in times.seasons]),
        until=np.array([clocks * (1 + times.scored_last(slot)) for slot in range(len(times.edicts))]),
        weights=_weights(weights, shelf, setup, clocks),
        quick_weights=_weights(weights.quick or weights, shelf, setup, clocks),
        has_quick=weights.quick is not None,
        units=np.eye(max(map(len, names))),
        features=np.array([len(names) for names in names]),
        seasons=np.array(lengths),
        clocks=clocks,
        kind=np.array([_kind(card) for card in cards], np.int64),
        time=np.array([card_time(card) for card in cards], np.int64),
        monster=np.array([_monster(card, library) for card in cards], np.int64),
        first=ranges[:, 0].copy(),
        last=ranges[:, 1].copy(),
        terrain=terrain,
        pose=pose,
        coin=coin,
        shifts=_padded([one.shifts for one in variants.poses]),
        cells_in=np.array([len(one.shifts) for one in variants.poses]),
        anchors=np.array([pair(one.anchors) for one in variants.poses], np.uint64),
        cells=np.array([pair(one.cells) for one in variants.poses], np.uint64),
        walk=np.stack([walk_table(card) for card in cards]),
        marks=attack_table(cards),
        lasting=_lasting(shelf, library),
    )


def _numbers(library: Library, features: FeatureSet, edicts: Sequence[Edict | None]) -> Array:
    """The numbers of edicts, or of the common features, for ``value``."""
    numbers = library.valued[FEATURE_SETS.index(features)]
    return np.array([numbers[edict.key if edict else ""] for edict in edicts])


def _kind(card: object) -> int:
    kinds = {ExploreCard: EXPLORE, AmbushCard: AMBUSH, HeroCard: HERO}
    return next((kind for cls, kind in kinds.items() if isinstance(card, cls)), RUINS_CARD)


def _monster(card: object, library: Library) -> int:
    """The number of the named monster of an ambush card."""
    named = isinstance(card, AmbushCard) and card.monster
    return library.monsters[named.name] if named else NAMELESS


def _lasting(shelf: Shelf, library: Library) -> Array:
    """The monsters that act at a season's end: first those that spread, then those that ravage."""
    lasting = [
        (library.monsters[name], action)
        for action in (SPREAD, RAVAGE)
        for name, monster in shelf.monsters.items()
        for its, _ in actions_of(monster)
        if its == action
    ]
    return np.array(lasting, np.int64).reshape(-1, 2)


def _weights(weights: Weights, shelf: Shelf, setup: Setup, clocks: int) -> Array:
    rows = weights.rows(shelf, setup)
    widest = max(len(values) for row in rows.values() for values in row)
    seasons, slots = len(timetable(shelf, setup).seasons), len(next(iter(rows.values())))
    table = np.zeros((seasons * clocks, slots, widest))
    for (season, clock), row in rows.items():
        for slot, values in enumerate(row):
            table[season * clocks + clock, slot, : len(values)] = values
    return table


def _padded(rows: list[Any]) -> Array:
    """Rows of different lengths as one array, filled up with zeros."""
    padded = np.zeros((len(rows), max(map(len, rows))), np.int64)
    for at, row in enumerate(rows):
        padded[at, : len(row)] = row
    return padded
