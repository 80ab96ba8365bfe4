"""Statistics of finished games: means by edict, season and sheet, titles, the best maps."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence

from cartographers.server.features.people.messages import (
    BestMap,
    EdictMean,
    LuckMean,
    MedalCount,
    ParMean,
    SeasonMean,
    SheetMean,
    Statistics,
    TitleCount,
)
from cartographers.server.features.people.played import Findings, Played
from cartographers.server.features.people.progress import course, firsts, strengths
from cartographers.server.show.medals import MEDALS

#: How many of the best maps are shown.
_MAPS = 6


def statistics(games: Sequence[Played], pending: int, luck: Findings, par: Findings) -> Statistics:
    """All figures about some games."""
    contests = [game for game in games if game.seats > 1]
    return Statistics(
        games=len(games),
        pending=pending,
        mean=_mean([game.stars for game in games]) if games else 0,
        best=max((game.stars for game in games), default=0),
        contests=len(contests),
        wins=sum(game.place == 1 for game in contests),
        edicts=_edicts(games),
        seasons=_seasons(games),
        sheets=_sheets(games),
        titles=_titles(game for game in games if game.seats == 1),
        medals=_medals(games, par),
        course=course(games),
        strengths=strengths(games),
        firsts=firsts(games, par),
        maps=[_map(game) for game in sorted(games, key=lambda game: -game.stars)[:_MAPS]],
        luck=_luck(games, luck),
        par=_par(games, par),
    )


def _mean(values: Collection[float]) -> float:
    # `statistics.fmean` is exact and ten times as slow; these are whole numbers or need no last digit.
    return sum(values) / len(values)


def _edicts(games: Sequence[Played]) -> list[EdictMean]:
    mine: dict[tuple[str, int], list[int]] = defaultdict(list)
    others: dict[tuple[str, int], list[int]] = defaultdict(list)
    for game in games:
        edicts, scored = game.result["edicts"], game.result["scored"]
        for seat, scores in enumerate(game.result["scores"]):
            stars = mine if seat == game.seat else others
            # A game may end before a season is scored.
            for season, (score, (first, second)) in enumerate(zip(scores, scored, strict=False)):
                stars[edicts[first], season].append(score[0])
                stars[edicts[second], season].append(score[1])
    return [
        EdictMean(
            key=key,
            season=season,
            games=len(stars),
            mean=_mean(stars),
            others=_mean(others[key, season]) if (key, season) in others else None,
        )
        for (key, season), stars in sorted(mine.items())
    ]


def _seasons(games: Sequence[Played]) -> list[SeasonMean]:
    mine: dict[int, list[list[int]]] = defaultdict(list)
    others: dict[int, list[int]] = defaultdict(list)
    for game in games:
        for seat, scores in enumerate(game.result["scores"]):
            for season, score in enumerate(scores):
                if seat == game.seat:
                    mine[season].append(score)
                else:
                    others[season].append(_stars(score))
    return [
        SeasonMean(
            season=season,
            stars=_mean([_stars(score) for score in scores]),
            edicts=_mean([score[0] + score[1] for score in scores]),
            coins=_mean([score[2] for score in scores]),
            monsters=_mean([score[3] for score in scores]),
            others=_mean(others[season]) if season in others else None,
        )
        for season, scores in sorted(mine.items())
    ]


def _stars(row: Sequence[int]) -> int:
    first, second, coins, monsters = row
    return first + second + coins - monsters


def _sheets(games: Sequence[Played]) -> list[SheetMean]:
    stars: dict[str, list[int]] = defaultdict(list)
    for game in games:
        stars[game.sheet_group].append(game.stars)
    return [
        SheetMean(sheet=sheet, games=len(made), mean=_mean(made), best=max(made))
        for sheet, made in sorted(stars.items())
    ]


def _titles(games: Iterable[Played]) -> list[TitleCount]:
    counted = Counter(game.result["title"] for game in games)
    return [TitleCount(title=title, games=games) for title, games in counted.most_common()]


def _medals(games: Iterable[Played], par: Findings) -> list[MedalCount]:
    counted = Counter(game.medal(par.get((game.id, game.seat), {}).get("stars")) for game in games)
    return [MedalCount(medal=one, games=counted[one]) for one in MEDALS]


def _map(game: Played) -> BestMap:
    return BestMap(
        id=game.id,
        created=game.created,
        sheet=game.sheet,
        stars=game.stars,
        title=game.result["title"],
        rows=game.result["maps"][game.seat],
    )


def _luck(games: Sequence[Played], findings: Findings) -> LuckMean | None:
    sums = [findings[game.id, game.seat] for game in games if (game.id, game.seat) in findings]
    if not sums:
        return None
    return LuckMean(
        games=len(sums),
        luck=_mean([one["luck"] for one in sums]),
        skill=_mean([one["skill"] for one in sums]),
    )


def _par(games: Sequence[Played], findings: Findings) -> ParMean | None:
    above = [
        game.stars - findings[game.id, game.seat]["stars"]
        for game in games
        if (game.id, game.seat) in findings
    ]
    return ParMean(games=len(above), above=_mean(above)) if above else None
