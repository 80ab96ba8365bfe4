"""The stored games keep their hashes in both stores: every version can read what was once played."""

import json
from pathlib import Path

import golden
from cartographers.boxes import shelf
from cartographers.notation.record import log_of
from cartographers.notation.record_text import read_text
from cartographers.server.storage.hash_chain import INITIAL_HASH, chain_events, restore_table
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import GameRow, SeatRow, StoredGame
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table
from server.storage.conftest import WithStore

FOLDER = Path(golden.__file__).parent
#: The last hash of the log of each game.
HASHES: dict[str, str] = json.loads((FOLDER / "hashes.json").read_text(encoding="utf-8"))


def stored(name: str) -> StoredGame:
    """A stored game as a server would have written it, from the first event on."""
    record = read_text(shelf(), (FOLDER / "games" / f"{name}.txt").read_text(encoding="utf-8"))
    table = Table.resume(shelf(), log_of(record), SeedDealer(0))
    row = GameRow(
        name, {}, seed=0, seed_open=True, engine="1", created="2026", maker="anna", over=False, summary={}
    )
    seats = [SeatRow(seat, "bot", "", "greedy") for seat in range(record.setup.seats)]
    return StoredGame(row, seats, chain_events(table, 0, [], INITIAL_HASH))


def test_every_golden_game_replays_to_the_same_hash_in_both_stores(with_store: WithStore) -> None:
    async def write(store: Store) -> None:
        for name in HASHES:
            await store.create(stored(name))

    async def read(store: Store) -> None:
        for name, last in HASHES.items():
            game = await store.load(name)
            assert game is not None and game.events[-1].hash == last, name
            restore_table(shelf(), game.events, SeedDealer(0), "1")

    assert HASHES.keys() == {path.stem for path in (FOLDER / "games").glob("*.txt")}
    with_store(write)
    with_store(read)
