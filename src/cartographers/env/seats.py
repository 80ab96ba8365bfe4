"""What both environments of several seats share: names, spaces, and what is told to a seat."""

from copy import copy, deepcopy
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from cartographers.env.observation import observation_space
from cartographers.env.options import GameOptions
from cartographers.env.play import Play
from cartographers.env.rendering import Picture, check_mode, rendered
from cartographers.env.solo import DEALS
from cartographers.rules.season import result


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
        return {"observation": play.observe(seat), "action_mask": play.told_mask(seat)}

    def ended(self, play: Play, agent: str) -> dict[str, int]:
        """How a game that is over ended for an agent; nothing before."""
        if not play.over:
            return {}
        seat, ended = self.seat(agent), result(play.table.game)
        return {"stars": ended.stars[seat], "lost": ended.lost[seat], "place": ended.places[seat]}

    def state(self, play: Play) -> NDArray[np.int32]:
        """The whole table in one row: what the first seat observes has the maps of all seats."""
        seen = play.observe(0)
        return np.concatenate([seen["maps"].ravel(), seen["numbers"]], dtype=np.int32)

    def clone(self) -> Self:
        """The same seats, whose later deals follow in the same way."""
        other = copy(self)
        other._random = deepcopy(self._random)
        return other

    def picture(self, play: Play) -> Picture:
        """All maps side by side."""
        return rendered(self.mode, play.table.game)
