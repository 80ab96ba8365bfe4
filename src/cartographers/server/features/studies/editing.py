"""The small changes with which a study is written; of two that meet, none is lost unseen."""

from collections.abc import Callable
from dataclasses import replace
from hmac import compare_digest
from secrets import token_urlsafe

from cartographers.notation.error import BadNotation
from cartographers.notation.study_text import find_step
from cartographers.notation.wire import read_decision
from cartographers.rules.view import view
from cartographers.server.basics.errors import ComeAgain, Refusal, illegal, refused
from cartographers.server.features.studies.body import (
    Body,
    StoredChapter,
    has_map,
    read_body,
    record_of,
    remark_at,
    with_arrow,
    with_branch,
    with_mark,
    with_remark,
    write_body,
)
from cartographers.server.features.studies.drawing import COST, line_at
from cartographers.server.features.studies.messages import (
    AddBranch,
    RemoveBranch,
    RemoveChapter,
    RenewCode,
    SetArrow,
    SetBetter,
    SetComment,
    SetFind,
    SetMark,
    SetTitle,
    SetVisibility,
    StudyArrow,
    StudyBranch,
    StudyEdit,
    StudyMark,
    StudyRemark,
)
from cartographers.server.features.studies.reading import no_study, written_by
from cartographers.server.features.studies.store import StudyRow, StudyStore
from cartographers.server.games.quotas import spend_bytes
from cartographers.server.lobby.services import Services

#: Random bytes in the code that lets others write.
CODE_BYTES = 16
#: The most writers of a study.
MOST_WRITERS = 20
#: About how many bytes a change takes that stores no text.
_BYTES = 100


async def edit(services: Services, id: str, change: StudyEdit, person: str) -> StudyRow:
    """Change a study."""
    row = await written_by(services, id, person)
    if wait := await services.limits.study_edits.spend(person):
        sentence = "You have changed very much; try again in {wait} {unit}."
        raise ComeAgain(429, "too-many-edits", sentence, seconds=wait)
    await spend_bytes(services, person, _BYTES + (len(change.text) if isinstance(change, SetComment) else 0))
    if isinstance(change, SetVisibility | RenewCode) and person != row.owner:
        raise Refusal(403, "study-owner", "Only whoever made this study can do that.")
    changed = await _changed(services, row, change, person)
    new = await StudyStore(services.store.database).change(id, services.clocks.wall(), changed)
    if new is None:
        raise no_study()
    return new


async def join(services: Services, id: str, code: str, person: str) -> StudyRow:
    """Become a writer, with the code that writers pass on."""

    def with_writer(row: StudyRow) -> StudyRow:
        if not compare_digest(row.code.encode(), code.encode()):
            raise Refusal(403, "study-code", "This link no longer lets anybody write.")
        if len(row.writers) >= MOST_WRITERS:
            raise Refusal(409, "study-writers", "A study has at most {most} writers.", most=MOST_WRITERS)
        return row if person == row.owner else replace(row, writers=row.writers | {person})

    new = await StudyStore(services.store.database).change(id, services.clocks.wall(), with_writer)
    if new is None:
        raise no_study()
    return new


async def _changed(
    services: Services, row: StudyRow, change: StudyEdit, person: str
) -> Callable[[StudyRow], StudyRow]:
    """What becomes of the row; whatever the rules are asked for is done before."""
    match change:
        case SetTitle(chapter=None):
            return lambda row: replace(row, title=change.title)
        case SetVisibility():
            return lambda row: replace(row, visibility=change.visibility)
        case RenewCode():
            return lambda row: replace(row, code=token_urlsafe(CODE_BYTES), writers=frozenset())
        case SetTitle() | RemoveChapter():
            return _on_body(lambda body: _with_chapter(body, change))
    chapter = read_body(row.body).chapter(change.place.chapter)
    branch = await services.computing.read(person, "", COST, _checked, chapter, change)
    return _on_body(lambda body: _with_remark(body, change, branch))


def _on_body(change: Callable[[Body], Body]) -> Callable[[StudyRow], StudyRow]:
    return lambda row: replace(row, body=write_body(change(read_body(row.body))))


def _with_chapter(body: Body, change: SetTitle | RemoveChapter) -> Body:
    chapter = body.chapter(change.chapter or "")
    if isinstance(change, RemoveChapter):
        if len(body.chapters) == 1:
            raise Refusal(
                409, "study-last-chapter", "A study keeps its last chapter; delete the study instead."
            )
        kept = [one for one in body.chapters if one.id != chapter.id]
    else:
        named = chapter.model_copy(update={"title": change.title})
        kept = [named if one.id == chapter.id else one for one in body.chapters]
    return body.model_copy(update={"chapters": kept})


_Remarked = SetComment | SetMark | SetArrow | SetFind | AddBranch | SetBetter | RemoveBranch


def _checked(chapter: StoredChapter, change: _Remarked) -> StudyBranch | None:
    """Raise a ``Refusal`` if a change is about no map of the game; the line that is to be added."""
    record, place = record_of(chapter.record), change.place
    try:
        if isinstance(change, SetFind | AddBranch | SetBetter):
            find_step(record, place.moment)
        if not has_map(record, place.moment, place.seat):
            raise BadNotation("study-turn", "this is possible only at a turn")
        return _played(chapter, change) if isinstance(change, AddBranch) else None
    except BadNotation as wrong:
        raise refused(wrong) from None


def _played(chapter: StoredChapter, change: AddBranch) -> StudyBranch:
    line = line_at(chapter, change.place)
    game = line.position()
    if game is None:
        raise Refusal(409, "study-line-end", "Nothing is left to draw in this line.")
    decision = read_decision(game.phase, change.decision)
    if reason := view(game, change.place.seat).why_not(decision):
        raise illegal(reason)
    line.draw(decision)
    return StudyBranch(columns=line.columns)


def _with_remark(body: Body, change: _Remarked, branch: StudyBranch | None) -> Body:
    place = change.place
    remark = remark_at(body, place.chapter, place.moment, place.seat)
    return with_remark(body, place.chapter, _remarked(remark, change, branch))


def _remarked(remark: StudyRemark, change: _Remarked, branch: StudyBranch | None) -> StudyRemark:
    old = change.place.line
    known = next((one for one in remark.branches if one.columns == old), None)
    match change:
        case SetComment():
            if remark.comment not in (change.was, change.text):
                sentence = "Somebody else has changed this comment meanwhile: {comment}"
                raise Refusal(409, "study-conflict", sentence, comment=remark.comment)
            return remark.model_copy(update={"comment": change.text})
        case SetMark():
            mark = StudyMark(kind=change.kind, cell=change.cell) if change.kind else None
            return with_mark(remark, mark, change.cell)
        case SetArrow():
            return with_arrow(remark, StudyArrow(start=change.start, end=change.end), change.on)
        case SetFind():
            return remark.model_copy(update={"find": change.on})
        case AddBranch():
            assert branch is not None
            better = known.better if known else False
            return with_branch(remark, old, branch.model_copy(update={"better": better}))
        case SetBetter():
            return with_branch(remark, old, known.model_copy(update={"better": change.on}) if known else None)
        case RemoveBranch():
            return with_branch(remark, old, None)
