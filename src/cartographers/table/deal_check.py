"""Checking the deal of a game: do its cards come as its shuffles say?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cartographers.rules.edition import Shelf
from cartographers.rules.event import Event, Revealed
from cartographers.rules.history import history
from cartographers.rules.problem import Name, Problem
from cartographers.rules.state import Game
from cartographers.table.dealer import SeedDealer, hero_cards, shuffled


class DealDiffers(Problem):
    """A game whose cards are not those of its deal."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A pile of cards, and the same pile shuffled, its top card first."""

    label: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    #: The cards that have come up from it; none of a pile from which cards only join the deck.
    revealed: tuple[str, ...] = ()


def check_cards(shelf: Shelf, log: Sequence[Event], number: int) -> None:
    """Raise ``DealDiffers`` if a card of a log is another one than the deal of this number has there."""
    dealer = SeedDealer(number)
    for _, event, before, after in history(shelf, log):
        if isinstance(event, Revealed):
            due = dealer.next_card(before)
            if due != event.card:
                sentence = "card {turned} is {card}, and in this deal it is {due}"
                raise DealDiffers(
                    "deal-differs", sentence, turned=after.turned, card=Name(event.card), due=Name(due)
                )


def shuffles(shelf: Shelf, log: Sequence[Event], number: int) -> Iterator[Shuffle]:
    """The shuffles of a game so far: ambushes, heroes, and the deck of each season that has begun."""
    seasons: dict[int, Game] = {}
    revealed: dict[int, tuple[str, ...]] = {}
    for _, _, _, game in history(shelf, log):
        seasons.setdefault(game.season, game)
        revealed[game.season] = max(revealed.get(game.season, ()), game.revealed, key=len)
    setup = seasons[0].setup
    yield _shuffle(sorted(setup.ambushes), number, "ambushes")
    if setup.heroes:
        yield _shuffle(hero_cards(shelf), number, "heroes")
    dealer = SeedDealer(number)
    for season, game in seasons.items():
        # A season's first game may have a card already; what was met before that is gone.
        gone = [key for key in game.met if key not in game.revealed]
        yield _shuffle(dealer.unshuffled(game, gone), number, f"season {season}", revealed[season])


def _shuffle(cards: Sequence[str], number: int, label: str, revealed: tuple[str, ...] = ()) -> Shuffle:
    return Shuffle(label, tuple(cards), tuple(shuffled(cards, number, label)), revealed)
