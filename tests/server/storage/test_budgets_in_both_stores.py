"""What networks have spent, on SQLite and on PostgreSQL."""

from cartographers.server.storage.budgets import Spending
from cartographers.server.storage.store import Store
from server.storage.conftest import WithStore


def _spending(cost: float = 10, network: str = "one", purpose: str = "games") -> Spending:
    """Something of a budget that is full again after half a minute."""
    return Spending(purpose, network, cost, whole=30)


def test_a_budget_is_spent_and_fills_again_with_time(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        spend = store.budgets.spend
        assert [await spend(_spending(), 1000.0) for _ in range(4)] == [0, 0, 0, 10]
        assert await spend(_spending(), 1004.0) == 6, "what was refused cost nothing"
        assert await spend(_spending(), 1010.0) == 0
        assert await spend(_spending(), 1011.0) == 9
        assert [await spend(_spending(15), 2000.0) for _ in range(3)] == [0, 0, 15]

    with_store(test)


def test_networks_and_purposes_have_budgets_of_their_own(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        spend = store.budgets.spend
        assert await spend(_spending(30), 5.0) == 0
        assert await spend(_spending(30, network="two"), 5.0) == 0
        assert await spend(_spending(30, purpose="bytes"), 5.0) == 0
        assert await spend(_spending(1), 5.0) == 1

    with_store(test)


def test_what_is_more_than_a_budget_can_be_spent_when_nothing_else_is(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        assert await store.budgets.spend(_spending(99), 5.0) == 0
        assert await store.budgets.spend(_spending(99), 5.0) == 30

    with_store(test)


def test_a_clock_that_is_set_back_keeps_nobody_out_for_long(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.budgets.spend(_spending(30), 1_000_000.0)
        assert await store.budgets.spend(_spending(30), 5.0) == 0
        assert await store.budgets.spend(_spending(30), 5.0) == 30

    with_store(test)


def test_only_budgets_that_are_full_again_are_forgotten(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.budgets.spend(_spending(30), 0.0)
        await store.budgets.forget_full(29.0)
        assert await store.budgets.spend(_spending(30), 29.0) == 1
        await store.budgets.forget_full(30.0)
        assert await store.budgets.spend(_spending(30), 0.0) == 0

    with_store(test)
