"""A position in one line of words like ``season=2``, and with its set-up the text that a link carries.

What is as at the beginning of a game is left out.
"""

from collections.abc import Callable, Iterable
from re import fullmatch
from typing import Any, NamedTuple

from cartographers.notation.cells import read_cells, write_cells
from cartographers.notation.error import BadNotation
from cartographers.notation.sheet_line import read_line, write_line
from cartographers.rules.position import Position
from cartographers.rules.setup import Setup

#: No text of a position is longer.
LONGEST = 3000
_MARKS, _NAMED, _MAP = "marks", "named", "map"
_CARDS = ("used", "met", "display")
_SETUP_LISTS = ("stacks", "edicts", "ambushes", "skills")
_SETUP_WORDS = ("sheet", "explore", "seasons", *_SETUP_LISTS, "heroes")
_POSITION_WORDS = (_MAP, "season", *_CARDS, "coins", "skill", "scores", _MARKS, _NAMED)
_NEXT, _NONE = "next", "-"
#: The words for the boxes that a game is played with, and those for what the picture of a map does not show.
BOX = ("explore", "seasons", "stacks", "ambushes")
UNSEEN = ("display", "scores", _MARKS, _NAMED)


class SetUp(NamedTuple):
    """A position with all that a game from it needs: the set-up for one seat, and the cards known to come."""

    setup: Setup
    #: The cards that come next, in order; the rest of the deck is shuffled.
    next: tuple[str, ...] = ()


def write_position(position: Position) -> str:
    """A position in one line, without its set-up."""
    return _joined(_position_words(position))


def _position_words(position: Position) -> dict[str, str]:
    sheet = position.sheet
    return {
        _MAP: write_line(sheet),
        "season": str(position.season + 1) if position.season else "",
        "used": ",".join(position.used),
        "met": ",".join(position.met),
        "display": "" if position.display is None else ",".join(position.display) or _NONE,
        "coins": f"{position.coins}-{position.crossed}" if position.coins else "",
        "skill": position.skill,
        "scores": "+".join(",".join(map(str, score)) for score in position.scores),
        _MARKS: write_cells(sheet.marks),
        _NAMED: "+".join(f"{name}:{write_cells(area)}" for name, area in sheet.named),
    }


def read_position(text: str) -> Position:
    """A position from its line; whether there is one such is for the rules to say."""
    return _position(_split(text, _POSITION_WORDS))


def write_set_up(given: SetUp) -> str:
    """A position with its set-up in one line."""
    return _joined(_all_words(given))


def some_words(given: SetUp, names: Iterable[str]) -> str:
    """Only these of its words."""
    words = _all_words(given)
    return _joined({name: words[name] for name in names})


def _all_words(given: SetUp) -> dict[str, str]:
    setup = given.setup
    assert setup.position
    words: dict[str, str] = {name: getattr(setup, name) for name in ("sheet", "explore", "seasons")}
    words |= {name: ",".join(getattr(setup, name)) for name in _SETUP_LISTS}
    words["heroes"] = "yes" if setup.heroes else ""
    return words | _position_words(setup.position) | {_NEXT: ",".join(given.next)}


def read_set_up(text: str) -> SetUp:
    """A position with its set-up, for one seat."""
    words = _split(text, (*_SETUP_WORDS, *_POSITION_WORDS, _NEXT))
    missing = [name for name in ("sheet", "edicts", _MAP) if name not in words]
    if missing:
        raise BadNotation("position-missing", "the position lacks {missing}", missing=missing)
    box = words.get("explore", "")
    setup = Setup(
        seats=1,
        sheet=words["sheet"],
        explore=box,
        seasons=words.get("seasons", box),
        heroes=words.get("heroes") == "yes",
        position=_position(words),
        **{name: _list(words.get(name, "")) for name in _SETUP_LISTS},
    )
    return SetUp(setup, _list(words.get(_NEXT, "")))


def _position(words: dict[str, str]) -> Position:
    if _MAP not in words:
        raise BadNotation("position-missing", "the position lacks {missing}", missing=[_MAP])
    values: dict[str, Any] = {name: read(words[name]) for name, read in _READ.items() if name in words}
    coins, crossed = values.pop("coins", (0, 0))
    more: dict[str, Any] = {name: values.pop(name) for name in (_MARKS, _NAMED) if name in values}
    sheet = read_line(words[_MAP])._replace(**more)
    return Position(sheet=sheet, coins=coins, crossed=crossed, **values)


def _joined(words: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in words.items() if value)


def _split(text: str, known: Iterable[str]) -> dict[str, str]:
    if len(text) > LONGEST:
        sentence = "a position has at most {most} characters, not {length}"
        raise BadNotation("position-long", sentence, most=LONGEST, length=len(text))
    words: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in known or name in words:
            raise BadNotation(
                "position-word",
                "{word!r} is no part of a position: each of {names} once, like season=2",
                word=word[:60],
                names=list(known),
            )
        words[name] = value
    return words


def _number(text: str) -> int:
    if not fullmatch("-?[0-9]{1,3}", text):
        raise BadNotation(
            "position-number", "{text!r} is not a number that a position can have", text=text[:60]
        )
    return int(text)


def _list(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text and text != _NONE else ()


def _coins(text: str) -> tuple[int, int]:
    had, _, spent = text.partition("-")
    return _number(had), _number(spent or "0")


def _scores(text: str) -> tuple[tuple[int, ...], ...]:
    scores = tuple(tuple(_number(one) for one in season.split(",")) for season in text.split("+"))
    if any(len(season) != len(("first", "second", "coins", "monsters")) for season in scores):
        raise BadNotation(
            "position-number", "{text!r} is not a number that a position can have", text=text[:60]
        )
    return scores


def _named(text: str) -> tuple[tuple[str, int], ...]:
    parts = (part.partition(":") for part in text.split("+"))
    return tuple((name, read_cells(cells)) for name, _, cells in parts)


#: How the words of a position are read, by the name of its field; the map comes first.
_READ: dict[str, Callable[[str], Any]] = {
    "season": lambda text: _number(text) - 1,
    "used": _list,
    "met": _list,
    "display": _list,
    "coins": _coins,
    "skill": str,
    "scores": _scores,
    _MARKS: read_cells,
    _NAMED: _named,
}
