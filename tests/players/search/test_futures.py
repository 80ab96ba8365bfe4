"""Sampled futures: possible orders of the cards that are left, as far as a player can know."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.players.search.futures import SEASON_ENDS, future, futures, one_for_each_next_card
from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard
from cartographers.rules.setup import AMBUSHES_IN_A_GAME
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import card_time, time_after, timetable_of
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

PLANS = {"base": Plan(), "heroes": Plan(sheet="C", heroes=True), "two": Plan(seats=2, ambushes=("heroes",))}


def games(plan: Plan, seed: int = 4) -> list[Game]:
    """The games in which somebody decides, of one game by chance."""
    table, chance = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed)), Chance(seed)
    found = []
    while not table.over:
        found.append(table.view(table.game.waiting[0]).game)
        for seat in table.game.waiting:
            table.commit(seat, chance.decide(table.view(seat)))
    return found


@pytest.fixture(scope="module", params=PLANS)
def some(request: pytest.FixtureRequest) -> list[Game]:
    return games(PLANS[request.param])


def seasons_in(cards: list[str]) -> list[list[str]]:
    """The cards of each season."""
    seasons: list[list[str]] = [[]]
    for card in cards:
        if card == SEASON_ENDS:
            seasons.append([])
        else:
            seasons[-1].append(card)
    assert seasons.pop() == []
    return seasons


def test_every_season_ends_when_its_time_is_used_up_and_not_before(some: list[Game]) -> None:
    for game in some:
        now, times = time_after(game), timetable_of(game)
        seasons = seasons_in(future(game, Random(1)))
        assert len(seasons) == times.seasons_left(now.season)
        for number, cards in enumerate(seasons, now.season):
            clock = now.clock if number == game.season else 0
            for card in cards:
                assert not times.seasons[number].ended(clock)
                clock += card_time(game.shelf.cards[card])
            assert times.seasons[number].ended(clock)


def test_no_card_comes_twice_in_a_season_and_no_ambush_or_hero_again(some: list[Game]) -> None:
    for game in some:
        shown = game.card if game.phase in (Phase.DECLARE, Phase.AMBUSH) else ""
        seasons = seasons_in(future(game, Random(2)))
        unique = [card for cards in seasons for card in cards if card not in game.deck and card != shown]
        assert len(unique) == len(set(unique))
        assert not set(unique) & set(game.met)
        assert all(max(Counter(cards).values(), default=1) == 1 for cards in seasons)
        assert not set(seasons[0]) & set(game.revealed) - {shown} or game.season < time_after(game).season


def test_there_are_never_more_ambushes_and_heroes_than_have_joined_the_deck(some: list[Game]) -> None:
    for game in some:
        kinds = {AmbushCard: 0, HeroCard: 0}
        for key in game.met:
            kinds[AmbushCard if isinstance(game.shelf.cards[key], AmbushCard) else HeroCard] += 1
        if game.phase in (Phase.DECLARE, Phase.AMBUSH) and not game.setup.solo:
            kinds[AmbushCard] -= 1
        for season, cards in enumerate(seasons_in(future(game, Random(3))), time_after(game).season):
            for card in cards:
                for kind in kinds:
                    kinds[kind] += isinstance(game.shelf.cards[card], kind)
            assert kinds[AmbushCard] <= min(season + 1, AMBUSHES_IN_A_GAME)
            assert kinds[HeroCard] <= season + 1


def test_a_future_for_some_turns_ends_with_the_card_that_begins_the_next() -> None:
    for cards in islice(futures(games(Plan())[0], Random(4), turns=3), 5):
        explore = [card for card in cards if card and isinstance(shelf().cards[card], ExploreCard)]
        assert len(explore) == 4 and cards[-1] == explore[-1]


def test_every_card_comes_first_once_before_any_comes_first_again() -> None:
    game = games(Plan())[0]
    left = game.left
    number = len(left) + 1  # and the one ambush in the deck
    first = [cards[0] for cards in islice(futures(game, Random(5)), 2 * number)]
    for part in (first[:number], first[number:]):
        assert sorted(card for card in part if card in left) == sorted(left)


def test_with_one_future_for_each_next_card_every_card_of_the_deck_comes_first_once() -> None:
    for game in games(Plan()):
        now, times = time_after(game), timetable_of(game)
        each = one_for_each_next_card(game, Random(2))
        if now.season == times.last_season and times.seasons[now.season].ended(now.clock):
            assert each == [[SEASON_ENDS]]
            continue
        goes_on = not times.seasons[now.season].ended(now.clock) and now.season == game.season
        deck = game.left if goes_on else game.deck
        first = Counter(next(card for card in cards if card) for cards in each)
        ambushes = first.total() - len(deck)
        assert all(first[card] == 1 for card in deck)
        assert ambushes == game.ambushes_in_deck + (not goes_on)


def test_the_same_seed_gives_the_same_futures() -> None:
    game = games(Plan())[3]
    assert list(islice(futures(game, Random(6)), 4)) == list(islice(futures(game, Random(6)), 4))
