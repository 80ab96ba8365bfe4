"""Studies as they are read: who may, the game of a chapter moment by moment, other lines turn by turn."""

from functools import lru_cache

from cartographers.boxes import shelf
from cartographers.notation.branch import DRAWN
from cartographers.notation.cells import names
from cartographers.notation.error import BadNotation
from cartographers.notation.kinds import KIND_IN, KIND_ON
from cartographers.notation.record import CardStep, log_of
from cartographers.notation.study import moment_steps
from cartographers.notation.study_text import played_branch
from cartographers.rules.history import history
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.studies.body import StoredChapter, read_body, record_of
from cartographers.server.features.studies.messages import (
    BranchFrame,
    BranchShown,
    ChapterLine,
    RemarkShown,
    Studies,
    StudyBranch,
    StudyChapter,
    StudyLine,
    StudyRemark,
    StudyState,
)
from cartographers.server.features.studies.store import StudyRow, StudyStore
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.replay import Replay, ReplayFrame
from cartographers.server.show.frames import replay_of
from cartographers.server.show.scores import rows

#: How many open studies are listed.
_MOST_LISTED = 100
#: How many events take about as long to read as the chapter of a study.
_COST = 400
#: How many games and lines are kept as they were read.
_GAMES, _LINES = 32, 256
_DRAWN_KINDS = {KIND_IN[phase] for phase in DRAWN}


def no_study() -> Refusal:
    """Not found: there is none, or it is not for this reader."""
    return Refusal(404, "no-study", "There is no such study, or it is not open to you.")


async def read_by(services: Services, id: str, person: str) -> StudyRow:
    """A study that a person may read; raises a ``Refusal`` if there is none."""
    row = await StudyStore(services.store.database).one(id)
    if row is None or (row.visibility == "private" and not row.is_written_by(person)):
        raise no_study()
    return row


async def written_by(services: Services, id: str, person: str) -> StudyRow:
    """A study that a person may change; raises a ``Refusal`` if it is none."""
    row = await read_by(services, id, person)
    if not row.is_written_by(person):
        raise Refusal(403, "study-not-yours", "Only its writers can change this study.")
    return row


async def listed(services: Services, person: str) -> Studies:
    """The studies that a person writes, and those that are open."""
    store = StudyStore(services.store.database)
    mine = await store.of_person(person)
    return Studies(
        mine=[_line(row, person) for row in mine],
        open=[_line(row, person) for row in await store.open(_MOST_LISTED)],
    )


def _line(row: StudyRow, person: str) -> StudyLine:
    return StudyLine(
        id=row.id,
        title=row.title,
        visibility=row.visibility,
        chapters=len(read_body(row.body).chapters),
        mine=row.is_written_by(person),
        changed=row.changed,
    )


async def shown(services: Services, row: StudyRow, chapter: str, person: str) -> StudyState:
    """A study with one of its chapters: the first one if there is none of this id."""
    chapters = read_body(row.body).chapters
    wanted = next((one for one in chapters if one.id == chapter), chapters[0])
    mine = row.is_written_by(person)
    return StudyState(
        id=row.id,
        title=row.title,
        visibility=row.visibility,
        own=person == row.owner,
        mine=mine,
        writers=1 + len(row.writers),
        code=row.code if mine else "",
        version=row.version,
        chapters=[ChapterLine(id=one.id, title=one.title) for one in chapters],
        chapter=await services.computing.read(person, row.id, _COST, _chapter, wanted),
    )


def _chapter(stored: StoredChapter) -> StudyChapter:
    replay = _replay(stored.record)
    record = record_of(stored.record)
    steps = moment_steps(record)
    return StudyChapter(
        id=stored.id,
        title=stored.title,
        sheet=replay.sheet,
        edicts=replay.edicts,
        seasons=replay.seasons,
        seats=record.setup.seats,
        frames=[frame for frame in replay.frames if _is_moment(frame)],
        drawn=[
            [moment for moment, step in enumerate(steps) if _has_drawn(record.steps[step], seat)]
            for seat in range(record.setup.seats)
        ],
        remarks=[_remark(stored, remark) for remark in stored.remarks],
    )


def _is_moment(frame: ReplayFrame) -> bool:
    """Is it a moment? Lasting monsters are part of the scores before them, ruins of the turn after them."""
    if frame.kind == "turn":
        return type(shelf().cards[frame.card]) in KIND_ON
    return frame.kind != "after"


def _has_drawn(step: object, seat: int) -> bool:
    if not isinstance(step, CardStep) or step.lasting:
        return False
    return any(kind in _DRAWN_KINDS and entries[seat] is not None for kind, entries in step.decisions)


@lru_cache(maxsize=_GAMES)
def _replay(record: str) -> Replay:
    log = log_of(record_of(record))
    *_, last = history(shelf(), log)
    return replay_of("", log, [""] * last.after.setup.seats, last.after)


def _remark(stored: StoredChapter, remark: StudyRemark) -> RemarkShown:
    place = remark.moment, remark.seat
    return RemarkShown(
        moment=remark.moment,
        seat=remark.seat,
        comment=remark.comment,
        marks=remark.marks,
        arrows=remark.arrows,
        find=remark.find,
        branches=[_branch(stored.record, place, branch) for branch in remark.branches],
    )


def _branch(record: str, place: tuple[int, int], branch: StudyBranch) -> BranchShown:
    columns = tuple(branch.columns)
    frames, goes_on = _line_of(record, place, columns)
    return BranchShown(columns=list(columns), better=branch.better, frames=list(frames), goes_on=goes_on)


@lru_cache(maxsize=_LINES)
def _line_of(
    record: str, place: tuple[int, int], columns: tuple[str, ...]
) -> tuple[tuple[BranchFrame, ...], bool]:
    moment, seat = place
    try:
        line = played_branch(record_of(record), moment, seat, columns)
    except BadNotation:  # an older version of the rules let it be played
        return (), False
    frames = tuple(
        BranchFrame(
            card=turn.card,
            season=turn.season,
            column=column,
            rows=rows(turn.after[seat].sheet),
            marks=names(turn.after[seat].sheet.marks),
            coins=turn.after[seat].coins,
            gained=turn.gained,
        )
        for turn, column in zip(line.turns, line.columns, strict=True)
    )
    return frames, line.position() is not None
