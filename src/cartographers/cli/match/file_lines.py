"""The lines of a match file: one JSON object each."""

import json
from dataclasses import asdict, fields
from typing import Any

from cartographers import __version__
from cartographers.cli.common.files import Json
from cartographers.contest.forfeit import is_reason
from cartographers.contest.match import Match, Played
from cartographers.rules.problem import Problem
from cartographers.table.plan import Plan

#: The version is part of the match, since players of another version may play differently.
_PROGRAM = "cartographers"
#: The fields of every game; one that nobody failed at has no more.
_NEEDED = tuple(name for name in Played._fields if name != "forfeits")


class BadLine(Problem, ValueError):
    """A line that does not describe a game."""


class BadHeader(Problem, ValueError):
    """A first line that describes no match, or one of another version."""


def match_json(match: Match) -> Json:
    """A match as JSON."""
    return {"players": match.players, "seed": match.seed, "plan": asdict(match.plan)}


def header_line(match: Match) -> str:
    """The first line."""
    return json.dumps({_PROGRAM: __version__, **match_json(match)}) + "\n"


def game_line(played: Played) -> str:
    """The line of a game."""
    game = played._asdict()
    if not played.forfeits:
        del game["forfeits"]
    return json.dumps(game) + "\n"


def read_header(line: bytes) -> Match:
    """The match of a first line; one of another version is refused."""
    try:
        header = _object(line)
        version, players, seed, plan = header[_PROGRAM], header["players"], header["seed"], header["plan"]
        options = {field.name: _frozen(plan[field.name]) for field in fields(Plan)}
    except (BadLine, KeyError, TypeError):
        raise BadHeader("contest-first-line", "its first line does not name one") from None
    if version != __version__:
        sentence = "it was played by version {version}, and this is {ours}"
        raise BadHeader("contest-version", sentence, version=str(version), ours=__version__)
    return Match(_frozen(players), Plan(**options), seed)


def read_game(line: bytes) -> Played:
    """The game of a line."""
    game = {"forfeits": [], **_object(line)}
    if game.keys() != set(Played._fields):
        raise BadLine("contest-fields", "it should have {fields}", fields=_NEEDED)
    if not _is_consistent(game):
        raise BadLine("contest-numbers", "its numbers do not fit its seats")
    return Played(**{name: _frozen(value) for name, value in game.items()})


def _is_consistent(game: Json) -> bool:
    """Is there a number for each seat, and a time for each move?"""
    lists = [game[name] for name in ("seats", "totals", "lost", "ms")]
    lists += [game["forfeits"]] if game["forfeits"] else []
    if not all(isinstance(values, list) and len(values) == len(game["seats"]) for values in lists):
        return False
    if not all(reason is None or is_reason(reason) for reason in game["forfeits"]):
        return False
    whole = [game["deal"], game["rating"] or 0, *game["totals"], *game["lost"]]
    return all(isinstance(number, int) for number in whole) and all(map(_are_times, game["ms"]))


def _are_times(times: object) -> bool:
    return isinstance(times, list) and bool(times) and all(isinstance(ms, float) for ms in times)


def difference(written: Match, wanted: Match) -> Problem | None:
    """The first difference between two matches."""
    for (name, there), here in zip(_options(written).items(), _options(wanted).values(), strict=True):
        if there != here:
            sentence = "it has {option} {there}, not {here}"
            return Problem("contest-differs", sentence, option=name, there=_text(there), here=_text(here))
    return None


def _options(match: Match) -> Json:
    return {"players": match.players, "seed": match.seed, **asdict(match.plan)}


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _object(line: bytes) -> Json:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadLine("contest-not-json", "it is not JSON") from None
    if not isinstance(value, dict):
        raise BadLine("contest-not-object", "it is not a JSON object")
    return value


def _frozen(value: Any) -> Any:
    """Lists as tuples, all the way down."""
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
