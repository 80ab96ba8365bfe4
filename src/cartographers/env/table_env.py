"""What both environments of PettingZoo are made of: the table, its spaces, the game that is going on."""

from collections.abc import Sequence

from gymnasium import spaces
from gymnasium.error import ResetNeeded

from cartographers.env.options import game_options
from cartographers.env.play import Play
from cartographers.env.rendering import Picture
from cartographers.env.seats import Seats


class TableEnv:
    """A table of several seats; among the bases of an environment it comes before the class of PettingZoo."""

    def __init__(
        self,
        boxes: Sequence[str] | str = ("base",),
        sheet: str = "",
        seats: int = 2,
        edicts: Sequence[str] = (),
        skills: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seats = Seats(game_options(boxes, sheet, seats, edicts, skills), render_mode)
        self.render_mode = render_mode
        self.possible_agents = list(self.seats.agents)
        self.agents: list[str] = []
        self._play: Play | None = None

    @property
    def play(self) -> Play:
        """The game that is going on."""
        if self._play is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        return self._play

    def deal(self, seed: int | None) -> None:
        """Begin a new game with all seats; with a seed the deal of that number."""
        self._play = self.seats.deal(seed)
        self.agents = list(self.possible_agents)

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
