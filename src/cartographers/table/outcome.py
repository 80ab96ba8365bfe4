"""What would follow if one seat's decision took effect alone: the rules themselves are asked."""

from cartographers.rules.decision import Decision, Declare
from cartographers.rules.event import Committed
from cartographers.rules.game import after
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import View

#: A clock that no card brings to the season's end.
_LONG_BEFORE_THE_END = -1000


def outcome(seen: View, decision: Decision) -> Game:
    """The table as it was, with the maps as this decision would leave them.

    Only this seat is asked, no season ends and no lasting monster follows, so that what is seen comes from
    the decision alone.
    """
    game = seen.game
    alone = game.but(
        asked=1 << seen.seat,
        sealed=(None,) * game.setup.seats,
        clock=_LONG_BEFORE_THE_END,
        display=game.display[: game.acted],
    )
    return game.but(seats=after(alone, Committed(seen.seat, decision)).seats)


def baseline(seen: View) -> Game:
    """What a decision is compared with: the table as it is; for a declaration, saying nothing.

    In solo an ambush walks onto the map whatever is declared (R11.2); what a skill brings is the difference.
    """
    return outcome(seen, Declare()) if seen.phase is Phase.DECLARE else seen.game
