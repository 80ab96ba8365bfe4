"""One change of one map, and the coins it earns (R8.9)."""

from cartographers.rules.area import neighbours, size
from cartographers.rules.edition import Shelf
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import COIN_TRACK, Drawn, Seat


def earned(shelf: Shelf, before: Sheet, now: Sheet) -> int:
    """The coins for mountains closed (R3.11), monsters overcome (R8.5) and the sheet's rule by a change."""
    if before.empty == now.empty and before.destroyed == now.destroyed:
        return 0
    touched = now.mountain & neighbours(before.empty & ~now.empty)
    coins: int = size(touched & ~neighbours(now.empty)) if touched else 0
    for name, _ in now.named:
        bounty = shelf.monsters[name].bounty
        coins += bounty(now) - bounty(before)
    if now.rule:
        bounty = shelf.sheets[now.rule].bounty
        coins += bounty(now) - bounty(before)
    return coins


def paid(seat: Seat, sheet: Sheet, coins: int) -> Seat:
    """A seat with a changed map and the coins for it, as far as the track has spaces (R3.12)."""
    if not coins:
        return seat.but(sheet=sheet)
    return seat.but(sheet=sheet, coins=min(COIN_TRACK, seat.coins + coins))


def changed(shelf: Shelf, seat: Seat, sheet: Sheet, news: Drawn, coin: int = 0) -> tuple[Seat, Drawn]:
    """A seat after a change of its map, and the news of it."""
    after = paid(seat, sheet, coin + earned(shelf, seat.sheet, sheet))
    destroyed = sheet.destroyed & ~seat.sheet.destroyed
    gained = after.coins - seat.coins
    if destroyed or gained:
        news = news._replace(destroyed=destroyed, coins=gained)
    return after, news
