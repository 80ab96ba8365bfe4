"""Where compiled functions write while they work: maps, rated drawings, and what playouts remember."""

from typing import NamedTuple

from cartographers.players.compiler.arrays import Array
from cartographers.players.compiler.language import (
    Area,
    Areas,
    Areas2,
    Ints,
    Ints2,
    Ints4,
    Reals,
    Shorts2,
    Struct,
)
from cartographers.players.native.tables import Tables
from cartographers.rules.area import CELLS
from cartographers.rules.terrain import DRAWN

#: The first variants are those of the fallback, one for each terrain (R3.6).
FALLBACKS = len(DRAWN)
#: How many nodes there are, and after how many cards of a future a node is made at most.
NODES, MAX_DEPTH = 4096, 4
#: No node.
UNKNOWN = -1
#: For how many of the maps that are played on from the best drawings of each card are kept, and how many.
LISTS, LISTED = 64, 24


class Progress(NamedTuple):
    """How far a playout has come, besides its map and stars."""

    coins: int
    season: int
    clock: int
    pending: bool
    #: How many explore turns have been played.
    turn: int


class Memory(Struct):
    """The trees, as arrays that playouts write."""

    #: How many nodes are used.
    used: Ints
    #: For each node and each next card (0 is a season's end): the node after it.
    after: Shorts2
    #: For each node: the map, the stars so far, and the fields of ``Progress``.
    areas: Areas2
    stars: Reals
    progress: Ints2
    #: For each of the first maps and each card: the best drawings, and how many there are.
    best: Ints4
    listed: Ints2


def blank(rows: int, cards: int) -> Memory:
    """An empty memory for maps of so many rows and a game of so many cards."""
    places = cards + 1
    return Memory(
        used=Array("q", (1,)),
        after=Array("i", (NODES, places)),
        areas=Array("Q", (NODES, rows, 2)),
        stars=Array("d", (NODES,)),
        progress=Array("q", (NODES, len(Progress._fields))),
        best=Array("q", (LISTS, places, LISTED, 2)),
        listed=Array("q", (LISTS, places)),
    )


class Scratch(Struct):
    """Where compiled functions write while they work."""

    #: The map of a playout, and three to go back to.
    areas: Areas
    saved: Areas
    kept: Areas
    before: Areas
    #: The rated drawings.
    variant: Ints
    anchor: Ints
    coins: Ints
    value: Reals
    #: The cells of a monster's action.
    cells: Area
    #: Where the last playout stopped, and at which card of its future; -1 at the end.
    progress: Ints
    step: Ints
    memory: Memory


def scratch(tables: Tables, rows: int) -> Scratch:
    """The scratch for a set-up whose maps have so many rows."""
    anchors = [low.bit_count() + high.bit_count() for low, high in tables.anchors.tolist()]
    poses = tables.pose.items()
    ranges = zip(tables.first.items(), tables.last.items(), strict=True)
    most = max(FALLBACKS * CELLS, *(sum(anchors[one] for one in poses[first:last]) for first, last in ranges))
    maps = {name: Array("Q", (rows, 2)) for name in ("areas", "saved", "kept", "before")}
    return Scratch(
        **maps,
        variant=Array("q", (most,)),
        anchor=Array("q", (most,)),
        coins=Array("q", (most,)),
        value=Array("d", (most,)),
        cells=Array("Q", (2,)),
        progress=Array("q", (len(Progress._fields),)),
        step=Array("q", (1,)),
        memory=blank(rows, len(tables.kind)),
    )
