"""The first game after the lessons is dealt by the rules, and kindly."""

from statistics import fmean

import pytest

from cartographers.boxes import shelf
from cartographers.lessons.first_game import KIND_EDICTS, begins_calmly, is_kind
from cartographers.players.greedy import Greedy
from cartographers.rules.card import ExploreCard
from cartographers.rules.event import Revealed
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import open_table
from cartographers.table.table import Table


def kind(seed: int) -> bool:
    game, dealer = open_table(seed=seed).game, SeedDealer(seed)
    return is_kind(game.setup) and begins_calmly(game, dealer)


@pytest.fixture(scope="module")
def kind_seeds() -> list[int]:
    """Deals that a first game may have."""
    return [seed for seed in range(700) if kind(seed)][:6]


def spring(seed: int) -> Table:
    """A table after the first season, played by somebody who takes what brings most at once."""
    table = open_table(seed=seed)
    while table.game.season == 0:
        table.commit(0, Greedy(seed).decide(table.view(0)))
    return table


def test_each_stack_has_a_kind_edict() -> None:
    stacks = {edict.stack for edict in shelf().edicts.values() if edict.key in KIND_EDICTS}
    assert len(stacks) == 4


def test_no_monster_comes_in_the_first_season_of_a_kind_deal(kind_seeds: list[int]) -> None:
    for seed in kind_seeds:
        assert spring(seed).game.seats[0].scores[0].monsters == 0
        cards = [event.card for event in spring(seed).log if isinstance(event, Revealed)]
        assert isinstance(shelf().cards[cards[0]], ExploreCard)


def test_the_first_season_of_a_kind_deal_brings_more_stars_than_others_do(kind_seeds: list[int]) -> None:
    kindly, others = (
        fmean(spring(seed).game.seats[0].scores[0].stars for seed in seeds)
        for seeds in (kind_seeds, range(12))
    )
    assert kindly > others + 5
