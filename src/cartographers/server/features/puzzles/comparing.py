"""What the best drawing brings more than an answer, part by part: worked out when somebody has answered."""

from collections.abc import Mapping

from cartographers.notation.wire import Json
from cartographers.puzzles.puzzle import Puzzle
from cartographers.rules.decision import Draw
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.puzzles.feature import PuzzlesFeature
from cartographers.server.features.puzzles.jobs import COMPARING_SECONDS, compared, comparing_request
from cartographers.server.features.puzzles.messages import PuzzleComparison
from cartographers.server.features.puzzles.mistakes import is_own
from cartographers.server.features.puzzles.playing import legal_drawing, puzzle_row
from cartographers.server.features.puzzles.shown import compared_drawings, comparison_of, puzzle_of
from cartographers.server.features.puzzles.store import PuzzleStore
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.work.queue import Lane, Purpose
from cartographers.server.workers.job import WorkerFailed


async def comparison(lobby: Lobby, id: str, decision: Mapping[str, object], person: str) -> PuzzleComparison:
    """The best drawing beside an answer; refused before the person has answered."""
    puzzle, drawings = await _answered(lobby.services, id, decision, person)
    purpose = Purpose(lobby.services.computing.callers.of(person), id, Lane.ADVICE)
    try:
        result = await lobby.feature(PuzzlesFeature).comparisons.result(
            (id, *drawings),
            purpose,
            COMPARING_SECONDS,
            lambda: compared(lobby.services.computing.pool, puzzle.game, drawings, purpose),
        )
    except WorkerFailed:
        result = None
    if result is None:
        raise Refusal(503, "puzzle-not-compared", "The two drawings could not be compared just now.")
    return comparison_of(result)


async def comparison_request(
    services: Services, id: str, decision: Mapping[str, object], person: str
) -> Json:
    """What a page is told that compares the drawings itself."""
    puzzle, drawings = await _answered(services, id, decision, person)
    return comparing_request(puzzle.game, drawings)


async def _answered(
    services: Services, id: str, decision: Mapping[str, object], person: str
) -> tuple[Puzzle, tuple[Draw, Draw]]:
    """A puzzle that a person has answered, and the drawings that are compared."""
    row = await puzzle_row(services, id, person)
    puzzle = puzzle_of(row)
    if not (row.tries if is_own(id) else await PuzzleStore(services.store.database).answers(person, [id])):
        raise Refusal(403, "puzzle-not-answered", "Answer the puzzle first.")
    return puzzle, compared_drawings(puzzle, legal_drawing(puzzle, decision))
