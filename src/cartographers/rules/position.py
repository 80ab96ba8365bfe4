"""A position that a game begins from, in place of an empty map: one side of the table, alike for all seats.

It is that of a moment before a card is turned up. What follows from it, such as the time used, is not in it.
"""

from dataclasses import dataclass

from cartographers.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Position:
    """What has been drawn and which cards have come up; whether it can be is for ``placing`` to say."""

    #: The map; the rule of a sheet of its own is that of the set-up's sheet.
    sheet: Sheet
    season: int = 0
    #: The cards that came up this season, in order.
    used: tuple[str, ...] = ()
    #: The ambush and hero cards that came up in earlier seasons, in order.
    met: tuple[str, ...] = ()
    #: The ambushes that act at a season's end (R4.3); none: all that came up and can.
    display: tuple[str, ...] | None = None
    #: Spaces filled on the coin track, and how many of them are crossed out.
    coins: int = 0
    crossed: int = 0
    #: The skill used this season, if any.
    skill: str = ""
    #: What each season before brought: two edicts, coins, and stars lost to monsters.
    scores: tuple[tuple[int, int, int, int], ...] = ()
