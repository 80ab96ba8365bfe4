"""What a step brings, as the reader of the rewards wants it."""

from cartographers.rules.season import result
from cartographers.rules.state import Game

#: For games alone: stars as they come, all stars at the end, the rating at the end.
ALONE = ("stars", "final", "rating")
#: At a table: instead of the rating, how many others are beaten, or the distance to the best of them.
AT_A_TABLE = ("stars", "final", "place", "margin")


def check_kind(kind: str, seats: int) -> None:
    """Raise ``ValueError`` unless there are such rewards."""
    known = ALONE if seats == 1 else AT_A_TABLE
    if kind not in known:
        raise ValueError(f"rewards are one of {', '.join(known)}, not {kind!r}")


def rewards(kind: str, before: list[int], game: Game, over: bool) -> list[float]:
    """The reward of each seat after a step, given the stars before it."""
    stars = [seat.stars for seat in game.seats]
    if kind == "stars":
        return [float(now - then) for now, then in zip(stars, before, strict=True)]
    if not over:
        return [0.0] * len(stars)
    ended = result(game)
    if kind == "rating":
        return [float(ended.rating or 0)]
    if kind == "place":
        return [_beaten(ended.places, seat) for seat in range(len(stars))]
    if kind == "margin":
        return [_margin(stars, seat) for seat in range(len(stars))]
    return [float(one) for one in stars]


def _beaten(places: tuple[int, ...], seat: int) -> float:
    """From 1 for who beats all others to -1 for who is beaten by all; a tie counts for neither."""
    mine = places[seat]
    won = sum(other > mine for other in places) - sum(other < mine for other in places)
    return won / max(1, len(places) - 1)


def _margin(stars: list[int], seat: int) -> float:
    """The stars less those of the best other seat."""
    others = [one for place, one in enumerate(stars) if place != seat]
    return float(stars[seat] - max(others, default=0))
