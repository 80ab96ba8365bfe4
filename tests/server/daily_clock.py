"""A clock for the deal of the day that only the test moves, and a server that goes by it."""

from datetime import datetime
from pathlib import Path

from httpx import Response

from cartographers.server.basics.clocks import Clocks
from server.conftest import plenty
from server.random_client import RandomClient
from server.serving import Device, Json, Served

#: A Monday morning.
MORNING = datetime.fromisoformat("2026-11-16T08:00:00+00:00").timestamp()
TODAY, THIS_WEEK, TOMORROW = "2026-11-16", "2026-W47", "2026-11-17"
HOUR, DAY = 3600.0, 24 * 3600.0


class WallClock:
    """The time, as the test sets it."""

    def __init__(self, now: float = MORNING) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def serve(folder: Path, clock: WallClock, database: str = "") -> Served:
    """A server that goes by a clock of the test."""
    return Served(plenty(folder, database), clocks=Clocks(wall=clock))


def begin(client: Device, day: str = TODAY, counted: bool = True, name: str = "") -> str:
    """The game of a try."""
    answer = client.post(f"/api/daily/{day}/try", json={"counted": counted, "name": name})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def finish(client: Device, game: str, seed: int = 1) -> Json:
    """Play a game to its end, anyhow; its last state."""
    return RandomClient(client, seed).play(game)


def day_page(client: Device, day: str = TODAY) -> Json:
    """What a device is told of a day or week."""
    answer = client.get(f"/api/daily/{day}")
    assert answer.status_code == 200, answer.text
    page: Json = answer.json()
    return page


def code(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json().get("code", "")
