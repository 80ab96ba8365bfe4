"""Where the monsters of an ambush come from, and what they cost, in a sentence."""

from cartographers.commands.names import seat_name
from cartographers.commands.space_words import said_cells
from cartographers.rules.area import neighbours
from cartographers.rules.card import AmbushCard
from cartographers.rules.state import Drawn, drawer
from cartographers.rules.terrain import MONSTER
from cartographers.rules.view import View
from cartographers.words.book import Words


def ambush_origin(words: Words, view: View, card: AmbushCard) -> str:
    """The corner from which monsters walk in a solo game, otherwise the player who draws them here."""
    game = view.game
    if game.setup.solo:
        bottom, right = card.corner
        return words(f"play-walk-{'bottom' if bottom else 'top'}-{'right' if right else 'left'}")
    return words("play-comes-from", name=seat_name(words, game.setup, drawer(game, view.seat)))


def monsters_cost(words: Words, view: View, news: Drawn) -> list[str]:
    """What monsters that came to the player's map cost now, and which spaces would close them in."""
    monsters = sum(area for terrain, area in news.strokes if terrain is MONSTER)
    if not monsters or news.seat != view.seat or news.by == view.seat:
        return []
    beside = view.me.sheet.empty & neighbours(monsters)
    return [words("arrival-cost", stars=beside.bit_count(), cells=said_cells(words, beside))]
