"""Statistics of finished games: means by edict, season and sheet, titles, the best maps."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from cartographers.notation.wire import Json
from cartographers.rules.own_sheet import is_picture
from cartographers.server.protocol import (
    BestMap,
    EdictMean,
    LuckMean,
    ParMean,
    SeasonMean,
    SheetMean,
    Statistics,
    TitleCount,
)

#: The key under which sheets that players drew are counted together.
OWN_SHEET = "own"
#: How many of the best maps are shown.
_MAPS = 6


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

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.seats) if seat != self.seat]


#: A computed result for a game and a seat.
Findings = Mapping[tuple[str, int], Json]


def statistics(games: Sequence[Played], pending: int, luck: Findings, par: Findings) -> Statistics:
    """All figures about some games."""
    contests = [game for game in games if game.seats > 1]
    return Statistics(
        games=len(games),
        pending=pending,
        mean=fmean(game.stars for game in games) if games else 0,
        best=max((game.stars for game in games), default=0),
        contests=len(contests),
        wins=sum(game.place == 1 for game in contests),
        edicts=_edicts(games),
        seasons=_seasons(games),
        sheets=_sheets(games),
        titles=_titles(game for game in games if game.seats == 1),
        maps=[_map(game) for game in sorted(games, key=lambda game: -game.stars)[:_MAPS]],
        luck=_luck(games, luck),
        par=_par(games, par),
    )


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


def _edicts(games: Sequence[Played]) -> list[EdictMean]:
    mine: dict[tuple[str, int], list[int]] = defaultdict(list)
    others: dict[tuple[str, int], list[int]] = defaultdict(list)
    for game in games:
        for season, places in enumerate(game.result["scored"]):
            for which, place in enumerate(places):
                key = (game.result["edicts"][place], season)
                mine[key] += _scores(game, [game.seat], season, which)
                others[key] += _scores(game, game.others, season, which)
    return [
        EdictMean(
            key=key, season=season, games=len(stars), mean=fmean(stars), others=_mean(others[key, season])
        )
        for (key, season), stars in sorted(mine.items())
        if stars
    ]


def _scores(game: Played, seats: Iterable[int], season: int, which: int) -> list[int]:
    """One column of a season's score for some seats; a game may end before a season is scored."""
    scores = game.result["scores"]
    return [scores[seat][season][which] for seat in seats if season < len(scores[seat])]


def _seasons(games: Sequence[Played]) -> list[SeasonMean]:
    means = []
    for season in range(max((len(game.result["scored"]) for game in games), default=0)):
        rows = [row for game in games for row in _rows(game, [game.seat], season)]
        others = [row for game in games for row in _rows(game, game.others, season)]
        if rows:
            means.append(
                SeasonMean(
                    season=season,
                    stars=fmean(_stars(row) for row in rows),
                    edicts=fmean(row[0] + row[1] for row in rows),
                    coins=fmean(row[2] for row in rows),
                    monsters=fmean(row[3] for row in rows),
                    others=_mean([_stars(row) for row in others]),
                )
            )
    return means


def _rows(game: Played, seats: Iterable[int], season: int) -> list[list[int]]:
    scores = game.result["scores"]
    return [scores[seat][season] for seat in seats if season < len(scores[seat])]


def _stars(row: Sequence[int]) -> int:
    first, second, coins, monsters = row
    return first + second + coins - monsters


def _sheets(games: Sequence[Played]) -> list[SheetMean]:
    stars: dict[str, list[int]] = defaultdict(list)
    for game in games:
        stars[game.sheet_group].append(game.stars)
    return [
        SheetMean(sheet=sheet, games=len(made), mean=fmean(made), best=max(made))
        for sheet, made in sorted(stars.items())
    ]


def _titles(games: Iterable[Played]) -> list[TitleCount]:
    counted = Counter(game.result["title"] for game in games)
    return [TitleCount(title=title, games=games) for title, games in counted.most_common()]


def _map(game: Played) -> BestMap:
    return BestMap(
        id=game.id,
        created=game.created,
        sheet=game.sheet,
        stars=game.stars,
        title=game.result["title"],
        rows=game.result["maps"][game.seat],
    )


def _luck(games: Sequence[Played], found: Findings) -> LuckMean | None:
    sums = [found[game.id, game.seat] for game in games if (game.id, game.seat) in found]
    if not sums:
        return None
    return LuckMean(
        games=len(sums), luck=fmean(one["luck"] for one in sums), skill=fmean(one["skill"] for one in sums)
    )


def _par(games: Sequence[Played], found: Findings) -> ParMean | None:
    above = [
        game.stars - found[game.id, game.seat]["stars"] for game in games if (game.id, game.seat) in found
    ]
    return ParMean(games=len(above), above=fmean(above)) if above else None
