"""The order of a deal's cards is known without playing it."""

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.event import Revealed
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from cartographers.table.unplayed import card_order

PLANS = {
    "base": Plan(sheet="B"),
    "heroes": Plan(sheet="C"),
    "three": Plan(seats=3, ambushes=("base", "ambush")),
}


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
@pytest.mark.parametrize("seed", range(5))
def test_it_is_the_order_in_which_they_come_in_a_game(plan: Plan, seed: int) -> None:
    table = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))
    play_out(table, [Chance(seat) for seat in range(plan.seats)])
    came = [event.card for event in table.log if isinstance(event, Revealed)]
    told = [card for card in card_order(shelf(), table.game.setup, SeedDealer(seed)) if card]
    assert told[: len(came)] == came
    assert told == came or not table.game.seats[0].sheet.empty
