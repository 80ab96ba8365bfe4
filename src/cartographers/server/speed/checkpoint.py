"""The checkpoint of a room, for the target of a restart in docs/speed.md: its last phase as lines of JSON.

It is what the room was when the phase under way began. The first line says what it stands for: the code that
wrote it, the hash of the stored events that it covers and of the rows of the game. Then follow the game, the
lines of the log of turns, and those parts of the state that had been written. The text is signed with the
server's key, so nobody else can have written it; the server replayed or decided those events when it did.
"""

from dataclasses import replace
from hashlib import sha256
from json import loads
from typing import Any, NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game
from cartographers.server.basics.code_version import code_version
from cartographers.server.basics.written_json import Written
from cartographers.server.protocol.state import LogLine
from cartographers.server.rooms.json_cache import JsonCache, Shown
from cartographers.server.rooms.listeners import LARGE_TABLE
from cartographers.server.rooms.presence import ATTENTION
from cartographers.server.rooms.room import Room
from cartographers.server.storage.checkpoints import is_signed, no_checkpoint, signature
from cartographers.server.storage.hash_chain import LogDigest, canonical_game, canonical_json, continue_table
from cartographers.server.storage.stored_game import GameRow, SeatRow, StoredCheckpoint, StoredGame
from cartographers.table.dealer import Dealer
from cartographers.table.table import Table


class Opened(NamedTuple):
    """The table of a game, and what its room shows of the events that were not replayed."""

    table: Table
    shown: Shown


class Checkpoints:
    """Writes and reads checkpoints that are signed with a key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, room: Room) -> StoredCheckpoint:
        """The checkpoint of a room as it is now; an empty one if the game is over or the table large."""
        if room.over or len(room.seats) >= LARGE_TABLE:
            return no_checkpoint(room.id)
        events, digest = room.journal.before_phase
        lines, cache = room.turn_log.written(), _lasting(room)
        about = {
            "code": code_version(),
            "game": room.id,
            "events": events,
            "digest": digest,
            "rows": _rows_hash(room.row, list(room.seats)) if cache else "",
            "changes": [[seat, number] for seat, number in room.changes_before_phase.items()],
            "lines": len(lines),
            "own": [[seat, language] for seat, language in cache.own_seats] if cache else [],
        }
        parts = [canonical_json(about), canonical_game(room.game), *(line.decode() for line in lines)]
        if cache:
            seats = [cache.seats[seat] for seat in range(len(room.seats))]
            parts += [part.decode() for part in (cache.table, *seats, *cache.own_seats.values())]
        body = "\n".join(parts)
        return StoredCheckpoint(room.id, body, signature(self._key, body), self.is_attended(room))

    def is_attended(self, room: Room) -> bool:
        """Is somebody at the table, who would come back after a restart?"""
        return not room.presence.idle_for(ATTENTION)

    def opened(self, stored: StoredGame, dealer: Dealer) -> Opened | None:
        """A game from its checkpoint; none if it has no checkpoint that can be used."""
        checkpoint = stored.checkpoint
        if not checkpoint or not is_signed(self._key, checkpoint):
            return None
        head, game, *rest = checkpoint.body.split("\n")
        about = loads(head)
        digest, events = LogDigest(), about["events"]
        digest.add(stored.events[:events])
        if (about["code"], about["game"], about["digest"]) != (code_version(), stored.game.id, digest.value):
            return None
        try:
            table = continue_table(read_game(shelf(), loads(game)), stored.events, events, dealer)
        except Exception:
            # The whole log is replayed then, which says what is wrong.
            return None
        return Opened(table, replace(_read_shown(about, rest, stored, table), digest=digest))


def _read_shown(about: dict[str, Any], rest: list[str], stored: StoredGame, table: Table) -> Shown:
    lines, parts = rest[: about["lines"]], [Written(part.encode()) for part in rest[about["lines"] :]]
    same_phase = all(event.step == table.game.step for event in stored.events[about["events"] :])
    cache: JsonCache | None = None
    if parts and same_phase and about["rows"] == _rows_hash(stored.game, stored.seats):
        cache, number = JsonCache(), len(stored.seats)
        cache.table, seats, own = parts[0], parts[1 : number + 1], parts[number + 1 :]
        cache.seats = dict(enumerate(seats))
        cache.own_seats = {(seat, lang): part for (seat, lang), part in zip(about["own"], own, strict=True)}
    return Shown(
        events=about["events"],
        lines=[line.encode() for line in lines[:-1]],
        last_line=LogLine.model_validate_json(lines[-1]) if lines else None,
        changes=dict(about["changes"]),
        json_cache=cache,
    )


def _lasting(room: Room) -> JsonCache | None:
    """What of the state is written already and is true after a restart as well; none if that is not known."""
    cache, seats = room.json_cache, range(len(room.seats))
    # After a restart nobody is away, and what a bot does for somebody in this phase only is forgotten.
    minded = any(room.seats.has_stand_in(seat) and not room.seats[seat].left for seat in seats)
    whole = cache.table and len(cache.seats) == len(seats)
    # Where a lesson is read on to is not in its row in memory.
    return cache if whole and not minded and not room.lesson else None


def _rows_hash(row: GameRow, seats: list[SeatRow]) -> str:
    """The hash of everything in the rows of a game that the state may depend on."""
    # The plan is written in a fixed form, and the rest of these changes with every decision.
    lasting = replace(row, plan={}, summary={}, began=0.0, due=None)
    seen: list[object] = [canonical_json(row.plan), lasting]
    seen += [(replace(seat, devices=frozenset()), sorted(seat.devices)) for seat in seats]
    return sha256(repr(seen).encode()).hexdigest()
