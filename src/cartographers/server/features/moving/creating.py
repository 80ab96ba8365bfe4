"""Making a game here of one that came from elsewhere."""

from dataclasses import replace

from cartographers.server.features.moving.whole import Moved
from cartographers.server.games.create import new_id, new_row, save_game, seats_of
from cartographers.server.games.deals import NewDeal
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.plans import Created


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
