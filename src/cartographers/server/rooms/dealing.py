"""The dealer of a stored game: which card is revealed next."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cartographers.lessons.course import BY_KEY, dealer_for
from cartographers.notation.wire import Json
from cartographers.rules.state import Game
from cartographers.server.storage.stored_game import GameRow
from cartographers.table.cut import Cut
from cartographers.table.dealer import Dealer, Redealer, SeedDealer
from cartographers.table.fair import commitment

if TYPE_CHECKING:
    from cartographers.server.rooms.room import Room


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
    earlier = tuple(tuple(cards) for cards in cut.get("earlier", ()))
    return Redealer(seed, Cut(cut["season"], tuple(cut["revealed"]), tuple(cut["met"]), earlier))


def cut_after(games: Iterable[Game]) -> Json:
    """What a ``Redealer`` has to know to reshuffle after the last of some games, as it is stored."""
    return written_cut(Cut.of(games))


def written_cut(cut: Cut) -> Json:
    """A cut as it is stored."""
    return {
        "season": cut.season,
        "revealed": list(cut.revealed),
        "met": list(cut.met),
        "earlier": [list(cards) for cards in cut.earlier],
    }


def has_own_deal(row: GameRow) -> bool:
    """Do all cards of a game follow from its seed, so that the same deal can be played again?"""
    return row.seed is not None and (row.branch is None or row.branch.cut is None)


def seed_is_secret(room: "Room") -> bool:
    """Could somebody who knows the seed of a game know more of its cards than the others?"""
    return not room.over and (not room.row.seed_open or room.plan.hints is False)


def commitment_of(row: GameRow) -> str | None:
    """What is told of the secret of a provably fair deal from the beginning."""
    return commitment(row.deal.secret) if row.deal else None


def written_seed(seed: int) -> int | str:
    """A seed as it is sent: JavaScript has no large numbers, so those are sent as text."""
    return seed if seed < 2**53 else str(seed)
