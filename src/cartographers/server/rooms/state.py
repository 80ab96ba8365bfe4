"""The state of a game as one device may see it (R12): what everybody sees, and what only its players see."""

from collections.abc import Sequence

from cartographers.players.player_name import split_name
from cartographers.rules.decision import Sealed
from cartographers.rules.season import standings
from cartographers.rules.state import Game
from cartographers.server.protocol.own_seat import MyDecision
from cartographers.server.protocol.pace import EndedState
from cartographers.server.protocol.state import ClubState, PaperPlace, RematchState, SeatView, TableState
from cartographers.server.rooms.dealing import commitment_of, has_own_deal, seed_is_secret, written_seed
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import number_of
from cartographers.server.rooms.seats import STAND_IN, bot_owner_of
from cartographers.server.show.game_fields import game_fields, seat_fields
from cartographers.server.show.offers import decision_message
from cartographers.server.show.scores import ending
from cartographers.server.storage.stored_game import PaperPlayer


def table_state(room: Room) -> TableState:
    """What everybody sees of the game for as long as the phase lasts, without the seats and the log."""
    game, row, ended = room.game, room.row, room.row.ended
    return TableState(
        id=room.id,
        **game_fields(game),
        seed=None
        if row.seed is None or seed_is_secret(room) or not has_own_deal(row)
        else written_seed(row.seed),
        commitment=commitment_of(row),
        hints=room.plan.allows_hints,
        coached=room.coached,
        what_if_of=row.branch.of if row.branch else None,
        lesson=room.lesson.state(room.log) if room.lesson else None,
        day=row.shared.key.text if row.shared else None,
        counted=room.counted,
        ending=ending(game),
        pace=room.timer.pace,
        ended=EndedState(why=ended.why, seats=list(ended.seats)) if ended else None,
        rematch=RematchState(id=row.rematch.id, by=row.rematch.by) if row.rematch else None,
        places=seat_places(game, row.club.paper if row.club else ()),
        # Before a club's table is started it is not paused for its players.
        paused=room.paused and (row.club is None or row.club.started),
        club=club_state(room),
    )


def seat_view(room: Room, number: int) -> SeatView:
    """What everybody may see of a seat for as long as the phase lasts."""
    game, row = room.game, room.seats[number]
    stand_in = room.seats.has_stand_in(number)
    bot_owner = bot_owner_of(row)
    bot, character = ("", "") if bot_owner else split_name(row.bot)
    return SeatView(
        seat=number,
        name=row.name,
        kind=row.kind,
        bot=STAND_IN if stand_in else bot,
        minded=stand_in,
        bot_owner=bot_owner,
        character=character,
        number=number_of(list(room.seats), number) if character else 1,
        asked=game.is_asked(number) and not room.over,
        **seat_fields(game, number),
    )


def my_decision(room: Room, seat: int) -> MyDecision:
    """What only the player of a seat may see and what changes within a phase."""
    game, sealed = room.game, room.game.sealed[seat]
    decision = None if sealed is None or isinstance(sealed, Sealed) else decision_message(sealed)
    return {
        "seat": seat,
        "must_decide": sealed is None and game.is_asked(seat) and not room.over and not room.paused,
        "sealed": decision,
        "can_undo": decision is not None and not room.over and not room.paused,
        "sealed_by": room.turn_log.bots.get(seat, "") if decision else "",
    }


def club_state(room: Room) -> ClubState | None:
    """The club's table; none if the game is not at one."""
    club = room.row.club
    if club is None:
        return None
    places = [_paper_place(room.game, club.paper, player) for player in club.paper]
    return ClubState(started=club.started, host_deals=room.host_deals, paper=places, revealed=club.revealed)


def seat_places(game: Game, paper: Sequence[PaperPlayer]) -> list[int]:
    """The place of each seat, with those before it who draw on paper."""
    places = {one.seat: one.place + _better(paper, one.stars) for one in standings(game)}
    return [places[seat] for seat in range(len(game.seats))]


def _paper_place(game: Game, paper: Sequence[PaperPlayer], player: PaperPlayer) -> PaperPlace:
    if player.stars is None:
        return PaperPlace(name=player.name)
    before = sum(seat.stars > player.stars for seat in game.seats) + _better(paper, player.stars)
    return PaperPlace(name=player.name, stars=player.stars, place=1 + before)


def _better(paper: Sequence[PaperPlayer], stars: int) -> int:
    return sum(one.stars is not None and one.stars > stars for one in paper)
