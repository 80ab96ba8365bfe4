"""How somebody gets better: stars from game to game, strengths by edict, and firsts."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean

from cartographers.boxes import shelf
from cartographers.server.features.people.messages import EdictStrength, First, FirstKind
from cartographers.server.features.people.played import Findings, Played
from cartographers.server.show.medals import MEDALS

#: How many of the latest games are told in their order.
_LATEST = 24
#: Of an edict in fewer games little can be said: a card more or less weighs too much.
_ENOUGH = 5


def in_order(games: Sequence[Played]) -> list[Played]:
    """Games from the first to the latest."""
    return sorted(games, key=lambda game: (game.created, game.id))


def course(games: Sequence[Played]) -> list[int]:
    """The stars of the latest games, the latest last."""
    return [game.stars for game in in_order(games)[-_LATEST:]]


def strengths(games: Sequence[Played]) -> list[EdictStrength]:
    """What each edict gives in a game, beside the number printed on it; the strongest first."""
    stars: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for key, made in game.edict_stars().items():
            stars[key].append(made)
    known = shelf().edicts
    means = [
        EdictStrength(
            key=key,
            games=len(made),
            mean=fmean(made),
            usual=known[key].solo_rating,
            few=len(made) < _ENOUGH,
        )
        for key, made in stars.items()
        if key in known
    ]
    return sorted(means, key=lambda one: (-one.mean / one.usual, one.key))


def firsts(games: Sequence[Played], par: Findings) -> list[First]:
    """What was reached for the first time, the latest first."""
    return list(_firsts(in_order(games), par))[::-1]


def _firsts(games: Sequence[Played], par: Findings) -> Iterator[First]:
    reached: set[tuple[str, str]] = set()
    for game in games:
        for kind, key in _reached(game, par):
            if (kind, key) not in reached:
                reached.add((kind, key))
                yield First(kind=kind, key=key, game=game.id, created=game.created, stars=game.stars)


def _reached(game: Played, par: Findings) -> Iterator[tuple[FirstKind, str]]:
    yield "map", ""
    if game.seats > 1 and game.place == 1:
        yield "win", ""
    if game.result["title"]:
        yield "title", game.result["title"]
    medal = game.medal(par.get((game.id, game.seat), {}).get("stars"))
    # Who has won a medal has also won the lower ones.
    for one in MEDALS[MEDALS.index(medal) :] if medal else ():
        yield "medal", one
