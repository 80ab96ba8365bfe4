"""Solving puzzles: those of today, the next one, answers and what they were worth."""

from collections.abc import Mapping

from cartographers.notation.error import BadNotation
from cartographers.notation.wire import read_decision
from cartographers.puzzles.puzzle import Puzzle
from cartographers.puzzles.rating import CERTAIN
from cartographers.rules.decision import Decision, Draw
from cartographers.rules.state import Phase
from cartographers.server.basics.calendar import period_at
from cartographers.server.basics.errors import Refusal, illegal, refused
from cartographers.server.features.puzzles.importing import add_shipped
from cartographers.server.features.puzzles.messages import (
    PuzzleResult,
    PuzzlesNow,
    PuzzleSolver,
    PuzzleSource,
    PuzzleState,
)
from cartographers.server.features.puzzles.shown import drawing_of, line_of, puzzle_of, state_of, why_best
from cartographers.server.features.puzzles.store import PuzzleAnswerRow, PuzzleRow, PuzzleStore, Solver
from cartographers.server.games.quotas import spend_bytes
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.previews import Preview, PreviewRequest
from cartographers.server.show.preview import preview
from cartographers.server.storage.store import Store
from cartographers.words.book import Words

#: An answer that loses fewer stars than this was close.
CLOSE = 3.0
#: As many events as take about as long to read as an answer takes to be explained.
_COST = 300
#: About how many bytes an answer takes, with who has given it.
_ANSWER_BYTES = 500


async def now(services: Services, person: str) -> PuzzlesNow:
    """The puzzles of today, and how strong a person is."""
    puzzles, moment = PuzzleStore(services.store.database), services.clocks.wall()
    day, known = period_at("day", moment), await puzzles.known()
    added = await add_shipped(services.store, known, moment)
    rows = await puzzles.of_ids(await puzzles.of_day(day.text))
    answers = await puzzles.answers(person, [row.id for row in rows])
    return PuzzlesNow(
        now=moment,
        ends=day.ends,
        today=[line_of(row, answers.get(row.id)) for row in rows],
        me=_solver(await puzzles.solver(person)),
        all=len(known) + added,
        unanswered=await puzzles.unanswered(person),
        next=await _next(services, person),
    )


async def _next(services: Services, person: str, besides: str = "") -> str | None:
    """The first puzzle of today that a person has not answered, or else another one."""
    puzzles = PuzzleStore(services.store.database)
    today = await puzzles.of_day(period_at("day", services.clocks.wall()).text)
    answered = await puzzles.answers(person, today)
    left = [id for id in today if id not in answered and id != besides]
    return left[0] if left else await puzzles.next_for(person, [*today, *([besides] if besides else [])])


async def puzzle_state(services: Services, id: str, person: str, words: Words) -> PuzzleState:
    """A puzzle; with the result once the person has answered."""
    row = await puzzle_row(services, id)
    answers = await PuzzleStore(services.store.database).answers(person, [id])
    mine, puzzle = answers.get(id), puzzle_of(row)
    return PuzzleState(
        line=line_of(row, mine),
        state=state_of(puzzle, words),
        result=await _result(services, puzzle, (mine, False), words) if mine else None,
        next=await _next(services, person, id),
    )


async def preview_in(services: Services, id: str, held: PreviewRequest, words: Words) -> Preview:
    """What a drawing would score at once."""
    puzzle = puzzle_of(await puzzle_row(services, id))
    try:
        return preview(puzzle.view, held, words)
    except BadNotation as error:
        raise refused(error) from None


async def answer(
    services: Services, id: str, decision: Mapping[str, object], person: str, words: Words
) -> PuzzleResult:
    """Take an answer; the first one of a person moves the ratings."""
    puzzle = puzzle_of(await puzzle_row(services, id))
    drawn = legal_drawing(puzzle, decision)
    if not await PuzzleStore(services.store.database).answers(person, [id]):
        await spend_bytes(services, person, _ANSWER_BYTES)
    given = PuzzleAnswerRow(id, person, services.clocks.wall(), not puzzle.drawings[drawn], dict(decision))
    kept, counted = await PuzzleStore(services.store.database).answer(given)
    shown = kept if counted else PuzzleAnswerRow(id, person, given.at, given.solved, given.decision)
    return await _result(services, puzzle, (shown, counted), words)


def legal_drawing(puzzle: Puzzle, written: Mapping[str, object]) -> Draw:
    """The drawing of an answer; raises a ``Refusal`` if it is none, or not legal."""
    try:
        decision: Decision = read_decision(Phase.DRAW, written)
    except BadNotation as error:
        raise refused(error) from None
    reason = puzzle.view.why_not(decision)
    if reason:
        raise illegal(reason)
    assert isinstance(decision, Draw)
    return decision


async def _result(
    services: Services, puzzle: Puzzle, given: tuple[PuzzleAnswerRow, bool], words: Words
) -> PuzzleResult:
    answered, counted = given
    drawn = legal_drawing(puzzle, answered.decision)
    why = await services.computing.read(answered.person, "", _COST, why_best, puzzle, drawn)
    loss = puzzle.drawings[drawn]
    return PuzzleResult(
        solved=not loss,
        counted=counted,
        grade="best" if not loss else "close" if loss < CLOSE else "off",
        mine=drawing_of(puzzle, drawn, words),
        best=[drawing_of(puzzle, one, words) for one in puzzle.right],
        lead=puzzle.lead,
        why=why,
        before=round(answered.before),
        after=round(answered.after),
        me=_solver(await PuzzleStore(services.store.database).solver(answered.person)),
        source=await _source(services.store, puzzle, answered.person),
    )


async def _source(store: Store, puzzle: Puzzle, person: str) -> PuzzleSource | None:
    """The game of a puzzle, for those who played in it: others would see their names."""
    source = puzzle.source
    if source is None or source.game not in await store.people.all_games(person):
        return None
    return PuzzleSource(game=source.game, seat=source.seat, season=puzzle.game.season, card=puzzle.game.card)


async def puzzle_row(services: Services, id: str) -> PuzzleRow:
    """A puzzle as it is stored; raises a ``Refusal`` if there is none."""
    puzzles = PuzzleStore(services.store.database)
    found = await puzzles.of_ids([id])
    if not found and await add_shipped(services.store, await puzzles.known(), services.clocks.wall()):
        found = await puzzles.of_ids([id])
    if not found:
        raise Refusal(404, "no-puzzle", "There is no such puzzle.")
    return found[0]


def _solver(solver: Solver) -> PuzzleSolver:
    return PuzzleSolver(
        rating=round(solver.rating.value),
        unsure=solver.rating.deviation > CERTAIN,
        streak=solver.streak,
        longest=solver.longest,
        tries=solver.tries,
        solved=solver.solved,
    )
