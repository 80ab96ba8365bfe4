"""Gymnasium and PettingZoo check the environments with their own tests."""

from functools import partial

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from cartographers.env import ENV_ID, SoloEnv, TogetherEnv, TurnsEnv


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_gymnasium_finds_nothing_wrong_with_a_game_for_one(mode: str) -> None:
    made = gymnasium.make(ENV_ID, boxes=["heroes"], sheet="C", render_mode=mode)
    assert isinstance(made.unwrapped, SoloEnv)
    check_env(made.unwrapped)


# PettingZoo says so about every environment whose observations are dictionaries.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box")
def test_pettingzoo_finds_nothing_wrong_with_seats_that_act_in_turn() -> None:
    api_test(TurnsEnv(boxes=["base", "ambush"], seats=3, render_mode="ansi"), num_cycles=100)


def test_pettingzoo_finds_nothing_wrong_with_seats_that_act_at_once() -> None:
    parallel_api_test(TogetherEnv(boxes=["heroes"], seats=2), num_cycles=100)


def test_pettingzoo_finds_that_a_seed_plays_the_same_game() -> None:
    seed_test(partial(TurnsEnv, seats=2), num_cycles=40)
    parallel_seed_test(partial(TogetherEnv, seats=2), num_cycles=10)
