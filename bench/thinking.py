"""Thinking: valuing a card's drawings, and playing on, at turns in the middle of good games."""

from collections.abc import Iterator

from bench.shared.figure import Figure, median_seconds
from cartographers.contest.suite import SUITES
from cartographers.players.backends import backend
from cartographers.players.roster import player
from cartographers.rules.state import Phase
from cartographers.rules.view import View

#: So many games of a suite, each at the first turn after so many decisions.
GAMES, DECISIONS = 8, 10
#: So many playouts for a decision: as many as a search for a tenth of a second makes, and for a second.
PLAYOUTS = (500, 5000)


def figures() -> Iterator[Figure]:
    """The learned value, and the search with it."""
    views = [_in_the_middle(number) for number in range(GAMES)]
    evaluators = [backend("learned").evaluator(view.game) for view in views]

    def value() -> int:
        return sum(len(one.rate_drawings(view)) for one, view in zip(evaluators, views, strict=True))

    drawings = value()
    yield Figure("value a drawing and list it", 1e6 * median_seconds(value) / drawings, "µs")
    for number in PLAYOUTS:

        def search(name: str = f"search:{number}n") -> None:
            for view in views:
                player(name, seed=0).decide(view)

        yield Figure(
            f"play on, {number} times for a decision", number * GAMES / median_seconds(search), "playouts/s"
        )


def _in_the_middle(number: int) -> View:
    """A turn of a game by the learned value."""
    table = SUITES["A-base"].match("learned").open_table(number)
    plays = player("learned", seed=number)
    for _ in range(DECISIONS):
        table.commit(0, plays.decide(table.view(0)))
    while table.game.phase is not Phase.DRAW:
        table.commit(0, plays.decide(table.view(0)))
    return table.view(0)
