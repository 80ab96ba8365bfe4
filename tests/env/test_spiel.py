"""OpenSpiel's own checks of the game, and what is dealt there."""

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cartographers.boxes import shelf
from cartographers.rules.state import Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import deal, plan_for
from cartographers.table.table import Table

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: pip install open_spiel (the extra spiel)"
)

from cartographers.env import spiel  # noqa: E402  # needs OpenSpiel

GAMES = ["cartographers", "cartographers(boxes=heroes+ambush+skills,sheet=C,players=2,deal=3)"]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong_with_the_game(name: str) -> None:
    seen: list[bool] = []
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(
        game,
        1,
        serialize=True,
        verbose=False,
        state_checker_fn=lambda state: seen.append(state.is_terminal()),
    )
    assert seen[-1] and not all(seen)


def played(name: str, seed: int) -> Any:
    """A random game, which chance deals by its probabilities."""
    chance, state = np.random.default_rng(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, likely = zip(*state.chance_outcomes(), strict=True)
            assert sum(likely) == pytest.approx(1)
            state.apply_action(int(chance.choice(cards, p=likely)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def test_a_game_of_openspiel_brings_the_stars_of_the_rules() -> None:
    state = played(GAMES[1], seed=1)
    assert state.returns() == [float(seat.stars) for seat in state.play.table.game.seats]
    assert len(state.returns()) == 2 and any(state.returns())


def test_a_clone_of_openspiel_is_played_on_by_itself() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    before, other = str(state), state.clone()
    while not other.is_terminal() and len(other.history()) < 9:
        other.apply_action(
            other.chance_outcomes()[0][0] if other.is_chance_node() else other.legal_actions()[0]
        )
    assert str(state) == before != str(other)


def test_cards_come_as_likely_as_the_dealer_deals_them() -> None:
    """With all twelve ambushes nobody knows which four are in the game."""
    setup = deal(shelf(), replace(plan_for(shelf(), ["base"], "A"), ambushes=("base", "ambush")), 5)
    dealt: Counter[str] = Counter()
    for seed in range(600):
        table = Table(shelf(), setup, SeedDealer(seed))
        dealt[table.game.revealed[0]] += 1
    likely = spiel.probabilities(spiel.WaitingTable(shelf(), setup, SeedDealer(0)).game)
    assert sum(likely.values()) == pytest.approx(1) and set(dealt) <= set(likely)
    for card, chance in likely.items():
        assert abs(dealt[card] - 600 * chance) < 4.5 * (600 * chance * (1 - chance)) ** 0.5 + 1
    assert spiel.probabilities(table.game) == {} or table.game.phase is Phase.REVEAL
