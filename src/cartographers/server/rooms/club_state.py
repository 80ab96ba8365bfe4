"""What everybody sees of a club's table besides its game."""

from collections.abc import Sequence

from cartographers.rules.season import standings
from cartographers.rules.state import Game
from cartographers.server.protocol.state import ClubState, PaperPlace
from cartographers.server.rooms.room import Room
from cartographers.server.storage.stored_game import PaperPlayer


def club_state(room: Room) -> ClubState | None:
    """The club's table; none if the game is not at one."""
    club = room.row.club
    if club is None:
        return None
    places = [_paper_place(room.game, club.paper, player) for player in club.paper]
    return ClubState(started=club.started, host_deals=room.table.waits, paper=places)


def seat_places(game: Game, paper: Sequence[PaperPlayer]) -> list[int]:
    """The place of each seat, with those before it who draw on paper."""
    found = {one.seat: one.place + _better(paper, one.stars) for one in standings(game)}
    return [found[seat] for seat in range(len(game.seats))]


def _paper_place(game: Game, paper: Sequence[PaperPlayer], player: PaperPlayer) -> PaperPlace:
    if player.stars is None:
        return PaperPlace(name=player.name)
    before = sum(seat.stars > player.stars for seat in game.seats) + _better(paper, player.stars)
    return PaperPlace(name=player.name, stars=player.stars, place=1 + before)


def _better(paper: Sequence[PaperPlayer], stars: int) -> int:
    return sum(one.stars is not None and one.stars > stars for one in paper)
