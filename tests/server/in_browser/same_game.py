"""A game that is played the same way wherever the application runs, and the answers it gets."""

from typing import Any

from httpx import Client, Response

from server.random_client import RandomClient
from server.serving import Json

#: What differs between two games of the same cards: who they belong to, and when they were played.
OWN = {"id", "game", "now", "link", "since", "created", "etag", "removed"}


def without_own(value: Any) -> Any:
    """An answer without what differs between two games of the same cards."""
    if isinstance(value, dict):
        return {key: without_own(one) for key, one in value.items() if key not in OWN}
    return [without_own(one) for one in value] if isinstance(value, list) else value


def answers(client: Client) -> list[Any]:
    """All answers that a client gets from now on."""
    heard: list[Any] = []

    def hear(response: Response) -> None:
        response.read()
        heard.append((response.request.method, response.status_code, without_own(response.json())))

    client.event_hooks["response"].append(hear)
    return heard


def play(client: Client, plan: Json) -> list[Any]:
    """Play a game of a plan with fixed cards to its end by chance, then look back at it; all answers."""
    heard = answers(client)
    game = client.post("/api/games", json=plan | {"seed": 5}).json()["id"]
    RandomClient(client, 5).play(game)
    for path in ("", "/replay", "/seasons/0", "/seasons/3", "/record?format=json"):
        assert client.get(f"/api/games/{game}{path}").status_code == 200
    client.get("/api/you/statistics")
    return heard
