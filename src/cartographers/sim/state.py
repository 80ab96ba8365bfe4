"""A game as arrays. Every array may have more axes in front, one element for each game of a batch."""

from typing import Any, NamedTuple

import jax.numpy as jnp

from cartographers.rules.sheet import Sheet
from cartographers.sim.lanes import Array, Lanes
from cartographers.sim.names import Ask as Ask  # who needs a state needs it too
from cartographers.sim.tables import Tables


class Skilled(NamedTuple):
    """What a game with skills has besides (R9), for each seat."""

    #: The coins that are crossed out.
    crossed: Array
    #: The skill used this season: its place among the open ones, counted from 1; 0 for none.
    used: Array
    #: What an ambush on the own map is reduced to: its place in ``Tables.shelters``, from 1; 0 for nothing.
    shelter: Array
    #: The number of the terrain drawn last from a card.
    terrain: Array
    #: For each open skill the anchors from which a seat may draw; its slots are one more axis.
    spots: tuple[Lanes, ...]


class State(NamedTuple):
    """A game between two steps. Arrays of one number a seat have the seats as their last axis."""

    #: Is the game over? With auto-reset: did the last step end one?
    terminated: Array
    #: Is a game that ends followed at once by another (auto-reset)?
    again: Array
    #: Which seats gave an action in the last step that was not legal; the game did not change then.
    illegal: Array
    #: The stars each seat got in the last step.
    rewards: Array
    #: What is waited for (``Ask``), and the seats that have to act.
    ask: Array
    asked: Array
    #: Must a seat draw the single cell that stands in for shapes that fit nowhere (R3.6, R4.2)?
    fallback: Array
    #: For each slot of the card in play, the anchors from which a seat may draw.
    spots: tuple[Lanes, ...]
    #: The cards that came up in the last step: how many, and each in five bits of two words, the last lowest.
    reveals: Array
    revealed: tuple[Array, ...]
    season: Array
    clock: Array
    #: The number of the card in play.
    card: Array
    pending: Array
    #: The cards in the deck, and the ambushes and heroes that join it later; one bit each.
    deck: Array
    later: Array
    #: The numbers of the edicts A to D.
    edicts: tuple[Array, ...]
    #: The lasting monsters' cards on display, how many there are, and how many acted at this season's end.
    display: tuple[Array, ...]
    shown: Array
    acted: Array
    coins: Array
    #: For each seat and season the stars of two edicts, coins and monsters (lost).
    scores: Array
    #: The areas of each seat's map that can change.
    boards: tuple[Lanes, ...]
    #: For each named monster all cells ever drawn of it.
    named: tuple[Lanes, ...]
    #: Where the game's chance comes from: two numbers, and how many were drawn.
    seeds: tuple[Array, ...]
    draws: Array
    #: None in a game without skills.
    skilled: Skilled | None


def purse(state: State) -> Array:
    """The coins of each seat that count (R5.1) and can be spent (R9.1)."""
    return state.coins if state.skilled is None else state.coins - state.skilled.crossed


def sheltered(state: State) -> Array:
    """By the owners of the maps, what an ambush is reduced to; 0 for nothing."""
    return jnp.zeros_like(state.coins) if state.skilled is None else state.skilled.shelter


def sheet_in(tables: Tables, state: State) -> Sheet:
    """The maps of all seats as one sheet of the rules."""
    return sheet_of_boards(tables, state.boards, state.named)


def sheet_of_boards(tables: Tables, boards: tuple[Lanes, ...], named: tuple[Lanes, ...]) -> Sheet:
    """A sheet from its changing areas; what else is on it is printed."""
    areas: dict[str, Any] = dict(zip(tables.changing, boards, strict=True))
    printed = tables.printed
    filled = boards[0]
    for name in tables.changing[1:]:
        if name != "marks":  # they fill nothing (R8.2)
            filled = filled | areas[name]
    names = tuple(zip(tables.monsters, named, strict=True))
    return printed._replace(**areas, empty=~filled & printed.empty, named=names)


def with_sheet(tables: Tables, state: State, sheet: Sheet) -> State:
    """The state with another sheet in it."""
    named, shape = dict(sheet.named), sheet.empty.shape
    return state._replace(
        boards=tuple(getattr(sheet, name).shaped(shape) for name in tables.changing),
        named=tuple(named[name].shaped(shape) for name in tables.monsters),
    )
