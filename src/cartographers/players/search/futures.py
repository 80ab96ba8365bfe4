"""Futures: the cards that may still come, sampled from what a player can know.

Which cards come, and when the seasons end, does not depend on what anybody draws: one future serves all
decisions that are compared.
"""

from collections.abc import Iterator
from random import Random

from cartographers.rules.card import ExploreCard
from cartographers.rules.setup import AMBUSHES_IN_A_GAME, seasons_of
from cartographers.rules.state import Game, Phase

#: Stands for the end of a season.
SEASON_ENDS = ""
#: As many turns as no game has.
WHOLE = 99


def future(game: Game, toss: Random) -> list[str]:
    """The cards still to come after the one in play, and the ends of seasons between them."""
    return next(futures(game, toss))


def futures(game: Game, toss: Random, turns: int = WHOLE) -> Iterator[list[str]]:
    """One future after another, each as far as it takes to play some turns and see the next begin.

    The card that comes next is as likely as it is in the deck, but not left to chance: each comes once before
    any comes again. So a few futures tell more than as many that know nothing of each other.
    """
    waiting: list[str] = []
    while True:
        yield list(_until(game, turns, _cards(game, toss, waiting)))


def _until(game: Game, turns: int, cards: Iterator[str]) -> Iterator[str]:
    """The cards up to the one with which the turn after so many begins."""
    for card in cards:
        yield card
        if card and isinstance(game.shelf.cards[card], ExploreCard):
            turns -= 1
            if turns < 0:
                return


def _cards(game: Game, toss: Random, waiting: list[str]) -> Iterator[str]:
    if game.phase in (Phase.DECLARE, Phase.AMBUSH) and not game.setup.solo:
        # The ambush has been turned up, but nobody has drawn it yet (R4.1).
        yield game.card
    ambushes = _unmet(game, toss)
    heroes = _heroes(game, toss) if game.setup.heroes else []
    all_heroes = len(heroes) + game.heroes_met
    seasons = seasons_of(game.shelf, game.setup)
    # A troll ravages when the season has been scored already (R5.2).
    first = game.season + (game.phase is Phase.RAVAGE)
    came = False
    for number in range(first, len(seasons)):
        now = number == game.season
        deck = [
            *(game.left if now else game.deck),
            *ambushes[: number + 1 - AMBUSHES_IN_A_GAME + len(ambushes)],
            *heroes[: number + 1 - all_heroes + len(heroes)],
        ]
        toss.shuffle(deck)
        clock = _clock(game) if now else 0
        while clock < seasons[number].time:
            if not came:
                _put_on_top(game, deck, toss, waiting)
                came = True
            card = deck.pop()
            yield card
            clock += _time(game, card)
            if card in ambushes:
                ambushes.remove(card)
            elif card in heroes:
                heroes.remove(card)
        yield SEASON_ENDS


def _put_on_top(game: Game, deck: list[str], toss: Random, waiting: list[str]) -> None:
    """Move the card whose turn it is to come next to the top of a shuffled deck."""
    kinds = [_kind(game, card) for card in deck]
    if not waiting:
        waiting += toss.sample(kinds, len(kinds))
    at = kinds.index(waiting.pop())
    deck[at], deck[-1] = deck[-1], deck[at]


def _kind(game: Game, card: str) -> str:
    """What is known of a card: which it is, but of an ambush or a hero only that it is one."""
    return card if card in game.deck else type(game.shelf.cards[card]).__name__


def _clock(game: Game) -> int:
    """The time used up once the card in play has been drawn."""
    return game.clock + (_time(game, game.card) if game.phase is Phase.DRAW else 0)


def _time(game: Game, key: str) -> int:
    card = game.shelf.cards[key]
    return card.time if isinstance(card, ExploreCard) else 0


def _unmet(game: Game, toss: Random) -> list[str]:
    """The game's ambushes that have not come up, in an order in which they may join the deck."""
    met = [key for key in game.met if key in game.setup.ambushes]
    pool = sorted(set(game.setup.ambushes) - set(met))
    toss.shuffle(pool)
    return pool[: AMBUSHES_IN_A_GAME - len(met)]


def _heroes(game: Game, toss: Random) -> list[str]:
    pool = sorted(
        card.key for box in game.shelf.boxes.values() for card in box.heroes if card.key not in game.met
    )
    toss.shuffle(pool)
    return pool
