"""What of a room matters for notices, and what has changed between two looks at it."""

from dataclasses import dataclass
from typing import Literal, Self

from cartographers.server.rooms.room import Room


@dataclass(frozen=True, slots=True)
class Moment:
    """A room at one time."""

    step: int
    #: Seasons that have been scored.
    scored: int
    over: bool
    #: The seats of people.
    people: frozenset[int]

    @classmethod
    def of(cls, room: Room) -> Self:
        """The room as it is now."""
        return cls(
            step=room.game.step,
            scored=len(room.game.seats[0].scores),
            over=room.over,
            people=frozenset(seat.seat for seat in room.seats if seat.kind == "human"),
        )

    def events_since(self, before: "Moment") -> list[Literal["step", "season", "over"]]:
        """What webhooks are told, in order."""
        events: list[Literal["step", "season", "over"]] = []
        if self.scored > before.scored:
            events.append("season")
        if self.over and not before.over:
            events.append("over")
        elif self.step != before.step:
            events.append("step")
        return events
