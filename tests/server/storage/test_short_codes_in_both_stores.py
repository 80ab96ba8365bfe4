"""Codes that people type, on SQLite and on PostgreSQL."""

from cartographers.server.storage.short_codes import ShortCode, Target
from cartographers.server.storage.store import Store
from server.storage.conftest import WithStore
from server.storage.stored_games import game

TABLE = Target("game", "g")


def test_a_target_has_one_code_until_that_is_half_as_old_as_it_gets(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await store.create(game("g", "Ann"))
        await store.create(game("h", "Ann"))
        # A code that is taken is not given twice.
        letters = iter("AABACDE")
        codes, new = store.short_codes, lambda: next(letters)
        assert await codes.code_of(TABLE, new, 0, 10) == ShortCode("A", 10)
        assert await codes.code_of(TABLE, new, 4, 10) == ShortCode("A", 10)
        assert await codes.code_of(Target("game", "h"), new, 4, 10) == ShortCode("B", 14)
        assert await codes.code_of(TABLE, new, 6, 10) == ShortCode("C", 16)
        assert await codes.code_of(Target("tournament", "g"), new, 6, 10) is None
        assert [await codes.target_of(code, 9) for code in "ABCD"] == [
            TABLE,
            Target("game", "h"),
            TABLE,
            None,
        ]
        assert [await codes.target_of(code, 10) for code in "AC"] == [None, TABLE]

    with_store(test)
