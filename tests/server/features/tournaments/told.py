"""The page of a tournament with given standings."""

from cartographers.server.features.tournaments.messages import (
    TournamentDeal,
    TournamentPage,
    TournamentPlayer,
)


def told_page(players: list[TournamentPlayer], deals: int) -> TournamentPage:
    """A page that says nothing else."""
    return TournamentPage(
        now=0,
        id="x",
        name="Club",
        phase="running",
        ends=None,
        late=True,
        host=False,
        plays=True,
        me=None,
        may_join=False,
        boxes=["base"],
        deals=[
            TournamentDeal(number=number, sheet="A", stage="soon", shown=False, commitment="")
            for number in range(1, deals + 1)
        ],
        players=players,
        corrections=[],
    )
