"""What only a PostgreSQL database does: it is elsewhere, and it can be gone."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import psycopg
import pytest

from cartographers.cli import main
from cartographers.server.settings import Settings
from cartographers.server.storage.database import Work
from cartographers.server.storage.errors import CannotOpenStore, StorageError
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.postgres import PostgresStore
from cartographers.server.storage.schema import MIGRATIONS, references
from server.postgres_server import PASSWORD, USER, PostgresServer, postgres_server
from server.random_client import RandomClient
from server.serving import StartServer


def why_not(address: str, folder: Path) -> str:
    with pytest.raises(CannotOpenStore) as refused:
        PostgresStore(address, folder)
    said = str(refused.value)
    assert PASSWORD not in said and "secret" not in said and "\n" not in said
    return said


@pytest.mark.parametrize(
    "address", ["games.sqlite", "mysql://host/games", "postgresql://[", "postgresql://host/games?nothing=1"]
)
def test_an_address_that_is_none_is_told_with_an_example(address: str, tmp_path: Path) -> None:
    assert "like postgresql://name@host/database" in why_not(address, tmp_path)


def test_why_there_is_no_connection_is_told_without_the_password(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    here = f"127.0.0.1:{postgres.port}"
    store = PostgresStore(f"postgresql://{USER}:{PASSWORD}@{here}/postgres".replace(" ", "%20"), tmp_path)
    asyncio.run(store.close())
    assert "password authentication failed" in why_not(
        f"postgresql://{USER}:secret@{here}/postgres", tmp_path
    )
    said = why_not(
        f"postgresql://{USER}@/nowhere?host={postgres.address('').partition('host=')[2]}", tmp_path
    )
    assert 'database "nowhere" does not exist' in said and "/nowhere" in said
    assert "refused" in why_not(f"postgresql://{USER}:secret@127.0.0.1:1/games", tmp_path)


def test_the_command_says_what_is_wrong_with_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--database", "games"]) == 2
    said = capsys.readouterr().err
    assert "postgresql://name@host/database" in said and "Traceback" not in said


def test_without_its_driver_postgresql_is_refused_with_the_way_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "cartographers.server.storage.postgres")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotOpenStore, match=r"pip install 'cartographers\[postgres\]'"):
        open_store(Settings(data=tmp_path, database="postgresql://host/games"))


def test_two_servers_do_not_share_a_database(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cartographers.server.storage.postgres_session.LOCK_TIMEOUT", 0.1)
    address = postgres.new_database()
    first = PostgresStore(address, tmp_path)
    assert "another server is using it" in why_not(address, tmp_path)
    asyncio.run(first.close())
    asyncio.run(PostgresStore(address, tmp_path).close())


def test_a_database_is_brought_up_to_date_once_and_refused_if_it_is_newer(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.new_database()
    for _ in range(2):
        asyncio.run(PostgresStore(address, tmp_path).close())
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(len(MIGRATIONS),)]
        found = connection.execute(
            "SELECT conrelid::regclass::text, attname, confrelid::regclass::text FROM pg_constraint "
            "JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f'"
        ).fetchall()
        for to in ("games", "devices"):
            assert {(table, column) for table, column, other in found if other == to} == set(references(to))
        connection.execute("UPDATE schema_version SET version = 99")
    assert "a newer cartographers wrote it" in why_not(address, tmp_path)


def test_a_commit_is_on_disk_before_it_is_acknowledged_whatever_the_database_says(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.new_database()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET synchronous_commit TO off".encode())

    async def setting() -> str:
        store = PostgresStore(address, tmp_path)
        found = await store.database.run(lambda base: base.execute("SHOW synchronous_commit").fetchone())
        await store.close()
        return str(found[0])

    assert asyncio.run(setting()) == "on"


@pytest.fixture(scope="module")
def frail() -> Iterator[PostgresServer]:
    """A server that may be stopped."""
    with postgres_server() as server:
        yield server


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_while_the_database_is_gone_requests_are_refused_and_then_the_games_go_on(
    serving: StartServer, frail: PostgresServer, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    running = serving(database=frail.new_database())
    client = running.device()
    game = client.create(seed=1)["id"]
    state = RandomClient(client).decide(client.state(game), client.state(game)["mine"][0])
    decision = RandomClient(client).decision(state, state["mine"][0])
    with client.socket(game) as socket:
        socket.push()
        getattr(frail, how)()
        refused = client.decide(state, 0, decision, move_id="one")
        assert refused.status_code == 503 and "couldn’t save that" in refused.json()["detail"]
        assert client.get(f"/api/games/{game}").status_code == 503
        assert client.get("/api/games").status_code == 503
        # The page is to come again: perhaps another server has the game by then.
        assert socket.closed() == 1012
    assert PASSWORD not in caplog.text and "the connection to the database was lost" in caplog.text
    frail.start()
    until = monotonic() + 10
    while client.get(f"/api/games/{game}").status_code == 503:
        assert monotonic() < until
    assert client.state(game) == state
    again = client.decide(state, 0, decision, move_id="one")
    assert again.status_code == 200 and again.json()["step"] > state["step"]


class CutAfterCommit:
    """A connection that is lost after the commit of a decision, before its confirmation arrives."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection
        self._decision = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def cursor(self) -> psycopg.Cursor[Any]:
        self._decision = True  # only events are written in this way
        return self._connection.cursor()

    @contextmanager
    def pipeline(self) -> Iterator[psycopg.Pipeline]:
        with self._connection.pipeline() as pipeline:
            yield pipeline
        if self._decision:
            self._connection.close()
            raise psycopg.OperationalError("the connection was cut")


def test_a_decision_of_which_the_commit_was_not_confirmed_counts_once(
    serving: StartServer, postgres: PostgresServer
) -> None:
    running = serving(database=postgres.new_database())
    client = running.device()
    game = client.create(seed=1)["id"]
    state = client.state(game)
    decision = RandomClient(client).decision(state, state["mine"][0])
    session = running.app.state.lobby.services.store.session
    session.connection = CutAfterCommit(session.connection)
    assert client.decide(state, 0, decision, move_id="one").status_code == 503
    assert client.state(game)["step"] > state["step"]
    again = client.decide(state, 0, decision, move_id="one")
    assert again.status_code == 200 and again.json()["step"] > state["step"]
    assert client.decide(state, 0, decision, move_id="two").status_code == 409


def test_work_that_fails_takes_nothing_else_of_its_batch_with_it(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    def divide(number: int) -> Work[tuple[int]]:
        return lambda base: base.execute(f"SELECT 5 / (5 - {number})").fetchone()

    async def ask() -> list[object]:
        store = PostgresStore(postgres.new_database(), tmp_path)
        found = await asyncio.gather(
            *(store.database.run(divide(number)) for number in range(9)), return_exceptions=True
        )
        await store.close()
        return list(found)

    assert [isinstance(one, StorageError) for one in asyncio.run(ask())] == [n == 5 for n in range(9)]
