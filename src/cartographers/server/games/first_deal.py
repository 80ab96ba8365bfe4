"""The deal of a first game: drawn by chance like any other, but again until it is kind to a beginner.

Its one player could not be cheated by that: nobody else plays it.
"""

from secrets import token_hex

from cartographers.boxes import shelf
from cartographers.lessons.first_game import begins_calmly, is_kind
from cartographers.notation.deal import Deal
from cartographers.server.games.deals import SECRET_BYTES, NewDeal, left_to_chance
from cartographers.server.games.plans import setup_from
from cartographers.server.protocol.plans import PlanRequest
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table

#: So many deals are drawn at most; about one in a hundred is kind.
_MOST_DRAWN = 2000


def kind_deal(plan: PlanRequest) -> NewDeal:
    """A deal for a first game."""
    for _ in range(_MOST_DRAWN):
        new = NewDeal(Deal(token_hex(SECRET_BYTES), ("",), drawn=left_to_chance(plan)), None)
        setup, dealer = setup_from(plan, new.number), SeedDealer(new.number)
        if is_kind(setup) and begins_calmly(Table(shelf(), setup, dealer).game, dealer):
            break
    return new
