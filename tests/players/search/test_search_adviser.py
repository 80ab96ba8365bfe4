"""Advisers: advice is legal, measured on the same futures for all decisions, and uses nothing hidden."""

import pytest

from cartographers.boxes import shelf
from cartographers.players.player import Advice
from cartographers.players.roster import adviser
from cartographers.rules.decision import Decision
from cartographers.rules.state import Phase
from cartographers.rules.view import View, view
from cartographers.table.analysis import Moment, moments
from cartographers.table.table import Table
from testkit import base_setup, heroes_setup, unfolded, whole_game
from testkit.secrets import dealt_otherwise, sealed_otherwise

SKILLS = ("search", "diplomacy", "acrobatics")
BOTH_SETS = base_setup().ambushes + heroes_setup().ambushes
SETUPS = {
    "base": base_setup(seats=1),
    "heroes": heroes_setup(seats=1, skills=SKILLS),
    "three": heroes_setup(seats=3, skills=SKILLS),
    "two with all boxes": base_setup(heroes=True, skills=SKILLS, ambushes=BOTH_SETS),
}


def advised(seen: View, played: Decision | None = None, most: int = 3, seed: int = 1) -> list[Advice]:
    """The advice of a new adviser after few playouts; how good it is, is not tested here."""
    return adviser("search:6n", seed).advise(seen, played, most)


@pytest.fixture(scope="module", params=SETUPS)
def table(request: pytest.FixtureRequest) -> Table:
    return whole_game(SETUPS[request.param], seed=8)


def some(table: Table, seat: int = 0, each: int = 12) -> list[Moment]:
    """Decisions of a seat from all over a game, and one of each phase there is."""
    found = moments(shelf(), table.log, seat)
    first = {moment.game.phase: moment for moment in reversed(found)}
    return list({moment.seq: moment for moment in [*found[::each], *first.values()]}.values())


def test_advice_can_be_followed_and_what_was_played_and_what_is_usual_are_always_in_it(table: Table) -> None:
    for moment in some(table):
        seen = view(moment.game, 0)
        for most in (1, 3):
            advice = advised(seen, moment.played, most)
            decisions = [one.decision for one in advice]
            assert len(advice) <= most + 2 and decisions.count(moment.played) == 1
            assert sum(one.usual for one in advice) == 1
            assert all(one.usual or one.decision == moment.played for one in advice[most:])
            expected = [one.expected for one in advice]
            # At a table of several a declaration is ranked by what it spares, which no playout shows.
            ranked = seen.phase is Phase.DECLARE and not moment.game.setup.solo
            assert ranked or expected == sorted(expected, reverse=True)
            assert all(seen.why_not(decision) is None for decision in decisions)
            assert all(one.spread >= 0 for one in advice)


def test_the_same_seed_says_the_same(table: Table) -> None:
    for moment in some(table, each=30):
        seen = view(moment.game, 0)
        assert advised(seen, moment.played) == advised(seen, moment.played)


def test_at_the_last_decision_what_is_expected_is_what_comes(table: Table) -> None:
    """No card is left to come: the futures are the game itself."""
    for seat in range(table.game.setup.seats):
        last = moments(shelf(), table.log, seat)[-1]
        if last.game.phase is not Phase.DRAW:
            continue
        advice = advised(view(last.game, seat), last.played)
        played = next(one for one in advice if one.decision == last.played)
        assert (played.expected, played.spread) == (table.game.seats[seat].stars, 0)


def test_an_ambush_on_a_neighbours_map_changes_nothing_about_the_own_stars() -> None:
    table = whole_game(SETUPS["three"], seed=8)
    moment = next(one for one in some(table) if one.game.phase is Phase.AMBUSH)
    advice = advised(view(moment.game, 0), moment.played)
    assert len({one.expected for one in advice}) == 1


# --- secrecy (R12) ----------------------------------------------------------------------------------------


def test_advice_does_not_depend_on_the_order_of_the_deck(table: Table) -> None:
    for seq in range(2, len(table.log), len(table.log) // 3):
        games = [dealt_otherwise(table.log[:seq], seed) for seed in range(2)]
        seats = [seat for seat in games[0].waiting[:1] if games[0].phase is not Phase.REVEAL]
        for seat in seats:
            one, two = (advised(view(game, seat)) for game in games)
            assert one == two


def test_advice_does_not_depend_on_what_others_have_sealed() -> None:
    sealed_by_others = 0
    for setup in (SETUPS["three"], SETUPS["two with all boxes"]):
        for game in unfolded(whole_game(setup, seed=3))[::11]:
            if not any(game.sealed) or not game.waiting:
                continue
            seat = game.waiting[0]
            others = [index for index, decision in enumerate(game.sealed) if decision and index != seat]
            sealed_by_others += len(others)
            other = sealed_otherwise(game, seat, chance=99)
            one, two = (advised(view(at, seat)) for at in (game, other))
            assert one == two
    assert sealed_by_others > 3
