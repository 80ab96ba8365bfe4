"""The state of a game as one device may see it (R12): what everybody sees, and what only its players see."""

from cartographers.notation.wire import write_decision
from cartographers.players.player_name import split_name
from cartographers.rules.decision import Sealed
from cartographers.server.protocol.pace import EndedState
from cartographers.server.protocol.state import GameState, MyDecision, RematchState, SeatState
from cartographers.server.rooms.club_state import club_state, seat_places
from cartographers.server.rooms.dealing import commitment_of, has_own_deal, seed_is_secret, written_seed
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import number_of
from cartographers.server.rooms.seats import STAND_IN, bot_owner_of
from cartographers.server.rooms.watching import watchers
from cartographers.server.show.ending import ending
from cartographers.server.show.game_fields import game_fields, seat_fields


def table_state(room: Room) -> GameState:
    """The part of the state that is the same for everybody, without the seats and the log of turns."""
    game, row, ended = room.game, room.row, room.row.ended
    return GameState(
        id=room.id,
        seq=room.seq,
        **game_fields(game),
        seed=None
        if row.seed is None or seed_is_secret(room) or not has_own_deal(row)
        else written_seed(row.seed),
        commitment=commitment_of(row),
        hints=room.plan.allows_hints,
        watchers=watchers(room),
        coached=room.coached,
        what_if_of=row.branch.of if row.branch else None,
        lesson=room.lesson.state(room.log) if room.lesson else None,
        day=row.shared.key.text if row.shared else None,
        counted=room.counted,
        seats=[],
        mine=[],
        log=[],
        ending=ending(game),
        pace=room.timer.pace,
        due=room.due,
        ended=EndedState(why=ended.why, seats=list(ended.seats)) if ended else None,
        rematch=RematchState(id=row.rematch.id, by=row.rematch.by) if row.rematch else None,
        places=seat_places(game, row.club.paper if row.club else ()),
        club=club_state(room),
    )


def seat_state(room: Room, number: int) -> SeatState:
    """What everybody may see of a seat."""
    game, row = room.game, room.seats[number]
    stand_in = room.seats.has_stand_in(number)
    bot_owner = bot_owner_of(row)
    bot, character = ("", "") if bot_owner else split_name(row.bot)
    return SeatState(
        seat=number,
        name=row.name,
        kind=row.kind,
        bot=STAND_IN if stand_in else bot,
        minded=stand_in,
        bot_owner=bot_owner,
        character=character,
        number=number_of(list(room.seats), number) if character else 1,
        connected=room.seats.connected(number),
        mine=False,
        asked=game.is_asked(number) and not room.over,
        decided=game.sealed[number] is not None,
        **seat_fields(game, number),
    )


def my_decision(room: Room, seat: int) -> MyDecision:
    """What only the player of a seat may see and what changes within a phase."""
    game, sealed = room.game, room.game.sealed[seat]
    decision = None if sealed is None or isinstance(sealed, Sealed) else write_decision(sealed)
    return MyDecision(
        seat=seat,
        must_decide=sealed is None and game.is_asked(seat) and not room.over and not room.paused,
        sealed=decision,
        can_undo=decision is not None and not room.over and not room.paused,
        sealed_by=room.turn_log.bots.get(seat, "") if decision else "",
    )
