"""Medals for a solo game: its stars beside par, which is what the best bot makes of such a deal."""

from collections.abc import Iterable
from typing import Literal

from cartographers.boxes import shelf
from cartographers.boxes.base.edicts import EDICTS
from cartographers.players.roster import BOTS

Medal = Literal["bronze", "silver", "gold"]

#: The share of par that each medal takes, in percent, the highest first.
_SHARES: tuple[tuple[Medal, int], ...] = (("gold", 100), ("silver", 80), ("bronze", 60))
#: The highest first.
MEDALS = tuple(medal for medal, _ in _SHARES)
_STACKS = 4


def expected_par(edicts: Iterable[str]) -> int | None:
    """Par for a deal that no bot has played: what the best one makes on average, for these four edicts.

    The number printed on an edict (R11.4) says by how much more or less it gives than others. None if a box
    is no longer installed.
    """
    known = shelf().edicts
    numbers = [known[key].solo_rating for key in edicts if key in known]
    usual = _STACKS * sum(edict.solo_rating for edict in EDICTS) / len(EDICTS)
    best = max(bot.stars for bot in BOTS)
    return round(best + sum(numbers) - usual) if len(numbers) == _STACKS else None


def medal(stars: int, par: int | None) -> Medal | None:
    """The medal for so many stars, if any."""
    if par is None:
        return None
    return next((one for one, _ in _SHARES if stars >= stars_for(one, par)), None)


def next_medal(stars: int, par: int | None) -> Medal | None:
    """The lowest medal that so many stars miss; none if they have won gold."""
    if par is None:
        return None
    return next((one for one, _ in reversed(_SHARES) if stars < stars_for(one, par)), None)


def stars_for(wanted: Medal, par: int) -> int:
    """The stars that a medal takes."""
    return -(-par * dict(_SHARES)[wanted] // 100)
