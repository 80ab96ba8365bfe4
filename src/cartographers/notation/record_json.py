"""Records as JSON values, for machines."""

from dataclasses import replace
from typing import Any

from cartographers.notation.deal import Deal, read_deal_json, write_deal_json
from cartographers.notation.error import BadNotation, as_written
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
from cartographers.rules.box import Shelf
from cartographers.rules.decision import Decision, Declare
from cartographers.rules.setup import Setup
from cartographers.rules.state import SeasonScore


def write_record(record: Record) -> Json:
    """A record as JSON."""
    setup = write_setup(record.setup)
    setup["names"] = list(record.setup.names) or [""] * record.setup.seats
    steps = [_write_step(step, record.setup.solo) for step in record.steps]
    deal = {"deal": write_deal_json(record.deal)} if record.deal else {}
    return {"format": FORMAT, "setup": setup, **deal, "steps": steps}


def _write_step(step: Step, solo: bool) -> Json:
    match step:
        case CardStep():
            data: Json = {"after" if step.lasting else "reveal": step.card}
            for kind, entries in step.decisions:
                data[kind] = [entry and _write_entry(entry, solo) for entry in entries]
            return data | {"coins": [list(track) for track in step.coins]} if step.coins else data
        case SeasonStep():
            return {"season": step.season, "scores": [list(score) for score in step.scores]}
        case EndStep():
            end: Json = {name: list(getattr(step, name)) for name in ("totals", "losses", "places")}
            return {"end": end | {"rating": step.rating, "title": step.title} if solo else end}


def _write_entry(entry: Decision, solo: bool) -> Json:
    data = write_decision(entry)
    if solo and isinstance(entry, Declare) and entry.skill and not entry.extra:
        data["upright"] = entry.upright  # always said: lying down is a choice as well
    return data


def read_record(shelf: Shelf, data: Any) -> Record:
    """A record from JSON, verified step by step."""
    _exactly(data, "a record", ["format", "setup", "steps"], may_have="deal")
    if data["format"] != FORMAT:
        raise BadRecord(
            "record-format",
            "the format is {found}; this reads {format!r}",
            found=as_written(data["format"]),
            format=FORMAT,
        )
    if not isinstance(data["steps"], list):
        raise BadRecord("record-steps", "the steps are a list, not {found}", found=as_written(data["steps"]))
    setup = _read_setup(data["setup"])
    verifier = Verifier(shelf, setup)
    for number, step in enumerate(data["steps"], 1):
        try:
            read = _read_step(step, setup.solo)
        except BadNotation as wrong:
            raise BadRecord("record-at", "step {step}: {wrong}", step=number, wrong=wrong) from None
        verifier.take(read)
    return replace(verifier.close(), deal=_read_deal(data, setup))


def _read_deal(data: Json, setup: Setup) -> Deal | None:
    try:
        return read_deal_json(data["deal"], setup.seats) if "deal" in data else None
    except BadNotation as wrong:
        raise BadRecord.of(wrong) from None


def _read_setup(data: Any) -> Setup:
    try:
        setup = read_setup(data)
    except BadNotation as wrong:
        raise BadRecord.of(wrong) from None
    if len(setup.names) != setup.seats:
        raise BadRecord(
            "record-names",
            "a record has a name for each of {seats} seats, not {names}",
            seats=setup.seats,
            names=len(setup.names),
        )
    return setup


def _read_step(data: Any, solo: bool) -> Step:
    match data:
        case {"reveal": str(card)}:
            return _read_card(data, card, solo, lasting=False)
        case {"after": str(card)}:
            return _read_card(data, card, solo, lasting=True)
        case {"season": str(season)}:
            _exactly(data, "a season", ["season", "scores"])
            return SeasonStep(season, tuple(SeasonScore(*one) for one in _numbers(data["scores"], 4)))
        case {"end": end}:
            _exactly(data, "the last step", ["end"])
            return _read_end(end, solo)
    raise BadNotation(
        "json-step", "{found} is no step: it has reveal, season, after or end", found=as_written(data)
    )


def _read_card(data: Json, card: str, solo: bool, lasting: bool) -> CardStep:
    known = ["after", "destroy"] if lasting else ["reveal", "declare", "draw", "ambush", "hero"]
    _at_most(data, "a step", [*known, "coins"])
    decisions = tuple((kind, _entries(kind, data[kind], solo)) for kind in known[1:] if kind in data)
    coins: Tracks = ()
    if "coins" in data:
        coins = tuple((filled, crossed) for filled, crossed in _numbers(data["coins"], 2))
    return CardStep(card, decisions, coins, lasting)


def _entries(kind: str, data: Any, solo: bool) -> Entries:
    if not isinstance(data, list):
        raise BadNotation(
            "json-entries",
            "{name} is a list with an entry for each seat, not {found}",
            name=kind,
            found=as_written(data),
        )
    return tuple(None if entry is None else _read_entry(kind, entry, solo) for entry in data)


def _read_entry(kind: str, data: Any, solo: bool) -> Decision:
    decision = READ_DECISION[kind](data)
    _exactly(data, "what a seat decided", list(_write_entry(decision, solo)))
    return decision


def _read_end(data: Any, solo: bool) -> EndStep:
    lists = ["totals", "losses", "places"]
    _exactly(data, "the end", lists + ["rating", "title"] * solo)
    (totals,), (losses,), (places,) = (_numbers([data[name]], None) for name in lists)
    if not solo:
        return EndStep(totals, losses, places)
    if type(data["rating"]) is not int or not isinstance(data["title"], str | None):
        raise BadNotation(
            "json-rating",
            "a rating is a number and a title a word or null, not {found}",
            found=as_written(data),
        )
    return EndStep(totals, losses, places, data["rating"], data["title"])


def _numbers(data: Any, length: int | None) -> list[tuple[int, ...]]:
    """Lists of whole numbers, each of this length."""
    if not isinstance(data, list):
        raise BadNotation(
            "json-seats", "a list with an entry for each seat is wanted, not {found}", found=as_written(data)
        )
    for one in data:
        right = isinstance(one, list) and all(type(number) is int for number in one)
        if not right or (length is not None and len(one) != length):
            raise BadNotation(
                "json-numbers",
                f"{{found}} is not a list of {length or 'whole'} numbers",
                found=as_written(one),
                length=length or 0,
            )
    return [tuple(one) for one in data]


def _at_most(data: Any, what: str, known: list[str]) -> None:
    if not isinstance(data, dict):
        raise BadRecord(
            "json-object",
            f"{what} is an object with {{fields}}, not {{found}}",
            fields=known,
            found=as_written(data),
        )
    for name in data:
        if name not in known:
            raise BadRecord(
                "json-field",
                f"{what} has no {{name!r}} here, only {{fields}}",
                name=str(name),
                fields=known,
            )


def _exactly(data: Any, what: str, known: list[str], may_have: str = "") -> None:
    _at_most(data, what, [*known, may_have] if may_have else known)
    for name in known:
        if name not in data:
            raise BadRecord("json-lacks", f"{what} lacks {{name!r}}", name=name)
