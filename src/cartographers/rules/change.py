"""One change of one map, and the coins it earns (R8.9)."""

from functools import lru_cache
from typing import Any

from cartographers.rules.area import Area, neighbours, size
from cartographers.rules.box import Shelf
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import COIN_TRACK, Drawn, Seat

# The mountains of a sheet never change, and every drawing asks for the cells beside them.
_beside_mountains = lru_cache(maxsize=256)(neighbours)


def earned(shelf: Shelf, before: Sheet, now: Sheet) -> int:
    """The coins for mountains closed (R3.11), monsters overcome (R8.5) and the sheet's rule by a change."""
    filled = before.empty & ~now.empty
    if not filled and before.destroyed == now.destroyed:
        return 0
    coins: int = bounties(shelf, before, now)
    if filled & _beside_mountains(now.mountain):
        coins += mountains_closed(filled, now)
    return coins


def mountains_closed(filled: Area, now: Sheet) -> Any:
    """The mountains that have no empty cell beside them since these cells were filled (R3.11)."""
    return size(now.mountain & neighbours(filled) & ~neighbours(now.empty))


def bounties(shelf: Shelf, before: Sheet, now: Sheet) -> Any:
    """The coins for monsters overcome (R8.5) and by the sheet's own rule through a change."""
    coins: Any = 0
    for name, _ in now.named:
        bounty = shelf.monsters[name].bounty
        coins = coins + bounty(now) - bounty(before)
    if now.rule:
        bounty = shelf.sheets[now.rule].bounty
        coins = coins + bounty(now) - bounty(before)
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
