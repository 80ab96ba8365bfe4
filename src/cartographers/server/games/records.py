"""Records of games: downloaded from a game, or uploaded and verified."""

from collections.abc import Sequence
from dataclasses import replace
from json import dumps, loads
from typing import Literal, NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.deal import Deal
from cartographers.notation.error import BadNotation
from cartographers.notation.record import Record, log_of
from cartographers.notation.record_json import read_record, write_record
from cartographers.notation.record_text import SIGNS, read_text, write_text
from cartographers.notation.recorder import record_of
from cartographers.rules.event import Began, Event
from cartographers.rules.history import history
from cartographers.rules.setup import Setup
from cartographers.server.basics.errors import Refusal
from cartographers.server.names.checking import proper_name
from cartographers.server.protocol.plans import PlanRequest, SeatRequest
from cartographers.server.protocol.state import LogLine
from cartographers.server.rooms.decisions import SKIP
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table
from cartographers.words.book import Words


def record_file(
    log: list[Event],
    names: list[str],
    file_format: Literal["text", "json"],
    signs: str = SIGNS,
    remarks: Sequence[str] = (),
    deal: Deal | None = None,
) -> str:
    """The record of a log as the text of a file: up to its last complete turn, with the players' names.

    ``signs`` and ``remarks`` are comments, which JSON has not. A deal is told once the game is over.
    """
    setup = next(history(shelf(), log)).after.setup
    named = Began(replace(setup, names=tuple(names)))
    record = replace(record_of(shelf(), [named, *log[1:]]), deal=deal)
    if file_format == "text":
        return write_text(record, signs, remarks)
    return dumps(write_record(record), ensure_ascii=False, indent=1) + "\n"


def drawn_for_players(lines: Sequence[LogLine], names: list[str], words: Words) -> list[str]:
    """Which cards were not drawn by the players themselves, a line for each player."""
    cards: dict[tuple[int, bool], list[str]] = {}
    for line in lines:
        for drawing in line.drawn:
            if drawing.bot and drawing.by is not None:
                cards.setdefault((drawing.by, drawing.bot == SKIP), []).append(line.card)
    return [
        words(
            "record-skipped" if skipped else "record-by-bot",
            name=names[seat] or str(seat + 1),
            cards=", ".join(drawn),
        )
        for (seat, skipped), drawn in cards.items()
    ]


class Upload(NamedTuple):
    """An uploaded finished game."""

    table: Table
    #: The names of its players.
    names: list[str]
    #: How its cards were shuffled, if the record tells it.
    deal: Deal | None


def read_upload(text: str) -> Upload:
    """An uploaded finished game, every step verified by the rules."""
    try:
        record = read_record_text(text)
    except BadNotation as error:
        raise Refusal(422, "bad-record", "This record cannot be believed: {wrong}", wrong=error) from None
    if not record.finished:
        sentence = "This record stops before its game is over; only finished games can be looked at."
        raise Refusal(422, "record-unfinished", sentence)
    setup = record.setup
    names = [proper_name(name) for name in setup.names] or [""] * setup.seats
    log = log_of(replace(record, setup=replace(setup, names=())))
    # The log of a finished game has all its cards, so the dealer is never asked.
    return Upload(Table.resume(shelf(), log, SeedDealer(0)), names, record.deal)


def read_record_text(text: str) -> Record:
    """A record in either of its forms, verified by the rules; raises ``BadNotation``."""
    if not text.lstrip().startswith("{"):
        return read_text(shelf(), text)
    try:
        parsed = loads(text)
        dumps(parsed, ensure_ascii=False).encode()  # no text contains half of a surrogate pair
    except (ValueError, RecursionError) as error:
        raise BadNotation("not-json", "it is no readable JSON ({reason})", reason=str(error)) from None
    return read_record(shelf(), parsed)


def plan_of(setup: Setup, names: list[str]) -> PlanRequest:
    """A plan that repeats a recorded game: its first player as "me", bots in the other seats."""
    first, *others = names
    return PlanRequest(
        sheet=setup.sheet,
        explore=setup.explore,
        seasons=setup.seasons,
        stacks=list(setup.stacks),
        edicts=list(setup.edicts),
        ambushes=list(setup.ambushes),
        heroes=setup.heroes,
        skills=list(setup.skills) or False,
        seats=[SeatRequest(kind="me", name=first), *(SeatRequest(kind="bot", name=name) for name in others)],
    )
