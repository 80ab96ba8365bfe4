"""The table of points of a series: what the places in its tournaments earn, without the worst.

Whoever shares a place has its points. Those who stayed away have no result, which is worse than any; of the
tournaments that are counted at least one counts for everybody, so that the table is not empty at first.
"""

from collections.abc import Mapping, Sequence

from cartographers.server.features.tournaments.series_messages import SeriesCell, SeriesPlayer
from cartographers.server.features.tournaments.series_store import Series
from cartographers.server.shared_deals.counted import places

#: The stars of those who have a result of a tournament, by person.
Totals = Mapping[str, int]


def table_of(
    series: Series, tournaments: Sequence[Totals | None], names: Mapping[str, str], reader: str
) -> list[SeriesPlayer]:
    """Everybody who has a result, the best first; a tournament that is not counted yet is ``None``."""
    cells = [_cells(series.points, totals or {}) for totals in tournaments]
    counted = [number for number, totals in enumerate(tournaments) if totals is not None]
    lines = []
    for person, name in names.items():
        own = [column.get(person) or SeriesCell() for column in cells]
        played = sum(cell.points is not None for cell in own)
        if played:
            _drop([own[number] for number in counted], series.drops)
            points = sum(cell.points or 0 for cell in own if not cell.dropped)
            lines.append(
                SeriesPlayer(
                    name=name, me=person == reader, place=0, points=points, played=played, tournaments=own
                )
            )
    for line, place in zip(lines, places([line.points for line in lines]), strict=True):
        line.place = place
    return sorted(lines, key=lambda line: (line.place, line.name))


def _cells(points: Sequence[int], totals: Totals) -> dict[str, SeriesCell]:
    ranks = places(list(totals.values()))
    return {
        person: SeriesCell(place=place, stars=stars, points=points[place - 1] if place <= len(points) else 0)
        for (person, stars), place in zip(totals.items(), ranks, strict=True)
    }


def _drop(cells: Sequence[SeriesCell], drops: int) -> None:
    worst = sorted(cells, key=lambda cell: -1 if cell.points is None else cell.points)
    for cell in worst[: min(drops, len(cells) - 1)]:
        cell.dropped = True
