"""The game for OpenSpiel (the extra ``spiel``): ``pyspiel.load_game("cartographers(players=2)")``.

Cards that come up are chance nodes with their true probabilities; the seats that are asked act one after
another and do not see what the others have sealed. Actions and observations are those of the environments.
"""

from importlib.util import find_spec
from typing import Any

import numpy as np

from cartographers.boxes import shelf
from cartographers.env.options import GameOptions, game_options
from cartographers.env.play import Play
from cartographers.notation.sheet_line import write_line
from cartographers.rules.card import AmbushCard, HeroCard
from cartographers.rules.season import result
from cartographers.rules.state import Game, Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import deal
from cartographers.table.table import Table

if find_spec("pyspiel") is None:
    raise ModuleNotFoundError(
        "cartographers.env.spiel needs OpenSpiel: install it with `pip install 'cartographers[env,spiel]'`",
        name="pyspiel",
    )

import pyspiel

NAME = "cartographers"
#: Boxes have a plus between them; edicts, ambushes and skills are those of the deal.
DEFAULTS = {"boxes": "base", "sheet": "A", "players": 1, "deal": 0}
#: More decisions than a seat can take in a game, and further from 0 than its stars can be.
_MOST_DECISIONS, _FARTHEST = 120, 500.0
_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Cartographers",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class WaitingTable(Table):
    """A table at which somebody else says which card comes up."""

    waits = True

    def turn_up(self) -> None:
        """Nothing comes up by itself."""


class SpielGame(pyspiel.Game):
    """The games of one set-up."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wish = {**DEFAULTS, **(params or {})}
        self.options: GameOptions = game_options(wish["boxes"].split("+"), wish["sheet"], wish["players"])
        self.setup = deal(shelf(), self.options.plan, wish["deal"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.options.actions,
            max_chance_outcomes=len(self.options.cards.cards),
            num_players=wish["players"],
            min_utility=-_FARTHEST,
            max_utility=_FARTHEST,
            max_game_length=_MOST_DECISIONS * wish["players"],
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> "SpielState":
        """A game before its first card."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What shows positions to a net."""
        if params or (iig_obs_type is not None and iig_obs_type.perfect_recall):
            raise ValueError("there are observations of a position without parameters, and no others")
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """A game between two actions or cards."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        table = WaitingTable(shelf(), game.setup, SeedDealer(0))
        self.play = Play(game.options, table)

    def current_player(self) -> int:
        """Whose turn it is; chance turns cards up."""
        if self.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        waiting = self.play.waiting
        return waiting[0] if waiting else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Is the game at its end?"""
        return self.play.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come up, by number, and how likely each is."""
        likely = probabilities(self.play.table.game)
        cards = self.play.options.cards.cards
        return [(number, likely[card.key]) for number, card in enumerate(cards) if card.key in likely]

    def returns(self) -> list[float]:
        """The stars of each seat at the end; nothing before."""
        game = self.play.table.game
        return [float(stars) for stars in result(game).stars] if self.play.over else [0.0] * len(game.seats)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.play.mask(player))]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.play.table.turn_up_card(self.play.options.cards.cards[action].key)
            self.play.forget()
        else:
            self.play.act(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.play.options.cards.cards[action].key
        return self.play.describe(player, action)

    def __str__(self) -> str:
        game = self.play.table.game
        maps = " ".join(write_line(seat.sheet) for seat in game.seats)
        return f"season {game.season}, clock {game.clock}, {game.phase} {game.card}: {maps}, {self.history()}"


class SpielObserver:
    """Observations as OpenSpiel wants them: one row of numbers, and views of its parts."""

    def __init__(self, game: SpielGame) -> None:
        seen = Play(game.options, 0).observe(0)
        shape, size = seen["maps"].shape, seen["maps"].size
        self.tensor = np.zeros(size + seen["numbers"].size, np.float32)
        self.dict = {"maps": self.tensor[:size].reshape(shape), "numbers": self.tensor[size:]}

    def set_from(self, state: SpielState, player: int) -> None:
        """Show what a seat may know."""
        seen = state.play.observe(player)
        self.dict["maps"][...], self.dict["numbers"][...] = seen["maps"], seen["numbers"]

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: the maps from this seat on, and the numbers."""
        game = state.play.table.game
        seats = [*game.seats[player:], *game.seats[:player]]
        numbers = " ".join(map(str, state.play.observe(player)["numbers"]))
        return f"{' '.join(write_line(seat.sheet) for seat in seats)} {numbers}"


def probabilities(game: Game) -> dict[str, float]:
    """How likely each card is to come up next, as far as anybody at the table can know.

    Of the ambushes and heroes only the number in the deck is known: any that has not come may be there.
    """
    if game.phase is not Phase.REVEAL:
        return {}
    cards, setup = game.shelf.cards, game.setup
    ambushes = [key for key in setup.ambushes if key not in game.met]
    heroes = [key for key, card in cards.items() if isinstance(card, HeroCard) and key not in game.met]
    assert all(isinstance(cards[key], AmbushCard) for key in ambushes)
    deck = len(game.left) + game.ambushes_in_deck + game.heroes_in_deck
    chances = dict.fromkeys(game.left, 1 / deck)
    for pile, number in ((ambushes, game.ambushes_in_deck), (heroes, game.heroes_in_deck)):
        if number:
            chances |= dict.fromkeys(pile, number / len(pile) / deck)
    return chances


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, SpielGame)
