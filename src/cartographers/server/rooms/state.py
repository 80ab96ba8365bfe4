"""A game as one device may see it (R12): what everyone sees, and what only its own seats do."""

from cartographers.notation.cells import names
from cartographers.notation.wire import write_decision
from cartographers.rules.decision import Sealed
from cartographers.rules.season import season_score
from cartographers.rules.setup import seasons_of
from cartographers.rules.state import Seat
from cartographers.rules.view import View
from cartographers.server.protocol import (
    GameState,
    MySeat,
    SeasonState,
    SeatState,
)
from cartographers.server.rooms.dealing import has_own_deal
from cartographers.server.rooms.presence import MINDER
from cartographers.server.rooms.room import Room
from cartographers.server.show.ending import ending
from cartographers.server.show.offers import offer_face, skill_offers
from cartographers.server.show.scores import edict_now, monsters_now, rows, score_row


def table_state(room: Room) -> GameState:
    """What lies on the table for everyone: all but the seats and the log of turns."""
    game = room.game
    return GameState(
        id=room.id,
        seq=room.seq,
        step=game.step,
        phase=game.phase.value,
        season=game.season,
        clock=game.clock,
        seasons=[
            SeasonState(key=one.key, time=one.time, edicts=one.edicts)
            for one in seasons_of(game.shelf, game.setup)
        ],
        card=game.card,
        revealed=list(game.revealed),
        deck=game.left,
        ambushes_in_deck=game.ambushes_in_deck,
        heroes_in_deck=game.heroes_in_deck,
        pending_ruins=game.pending,
        sheet=game.setup.sheet,
        edicts=list(game.setup.edicts),
        skills=list(game.setup.skills),
        seed=room.row.seed if (room.row.seed_open or game.over) and has_own_deal(room.row) else None,
        ranked=room.ranked,
        what_if_of=room.row.branch.of if room.row.branch else None,
        seats=[],
        mine=[],
        log=[],
        ending=ending(game),
    )


def seat_state(room: Room, number: int, mine: bool = False, invite: str = "") -> SeatState:
    """What everyone may see of a seat; its player that it is theirs, the game's maker how to invite to it."""
    game, row = room.game, room.seats[number]
    seat: Seat = game.seats[number]
    minded = room.presence.minded(row)
    return SeatState(
        seat=number,
        name=row.name,
        kind=row.kind,
        bot=MINDER if minded else row.bot,
        minded=minded,
        connected=row.kind == "bot" or room.presence.connected(row),
        mine=mine,
        invite=invite,
        rows=rows(seat.sheet),
        marks=names(seat.sheet.marks),
        named={name: names(seat.sheet.living(name)) for name, _ in seat.sheet.named},
        coins=seat.coins,
        crossed=seat.crossed,
        skill=seat.skill,
        asked=game.is_asked(number),
        decided=game.sealed[number] is not None,
        scores=[score_row(score) for score in seat.scores],
        stars=seat.stars,
        now=score_row(season_score(game, seat)),
    )


def my_seat(seen: View, link: str) -> MySeat:
    """What only a seat's own player may see."""
    game, seat = seen.game, seen.seat
    sealed = game.sealed[seat]
    decision = None if sealed is None or isinstance(sealed, Sealed) else write_decision(sealed)
    return MySeat(
        seat=seat,
        map_owner=seen.map_owner,
        must_decide=seen.must_decide,
        sealed=decision,
        can_undo=decision is not None,
        offer=offer_face(seen),
        skills=skill_offers(seen),
        edicts=[edict_now(key, seen.me.sheet) for key in game.setup.edicts],
        monsters=monsters_now(seen.me.sheet),
        link=link,
    )
