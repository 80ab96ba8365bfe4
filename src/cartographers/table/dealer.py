"""Dealers: the order of the cards, the only thing in a game that is left to chance.

A dealer keeps no state but its secret: which card comes next follows from the secret and the game so
far, so a log can be cut anywhere and played on. Shuffles are drawn from SHA-256, not from Python's
generator, so that a seed deals the same game on every version.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Protocol, TypeVar

from cartographers.rules.box import Shelf
from cartographers.rules.card import RuinsCard
from cartographers.rules.problem import Problem
from cartographers.rules.setup import AMBUSHES_IN_A_GAME, Setup
from cartographers.rules.state import Game
from cartographers.table.cut import NO_CUT, Cut
from cartographers.table.fair import fair_order, first_number, key_in

T = TypeVar("T")


class BadSeed(Problem, ValueError):
    """A seed no deal can be made from."""


class OrderRanOut(Problem, LookupError):
    """Raised when a given order of cards is too short."""


class Dealer(Protocol):
    """Decides which card comes up next."""

    def next_card(self, game: Game) -> str:
        """The top card of the deck."""


def shuffled(things: Iterable[T], seed: int, label: str) -> list[T]:
    """The things in an order that follows from a seed and the name of the pile.

    The number of a provably fair deal shuffles as ``fair`` says. With any other seed 256 hashed bits choose
    one of the n! orders; for decks of up to 30 cards no order is favoured by more than one part in 2**148.
    """
    key = key_in(seed)
    if key is not None:
        return fair_order(things, key, label)
    pile = list(things)
    number = int.from_bytes(sha256(f"{seed}/{label}".encode()).digest(), "big")
    order = []
    while pile:
        number, at = divmod(number, len(pile))
        order.append(pile.pop(at))
    return order


class SeedDealer:
    """A dealer whose secret is a number: the same seed and set-up, the same deal."""

    def __init__(self, seed: int) -> None:
        if seed < 0:
            raise BadSeed("seed", "a seed is a whole number from 0 on, not {seed}", seed=str(seed))
        self.seed = seed
        first = first_number(seed)
        #: Deals the first card, if players added to the deal after it.
        self._first = None if first == seed else SeedDealer(first)
        #: The last season's deck that was shuffled, so as not to shuffle it for every card.
        self._season: tuple[Setup | None, int, list[str]] = (None, 0, [])
        self._order: list[str] = []

    def next_card(self, game: Game) -> str:
        """The top card: the season's deck in its order, as many cards down as have been revealed."""
        gone = [key for key in game.met if key not in game.revealed]
        season = (game.setup, game.season, gone)
        if season != self._season:
            self._order = self.season_deck(game, gone)
            self._season = season
        return self._order[len(game.revealed)]

    def season_deck(self, game: Game, gone: Sequence[str]) -> list[str]:
        """The deck of a season, top card first (R2.5, R5.3), without ambushes and heroes that are gone.

        The cards that had come up before it was shuffled lie on top.
        """
        known = self.cut(game).cards(game.season)
        deck = shuffled(self.unshuffled(game, gone), self.seed, f"season {game.season}")
        return [*known, *(key for key in deck if key not in known)]

    def unshuffled(self, game: Game, gone: Sequence[str]) -> list[str]:
        """The cards of a season's deck before they are shuffled (R2.5, R5.3)."""
        met = self.cut(game).met
        ambushes = self.four_ambushes(game.setup, met)[: game.season + 1]
        heroes = self.heroes(game.shelf, met)[: game.season + 1] if game.setup.heroes else []
        return [*game.deck, *(key for key in ambushes + heroes if key not in gone)]

    def four_ambushes(self, setup: Setup, met: Sequence[str] = ()) -> list[str]:
        """The ambush cards of the game, in the order in which they join the deck (R2.4): first those met."""
        came = [key for key in met if key in setup.ambushes]
        others = tuple(key for key in setup.ambushes if key not in came)
        return [*came, *_ambush_stack(self.seed, others)][:AMBUSHES_IN_A_GAME]

    def heroes(self, shelf: Shelf, met: Sequence[str] = ()) -> list[str]:
        """The hero cards, in the order in which they join the deck (R2.4): first those met."""
        stack = shuffled(hero_cards(shelf), self.seed, "heroes")
        came = [key for key in met if key in stack]
        return [*came, *(key for key in stack if key not in came)]

    def cut(self, game: Game) -> Cut:
        """What had come up when the cards were shuffled; something only if it was not before the game."""
        return self._first.first_cards(game) if self._first else NO_CUT

    def first_cards(self, game: Game) -> Cut:
        """The cards that come up before anybody decides: ruins cards and the first other one."""
        deck = self.season_deck(game.but(season=0), gone=())
        ruins = [isinstance(game.shelf.cards[key], RuinsCard) for key in deck]
        cards = tuple(deck[: ruins.index(False) + 1])
        return Cut(0, cards, tuple(key for key in cards if key not in game.deck))


# Every season asks for it again.
@lru_cache(maxsize=16)
def _ambush_stack(seed: int, ambushes: tuple[str, ...]) -> list[str]:
    return shuffled(sorted(ambushes), seed, "ambushes")


def hero_cards(shelf: Shelf) -> list[str]:
    """All hero cards, in the order of the boxes."""
    return [card.key for box in shelf.boxes.values() for card in box.heroes]


@dataclass(frozen=True, slots=True)
class StackedDealer:
    """A dealer with a given order of cards, for the whole game."""

    order: tuple[str, ...]

    def next_card(self, game: Game) -> str:
        """The next card of the order."""
        if game.turned >= len(self.order):
            raise OrderRanOut(
                "order-short",
                "the given order has only {cards} cards, and the game needs more",
                cards=len(self.order),
            )
        return self.order[game.turned]


class Redealer(SeedDealer):
    """Deals from a seed, after the cards that had come up before the cut."""

    def __init__(self, seed: int, cut: Cut) -> None:
        super().__init__(seed)
        self._cut = cut

    def cut(self, game: Game) -> Cut:
        """The cards that had come up."""
        return self._cut
