"""Gymnasium and PettingZoo check the environments with their own tests."""

from functools import partial
from typing import Any

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
def test_pettingzoo_finds_nothing_wrong_with_seats_that_act_in_turn(
    capsys: pytest.CaptureFixture[str],
) -> None:
    api_test(TurnsEnv(boxes=["base", "ambush"], seats=3, render_mode="ansi"), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_finds_nothing_wrong_with_seats_that_act_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    parallel_api_test(TogetherEnv(boxes=["heroes"], seats=2), num_cycles=100)
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_pettingzoo_finds_that_a_seed_plays_the_same_game() -> None:
    made: list[TurnsEnv | TogetherEnv] = []

    def make(kind: type[TurnsEnv] | type[TogetherEnv]) -> Any:
        made.append(kind(seats=2))
        return made[-1]

    seed_test(partial(make, TurnsEnv), num_cycles=40)
    parallel_seed_test(partial(make, TogetherEnv), num_cycles=10)
    logs = [env.play.table.log for env in made]
    assert logs[0] == logs[1] and logs[2] == logs[3] and len(logs[0]) > 40
