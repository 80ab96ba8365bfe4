"""A policy can move between the environments and the simulator: actions and observations are the same."""

from typing import Any

import gymnasium
import jax
import numpy as np
import pytest

from cartographers.editions import shelf
from cartographers.env import ENV_ID
from cartographers.env.actions import Question
from cartographers.env.numbering import Numbering
from cartographers.env.observation import number_names, observe, planes
from cartographers.env.options import game_options
from cartographers.rules.view import view
from cartographers.sim import observation, offers, tables
from cartographers.sim.simulator import Simulator
from sim.following import Follower, Frame

GAMES = 4


@pytest.mark.parametrize(
    ("boxes", "seats", "edicts"),
    [("base", 1, ()), ("heroes", 4, ()), ("base,ambush,heroes", 2, ()), ("base", 2, "all")],
)
def test_the_numbers_stand_for_the_same(boxes: str, seats: int, edicts: str) -> None:
    numbering = game_options(boxes, seats=seats).numbering
    if edicts:
        numbering = Numbering(shelf(), numbering.setup, any_edicts=False)
    theirs = tables.tables(shelf(), numbering.setup, numbering.any_edicts)
    assert numbering.actions == offers.actions(theirs)
    assert planes(numbering) == observation.planes(theirs)
    assert number_names(numbering) == observation.number_names(theirs)


@pytest.fixture
def _quickly_compiled() -> Any:
    config: Any = jax.config
    config.update("jax_disable_most_optimizations", True)
    yield
    config.update("jax_disable_most_optimizations", False)


@pytest.mark.usefixtures("_quickly_compiled")
def test_a_batch_of_games_is_played_by_the_rules_and_seen_alike() -> None:
    env: Any = gymnasium.make_vec(ENV_ID, num_envs=GAMES, edicts=EDICTS)
    numbering = game_options(edicts=EDICTS).numbering
    simulator = Simulator(shelf(), numbering.setup, any_edicts=False)
    told, infos = env.reset(seed=5)
    frame = Frame(jax.device_get(env.state), None)
    followers = [Follower(simulator, number, frame) for number in range(GAMES)]
    chance, ended, stars = np.random.default_rng(2), np.zeros(GAMES, bool), np.zeros(GAMES)
    while not ended.all():
        for number, one in enumerate(followers):
            if not ended[number]:
                question = Question(numbering, view(one.game, 0))
                seen = observe(numbering, question)
                assert np.array_equal(infos["action_mask"][number], question.mask())
                assert np.array_equal(told["maps"][number], seen["maps"])
                assert np.array_equal(told["numbers"][number], seen["numbers"])
        actions = np.array(
            [chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]]
        )
        told, rewards, terminated, _, infos = env.step(actions)
        before, frame = frame, Frame(jax.device_get(env.state), actions[:, None])
        for number, one in enumerate(followers):
            if not ended[number]:
                one.follow(before, frame)
                stars[number] += rewards[number]
        ended |= terminated
    assert list(stars) == [one.game.seats[0].stars for one in followers]
    assert not infos["illegal"].any()


EDICTS = ("sentinel-wood", "canal-lake", "wildholds", "borderlands")
