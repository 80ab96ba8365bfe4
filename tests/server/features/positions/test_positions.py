"""Positions that somebody sets up: checked, played on from, and looked at."""

import pytest

from server.quick_advisers import served  # noqa: F401  # a fixture: its name is its use
from server.random_client import RandomClient
from server.serving import Device, Json, Served, StartServer

BARE = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"
#: Summer on sheet A, with a forest and after one card; the boxes are left open.
TEXT = (
    "sheet=A edicts=borderlands,greenbough,canal-lake,wildholds "
    f"map={BARE.replace('11/3^', 'ff9/3^', 1)} season=2 used=farmland coins=2 next=orchard"
)


@pytest.fixture(scope="module")
def client(served: Served) -> Device:  # noqa: F811  # the fixture
    return served.device()


def checked(client: Device, text: str) -> Json:
    answer = client.post("/api/positions/check", json={"text": text})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def started(client: Device, *bots: str, text: str = TEXT) -> Json:
    answer = client.post("/api/positions/games", json={"text": text, "bots": bots})
    assert answer.status_code == 201, answer.text
    return client.state(answer.json()["id"])


def test_what_a_position_leaves_open_is_filled_in(client: Device) -> None:
    found = checked(client, TEXT)
    assert found["wrong"] is None
    assert (found["clock"], found["time"], found["season"]) == (1, 8, 1)
    assert "explore=base" in found["text"] and "goblin-attack" in found["ambushes"]
    assert found["state"]["card"] == "orchard" and found["state"]["mine"][0]["offer"]["choices"]
    assert checked(client, found["text"]) == found


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        (("season=2", "season=7"), "season"),
        (("used=farmland", "used=farmland,farmland"), "used"),
        (("next=orchard", "next=farmland"), "next"),
        (("3^1r5", "5r5"), "map"),
        (("coins=2", "coins=2-3"), "coins"),
        (("borderlands", "greenbough"), "edicts"),
        (("sheet=A", "sheet=Z"), "sheet"),
    ],
)
def test_what_is_wrong_is_told_at_the_field_concerned(
    client: Device, changed: tuple[str, str], field: str
) -> None:
    found = checked(client, TEXT.replace(*changed))
    assert found["wrong"]["field"] == field and found["wrong"]["reason"]
    assert not found["text"] and found["state"] is None


def test_a_game_from_a_position_begins_there_and_is_played_to_its_end(client: Device) -> None:
    state = started(client)
    assert (state["season"], state["clock"], state["card"]) == (1, 1, "orchard")
    assert state["seats"][0]["rows"][0] == "ff........."
    ended = RandomClient(client, 3).play(state["id"])
    assert len(ended["ending"]["places"]) == 1
    record = client.get(f"/api/games/{state['id']}/record").text
    assert "position: map=ff9/" in record
    again = client.post("/api/records", json={"record": record})
    assert again.status_code == 201, again.text


@pytest.mark.long
def test_bots_begin_with_the_same_map(client: Device) -> None:
    state = started(client, "chance", "chance")
    assert [seat["kind"] for seat in state["seats"]] == ["human", "bot", "bot"]
    assert len({tuple(seat["rows"]) for seat in state["seats"]}) == 1
    ended = RandomClient(client, 3).play(state["id"])
    assert len(ended["ending"]["places"]) == 3


def test_such_a_game_counts_nowhere(client: Device) -> None:
    ended = RandomClient(client, 3).play(started(client)["id"])
    listed = client.get("/api/games").json()["recent"]
    assert next(game for game in listed if game["id"] == ended["id"])["what_if"]
    assert client.get(f"/api/games/{ended['id']}/earned").json()["earned"] == []
    same = client.post(f"/api/games/{ended['id']}/again", params={"same": "true"})
    assert same.json()["code"] == "again-no-deal"


def test_what_if_goes_on_from_such_a_game(client: Device) -> None:
    ended = RandomClient(client, 3).play(started(client)["id"])
    for seq in (2, ended["seq"] - 3):
        answer = client.post(f"/api/games/{ended['id']}/what-if", json={"seq": seq, "seat": 0})
        assert answer.status_code == 201, answer.text
    assert RandomClient(client, 3).play(answer.json()["id"])["ending"]


def test_a_game_from_a_position_is_the_same_after_a_restart(serving: StartServer) -> None:
    running = serving()
    client = running.device()
    state = started(client)
    player = RandomClient(client, 4)
    for _ in range(4):
        state = player.decide(state, state["mine"][0])
    running.stop()
    assert client.moved(serving().port).state(state["id"]) == state


def test_the_position_of_a_finished_game_can_be_set_up_again(client: Device) -> None:
    over = RandomClient(client, 7).play(client.create("me", "chance", sheet="C", heroes=True)["id"])
    answer = client.get(f"/api/games/{over['id']}/position", params={"seq": 12, "seat": 1})
    found = checked(client, answer.json()["text"])
    assert found["wrong"] is None and found["sheet"] == "C"


def test_the_position_of_a_game_with_others_is_not_told_before_it_is_over(client: Device) -> None:
    game = client.create("me", "open")["id"]
    answer = client.get(f"/api/games/{game}/position", params={"seq": 2, "seat": 0})
    assert answer.status_code == 403


def test_the_best_drawings_for_the_next_card_come_with_reasons(client: Device) -> None:
    mine = {"terrain": "forest", "cells": ["A3", "A4", "A5", "B5"]}
    asked = {"text": TEXT, "decision": mine}
    answer = client.post("/api/positions/advice", json=asked)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found["drawings"][0]["lost"] == 0 and found["why"]
    assert [one["decision"] for one in found["drawings"] if one["mine"]] == [mine]
    job = client.post("/api/positions/advice/job", json=asked).json()
    assert job["run"].endswith(":look_at_position")


def test_without_a_next_card_there_is_nothing_to_look_at(client: Device) -> None:
    answer = client.post("/api/positions/advice", json={"text": TEXT.replace(" next=orchard", "")})
    assert answer.json()["code"] == "position-no-card"


def test_a_drawing_in_a_position_is_previewed(client: Device) -> None:
    held = {"places": [[0, 2], [0, 3], [0, 4], [1, 4]], "terrain": "forest"}
    assert client.post("/api/positions/preview", json={"text": TEXT, "held": held}).json()["legal"]


def test_nothing_is_said_about_a_position_that_is_played_now_without_hints(client: Device) -> None:
    game = client.create(hints=False, sheet="A")["id"]
    state = client.state(game)
    player = RandomClient(client, 1)
    while state["season"] == 0:
        state = player.decide(state, state["mine"][0])
    rows = "/".join(state["seats"][0]["rows"])
    used = [card for card in state["revealed"] if card != state["card"]]
    text = (
        f"sheet=A edicts={','.join(state['edicts'])} map={rows} season=2 used={','.join(used)} "
        f"next={state['card']}"
    )
    answer = client.post("/api/positions/advice/job", json={"text": text})
    assert answer.json().get("code") == "played-now", answer.text


def test_a_command_at_a_position_holds_a_shape_and_confirms_it_without_the_best_places(
    client: Device,
) -> None:
    def typed(text: str, hand: Json | None = None) -> Json:
        body = {"text": TEXT, "command": {"text": text, "hand": hand}}
        answer = client.post("/api/positions/command", json=body)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    assert not any("best" in line.lower() for line in typed("where")["lines"])
    held = typed("next")["hand"]
    assert typed("confirm", held)["decision"]
    assert typed("undo")["lines"] and not typed("undo")["takes_back"]
    wrong = client.post("/api/positions/command", json={"text": "nothing", "command": {"text": "where"}})
    assert wrong.status_code == 422
