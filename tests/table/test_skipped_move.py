"""The move made for a player whose time is up: legal in every phase, small, and always the same."""

import pytest

from cartographers.boxes import shelf
from cartographers.rules.area import size
from cartographers.rules.decision import Declare, Draw
from cartographers.rules.listing import decisions
from cartographers.rules.state import Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.skipped_move import skipped_move
from cartographers.table.table import Table


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_can_be_skipped_to_its_end_by_the_rules(seats: int) -> None:
    plan = Plan(seats=seats, sheet="C", skills=True)
    table, phases = Table(shelf(), deal(shelf(), plan, 5), SeedDealer(5)), set[Phase]()
    while not table.over:
        for seat in table.game.waiting:
            phases.add(table.game.phase)
            table.commit(seat, skipped_move(table.view(seat)))
    assert {Phase.DRAW, Phase.HERO} <= phases


def test_nothing_smaller_could_be_drawn_and_no_skill_is_used() -> None:
    table = Table(shelf(), deal(shelf(), Plan(seats=2, sheet="C", skills=True), 5), SeedDealer(5))
    for _ in range(8):
        for seat in table.game.waiting:
            view = table.view(seat)
            chosen = skipped_move(view)
            assert chosen == skipped_move(view)
            if isinstance(chosen, Draw):
                plain = [one for one in decisions(view) if isinstance(one, Draw) and not one.skill]
                assert not chosen.skill and size(chosen.cells) == min(size(one.cells) for one in plain)
            elif view.phase is Phase.DECLARE:
                assert chosen == Declare()
            table.commit(seat, chosen)
