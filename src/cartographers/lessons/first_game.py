"""The first game after the lessons: a deal by the rules, drawn again until it is kind to a beginner."""

from collections.abc import Iterator

from cartographers.rules.card import AmbushCard, Card, ExploreCard
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game
from cartographers.rules.timetable import timetable_of
from cartographers.table.dealer import SeedDealer

#: Edicts that give stars from the first drawings on, whoever draws them: those that spring scores.
EARLY_EDICTS = frozenset({"greenbough", "mages-valley", "the-golden-granary", "great-city", "lost-barony"})
#: Edicts that are understood at a glance, at least one of each stack: those of the other seasons.
KIND_EDICTS = EARLY_EDICTS | {"sentinel-wood", "canal-lake", "wildholds", "shieldgate", "borderlands"}
#: The edicts that the first season scores.
_SPRING = slice(2)


def is_kind(setup: Setup) -> bool:
    """Are the edicts of a set-up kind to a beginner?"""
    return KIND_EDICTS.issuperset(setup.edicts) and EARLY_EDICTS.issuperset(setup.edicts[_SPRING])


def begins_calmly(game: Game, dealer: SeedDealer) -> bool:
    """Does a game begin with a card that shows what to draw, and is there no ambush in its first season?"""
    spring = list(_first_season(game, dealer))
    return isinstance(spring[0], ExploreCard) and not any(isinstance(card, AmbushCard) for card in spring)


def _first_season(game: Game, dealer: SeedDealer) -> Iterator[Card]:
    """The cards that come up in the first season."""
    left = timetable_of(game).seasons[0].time
    for key in dealer.season_deck(game, gone=()):
        card = game.shelf.cards[key]
        yield card
        if isinstance(card, ExploreCard):
            left -= card.time
        if left <= 0:
            return
