"""Positions of play as a net is shown them: the same planes and numbers as in training, from plain values."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.neural.numbers import Moment, Table, numbers
from cartographers.players.neural.parts import Standing
from cartographers.players.neural.planes import LANDINGS, planes
from cartographers.players.neural.vocabulary import Vocabulary
from cartographers.rules.area import CELLS, size
from cartographers.rules.card import AmbushCard
from cartographers.rules.edition import Shelf
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import Setup, edicts_of, seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Seat
from cartographers.rules.walk import walk

Array = Any


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

    planes: Array
    numbers: Array
    standing: Standing


def position(game: Game, seat: Seat, season: int, clock: int, pending: bool) -> Position:
    """A seat of a game at a time of the season that is under way."""
    return Position(
        seat, season, clock, pending, tuple(game.left), game.met, game.ambushes_in_deck, game.heroes_in_deck
    )


@lru_cache(maxsize=64)
def table_of(shelf: Shelf, setup: Setup) -> Table:
    """What stays the same in all games of a set-up."""
    return Table(seasons_of(shelf, setup), setup.seats, bool(setup.skills))


def landings(shelf: Shelf, setup: Setup, sheet: Sheet, met: Sequence[str]) -> list[int]:
    """Where each ambush that has not come yet would land; in a circle, where neighbours decide, nowhere."""
    found = []
    for key in sorted(setup.ambushes)[:LANDINGS]:
        card, area = shelf.cards[key], None
        if setup.solo and key not in met and isinstance(card, AmbushCard):
            area = walk(card.shape.printed, card.corner, card.way, sheet.empty)
        found.append(area or 0)
    return found


def shown(shelf: Shelf, setup: Setup, known: Vocabulary, positions: Sequence[Position]) -> Shown:
    """What a net is shown of positions."""
    table, worths = table_of(shelf, setup), [edict.worth for edict in edicts_of(shelf, setup)]
    edicts = [known.edicts.index(key) for key in setup.edicts]
    words = bytearray()
    told, standings = [], []
    for one in positions:
        sheet, seat = one.seat.sheet, one.seat
        for area in planes(sheet, landings(shelf, setup, sheet, one.met)):
            words += area.to_bytes(16, "little")
        toll, stars = int(monsters_toll(sheet)), [int(worth(sheet)) for worth in worths]
        moment = Moment(
            season=one.season,
            clock=one.clock,
            coins=seat.purse,
            toll=toll,
            pending=one.pending,
            ambushes=one.ambushes,
            ambushes_later=len(set(setup.ambushes) - set(one.met)) - one.ambushes,
            heroes=one.heroes,
            edicts=edicts,
            stars=stars,
            left=[key in one.left for key in known.cards],
            empty=size(sheet.empty),
        )
        told.append(numbers(known, table, moment))
        standings.append((one.season, seat.purse, toll, edicts, stars))
    standing = Standing(*(np.array(column) for column in zip(*standings, strict=True)))
    return Shown(_dense(bytes(words), known.planes), np.array(told, np.float32), standing)


def _dense(words: bytes, number: int) -> Array:
    """Planes as numbers: (positions, cells, planes)."""
    bits = np.unpackbits(np.frombuffer(words, np.uint8).reshape(-1, number, 16), axis=-1, bitorder="little")
    return bits[..., :CELLS].swapaxes(1, 2).astype(np.float32)
