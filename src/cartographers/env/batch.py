"""Many games for one at a time as a vector environment of Gymnasium, played by ``cartographers.sim``."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cartographers.env.observation import observation_space
from cartographers.env.options import NotInEnvironments, Wishes, game_options
from cartographers.env.rewards import check_kind

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
        max_episode_steps: int | None = None,
        rewards: str = "stars",
        **wishes: Unpack[Wishes],
    ) -> None:
        check_kind(rewards, 1)
        options = game_options(boxes, sheet, 1, wishes)
        if options.cards.any_skills:
            raise NotInEnvironments(
                "a batch of games has the same skills in every game: name three of "
                f"{', '.join(options.cards.setup.skills)}, as skills=[…], or let the rules play the games "
                "one by one, with vectorization_mode='sync'"
            )
        self.options = options
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

        self._rewards = rewards
        self._solo_ratings = np.array([edict.solo_rating for edict in options.cards.edicts])
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
        terminated = np.array(self._state.terminated)
        observations, infos = self._told()
        infos |= self._ended_with(terminated)
        if self._rewards == "stars":
            rewards = np.where(ended, 0, np.asarray(self._state.rewards)[:, 0]).astype(np.float64)
        else:
            brought = infos["rating" if self._rewards == "rating" else "stars"]
            rewards = np.where(terminated, brought, 0).astype(np.float64)
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

    def _ended_with(self, terminated: NDArray[np.bool_]) -> dict[str, Any]:
        """The stars and the rating of the games that have ended, as Gymnasium's vectors tell them."""
        scores = np.asarray(self._state.scores)[:, 0].astype(np.int64)
        stars = scores[..., :3].sum((1, 2)) - scores[..., 3].sum(1)
        edicts = np.stack([np.asarray(one) for one in self._state.edicts])
        ratings = stars - self._solo_ratings[edicts].sum(0)
        endings = {"stars": np.where(terminated, stars, 0), "rating": np.where(terminated, ratings, 0)}
        return endings | {f"_{name}": terminated.copy() for name in endings}

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
