"""Where the monsters of an ambush come from, in a sentence."""

from cartographers.commands.seat_names import seat_name
from cartographers.rules.card import AmbushCard
from cartographers.rules.state import drawer
from cartographers.rules.view import View
from cartographers.words.book import Words


def ambush_origin(words: Words, view: View, card: AmbushCard) -> str:
    """The corner from which monsters walk in a solo game, otherwise the player who draws them here."""
    game = view.game
    if game.setup.solo:
        bottom, right = card.corner
        return words(f"play-walk-{'bottom' if bottom else 'top'}-{'right' if right else 'left'}")
    return words("play-comes-from", name=seat_name(words, game.setup, drawer(game, view.seat)))
