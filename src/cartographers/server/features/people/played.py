"""A finished game in the history of a person, told about one seat."""

from collections.abc import Mapping
from dataclasses import dataclass

from cartographers.notation.wire import Json
from cartographers.rules.own_sheet import is_picture
from cartographers.server.show.medals import Medal, expected_par, medal

#: The key under which sheets that players drew are counted together.
OWN_SHEET = "own"


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game and the seat that it is told about."""

    id: str
    created: str
    sheet: str
    seat: int
    #: As `rooms/result.py` writes it.
    result: Json

    @property
    def box(self) -> str:
        """The box of the explore cards."""
        return str(self.result["box"])

    @property
    def sheet_group(self) -> str:
        """The key of the sheet; all sheets of players are one group."""
        return OWN_SHEET if is_picture(self.sheet) else self.sheet

    @property
    def seats(self) -> int:
        """How many seats the game had."""
        return len(self.result["stars"])

    @property
    def stars(self) -> int:
        """The final stars."""
        return int(self.result["stars"][self.seat])

    @property
    def place(self) -> int:
        """The final place."""
        return int(self.result["places"][self.seat])

    def edict_stars(self) -> dict[str, int]:
        """The stars of each edict in all seasons that scored it."""
        edicts, by_edict = self.result["edicts"], dict[str, int]()
        # A game may end before a season is scored.
        for score, scored in zip(self.result["scores"][self.seat], self.result["scored"], strict=False):
            for place, stars in zip(scored, score, strict=False):
                by_edict[edicts[place]] = by_edict.get(edicts[place], 0) + stars
        return by_edict

    def medal(self, played_par: int | None = None) -> Medal | None:
        """The medal of a solo game; a bot may have played its deal."""
        return medal(self.stars, self.par(played_par))

    def par(self, played: int | None = None) -> int | None:
        """Par for a solo game: the lower of what is expected and what a bot made of its deal."""
        if self.seats > 1:
            return None
        known = [one for one in (expected_par(self.result["edicts"]), played) if one is not None]
        return min(known, default=None)


#: A computed result for a game and a seat.
Findings = Mapping[tuple[str, int], Json]
