"""Tournaments on a server of the test: making one, joining, playing its deals."""

from typing import Any

from httpx import Response

from server.random_client import RandomClient
from server.serving import Device, Json


def made(host: Device, **wish: Any) -> str:
    """The id of a new tournament."""
    answer = host.post("/api/tournaments", json={"name": "Club evening", "deals": 2, **wish})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def page(client: Device, id: str) -> Json:
    """What a device is told of a tournament."""
    answer = client.get(f"/api/tournaments/{id}")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def join(client: Device, id: str, name: str) -> Json:
    """The page after a device has joined."""
    answer = client.post(f"/api/tournaments/{id}/join", json={"name": name})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def act(client: Device, id: str, action: str, deal: int = 0) -> Response:
    """What the host does."""
    return client.post(f"/api/tournaments/{id}/host", json={"action": action, "deal": deal})


def correct(client: Device, id: str, kind: str, player: int = 0, deal: int = 0, **more: Any) -> Response:
    """What the host corrects."""
    wish = {"kind": kind, "player": player, "deal": deal, **more}
    return client.post(f"/api/tournaments/{id}/corrections", json=wish)


def attempt(client: Device, id: str, deal: int, counted: bool = True) -> Response:
    """Begin a try."""
    return client.post(f"/api/tournaments/{id}/deals/{deal}/try", json={"counted": counted})


def begun(client: Device, id: str, deal: int) -> str:
    """The game of a counted try."""
    answer = attempt(client, id, deal)
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def played(client: Device, id: str, deal: int, seed: int = 1) -> int:
    """The stars of a counted try that is played to its end, anyhow."""
    stars: int = RandomClient(client, seed).play(begun(client, id, deal))["seats"][0]["stars"]
    return stars


def code(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json().get("code", "")


def line(told: Json, name: str) -> Json:
    """A player in the standings."""
    found: Json = next(one for one in told["players"] if one["name"] == name)
    return found
