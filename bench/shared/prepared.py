"""Games under way in a store, and the decisions with which each of them goes on."""

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from json import dumps
from pathlib import Path
from random import Random
from secrets import token_urlsafe

from cartographers import __version__
from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision
from cartographers.players.chance import Chance
from cartographers.rules.view import view
from cartographers.server.auth.device_token import hashed
from cartographers.server.rooms.summary import summary
from cartographers.server.storage.hash_chain import INITIAL_HASH, Origin, chain_events
from cartographers.server.storage.sqlite import SqliteStore
from cartographers.server.storage.stored_game import GameRow, SeatRow, StoredGame
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

#: A game is stored after a random part of it that is at most so large: something is left to play.
MOST_PLAYED = 0.6


@dataclass(frozen=True, slots=True)
class Move:
    """A decision that is still to be sent."""

    seat: int
    step: int
    move_id: str
    #: The body of the request.
    body: bytes


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """A stored game with a device for each seat."""

    id: str
    tokens: tuple[str, ...]
    #: The ids of the decisions that are stored already.
    stored: tuple[str, ...]
    moves: tuple[Move, ...]


def prepare(folder: Path, games: int, seats: int, *, played: float = MOST_PLAYED) -> list[PreparedGame]:
    """Store some games, each of which was played up to a random point."""
    return asyncio.run(_prepare(folder, games, seats, played))


async def _prepare(folder: Path, games: int, seats: int, played: float) -> list[PreparedGame]:
    store = SqliteStore(folder / "games.sqlite")
    prepared = []
    for seed in range(games):
        game, stored = _game(seed, seats, Random(seed).random() * played)
        await store.create(stored)
        prepared.append(game)
    await store.close()
    return prepared


def _game(seed: int, seats: int, part: float) -> tuple[PreparedGame, StoredGame]:
    tokens = tuple(token_urlsafe(32) for _ in range(seats))
    moves = list(_moves(seed, seats))
    kept = int(len(moves) * part)
    table = _table(seed, seats)
    for _ in _played(table, seed, kept):
        pass
    seats_of_plan = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    row = GameRow(
        id=f"load-{seats}-{seed}",
        plan={"seats": seats_of_plan, "skills": True, "seed": seed, "hints": True},
        seed=seed,
        seed_open=True,
        engine=__version__,
        created="2026-01-01T00:00:00.000+00:00",
        maker=hashed(tokens[0]),
        over=False,
        summary=summary(table.game),
    )
    ids = tuple(move.move_id for move in moves[:kept])
    events = chain_events(table, 0, [Origin(one) for one in ids], INITIAL_HASH)
    holders = [
        SeatRow(seat, "human", f"Player {seat}", devices=frozenset({hashed(token)}))
        for seat, token in enumerate(tokens)
    ]
    return PreparedGame(row.id, tokens, ids, tuple(moves[kept:])), StoredGame(row, holders, events)


def _table(seed: int, seats: int) -> Table:
    return Table(shelf(), deal(shelf(), Plan(seats=seats, skills=True), seed), SeedDealer(seed))


def _moves(seed: int, seats: int) -> Iterator[Move]:
    """All decisions of a game by chance."""
    for number, (seat, step, decision) in enumerate(_played(_table(seed, seats), seed)):
        move_id = f"{seed}-{number}"
        body = dumps({"step": step, "move_id": move_id, "decision": decision}).encode()
        yield Move(seat, step, move_id, body)


def _played(table: Table, seed: int, most: int | None = None) -> Iterable[tuple[int, int, object]]:
    """Play a game by chance: seat, step and decision of each move."""
    players = [Chance(seed * 1000 + seat) for seat in range(table.game.setup.seats)]
    made = 0
    while not table.over:
        for seat in table.game.waiting:
            if made == most:
                return
            made += 1
            step, decision = table.game.step, players[seat].decide(view(table.game, seat))
            table.commit(seat, decision)
            yield seat, step, write_decision(decision)
