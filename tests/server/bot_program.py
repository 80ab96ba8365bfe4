"""Bot accounts and their programs, as a server sees them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from server.serving import Device, Json

#: Signs of life in a row, one every 15 seconds, with which a stream counts as one that goes on for ever.
MOST_SIGNS = 3
#: Tests share a server, on which every account has another name.
NAMES = (f"Snug {number}" for number in count())


def account(owner: Device, **wish: Any) -> Json:
    """The name and the token of a new account."""
    answer = owner.post("/api/bots", json={"name": next(NAMES), "owner": "Ann", **wish})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


class Program:
    """A program as the server sees it."""

    def __init__(self, device: Device, made: Json) -> None:
        self.name: str = made["name"]
        self._device, self.header = device, {"Authorization": f"Bearer {made['token']}"}

    @contextmanager
    def connected(self) -> Iterator[Iterator[Json]]:
        with self._device.stream("GET", "/api/bot/events", headers=self.header) as answer:
            assert answer.status_code == 200
            assert answer.headers["X-Accel-Buffering"] == "no", "nginx would keep the lines back"
            messages = _messages(answer.iter_lines())
            assert next(messages) == {"type": "welcome", "protocol": 1, "name": self.name}
            yield messages

    def send(self, game: str, what: str, **body: Any) -> tuple[int, Json]:
        answer = self._device.post(f"/api/bot/games/{game}/{what}", json=body, headers=self.header)
        return answer.status_code, answer.json()


def _messages(lines: Iterator[str]) -> Iterator[Json]:
    """What is told over a stream. One that should have ended would send its sign of life for ever."""
    silent = 0
    for line in lines:
        silent = 0 if line else silent + 1
        assert silent <= MOST_SIGNS, "nothing is told any more, but the stream does not end"
        if line:
            yield json.loads(line)


def invite(maker: Device, game: str, name: str, seat: int = 1) -> tuple[int, Json]:
    answer = maker.post(f"/api/games/{game}/seats/{seat}/bot-account", params={"name": name})
    return answer.status_code, answer.json()
