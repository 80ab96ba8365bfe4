"""Standings: the stars of all deals, and match points, in which each deal weighs the same.

For each deal a player gets one match point for every other player who has fewer stars in it, and a half for
every one who has as many. Whoever has no counted result of a deal gets nothing for it and is nobody's
opponent there. The percentage is of what was possible: for each deal one point less than there are results.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from cartographers.server.features.tournaments.messages import CellMark, TournamentCell, TournamentPlayer
from cartographers.server.features.tournaments.tournament import Player, TryProgress
from cartographers.server.shared_deals.counted import places


def match_points(stars: Sequence[int]) -> list[float]:
    """The match points of each result among all results of a deal."""
    ordered = sorted(stars)
    return [
        bisect_left(ordered, one) + (bisect_right(ordered, one) - bisect_left(ordered, one) - 1) / 2
        for one in stars
    ]


Tries = Mapping[tuple[str, int], TryProgress]


def standings(
    players: Sequence[Player],
    tries: Tries,
    shown: Sequence[bool],
    again: Collection[tuple[str, int]],
) -> list[TournamentPlayer]:
    """All players, the best by stars first.

    ``tries`` are by person and deal; ``shown`` are the deals whose results are told; ``again`` are those who
    were given another try.
    """
    counted = [_counted(players, tries, deal) if visible else {} for deal, visible in enumerate(shown, 1)]
    possible = sum(max(0, len(results) - 1) for results in counted)
    points = [dict(zip(results, match_points(list(results.values())), strict=True)) for results in counted]
    lines = []
    for player in players:
        cells = [
            _cell(tries.get((player.person, deal)), visible, (player.person, deal) in again)
            for deal, visible in enumerate(shown, 1)
        ]
        for cell, won in zip(cells, points, strict=True):
            cell.points = won.get(player.person)
        own = [results[player.person] for results in counted if player.person in results]
        total = sum(cell.points or 0 for cell in cells)
        lines.append(
            TournamentPlayer(
                number=player.number,
                name=player.name,
                removed=player.removed,
                stars=sum(own),
                points=total,
                percent=round(100 * total / possible, 2) if possible else 0,
                played=len(own),
                deals=cells,
            )
        )
    return _ranked(lines)


def totals(players: Sequence[Player], tries: Tries, deals: int) -> dict[str, int]:
    """The stars of all deals of those who have a result that counts, by person."""
    added: Counter[str] = Counter()
    for deal in range(1, deals + 1):
        added.update(_counted(players, tries, deal))
    return dict(added)


def _counted(players: Sequence[Player], tries: Tries, deal: int) -> dict[str, int]:
    """The stars that count for a deal, by person."""
    tried = ((player.person, tries.get((player.person, deal))) for player in players if not player.removed)
    return {person: one.stars for person, one in tried if one and one.stars is not None and one.mark is None}


def _cell(one: TryProgress | None, visible: bool, again: bool) -> TournamentCell:
    repeated: CellMark | None = "again" if again else None
    if one is None:
        return TournamentCell(progress="none", mark=repeated)
    return TournamentCell(
        progress="finished" if one.over else "playing",
        stars=one.stars if visible else None,
        mark=one.mark or repeated,
    )


def _ranked(lines: list[TournamentPlayer]) -> list[TournamentPlayer]:
    # Whoever has played nothing has no place: stars can be negative, and staying away must not be better.
    playing = [line for line in lines if line.played]
    ranks = places([line.stars for line in playing]), places([line.points for line in playing])
    for line, place, place_points in zip(playing, *ranks, strict=True):
        line.place, line.place_points = place, place_points
    last = 1 + len(lines)
    return sorted(
        lines, key=lambda line: (line.place or last, line.place_points or last, line.removed, line.number)
    )
