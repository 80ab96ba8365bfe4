"""Set-ups, decisions and events as JSON values, for files and for the network."""

from collections.abc import Callable
from typing import Any

from cartographers.notation.cells import cell_name, names, read_cell, read_names
from cartographers.notation.error import BadNotation, as_written
from cartographers.notation.kinds import KIND_IN, KIND_OF
from cartographers.notation.position_text import read_position, write_position
from cartographers.rules.area import NOWHERE
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.event import Began, Committed, Event, Revealed, Withdrawn
from cartographers.rules.setup import Setup
from cartographers.rules.state import Phase
from cartographers.rules.terrain import BY_KEY, Terrain

Json = dict[str, Any]


def write_setup(setup: Setup) -> Json:
    """A set-up as JSON; a position, which few have, in one line."""
    values = {name: getattr(setup, name) for name in _SETUP}
    data: Json = {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
    return data | {_POSITION: write_position(setup.position)} if setup.position else data


def read_setup(data: Any) -> Setup:
    """A set-up from JSON; whether it is legal is for the rules to say."""
    _only(data, "a set-up", (*_SETUP, _POSITION))
    position = read_position(str(data[_POSITION])) if _POSITION in data else None
    missing = [name for name in _SETUP if name not in data]
    if missing:
        raise BadNotation("json-setup-missing", "the set-up lacks {missing}", missing=missing)
    for name, kind in _SETUP.items():
        value = data[name]
        if type(value) is not kind or (
            isinstance(value, list) and not all(type(one) is str for one in value)
        ):
            raise BadNotation(
                "json-setup-value",
                f"{{name}} in the set-up is {{found}}, which is no {_KINDS[kind]}",
                name=name,
                found=as_written(value),
                kind=kind.__name__,
            )
    values: Json = {name: tuple(value) if type(value) is list else value for name, value in data.items()}
    return Setup(**values | {_POSITION: position})


_SETUP: dict[str, type] = {
    "seats": int,
    "sheet": str,
    "explore": str,
    "seasons": str,
    "stacks": list,
    "edicts": list,
    "ambushes": list,
    "heroes": bool,
    "skills": list,
    "names": list,
}
_POSITION = "position"
_KINDS = {int: "whole number", str: "word", list: "list of words", bool: "true or false"}


def write_decision(decision: Decision) -> Json:
    """A decision as JSON; what is not used is left out."""
    match decision:
        case Draw():
            data: Json = {"terrain": decision.terrain.key, "cells": names(decision.cells)}
        case Ambush():
            data = {"cells": names(decision.cells)}
            if decision.target:
                data["target"] = cell_name(decision.target)
        case Post():
            data = {"cell": cell_name(decision.cell), "marks": names(decision.marks)}
        case Destroy():
            data = {"cell": cell_name(decision.cell)}
        case Declare():
            data = {}
    if isinstance(decision, Draw | Post | Declare) and decision.skill:
        data["skill"] = decision.skill
        if decision.extra:
            data["extra"] = {"terrain": decision.extra.terrain.key, "cells": names(decision.extra.cells)}
    if isinstance(decision, Declare) and decision.upright:
        data["upright"] = True
    return data


def read_draw(data: Any) -> Draw:
    """A drawing from an explore card."""
    _only(data, "a drawing", ("terrain", "cells", "skill", "extra"))
    return Draw(read_terrain(data.get("terrain")), _area(data, "cells"), _skill(data), _extra(data))


def read_declare(data: Any) -> Declare:
    """What is declared at an ambush."""
    _only(data, "a declaration", ("skill", "extra", "upright"))
    upright = data.get("upright", False)
    if type(upright) is not bool:
        raise BadNotation("json-upright", "upright is true or false, not {found}", found=as_written(upright))
    return Declare(_skill(data), _extra(data), upright)


def read_ambush(data: Any) -> Ambush:
    """A drawing of monsters."""
    _only(data, "an ambush", ("cells", "target"))
    return Ambush(_area(data, "cells"), read_cell(data["target"]) if "target" in data else NOWHERE)


def read_post(data: Any) -> Post:
    """A hero and its marks."""
    _only(data, "a hero", ("cell", "marks", "skill", "extra"))
    return Post(read_cell(data.get("cell", "")), _area(data, "marks"), _skill(data), _extra(data))


def read_destroy(data: Any) -> Destroy:
    """A cell to be destroyed."""
    _only(data, "a destroyed cell", ("cell",))
    return Destroy(read_cell(data.get("cell", "")))


#: How a decision of each kind is read.
READ_DECISION: dict[str, Callable[[Any], Decision]] = {
    "draw": read_draw,
    "declare": read_declare,
    "ambush": read_ambush,
    "hero": read_post,
    "destroy": read_destroy,
}


def read_decision(phase: Phase, value: Any) -> Decision:
    """A decision of the kind that a phase asks for; whether it is legal is for the rules to say."""
    return READ_DECISION[KIND_IN[phase]](value)


def write_event(event: Event) -> Json:
    """An event of the log as JSON."""
    match event:
        case Began(setup):
            return {"began": write_setup(setup)}
        case Revealed(card):
            return {"revealed": card}
        case Committed(seat, decision):
            return {"committed": seat, KIND_OF[type(decision)]: write_decision(decision)}
        case Withdrawn(seat):
            return {"withdrawn": seat}


def read_event(data: Any) -> Event:
    """An event of the log from JSON, with nothing else in it."""
    match data:
        case {"began": setup, **rest} if not rest:
            return Began(read_setup(setup))
        case {"revealed": str(card), **rest} if not rest:
            return Revealed(card)
        case {"withdrawn": seat, **rest} if type(seat) is int and not rest:
            return Withdrawn(seat)
        case {"committed": seat, **rest} if type(seat) is int and len(rest) == 1:
            ((kind, decision),) = rest.items()
            if kind in READ_DECISION:
                return Committed(seat, READ_DECISION[kind](decision))
    raise BadNotation(
        "json-event",
        "{found} is no event: it has began, revealed, committed or withdrawn",
        found=as_written(data),
    )


def read_terrain(word: Any) -> Terrain:
    """A terrain from its word."""
    if not isinstance(word, str) or word not in BY_KEY:
        raise BadNotation(
            "json-terrain",
            "{found} is no terrain; choose from {choices}",
            found=as_written(word),
            choices=list(BY_KEY),
        )
    return BY_KEY[word]


def _only(data: Any, what: str, known: Any) -> None:
    """Refuse anything but an object with known fields."""
    if not isinstance(data, dict):
        raise BadNotation(
            "json-object",
            f"{what} is written as an object with {{fields}}, not as {{found}}",
            fields=list(known),
            found=as_written(data),
        )
    for name in data:
        if name not in known:
            raise BadNotation(
                "json-field",
                f"{what} has no {{name!r}}; it has {{fields}}",
                name=str(name),
                fields=list(known),
            )


def _area(data: Json, name: str) -> int:
    listed = data.get(name)
    if not isinstance(listed, list):
        raise BadNotation(
            "json-cells",
            "{name} is a list of cells like ['B4', 'B5'], not {found}",
            name=name,
            found=as_written(listed),
        )
    return read_names(listed)


def _skill(data: Json) -> str:
    skill = data.get("skill", "")
    if not isinstance(skill, str):
        raise BadNotation("json-skill", "a skill is named by a word, not {found}", found=as_written(skill))
    return skill


def _extra(data: Json) -> Extra | None:
    extra = data.get("extra")
    if extra is None:
        return None
    _only(extra, "what a skill draws besides", ("terrain", "cells"))
    return Extra(read_terrain(extra.get("terrain")), _area(extra, "cells"))
