"""Records of games: written for those who played, read and verified for those who look."""

from dataclasses import replace
from json import dumps, loads
from typing import Literal

from cartographers.editions import shelf
from cartographers.notation.error import BadNotation
from cartographers.notation.record import Record, log_of
from cartographers.notation.record_json import read_record, write_record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.retell import record_of
from cartographers.rules.event import Began, Event
from cartographers.rules.setup import Setup
from cartographers.server.errors import Refusal
from cartographers.server.protocol import PlanWish, SeatWish
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table


def written(log: list[Event], names: list[str], form: Literal["text", "json"]) -> str:
    """The record of a log, up to its last complete turn, with the players' names in it."""
    first = log[0]
    assert isinstance(first, Began)
    named = Began(replace(first.setup, names=tuple(names)))
    record = record_of(shelf(), [named, *log[1:]])
    if form == "text":
        return write_text(record)
    return dumps(write_record(record), ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> tuple[Table, list[str]]:
    """The finished game a record tells, every step of it verified, and its players' names."""
    try:
        record = _record(text)
    except BadNotation as wrong:
        raise Refusal(422, f"This record cannot be believed: {wrong}") from None
    if not record.finished:
        raise Refusal(422, "This record stops before its game is over; only finished games can be looked at.")
    setup = record.setup
    names = list(setup.names) or [""] * setup.seats
    log = log_of(replace(record, setup=replace(setup, names=())))
    # All cards are in the log: a finished game needs no dealer.
    return Table.resume(shelf(), log, SeedDealer(0)), names


def _record(text: str) -> Record:
    if not text.lstrip().startswith("{"):
        return read_text(shelf(), text)
    try:
        told = loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadNotation(f"it is no readable JSON ({wrong})") from None
    return read_record(shelf(), told)


def plan_of(setup: Setup, names: list[str]) -> PlanWish:
    """The plan from which a recorded game could have come; its other players are bots now."""
    first, *others = names
    return PlanWish(
        sheet=setup.sheet,
        explore=setup.explore,
        seasons=setup.seasons,
        stacks=list(setup.stacks),
        edicts=list(setup.edicts),
        ambushes=list(setup.ambushes),
        heroes=setup.heroes,
        skills=list(setup.skills) or False,
        seats=[SeatWish(kind="me", name=first), *(SeatWish(kind="bot", name=name) for name in others)],
    )
