"""Webhooks of games, received by a server in the test."""

import json
import re
from hashlib import sha256
from hmac import new as hmac
from pathlib import Path
from typing import Any

from server.push_service import PushService
from server.random_client import RandomClient
from server.serving import Device, Json, StartServer

#: What docs/api.md says about them.
PAGE = (Path(__file__).parents[4] / "docs" / "api.md").read_text(encoding="utf-8").partition("## Notices")[2]


def made(device: Device, service: PushService, secret: str = "hush", language: str = "en") -> str:
    """A solo game with a webhook."""
    game: str = device.create(seed=3)["id"]
    wish = {"url": f"{service.address}/club", "secret": secret}
    answer = device.post(f"/api/games/{game}/webhook", json=wish, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return game


def play(device: Device, game: str) -> Json:
    """Play a game to its end."""
    client, state = RandomClient(device, 1, boldness=0), device.state(game)
    while state["phase"] != "over":
        state = client.decide(state, state["mine"][0])
    return state


def test_a_club_is_told_each_step_each_season_and_the_end(telling: StartServer, service: PushService) -> None:
    device = telling().device()
    game = made(device, service)
    end = play(device, game)
    told: list[Json] = []
    while not told or told[-1]["event"] != "over":
        request = service.next()
        assert request.path == "/club" and request.headers["Content-Type"] == "application/json"
        expected = hmac(b"hush", request.body, sha256).hexdigest()
        assert request.headers["X-Cartographers-Signature"] == f"sha256={expected}"
        told.append(request.json)
    assert [one["event"] for one in told if one["event"] == "season"] == ["season"] * 4
    steps = [one["step"] for one in told if one["event"] == "step"]
    assert steps == sorted(set(steps)) and len(steps) > 10
    assert told[-1]["stars"] == [end["seats"][0]["stars"]]
    assert told[0]["waiting"] == [0] and told[0]["text"] == "Waiting for: Player 1"


def test_only_the_maker_can_see_set_test_and_remove_it(telling: StartServer, service: PushService) -> None:
    served = telling()
    maker, other = served.device(), served.device()
    game = made(maker, service, secret="", language="pl")
    path = f"/api/games/{game}/webhook"
    known = maker.get(path).json()
    assert known["url"] == f"{service.address}/club" and len(known["secret"]) >= 32
    other.get("/api/games")
    assert other.get(path).json() == {"maker": False, "url": "", "secret": "", "form": "own"}
    for answer in (
        other.post(path, json={"url": service.address}),
        other.post(f"{path}/test"),
        other.delete(path),
    ):
        assert answer.status_code == 403 and answer.json()["code"] == "webhook-not-maker"
    assert maker.post(f"{path}/test").json() == {"delivered": True, "status": 201}
    assert service.next().json["text"] == "Ten webhook działa."
    assert maker.delete(path).json() == {"maker": True, "url": "", "secret": "", "form": "own"}
    assert maker.post(f"{path}/test").status_code == 404
    play(maker, game)
    assert service.requests.empty()


def test_whoever_becomes_the_maker_is_not_told_the_webhook_of_the_one_before(
    telling: StartServer, service: PushService
) -> None:
    served = telling()
    maker, other = served.device(), served.device()
    created = maker.create("me", "open")
    path = f"/api/games/{created['id']}/webhook"
    assert other.post("/api/join", json={"code": created["invite"], "name": "Other"}).status_code == 200
    assert maker.post(path, json={"url": f"{service.address}/club"}).status_code == 200
    assert maker.delete(f"/api/games/{created['id']}").json()["deleted"] is False
    assert other.get(path).json() == {"maker": True, "url": "", "secret": "", "form": "own"}
    assert other.post(f"{path}/test").status_code == 404
    assert service.requests.empty()


def test_an_address_in_the_local_network_is_refused(serving: StartServer) -> None:
    device = serving().device()
    path = f"/api/games/{device.create()['id']}/webhook"
    for url in ("https://10.0.0.1/x", "http://chat.example/x", "https://localhost/x"):
        assert device.post(path, json={"url": url}).status_code == 422


def test_a_webhook_outlasts_a_restart(telling: StartServer, service: PushService) -> None:
    served = telling()
    device = served.device()
    game = made(device, service)
    served.stop()
    again = device.moved(telling().port)
    assert again.get(f"/api/games/{game}/webhook").json()["secret"] == "hush"


def test_a_program_that_follows_the_page_knows_what_is_genuine(
    telling: StartServer, service: PushService
) -> None:
    device = telling().device()
    play(device, made(device, service))
    request, found = service.next(), dict[str, Any]()
    message, code = re.findall(r"```\w+\n(.*?)```", PAGE, re.DOTALL)
    exec(code, found)
    signature = request.headers["X-Cartographers-Signature"]
    assert found["is_genuine"]("hush", request.body, signature)
    assert not found["is_genuine"]("hush", request.body + b" ", signature)
    assert set(json.loads(message)) == set(request.json)
