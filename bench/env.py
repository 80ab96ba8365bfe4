"""Steps of the environments a second, each with its observation and its mask."""

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from bench.shared.figure import Figure, median_seconds

GAMES = 60
CLONES = 1000
SEATS = 4


def figures() -> Iterator[Figure]:
    """Random games of the base box, alone and at a table of four."""
    yield Figure("steps of a game for one", _alone(Random(1)), "steps/s", 3_000)
    yield Figure("a clone with its hidden cards dealt anew", 1e3 * _clone(), "ms", 0.2)
    yield Figure(f"steps of a table of {SEATS}, all seats at once", _together(Random(1)), "steps/s")


def _alone(chance: Random) -> float:
    from cartographers.env import SoloEnv

    steps, env, began = 0, SoloEnv(), process_time()
    for seed in range(GAMES):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(_some_legal(info["action_mask"], chance))
            steps += 1
    return steps / (process_time() - began)


def _clone() -> float:
    from cartographers.env import SoloEnv

    env, chance = SoloEnv(), Random(1)
    _, info = env.reset(seed=1)
    for _ in range(10):
        *_, info = env.step(_some_legal(info["action_mask"], chance))

    def clones() -> None:
        for seed in range(CLONES):
            env.clone().resample(seed)

    return median_seconds(clones) / CLONES


def _together(chance: Random) -> float:
    from cartographers.env import TogetherEnv

    steps, env, began = 0, TogetherEnv(seats=SEATS), process_time()
    for seed in range(GAMES // SEATS):
        told, _ = env.reset(seed=seed)
        while env.agents:
            masks = {agent: told[agent]["action_mask"] for agent in env.agents}
            told, *_ = env.step({agent: _some_legal(mask, chance) for agent, mask in masks.items()})
            steps += 1
    return steps / (process_time() - began)


def _some_legal(mask: Any, chance: Random) -> int:
    return int(chance.choice(mask.nonzero()[0]))
