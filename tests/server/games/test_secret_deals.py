"""Seeds: of 256 bits, and in a game without hints nobody chooses one or is told it before the end."""

import sqlite3
from pathlib import Path

from server.quick_advisers import served  # noqa: F401  # a fixture: its name is its use
from server.random_client import RandomClient
from server.serving import Json, NewDevice, StartServer

WITHOUT_HINTS = {"hints": False}


def test_a_drawn_seed_has_256_bits_and_is_told_as_text_once_the_game_is_over(device: NewDevice) -> None:
    client = device()
    seeds = [RandomClient(client, 1).play(client.create()["id"])["seed"] for _ in range(2)]
    assert all(isinstance(seed, str) for seed in seeds)
    assert max(int(seed) for seed in seeds) > 2**200


def test_such_a_seed_deals_the_same_game_and_outlives_a_restart(serving: StartServer) -> None:
    running = serving()
    client = running.device()
    over = RandomClient(client, 1).play(client.create()["id"])
    same = client.create(seed=over["seed"])["id"]
    first = client.state(same)
    assert first["seed"] == over["seed"] and first["edicts"] == over["edicts"]
    running.stop()
    assert client.moved(serving().port).state(same) == first


def test_in_a_game_without_hints_no_deal_can_be_chosen(device: NewDevice) -> None:
    client = device()
    for wish in (WITHOUT_HINTS, {"ranked": True}):
        refused = client.post("/api/games", json={**wish, "seed": 5})
        assert refused.status_code == 422 and refused.json()["code"] == "seed-no-hints"
    verdict = client.post("/api/plans/check", json={**WITHOUT_HINTS, "seed": 5}).json()
    assert not verdict["legal"] and verdict["reason_code"] == "seed-no-hints"


def test_nobody_is_told_the_deal_of_a_running_game_without_hints(device: NewDevice) -> None:
    client = device()
    game = client.create(**WITHOUT_HINTS)["id"]
    assert client.state(game)["seed"] is None
    assert client.post(f"/api/games/{game}/again?same=true").status_code == 409
    for same in (True, False):
        wish = {"seq": 1, "seat": 0, "same_deck": same}
        assert client.post(f"/api/games/{game}/what-if", json=wish).status_code == 403
    assert "seed" not in client.get(f"/api/games/{game}/record?format=json").text
    assert "seed" not in client.get(f"/api/games/{game}/replay").text


def test_a_chosen_deal_of_an_older_release_is_not_told_either(serving: StartServer, tmp_path: Path) -> None:
    running = serving()
    client = running.device()
    game = client.create(**WITHOUT_HINTS)["id"]
    running.stop()
    with sqlite3.connect(tmp_path / "games.sqlite") as file:
        file.execute("UPDATE games SET seed_open = 1")
    file.close()
    client = client.moved(serving().port)
    assert client.state(game)["seed"] is None
    assert client.post(f"/api/games/{game}/again?same=true").status_code == 409


def test_the_same_deal_again_is_a_game_with_hints(device: NewDevice) -> None:
    client = device()
    over = RandomClient(client, 1).play(client.create(**WITHOUT_HINTS)["id"])
    again: Json = client.state(client.post(f"/api/games/{over['id']}/again?same=true").json()["id"])
    assert again["hints"] and again["edicts"] == over["edicts"]
    other: Json = client.state(client.post(f"/api/games/{over['id']}/again").json()["id"])
    assert not other["hints"] and other["seed"] is None
