"""Seasons explained and uploaded records."""

from typing import Annotated

from pydantic import Field

from cartographers.server.protocol.message import Cell, Message, RequestMessage
from cartographers.server.protocol.own_seat import EdictScore


class SeatSeason(Message):
    """The stars of one seat in a season, part by part, on the map as it was then."""

    seat: int
    name: str
    rows: list[str]
    marks: list[Cell] = []
    first: EdictScore
    second: EdictScore
    coins: int
    monsters: EdictScore
    stars: int
    total: int


class SeasonExplained(Message):
    """The scoring of a season, explained for every seat."""

    season: int
    edicts: tuple[str, str]
    seats: list[SeatSeason]


class RecordUpload(RequestMessage):
    """A record in either format, to be replayed."""

    record: Annotated[str, Field(max_length=400_000)]
