"""What both environments of several seats share: names, spaces, and what is told to a seat."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from cartographers.env.observation import observation_space
from cartographers.env.options import GameOptions
from cartographers.env.play import Play
from cartographers.env.rendering import Picture, check_mode, rendered
from cartographers.env.solo import DEALS


class Seats:
    """The seats of a table as agents ``seat_0``, ``seat_1`` and so on, clockwise."""

    def __init__(self, options: GameOptions, mode: str | None) -> None:
        check_mode(mode)
        self.mode = mode
        self.options = options
        self.agents = [f"seat_{seat}" for seat in range(options.cards.seats)]
        self.actions = {agent: spaces.Discrete(options.actions) for agent in self.agents}
        mask = spaces.Box(0, 1, (options.actions,), np.int8)
        self.observations = {
            agent: spaces.Dict({"observation": observation_space(options.cards), "action_mask": mask})
            for agent in self.agents
        }
        self._random = np.random.default_rng()

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.agents.index(agent)

    def deal(self, seed: int | None) -> Play:
        """A new game; with a seed the deal of that number."""
        if seed is not None:
            self._random, seed = seeding.np_random(seed)
        return Play(self.options, int(self._random.integers(DEALS)) if seed is None else seed)

    def told(self, play: Play, agent: str) -> dict[str, Any]:
        """What an agent observes, with its mask."""
        seat = self.seat(agent)
        mask = play.mask(seat).copy()
        if not mask.any():
            # A seat that waits may only do nothing, and whatever it does is nothing.
            mask[0] = 1
        return {"observation": play.observe(seat), "action_mask": mask}

    def picture(self, play: Play) -> Picture:
        """All maps side by side."""
        return rendered(self.mode, [seat.sheet for seat in play.table.game.seats])
