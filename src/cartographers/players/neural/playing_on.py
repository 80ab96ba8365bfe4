"""Playing on by the policy: many games at a time, so that the net is asked about all of them together."""

from collections.abc import Sequence

from cartographers.players.neural.net_evaluator import NetEvaluator
from cartographers.players.neural.position import Position, position
from cartographers.players.search.future_game import FutureGame, after_card_in_play
from cartographers.rules.state import Game, Seat


def can_play_on(game: Game) -> bool:
    """Is nothing but drawing decided in the rest of such a game? Nothing else can be played on here."""
    setup, cards = game.setup, game.shelf.cards
    plain = not any(getattr(cards[key], "monster", None) for key in setup.ambushes)
    return setup.solo and plain and not (setup.heroes or setup.skills)


def play_on(
    evaluator: NetEvaluator, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
) -> list[list[float]]:
    """The stars each seat may have at the end: a row for each, with a number for each future.

    For so many turns the policy draws what it likes most, then the map is valued by the net.
    """
    start = after_card_in_play(game)
    playing = [FutureGame(start, seat, cards) for seat in seats for cards in futures]
    for _ in range(turns):
        drawing = [one for one in playing if one.next_turn() and not one.full]
        favourites = evaluator.favourites([_now(one) for one in drawing], [one.card for one in drawing])
        for one, favourite in zip(drawing, favourites, strict=True):
            one.draw(favourite.terrain, favourite.cells)
    to_come = evaluator.expected([_now(one) for one in playing])
    stars = [one.seat.stars + (0.0 if one.over else more) for one, more in zip(playing, to_come, strict=True)]
    return [stars[at : at + len(futures)] for at in range(0, len(stars), len(futures))]


def _now(playing: FutureGame) -> Position:
    """What the net is shown: with a card in play, the time that will be left after it."""
    game = playing.game
    return position(game, playing.seat, game.season, game.clock, game.pending)
