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


def future(game: Game, toss: Random) -> list[str]:
    """The cards still to come after the one in play, and the ends of seasons between them."""
    return list(_cards(game, toss))


def _cards(game: Game, toss: Random) -> Iterator[str]:
    if game.phase in (Phase.DECLARE, Phase.AMBUSH) and not game.setup.solo:
        # The ambush has been turned up, but nobody has drawn it yet (R4.1).
        yield game.card
    ambushes = _unmet(game, toss)
    heroes = _heroes(game, toss) if game.setup.heroes else []
    all_heroes = len(heroes) + game.heroes_met
    seasons = seasons_of(game.shelf, game.setup)
    # A troll ravages when the season has been scored already (R5.2).
    first = game.season + (game.phase is Phase.RAVAGE)
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
            card = deck.pop()
            yield card
            clock += _time(game, card)
            if card in ambushes:
                ambushes.remove(card)
            elif card in heroes:
                heroes.remove(card)
        yield SEASON_ENDS


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
