"""A whole game as one text: written where it was played, and checked by the rules where it goes on.

The text is packed, so that nobody sees the next cards by looking at it. Whoever wants to know them can unpack
it, as they could read the file on the device: so such a game never counts as a try at a deal that many play.
"""

import zlib
from base64 import b64decode, b64encode
from binascii import Error as NotPacked
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

from pydantic import ValidationError

from cartographers.boxes import shelf
from cartographers.notation.deal import Deal, read_deal, write_deal
from cartographers.notation.wire import read_event, write_event
from cartographers.rules.event import Event, Revealed
from cartographers.rules.problem import Problem
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.moving.messages import Content
from cartographers.server.games.create import new_id, new_row, save_game, seats_of
from cartographers.server.games.deals import NewDeal
from cartographers.server.games.plans import setup_from
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.plans import Created, PlanRequest
from cartographers.server.rooms.dealing import has_own_deal
from cartographers.server.storage.errors import DAMAGE
from cartographers.server.storage.stored_game import GameRow
from cartographers.table.dealer import SeedDealer
from cartographers.table.fair import number_of
from cartographers.table.table import Table

#: No game is longer, in bytes of JSON.
_LARGEST = 1 << 20
#: So many seconds the clock of a device may be ahead.
_AHEAD = 86_400.0


class Moved(NamedTuple):
    """A game that came from elsewhere, every step verified by the rules."""

    table: Table
    plan: PlanRequest
    seed: int
    seed_open: bool
    deal: Deal | None
    created: str


def can_move(row: GameRow) -> bool:
    """Has a game all its cards from its own seed, and nobody elsewhere in it?"""
    kinds = {seat["kind"] for seat in row.plan["seats"]}
    return has_own_deal(row) and not row.lesson and not row.shared and kinds <= {"me", "bot"}


def write_whole(row: GameRow, log: list[Event]) -> str:
    """The text of a game that can move."""
    content = Content(
        created=row.created,
        plan=PlanRequest.model_validate(row.plan),
        seed=str(row.seed),
        seed_open=row.seed_open,
        deal=write_deal(row.deal) if row.deal else None,
        log=[write_event(event) for event in log],
    )
    return b64encode(zlib.compress(content.model_dump_json().encode())).decode()


def read_whole(whole: str, now: float) -> Moved:
    """The game in a text; raises a ``Refusal`` if the rules or its deal do not allow what is in it."""
    try:
        content = Content.model_validate_json(_unpacked(whole))
        _check_moment(content.created, now)
        seed, plan = int(content.seed), content.plan
        if plan.hosted or not {seat.kind for seat in plan.seats} <= {"me", "bot"}:
            raise _unbelievable()
        setup_from(plan, seed)  # refuses names and bots that are not known here
        table = Table.resume(shelf(), [read_event(event) for event in content.log], SeedDealer(seed))
        deal = read_deal(content.deal, len(plan.seats)) if content.deal else None
    except (Problem, NotPacked, zlib.error, ValidationError, *DAMAGE):
        raise _unbelievable() from None
    if table.game.setup.seats != len(plan.seats) or (deal and number_of(deal) != seed):
        raise _unbelievable()
    for step in table.history():
        if isinstance(step.event, Revealed) and table.dealer.next_card(step.before) != step.event.card:
            raise _unbelievable()
    return Moved(table, plan, seed, content.seed_open, deal, content.created)


def _check_moment(created: str, now: float) -> None:
    """Raise a ``Refusal`` if a game was not made at a moment before now: hosts look for games by it."""
    moment = datetime.fromisoformat(created)
    written = moment.astimezone(UTC).isoformat(timespec="milliseconds")
    if created != written or moment.timestamp() > now + _AHEAD:
        raise _unbelievable()


def _unpacked(whole: str) -> bytes:
    unpacking = zlib.decompressobj()
    content = unpacking.decompress(b64decode(whole, validate=True), _LARGEST)
    if unpacking.unconsumed_tail:
        raise _unbelievable()
    return content


def _unbelievable() -> Refusal:
    return Refusal(
        422, "whole-damaged", "This is no game that can be gone on with: it is damaged, or was changed."
    )


async def create_moved(lobby: Lobby, moved: Moved, device: str) -> Created:
    """The device holds the seats of its people; it counts nowhere as a try."""
    game = new_id(lobby.services.place)
    row = replace(
        new_row(game, moved.plan, moved.table),
        seed=moved.seed,
        # Whoever brings a game to a server can have chosen its cards.
        seed_open=moved.seed_open or not lobby.services.place.prefix,
        created=moved.created,
        maker=device,
    )
    new = NewDeal(moved.deal, None) if moved.deal else None
    await save_game(
        lobby, row, seats_of(lobby.services.seat_codes, game, moved.plan, device), moved.table, new
    )
    return Created(id=game, invites={})
