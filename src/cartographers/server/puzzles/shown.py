"""A puzzle as it is sent: its position as at a table, and what an answer was worth. No rule is here."""

from functools import lru_cache
from json import dumps, loads

from cartographers.editions import shelf
from cartographers.notation.wire import write_decision
from cartographers.players.adviser import Advice
from cartographers.puzzles.puzzle import Puzzle, read_puzzle
from cartographers.rules.area import cells, place
from cartographers.rules.decision import Draw
from cartographers.rules.setup import seasons_of
from cartographers.server.coach.hints import reason_model
from cartographers.server.protocol import (
    GameState,
    HintReason,
    PreviewRequest,
    PuzzleDrawing,
    PuzzleLine,
    SeatState,
)
from cartographers.server.show.game_fields import game_fields, own_seat_json, seat_fields
from cartographers.server.show.preview import preview
from cartographers.server.storage.puzzles import PuzzleAnswerRow, PuzzleRow
from cartographers.table.reasons import reasons
from cartographers.words.book import Words

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
    )


def state_of(puzzle: Puzzle, words: Words) -> GameState:
    """The position as at a table with one seat, which is the solver's."""
    game = puzzle.game
    seat = SeatState(
        seat=0,
        name="",
        kind="human",
        connected=True,
        mine=True,
        asked=True,
        decided=False,
        **seat_fields(game, 0),
    )
    mine = (
        f'{{"seat":0,"must_decide":true,"sealed":null,"can_undo":false,{own_seat_json(puzzle.view, words)},'
        '"link":""}'
    )
    table = GameState(
        id=puzzle.id, seq=0, hints=False, seats=[seat], mine=[], log=[], **game_fields(game)
    ).model_dump_json(exclude={"mine"})
    return GameState.model_validate_json(f'{table.removesuffix("}")},"mine":[{mine}]}}')


def drawing_of(puzzle: Puzzle, decision: Draw, words: Words) -> PuzzleDrawing:
    """A drawing, with what it loses and what it changes at once."""
    places = [place(one) for one in cells(decision.cells)]
    held = PreviewRequest.model_validate({"places": places, "terrain": decision.terrain.key})
    return PuzzleDrawing(
        decision=write_decision(decision),
        loss=puzzle.drawings[decision],
        now=preview(puzzle.view, held, words),
    )


def why_best(puzzle: Puzzle, answer: Draw) -> list[HintReason]:
    """Why a right drawing, the answer if it is one, is better than the best of the others."""
    best = answer if not puzzle.drawings[answer] else puzzle.right[0]
    wrong = {one: loss for one, loss in puzzle.drawings.items() if loss}
    second = min(wrong, key=lambda one: wrong[one])
    advice = [Advice(best, 0.0, 0.0), Advice(second, -wrong[second], 0.0)]
    return [reason_model(reason) for reason in reasons(puzzle.view, advice)]
