"""Situations with every box on the table: both scoring stacks, heroes, all twelve ambushes, skills."""

from dataclasses import replace
from typing import Any

from cartographers.boxes import shelf
from cartographers.rules.area import union
from cartographers.rules.season import season_score
from cartographers.rules.setup import Setup
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, SeasonScore
from cartographers.rules.view import view
from testkit.games import base_setup, situation
from testkit.pictures import area, sheet
from testkit.said import said

#: Skills that cost nothing and are never declared: they lie beside those that matter.
_FILLERS = ("secret-lore", "stealth", "search")


def every_box(skills: str = "", **changes: Any) -> Setup:
    """A game that uses something of every box; a skill that is named lies open, with two others."""
    wanted = skills.split()
    wanted += [skill for skill in _FILLERS if skill not in wanted][: 3 - len(wanted)] if wanted else []
    setup = base_setup(
        stacks=("base", "heroes"),
        ambushes=tuple(sorted(key for cards in shelf().ambush_sets for key in cards)),
        heroes=True,
        skills=tuple(wanted),
    )
    return replace(setup, **changes)


def solo(one: Sheet, skills: str = "", explore: str = "base", **changes: Any) -> Game:
    """A game alone with this map, between two turns."""
    return situation(one, setup=every_box(skills, seats=1, explore=explore), **changes)


def seated(*maps: Sheet, skills: str = "", explore: str = "base", **changes: Any) -> Game:
    """A game of several players with these maps, between two turns."""
    assert len(maps) > 1, "for one player there is solo()"
    return situation(*maps, setup=every_box(skills, explore=explore), **changes)


def only_free(*areas: str) -> Sheet:
    """A map of forest on which nothing but the cells of these areas is empty."""
    full, free = sheet(rest="f"), union(map(area, areas))
    return full._replace(forest=full.forest & ~free, empty=free)


def mine(game: Game, seat: int = 0) -> Sheet:
    """The map of a seat."""
    return game.seats[seat].sheet


def track(game: Game, seat: int = 0) -> tuple[int, int]:
    """The coin track of a seat: the spaces filled, and how many of them are crossed out."""
    return game.seats[seat].coins, game.seats[seat].crossed


def worth(edict: str, one: Sheet) -> int:
    """What a map is worth to a scoring card."""
    stars: int = shelf().edicts[edict].worth(one)
    return stars


def now(game: Game, seat: int = 0) -> SeasonScore:
    """What a seat would score if the season ended now."""
    return season_score(game, game.seats[seat])


def because(game: Game, seat: int, words: str) -> str:
    """The sentence that tells a seat why it may not decide something now."""
    reason = view(game, seat).why_not(said(words, game.phase))
    assert reason is not None, f"{words!r} is legal"
    return str(reason)
