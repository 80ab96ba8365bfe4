"""Hypothesis strategies for areas, decisions and events, legal or not."""

from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import strategies as st

from cartographers.rules.area import BOARD, CELLS
from cartographers.rules.decision import Ambush, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.event import Began, Committed, Revealed, Withdrawn
from cartographers.rules.terrain import DOUBLE, DRAWN
from testkit.games import base_setup, heroes_setup

T = TypeVar("T")

areas = st.integers(1, BOARD)
single = st.integers(0, CELLS - 1).map(lambda index: 1 << index)
drawn = st.sampled_from(DRAWN)
words = st.from_regex(r"[a-z]{1,8}(-[a-z]{1,8})?", fullmatch=True)
extras = st.builds(Extra, st.sampled_from([*DRAWN, DOUBLE]), areas)
skills = st.tuples(st.just(""), st.none()) | st.tuples(words, st.none() | extras)


def _with_skill(kind: Callable[..., T], *parts: st.SearchStrategy[Any]) -> st.SearchStrategy[T]:
    return st.builds(lambda told, skill: kind(*told, *skill), st.tuples(*parts), skills)


draws = _with_skill(Draw, drawn, areas)
posts = _with_skill(Post, single, st.just(0) | areas)
ambushes = st.builds(Ambush, areas, st.just(0) | single)
destroys = st.builds(Destroy, single)
declares = _with_skill(Declare) | st.builds(Declare, words, st.none(), st.booleans())
decisions = draws | posts | ambushes | destroys | declares

seats = st.integers(0, 99)
events = (
    st.sampled_from([Began(base_setup()), Began(heroes_setup(skills=("search",), names=("Ada", "Béla")))])
    | st.builds(Revealed, words)
    | st.builds(Committed, seats, decisions)
    | st.builds(Withdrawn, seats)
)
