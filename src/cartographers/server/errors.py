"""What the server will not do, and the one sentence to say about it."""

from cartographers.notation.cells import names
from cartographers.rules.reason import Illegal


class Refusal(Exception):
    """A request that cannot be met: its status, a sentence, and perhaps the rules' own word for it."""

    def __init__(self, status: int, detail: str, code: str = "", cells: list[str] | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.code = code
        self.cells = cells or []


def no_game() -> Refusal:
    """There is no such game."""
    return Refusal(404, "There is no such game.")


def no_seat() -> Refusal:
    """The game has no such seat."""
    return Refusal(404, "This game has no such seat.")


def not_yours() -> Refusal:
    """The seat is somebody else's."""
    return Refusal(403, "This seat is not yours.")


def stale() -> Refusal:
    """The game has gone on since."""
    return Refusal(409, "The game has gone on: this decision was meant for an earlier step.")


def illegal(reason: Illegal, status: int = 422) -> Refusal:
    """The rules do not allow it."""
    return Refusal(status, str(reason), reason.code, names(reason.area))


def unkept() -> Refusal:
    """The disk did not take it."""
    return Refusal(503, "This could not be saved; nothing has changed. Please try again.")
