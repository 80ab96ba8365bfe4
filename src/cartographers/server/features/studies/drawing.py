"""Drawing at a turn of a study: to find what it asks for, or to add another line."""

from cartographers.notation.branch import Line
from cartographers.notation.decision_text import read_column
from cartographers.notation.error import BadNotation
from cartographers.notation.kinds import KIND_IN
from cartographers.notation.record import CardStep
from cartographers.notation.study_text import find_step, played_branch
from cartographers.notation.wire import Json, read_decision
from cartographers.puzzles.position import alone
from cartographers.rules.decision import Decision, Draw, Post
from cartographers.rules.view import View, view
from cartographers.server.basics.errors import Refusal, illegal, refused
from cartographers.server.features.studies.body import StoredChapter, read_body, record_of, remark_at
from cartographers.server.features.studies.messages import StudyAnswer, StudyPlace
from cartographers.server.features.studies.store import StudyRow
from cartographers.server.protocol.commands import CommandAnswer, CommandRequest
from cartographers.server.protocol.previews import Preview, PreviewRequest
from cartographers.server.protocol.state import GameState
from cartographers.server.show.lone_state import lone_state
from cartographers.server.show.preview import preview
from cartographers.server.show.typed import typed
from cartographers.words.book import Words

#: About how many events take as long to read as a line takes to be played.
COST = 300


def state_at(row: StudyRow, place: StudyPlace, words: Words) -> GameState:
    """The position in which the seat of a place draws next."""
    return lone_state(row.id, _view(row, place), words)


def preview_at(row: StudyRow, place: StudyPlace, held: PreviewRequest, words: Words) -> Preview:
    """What a held shape would score at once."""
    seen = _view(row, place)
    try:
        return preview(seen, held, words)
    except BadNotation as wrong:
        raise refused(wrong) from None


def command_at(row: StudyRow, place: StudyPlace, request: CommandRequest, words: Words) -> CommandAnswer:
    """What a typed command brings; the best places are not told."""
    return typed(_view(row, place), request, words)


def answer_at(row: StudyRow, place: StudyPlace, decision: Json) -> StudyAnswer:
    """How near a drawing is to what the study asks for: a better line if it has one, else what was played."""
    seen = _view(row, place)
    try:
        drawn = read_decision(seen.phase, decision)
    except BadNotation as wrong:
        raise refused(wrong) from None
    if reason := seen.why_not(drawn):
        raise illegal(reason)
    grades = [_grade(drawn, one) for one in _wanted(row, place, KIND_IN[seen.phase])]
    if "right" in grades:
        return StudyAnswer(grade="right")
    return StudyAnswer(grade="near" if "near" in grades else "wrong")


def _view(row: StudyRow, place: StudyPlace) -> View:
    """What the seat sees, as if it played alone."""
    chapter = read_body(row.body).chapter(place.chapter)
    try:
        game = line_at(chapter, place).position()
    except BadNotation as wrong:
        raise refused(wrong) from None
    mine = alone(game, place.seat) if game else None
    if mine is None:
        raise Refusal(409, "study-line-end", "Nothing can be drawn here.")
    return view(mine, 0)


def line_at(chapter: StoredChapter, place: StudyPlace) -> Line:
    """The line of a place, played; raises ``BadNotation`` where that is not possible."""
    record = record_of(chapter.record)
    if place.seat >= record.setup.seats:
        raise BadNotation("study-turn", "this is possible only at a turn")
    return played_branch(record, place.moment, place.seat, place.line)


def _wanted(row: StudyRow, place: StudyPlace, kind: str) -> list[Decision]:
    body = read_body(row.body)
    record = record_of(body.chapter(place.chapter).record)
    remark = remark_at(body, place.chapter, place.moment, place.seat)
    better = [read_column(one.columns[0], kind).decision for one in remark.branches if one.better]
    step = record.steps[find_step(record, place.moment)]
    assert isinstance(step, CardStep), "it is a turn"
    played = dict(step.decisions)[kind][place.seat]
    return [one for one in (better or [played]) if one is not None]


def _grade(drawn: Decision, wanted: Decision) -> str:
    if drawn == wanted:
        return "right"
    match drawn, wanted:
        case (Draw(terrain=one, cells=cells), Draw(terrain=other, cells=theirs)) if one is other:
            return "near" if 2 * (cells & theirs).bit_count() >= theirs.bit_count() else "wrong"
        case (Post(cell=cell), Post(cell=other_cell)):
            return "near" if cell == other_cell else "wrong"
    return "wrong"
