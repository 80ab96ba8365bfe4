"""One column of a record's line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.notation.decision_text import Column, read_column, write_column
from cartographers.notation.error import BadNotation
from cartographers.rules.decision import Decision, Declare
from testkit.decisions import ambushes, declares, destroys, draws, posts

coins = st.integers(0, 14)
declared = st.none() | declares.filter(lambda one: one.skill)


@pytest.mark.parametrize(("kind", "decisions"), [("draw", draws), ("hero", posts), ("destroy", destroys)])
@given(st.data(), coins, coins)
def test_reading_a_column_undoes_writing_it(
    kind: str, decisions: st.SearchStrategy[Decision], data: st.DataObject, paid: int, gained: int
) -> None:
    column = Column(data.draw(st.none() | decisions), None, paid, gained)
    assert read_column(write_column(column), kind) == column


@given(st.builds(Column, st.none() | ambushes, declared, coins, coins))
def test_reading_an_ambush_undoes_writing_it(column: Column) -> None:
    assert read_column(write_column(column), "ambush") == column


def test_nothing_declared_is_not_written() -> None:
    assert write_column(Column(None, Declare())) == "-"


def test_spaces_do_not_matter() -> None:
    assert read_column("  f   A1-A2   +1 ", "draw") == read_column("f A1-A2 +1", "draw")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "draw"),
        ("f", "draw"),
        ("h A1", "draw"),
        ("x A1", "draw"),
        ("f A1 ! A2", "draw"),
        ("f A1 x A2", "draw"),
        ("f A1 +1 -1", "draw"),
        ("f A1 +search upright", "draw"),
        ("- +search f A1", "draw"),
        ("f A1", "ambush"),
        ("- x A1", "ambush"),
        ("m A1 ! A2", "ambush"),
        ("h A1 x A2", "hero"),
        ("- ! A1", "hero"),
        ("m A1", "destroy"),
        ("x A1 +search", "destroy"),
        ("x A1", ""),
    ],
)
def test_what_does_not_belong_in_a_column_is_refused(text: str, kind: str) -> None:
    with pytest.raises(BadNotation, match="cannot be read here"):
        read_column(text, kind)


def test_what_a_skill_draws_has_a_terrain() -> None:
    with pytest.raises(BadNotation, match="'x' is no terrain"):
        read_column("f A1 +search x A2", "draw")
