"""Positions of play as a net is shown them: the same planes and numbers as in training, from plain values."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.neural.numbers import Moment, Table, numbers, time_left
from cartographers.players.neural.parts import Standing
from cartographers.players.neural.planes import planes
from cartographers.players.neural.vocabulary import Vocabulary, ambushes_shown
from cartographers.rules.area import CELLS, size
from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import Setup, edicts_of, seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Seat
from cartographers.rules.walk import walk

Array = Any
#: A map, and where each ambush that has not come yet would land.
Map = tuple[Sheet, Sequence[int]]
#: Makes the planes of maps, one after another, 16 bytes each.
PlanesOf = Callable[[Iterable[Map]], bytes]

#: The bytes of an area.
BYTES = 16


class Position(NamedTuple):
    """A seat between two cards."""

    seat: Seat
    season: int
    clock: int
    pending: bool
    #: The explore and ruins cards still in the deck this season.
    left: tuple[str, ...]
    #: The ambush cards that have come, and how many ambush and hero cards are in the deck.
    met: tuple[str, ...]
    ambushes: int
    heroes: int


class Shown(NamedTuple):
    """What a net is shown of some positions."""

    #: Their planes, one after another, 16 bytes each.
    areas: bytes
    numbers: Array
    standing: Standing

    def planes(self, some: slice = slice(None)) -> Array:
        """The planes of some of the positions, as NumPy wants them: (cells, positions, planes)."""
        areas = np.frombuffer(self.areas, np.uint8).reshape(len(self.numbers), -1)[some]
        cells = spread(areas.tobytes()).reshape(len(areas), -1, CELLS)
        return np.ascontiguousarray(cells.transpose(2, 0, 1)).astype(np.float32)


def position(game: Game, seat: Seat, season: int, clock: int, pending: bool) -> Position:
    """A seat of a game at a time of the season that is under way."""
    return Position(
        seat, season, clock, pending, tuple(game.left), game.met, game.ambushes_in_deck, game.heroes_in_deck
    )


@lru_cache(maxsize=64)
def table_of(shelf: Shelf, setup: Setup) -> Table:
    """What stays the same in all games of a set-up.

    Nets are trained alone, and told so; in a circle they are told the same, as they know nothing else.
    """
    return Table(seasons_of(shelf, setup), 1, bool(setup.skills))


def landings(shelf: Shelf, setup: Setup, sheet: Sheet, met: Sequence[str]) -> list[int]:
    """Where each ambush that has not come yet would land; in a circle, where neighbours decide, nowhere."""
    found = []
    for key in ambushes_shown(shelf, setup):
        card, area = shelf.cards[key], None
        if setup.solo and key not in met and isinstance(card, AmbushCard):
            area = walk(card.shape.printed, card.corner, card.way, sheet.empty)
        found.append(area or 0)
    return found


def plain_planes(maps: Iterable[Map]) -> bytes:
    """The planes of each map one after another, 16 bytes each, in plain Python."""
    areas = (area for sheet, landings in maps for area in planes(sheet, landings))
    return b"".join(area.to_bytes(BYTES, "little") for area in areas)


class Viewer:
    """Makes what a net is shown of the positions of one set-up."""

    def __init__(self, known: Vocabulary, shelf: Shelf, setup: Setup, planes_of: PlanesOf) -> None:
        self._known, self._shelf, self._setup, self._planes_of = known, shelf, setup, planes_of
        self.table = table_of(shelf, setup)
        self._edicts = [known.edicts.index(key) for key in setup.edicts]

    def shown(self, positions: Sequence[Position]) -> Shown:
        """What a net is shown of positions."""
        setup, known, sheets = self._setup, self._known, [one.seat.sheet for one in positions]
        maps = [
            (sheet, landings(self._shelf, setup, sheet, one.met))
            for sheet, one in zip(sheets, positions, strict=True)
        ]
        standing = self._standing(positions)
        moment = Moment(
            season=standing.season,
            clock=np.array([one.clock for one in positions]),
            coins=standing.coins,
            toll=standing.toll,
            pending=np.array([one.pending for one in positions]),
            ambushes=np.array([one.ambushes for one in positions]),
            ambushes_later=np.array(
                [len(set(setup.ambushes) - set(one.met)) - one.ambushes for one in positions]
            ),
            heroes=np.array([one.heroes for one in positions]),
            edicts=self._edicts,
            stars=standing.stars.T,
            left=[np.array([key in one.left for one in positions]) for key in known.cards],
            empty=np.array([size(sheet.empty) for sheet in sheets]),
            to_come=self._ambushes(positions, come=False),
            come=self._ambushes(positions, come=True),
            open=[int(key in setup.skills) for key in known.skills],
            payable=[self._payable(positions, key) for key in known.skills],
            used=np.array([bool(one.seat.skill) for one in positions]),
        )
        told = np.empty((len(positions), known.numbers), np.float32)
        for column, number in enumerate(numbers(known, self.table, moment)):
            told[:, column] = number
        return Shown(self._planes_of(maps), told, standing)

    def _ambushes(self, positions: Sequence[Position], come: bool) -> list[Array]:
        """For each ambush of the vocabulary whether it is in the game and has come, or may still come."""
        here = self._setup.ambushes
        return [
            np.array([key in here and (key in one.met) == come for one in positions])
            for key in self._known.ambushes
        ]

    def _payable(self, positions: Sequence[Position], key: str) -> Array:
        """May a skill still be used this season, with the coins there are (R9.1)?"""
        cost = self._shelf.skills[key].cost
        is_open = key in self._setup.skills
        return np.array([is_open and not one.seat.skill and one.seat.purse >= cost for one in positions])

    def _standing(self, positions: Sequence[Position]) -> Standing:
        worths = [edict.worth for edict in edicts_of(self._shelf, self._setup)]
        sheets = [one.seat.sheet for one in positions]
        season = np.array([one.season for one in positions])
        clock = np.array([one.clock for one in positions])
        return Standing(
            season=season,
            coins=np.array([one.seat.purse for one in positions]),
            toll=np.array([int(monsters_toll(sheet)) for sheet in sheets]),
            edicts=np.array([self._edicts] * len(positions)),
            stars=np.array([[int(worth(sheet)) for worth in worths] for sheet in sheets]),
            ended=time_left(self.table, season, clock) == 0,
        )


def spread(areas: bytes) -> Array:
    """For each of some areas, one after another, and each cell 1 or 0."""
    bits = np.frombuffer(areas, np.uint8).reshape(-1, BYTES)
    return np.unpackbits(bits, axis=-1, count=CELLS, bitorder="little")
