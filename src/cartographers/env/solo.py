"""A game for one as an environment of Gymnasium."""

from collections.abc import Sequence
from copy import copy, deepcopy
from typing import Any, Self, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cartographers.env.observation import observation_space
from cartographers.env.options import Wishes, game_options
from cartographers.env.play import Play
from cartographers.env.rendering import RENDER_MODES, Picture, check_mode, rendered
from cartographers.env.rewards import check_kind, rewards
from cartographers.rules.season import result

#: Deals that follow a seed have numbers below this.
DEALS = 2**32


class SoloEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat, one action a step; the reward is the stars of that step, unless others are wanted.

    An illegal action changes nothing and brings nothing: ``info["illegal"]`` is true, and the same question
    is asked again.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        boxes: Sequence[str] | str = ("base",),
        sheet: str = "",
        render_mode: str | None = None,
        rewards: str = "stars",
        **wishes: Unpack[Wishes],
    ) -> None:
        check_mode(render_mode)
        check_kind(rewards, 1)
        self.render_mode = render_mode
        self.rewards = rewards
        self.options = game_options(boxes, sheet, 1, wishes)
        self.observation_space = observation_space(self.options.cards)
        self.action_space: spaces.Discrete = spaces.Discrete(self.options.actions)
        self._play: Play | None = None

    @property
    def play(self) -> Play:
        """The game that is going on."""
        if self._play is None:
            raise gymnasium.error.ResetNeeded("there is no game yet: call reset() first")
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game. With a seed it is the deal of that number, as everywhere in this program."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(DEALS)) if seed is None else seed
        self._play = Play(self.options, deal)
        return self.play.observe(0), self._info(illegal=False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The game after an action, up to the next decision."""
        play = self.play
        if play.over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() for another")
        before = play.stars[0]
        legal = play.act(0, action)
        (reward,) = rewards(self.rewards, [before], play.table.game, play.over)
        return play.observe(0), reward, play.over, False, self._info(illegal=not legal)

    def clone(self) -> Self:
        """The same environment in the same position, to be played on by itself."""
        other = copy(self)
        other._play = self._play.clone() if self._play else None
        other._np_random = deepcopy(self._np_random)
        return other

    def resample(self, seed: int) -> None:
        """Deal the cards that have not come up yet anew."""
        self.play.resample(seed)

    def describe(self, action: int) -> str:
        """What a legal action means."""
        return self.play.describe(0, action)

    def _info(self, illegal: bool) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.play.told_mask(0), "illegal": illegal}
        if self.play.over:
            info |= {"stars": self.play.stars[0], "rating": result(self.play.table.game).rating}
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as MaskablePPO asks for them."""
        return self.play.told_mask(0).astype(bool)

    def render(self) -> Picture:
        """The map as text or as a picture, as ``render_mode`` says."""
        return rendered(self.render_mode, self.play.table.game)
