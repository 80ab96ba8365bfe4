"""The error that a request is refused with, and the refusals used in several places."""

from math import ceil

from cartographers.notation.cells import names
from cartographers.rules.problem import Problem, Value
from cartographers.rules.reason import Illegal

#: A longer wait is told in minutes, and one that is longer than so many minutes in hours.
_MOST_SECONDS = _MOST_MINUTES = 90


class Refusal(Problem):
    """A request that is refused, with the HTTP status of the response."""

    def __init__(self, status: int, code: str, sentence: str, /, **values: Value) -> None:
        super().__init__(code, sentence, **values)
        self.status = status
        #: The values that are sent with the sentence.
        self.told = values
        #: The cells that the reason is about.
        self.cells: list[str] = []
        #: After how many seconds it may be tried again, if that can be said.
        self.retry_after: int | None = None


class ComeAgain(Refusal):
    """Refused for now: the sentence says in ``{wait} {unit}`` when to come again."""

    def __init__(self, status: int, code: str, sentence: str, /, seconds: float) -> None:
        whole = max(1, ceil(seconds))
        unit, wait = "seconds", whole
        if whole > _MOST_SECONDS:
            unit, wait = "minutes", ceil(whole / 60)
        if whole > 60 * _MOST_MINUTES:
            unit, wait = "hours", ceil(whole / 3600)
        super().__init__(status, code, sentence, wait=wait, unit=unit)
        self.retry_after = whole


class ServedElsewhere(Exception):
    """A game that another server of the same database serves."""

    def __init__(self, game: str, address: str) -> None:
        super().__init__(f"the game {game} is served at {address}")
        self.game, self.address = game, address


def refused(problem: Problem, status: int = 422) -> Refusal:
    """Refused because of a problem with what the request holds."""
    return Refusal(status, problem.code, problem.sentence, **problem.values)


def illegal(reason: Illegal, status: int = 422) -> Refusal:
    """Refused by the rules; the code is that of the reason."""
    refusal = Refusal(status, "illegal", "{why}", why=reason)
    refusal.code, refusal.cells, refusal.told = reason.code, names(reason.area), {}
    return refusal


def no_game() -> Refusal:
    """Not found: the game does not exist."""
    return Refusal(404, "no-game", "There is no such game.")


def archived(game: str, path: str = "") -> Refusal:
    """Gone: only the record of the game is left. ``path`` is where the server's pages lie."""
    sentence = "This game is in the archive; its record is at {path}."
    return Refusal(410, "archived", sentence, path=f"{path}/api/archive/{game}", game=game)


def no_deal() -> Refusal:
    """Not found: the deal of the game was chosen, or it is older than provably fair deals."""
    return Refusal(404, "no-deal", "The cards of this game were not shuffled together with its players.")


def no_seat() -> Refusal:
    """Not found: the game has no seat of this number."""
    return Refusal(404, "no-seat", "This game has no such seat.")


def not_yours() -> Refusal:
    """Forbidden: the device does not play this seat."""
    return Refusal(403, "not-yours", "This seat is not yours.")


def no_watchers() -> Refusal:
    """Forbidden: the game is watched by nobody but its players while it is played."""
    sentence = "Only its players see this game while it is played."
    return Refusal(403, "no-watchers", sentence)


def no_bot(bot: str, choices: list[str]) -> Refusal:
    """Unprocessable: there is no bot of this name."""
    return Refusal(422, "no-bot", "There is no bot {bot!r}; choose from {choices}.", bot=bot, choices=choices)


def game_over() -> Refusal:
    """Conflict: nothing is left to decide."""
    return Refusal(409, "game-over", "The game is over.")


def stale() -> Refusal:
    """Conflict: the decision was made for an earlier step."""
    return Refusal(409, "stale", "The game has gone on: this decision was meant for an earlier step.")


def not_saved() -> Refusal:
    """Unavailable: the store could not write."""
    return Refusal(503, "not-saved", "This could not be saved; nothing has changed. Please try again.")


def no_space() -> Refusal:
    """Unlike on a server, whoever plays can make room on the device."""
    sentence = "There is no space left on this device; nothing has changed. Make room, then try again."
    return Refusal(507, "no-space", sentence)
