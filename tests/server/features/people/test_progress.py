"""How somebody gets better, told from finished games."""

from cartographers.boxes import shelf
from cartographers.server.features.people.played import Played
from cartographers.server.features.people.progress import course, firsts, strengths

EDICTS = ["sentinel-wood", "greenbough", "canal-lake", "borderlands"]
SCORED = [[0, 1], [1, 2], [2, 3], [3, 0]]


def game(day: int, *seats: int, title: str | None = None, first: int = 0) -> Played:
    """A game with so many stars in each seat; edict A gave ``first`` in each season that scored it."""
    seasons = [[first, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, first, 0, 0]]
    result = {
        "box": "base",
        "edicts": EDICTS,
        "scored": SCORED,
        "scores": [seasons for _ in seats],
        "stars": list(seats),
        "places": [sorted(seats, reverse=True).index(one) + 1 for one in seats],
        "title": title,
        "maps": [],
    }
    return Played(f"game-{day}", f"2026-01-{day:02}", "A", 0, result)


def test_the_course_has_the_latest_games_in_their_order() -> None:
    assert course([game(3, 30), game(1, 10), game(2, 20)]) == [10, 20, 30]
    assert course([game(day, day) for day in range(1, 30)]) == list(range(6, 30))


def test_an_edict_is_strong_if_it_gives_much_beside_its_printed_number() -> None:
    best, *others = strengths([game(1, 40, first=6), game(2, 40, first=10)])
    assert (best.key, best.games, best.mean) == ("sentinel-wood", 2, 16)
    assert best.usual == shelf().edicts["sentinel-wood"].solo_rating
    assert [one.mean for one in others] == [0, 0, 0]


def test_what_was_reached_first_is_told_once_the_latest_first() -> None:
    games = [
        game(1, 20),
        game(2, 30, 20),
        game(3, 31, 20),
        game(4, 50, title="amateur-assessor"),
        game(5, 400),
    ]
    told = [(one.kind, one.key, one.game) for one in firsts(games, {})]
    assert told == [
        ("medal", "bronze", "game-5"),
        ("medal", "silver", "game-5"),
        ("medal", "gold", "game-5"),
        ("title", "amateur-assessor", "game-4"),
        ("win", "", "game-2"),
        ("map", "", "game-1"),
    ]
