"""A game as arrays that compiled functions read: cards, poses, edicts, weights, seasons."""

from collections.abc import Sequence

from cartographers.players.compiler.arrays import Array, array
from cartographers.players.compiler.language import (
    Areas,
    Areas3,
    Ints,
    Ints2,
    Reals2,
    Reals3,
    Struct,
    compiled,
)
from cartographers.players.compiler.numbering import FEATURE_SETS, RAVAGE, SPREAD, actions_of
from cartographers.players.evaluate.features import FEW, FeatureSet
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.cards import Variants, attack_table, cards_of, walk_table
from cartographers.players.native.cells import pair
from cartographers.players.native.rule_code import Library
from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard, Edict, ExploreCard, HeroCard
from cartographers.rules.setup import Setup, sheet_of
from cartographers.rules.timetable import card_time, timetable

#: The kinds of cards, in ``Tables.kind``.
EXPLORE, RUINS_CARD, AMBUSH, HERO = range(4)
#: Stands for no named monster, in ``Tables.monster``.
NAMELESS = -1


class Tables(Struct):
    """Everything about a set-up that does not change while it is played."""

    fixed = True

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
    valued: Ints
    few: Ints
    scored: Ints2
    #: The row of the weights from which on each edict is no longer scored.
    until: Ints
    #: For each time of the game (see ``weights_row``): the weights of each edict, then the common ones.
    weights: Reals3
    #: The weights for a first look at drawings, and whether they are others.
    quick_weights: Reals3
    has_quick: bool
    #: Weights that pick out one feature each, and how many features each edict has.
    units: Reals2
    features: Ints
    #: The length of each season, and how many rows of the weights a season has.
    seasons: Ints
    clocks: int
    #: For each card: its kind, its time, its monster, and its first and last variant.
    kind: Ints
    time: Ints
    monster: Ints
    first: Ints
    last: Ints
    #: For each variant: a terrain, a pose, a coin.
    terrain: Ints
    pose: Ints
    coin: Ints
    #: For each pose: its cells' shifts and their number, its anchors, its cells.
    shifts: Ints2
    cells_in: Ints
    anchors: Areas
    cells: Areas
    #: The anchors of each ambush's walk in order (R11.2), ended by -1.
    walk: Ints2
    #: The attack marks of each hero on each cell, in each orientation (R8.1).
    marks: Areas3
    #: The lasting monsters and their actions, in the order in which they act.
    lasting: Ints2


@compiled
def weights_row(tables: Tables, season: int, clock: int) -> int:
    """The row of the weights for a time of the game."""
    return season * tables.clocks + min(clock, tables.seasons[season])


def tables(shelf: Shelf, setup: Setup, weights: Weights, library: Library) -> Tables:
    """The tables of a game."""
    variants = Variants()
    cards = [shelf.cards[key] for key in cards_of(shelf, setup)]
    ranges = [variants.add(card) for card in cards]
    times = timetable(shelf, setup)
    lengths = [season.time for season in times.seasons]
    clocks = max(lengths) + 1
    edicts = [*times.edicts, None]
    features = [len(weights.features.names(edict)) for edict in edicts]
    sheet, poses = sheet_of(shelf, setup), variants.poses
    monsters = [_monster(card, library) for card in cards]
    return Tables(
        solo=setup.solo,
        value=library.value,
        bounty=library.bounty,
        act=library.act,
        sheet=library.numbers.sheets.get(sheet.key, -1),
        has_bounty=bool(sheet.printed.rule) or any(one != NAMELESS for one in monsters),
        valued=_numbers(library, weights.features, edicts),
        few=_numbers(library, FEW, edicts),
        scored=array("q", [season.edicts for season in times.seasons], 2),
        until=array("q", [clocks * (1 + times.scored_last(slot)) for slot in range(len(times.edicts))]),
        weights=_weights(weights, shelf, setup, clocks),
        quick_weights=_weights(weights.quick or weights, shelf, setup, clocks),
        has_quick=weights.quick is not None,
        units=array(
            "d", [[float(one == at) for one in range(max(features))] for at in range(max(features))], 2
        ),
        features=array("q", features),
        seasons=array("q", lengths),
        clocks=clocks,
        kind=array("q", [_kind(card) for card in cards]),
        time=array("q", [card_time(card) for card in cards]),
        monster=array("q", monsters),
        first=array("q", [first for first, _ in ranges]),
        last=array("q", [last for _, last in ranges]),
        terrain=array("q", [int(terrain) for terrain, _, _ in variants.rows]),
        pose=array("q", [pose for _, pose, _ in variants.rows]),
        coin=array("q", [coin for _, _, coin in variants.rows]),
        shifts=array("q", _padded([one.shifts for one in poses]), 2),
        cells_in=array("q", [len(one.shifts) for one in poses]),
        anchors=array("Q", [pair(one.anchors) for one in poses], 2),
        cells=array("Q", [pair(one.cells) for one in poses], 2),
        walk=array("q", [walk_table(card) for card in cards], 2),
        marks=attack_table(cards),
        lasting=_lasting(shelf, library),
    )


def _numbers(library: Library, features: FeatureSet, edicts: Sequence[Edict | None]) -> Array:
    """The numbers of edicts, or of the common features, for ``value``."""
    numbers = library.numbers.valued[FEATURE_SETS.index(features)]
    return array("q", [numbers[edict.key if edict else ""] for edict in edicts])


def _kind(card: object) -> int:
    kinds = {ExploreCard: EXPLORE, AmbushCard: AMBUSH, HeroCard: HERO}
    return next((kind for cls, kind in kinds.items() if isinstance(card, cls)), RUINS_CARD)


def _monster(card: object, library: Library) -> int:
    """The number of the named monster of an ambush card."""
    named = isinstance(card, AmbushCard) and card.monster
    return library.numbers.monsters[named.name] if named else NAMELESS


def _lasting(shelf: Shelf, library: Library) -> Array:
    """The monsters that act at a season's end: first those that spread, then those that ravage."""
    lasting = [
        (library.numbers.monsters[name], action)
        for action in (SPREAD, RAVAGE)
        for name, monster in shelf.monsters.items()
        for its, _ in actions_of(monster)
        if its == action
    ]
    return Array("q", (len(lasting), 2), (number for row in lasting for number in row))


def _weights(weights: Weights, shelf: Shelf, setup: Setup, clocks: int) -> Array:
    rows = weights.rows(shelf, setup)
    widest = max(len(values) for row in rows.values() for values in row)
    seasons, slots = len(timetable(shelf, setup).seasons), len(next(iter(rows.values())))
    table = [[[0.0] * widest for _ in range(slots)] for _ in range(seasons * clocks)]
    for (season, clock), row in rows.items():
        for slot, values in enumerate(row):
            table[season * clocks + clock][slot][: len(values)] = values
    return array("d", table, 3)


def _padded(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """Rows of different lengths as equally long ones, filled up with zeros."""
    longest = max(map(len, rows))
    return [[*row, *[0] * (longest - len(row))] for row in rows]
