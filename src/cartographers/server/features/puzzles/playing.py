"""Solving puzzles: those of today, the next one, answers and what they were worth."""

from collections.abc import Mapping

from cartographers.notation.error import BadNotation
from cartographers.notation.wire import read_decision, write_decision
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
from cartographers.server.features.puzzles.mistake_store import MistakeStore
from cartographers.server.features.puzzles.mistakes import as_puzzle, is_own, next_mistake, told_of
from cartographers.server.features.puzzles.shown import drawing_of, line_of, puzzle_of, state_of, why_best
from cartographers.server.features.puzzles.store import PuzzleAnswerRow, PuzzleRow, PuzzleStore, Solver
from cartographers.server.games.quotas import spend_bytes
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.commands import CommandAnswer, CommandRequest
from cartographers.server.protocol.previews import Preview, PreviewRequest
from cartographers.server.show.preview import preview
from cartographers.server.show.typed import COST, typed
from cartographers.server.storage.store import Store
from cartographers.words.book import Words

#: An answer that loses fewer stars than this was close.
CLOSE = 3.0
#: So many right drawings are shown: of an own mistake there may be more.
MOST_SHOWN = 3
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
    """A puzzle; with the result once the person has answered. An own mistake is always there to be solved."""
    row = await puzzle_row(services, id, person)
    answers = await PuzzleStore(services.store.database).answers(person, [id])
    mine, puzzle = answers.get(id), puzzle_of(row)
    return PuzzleState(
        line=line_of(row, mine),
        state=state_of(puzzle, words),
        result=await _result(services, puzzle, (mine, False), words) if mine else None,
        next=await (next_mistake if is_own(id) else _next)(services, person, id),
    )


async def preview_in(services: Services, id: str, held: PreviewRequest, person: str, words: Words) -> Preview:
    """What a drawing would score at once."""
    puzzle = puzzle_of(await puzzle_row(services, id, person))
    try:
        return preview(puzzle.view, held, words)
    except BadNotation as error:
        raise refused(error) from None


async def command_in(
    services: Services, id: str, request: CommandRequest, person: str, words: Words
) -> CommandAnswer:
    """What a typed command brings; the best places are not told."""
    puzzle = puzzle_of(await puzzle_row(services, id, person))
    return await services.computing.read(person, "", COST, typed, puzzle.view, request, words)


async def answer(
    services: Services, id: str, decision: Mapping[str, object], person: str, words: Words
) -> PuzzleResult:
    """Take an answer: the first of a person moves ratings; one to an own mistake, when that comes back."""
    puzzle = puzzle_of(await puzzle_row(services, id, person))
    drawn = legal_drawing(puzzle, decision)
    if is_own(id):
        return await _answer_own(services, id, puzzle, drawn, person, words)
    if not await PuzzleStore(services.store.database).answers(person, [id]):
        await spend_bytes(services, person, _ANSWER_BYTES)
    given = PuzzleAnswerRow(id, person, services.clocks.wall(), not puzzle.drawings[drawn], dict(decision))
    kept, counted = await PuzzleStore(services.store.database).answer(given)
    shown = kept if counted else PuzzleAnswerRow(id, person, given.at, given.solved, given.decision)
    return await _result(services, puzzle, (shown, counted), words)


async def _answer_own(
    services: Services, id: str, puzzle: Puzzle, drawn: Draw, person: str, words: Words
) -> PuzzleResult:
    now, solved = services.clocks.wall(), not puzzle.drawings[drawn]
    noted = await MistakeStore(services.store.database).answer(person, id, solved, now)
    if noted is None:
        raise _no_puzzle()
    row, moved = noted
    given = PuzzleAnswerRow(id, person, now, solved, write_decision(drawn))
    result = await _result(services, puzzle, (given, moved), words)
    return result.model_copy(update={"mistake": told_of(row, words)})


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
    # An answer that is right is always among those that are shown.
    right = sorted(puzzle.right, key=lambda one: one != drawn)[:MOST_SHOWN]
    return PuzzleResult(
        solved=not loss,
        counted=counted,
        grade="best" if not loss else "close" if loss < CLOSE else "off",
        mine=drawing_of(puzzle, drawn, words),
        best=[drawing_of(puzzle, one, words) for one in right],
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


async def puzzle_row(services: Services, id: str, person: str) -> PuzzleRow:
    """A puzzle, or an own mistake of a person, as it is stored; raises a ``Refusal`` if there is none."""
    if is_own(id):
        mine = await MistakeStore(services.store.database).one(person, id)
        if mine is None:
            raise _no_puzzle()
        return as_puzzle(mine)
    puzzles = PuzzleStore(services.store.database)
    rows = await puzzles.of_ids([id])
    if not rows and await add_shipped(services.store, await puzzles.known(), services.clocks.wall()):
        rows = await puzzles.of_ids([id])
    if not rows:
        raise _no_puzzle()
    return rows[0]


def _no_puzzle() -> Refusal:
    return Refusal(404, "no-puzzle", "There is no such puzzle.")


def _solver(solver: Solver) -> PuzzleSolver:
    return PuzzleSolver(
        rating=round(solver.rating.value),
        unsure=solver.rating.deviation > CERTAIN,
        streak=solver.streak,
        longest=solver.longest,
        tries=solver.tries,
        solved=solver.solved,
    )
