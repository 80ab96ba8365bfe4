"""SQL statements that write and read the rows of one game."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from json import loads
from typing import Any

from cartographers.notation.deal import Deal, read_deal_json, write_deal_json
from cartographers.notation.kinds import EVENT_KIND
from cartographers.rules.event import Revealed
from cartographers.server.basics.deal_key import read_key
from cartographers.server.storage import tries
from cartographers.server.storage.checkpoints import select_checkpoint
from cartographers.server.storage.database import Connection, Transaction
from cartographers.server.storage.errors import DAMAGE, DamagedRow, damaged
from cartographers.server.storage.hash_chain import StoredEvent, canonical_json
from cartographers.server.storage.heads import NO_EVENTS, End, HeadChange, deal_hash, end_of
from cartographers.server.storage.holders import insert_holder
from cartographers.server.storage.keeping import expected_size
from cartographers.server.storage.stored_game import (
    Branch,
    Club,
    Ended,
    GameRow,
    OfferSpent,
    PaperPlayer,
    Rematch,
    SeatRow,
    Shared,
    SpentOffer,
    StoredGame,
)

logger = logging.getLogger(__name__)

GAME_COLUMNS = (
    "id, plan, seed, seed_open, engine, created, maker, over, summary, branch, lesson, lesson_step, "
    "began, due, ended, rematch, deal, day, club, counted, paused"
)
_PLACES = ", ".join("?" * len(GAME_COLUMNS.split(",")))
_EVENT_COLUMNS = "seq, step, seat, kind, body, move_id, prev_hash, hash, bot"
_SEAT_COLUMNS = 'seat, kind, name, bot, invite_hash, link_hash, "left", link_number'


def insert_game(connection: Transaction, stored: StoredGame) -> None:
    """Insert a game, its seats and its log."""
    game = stored.game
    seed, deal = _dealt(game)
    connection.execute(
        f"INSERT INTO games ({GAME_COLUMNS}) VALUES ({_PLACES})",
        (
            game.id,
            canonical_json(game.plan),
            seed,
            game.seed_open,
            game.engine,
            game.created,
            game.maker,
            game.over,
            canonical_json(game.summary),
            canonical_json(asdict(game.branch)) if game.branch else None,
            game.lesson,
            game.lesson_step,
            game.began,
            game.due,
            _ended_json(game.ended),
            canonical_json(asdict(game.rematch)) if game.rematch else None,
            deal,
            game.shared.key.text if game.shared else None,
            _club_json(game.club),
            bool(game.shared and game.shared.counted),
            game.paused,
        ),
    )
    for seat in stored.seats:
        _insert_seat(connection, game.id, seat)
    _insert_events(connection, game.id, stored.events)
    dealt = deal_hash(game.seed, game.deal)
    final = dealt if game.over or not game.deal else None
    connection.note(HeadChange(game.id, end_of(stored.events), dealt, final))
    size = expected_size(len(stored.seats), stored.events)
    connection.execute("UPDATE games SET size = ? WHERE id = ?", (size, game.id))


def append(
    connection: Transaction, game: GameRow, events: Sequence[StoredEvent], try_end: tries.TryEnd | None = None
) -> None:
    """Append events to the log of a game, and write those columns of it that change while it is played.

    ``try_end`` says how a counted try has ended, if that is what it is.
    """
    _insert_events(connection, game.id, events)
    if events:
        # Players may add something to a deal until a card is turned up after those at the beginning.
        turned = any(event.kind == EVENT_KIND[Revealed] for event in events)
        final = deal_hash(game.seed, game.deal) if turned else None
        connection.note(HeadChange(game.id, end_of(events), final_deal=final))
    connection.execute(
        "UPDATE games SET over = ?, summary = ?, began = ?, due = ?, ended = ?, club = ?, paused = ? "
        "WHERE id = ?",
        (
            game.over,
            canonical_json(game.summary),
            game.began,
            game.due,
            _ended_json(game.ended),
            _club_json(game.club),
            game.paused,
            game.id,
        ),
    )
    if try_end:
        # The phase that is over now is the last one.
        tries.finish(connection, game.id, try_end, game.began)


def update_deal(connection: Transaction, game: GameRow) -> None:
    """Write the seed and the deal of a game."""
    seed, deal = _dealt(game)
    connection.execute("UPDATE games SET seed = ?, deal = ? WHERE id = ?", (seed, deal, game.id))
    connection.note(HeadChange(game.id, deal=deal_hash(game.seed, game.deal)))


def _dealt(game: GameRow) -> tuple[str | None, str | None]:
    """The seed and the deal of a game as they are stored."""
    seed = None if game.seed is None else str(game.seed)
    return seed, canonical_json(write_deal_json(game.deal)) if game.deal else None


def _ended_json(ended: Ended | None) -> str | None:
    return canonical_json(asdict(ended)) if ended else None


def _club_json(club: Club | None) -> str | None:
    return canonical_json(asdict(club)) if club else None


def _insert_seat(connection: Connection, game: str, row: SeatRow) -> None:
    connection.execute(
        f"INSERT INTO seats (game, {_SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(game, row.seat, row.kind, row.name, row.bot, row.invite_hash, row.link_hash),
            *(row.left, row.link_number),
        ),
    )
    for device in row.devices:
        insert_holder(connection, game, row.seat, device)


def _insert_events(connection: Connection, game: str, events: Sequence[StoredEvent]) -> None:
    connection.executemany(
        f"INSERT INTO events (game, {_EVENT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game,
                event.seq,
                event.step,
                event.seat,
                event.kind,
                event.body,
                event.move_id,
                event.prev_hash,
                event.hash,
                event.bot,
            )
            for event in events
        ],
    )


def fill_open_seat(connection: Connection, game: str, seat: int, kind: str, name: str, bot: str) -> bool:
    """Give an open seat to a bot or a person; false if the seat is not open."""
    cursor = connection.execute(
        "UPDATE seats SET kind = ?, name = ?, bot = ? WHERE game = ? AND seat = ? AND kind = 'open'",
        (kind, name, bot, game, seat),
    )
    return bool(cursor.rowcount)


def free_seat(connection: Connection, game: str, seat: int, kind: str) -> None:
    """Take a seat from whoever has it: open it, or leave it to a stand-in until somebody comes."""
    connection.execute("DELETE FROM holders WHERE game = ? AND seat = ?", (game, seat))
    opened = kind == "open"
    name = "name = ''" if opened else "name = name"
    connection.execute(
        f"UPDATE seats SET kind = ?, {name}, bot = '', invite_hash = NULL, link_hash = NULL, \"left\" = ? "
        "WHERE game = ? AND seat = ?",
        (kind, not opened, game, seat),
    )


def fill_freed_seat(connection: Connection, game: str, seat: int, device: str, name: str) -> bool:
    """Give a left seat of nobody to a device; false if somebody has it."""
    cursor = connection.execute(
        """UPDATE seats SET name = ?, "left" = ? WHERE game = ? AND seat = ? AND kind = 'human' """
        "AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.game = ? AND holders.seat = ?)",
        (name, False, game, seat, game, seat),
    )
    if cursor.rowcount:
        insert_holder(connection, game, seat, device)
    return bool(cursor.rowcount)


def select_columns(connection: Connection, ids: Iterable[str]) -> Iterator[tuple[Any, ...]]:
    """The columns of some games in this order, as they are stored; those that are gone are left out."""
    for game in ids:
        yield from connection.execute(f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?", (game,))


def select_game(connection: Connection, game: str) -> StoredGame | None:
    """A game with its log."""
    columns = next(select_columns(connection, [game]), None)
    if columns is None:
        return None
    row = game_row(columns)
    rows = connection.execute(f"SELECT {_EVENT_COLUMNS} FROM events WHERE game = ? ORDER BY seq", (game,))
    events = [StoredEvent(*columns) for columns in rows]
    return StoredGame(row, select_seats(connection, game), events, select_checkpoint(connection, game))


def select_end(connection: Connection, game: str) -> End:
    """The end of a game's log."""
    row = connection.execute(
        "SELECT seq, hash FROM events WHERE game = ? ORDER BY seq DESC LIMIT 1", (game,)
    ).fetchone()
    return End(*row) if row else NO_EVENTS


def read_deal_hash(seed: str | None, deal: str | None) -> str:
    """The hash of a deal as it is stored; empty if that is damaged."""
    try:
        return deal_hash(None if seed is None else int(seed), _deal(loads(deal)) if deal else None)
    except DAMAGE:
        return ""


def game_row(columns: tuple[Any, ...]) -> GameRow:
    """A row of the table of games, selected with ``GAME_COLUMNS``; raises ``DamagedRow``."""
    try:
        row = _game_row(columns)
        if not all(isinstance(part, dict) for part in (row.plan, row.summary)):
            raise ValueError("a part of it is missing")
    except DAMAGE as error:
        raise damaged(str(error)) from None
    return row


def readable_rows(rows: Iterable[tuple[Any, ...]]) -> Iterator[GameRow]:
    """The rows of some games without those that are damaged: they must not hide the others."""
    for columns in rows:
        try:
            yield game_row(columns)
        except DamagedRow as error:
            logger.error("the game %s is left out of a list: %s", columns[0], error)


def _game_row(columns: tuple[Any, ...]) -> GameRow:
    id, plan, seed, seed_open, engine, created, maker, over, summary, branch, lesson, step, *later = columns
    began, due, ended, rematch, deal, day, club, counted, paused = later
    stored_club = loads(club) if club else {}
    return GameRow(
        id=id,
        plan=loads(plan),
        seed=None if seed is None else int(seed),
        seed_open=bool(seed_open),
        engine=engine,
        created=created,
        maker=maker,
        over=bool(over),
        summary=loads(summary),
        branch=Branch(**loads(branch)) if branch else None,
        lesson=lesson,
        lesson_step=step,
        began=began,
        due=due,
        ended=_ended(loads(ended)) if ended else None,
        rematch=Rematch(**loads(rematch)) if rematch else None,
        deal=_deal(loads(deal)) if deal else None,
        shared=_shared(day, bool(counted)) if day else None,
        club=_club(stored_club) if club else None,
        # An older version wrote it there.
        paused=stored_club.get("paused", paused),
    )


def _deal(stored: dict[str, Any]) -> Deal:
    return read_deal_json(stored, len(stored["nonces"]))


def _shared(day: str, counted: bool) -> Shared:
    key = read_key(day)
    if key is None:
        raise ValueError("no deal has the name of its deal")
    return Shared(key, counted)


def _ended(stored: dict[str, Any]) -> Ended:
    return Ended(stored["why"], tuple(stored["seats"]))


def _club(stored: dict[str, Any]) -> Club:
    paper = tuple(PaperPlayer(**player) for player in stored["paper"])
    return Club(stored["started"], paper, stored.get("revealed", 0))


def spend(connection: Connection, offer: SpentOffer, now: float) -> None:
    """Note that an offer was taken; raises ``OfferSpent`` if it was before."""
    connection.execute("DELETE FROM spent_offers WHERE until < ?", (now,))
    noted = connection.execute(
        "INSERT INTO spent_offers (id, until) VALUES (?, ?) ON CONFLICT DO NOTHING", (offer.id, offer.until)
    )
    if not noted.rowcount:
        raise OfferSpent


def set_rematch(connection: Connection, game: str, rematch: Rematch) -> None:
    """Store which game its players play next."""
    connection.execute("UPDATE games SET rematch = ? WHERE id = ?", (canonical_json(asdict(rematch)), game))


def select_seats(connection: Connection, game: str) -> list[SeatRow]:
    """The seats of a game with their devices, in order."""
    devices: dict[int, set[str]] = {}
    for seat, device in connection.execute("SELECT seat, device FROM holders WHERE game = ?", (game,)):
        devices.setdefault(seat, set()).add(device)
    rows = connection.execute(f"SELECT {_SEAT_COLUMNS} FROM seats WHERE game = ? ORDER BY seat", (game,))
    return [
        SeatRow(
            *(seat, kind, name, bot, invite_hash, link_hash, bool(left)),
            devices=frozenset(devices.get(seat, ())),
            link_number=link_number,
        )
        for seat, kind, name, bot, invite_hash, link_hash, left, link_number in rows
    ]
