"""The heads of games: what was removed, changed or set back is noticed before a game is played on."""

from dataclasses import replace
from json import dumps
from pathlib import Path

import pytest

from cartographers.notation.deal import Deal
from cartographers.server.storage.errors import CannotOpenStore
from cartographers.server.storage.hash_chain import CorruptLog
from cartographers.server.storage.postgres import PostgresStore
from server.live_room import AtTable, LiveRoom
from server.postgres_server import on_both_databases
from server.storage.damage import change

on_postgres = pytest.mark.parametrize("database", ["postgres"], indirect=True)
DEAL = dumps({"nonces": ["1" * 32, None], "secret": "2" * 64})


async def wrong_with(live: LiveRoom) -> str:
    """The code of what is wrong with the stored game; empty if nothing is."""
    try:
        await live.saved()
    except CorruptLog as error:
        return error.code
    return ""


@on_both_databases
@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("DELETE FROM events WHERE seq >= 3", "corrupt-end"),
        ("DELETE FROM events", "corrupt-end"),
        ("UPDATE events SET hash = prev_hash WHERE seq = 4", "corrupt-head"),
        ("UPDATE games SET seed = '4'", "corrupt-deal"),
        (f"UPDATE games SET deal = '{DEAL}'", "corrupt-deal"),
    ],
)
def test_a_game_that_was_changed_is_not_played_on(
    at_table: AtTable, tmp_path: Path, statement: str, code: str
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        assert await wrong_with(live) == ""
        change(tmp_path, live.database, statement)
        assert await wrong_with(live) == code

    at_table(test)


@on_postgres
@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("DELETE FROM heads", "corrupt-signature"),
        # Who cannot sign does not get further by changing the heads as well.
        (
            "WITH gone AS (DELETE FROM events WHERE seq >= 3) UPDATE heads SET seq = 2, "
            "hash = (SELECT hash FROM events WHERE seq = 2)",
            "corrupt-signature",
        ),
        ("UPDATE heads SET deal = hash", "corrupt-signature"),
        (
            "INSERT INTO events SELECT game, seq + 1, step, seat, kind, body, 'x', hash, hash FROM events "
            "ORDER BY seq DESC LIMIT 1",
            "corrupt-added",
        ),
    ],
)
def test_without_the_key_a_change_cannot_be_made_to_fit_the_heads(
    at_table: AtTable, tmp_path: Path, statement: str, code: str
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        change(tmp_path, live.database, statement)
        assert await wrong_with(live) == code

    at_table(test)


@on_postgres
def test_a_database_that_was_set_back_with_its_heads_is_noticed_by_the_server_that_had_written_more(
    at_table: AtTable, tmp_path: Path
) -> None:
    async def test(live: LiveRoom) -> None:
        change(tmp_path, live.database, "CREATE TABLE old AS SELECT * FROM heads")
        await live.decide(0, 1)
        change(
            tmp_path,
            live.database,
            "DELETE FROM heads",
            "INSERT INTO heads SELECT * FROM old",
            "DELETE FROM events WHERE seq > (SELECT seq FROM heads WHERE game = 'game')",
        )
        assert await wrong_with(live) == "corrupt-end"

    at_table(test)


@on_postgres
def test_a_server_elsewhere_notices_that_events_of_another_are_missing(
    at_table: AtTable, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()

    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        await live.store.close()
        (elsewhere / "key").write_bytes((tmp_path / "key").read_bytes())
        live.store = PostgresStore(live.database, elsewhere)
        assert await wrong_with(live) == ""
        change(tmp_path, live.database, "DELETE FROM events WHERE seq = (SELECT MAX(seq) FROM events)")
        assert await wrong_with(live) == "corrupt-end"

    at_table(test)


@on_postgres
def test_games_count_as_they_are_only_if_the_table_and_the_file_of_heads_are_both_removed(
    at_table: AtTable, tmp_path: Path
) -> None:
    async def test(live: LiveRoom) -> None:
        await live.decide(0, 1)
        await live.store.close()
        statements = ("DROP TABLE heads", "DELETE FROM events WHERE seq = (SELECT MAX(seq) FROM events)")
        change(tmp_path, live.database, *statements)
        with pytest.raises(CannotOpenStore, match=r"lost its table of heads.*database-heads\.sqlite"):
            PostgresStore(live.database, tmp_path)
        for file in tmp_path.glob("database-heads.sqlite*"):
            file.unlink()
        live.store = PostgresStore(live.database, tmp_path)
        assert await wrong_with(live) == "", "as a database of an older version"

    at_table(test)


@on_postgres
def test_a_server_with_another_key_is_refused(at_table: AtTable, tmp_path: Path) -> None:
    async def test(live: LiveRoom) -> None:
        await live.store.close()
        with pytest.raises(CannotOpenStore, match="signed with another key"):
            PostgresStore(live.database, tmp_path / "other")
        live.store = PostgresStore(live.database, tmp_path)

    at_table(test)


@on_both_databases
def test_a_nonce_may_be_added_until_the_second_card_and_none_may_be_changed_after_it(
    at_table: AtTable, tmp_path: Path
) -> None:
    deal = Deal("a" * 64, ("b" * 32, ""))
    with_a_nonce = Deal("a" * 64, ("b" * 32, "7" * 32), late=(1,))

    async def test(live: LiveRoom) -> None:
        game = replace(live.stored.game, id="fair", deal=deal)
        await live.store.create(replace(live.stored, game=game))
        await live.decide(0, 1)
        *made, last = (await live.saved()).events
        assert last.kind == "revealed" and await live.store.load("fair")
        game = replace(game, deal=with_a_nonce)
        await live.store.set_deal(game)
        assert await live.store.load("fair")
        await live.store.append(game, [*made, last][len(live.stored.events) :])
        assert await live.store.load("fair")
        change(tmp_path, live.database, "UPDATE games SET deal = REPLACE(deal, '7', '8') WHERE id = 'fair'")
        with pytest.raises(CorruptLog, match="a nonce is another one"):
            await live.store.load("fair")

    at_table(test)
