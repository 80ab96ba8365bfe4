"""Decisions as they are sent and recorded, why one is refused, and reasons for one."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, SkipValidation, with_config
from pydantic.config import JsonDict
from typing_extensions import TypeAliasType, TypedDict  # pydantic takes those of Python from 3.12 on

from cartographers.server.protocol.message import Cell, Message, RequestMessage, Terrain


def _required(schema: JsonDict, kind: type) -> None:
    """What is not used is left out of a decision, also where other messages send every field."""
    needed: frozenset[str] = kind.__required_keys__  # type: ignore[attr-defined]  # a TypedDict has it
    schema["required"] = [name for name in kind.__annotations__ if name in needed]


_NOTHING_ELSE = ConfigDict(extra="forbid", json_schema_extra=_required)


@with_config(_NOTHING_ELSE)
class Extra(TypedDict):
    """What a skill draws in addition."""

    terrain: Terrain
    cells: list[Cell]


@with_config(_NOTHING_ELSE)
class Draw(TypedDict):
    """In the phase ``draw``: a shape in a terrain, perhaps with a skill."""

    terrain: Terrain
    cells: list[Cell]
    skill: NotRequired[str]
    extra: NotRequired[Extra]


@with_config(_NOTHING_ELSE)
class Declare(TypedDict):
    """In the phase ``declare``: the skill that is used against an ambush, or nothing."""

    skill: NotRequired[str]
    extra: NotRequired[Extra]
    upright: NotRequired[bool]


@with_config(_NOTHING_ELSE)
class Ambush(TypedDict):
    """In the phase ``ambush``: monsters on a neighbour's map, and the cell that a gorgon destroys."""

    cells: list[Cell]
    target: NotRequired[Cell]


@with_config(_NOTHING_ELSE)
class Post(TypedDict):
    """In the phase ``hero``: a hero with its attack marks, perhaps with a skill."""

    cell: Cell
    marks: list[Cell]
    skill: NotRequired[str]
    extra: NotRequired[Extra]


@with_config(_NOTHING_ELSE)
class Destroy(TypedDict):
    """In the phases ``gaze`` and ``ravage``: a cell."""

    cell: Cell


#: A decision; the phase says of which kind. Only ``notation.wire`` reads it, which says what is wrong with it
#: in the language of the player.
Decision = TypeAliasType("Decision", SkipValidation[Draw | Declare | Ambush | Post | Destroy])


class MissedGoal(Message):
    """What a legal decision missed: the key of a text, the figure reached and the figure asked for."""

    text: str
    got: int
    goal: int
    #: A decision that the step takes, for whoever has tried and wants to be shown one.
    shown: Decision | None = None


class DecisionRequest(RequestMessage):
    """A decision for one step. A repeated ``move_id`` is ignored."""

    step: int
    move_id: Annotated[str, Field(min_length=1, max_length=64)]
    #: As in a record in JSON.
    decision: Decision


class Problem(Message):
    """Why a request failed, in one sentence."""

    #: In the language of the request.
    detail: str
    #: What was wrong, for programs: it is the same in every language and stays the same.
    code: str
    #: What the sentence tells: numbers, words, lists; another problem is an object with its code and values.
    values: dict[str, Any] = {}
    #: If the rules refused it: the cells that the reason is about.
    cells: list[Cell] = []
    #: If it is a lesson that asks for another decision: what this one missed.
    missed: MissedGoal | None = None


class HintReason(Message):
    """One reason for the advised decision. On a neighbour's map it counts what the neighbour loses."""

    #: edict: it gives more; edict-less: it gives less; edict-prepared: it gives the same, but coming cards
    #: can bring more; coins: coins earned; monsters: spaces beside monsters closed; ruins: the ruins card is
    #: obeyed; room: coming shapes have more places than after the usual decision, or after the next best if
    #: the usual one is advised; better: more stars are expected than after that decision.
    code: Literal["edict", "edict-less", "edict-prepared", "coins", "monsters", "ruins", "room", "better"]
    #: Stars at one scoring, coins, spaces closed, or places for coming shapes.
    amount: float
    #: The edict, the season that scores it next, and how many seasons still do.
    edict: str = ""
    season: int = 0
    times: int = 1
    #: The places for coming shapes after the other decision.
    instead: int = 0
