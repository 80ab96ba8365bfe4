"""Parts of a room's state that are written as JSON already."""


class JsonCache:
    """What is kept for as long as it is true: until the next phase, or until the next change of any kind."""

    def __init__(self) -> None:
        #: The table, without what changes within a phase; empty if it is not written yet.
        self.table = b""
        #: By the number of the seat: what everybody sees of it, without what changes within a phase.
        self.seats: dict[int, bytes] = {}
        #: By seat and language: what only its player sees, without what changes within a phase.
        self.own_seats: dict[tuple[int, str], bytes] = {}
        #: The whole log, at a table that is not large.
        self.log = b""
        #: What changes within a phase and everybody sees: of the table, of all seats, and in short.
        self.moment = b""
        #: Until when the game waits; known as soon as the moment is written.
        self.due: float | None = None
        self.seats_now: list[bytes] = []
        self.presence = b""
        #: How often anything has changed.
        self.changes = 0

    def clear(self) -> None:
        """Anything may have changed."""
        self.table = self.log = b""
        self.seats.clear()
        self.own_seats.clear()
        self.clear_moment()

    def clear_moment(self) -> None:
        """Somebody decided, came or went, and the phase is still the same."""
        self.moment = self.presence = b""
        self.seats_now = []
        self.changes += 1
