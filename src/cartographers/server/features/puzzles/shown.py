"""A puzzle as it is sent: its position as at a table, and what an answer was worth. No rule is here."""

from functools import lru_cache
from json import dumps, loads

from cartographers.boxes import shelf
from cartographers.players.player import Advice
from cartographers.puzzles.parts import Comparison
from cartographers.puzzles.puzzle import Puzzle, read_puzzle
from cartographers.rules.area import cells, place
from cartographers.rules.decision import Draw
from cartographers.rules.setup import seasons_of
from cartographers.server.features.puzzles.in_page import comparison_fields
from cartographers.server.features.puzzles.messages import (
    PuzzleComparison,
    PuzzleDrawing,
    PuzzleLine,
)
from cartographers.server.features.puzzles.store import PuzzleAnswerRow, PuzzleRow
from cartographers.server.protocol.decisions import HintReason
from cartographers.server.protocol.previews import PreviewRequest
from cartographers.server.protocol.state import GameState
from cartographers.server.show.lone_state import lone_state
from cartographers.server.show.offers import decision_message, reason_model
from cartographers.server.show.preview import preview
from cartographers.table.reasons import reasons
from cartographers.words.book import Words

#: The ids of own mistakes begin so: the same position may be a puzzle for everybody.
OWN = "own-"
#: How many puzzles are kept as they were read.
_CACHE = 256


def puzzle_of(row: PuzzleRow) -> Puzzle:
    """The puzzle of a row; raises ``BadPuzzle`` if these rules cannot read it."""
    return _read(row.id, dumps(row.body))


@lru_cache(maxsize=_CACHE)
def _read(id: str, body: str) -> Puzzle:
    return read_puzzle(shelf(), loads(body))


def line_of(row: PuzzleRow, answer: PuzzleAnswerRow | None) -> PuzzleLine:
    """A puzzle in a list."""
    game = puzzle_of(row).game
    return PuzzleLine(
        id=row.id,
        rating=round(row.rating.value),
        tries=row.tries,
        solved=row.solved,
        state="open" if answer is None else "solved" if answer.solved else "missed",
        card=game.card,
        season=game.season,
        seasons=[season.key for season in seasons_of(game.shelf, game.setup)],
        sheet=game.setup.sheet,
        edicts=list(game.setup.edicts),
        own=row.id.startswith(OWN),
    )


def state_of(puzzle: Puzzle, words: Words) -> GameState:
    """The position as at a table with one seat, which is the solver's."""
    return lone_state(puzzle.id, puzzle.view, words)


def drawing_of(puzzle: Puzzle, decision: Draw, words: Words) -> PuzzleDrawing:
    """A drawing, with what it loses and what it changes at once."""
    places = [place(one) for one in cells(decision.cells)]
    held = PreviewRequest.model_validate({"places": places, "terrain": decision.terrain.key})
    return PuzzleDrawing(
        decision=decision_message(decision),
        loss=puzzle.drawings[decision],
        now=preview(puzzle.view, held, words),
    )


def why_best(puzzle: Puzzle, answer: Draw) -> list[HintReason]:
    """Why a right drawing, the answer if it is one, is better than the best of the others."""
    second = best_of_the_others(puzzle)
    advice = [Advice(_best(puzzle, answer), 0.0, 0.0), Advice(second, -puzzle.drawings[second], 0.0)]
    return [reason_model(reason) for reason in reasons(puzzle.view, advice)]


def compared_drawings(puzzle: Puzzle, answer: Draw) -> tuple[Draw, Draw]:
    """A right drawing and the answer or, if that is right, the best of the others."""
    return _best(puzzle, answer), answer if puzzle.drawings[answer] else best_of_the_others(puzzle)


def best_of_the_others(puzzle: Puzzle) -> Draw:
    """The drawing that loses least of those that are not right."""
    wrong = {one: loss for one, loss in puzzle.drawings.items() if loss}
    return min(wrong, key=lambda one: wrong[one])


def _best(puzzle: Puzzle, answer: Draw) -> Draw:
    """The answer if it is right, else a right drawing."""
    return puzzle.right[0] if puzzle.drawings[answer] else answer


def comparison_of(comparison: Comparison) -> PuzzleComparison:
    """How two drawings differ, as it is sent."""
    return PuzzleComparison.model_validate(comparison_fields(comparison))
