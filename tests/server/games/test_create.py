"""What is printed, which plans are legal, and how a game comes to be."""

import pytest

from cartographers.boxes import shelf
from server.random_client import RandomClient
from server.serving import NewDevice, StartServer


def test_the_catalogue_has_every_card_of_every_box(device: NewDevice) -> None:
    told = device().get("/api/catalogue").json()
    assert [card["key"] for card in told["cards"]] == list(shelf().cards)
    assert {edict["key"] for edict in told["edicts"]} == set(shelf().edicts)
    assert {skill["key"] for skill in told["skills"]} == set(shelf().skills)
    assert {sheet["key"]: len(sheet["rows"]) for sheet in told["sheets"]} == dict.fromkeys("ABCD", 11)
    assert {bot["key"] for bot in told["bots"]} >= {"chance", "greedy"}
    assert told["most_seats"] == 100 and told["coin_track"] == 14
    hero = next(card for card in told["cards"] if card["kind"] == "hero")
    assert hero["attack"] and hero["terrains"] == ["hero"]


def test_the_catalogue_is_sent_only_once(device: NewDevice) -> None:
    client = device()
    first = client.get("/api/catalogue")
    again = client.get("/api/catalogue", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_the_recommended_plan_is_legal(device: NewDevice) -> None:
    told = device().post("/api/plans/check", json={}).json()
    assert told["legal"] and told["ruins"] and not told["heroes"]
    assert told["explore"] == told["seasons"] == "base" and told["stacks"] == ["base"]
    assert len(told["ambushes"]) == 4


def test_heroes_alone_brings_its_heroes_and_no_ruins(device: NewDevice) -> None:
    told = device().post("/api/plans/check", json={"sheet": "C"}).json()
    assert told["legal"] and told["heroes"] and not told["ruins"]


ILLEGAL = {
    "no such sheet": ({"sheet": "Z"}, "setup-unknown"),
    "heroes without their heroes": ({"sheet": "C", "heroes": False}, "setup-needs-heroes"),
    "three ambushes": ({"ambushes": ["goblin-attack", "gnoll-raid", "kobold-onslaught"]}, "setup-ambushes"),
    "two skills": ({"skills": ["search", "stealth"]}, "setup-skills"),
    "two edicts of a type": (
        {"edicts": ["greenbough", "treetower", "wildholds", "borderlands"]},
        "setup-edicts",
    ),
    "no such bot": ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, "setup-unknown"),
    "nobody there": ({"seats": [{"kind": "bot"}]}, "setup-needs-person"),
    "a bar in a name": ({"seats": [{"kind": "me", "name": "a|b"}]}, "name-separator"),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_an_illegal_plan_is_explained_and_not_played(device: NewDevice, name: str) -> None:
    wish, code = ILLEGAL[name]
    client = device()
    told = client.post("/api/plans/check", json=wish).json()
    assert not told["legal"] and told["reason_code"] == code and told["reason"].endswith((".", "?"))
    refused = client.post("/api/games", json=wish)
    assert refused.status_code == 422 and refused.json()["detail"] == told["reason"]
    assert refused.json()["code"] == code


UNREADABLE = {
    "no JSON": b"{",
    "no object": b"[]",
    "an unknown field": b'{"colour": "red"}',
    "a negative seed": b'{"seed": -1}',
    "no seats": b'{"seats": []}',
    "a seat of an unknown kind": b'{"seats": [{"kind": "ghost"}]}',
    "a long name": b'{"seats": [{"kind": "me", "name": "%s"}]}' % (b"n" * 41),
    "a hundred and one seats": b'{"seats": [%s]}' % b",".join([b'{"kind": "me"}'] * 101),
    "bytes that are no text": b'{"sheet": "\xff"}',
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_cannot_be_read_is_refused_in_a_sentence(device: NewDevice, name: str) -> None:
    headers = {"Content-Type": "application/json"}
    refused = device().post("/api/games", content=UNREADABLE[name], headers=headers)
    assert refused.status_code in (400, 422)
    assert isinstance(refused.json()["detail"], str) and refused.json()["detail"]


def test_a_hundred_may_sit_at_one_table(device: NewDevice) -> None:
    client = device()
    game = client.create(*["me"] * 100)["id"]
    state = client.state(game)
    assert len(state["seats"]) == len(state["mine"]) == 100


def test_a_chosen_seed_deals_the_same_game_and_is_no_secret(device: NewDevice) -> None:
    one, other = device(), device()
    states = [client.state(client.create(seed=7)["id"]) for client in (one, other)]
    assert states[0]["seed"] == 7
    for part in ("edicts", "card", "revealed"):
        assert states[0][part] == states[1][part]


def test_a_drawn_seed_is_a_secret_while_the_game_runs(device: NewDevice) -> None:
    client = device()
    game = client.create()["id"]
    assert client.state(game)["seed"] is None
    refused = client.post(f"/api/games/{game}/again?same=true")
    assert refused.status_code == 409, "the same deal would show what comes"


def test_once_more_with_a_new_deal(device: NewDevice) -> None:
    client = device()
    game = client.create("me", "chance", sheet="B", seed=3)["id"]
    again = client.post(f"/api/games/{game}/again?same=false")
    assert again.status_code == 201
    state = client.state(again.json()["id"])
    assert state["sheet"] == "B" and state["seed"] is None
    assert [seat["kind"] for seat in state["seats"]] == ["human", "bot"]


def test_once_more_with_the_same_deal_when_the_seed_is_no_secret(device: NewDevice) -> None:
    client = device()
    game = client.create(seed=11)["id"]
    again = client.post(f"/api/games/{game}/again?same=true").json()["id"]
    assert client.state(again)["card"] == client.state(game)["card"]


def test_my_games_are_listed_and_nobody_elses(device: NewDevice) -> None:
    client, stranger = device(), device()
    games = [client.create(sheet=sheet)["id"] for sheet in "ABCD"]
    told = client.get("/api/games").json()
    assert [line["id"] for line in told["running"]] == games and told["recent"] == []
    assert all(line["waiting"] and not line["over"] and line["seats"] == 1 for line in told["running"])
    assert stranger.get("/api/games").json() == {"running": [], "recent": []}


OWN = "11/1^2r6/11/7r^2/4#6/3^##5/6r4/2r8/9^1/5^2r2/r10"


def test_a_sheet_of_ones_own_is_checked_with_reasons(device: NewDevice) -> None:
    told = device().post("/api/plans/check", json={"sheet": OWN.replace("2r8", "2x8")}).json()
    assert not told["legal"] and "“x” in row 8, column 3 means nothing" in told["reason"]
    assert told["own_sheet"]["reasons"][0] == "The mark “x” in row 8, column 3 means nothing."


@pytest.mark.parametrize(("text", "column"), [("..q", 3), ("q\n", 1)])
def test_a_single_wrong_row_is_a_sheet_too_and_no_unknown_key(
    device: NewDevice, text: str, column: int
) -> None:
    told = device().post("/api/plans/check", json={"sheet": text}).json()
    assert f"The mark “q” in row 1, column {column} means nothing." in told["own_sheet"]["reasons"]


def test_a_sheet_of_ones_own_is_told_back_in_one_line_and_as_rows(device: NewDevice) -> None:
    rows = ["." * 11] * 11
    told = device().post("/api/plans/check", json={"sheet": "\n".join(rows)}).json()
    assert told["legal"] and told["explore"] == "base"
    own = told["own_sheet"]
    assert own["line"] == "/".join(["11"] * 11) and own["rows"] == rows and not own["reasons"]
    assert own["remarks"][0] == "This sheet has no mountains; the printed sheets have 5."


def test_a_game_is_played_on_a_sheet_of_ones_own(device: NewDevice) -> None:
    client = device()
    made = client.post("/api/games", json={"sheet": OWN}).json()
    state = client.get(f"/api/games/{made['id']}").json()
    assert state["sheet"] == OWN
    assert any("^" in row for seat in state["seats"] for row in seat.get("rows", state.get("rows", [])))


def test_a_game_with_a_long_log_is_opened_outside_the_loop(
    serving: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cartographers.server.lobby.lobby._SHORT_LOG", 0)
    running = serving()
    client = running.device()
    for seats in (1, 30):
        game = client.create(*["me"] * seats)["id"]
        before = client.state(game)
        RandomClient(client).decide(before, before["mine"][0])
        told = client.state(game)
        running.run(running.app.state.lobby.close_room(game))
        assert client.state(game)["log"] == told["log"]
