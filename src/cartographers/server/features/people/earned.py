"""What a finished game has earned: firsts, personal bests, a medal; what made it; what is in reach next.

All of it follows from stored results: those of the game and of those that were begun before it.
"""

from collections.abc import Iterator, Sequence

from cartographers.boxes import shelf
from cartographers.server.features.people.messages import Earned, GameEarned, Goal, MadeOf
from cartographers.server.features.people.played import OWN_SHEET, Played
from cartographers.server.protocol.state import Ending
from cartographers.server.show.medals import medal, next_medal, stars_for

#: So many things are told of one game; those that come first matter more.
_MOST = 3
#: The share of all stars from which one thing made a game, in percent: an edict, coins.
_EDICT, _COINS = 35, 25
#: An edict that gave fewer stars than this is what to look at next.
_FEW = 6


def earned(game: Played, before: Sequence[Played], ending: Ending, played_par: int | None) -> GameEarned:
    """What a game has earned for the person who sat at its seat."""
    par = game.par(played_par)
    earned = list(_firsts_and_bests(game, before))[:_MOST]
    return GameEarned(
        number=len(before) + 1,
        created=game.created,
        earned=earned or [Earned(kind="map", stars=len(before) + 1)],
        medal=medal(game.stars, par),
        par=par,
        made=_made(game),
        goal=_goal(game, before, ending, par),
        advice=_advice(game),
    )


def of_stranger(game: Played) -> GameEarned:
    """What somebody who did not play may read: what made the game."""
    return GameEarned(number=0, created=game.created, earned=[], made=_made(game))


def _firsts_and_bests(game: Played, before: Sequence[Played]) -> Iterator[Earned]:
    """Firsts and bests, the most important first."""
    if not before:
        yield Earned(kind="first-map", stars=game.stars)
    yield from _wins(game, before)
    yield from _title(game, before)
    best = max((one.stars for one in before), default=None)
    if best is not None and game.stars > best:
        yield Earned(kind="best", stars=game.stars, before=best)
    elif before:
        yield from _sheet(game, before)
    if before:
        yield from _season(game, before)
        yield from _edict(game, before)
    if not any(score[3] for score in _scores(game)):
        yield Earned(kind="no-bites")


def _wins(game: Played, before: Sequence[Played]) -> Iterator[Earned]:
    if game.seats > 1 and game.place == 1:
        first = not any(one.seats > 1 and one.place == 1 for one in before)
        yield Earned(kind="first-win" if first else "win", stars=game.stars)


def _title(game: Played, before: Sequence[Played]) -> Iterator[Earned]:
    """A title that was never reached before."""
    ranks = [title.key for title in shelf().titles]
    title = game.result["title"]
    if title not in ranks:
        return
    reached = [ranks.index(one.result["title"]) for one in before if one.result["title"] in ranks]
    if ranks.index(title) < min(reached, default=len(ranks)):
        yield Earned(kind="title", key=title)


def _sheet(game: Played, before: Sequence[Played]) -> Iterator[Earned]:
    """The first game on a sheet, or the best on it."""
    there = [one.stars for one in before if one.sheet_group == game.sheet_group]
    if not there and game.sheet_group != OWN_SHEET:
        yield Earned(kind="first-sheet", key=game.sheet)
    elif there and game.stars > max(there):
        yield Earned(kind="best-sheet", key=game.sheet_group, stars=game.stars, before=max(there))


def _season(game: Played, before: Sequence[Played]) -> Iterator[Earned]:
    """A season with more stars than any before."""
    seasons = _seasons(game)
    most, stars = max(stars for one in before for stars in _seasons(one)), max(seasons)
    if stars > most:
        yield Earned(kind="best-season", season=seasons.index(stars), stars=stars, before=most)


def _edict(game: Played, before: Sequence[Played]) -> Iterator[Earned]:
    """The edict that gave more than ever before, by the largest margin."""
    earlier: dict[str, int] = {}
    for one in before:
        for key, stars in one.edict_stars().items():
            earlier[key] = max(stars, earlier.get(key, stars))
    gains = {key: stars - earlier[key] for key, stars in game.edict_stars().items() if key in earlier}
    best = max(gains, key=lambda key: gains[key], default=None)
    if best is not None and gains[best] > 0:
        yield Earned(kind="best-edict", key=best, stars=game.edict_stars()[best], before=earlier[best])


def _made(game: Played) -> MadeOf:
    """What a game was made of, in one sentence: an edict, coins, or its best season."""
    scores, edicts = _scores(game), game.edict_stars()
    won = sum(score[0] + score[1] + score[2] for score in scores)
    coins = sum(score[2] for score in scores)
    best = max(edicts, key=lambda key: edicts[key], default="")
    if best and 100 * edicts[best] >= _EDICT * won > 0:
        return MadeOf(kind="edict", key=best, stars=edicts[best])
    if 100 * coins >= _COINS * won > 0:
        return MadeOf(kind="coins", stars=coins)
    seasons = _seasons(game)
    return MadeOf(kind="season", season=seasons.index(max(seasons)), stars=max(seasons))


def _goal(game: Played, before: Sequence[Played], ending: Ending, par: int | None) -> Goal | None:
    """What is in reach next: a title, a medal, one's own best."""
    goals = []
    if ending.next_title:
        goals.append(Goal(kind="title", key=ending.next_title, stars=ending.stars_to_next))
    if following := next_medal(game.stars, par):
        goals.append(Goal(kind="medal", key=following, stars=stars_for(following, par or 0) - game.stars))
    best = max((one.stars for one in before), default=game.stars)
    if best >= game.stars and before:
        goals.append(Goal(kind="best", stars=best - game.stars + 1))
    return min(goals, key=lambda goal: goal.stars, default=None) if game.seats == 1 else None


def _advice(game: Played) -> MadeOf | None:
    """Where most stars were left: the monsters, or an edict that gave few."""
    lost = sum(score[3] for score in _scores(game))
    edicts = game.edict_stars()
    weakest = min(edicts, key=lambda key: edicts[key], default="")
    if lost >= _FEW:
        return MadeOf(kind="monsters", stars=lost)
    if weakest and edicts[weakest] < _FEW:
        return MadeOf(kind="edict", key=weakest, stars=edicts[weakest])
    return None


def _scores(game: Played) -> list[Sequence[int]]:
    return list(game.result["scores"][game.seat])


def _seasons(game: Played) -> list[int]:
    return [first + second + coins - lost for first, second, coins, lost in _scores(game)] or [0]
