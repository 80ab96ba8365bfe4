"""What a seat may know (R12), as planes and numbers for a net; the same as in ``cartographers.sim``."""

from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cartographers.env.actions import Question, bits
from cartographers.env.numbering import Ask, Numbering
from cartographers.rules.area import SIDE
from cartographers.rules.setup import seasons_of
from cartographers.rules.sheet import Sheet

#: No number of an observation is further from 0.
_FARTHEST = 999


class Observation(TypedDict):
    """A game as one seat sees it; other seats follow clockwise."""

    #: A 1 or 0 for each seat, plane and cell: (seats, planes, 11, 11).
    maps: NDArray[np.uint8]
    #: Whole numbers about the seat and the table.
    numbers: NDArray[np.int32]


def planes(numbering: Numbering) -> tuple[str, ...]:
    """The names of the planes of a map, in order."""
    setup, shelf = numbering.setup, numbering.shelf
    named = any(getattr(shelf.cards[key], "monster", None) for key in setup.ambushes)
    heroes = ("hero", "marks") if setup.heroes else ()
    destroyed = ("destroyed",) if setup.heroes or named else ()
    changing = ("forest", "village", "farm", "water", "monster", *heroes, *destroyed)
    return (*changing, "mountain", "wasteland", "ruins", "empty")


def number_names(numbering: Numbering) -> list[str]:
    """What each of the numbers is, in order."""
    seats = range(numbering.setup.seats)
    return [
        *(f"coins of seat +{seat}" for seat in seats),
        *(f"stars of seat +{seat}" for seat in seats),
        *("season", "clock", "time left in the season", "ruins pending", "asked", "fallback"),
        *(f"asks {ask.name.lower()}" for ask in Ask),
        *(f"card {card.key}" for card in numbering.cards),
        *(f"still to come {card.key}" for card in numbering.cards),
        *(f"edict {letter} is {edict.key}" for letter in "ABCD" for edict in numbering.edicts),
    ]


def observation_space(numbering: Numbering) -> spaces.Dict:
    """The space of the observations of a set-up."""
    shape = (numbering.setup.seats, len(planes(numbering)), SIDE, SIDE)
    numbers = (len(number_names(numbering)),)
    return spaces.Dict(
        {
            "maps": spaces.Box(0, 1, shape, np.uint8),
            "numbers": spaces.Box(-_FARTHEST, _FARTHEST, numbers, np.int32),
        }
    )


def observe(numbering: Numbering, question: Question) -> Observation:
    """What the seat of a question may know."""
    view = question.view
    order = _clockwise(numbering.setup.seats, view.seat)
    sheets = {seat: view.game.seats[seat].sheet for seat in order}
    if question.half:
        sheets[view.map_owner] = question.sheet
    return {
        "maps": _maps(planes(numbering), [sheets[seat] for seat in order]),
        "numbers": np.array(_numbers(numbering, question, order), np.int32),
    }


def _clockwise(seats: int, first: int) -> list[int]:
    return [(first + place) % seats for place in range(seats)]


def _maps(names: tuple[str, ...], sheets: list[Sheet]) -> NDArray[np.uint8]:
    areas = [getattr(sheet, name) for sheet in sheets for name in names]
    return bits(areas).reshape(len(sheets), len(names), SIDE, SIDE)


def _numbers(numbering: Numbering, question: Question, order: list[int]) -> list[int]:
    game = question.view.game
    seats = [game.seats[seat] for seat in order]
    time = seasons_of(game.shelf, game.setup)[game.season].time
    coming = {*game.left, *(card.key for card in numbering.cards if card.key not in game.deck)} - {*game.met}
    return [
        *(seat.coins for seat in seats),
        *(seat.stars for seat in seats),
        *(game.season, game.clock, time - game.clock, game.pending),
        *(question.asked, question.fallback),
        *(question.ask is ask for ask in Ask),
        *(card.key == game.card for card in numbering.cards),
        *(card.key in coming for card in numbering.cards),
        *(edict.key == key for key in game.setup.edicts for edict in numbering.edicts),
    ]
