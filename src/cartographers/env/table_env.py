"""What both environments of PettingZoo are made of: the table, its spaces, the game that is going on."""

from collections.abc import Sequence
from copy import copy
from typing import Self, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from cartographers.env.options import Wishes, game_options
from cartographers.env.play import Play
from cartographers.env.rendering import Picture
from cartographers.env.rewards import check_kind, rewards
from cartographers.env.seats import Seats

#: A game has at most some 60 decisions of a seat; the rest of the steps are for illegal actions.
MOST_STEPS = 1000


class TableEnv:
    """A table of several seats; among the bases of an environment it comes before the class of PettingZoo."""

    def __init__(
        self,
        boxes: Sequence[str] | str = ("base",),
        sheet: str = "",
        seats: int = 2,
        render_mode: str | None = None,
        rewards: str = "stars",
        **wishes: Unpack[Wishes],
    ) -> None:
        super().__init__()
        check_kind(rewards, seats)
        self.seats = Seats(game_options(boxes, sheet, seats, wishes), render_mode)
        self.rewards_are = rewards
        self.render_mode = render_mode
        self.possible_agents = list(self.seats.agents)
        self.agents: list[str] = []
        self._play: Play | None = None
        self._steps = 0

    @property
    def play(self) -> Play:
        """The game that is going on."""
        if self._play is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        return self._play

    def deal(self, seed: int | None) -> None:
        """Begin a new game with all seats; with a seed the deal of that number."""
        self._play = self.seats.deal(seed)
        self._steps = 0
        self.agents = list(self.possible_agents)

    def another_step(self) -> bool:
        """Count a step; and whether the game is cut short after it, in case nobody learns what is legal."""
        self._steps += 1
        return self._steps >= MOST_STEPS * len(self.possible_agents)

    def rewards_after(self, before: list[int]) -> dict[str, float]:
        """What a step brought each agent, given the stars before it."""
        brought = rewards(self.rewards_are, before, self.play.table.game, self.play.over)
        return dict(zip(self.possible_agents, brought, strict=True))

    def clone(self) -> Self:
        """The same environment in the same position, to be played on by itself."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | list):
                setattr(other, name, copy(value))
        other.seats = self.seats.clone()
        other._play = self._play.clone() if self._play else None
        return other

    def resample(self, seed: int, agent: str | None = None) -> None:
        """Deal the cards that have not come up anew; others take back what an agent cannot see."""
        self.play.resample(seed, None if agent is None else self.seats.seat(agent))

    def describe(self, agent: str, action: int) -> str:
        """What a legal action of an agent means."""
        return self.play.describe(self.seats.seat(agent), action)

    @property
    def state_space(self) -> spaces.Box:
        """The space of ``state``."""
        shape = self.seats.state(self.seats.deal(0)).shape
        return spaces.Box(-999, 999, shape, np.int32)

    def state(self) -> np.ndarray:
        """The whole table in one row of numbers, as a critic of all seats wants it."""
        return self.seats.state(self.play)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may observe."""
        return self.seats.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do."""
        return self.seats.actions[agent]

    def render(self) -> Picture:
        """All maps as text or as a picture, as ``render_mode`` says."""
        return self.seats.picture(self.play)

    def close(self) -> None:
        """Nothing is open."""
