"""Studies as text: what is written is read again, lines are played by the rules, errors say where and why."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartographers.boxes import shelf
from cartographers.notation.branch import Line
from cartographers.notation.cells import ROW_LETTERS
from cartographers.notation.error import BadNotation
from cartographers.notation.record import CardStep, Record
from cartographers.notation.record_text import read_text
from cartographers.notation.study import (
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
from cartographers.notation.study_text import played_branch, read_study, write_study

ROOT = Path(__file__).parents[2]
GAMES = sorted((ROOT / "tests" / "golden" / "games").glob("*.txt"))


@cache
def game(file: Path) -> Record:
    record = read_text(shelf(), file.read_text(encoding="utf-8"))
    return replace(record, setup=replace(record.setup, names=()), deal=None)


@cache
def turns(file: Path) -> list[int]:
    record = game(file)
    steps = enumerate(moment_steps(record))
    return [moment for moment, step in steps if step >= 0 and isinstance(record.steps[step], CardStep)]


@cache
def as_it_was(file: Path, moment: int, seat: int) -> tuple[str, ...]:
    """All turns from a moment on as they were played."""
    line = Line(game(file), moment_steps(game(file))[moment], seat)
    line.play_as_it_was()
    return tuple(line.columns)


CELLS = st.builds(lambda row, column: f"{row}{column}", st.sampled_from(ROW_LETTERS), st.integers(1, 11))
#: Whatever a person can type: the server leaves out what cannot be seen.
TYPED = st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=20)
WORDS = st.lists(TYPED, max_size=3).map(" ".join)
COMMENTS = st.lists(WORDS, max_size=4).map("\n".join).map(lambda text: text.strip("\n"))


@st.composite
def remarks(draw: st.DrawFn, file: Path) -> tuple[Remark, ...]:
    places = st.tuples(
        st.integers(0, len(moment_steps(game(file))) - 1), st.integers(0, game(file).setup.seats - 1)
    )
    made = []
    for moment, seat in sorted(draw(st.sets(places, max_size=6))):
        marked = draw(st.dictionaries(CELLS, st.sampled_from(MARKS), max_size=5))
        arrows = draw(st.lists(st.tuples(CELLS, CELLS).filter(lambda two: two[0] != two[1]), unique=True))
        is_turn = moment in turns(file)
        line = as_it_was(file, moment, seat) if is_turn else ()
        lengths = draw(st.sets(st.integers(1, len(line)), max_size=2)) if line else set()
        remark = Remark(
            moment,
            seat,
            draw(COMMENTS),
            in_order(Mark(kind, cell) for cell, kind in marked.items()),
            tuple(Arrow(*two) for two in arrows),
            is_turn and draw(st.booleans()),
            tuple(Branch(line[:length], draw(st.booleans())) for length in lengths),
        )
        if not remark.is_empty:
            made.append(remark)
    return tuple(made)


@st.composite
def studies(draw: st.DrawFn) -> Study:
    files = draw(st.lists(st.sampled_from(GAMES), min_size=1, max_size=2))
    chapters = (Chapter(draw(WORDS), game(file), draw(remarks(file))) for file in files)
    return Study(draw(WORDS), tuple(chapters))


@settings(max_examples=30)
@given(studies())
def test_a_study_that_was_written_is_read_as_it_was(study: Study) -> None:
    assert read_study(shelf(), write_study(study)) == study


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_line_of_what_was_played_leads_to_the_maps_that_came_of_it(file: Path) -> None:
    record = game(file)
    for seat in range(record.setup.seats):
        whole = as_it_was(file, 1, seat)
        later = turns(file)[len(turns(file)) // 2]
        rest = as_it_was(file, later, seat)
        assert whole[-len(rest) :] == rest
        first = played_branch(record, 1, seat, whole).turns[-1]
        assert first.after == played_branch(record, later, seat, rest).turns[-1].after


def test_another_drawing_is_played_on_the_cards_that_came() -> None:
    record = game(next(file for file in GAMES if file.stem == "base-A-1"))
    played = as_it_was(next(file for file in GAMES if file.stem == "base-A-1"), 1, 0)
    line = Line(record, moment_steps(record)[1], 0)
    position = line.position()
    assert position is not None and position.card == record.steps[moment_steps(record)[1]].card  # type: ignore[union-attr]
    with pytest.raises(BadNotation, match="is not legal"):
        played_branch(record, 1, 0, ["f A1"])
    with pytest.raises(BadNotation, match="after the last turn"):
        played_branch(record, 1, 0, [*played, "-"])


TEXT = (ROOT / "docs" / "example-study.txt").read_text(encoding="utf-8")


def test_the_example_is_a_study_with_everything_that_a_study_can_have() -> None:
    (chapter,) = read_study(shelf(), TEXT).chapters
    assert any(remark.comment for remark in chapter.remarks)
    assert any(remark.arrows for remark in chapter.remarks)
    assert {mark.kind for remark in chapter.remarks for mark in remark.marks} == set(MARKS)
    assert any(remark.find for remark in chapter.remarks)
    assert {branch.better for remark in chapter.remarks for branch in remark.branches} == {True, False}


def _with(old: str, new: str) -> tuple[str, int]:
    """The example with a line otherwise, and the number of that line."""
    lines = TEXT.splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith(old))
    lines[number] = new
    return "\n".join(lines), number + 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("> 1 find", "> 2 find", "'2' is no seat: there are seats 1 to 1"),
        ("> 1 find", "> 1 look", "'> 1 look' is no remark; write '> 1 says …'"),
        ("> 1 circle", "> 1 circle Z4", "'Z4' is not a cell"),
        ("> 1 arrow", "> 1 arrow B4", "is no remark"),
        ("> 1 better", "> 1 better f A1", "'f A1' is not legal"),
        ("spring", "summer", "the heading summer was found instead of"),
    ],
)
def test_an_error_says_in_which_line_and_what_would_be_right(old: str, new: str, said: str) -> None:
    text, number = _with(old, new)
    with pytest.raises(BadNotation) as wrong:
        read_study(shelf(), text)
    assert str(wrong.value).startswith(f"line {number}: ") and said in str(wrong.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a study begins with 'format: cartographers-study-1'"),
        ("format: cartographers-study-1\ntitle: Nothing", "a study has chapters"),
        ("format: cartographers-study-1\nauthor: Ada", "line 2: before the first chapter"),
    ],
)
def test_what_is_no_study_is_refused_with_a_sentence(text: str, said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        read_study(shelf(), text)
