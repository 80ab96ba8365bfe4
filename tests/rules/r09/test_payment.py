"""R9.1: what a skill costs, with which coins it is paid, and what becomes of them."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.game import after, commit, withdraw
from testkit import said, sheet, tell, why_not
from testkit.situations import because, now, seated, solo, track

COSTS = {
    "acrobatics": 2,
    "concentration": 3,
    "cure-wounds": 1,
    "diplomacy": 1,
    "secret-lore": 0,
    "stealth": 0,
    "negotiation": 1,
    "search": 0,
}
DRAWN = {
    "concentration": "f C1-C3,D3 +concentration f F1-F3,G3",
    "cure-wounds": "f C1-C3,D3 +cure-wounds a A2-A3",
    "diplomacy": "f C1-C3,D3 +diplomacy d K1",
    "secret-lore": "v C1-C3,D3 +secret-lore",
    "stealth": "f C10-C11 +stealth",
    "negotiation": "a C1-C2,D1-D2 +negotiation",
    "search": "f C1-C3,D3 +search f B1",
}


@pytest.mark.parametrize("skill", COSTS)
def test_each_skill_has_its_printed_cost(skill: str) -> None:
    """R9.1, R9.2"""
    assert shelf().skills[skill].cost == COSTS[skill]


@pytest.mark.parametrize("skill", DRAWN)
def test_a_use_crosses_out_as_many_coins_as_the_skill_costs(skill: str) -> None:
    """R9.1"""
    game = tell(solo(sheet("m"), skill, coins=5, crossed=1), f"orchard | {DRAWN[skill]}")
    assert track(game) == (5, 1 + COSTS[skill])


def test_acrobatics_crosses_out_two_coins() -> None:
    """R9.1"""
    assert track(tell(solo(sheet(), "acrobatics", coins=5), "goblin-attack | +acrobatics")) == (5, 2)


@pytest.mark.parametrize("skill", [skill for skill in DRAWN if COSTS[skill]])
def test_too_few_coins_are_refused(skill: str) -> None:
    """R9.1"""
    game = tell(solo(sheet("m"), skill, coins=COSTS[skill] - 1), "orchard")
    assert why_not(game, 0, DRAWN[skill]) == "skill-coins"
    assert because(game, 0, DRAWN[skill]) == "there are not enough coins for this skill"


@pytest.mark.parametrize("skill", [skill for skill in DRAWN if not COSTS[skill]])
def test_a_cost_of_nothing_needs_no_coin(skill: str) -> None:
    """R9.1"""
    assert track(tell(solo(sheet("m"), skill), f"orchard | {DRAWN[skill]}")) == (0, 0)


def test_with_too_few_coins_for_acrobatics_nobody_is_asked_to_declare() -> None:
    """R9.1"""
    game = tell(seated(sheet(), sheet(), skills="acrobatics", coins=[1, 2]), "goblin-attack")
    assert (game.phase, game.waiting) == ("declare", [1])


def test_crossed_out_coins_cannot_pay_again() -> None:
    """R9.1"""
    game = tell(solo(sheet("m"), "cure-wounds", coins=3, crossed=3), "orchard")
    assert why_not(game, 0, DRAWN["cure-wounds"]) == "skill-coins"


def test_the_coin_on_this_turns_shape_does_not_pay() -> None:
    """R9.1: coins filled before this turn"""
    game = tell(solo(sheet(), "diplomacy"), "farmland")
    assert why_not(game, 0, "a A1-A2 +diplomacy d K1") == "skill-coins"


def test_the_coin_of_a_mountain_closed_this_turn_does_not_pay() -> None:
    """R9.1: coins filled before this turn"""
    game = tell(solo(sheet("^.\nf"), "diplomacy"), "rift-lands")
    assert why_not(game, 0, "f A2 +diplomacy d K1") == "skill-coins"


def test_a_coin_of_an_earlier_turn_pays() -> None:
    """R9.1"""
    game = tell(solo(sheet(), "diplomacy"), "farmland | a A1-A2\norchard | f C1-C3,D3 +diplomacy d K1")
    assert track(game) == (1, 1)


def test_a_coin_of_an_earlier_season_pays() -> None:
    """R9.1"""
    game = tell(solo(sheet(), "diplomacy", clock=7), "farmland | a A1-A2")
    assert game.season == 1
    assert track(tell(game, "orchard | f C1-C3,D3 +diplomacy d K1")) == (1, 1)


def test_a_coin_gained_in_the_turn_of_the_use_is_kept() -> None:
    """R9.1"""
    game = tell(solo(sheet(), "diplomacy", coins=1), "farmland | a A1-A2 +diplomacy d K1")
    assert track(game) == (2, 1)


def test_crossed_out_coins_never_score_again() -> None:
    """R9.1, R5.1"""
    game = tell(solo(sheet("m"), "concentration", coins=5), f"orchard | {DRAWN['concentration']}")
    assert now(game).coins == 2


def test_crossed_out_coins_do_not_score_in_later_seasons_either() -> None:
    """R9.1"""
    game = tell(solo(sheet(), "diplomacy", coins=2, clock=6), "orchard | f C1-C3,D3 +diplomacy d K1")
    game = tell(game.but(clock=6), "orchard | f F1-F3,G3")
    assert [score.coins for score in game.seats[0].scores] == [1, 1]


def test_stars_a_coin_has_given_before_it_is_crossed_out_stay() -> None:
    """R9.1"""
    game = tell(solo(sheet(), "diplomacy", coins=1, clock=6), "orchard | f C1-C3,D3")
    game = tell(game, "homestead | v F1,G1-G2,H1 +diplomacy d K1")
    assert (game.seats[0].scores[0].coins, now(game).coins) == (1, 0)


def test_crossed_out_coins_keep_their_spaces() -> None:
    """R9.1, R3.12: on a full track a coin is lost, crossed out or not"""
    game = tell(solo(sheet(), "diplomacy", coins=14, crossed=3), "farmland | a A1-A2 +diplomacy d K1")
    assert track(game) == (14, 4)


def test_a_use_that_is_taken_back_costs_nothing() -> None:
    """R9.1, R3.3: it is paid when everyone has committed"""
    game = tell(seated(sheet(), sheet(), skills="diplomacy", coins=1), "orchard")
    game = after(game, commit(game, 0, said("f C1-C3,D3 +diplomacy d K1", game.phase)))
    game = after(game, withdraw(game, 0))
    game = tell(game, "| f C1-C3,D3 | f C1-C3,D3")
    assert (track(game), game.seats[0].skill) == ((1, 0), "")


def test_a_player_pays_with_the_own_track_only() -> None:
    """R9.1"""
    game = tell(seated(sheet(), sheet(), skills="diplomacy", coins=[0, 9]), "orchard")
    assert why_not(game, 0, "f C1-C3,D3 +diplomacy d K1") == "skill-coins"
