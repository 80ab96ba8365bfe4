"""Records as JSON values, for machines."""

from typing import Any

from cartographers.notation.error import BadNotation
from cartographers.notation.record import (
    FORMAT,
    BadRecord,
    CardStep,
    EndStep,
    Entries,
    Record,
    SeasonStep,
    Step,
    Tracks,
)
from cartographers.notation.verify import Verifier
from cartographers.notation.wire import READ_DECISION, Json, read_setup, write_decision, write_setup
from cartographers.rules.decision import Decision, Declare
from cartographers.rules.edition import Shelf
from cartographers.rules.setup import Setup
from cartographers.rules.state import SeasonScore


def write_record(record: Record) -> Json:
    """A record as JSON."""
    setup = write_setup(record.setup)
    setup["names"] = list(record.setup.names) or [""] * record.setup.seats
    steps = [_write_step(step, record.setup.solo) for step in record.steps]
    return {"format": FORMAT, "setup": setup, "steps": steps}


def _write_step(step: Step, solo: bool) -> Json:
    match step:
        case CardStep():
            told: Json = {"after" if step.lasting else "reveal": step.card}
            for kind, entries in step.decisions:
                told[kind] = [entry and _write_entry(entry, solo) for entry in entries]
            return told | {"coins": [list(track) for track in step.coins]} if step.coins else told
        case SeasonStep():
            return {"season": step.season, "scores": [list(score) for score in step.scores]}
        case EndStep():
            end: Json = {name: list(getattr(step, name)) for name in ("totals", "losses", "places")}
            return {"end": end | {"rating": step.rating, "title": step.title} if solo else end}


def _write_entry(entry: Decision, solo: bool) -> Json:
    told = write_decision(entry)
    if solo and isinstance(entry, Declare) and entry.skill and not entry.extra:
        told["upright"] = entry.upright  # always said: lying down is a choice as well
    return told


def read_record(shelf: Shelf, told: Any) -> Record:
    """A record from JSON, verified step by step."""
    _exactly(told, "a record", ["format", "setup", "steps"])
    if told["format"] != FORMAT:
        raise BadRecord(f"the format is {told['format']!r}; this reads {FORMAT!r}")
    if not isinstance(told["steps"], list):
        raise BadRecord(f"the steps are a list, not {told['steps']!r}")
    setup = _read_setup(told["setup"])
    verifier = Verifier(shelf, setup)
    for number, step in enumerate(told["steps"], 1):
        try:
            read = _read_step(step, setup.solo)
        except BadNotation as wrong:
            raise BadRecord(f"step {number}: {wrong}") from None
        verifier.take(read)
    return verifier.close()


def _read_setup(told: Any) -> Setup:
    try:
        setup = read_setup(told)
    except BadNotation as wrong:
        raise BadRecord(str(wrong)) from None
    if len(setup.names) != setup.seats:
        raise BadRecord(f"a record has a name for each of {setup.seats} seats, not {len(setup.names)}")
    return setup


def _read_step(told: Any, solo: bool) -> Step:
    match told:
        case {"reveal": str(card)}:
            return _read_card(told, card, solo, lasting=False)
        case {"after": str(card)}:
            return _read_card(told, card, solo, lasting=True)
        case {"season": str(season)}:
            _exactly(told, "a season", ["season", "scores"])
            return SeasonStep(season, tuple(SeasonScore(*one) for one in _numbers(told["scores"], 4)))
        case {"end": end}:
            _exactly(told, "the last step", ["end"])
            return _read_end(end, solo)
    raise BadNotation(f"{told!r} is no step: it has reveal, season, after or end")


def _read_card(told: Json, card: str, solo: bool, lasting: bool) -> CardStep:
    known = ["after", "destroy"] if lasting else ["reveal", "declare", "draw", "ambush", "hero"]
    _at_most(told, "a step", [*known, "coins"])
    decisions = tuple((kind, _entries(kind, told[kind], solo)) for kind in known[1:] if kind in told)
    coins: Tracks = ()
    if "coins" in told:
        coins = tuple((filled, crossed) for filled, crossed in _numbers(told["coins"], 2))
    return CardStep(card, decisions, coins, lasting)


def _entries(kind: str, told: Any, solo: bool) -> Entries:
    if not isinstance(told, list):
        raise BadNotation(f"{kind} is a list with an entry for each seat, not {told!r}")
    return tuple(None if entry is None else _read_entry(kind, entry, solo) for entry in told)


def _read_entry(kind: str, told: Any, solo: bool) -> Decision:
    decision = READ_DECISION[kind](told)
    _exactly(told, "what a seat decided", list(_write_entry(decision, solo)))
    return decision


def _read_end(told: Any, solo: bool) -> EndStep:
    lists = ["totals", "losses", "places"]
    _exactly(told, "the end", lists + ["rating", "title"] * solo)
    (totals,), (losses,), (places,) = (_numbers([told[name]], None) for name in lists)
    if not solo:
        return EndStep(totals, losses, places)
    if type(told["rating"]) is not int or not isinstance(told["title"], str | None):
        raise BadNotation(f"a rating is a number and a title a word or null, not {told!r}")
    return EndStep(totals, losses, places, told["rating"], told["title"])


def _numbers(told: Any, length: int | None) -> list[tuple[int, ...]]:
    """Lists of whole numbers, each of this length."""
    if not isinstance(told, list):
        raise BadNotation(f"a list with an entry for each seat is wanted, not {told!r}")
    for one in told:
        right = isinstance(one, list) and all(type(number) is int for number in one)
        if not right or (length is not None and len(one) != length):
            raise BadNotation(f"{one!r} is not a list of {length or 'whole'} numbers")
    return [tuple(one) for one in told]


def _at_most(told: Any, what: str, known: list[str]) -> None:
    if not isinstance(told, dict):
        raise BadRecord(f"{what} is an object with {', '.join(known)}, not {told!r}")
    for name in told:
        if name not in known:
            raise BadRecord(f"{what} has no {name!r} here, only {', '.join(known) or 'nothing'}")


def _exactly(told: Any, what: str, known: list[str]) -> None:
    _at_most(told, what, known)
    for name in known:
        if name not in told:
            raise BadRecord(f"{what} lacks {name!r}")
