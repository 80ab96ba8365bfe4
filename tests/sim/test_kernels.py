"""Work on maps gives the same inside kernels, and chance can be asked for a certain card."""

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.area import neighbours, size
from cartographers.rules.sheet import Sheet
from cartographers.sim.chance import number, seeds_with
from cartographers.sim.kernels import BLOCK, Execution, for_each_map, run_as
from cartographers.sim.lanes import Lanes
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from sim.following import QUICK


def sheets(least: int) -> list[Sheet]:
    """The maps of random games, turn by turn."""
    found: list[Sheet] = []
    for seed in range(least):
        table, chance = Table(shelf(), deal(shelf(), Plan(sheet="A"), seed), SeedDealer(seed)), Chance(seed)
        while not table.over:
            table.commit(0, chance.decide(table.view(0)))
            found.append(table.game.seats[0].sheet)
        if len(found) > least:
            break
    return found


@pytest.mark.long
def test_a_scoring_card_that_goes_through_regions_gives_the_same_inside_a_kernel() -> None:
    maps, worth = sheets(BLOCK), shelf().edicts["wildholds"].worth
    assert len(maps) % BLOCK, "the last block is not full"
    areas = {name: Lanes.batch([getattr(one, name) for one in maps]) for name in ("village", "empty")}

    def work(given: Any) -> Iterator[Any]:
        yield worth(Sheet(**given))
        yield neighbours(given["village"])

    def run(given: Any) -> Any:
        with run_as(Execution.IMITATED):
            return for_each_map(work, given)

    stars, beside = jax.jit(run, compiler_options=QUICK)(areas)
    assert stars.tolist() == [worth(one) for one in maps] and any(stars.tolist())
    assert beside.bit_count().tolist() == [size(neighbours(one.village)) for one in maps]


def test_seeds_can_be_made_for_a_wanted_random_number() -> None:
    rng = np.random.default_rng(1)
    first, wanted = (jnp.asarray(rng.integers(0, 2**32, 50, np.uint32)) for _ in range(2))
    count = jnp.arange(50)
    assert (number(seeds_with(first, count, wanted), count) == wanted).all()
