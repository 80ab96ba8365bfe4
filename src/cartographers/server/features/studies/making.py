"""New studies and chapters: of a finished game, perhaps with its costly turns as tasks, or from a text."""

from collections.abc import Sequence
from dataclasses import replace
from secrets import token_hex, token_urlsafe

from cartographers.boxes import shelf
from cartographers.notation.decision_text import in_words
from cartographers.notation.error import BadNotation
from cartographers.notation.record import CardStep, Record, SeasonStep
from cartographers.notation.recorder import record_of
from cartographers.notation.study import FORMAT, Branch, Chapter, Remark, Study, moment_steps
from cartographers.notation.study_text import played_branch, read_study
from cartographers.notation.wire import read_decision
from cartographers.rules.event import Event
from cartographers.rules.state import Phase
from cartographers.server.basics.errors import Refusal, no_seat, refused
from cartographers.server.features.studies.body import (
    Body,
    read_body,
    stored_chapter,
    write_body,
)
from cartographers.server.features.studies.editing import CODE_BYTES
from cartographers.server.features.studies.messages import (
    LONGEST_COMMENT,
    LONGEST_TITLE,
    ChapterRequest,
    CostlyTurn,
    GameStudyRequest,
    readable_lines,
)
from cartographers.server.features.studies.reading import no_study, written_by
from cartographers.server.features.studies.store import StudyRow, StudyStore
from cartographers.server.games.quotas import spend_bytes
from cartographers.server.games.records import read_record_text
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.played_now import check_not_played_now
from cartographers.server.lobby.services import Services
from cartographers.server.names.characters import cleaned
from cartographers.server.rooms.room import Room
from cartographers.server.shared_deals.closed import check_may_see, check_not_counted, check_record

#: The most studies of a person.
MOST = 100
_ID_BYTES, _CHAPTER_BYTES = 8, 4
#: About how many characters of a text an event takes.
_CHARACTERS_OF_EVENT = 20


async def make(services: Services, study: Study, person: str) -> StudyRow:
    """Store a study; nobody else reads it until its owner says so."""
    now, body = services.clocks.wall(), write_body(_body(study))
    await spend_bytes(services, person, len(body))
    id, code = services.place.prefix + token_hex(_ID_BYTES), token_urlsafe(CODE_BYTES)
    row = StudyRow(id, person, study.title, "private", code, body, 1, now, now)
    if not await StudyStore(services.store.database).add(row, MOST):
        sentence = "You have {most} studies; delete one of them first."
        raise Refusal(409, "study-most", sentence, most=MOST)
    return row


async def add_chapters(lobby: Lobby, id: str, request: ChapterRequest, person: str) -> tuple[StudyRow, str]:
    """Add a chapter, or all those of a text; the study then, and the first of the new chapters."""
    services = lobby.services
    await written_by(services, id, person)
    if request.game is None:
        study = await of_text(lobby, request.text, request.title, person)
    else:
        room = await lobby.room(request.game, services.computing.callers.of(person))
        await check_may_see(lobby, room, person)
        study = await of_game(lobby, room, GameStudyRequest(title=request.title), person)
    new = _body(study).chapters
    await spend_bytes(services, person, len(Body(chapters=new).model_dump_json()))

    def with_chapters(row: StudyRow) -> StudyRow:
        body = read_body(row.body)
        return replace(row, body=write_body(Body(chapters=[*body.chapters, *new])))

    row = await StudyStore(services.store.database).change(id, services.clocks.wall(), with_chapters)
    if row is None:
        raise no_study()
    return row, new[0].id


def _body(study: Study) -> Body:
    return Body(chapters=[stored_chapter(one, token_hex(_CHAPTER_BYTES)) for one in study.chapters])


async def of_text(lobby: Lobby, text: str, title: str, person: str) -> Study:
    """The study in a text, whose deals count no more."""
    events = len(text) // _CHARACTERS_OF_EVENT
    study = await lobby.services.computing.read(person, "", events, _of_text, text, title)
    for chapter in study.chapters:
        await check_record(lobby, chapter.record.deal)
    return study


async def of_game(lobby: Lobby, room: Room, request: GameStudyRequest, person: str) -> Study:
    """The study of a game that is over and that a person may see, whose deal counts no more."""
    if not room.over:
        raise Refusal(409, "study-not-over", "A study can be made of a game once it is over.")
    # Whoever reads the study may still want to play the deal.
    await check_not_counted(lobby, room.row.shared_key)
    await check_not_played_now(lobby.services, room, person)
    if request.seat >= len(room.seats):
        raise no_seat()
    chapter = await lobby.services.computing.read(person, room.id, 2 * room.seq, _of_game, room.log, request)
    return Study(request.title, (chapter,))


def _of_text(text: str, title: str) -> Study:
    """A study from its own text, or from that of a record."""
    try:
        if not any(line.strip() == f"format: {FORMAT}" for line in text.splitlines()):
            return Study(title, (Chapter(title, read_record_text(text)),))
        study = read_study(shelf(), text)
    except BadNotation as wrong:
        raise Refusal(422, "bad-study", "This study cannot be read: {wrong}", wrong=wrong) from None
    return Study(_title(title or study.title), tuple(map(_tidy, study.chapters)))


def _title(text: str) -> str:
    return cleaned(text)[:LONGEST_TITLE]


def _tidy(chapter: Chapter) -> Chapter:
    """A chapter with texts as they would have been typed."""
    remarks = tuple(
        replace(remark, comment=readable_lines(remark.comment)[:LONGEST_COMMENT])
        for remark in chapter.remarks
    )
    return replace(chapter, title=_title(chapter.title), remarks=remarks)


def _of_game(log: Sequence[Event], request: GameStudyRequest) -> Chapter:
    record = record_of(shelf(), log)
    moments = _moments(record)
    remarks = (_task(record, moments, request.seat, turn) for turn in request.turns)
    by_moment = {remark.moment: remark for remark in remarks if remark}
    return Chapter(request.title, record, tuple(by_moment[moment] for moment in sorted(by_moment)))


def _moments(record: Record) -> dict[tuple[int, str], int]:
    """The moments of turns, by season and card."""
    moments, season, steps = {}, 0, moment_steps(record)
    for moment, number in enumerate(steps):
        step = record.steps[number] if number >= 0 else None
        if isinstance(step, CardStep):
            moments[season, step.card] = moment
        season += isinstance(step, SeasonStep)
    return moments


def _task(record: Record, moments: dict[tuple[int, str], int], seat: int, turn: CostlyTurn) -> Remark | None:
    """A costly turn: what was better, to be found; none if the rules do not let it be drawn there."""
    moment = moments.get((turn.season, turn.card))
    if moment is None:
        return None
    try:
        column = in_words(read_decision(Phase.DRAW, turn.better))
        played_branch(record, moment, seat, [column])
    except BadNotation as wrong:
        raise refused(wrong) from None
    return Remark(moment, seat, turn.comment, find=True, branches=(Branch((column,), better=True),))
