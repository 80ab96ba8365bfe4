"""A look at the next card of a position: in a worker process, or on the visitor's own machine."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game, write_game
from cartographers.notation.wire import Json, read_decision, write_decision
from cartographers.players.roster import adviser
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.workers.job import Job
from cartographers.table.reasons import reasons

if TYPE_CHECKING:
    # A worker process loads this module too, and has no event loop.
    from cartographers.server.work.queue import Purpose
    from cartographers.server.workers.pool import WorkerPool

#: How many of the best decisions are told.
_MOST = 5
#: The same for everybody: whoever asks about the same position is told the same.
_SEED = 1
#: An answer that loses no more is as good as the best one; what loses no more than the second is close to it.
_SAME, _CLOSE = 0.5, 2.0


def advice_request(game: Game, decision: Decision | None, name: str) -> Json:
    """A request for ``look_at_position``."""
    played = write_decision(decision) if decision else None
    return {"game": write_game(game), "played": played, "player": name}


def look_at_position(request: Json) -> Iterator[Json]:
    """The fields of a ``messages.PositionAdvice``."""
    seen = view(read_game(shelf(), request["game"]), 0)
    played = None if request["played"] is None else read_decision(seen.phase, request["played"])
    advised = adviser(request["player"], _SEED).advise(seen, played, _MOST)
    best = advised[0].expected
    lost = next((best - one.expected for one in advised if one.decision == played), None)
    yield {
        "expected": best,
        "grade": _grade(lost),
        "drawings": [
            {
                "decision": write_decision(one.decision),
                "lost": max(0.0, best - one.expected),
                "mine": one.decision == played,
            }
            for one in advised
        ],
        "why": [reason._asdict() for reason in reasons(seen, advised)],
    }


def _grade(lost: float | None) -> str | None:
    if lost is None:
        return None
    return "best" if lost <= _SAME else "close" if lost <= _CLOSE else "off"


async def look_in_process(
    pool: "WorkerPool", request: Json, timeout: float, seconds: float, purpose: "Purpose"
) -> Json:
    """What a worker process finds."""
    return await pool.answer(
        Job(look_at_position, lambda: request, [timeout], seconds), purpose, lambda answer: answer
    )
