"""Which games the compiled backend can play: those whose rules could be traced."""

from collections.abc import Iterator

from cartographers.players.native.library import untraceable
from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard, ExploreCard
from cartographers.rules.setup import Setup, explore_deck
from cartographers.rules.terrain import DRAWN


class NotSupported(ValueError):
    """A game that needs a rule which could not be traced; the plain backend plays it."""


def check_support(shelf: Shelf, setup: Setup) -> None:
    """Raise ``NotSupported`` unless the compiled backend can play games with this set-up."""
    missing = sorted(_rules_of(shelf, setup) & untraceable(shelf))
    if missing:
        raise NotSupported(f"these rules cannot be traced: {', '.join(missing)}")
    odd = [card.key for card in explore_deck(shelf, setup) if _draws_more(card)]
    if odd:
        raise NotSupported(f"these cards draw more than the five terrains: {', '.join(odd)}")


def supports(shelf: Shelf, setup: Setup) -> bool:
    """Can the compiled backend play games with this set-up?"""
    try:
        check_support(shelf, setup)
    except NotSupported:
        return False
    return True


def _rules_of(shelf: Shelf, setup: Setup) -> set[str]:
    """The keys of the edicts and the sheet and the names of the monsters that a game may need."""
    return {*setup.edicts, setup.sheet, *_monsters(shelf, setup)}


def _monsters(shelf: Shelf, setup: Setup) -> Iterator[str]:
    for key in setup.ambushes:
        card = shelf.cards[key]
        if isinstance(card, AmbushCard) and card.monster:
            yield card.monster.name


def _draws_more(card: object) -> bool:
    """Does a card offer a terrain for which there is no variant?"""
    return isinstance(card, ExploreCard) and not set(card.terrains) <= set(DRAWN)
