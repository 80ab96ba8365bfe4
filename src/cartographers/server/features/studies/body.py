"""The chapters of a study as they are stored, and as `notation` has them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal

from pydantic import Field

from cartographers.boxes import shelf
from cartographers.notation.record import Record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.study import (
    Arrow,
    Branch,
    Chapter,
    Mark,
    Remark,
    Study,
    in_order,
    mark_order,
    moment_steps,
)
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.studies.messages import (
    StudyArrow,
    StudyBranch,
    StudyMark,
    StudyRemark,
)
from cartographers.server.protocol.message import RequestMessage

#: The most chapters of a study, remarks of a chapter, branches and arrows at a moment, and seats of a game.
MOST_CHAPTERS, MOST_REMARKS, MOST_BRANCHES, MOST_ARROWS, MOST_SEATS = 32, 300, 8, 40, 12
#: The most characters of all of it.
LARGEST = 400_000
#: How many records are kept as they were read.
_CACHE = 64


class StoredChapter(RequestMessage):
    """A chapter as it is stored."""

    id: str
    title: str
    #: The text of the game's record, without names.
    record: str
    #: By moment, then by seat; each says something.
    remarks: list[StudyRemark] = Field(default=[])


class Body(RequestMessage):
    """What is stored of a study besides its title."""

    format: Literal[1] = 1
    chapters: list[StoredChapter] = Field(default=[])

    def chapter(self, id: str) -> StoredChapter:
        """A chapter; raises a ``Refusal`` if there is none of this id."""
        wanted = next((one for one in self.chapters if one.id == id), None)
        if wanted is None:
            raise Refusal(404, "study-no-chapter", "This study has no such chapter any more.")
        return wanted


def read_body(text: str) -> Body:
    """The chapters of a row."""
    return Body.model_validate_json(text)


def write_body(body: Body) -> str:
    """The chapters as a row has them; raises a ``Refusal`` if they are too many or too long."""
    if len(body.chapters) > MOST_CHAPTERS:
        sentence = "A study has at most {most} chapters."
        raise Refusal(409, "study-most-chapters", sentence, most=MOST_CHAPTERS)
    if any(len(chapter.remarks) > MOST_REMARKS for chapter in body.chapters):
        sentence = "A chapter says something of at most {most} maps."
        raise Refusal(409, "study-most-remarks", sentence, most=MOST_REMARKS)
    remarks = [remark for chapter in body.chapters for remark in chapter.remarks]
    text = body.model_dump_json()
    crowded = any(len(one.branches) > MOST_BRANCHES or len(one.arrows) > MOST_ARROWS for one in remarks)
    if crowded or len(text) > LARGEST:
        raise Refusal(409, "study-full", "There is no room for more here.")
    return text


@lru_cache(maxsize=_CACHE)
def record_of(text: str) -> Record:
    """The record of a stored chapter."""
    return read_text(shelf(), text)


def has_map(record: Record, moment: int, seat: int) -> bool:
    """Has a game this moment and this seat?"""
    return moment < len(moment_steps(record)) and seat < record.setup.seats


def stored_chapter(chapter: Chapter, id: str) -> StoredChapter:
    """A chapter of `notation`, to be stored."""
    seats = chapter.record.setup.seats
    if seats > MOST_SEATS:
        sentence = "A study is of a game with at most {most} players; this one has {seats}."
        raise Refusal(422, "study-seats", sentence, most=MOST_SEATS, seats=seats)
    nameless = replace(chapter.record, setup=replace(chapter.record.setup, names=()), deal=None)
    remarks = [_stored(remark) for remark in chapter.remarks if not remark.is_empty]
    return StoredChapter(id=id, title=chapter.title, record=write_text(nameless), remarks=remarks)


def _stored(remark: Remark) -> StudyRemark:
    return StudyRemark.model_validate(
        {
            "moment": remark.moment,
            "seat": remark.seat,
            "comment": remark.comment,
            "marks": [mark._asdict() for mark in remark.marks],
            "arrows": [arrow._asdict() for arrow in remark.arrows],
            "find": remark.find,
            "branches": [{"columns": list(one.columns), "better": one.better} for one in remark.branches],
        }
    )


def study_of(title: str, chapters: Sequence[StoredChapter]) -> Study:
    """A stored study as `notation` has it."""
    return Study(
        title,
        tuple(
            Chapter(one.title, record_of(one.record), tuple(map(_remark, one.remarks))) for one in chapters
        ),
    )


def _remark(stored: StudyRemark) -> Remark:
    return Remark(
        stored.moment,
        stored.seat,
        stored.comment,
        in_order([Mark(mark.kind, mark.cell) for mark in stored.marks]),
        tuple(Arrow(arrow.start, arrow.end) for arrow in stored.arrows),
        stored.find,
        tuple(Branch(tuple(one.columns), one.better) for one in stored.branches),
    )


def with_remark(body: Body, chapter: str, remark: StudyRemark) -> Body:
    """The body with a remark in the place of that of the same map and moment; one that is empty goes."""
    remarked = body.chapter(chapter)
    others = [one for one in remarked.remarks if (one.moment, one.seat) != (remark.moment, remark.seat)]
    if remark.comment or remark.marks or remark.arrows or remark.find or remark.branches:
        others.append(remark)
    remarks = sorted(others, key=lambda one: (one.moment, one.seat))
    changed = remarked.model_copy(update={"remarks": remarks})
    return body.model_copy(
        update={"chapters": [changed if one.id == chapter else one for one in body.chapters]}
    )


def remark_at(body: Body, chapter: str, moment: int, seat: int) -> StudyRemark:
    """What is said of a map at a moment; an empty remark if nothing is."""
    remarks = body.chapter(chapter).remarks
    remark = next((one for one in remarks if (one.moment, one.seat) == (moment, seat)), None)
    return remark or StudyRemark(moment=moment, seat=seat)


def with_mark(remark: StudyRemark, mark: StudyMark | None, cell: str) -> StudyRemark:
    """A remark with a mark on a cell, or with none there."""
    marks = [one for one in remark.marks if one.cell != cell] + ([mark] if mark else [])
    marks.sort(key=lambda one: mark_order(Mark(one.kind, one.cell)))
    return remark.model_copy(update={"marks": marks})


def with_arrow(remark: StudyRemark, arrow: StudyArrow, on: bool) -> StudyRemark:
    """A remark with an arrow, or without it."""
    arrows = [one for one in remark.arrows if one != arrow] + ([arrow] if on else [])
    return remark.model_copy(update={"arrows": arrows})


def with_branch(remark: StudyRemark, old: list[str], new: StudyBranch | None) -> StudyRemark:
    """A remark with another line in the place of one, which may be new or go."""
    at = next((number for number, one in enumerate(remark.branches) if one.columns == old), None)
    branches = list(remark.branches)
    if at is not None:
        branches[at : at + 1] = [new] if new else []
    elif new and all(one.columns != new.columns for one in branches):
        branches.append(new)
    return remark.model_copy(update={"branches": branches})
