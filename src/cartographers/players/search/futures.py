"""Futures: the cards that may still come, sampled from what a player can know.

Which cards come, and when the seasons end, does not depend on what anybody draws, so one future serves all
decisions that are compared.
"""

from collections.abc import Iterator
from random import Random

from cartographers.rules.card import ExploreCard
from cartographers.rules.setup import AMBUSHES_IN_A_GAME
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import card_time, time_after, timetable_of

#: Stands for the end of a season among the cards.
SEASON_ENDS = ""
#: More turns than any game has.
WHOLE_GAME = 99


def future(game: Game, rng: Random) -> list[str]:
    """The cards still to come after the one in play, and the ends of seasons between them."""
    return next(futures(game, rng))


def futures(game: Game, rng: Random, turns: int = WHOLE_GAME) -> Iterator[list[str]]:
    """An endless sequence of futures, each long enough to play some turns and begin the next.

    The next card is sampled without replacement: every card of the deck comes first once before any comes
    first again. This lowers the variance of comparisons between few futures.
    """
    first_cards: list[str] = []
    while True:
        yield list(_cut(game, turns, _cards(game, rng, first_cards)))


def one_for_each_next_card(game: Game, rng: Random, turns: int = WHOLE_GAME) -> list[list[str]]:
    """As many futures as it takes for every card of the deck to come first once."""
    first_cards: list[str] = []
    some: list[list[str]] = []
    while first_cards or not some:
        some.append(list(_cut(game, turns, _cards(game, rng, first_cards))))
    return some


def _cut(game: Game, turns: int, cards: Iterator[str]) -> Iterator[str]:
    """The cards up to the one with which the turn after so many begins."""
    for card in cards:
        yield card
        if card and isinstance(game.shelf.cards[card], ExploreCard):
            turns -= 1
            if turns < 0:
                return


def _cards(game: Game, rng: Random, first_cards: list[str]) -> Iterator[str]:
    if game.phase in (Phase.DECLARE, Phase.AMBUSH) and not game.setup.solo:
        # The ambush has been turned up, but nobody has drawn it yet (R4.1).
        yield game.card
    ambushes = _ambushes_to_come(game, rng)
    heroes = _heroes_to_come(game, rng) if game.setup.heroes else []
    all_heroes = len(heroes) + game.heroes_met
    now, times = time_after(game), timetable_of(game)
    first = True
    for season in range(now.season, len(times.seasons)):
        under_way = season == game.season
        deck = [
            *(game.left if under_way else game.deck),
            *ambushes[: season + 1 - AMBUSHES_IN_A_GAME + len(ambushes)],
            *heroes[: season + 1 - all_heroes + len(heroes)],
        ]
        rng.shuffle(deck)
        clock = now.clock if under_way else 0
        while not times.seasons[season].ended(clock):
            if first:
                _put_on_top(game, deck, rng, first_cards)
                first = False
            card = deck.pop()
            yield card
            clock += card_time(game.shelf.cards[card])
            if card in ambushes:
                ambushes.remove(card)
            elif card in heroes:
                heroes.remove(card)
        yield SEASON_ENDS


def _put_on_top(game: Game, deck: list[str], rng: Random, first_cards: list[str]) -> None:
    """Move the card that is to come first to the top of a shuffled deck."""
    kinds = [_kind(game, card) for card in deck]
    if not first_cards:
        first_cards += rng.sample(kinds, len(kinds))
    at = kinds.index(first_cards.pop())
    deck[at], deck[-1] = deck[-1], deck[at]


def _kind(game: Game, card: str) -> str:
    """What a player knows of a card in the deck: its key, but of an ambush or a hero only the kind."""
    return card if card in game.deck else type(game.shelf.cards[card]).__name__


def _ambushes_to_come(game: Game, rng: Random) -> list[str]:
    """The game's ambushes that have not come up, in an order in which they may join the deck."""
    met = [key for key in game.met if key in game.setup.ambushes]
    pool = sorted(set(game.setup.ambushes) - set(met))
    rng.shuffle(pool)
    return pool[: AMBUSHES_IN_A_GAME - len(met)]


def _heroes_to_come(game: Game, rng: Random) -> list[str]:
    """The heroes that have not come up, in an order in which they may join the deck."""
    pool = sorted(
        card.key for box in game.shelf.boxes.values() for card in box.heroes if card.key not in game.met
    )
    rng.shuffle(pool)
    return pool
