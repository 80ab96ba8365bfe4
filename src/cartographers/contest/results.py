"""The results of a match: each player, each pair of players, and ratings for all."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.contest.bradley_terry import Rank, Rating, outcome, ratings
from cartographers.contest.estimate import Estimate, chance_of, estimate, quantile
from cartographers.contest.forfeit import Json
from cartographers.contest.match import Match, Played


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player did."""

    player: str
    #: For each deal; at a table the mean over the player's seats.
    totals: tuple[float, ...]
    total: Estimate
    #: In solo: the rating, and the share of games by title, the highest first and then ``""`` for none.
    rating: Estimate | None
    titles: dict[str, float] | None
    #: Milliseconds for a move: in the middle, and what one move in a hundred exceeds.
    median_ms: float
    p99_ms: float
    elo: Rating
    #: The deals that it lost because it failed, and why.
    forfeits: tuple["Lost", ...] = ()


class Lost(NamedTuple):
    """A deal that a player lost because it failed."""

    #: Its seed.
    deal: int
    reason: Json


@dataclass(frozen=True, slots=True)
class Pair:
    """Two players on the same deals: the first less the second."""

    first: str
    second: str
    difference: Estimate
    p: float
    #: Shares of the deals, as the first player has it.
    won: float
    drawn: float
    lost: float


@dataclass(frozen=True, slots=True)
class Results:
    """A match, counted over the deals that everyone has played."""

    match: Match
    deals: int
    #: The seed of the last of these deals.
    last: int
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]


class NothingPlayed(ValueError):
    """Raised for a match of which no deal has been played."""


def results(match: Match, done: Iterable[Played], deals: int) -> Results:
    """What is known after the games that are done of the first so many deals."""
    played = {game.job: game for game in done}
    complete = [number for number in range(deals) if all(job in played for job in match.jobs_of(number))]
    if not complete:
        raise NothingPlayed("no deal has been played by everyone yet")
    games = [_counted([played[job] for job in match.jobs_of(number)]) for number in complete]
    ranks = [[_rank(match, name, at_once) for name in match.players] for at_once in games]
    elo = ratings(ranks)
    standings = tuple(
        _standing(match, name, tuple(row[at][0] for row in ranks), games, elo[at])
        for at, name in enumerate(match.players)
    )
    pairs = tuple(
        _pair((match.players[one], match.players[other]), [(row[one], row[other]) for row in ranks])
        for one, other in combinations(range(len(match.players)), 2)
    )
    return Results(match, len(complete), match.seed + complete[-1], standings, pairs)


def _counted(games: list[Played]) -> list[Played]:
    """The games of a deal with a lost one counted below all others, and never above 0; without a title."""
    ended = [total for game in games for seat, total in enumerate(game.totals) if not game.forfeit(seat)]
    below = min([0, *(total - 1 for total in ended)])
    return [_lowered(game, below) if game.forfeits else game for game in games]


def _lowered(game: Played, below: int) -> Played:
    totals = tuple(
        min(total, below) if game.forfeit(seat) else total for seat, total in enumerate(game.totals)
    )
    rating = None if game.rating is None else game.rating - (game.totals[0] - totals[0])
    return game._replace(totals=totals, rating=rating, title=None)


def _rank(match: Match, name: str, games: list[Played]) -> Rank:
    """How a player did on a deal: by stars, at a table then by fewer stars lost to monsters (R6.1)."""
    seats = [(game, seat) for game in games for seat, sits in enumerate(game.seats) if sits == name]
    total = fmean(game.totals[seat] for game, seat in seats)
    if match.solo:
        return (total,)
    return total, -fmean(game.lost[seat] for game, seat in seats)


def _standing(
    match: Match, name: str, totals: tuple[float, ...], deals: list[list[Played]], elo: Rating
) -> Standing:
    mine = [game for games in deals for game in games if name in game.seats]
    times = [
        time
        for game in mine
        for sits, spent in zip(game.seats, game.ms, strict=True)
        if sits == name
        for time in spent
    ]
    return Standing(
        player=name,
        totals=totals,
        total=estimate(totals),
        rating=estimate([game.rating or 0 for game in mine]) if match.solo else None,
        titles=_shares(mine) if match.solo else None,
        median_ms=quantile(times, 0.5),
        p99_ms=quantile(times, 0.99),
        elo=elo,
        forfeits=tuple(
            Lost(match.seed + game.deal, reason)
            for game in mine
            for seat, sits in enumerate(game.seats)
            if sits == name and (reason := game.forfeit(seat))
        ),
    )


def _shares(games: list[Played]) -> dict[str, float]:
    """The share of games by title (R11.4)."""
    titles = Counter(game.title or "" for game in games)
    return {key: titles[key] / len(games) for key in [*(title.key for title in shelf().titles), ""]}


def _pair(players: tuple[str, str], ranks: list[tuple[Rank, Rank]]) -> Pair:
    differences = [mine[0] - other[0] for mine, other in ranks]
    outcomes = Counter(outcome(mine, other) for mine, other in ranks)
    won, drawn, lost = (outcomes[worth] / len(ranks) for worth in (1.0, 0.5, 0.0))
    return Pair(*players, estimate(differences), chance_of(differences), won, drawn, lost)
