"""Commands typed at a table: what was drawn last there, and whether the best places may be told."""

from cartographers.notation.cells import read_names
from cartographers.rules.state import Drawn
from cartographers.rules.terrain import BY_KEY
from cartographers.rules.view import view
from cartographers.server.protocol.commands import CommandAnswer, CommandRequest
from cartographers.server.protocol.state import LogLine
from cartographers.server.rooms.position import position_of
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import with_names
from cartographers.server.show.typed import typed
from cartographers.server.storage.store import Store
from cartographers.words.book import Words


async def may_rank(store: Store, room: Room) -> bool:
    """May the best places be told? Not without hints, nor where somebody plays the same without them."""
    if not room.plan.allows_hints:
        return False
    retold = not room.lesson and (room.row.seed is None or room.row.branch is not None)
    position = position_of(room.game) if retold else None
    return position is None or not await store.is_played({position}, but=room.id)


def answer(room: Room, seat: int, request: CommandRequest, words: Words, ranked: bool) -> CommandAnswer:
    """Carry out a command for a seat; nothing of the game changes by it."""
    game = with_names(room.game, list(room.seats), words)
    return typed(view(game, seat), request, words, last_drawn(room.turn_log.lines, seat), ranked)


def last_drawn(lines: list[LogLine], seat: int) -> tuple[Drawn, ...]:
    """What was drawn since a seat drew last: with an ambush, the player's drawing before it too."""
    mine = next(
        (at for at in range(len(lines) - 1, -1, -1) if any(one.by == seat for one in lines[at].drawn)), 0
    )
    return tuple(
        Drawn(
            one.seat,
            one.by,
            line.card,
            tuple((BY_KEY[terrain], read_names(cells)) for terrain, cells in one.strokes),
            read_names(one.marks),
            read_names(one.destroyed),
            one.coins,
            one.skill,
        )
        for line in lines[mine:]
        for one in line.drawn
    )
