"""The numbers of a net: what it is told besides the planes.

They are sums and products of whole numbers, so they run on the numbers of one game and on arrays of many.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from cartographers.players.neural.vocabulary import SEASONS, Vocabulary
from cartographers.rules.area import larger, smaller
from cartographers.rules.card import Season


class Moment(NamedTuple):
    """A position between two cards, in numbers: of one game, or arrays of many."""

    season: Any
    #: The time used up this season.
    clock: Any
    coins: Any
    #: The stars that the monsters on the map would cost now.
    toll: Any
    pending: Any
    #: The ambush cards in the deck, and those that may join it later.
    ambushes: Any
    ambushes_later: Any
    heroes: Any
    #: For the edicts A to D their places in the vocabulary, and the stars they would score now.
    edicts: Sequence[Any]
    stars: Sequence[Any]
    #: For each card of the vocabulary whether it is still in the deck.
    left: Sequence[Any]
    empty: Any
    #: For each ambush of the vocabulary whether it may still come, and whether it has come.
    to_come: Sequence[Any] = ()
    come: Sequence[Any] = ()
    #: For each skill of the vocabulary whether it is open, and whether it can be paid for now.
    open: Sequence[Any] = ()
    payable: Sequence[Any] = ()
    #: Has a skill been used this season?
    used: Any = 0
    #: In the middle of a turn, before a skill is used or not: yes, and the time that the card in play takes.
    amid: Any = 0
    time: Any = 0


class Table(NamedTuple):
    """What stays the same in all games of a set-up."""

    seasons: tuple[Season, ...]
    seats: int
    skills: bool


def numbers(known: Vocabulary, table: Table, now: Moment) -> list[Any]:
    """The numbers of a position, each about as large as 1."""
    to_come = [sum((season >= now.season) * 1 for season in _scoring(table, letter)) for letter in range(4)]
    soon = [sum((season == now.season) * 1 for season in _scoring(table, letter)) for letter in range(4)]
    left_now = time_left(table, now.season, now.clock)
    later = sum((now.season < number) * season.time for number, season in enumerate(table.seasons))
    all_numbers: list[Any] = []
    for place in range(len(known.edicts)):
        a, b, c, d = [(edict == place) * 1 for edict in now.edicts]
        for (one, two, three, four), part in ((to_come, 0.5), (soon, 1.0), (now.stars, 0.1)):
            all_numbers.append((a * one + b * two + c * three + d * four) * part)
    all_numbers += [one * 1.0 for one in now.left]
    all_numbers += [(now.season == number) * 1.0 for number in range(SEASONS)]
    all_numbers += [
        left_now * 0.125,
        (left_now + later) * 0.04,
        now.coins * 0.1,
        now.toll * 0.1,
        now.pending * 1.0,
        now.ambushes * 0.5,
        # One joins in each season, however many there are to choose from.
        smaller(now.ambushes_later, len(table.seasons) - 1 - now.season) * 0.25,
        now.heroes * 0.5,
        now.empty * 0.01,
        float(table.seats == 1),
        table.seats * 0.25,
        float(table.skills),
    ]
    all_numbers += [one * 1.0 for one in (*now.to_come, *now.come, *now.open, *now.payable)]
    if known.skills:
        all_numbers += [now.used * 1.0, now.amid * 1.0, now.time * 0.25]
    return all_numbers


def time_left(table: Table, season: Any, clock: Any) -> Any:
    """The time left in a season; its last card may take more than there is (R3.13)."""
    times = [one.time for one in table.seasons]
    return larger(sum((season == number) * time for number, time in enumerate(times)) - clock, 0)


def _scoring(table: Table, letter: int) -> list[int]:
    """The seasons that score an edict."""
    return [number for number, season in enumerate(table.seasons) if letter in season.edicts]
