"""A table whose seats act at the same time, as an environment of PettingZoo."""

from typing import Any, ClassVar

from gymnasium.error import ResetNeeded
from pettingzoo import ParallelEnv

from cartographers.env.rendering import RENDER_MODES
from cartographers.env.table_env import TableEnv


class TogetherEnv(TableEnv, ParallelEnv[str, dict[str, Any], Any]):
    """All seats act at once; the reward of each is its stars of that step, unless others are wanted.

    A seat that is not asked has one legal action, 0, which does nothing. An illegal action changes nothing:
    ``infos[agent]["illegal"]`` is true, and that seat is asked again while the others wait.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cartographers_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "is_parallelizable": True,
    }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; with a seed the deal of that number."""
        self.deal(seed)
        return self._told(), self._infos(set())

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """The game after an action of each seat that is asked."""
        play = self.play
        if not self.agents:
            raise ResetNeeded("the game is over: call reset() for another")
        before, wrong = play.stars, set()
        for seat in play.waiting:
            agent = self.possible_agents[seat]
            if agent not in actions or not play.act(seat, actions[agent]):
                wrong.add(agent)
        rewards = self.rewards_after(before)
        over = dict.fromkeys(self.agents, play.over)
        told, infos = self._told(), self._infos(wrong)
        cut_short = self.another_step() and not play.over
        truncated = dict.fromkeys(self.agents, cut_short)
        if play.over or cut_short:
            self.agents = []
        return told, rewards, over, truncated, infos

    def _told(self) -> dict[str, Any]:
        return {agent: self.seats.told(self.play, agent) for agent in self.agents}

    def _infos(self, wrong: set[str]) -> dict[str, Any]:
        asked = {self.possible_agents[seat] for seat in self.play.waiting}
        return {
            agent: {
                "illegal": agent in wrong,
                "asked": agent in asked,
                **self.seats.ended(self.play, agent),
            }
            for agent in self.agents
        }
