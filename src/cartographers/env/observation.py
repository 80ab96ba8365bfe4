"""What a seat may know (R12), as planes and numbers for a net; the same as in ``cartographers.sim``."""

from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cartographers.env.actions import Question, bits
from cartographers.rules.area import SIDE
from cartographers.rules.decision import Draw
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Seat
from cartographers.rules.terrain import HERO, Terrain
from cartographers.sim.cards import Cards
from cartographers.sim.names import Ask, asks, number_names, planes

#: No number of an observation is further from 0.
_FARTHEST = 999


class Observation(TypedDict):
    """A game as one seat sees it; other seats follow clockwise."""

    #: A 1 or 0 for each seat, plane and cell: (seats, planes, 11, 11).
    maps: NDArray[np.uint8]
    #: Whole numbers about the seat and the table.
    numbers: NDArray[np.int32]


def observation_space(cards: Cards) -> spaces.Dict:
    """The space of the observations of a set-up."""
    shape = (cards.seats, len(planes(cards)), SIDE, SIDE)
    numbers = (len(number_names(cards)),)
    return spaces.Dict(
        {
            "maps": spaces.Box(0, 1, shape, np.uint8),
            "numbers": spaces.Box(-_FARTHEST, _FARTHEST, numbers, np.int32),
        }
    )


def observe(cards: Cards, question: Question) -> Observation:
    """What the seat of a question may know."""
    view = question.view
    order = _clockwise(cards.seats, view.seat)
    sheets = {seat: view.game.seats[seat].sheet for seat in order}
    if question.half:
        sheets[view.map_owner] = question.sheet
    return {
        "maps": _maps(planes(cards), [sheets[seat] for seat in order]),
        "numbers": np.array(_numbers(cards, question, order), np.int32),
    }


def _clockwise(seats: int, first: int) -> list[int]:
    return [(first + place) % seats for place in range(seats)]


def _maps(names: tuple[str, ...], sheets: list[Sheet]) -> NDArray[np.uint8]:
    areas = [getattr(sheet, name) for sheet in sheets for name in names]
    return bits(areas).reshape(len(sheets), len(names), SIDE, SIDE)


def _numbers(cards: Cards, question: Question, order: list[int]) -> list[int]:
    game = question.view.game
    seats = [game.seats[seat] for seat in order]
    time = cards.season_times[game.season]
    coming = {*game.left, *(card.key for card in cards.cards if card.key not in game.deck)} - {*game.met}
    return [
        *(seat.coins for seat in seats),
        *(seat.stars for seat in seats),
        *(game.season, game.clock, time - game.clock, game.pending),
        *(question.asked, question.fallback),
        *(question.ask is ask for ask in asks(cards)),
        *(card.key == game.card for card in cards.cards),
        *(card.key in coming for card in cards.cards),
        *(edict.key == key for key in game.setup.edicts for edict in cards.edicts),
        *_skill_numbers(cards, question, seats),
    ]


def _skill_numbers(cards: Cards, question: Question, seats: list[Seat]) -> list[int]:
    """What is known about skills, and what the seat itself has just drawn."""
    if not cards.blocks:
        return []
    half = question.half if question.ask is Ask.BESIDES else None
    open_now = question.view.game.setup.skills
    drew = half.terrain if isinstance(half, Draw) else HERO if half else None
    return [
        *(seat.crossed for seat in seats),
        *(seat.shelter is not None for seat in seats),
        *(seat.skill == block.card.key for block in cards.blocks for seat in seats),
        *(terrain is drew for terrain in Terrain),
        *(block.card.key in open_now for block in cards.blocks if cards.any_skills),
    ]
