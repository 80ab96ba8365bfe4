"""What a turn of self-play is made of: how it is played, its candidates, and what is learned from it."""

from typing import Any, NamedTuple

from training.neural.games import Shown

Array = Any
#: A logit or value of what is not legal.
NEVER = -1e9


class Widths(NamedTuple):
    """How many drawings are looked at."""

    #: Candidates of a turn: by the policy, and at random.
    best: int = 12
    others: int = 4
    #: How many of them are rated, and played on if there are futures.
    rated: int = 8

    @property
    def all(self) -> int:
        """All candidates of a turn."""
        return self.best + self.others


class Play(NamedTuple):
    """How candidates are found and rated."""

    widths: Widths = Widths()
    #: In how many futures they are played on, and for how many turns.
    futures: int = 0
    turns: int = 1
    #: The noise of the policy when candidates are found, and of the choice among them, in stars.
    spread: float = 1.0
    noise: float = 1.0
    #: How much the futures count beside the value, which has seen fewer cards come but many more games.
    trust: float = 0.5
    #: What a logit counts in the values that a policy learns from: something when another net plays.
    liking: float = 0.0
    #: Of those played on the best so many are played on once more, in so many other futures.
    again: int = 0
    more_futures: int = 16


class Turn(NamedTuple):
    """A turn of each game, for learning."""

    before: Shown
    #: The candidates: their actions' places in the policy (of the drawing, and of a skill used with it),
    #: whether there is one, and their value in stars.
    place: Array
    legal: Array
    value: Array
    #: The rated afterstates with the parts they led to, and the chosen one (place among the rated) with its
    #: own parts and the stars of seasons that are over.
    after: Shown
    valid: Array
    reached: Array
    chosen: Array
    expected: Array
    #: Did the turn end the game, and the parts scored so far after it.
    over: Array
    scores: Array


class Found(NamedTuple):
    """The candidates of each game."""

    before: Shown
    action: Array
    place: Array
    there: Array
    logit: Array


class Rated(NamedTuple):
    """The rated candidates: their places, the value of all, and the parts expected and reached of these."""

    best: Array
    value: Array
    expected: Array
    reached: Array
