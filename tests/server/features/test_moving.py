"""Games that move from a device to a server, to another device and back, unfinished ones too."""

from base64 import b64decode, b64encode
from collections.abc import Callable
from json import dumps, loads
from pathlib import Path
from zlib import compress, decompress

import pytest
from httpx import Client

from server.in_browser.here import Here
from server.in_browser.same_game import without_own
from server.random_client import RandomClient
from server.serving import Json, NewDevice

ME, BOT = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}


def begun(client: Client, decisions: int, **plan: object) -> str:
    """A game in which some decisions were made."""
    game: str = client.post("/api/games", json={"seats": [ME, BOT]} | plan).json()["id"]
    player = RandomClient(client, 5)
    for _ in range(decisions):
        state = client.get(f"/api/games/{game}").json()
        player.decide(state, state["mine"][0])
    return game


def whole(here: Client) -> list[Json]:
    found: list[Json] = here.get("/api/you/whole").json()["games"]
    return found


def changed(text: str, change: Callable[[Json], object]) -> str:
    content = loads(decompress(b64decode(text)))
    change(content)
    return b64encode(compress(dumps(content).encode())).decode()


@pytest.mark.long
def test_an_unfinished_game_goes_on_at_a_server_where_it_stood(device: NewDevice, tmp_path: Path) -> None:
    me = device()
    with Here(tmp_path) as here:
        game = begun(here, 3)
        before = here.get(f"/api/games/{game}").json()
        [found] = whole(here)
    assert before["card"] not in found["whole"], "nothing can be read in it at a glance"
    made = me.post("/api/games/whole", json={"whole": found["whole"]})
    assert made.status_code == 201, made.text
    id = made.json()["id"]
    assert not id.startswith("device-")
    after = me.get(f"/api/games/{id}").json()
    assert not after["counted"]
    # Whoever brought it may have chosen its cards, so their number is no secret.
    assert str(after["seed"]) and not before["seed"]
    for name in ("season", "step", "card", "edicts", "seats"):
        assert without_own(after[name]) == without_own(before[name]), name
    assert RandomClient(me, 6).play(id)["phase"] == "over"
    # The same game is not made twice.
    assert me.post("/api/games/whole", json={"whole": found["whole"]}).json()["id"] == id


def test_all_games_of_a_device_go_to_another_one(tmp_path: Path) -> None:
    with Here(tmp_path / "one") as one:
        running, over = begun(one, 2), begun(one, 0, seats=[ME], seed=5)
        stars = RandomClient(one, 5).play(over)["ending"]
        here_before = one.get(f"/api/games/{running}").json()
        games = whole(one)
    with Here(tmp_path / "other") as other:
        ids = [other.post("/api/games/whole", json={"whole": game["whole"]}).json()["id"] for game in games]
        mine = other.get("/api/games").json()
        assert {line["id"] for line in mine["running"] + mine["recent"]} == set(ids)
        [recent], [line] = mine["recent"], mine["running"]
        assert other.get(f"/api/games/{recent['id']}").json()["ending"] == stars
        assert other.get(f"/api/games/{line['id']}").json()["step"] == here_before["step"]


def test_a_server_gives_no_game_away_with_its_cards(device: NewDevice) -> None:
    me = device()
    begun(me, 1)
    refused = me.get("/api/you/whole")
    assert (refused.status_code, refused.json()["code"]) == (403, "whole-secret")


@pytest.mark.parametrize(
    "change",
    [
        lambda content: content.update(seed="77"),
        lambda content: content["log"].pop(1),
        lambda content: content.update(deal=None, seed="99"),
        lambda content: content["plan"].update(hosted=True),
        lambda content: content["plan"]["seats"].append({"kind": "open"}),
        lambda content: content["plan"]["seats"][1].update(bot="nobody"),
        lambda content: content["log"].clear(),
        lambda content: content.update(created="T"),
        lambda content: content.update(created="9999-12-31T23:59:59.000+00:00"),
        lambda content: content.update(created="2026-11-18T10:00:00.000+99:99"),
        lambda content: content.update(created="2026-11-18T10:00:00.000+01:00"),
        lambda content: content.clear(),
    ],
)
def test_a_game_that_was_changed_is_not_taken(
    change: Callable[[Json], object], device: NewDevice, tmp_path: Path
) -> None:
    with Here(tmp_path) as here:
        begun(here, 2)
        [found] = whole(here)
    refused = device().post("/api/games/whole", json={"whole": changed(found["whole"], change)})
    assert (refused.status_code, refused.json()["code"]) == (422, "whole-damaged")


def test_what_is_no_game_at_all_is_refused(device: NewDevice) -> None:
    for text in ("", "!", "AAAA", b64encode(compress(b"0" * (1 << 21))).decode()):
        assert device().post("/api/games/whole", json={"whole": text}).status_code == 422
