"""What is told of the strength of persons: game by game, apart for counted games, and as a public list."""

from collections.abc import Sequence

from cartographers.players.kinds import KINDS
from cartographers.server.features.strength.messages import (
    GameToRate,
    ListedStrength,
    OwnStrength,
    StrengthGame,
    StrengthList,
    StrengthMark,
    StrengthOf,
)
from cartographers.server.features.strength.store import Finished, Listed, StrengthStore
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.profile import KnownStrength
from cartographers.table.strength import (
    LATEST,
    LEAST_GAMES,
    MARGIN,
    MARKS,
    RatedGame,
    Strength,
    course,
    strength,
)

#: How many games the course shows, and how many can be rated at a time.
_COURSE, _UNRATED = 40, 10


def _marks() -> list[StrengthMark]:
    bots = [bot for kind in KINDS for bot in kind.bots]
    return [StrengthMark(word=f"bot-{bot.word}", points=MARKS[bot.key]) for bot in bots if bot.key in MARKS]


async def own_strength(services: Services, person: str) -> OwnStrength:
    """The strength of a person."""
    store = StrengthStore(services.store.database)
    games, shown = await store.finished(person), await store.wants(person)
    counted = [one for one in games if one.counted]
    unrated = [one for one in reversed(games) if not one.rated]
    newest = sorted(unrated, key=lambda one: not one.counted)[:_UNRATED]
    return OwnStrength(
        counted=_strength_message(counted),
        others=_strength_message([one for one in games if not one.counted]),
        least_games=LEAST_GAMES,
        within=MARGIN,
        unrated=[GameToRate(game=one.game, seat=one.seat) for one in newest],
        marks=_marks(),
        shown=shown,
        listed=shown and any(one.person == person and _known(one) for one in await store.listed()),
    )


def _strength_message(games: Sequence[Finished]) -> StrengthOf:
    rated = [(one, one.rated) for one in games if one.rated and one.rated.stake > 0]
    then = course([game for _, game in rated])
    shown = [
        _game(one, game, after) for (one, game), after in zip(rated, then, strict=True) if after is not None
    ]
    now = then[-1] if then else None
    return StrengthOf(
        games=now.games if now else 0,
        points=now.points if now and now.known else None,
        margin=now.margin if now else None,
        course=shown[-_COURSE:],
    )


def _game(one: Finished, game: RatedGame, after: Strength) -> StrengthGame:
    return StrengthGame(
        game=one.game,
        seat=one.seat,
        created=one.created,
        points=game.points or 0.0,
        strength=after.points,
        margin=after.margin,
    )


async def listed_strengths(services: Services, person: str) -> StrengthList:
    """The public list."""
    lines = []
    wanting = await StrengthStore(services.store.database).listed()
    links = await services.store.profiles.links([one.person for one in wanting])
    for one in wanting:
        if strength := _known(one):
            lines.append(
                ListedStrength(
                    name=one.name,
                    profile=links.get(one.person),
                    points=strength.points,
                    margin=strength.margin,
                    games=strength.games,
                    mine=one.person == person,
                )
            )
    return StrengthList(lines=sorted(lines, key=lambda line: -line.points), marks=_marks())


async def public_strength(services: Services, person: str) -> KnownStrength | None:
    """The strength of a person as the public list would have it."""
    latest = await StrengthStore(services.store.database).latest_of(person)
    strength = latest and _known(latest)
    return (
        KnownStrength(points=strength.points, margin=strength.margin, games=strength.games)
        if strength
        else None
    )


def _known(one: Listed) -> Strength | None:
    """The strength of somebody as others may see it; none if it is not known.

    All of the latest counted games must be rated: nobody has only the good ones rated, or removes the others.
    """
    games = [game for game in one.games if game is not None]
    rated = strength(games[:LATEST])
    return rated if rated and rated.known and len(games) == len(one.games) else None
