"""Many games for one at a time as a vector environment of Gymnasium, played by ``cartographers.sim``."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cartographers.env.observation import observation_space
from cartographers.env.options import game_options

#: Seeds that were not given are numbers below this.
_SEEDS = 2**31


class BatchEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Games as arrays: the actions and observations of ``SoloEnv``, the deals of the simulator.

    A game that has ended is followed by another in the next step, whatever its action there is. An illegal
    action changes nothing: ``infos["illegal"]`` says where.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        boxes: Sequence[str] | str = ("base",),
        sheet: str = "",
        edicts: Sequence[str] = (),
        skills: Sequence[str] = (),
        max_episode_steps: int | None = None,
    ) -> None:
        options = game_options(boxes, sheet, 1, edicts, skills)
        self.num_envs = num_envs
        self.render_mode = None
        self.single_observation_space = observation_space(options.cards)
        self.single_action_space = spaces.Discrete(options.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        # The simulator is imported late: everything else here does without JAX.
        if find_spec("jax") is None:
            raise ModuleNotFoundError(
                "a batch of games needs JAX: install it with `pip install 'cartographers[env,sim]'`, or let "
                "the rules play the games one by one, with vectorization_mode='sync'",
                name="jax",
            )
        from cartographers.env.batch_programs import BatchPrograms

        self._programs = BatchPrograms(options.cards)
        self._seeds = np.zeros(num_envs, np.uint32)
        self._games = np.zeros(num_envs, np.uint32)
        self._most_steps = max_episode_steps
        self._steps = np.zeros(num_envs, int)
        self._ended = np.zeros(num_envs, bool)
        self._state: Any = None

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games. A whole number as seed gives game i the seed plus i, as Gymnasium's own vectors do."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._seeds = np.array(self._seeds_from(seed), np.uint32)
        self._games = np.zeros(self.num_envs, np.uint32)
        self._steps, self._ended = np.zeros(self.num_envs, int), np.zeros(self.num_envs, bool)
        self._state = self._programs.begin(self._seeds, self._games)
        return self._told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """All games after one action each."""
        if self._state is None:
            raise ResetNeeded("there are no games yet: call reset() first")
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(
                f"step needs one whole number for each of the {self.num_envs} games, not an array of "
                f"{actions.dtype} of shape {actions.shape}"
            )
        ended = self._ended
        self._games = self._games + ended
        self._steps = np.where(ended, 0, self._steps + 1)
        self._state = self._programs.step(self._state, actions.astype(np.int32))
        if ended.any():
            self._state = self._programs.restart(self._state, ended, self._seeds, self._games)
        observations, infos = self._told()
        rewards = np.where(ended, 0, np.asarray(self._state.rewards)[:, 0]).astype(np.float64)
        terminated = np.array(self._state.terminated)
        truncated = ~terminated & (self._steps >= (self._most_steps or np.inf))
        self._ended = terminated | truncated
        return observations, rewards, terminated, truncated, infos

    @property
    def state(self) -> Any:
        """The games as the simulator has them."""
        return self._state

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of each game."""
        if self._state is None:
            raise ResetNeeded("there are no games yet: call reset() first")
        return np.asarray(self._programs.masks(self._state), bool)

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        maps, numbers = self._programs.observe(self._state)
        observations = {"maps": np.asarray(maps, np.uint8), "numbers": np.asarray(numbers, np.int32)}
        illegal = np.asarray(self._state.illegal)[:, 0]
        everywhere = np.ones(self.num_envs, bool)
        infos = {
            "action_mask": self.action_masks().astype(np.int8),
            "_action_mask": everywhere,
            "illegal": illegal,
            "_illegal": everywhere,
        }
        return observations, infos

    def _seeds_from(self, seed: int | Sequence[int | None] | None) -> list[int]:
        if isinstance(seed, int):
            return [seed + number for number in range(self.num_envs)]
        given = [None] * self.num_envs if seed is None else list(seed)
        if len(given) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} games and {len(given)} seeds: give one for each")
        return [int(self.np_random.integers(_SEEDS)) if one is None else one for one in given]
