"""A player's own mistakes: looked for in a finished game, solved like puzzles, until they are learned."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.wire import Json, read_decision, write_decision
from cartographers.puzzles.mistake import (
    SPACING,
    THEMES,
    Losses,
    Practice,
    about,
    mistake,
    practice_position,
)
from cartographers.puzzles.puzzle import Puzzle, Source, write_puzzle
from cartographers.puzzles.rating import NEW_PUZZLE_DEVIATION, Rating
from cartographers.rules.decision import Decision, Draw
from cartographers.rules.event import Event
from cartographers.rules.state import Game, Phase
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.puzzles.feature import PuzzlesFeature
from cartographers.server.features.puzzles.jobs import LOOKING_SECONDS, losses_in, losses_request
from cartographers.server.features.puzzles.messages import OwnMistake
from cartographers.server.features.puzzles.mistake_messages import (
    Mistakes,
    MistakesFound,
    MistakeTheme,
    SeatToSearch,
    TurnLosses,
)
from cartographers.server.features.puzzles.mistake_store import MistakeRow, MistakeStore, SeatOfGame
from cartographers.server.features.puzzles.shown import OWN, drawing_of, line_of, puzzle_of
from cartographers.server.features.puzzles.store import PuzzleRow
from cartographers.server.games.quotas import spend_bytes
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.played_now import check_not_played_now
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.room import Room
from cartographers.server.work.queue import Lane, Purpose
from cartographers.server.workers.job import WorkerFailed
from cartographers.table.analysis import moments
from cartographers.words.book import Words

#: About how many bytes a mistake takes.
_BYTES = 4_000


class Turn(NamedTuple):
    """A turn of a seat that may be a mistake, as a position with one seat."""

    seq: int
    game: Game
    played: Decision


async def look_for(lobby: Lobby, room: Room, seat: int, turns: Sequence[int], person: str) -> MistakesFound:
    """Look at turns of a finished game, and keep those that were mistakes."""
    services = lobby.services
    purpose = Purpose(services.computing.callers.of(person), room.id, Lane.ADVICE)
    wanted = await turns_of(services, room, seat, turns, person)
    losses = {one.seq: await _losses(lobby, (room.id, seat, one.seq), one.game, purpose) for one in wanted}
    return await _keep(services, room, seat, wanted, losses, person)


async def _losses(lobby: Lobby, key: tuple[str, int, int], game: Game, purpose: Purpose) -> Losses | None:
    """What each drawing of a turn loses, by game, seat and turn; none if it is nothing to practise."""
    pool = lobby.services.computing.pool
    try:
        return await lobby.feature(PuzzlesFeature).looks.result(
            key, purpose, LOOKING_SECONDS, lambda: losses_in(pool, game, purpose)
        )
    except WorkerFailed:
        sentence = "The turns could not be looked at just now; try again."
        raise Refusal(503, "mistakes-not-found", sentence) from None


async def request_for_page(
    services: Services, room: Room, seat: int, turns: Sequence[int], person: str
) -> Json:
    """What a page is told that looks at the turns itself."""
    wanted = await turns_of(services, room, seat, turns, person)
    return {"turns": [{"seq": one.seq, **losses_request(one.game)} for one in wanted]}


async def keep_found(
    services: Services, room: Room, seat: int, looked: Sequence[TurnLosses], person: str
) -> MistakesFound:
    """Keep the mistakes that a page has found. It may say what it likes: nobody else sees them."""
    wanted = await turns_of(services, room, seat, [one.seq for one in looked], person)
    losses = {one.seq: Losses(tuple(one.losses), one.lead, one.error) for one in looked if one.losses}
    return await _keep(services, room, seat, wanted, losses, person)


async def turns_of(
    services: Services, room: Room, seat: int, turns: Sequence[int], person: str
) -> list[Turn]:
    """Those of some turns of a finished game in which there is something to practise."""
    if not room.over:
        raise Refusal(409, "analysis-not-over", "A game can be analysed once it is over.")
    await check_not_played_now(services, room, person)
    return await services.computing.read(person, room.id, room.seq, _turns, room.log, seat, set(turns))


def _turns(log: Sequence[Event], seat: int, wanted: set[int]) -> list[Turn]:
    turns = []
    for moment in moments(shelf(), log, seat):
        if moment.seq in wanted and (game := practice_position(moment.game, seat, moment.played)):
            turns.append(Turn(moment.seq, game, moment.played))
    return turns


async def _keep(
    services: Services,
    room: Room,
    seat: int,
    turns: Sequence[Turn],
    losses: Mapping[int, Losses | None],
    person: str,
) -> MistakesFound:
    now = services.clocks.wall()
    cost = 60 * len(turns)
    try:
        rows = await services.computing.read(
            person, room.id, cost, _rows, turns, losses, (room.id, seat), (services.place.prefix, now)
        )
    except ValueError:
        sentence = "These are not what the drawings of this turn lose; the page should be loaded anew."
        raise Refusal(422, "mistake-losses", sentence) from None
    if rows:
        await spend_bytes(services, person, _BYTES * len(rows))
    await MistakeStore(services.store.database).add(person, SeatOfGame(room.id, seat), rows)
    return MistakesFound(found=[line_of(as_puzzle(row), None) for row in rows])


def _rows(
    turns: Sequence[Turn],
    losses_by_seq: Mapping[int, Losses | None],
    source: tuple[str, int],
    here: tuple[str, float],
) -> list[MistakeRow]:
    rows = []
    for turn in turns:
        losses = losses_by_seq.get(turn.seq)
        if losses is None:
            continue
        puzzle = mistake(turn.game, turn.played, losses, Source(source[0], turn.seq, source[1]))
        if puzzle:
            rows.append(_row(puzzle, turn.played, *here))
    return rows


def _row(puzzle: Puzzle, played: Decision, prefix: str, now: float) -> MistakeRow:
    assert isinstance(played, Draw)
    theme, edict = about(puzzle, played)
    lost = puzzle.drawings[played]
    body, written = write_puzzle(puzzle), write_decision(played)
    return MistakeRow(OWN + prefix + puzzle.id, body, written, theme, edict, lost, now, Practice(0, now))


def is_own(id: str) -> bool:
    """Is it the id of an own mistake?"""
    return id.startswith(OWN)


def as_puzzle(row: MistakeRow) -> PuzzleRow:
    """A mistake as a puzzle in a list is told."""
    rating = Rating(row.body["rating"], NEW_PUZZLE_DEVIATION)
    return PuzzleRow(row.puzzle, row.body, rating, row.tries, row.solved)


async def mistakes_of(services: Services, person: str) -> Mistakes:
    """The mistakes of a person: those to solve now, and how far the person is."""
    store, now = MistakeStore(services.store.database), services.clocks.wall()
    rows = await store.all(person)
    times = [row.practice.due for row in rows if row.practice.due is not None]
    due = [row for row in rows if row.practice.due is not None and row.practice.due <= now]
    return Mistakes(
        now=now,
        due=[line_of(as_puzzle(row), None) for row in due],
        comes_back=min(times) if times and not due else None,
        mistakes=len(rows),
        learned=_learned(rows),
        themes=_themes(rows),
        games=[SeatToSearch(game=one.game, seat=one.seat) for one in await store.unsearched(person)],
    )


def _themes(rows: Sequence[MistakeRow]) -> list[MistakeTheme]:
    """Those that there are mistakes about, the most frequent first."""
    numbers = Counter(row.theme for row in rows)
    themes = []
    for theme in sorted(numbers, key=lambda one: (-numbers[one], THEMES.index(one))):
        mine = [row for row in rows if row.theme == theme]
        tries, solved = sum(row.tries for row in mine), sum(row.solved for row in mine)
        themes.append(
            MistakeTheme(theme=theme, mistakes=len(mine), learned=_learned(mine), tries=tries, solved=solved)
        )
    return themes


def _learned(rows: Sequence[MistakeRow]) -> int:
    return sum(row.practice.due is None for row in rows)


async def next_mistake(services: Services, person: str, besides: str) -> str | None:
    """The one of a person's mistakes that waits longest, but for one of them."""
    now = services.clocks.wall()
    for row in await MistakeStore(services.store.database).all(person):
        due = row.practice.due
        if due is not None and due <= now and row.puzzle != besides:
            return row.puzzle
    return None


def told_of(row: MistakeRow, words: Words) -> OwnMistake:
    """What is told of a mistake after an answer."""
    puzzle = puzzle_of(as_puzzle(row))
    played = read_decision(Phase.DRAW, row.played)
    assert isinstance(played, Draw)
    return OwnMistake(
        theme=row.theme,
        edict=row.edict,
        played=drawing_of(puzzle, played, words),
        level=row.practice.level,
        levels=len(SPACING) + 1,
        comes_back=row.practice.due,
    )
