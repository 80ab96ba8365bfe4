"""The error that a request is refused with, and the refusals used in several places."""

from cartographers.notation.cells import names
from cartographers.rules.reason import Illegal


class Refusal(Exception):
    """A request that is refused, with the HTTP status and a sentence for the player."""

    def __init__(self, status: int, detail: str, code: str = "", cells: list[str] | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        #: The rules' code for the reason, and the cells it is about.
        self.code = code
        self.cells = cells or []


def no_game() -> Refusal:
    """Not found: the game does not exist."""
    return Refusal(404, "There is no such game.")


def no_seat() -> Refusal:
    """Not found: the game has no seat of this number."""
    return Refusal(404, "This game has no such seat.")


def not_yours() -> Refusal:
    """Forbidden: the device does not play this seat."""
    return Refusal(403, "This seat is not yours.")


def stale() -> Refusal:
    """Conflict: the decision was made for an earlier step."""
    return Refusal(409, "The game has gone on: this decision was meant for an earlier step.")


def illegal(reason: Illegal, status: int = 422) -> Refusal:
    """Refused by the rules."""
    return Refusal(status, str(reason), reason.code, names(reason.area))


def not_saved() -> Refusal:
    """Unavailable: the store could not write."""
    return Refusal(503, "This could not be saved; nothing has changed. Please try again.")
