"""Players of a match: one whose moves are timed, and one that may fail, so that others can go on."""

from time import perf_counter
from typing import Any

from cartographers.players.player import Forfeit, Player
from cartographers.rules.decision import Decision
from cartographers.rules.problem import Problem, Value
from cartographers.rules.view import View
from cartographers.table.skipped_move import skipped_move

Json = dict[str, Any]


class Forfeiting:
    """A player that may fail; then the smallest drawing is made for it, so that the others can go on."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.reason: Forfeit | None = None

    def decide(self, view: View) -> Decision:
        """What the player decides, or what is drawn for it."""
        if self.reason is None:
            try:
                return self._player.decide(view)
            except Forfeit as reason:
                self.reason = reason
        return skipped_move(view)


def reason_json(reason: Problem) -> Json:
    """Why a game was lost, for a file: the sentence is for people, the rest to say it in a language."""
    values = {
        name: reason_json(value) if isinstance(value, Problem) else value
        for name, value in reason.values.items()
    }
    return {
        "code": reason.code,
        "text": reason.text,
        "sentence": str(reason),
        "values": values,
    }


def is_reason(data: Any) -> bool:
    """Is it a reason that was written?"""
    match data:
        case {"code": str(), "text": str(), "sentence": str(), "values": dict(values)}:
            return all(not isinstance(value, dict) or is_reason(value) for value in values.values())
    return False


def reason_of(data: Json) -> Problem:
    """The reason that was written."""
    values: dict[str, Value] = {
        name: reason_of(value) if isinstance(value, dict) else value for name, value in data["values"].items()
    }
    reason = Problem(data["code"], data["sentence"].replace("{", "{{").replace("}", "}}"), **values)
    reason.text = data["text"]
    return reason


class Timed:
    """A player whose moves are timed by the wall clock, since that is how long others wait for them."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.milliseconds: list[float] = []

    def decide(self, view: View) -> Decision:
        """What the player decides."""
        began = perf_counter()
        try:
            return self._player.decide(view)
        finally:
            self.milliseconds.append(round(1e3 * (perf_counter() - began), 3))
