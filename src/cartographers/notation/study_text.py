"""Studies as text: the records of their games, with lines of remarks below the lines they are about.

Such a line begins with ``>`` and the seat, counted from 1 (taught in docs/notation.md).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from cartographers.notation.branch import Line
from cartographers.notation.cells import cell_name, names, read_cell, read_cells, read_names, write_cells
from cartographers.notation.error import BadNotation
from cartographers.notation.record import BadRecord, CardStep, Record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.study import (
    FORMAT,
    MARKS,
    Arrow,
    Branch,
    Chapter,
    Mark,
    Remark,
    Study,
    in_order,
    moment_steps,
)
from cartographers.rules.box import Shelf

_REMARK = ">"
_BRANCHES = {"instead": False, "better": True}
_EXAMPLES = (
    "'> 1 says …', '> 1 circle B4,C5-C7', '> 1 arrow B4 C7', '> 1 find', '> 1 better f A1-A3 | v B2-B4'"
)
#: The lines of a season's table of scores.
_SCORES = 5


def write_study(study: Study) -> str:
    """A study as text."""
    parts = [f"format: {FORMAT}\ntitle: {study.title}\n"]
    parts += [f"chapter: {chapter.title}\n{_with_remarks(chapter)}" for chapter in study.chapters]
    return "\n\n".join(parts)


def _with_remarks(chapter: Chapter) -> str:
    lines = write_text(replace(chapter.record, deal=None)).splitlines()
    last = {moment: number for number, moment in _moments_of(lines)}
    below: dict[int, list[str]] = {}
    for remark in chapter.remarks:
        below.setdefault(last[remark.moment], []).extend(_remark_lines(remark))
    written = [part for number, line in enumerate(lines) for part in (line, *below.get(number, ()))]
    return "\n".join(written) + "\n"


def _moments_of(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """The numbers of the lines that a moment is told by, with that moment."""
    moment, scores, in_header = 0, 0, True
    for number, line in enumerate(lines):
        label, *columns = line.partition(";")[0].split("|")
        words = label.split()
        if in_header:
            in_header = ":" in line or not words
            if ":" in line:
                yield number, 0
            continue
        if scores and columns:
            scores -= 1
        elif words[1:] == ["scored"]:
            moment, scores = moment + 1, _SCORES
        elif columns and words[:1] != ["after"]:
            moment += 1
        else:
            continue
        yield number, moment


def _remark_lines(remark: Remark) -> Iterator[str]:
    start = f"{_REMARK} {remark.seat + 1}"
    for line in remark.comment.split("\n") if remark.comment else ():
        yield f"{start} says {line}".rstrip()
    for kind in MARKS:
        if cells := [mark.cell for mark in remark.marks if mark.kind == kind]:
            yield f"{start} {kind} {write_cells(read_names(cells))}"
    for arrow in remark.arrows:
        yield f"{start} arrow {arrow.start} {arrow.end}"
    for branch in remark.branches:
        yield f"{start} {'better' if branch.better else 'instead'} {' | '.join(branch.columns)}"
    if remark.find:
        yield f"{start} find"


def read_study(shelf: Shelf, text: str) -> Study:
    """A study from its text; records and other lines are checked by the rules."""
    lines = text.splitlines()
    begins = [number for number, line in enumerate(lines) if _value(line, "chapter") is not None]
    head = dict(_header(lines[: begins[0] if begins else len(lines)]))
    if head.get("format") != FORMAT:
        raise BadNotation("study-format", "a study begins with 'format: {format}'", format=FORMAT)
    if not begins:
        raise BadNotation("study-chapters", "a study has chapters, each below a line 'chapter: …'")
    ends = [*begins[1:], len(lines)]
    chapters = (_chapter(shelf, lines, *part) for part in zip(begins, ends, strict=True))
    return Study(head.get("title", ""), tuple(chapters))


def _value(line: str, key: str) -> str | None:
    """What a line of the form ``key: value`` says."""
    name, colon, value = line.partition(":")
    return value.strip() if colon and name.strip() == key else None


def _header(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(lines, 1):
        for key in ("format", "title"):
            if (value := _value(line, key)) is not None:
                yield key, value
                break
        else:
            if line.strip() and not line.lstrip().startswith(";"):
                sentence = "line {line}: before the first chapter only 'format' and 'title' can stand"
                raise BadNotation("study-header", sentence, line=number)


def _chapter(shelf: Shelf, lines: Sequence[str], begin: int, end: int) -> Chapter:
    # All else becomes empty lines, so that the lines of the record keep their numbers.
    own = [line if begin < number < end else "" for number, line in enumerate(lines)]
    record = read_text(shelf, "\n".join("" if line.startswith(_REMARK) else line for line in own))
    record = replace(record, setup=replace(record.setup, names=()))
    moments = dict(_moments_of(["" if line.startswith(_REMARK) else line for line in own[begin:]]))
    remarks: dict[tuple[int, int], _Remarks] = {}
    moment = 0
    for number in range(begin, end):
        moment = moments.get(number - begin, moment)
        if own[number].startswith(_REMARK):
            try:
                _read_remark(own[number], record, moment, remarks)
            except BadNotation as wrong:
                raise BadRecord("at-line", "line {line}: {wrong}", line=number + 1, wrong=wrong) from None
    title = _value(lines[begin], "chapter") or ""
    return Chapter(title, record, tuple(remarks[key].remark(*key) for key in sorted(remarks)))


@dataclass
class _Remarks:
    """The lines about one map at one moment, as they are read."""

    comment: list[str] = field(default_factory=list)
    marks: dict[str, Mark] = field(default_factory=dict)
    arrows: dict[Arrow, None] = field(default_factory=dict)
    branches: dict[tuple[str, ...], Branch] = field(default_factory=dict)
    find: bool = False

    def remark(self, moment: int, seat: int) -> Remark:
        """The lines as one remark."""
        comment, marks = "\n".join(self.comment), in_order([*self.marks.values()])
        arrows, branches = tuple(self.arrows), tuple(self.branches.values())
        return Remark(moment, seat, comment, marks, arrows, self.find, branches)


def _read_remark(line: str, record: Record, moment: int, remarks: "dict[tuple[int, int], _Remarks]") -> None:
    seat_text, _, rest = line.removeprefix(_REMARK).strip().partition(" ")
    kind, _, said = rest.partition(" ")
    seats = record.setup.seats
    if not (seat_text.isdecimal() and seat_text.isascii() and 1 <= int(seat_text[:4]) <= seats):
        sentence = "{found!r} is no seat: there are seats 1 to {seats}"
        raise BadNotation("study-seat", sentence, found=seat_text, seats=seats)
    seat = int(seat_text) - 1
    remark = remarks.setdefault((moment, seat), _Remarks())
    words = said.split()
    match kind, words:
        case "says", _:
            remark.comment.append(said)
        case kind, [cells] if kind in MARKS:
            remark.marks |= {cell: Mark(kind, cell) for cell in names(read_cells(cells))}
        case "arrow", [start, end] if start != end:
            remark.arrows[Arrow(*(cell_name(read_cell(cell)) for cell in (start, end)))] = None
        case "find", []:
            find_step(record, moment)
            remark.find = True
        case kind, [_, *_] if kind in _BRANCHES:
            columns = played_branch(record, moment, seat, said.split("|")).columns
            remark.branches[tuple(columns)] = Branch(tuple(columns), _BRANCHES[kind])
        case _:
            sentence = "{found!r} is no remark; write {examples}"
            raise BadNotation("study-remark", sentence, found=line, examples=_EXAMPLES)


def find_step(record: Record, moment: int) -> int:
    """The step of a moment that is a turn; raises ``BadNotation`` if it is none."""
    steps = moment_steps(record)
    if not 0 < moment < len(steps) or not isinstance(record.steps[steps[moment]], CardStep):
        raise BadNotation("study-turn", "this is possible only at a turn")
    return steps[moment]


def played_branch(record: Record, moment: int, seat: int, columns: Sequence[str]) -> Line:
    """Another line from a turn on, played; raises ``BadNotation`` where that is not possible."""
    line = Line(record, find_step(record, moment), seat)
    line.play([" ".join(column.split()) for column in columns])
    return line
