"""The lines of a match's file: JSON, one object on each."""

import json
from dataclasses import asdict, fields
from typing import Any

from cartographers import __version__
from cartographers.cli.input_files import Json
from cartographers.table.contest.match import Match, Played
from cartographers.table.plan import Plan

#: The version of the program is part of what a match is: another one may play otherwise.
_PROGRAM = "cartographers"


class BadLine(ValueError):
    """A line that is not what it should be."""


class BadHeader(ValueError):
    """A first line that names no match, or one of another version."""


def match_json(match: Match) -> Json:
    """What a match is, for machines."""
    return {"players": match.players, "seed": match.seed, "plan": asdict(match.plan)}


def header_line(match: Match) -> str:
    """The first line."""
    return json.dumps({_PROGRAM: __version__, **match_json(match)}) + "\n"


def game_line(played: Played) -> str:
    """The line of a game."""
    return json.dumps(played._asdict()) + "\n"


def read_header(line: bytes) -> Match:
    """The match of a first line; one of another version is refused."""
    try:
        told = _object(line)
        version, players, seed, plan = told[_PROGRAM], told["players"], told["seed"], told["plan"]
        wishes = {field.name: _frozen(plan[field.name]) for field in fields(Plan)}
    except (BadLine, KeyError, TypeError):
        raise BadHeader("its first line does not name one") from None
    if version != __version__:
        raise BadHeader(f"it was played by version {version}, and this is {__version__}")
    return Match(_frozen(players), Plan(**wishes), seed)


def read_game(line: bytes) -> Played:
    """The game of a line."""
    told = _object(line)
    if told.keys() != set(Played._fields):
        raise BadLine(f"it should have {', '.join(Played._fields)}")
    if not _is_sound(told):
        raise BadLine("its numbers do not fit its seats")
    return Played(**{name: _frozen(value) for name, value in told.items()})


def _is_sound(told: Json) -> bool:
    """Is there a number for each seat, and a time for each move?"""
    lists = [told[name] for name in ("seats", "totals", "lost", "ms")]
    if not all(isinstance(found, list) and len(found) == len(told["seats"]) for found in lists):
        return False
    whole = [told["deal"], told["rating"] or 0, *told["totals"], *told["lost"]]
    return all(isinstance(number, int) for number in whole) and all(map(_are_times, told["ms"]))


def _are_times(spent: object) -> bool:
    return isinstance(spent, list) and bool(spent) and all(isinstance(ms, float) for ms in spent)


def difference(found: Match, wanted: Match) -> str:
    """In what two matches differ first, or nothing."""
    for (name, there), here in zip(_wishes(found).items(), _wishes(wanted).values(), strict=True):
        if there != here:
            return f"it has {name} {_said(there)}, not {_said(here)}"
    return ""


def _wishes(match: Match) -> Json:
    return {"players": match.players, "seed": match.seed, **asdict(match.plan)}


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _object(line: bytes) -> Json:
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        raise BadLine("it is not JSON") from None
    if not isinstance(told, dict):
        raise BadLine("it is not a JSON object")
    return told


def _frozen(value: Any) -> Any:
    """Lists as tuples, all the way down."""
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
