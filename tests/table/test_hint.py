"""Hints: what to look at, where, and the decision; each step says a little more, and none too much."""

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.players.player import Advice
from cartographers.rules.area import SIDE, size
from cartographers.rules.decision import Ambush, Decision, Declare, Draw
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Phase
from cartographers.rules.terrain import FOREST, VILLAGE, WATER
from cartographers.rules.view import View, view
from cartographers.table.analysis import moments
from cartographers.table.hint import Hint, hint
from testkit import area, base_setup, heroes_setup, sheet, situation, tell, whole_game

SKILLS = ("search", "diplomacy", "acrobatics")


class Insists:
    """An adviser that always says the same."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        assert view.why_not(self.decision) is None
        return [Advice(self.decision, 70.0, 5.0)]


def insisted(game: Game, decision: Decision, seat: int = 0) -> Hint:
    return hint(view(game, seat), Insists(decision))


def test_it_points_at_the_edict_that_gains_most() -> None:
    game = tell(situation(sheet()), "orchard")
    assert insisted(game, Draw(FOREST, area("A1-A3,B3")))[:2] == ("edict", "sentinel-wood")
    assert insisted(game, Draw(FOREST, area("A1-A3,B3"))).advice.expected == 70


def test_an_edict_that_is_scored_twice_more_counts_twice() -> None:
    # Great City is scored in two seasons to come, Sentinel Wood in one: 3 × 2 against 3 × 1.
    game = tell(situation(sheet(), season=1), "hamlet")
    assert insisted(game, Draw(VILLAGE, area("A1-A2,B1"))).edict == "great-city"


def test_it_points_at_an_edict_that_the_drawing_prepares_if_none_gains_now() -> None:
    # Nothing is worth a star yet; a lake beside which a farm may come prepares Canal Lake.
    game = tell(situation(sheet()), "great-river")
    found = insisted(game, Draw(WATER, area("E5,F4-F5,G3-G4")))
    assert found[:2] == ("edict", "canal-lake")


#: In winter D and A are scored: by these a map of heroes gains nothing from water.
DRY = base_setup(edicts=("sentinel-wood", "canal-lake", "borderlands", "great-city"))


def test_it_points_at_the_coin() -> None:
    game = tell(situation(sheet("....", rest="h"), season=3, setup=DRY), "great-river")
    assert insisted(game, Draw(WATER, area("A1-A3")))[:2] == ("coins", "")


def test_it_points_at_monsters_that_are_closed_in() -> None:
    game = tell(situation(sheet("..m.......m", rest="h"), season=3, setup=DRY), "fishing-village")
    assert insisted(game, Draw(WATER, area("A4-A7")))[:2] == ("monsters", "")


def test_it_points_at_the_ruins_if_nothing_else_is_gained() -> None:
    game = situation(sheet("..r.", rest="h"), season=3, setup=DRY, pending=True)
    game = tell(game, "fishing-village")
    assert insisted(game, Draw(WATER, area("A1-A4")))[:2] == ("ruins", "")


def test_it_points_at_room_if_there_is_nothing_at_all() -> None:
    game = tell(situation(sheet("....", rest="h"), season=3, setup=DRY), "fishing-village")
    assert insisted(game, Draw(WATER, area("A1-A4")))[:2] == ("room", "")


def test_in_an_ambush_it_is_about_what_the_neighbour_loses() -> None:
    game = tell(situation(sheet("...\n...\n...")), "goblin-attack")
    found = insisted(game, Ambush(area("A1,B2,C3")))
    assert found.owner == 1 and found.look == "monsters"
    assert game.phase is Phase.AMBUSH


def test_saying_nothing_to_an_ambush_has_no_place() -> None:
    game = situation(setup=base_setup(skills=("acrobatics", "search", "stealth")), coins=3)
    game = tell(game, "goblin-attack")
    assert game.phase is Phase.DECLARE
    found = insisted(game, Declare())
    assert found.where == 0 and found.look == "monsters"


@pytest.mark.parametrize(
    "setup",
    [base_setup(seats=1), heroes_setup(seats=1, skills=SKILLS), heroes_setup(seats=3, skills=SKILLS)],
    ids=["solo", "solo heroes", "three heroes"],
)
def test_where_is_round_the_drawing_and_does_not_give_it_away(setup: Setup) -> None:
    table = whole_game(setup, seed=4)
    for moment in moments(shelf(), table.log, 0)[::2]:
        seen = view(moment.game, 0)
        decision = Chance(moment.seq).decide(seen)
        found = hint(seen, Insists(decision))
        drawn = getattr(decision, "cells", getattr(decision, "cell", 0))
        assert drawn & ~found.where == 0
        assert not drawn or size(found.where) >= max(9, size(drawn) + 3)
        assert found.owner == seen.map_owner
        assert (found.look == "edict") == (found.edict in setup.edicts)


def test_where_is_the_same_for_drawings_in_the_same_part_of_the_map() -> None:
    game = tell(situation(sheet()), "great-river")
    found = {insisted(game, Draw(WATER, area(where))).where for where in ("A1,B1,C1", "B2,C2,D2", "A4,B4,C4")}
    assert len(found) == 1 and size(found.pop()) == 16 < SIDE * SIDE
