"""Who deals the cards of a stored game."""

from cartographers.notation.wire import Json
from cartographers.rules.state import Game
from cartographers.server.storage.store import GameRow
from cartographers.table.dealer import Dealer, SeedDealer
from cartographers.table.redeal import Cut, Redealer


def dealer_of(row: GameRow) -> Dealer:
    """The dealer of a game: from its seed, perhaps anew from a point of the game it has left."""
    # All cards of a game that was uploaded are in its log: it needs no dealer.
    seed, cut = row.seed or 0, row.branch.cut if row.branch else None
    if cut is None:
        return SeedDealer(seed)
    return Redealer(seed, Cut(cut["season"], tuple(cut["revealed"]), tuple(cut["met"])))


def cut_at(game: Game) -> Json:
    """What has to be known to shuffle the cards anew from here on."""
    cut = Cut.of(game)
    return {"season": cut.season, "revealed": list(cut.revealed), "met": list(cut.met)}


def has_own_deal(row: GameRow) -> bool:
    """Do all cards of a game follow from its seed, so that the same deal can be had again?"""
    return row.seed is not None and (row.branch is None or row.branch.cut is None)
