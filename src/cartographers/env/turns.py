"""A table whose seats act one after another, as an environment of PettingZoo (AEC)."""

from typing import Any, ClassVar

from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from cartographers.env.rendering import RENDER_MODES
from cartographers.env.table_env import TableEnv


class TurnsEnv(TableEnv, AECEnv[str, dict[str, Any], Any]):
    """The seats that are asked act in clockwise order; none sees what the others have sealed.

    An illegal action changes nothing: ``infos[agent]["illegal"]`` is true, and the same seat is asked again.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cartographers_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed the deal of that number."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"illegal": False} for agent in self.agents}
        self._select_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, with its mask."""
        return self.seats.told(self.play, agent)

    def step(self, action: Any) -> None:
        """Let the selected agent act; the last of those asked opens all decisions."""
        play = self.play
        if not self.agents:
            raise ResetNeeded("the game is over: call reset() for another")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        before = play.stars
        self.infos[agent] = {"illegal": not play.act(self.seats.seat(agent), action)}
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.rewards_after(before)
        self.terminations = dict.fromkeys(self.agents, play.over)
        self.truncations = dict.fromkeys(self.agents, self.another_step() and not play.over)
        if play.over:
            for one in self.agents:
                self.infos[one] = {**self.infos[one], **self.seats.ended(play, one)}
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward
        self._select_next()

    def _leave(self, agent: str, action: Any) -> None:
        """An agent whose game is over leaves the table; the next one is asked to do so."""
        if action is not None:
            raise ValueError(f"the game is over: the only action of {agent} is None, not {action!r}")
        self.agents.remove(agent)
        for values in (self.terminations, self.truncations, self._cumulative_rewards, self.infos):
            del values[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _select_next(self) -> None:
        waiting = [] if any(self.truncations.values()) else self.play.waiting
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]
