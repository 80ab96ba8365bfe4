"""The dealer of a stored game: which card is revealed next."""

from cartographers.lessons.course import BY_KEY, dealer_for
from cartographers.notation.wire import Json
from cartographers.rules.state import Game
from cartographers.server.storage.store import GameRow
from cartographers.table.dealer import Dealer, SeedDealer
from cartographers.table.redeal import Cut, Redealer


def dealer_of(row: GameRow) -> Dealer:
    """A dealer that shuffles with the game's seed; in a branch, perhaps only from the branching point on.

    In a lesson the cards come in the order of the lesson.
    """
    if row.lesson:
        return dealer_for(BY_KEY[row.lesson])
    # An uploaded game has no seed and needs no dealer: all its cards are in its log.
    seed, cut = row.seed or 0, row.branch.cut if row.branch else None
    if cut is None:
        return SeedDealer(seed)
    return Redealer(seed, Cut(cut["season"], tuple(cut["revealed"]), tuple(cut["met"])))


def cut_at(game: Game) -> Json:
    """What a ``Redealer`` has to know to reshuffle from this position on, as it is stored."""
    cut = Cut.of(game)
    return {"season": cut.season, "revealed": list(cut.revealed), "met": list(cut.met)}


def has_own_deal(row: GameRow) -> bool:
    """Do all cards of a game follow from its seed, so that the same deal can be played again?"""
    return row.seed is not None and (row.branch is None or row.branch.cut is None)
