"""Positions of play as a net is shown them: the same planes and numbers as in training, from plain values."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from cartographers.players.neural.numbers import Moment, Table, numbers, time_left
from cartographers.players.neural.parts import Standing
from cartographers.players.neural.planes import planes
from cartographers.players.neural.vocabulary import Vocabulary, ambushes_shown
from cartographers.rules.area import size
from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import Setup, edicts_of, seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Seat
from cartographers.rules.walk import walk

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
    """What a net is shown of a position."""

    #: Its planes, one after another, 16 bytes each.
    areas: bytes
    numbers: list[float]
    standing: Standing


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
    areas = []
    for key in ambushes_shown(shelf, setup):
        card, area = shelf.cards[key], None
        if setup.solo and key not in met and isinstance(card, AmbushCard):
            area = walk(card.shape.printed, card.corner, card.way, sheet.empty)
        areas.append(area or 0)
    return areas


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
        self._scored = edicts_of(shelf, setup)

    def shown(self, positions: Sequence[Position]) -> list[Shown]:
        """What a net is shown of positions."""
        sheets = [one.seat.sheet for one in positions]
        areas = self._planes_of(
            (sheet, landings(self._shelf, self._setup, sheet, one.met))
            for sheet, one in zip(sheets, positions, strict=True)
        )
        # A net may know the first planes only.
        size, known = len(areas) // max(1, len(positions)), BYTES * self._known.planes
        standing = [self._standing(one) for one in positions]
        return [
            Shown(areas[at * size : at * size + known], self._numbers(one, now), now)
            for at, (one, now) in enumerate(zip(positions, standing, strict=True))
        ]

    def _numbers(self, one: Position, standing: Standing) -> list[float]:
        setup, known, met = self._setup, self._known, one.met
        moment = Moment(
            season=one.season,
            clock=one.clock,
            coins=standing.coins,
            toll=standing.toll,
            pending=one.pending,
            ambushes=one.ambushes,
            ambushes_later=len(set(setup.ambushes) - set(met)) - one.ambushes,
            heroes=one.heroes,
            edicts=self._edicts,
            stars=standing.stars,
            left=[key in one.left for key in known.cards],
            empty=size(one.seat.sheet.empty),
            # Of the ambushes that are in the game.
            to_come=[key in setup.ambushes and key not in met for key in known.ambushes],
            come=[key in setup.ambushes and key in met for key in known.ambushes],
            open=[key in setup.skills for key in known.skills],
            payable=[self._payable(one, key) for key in known.skills],
            used=bool(one.seat.skill),
        )
        return numbers(known, self.table, moment)

    def _payable(self, one: Position, key: str) -> bool:
        """May a skill still be used this season, with the coins there are (R9.1)?"""
        is_open = key in self._setup.skills
        return is_open and not one.seat.skill and one.seat.purse >= self._shelf.skills[key].cost

    def _standing(self, one: Position) -> Standing:
        sheet = one.seat.sheet
        return Standing(
            season=one.season,
            coins=one.seat.purse,
            toll=int(monsters_toll(sheet)),
            edicts=self._edicts,
            stars=[int(edict.worth(sheet)) for edict in self._scored],
            ended=time_left(self.table, one.season, one.clock) == 0,
        )
