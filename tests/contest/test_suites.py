"""The public suites: legal, disjoint, and always dealt in the same way."""

from itertools import combinations

import pytest

from cartographers.boxes import shelf
from cartographers.contest.digest import digest_of
from cartographers.contest.match import Match
from cartographers.contest.suite import DEALS, SUITES, Suite, suite_of
from cartographers.rules.setup import boxes_in_use
from cartographers.table.plan import deal, plan_for

EVERY = pytest.mark.parametrize("suite", SUITES.values(), ids=list(SUITES))


@EVERY
def test_the_deals_of_a_suite_never_change(suite: Suite) -> None:
    """If this fails, the dealer deals differently and all published results are void."""
    assert digest_of(suite) == suite.digest


@EVERY
def test_a_suite_is_legal_solo_and_what_its_name_says(suite: Suite) -> None:
    """R10: ``digest_of`` has dealt them all, and ``deal`` checks what it deals."""
    setup = deal(shelf(), suite.plan, suite.seed)
    sheet, *parts = suite.name.split("-")
    used = boxes_in_use(shelf(), setup)
    assert setup.solo and setup.sheet == sheet
    assert bool(setup.skills) == ("skills" in parts or "everything" in parts)
    assert ("ambush" in used) == bool({"ambush", "mixed", "everything"} & set(parts))
    assert set(parts) & {"mixed", "everything"} or parts[0] in used


def test_no_deal_is_in_two_suites() -> None:
    for one, other in combinations(SUITES.values(), 2):
        assert abs(one.seed - other.seed) >= DEALS


def test_every_sheet_and_every_box_is_in_some_suite() -> None:
    setups = [deal(shelf(), suite.plan, suite.seed) for suite in SUITES.values()]
    assert {setup.sheet for setup in setups} == set(shelf().sheets)
    used = {box for setup in setups for box in boxes_in_use(shelf(), setup)}
    assert used | {"skills"} == set(shelf().boxes)


def test_a_match_on_a_suite_is_known_again() -> None:
    match = SUITES["C-heroes"].match("chance")
    assert suite_of(match) is SUITES["C-heroes"]
    assert suite_of(Match(("chance",), match.plan, match.seed + 1)) is None


def test_a_suite_of_whole_boxes_is_played_as_the_boxes_recommend() -> None:
    for name, boxes in {"A-base": ["base"], "C-heroes-ambush": ["heroes", "ambush"]}.items():
        assert plan_for(shelf(), boxes, name[0]) == SUITES[name].plan
