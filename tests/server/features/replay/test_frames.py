"""Looking back: explained seasons, replays, records down and up."""

import itertools
from json import dumps, loads

import pytest

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.season import monsters_toll
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, Served

PLANS = {
    "solo": {"seats": [{"kind": "me", "name": "Ann"}], "seed": 3},
    "solo heroes": {"seats": [{"kind": "me"}], "sheet": "D", "skills": True, "seed": 5},
    "three with everything": {
        "seats": [{"kind": "me", "name": name} for name in ("Ann", "Бен", "")],
        "sheet": "C",
        "explore": "base",
        "ambushes": ["heroes"],
        "heroes": True,
        "skills": True,
        "seed": 9,
    },
}


@pytest.fixture(scope="module", params=PLANS)
def finished(request: pytest.FixtureRequest, served: Served) -> tuple[Device, Json]:
    """A finished game, and the last state its player was sent."""
    client = served.device()
    game = client.post("/api/games", json=PLANS[request.param]).json()["id"]
    return client, RandomClient(client, 7).play(game)


def test_each_season_is_explained_and_the_parts_add_up(finished: tuple[Device, Json]) -> None:
    client, over = finished
    seats = over["seats"]
    for season in range(len(seats[0]["scores"])):
        told = client.get(f"/api/games/{over['id']}/seasons/{season}").json()
        for seat, mine in zip(seats, told["seats"], strict=True):
            score = seat["scores"][season]
            for name in ("first", "second", "monsters"):
                assert (
                    sum(part["stars"] for part in mine[name]["parts"]) == mine[name]["stars"] == score[name]
                )
            assert mine["coins"] == score["coins"] and mine["stars"] == score["stars"]
            assert mine["total"] == sum(one["stars"] for one in seat["scores"][: season + 1])
        first, second = over["seasons"][season]["edicts"]
        assert told["edicts"] == [over["edicts"][first], over["edicts"][second]]


def test_a_season_that_was_not_scored_cannot_be_explained(device: NewDevice) -> None:
    client = device()
    game = client.create()["id"]
    assert client.get(f"/api/games/{game}/seasons/0").status_code == 404
    assert client.get(f"/api/games/{game}/seasons/4").status_code == 422


def test_a_replay_goes_from_the_bare_sheet_to_the_last_map(
    finished: tuple[Device, Json], served: Served
) -> None:
    _, over = finished
    told = served.device().get(f"/api/games/{over['id']}/replay").json()
    assert told["seasons"] == ["spring", "summer", "fall", "winter"]
    frames = told["frames"]
    assert frames[0]["kind"] == "start" and frames[-1]["kind"] == "end" and told["over"]
    assert frames[-1]["rows"] == [seat["rows"] for seat in over["seats"]]
    assert frames[-1]["marks"] == [seat["marks"] for seat in over["seats"]]
    assert frames[-1]["coins"] == [[seat["coins"], seat["crossed"]] for seat in over["seats"]]
    assert frames[-1]["stars"] == [seat["stars"] for seat in over["seats"]]
    assert [frame["line"] for frame in frames if frame["line"]] == over["log"]
    assert told["ending"] == over["ending"]


def test_a_replay_shows_each_drawing_where_the_log_says(finished: tuple[Device, Json]) -> None:
    client, over = finished
    frames = client.get(f"/api/games/{over['id']}/replay").json()["frames"]
    for before, now in itertools.pairwise(frames):
        for seat, (old, new) in enumerate(zip(before["rows"], now["rows"], strict=True)):
            changed = {
                f"{'ABCDEFGHIJK'[row]}{column + 1}"
                for row in range(11)
                for column in range(11)
                if old[row][column] != new[row][column]
            }
            drawings = [one for one in now["line"]["drawn"] if one["seat"] == seat] if now["line"] else []
            told = {cell for one in drawings for _, cells in one["strokes"] for cell in cells}
            told |= {cell for one in drawings for cell in one["destroyed"]}
            assert changed <= told, (now["kind"], now["card"], seat)


def test_what_each_turn_gained_adds_up_to_the_stars_of_its_season(finished: tuple[Device, Json]) -> None:
    client, over = finished
    frames = client.get(f"/api/games/{over['id']}/replay").json()["frames"]
    for season, facts in enumerate(over["seasons"]):
        edicts = [shelf().edicts[over["edicts"][index]] for index in facts["edicts"]]
        turns = [at for at, one in enumerate(frames) if one["kind"] == "turn" and one["season"] == season]
        for seat, mine in enumerate(over["seats"]):
            bare = frames[turns[0] - 1]
            sheet = read_picture(bare["rows"][seat])
            coins, crossed = bare["coins"][seat]
            worth = sum(edict.worth(sheet) for edict in edicts) + coins - crossed - monsters_toll(sheet)
            gained = sum(frames[at]["gained"][seat] for at in turns)
            assert worth + gained == mine["scores"][season]["stars"]
    assert all(one["gained"] == [] for one in frames if one["kind"] != "turn")


def test_the_clock_of_a_replay_never_runs_backwards_in_a_season(finished: tuple[Device, Json]) -> None:
    client, over = finished
    frames = client.get(f"/api/games/{over['id']}/replay").json()["frames"]
    for before, now in itertools.pairwise(frames):
        assert now["season"] > before["season"] or now["clock"] >= before["clock"]
    for season, facts in enumerate(over["seasons"]):
        scored = [frame for frame in frames if frame["kind"] == "season" and frame["season"] == season]
        full = all("." not in row and "r" not in row for row in over["seats"][0]["rows"])
        assert full or scored[0]["clock"] >= facts["time"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_can_be_downloaded_and_looked_at_elsewhere(
    finished: tuple[Device, Json], served: Served, form: str
) -> None:
    client, over = finished
    answer = client.get(f"/api/games/{over['id']}/record?format={form}")
    assert "attachment" in answer.headers["content-disposition"]
    other = served.device()
    uploaded = other.post("/api/records", json={"record": answer.text})
    assert uploaded.status_code == 201, uploaded.text
    game = uploaded.json()["id"]
    one, two = (other.get(f"/api/games/{id}/replay").json() for id in (over["id"], game))
    assert one | {"id": ""} == two | {"id": ""}
    assert other.get(f"/api/games/{game}/record?format={form}").text == answer.text
    state = other.state(game)
    assert state["phase"] == "over" and state["mine"] == [] and state["seed"] is None
    assert other.post(f"/api/games/{game}/again?same=true").status_code == 409
    assert other.post(f"/api/games/{game}/again?same=false").status_code == 201


def test_a_doctored_record_is_refused_where_it_goes_wrong(
    finished: tuple[Device, Json], device: NewDevice
) -> None:
    client, over = finished
    text = client.get(f"/api/games/{over['id']}/record").text
    told = loads(client.get(f"/api/games/{over['id']}/record?format=json").text)
    told["steps"][-1]["end"]["totals"][0] += 1
    richer = device().post("/api/records", json={"record": dumps(told)})
    assert richer.status_code == 422 and "stars" in richer.json()["detail"]
    shorter = device().post("/api/records", json={"record": "\n".join(text.splitlines()[:-2])})
    assert shorter.status_code == 422 and shorter.json()["detail"]


@pytest.mark.parametrize("text", ["", "hello", "{", "{}", "[" * 100_000, '{"a":' * 50_000, "{" + "9" * 9000])
def test_what_is_no_record_is_refused(device: NewDevice, text: str) -> None:
    refused = device().post("/api/records", json={"record": text})
    assert refused.status_code == 422 and refused.json()["detail"]


def test_the_record_of_a_running_game_ends_with_its_last_full_turn(device: NewDevice) -> None:
    client = device()
    game = client.create(seed=3)["id"]
    state = client.state(game)
    for _ in range(4):
        state = RandomClient(client, 1).decide(state, state["mine"][0])
    told = loads(client.get(f"/api/games/{game}/record?format=json").text)
    assert [step["reveal"] for step in told["steps"] if "reveal" in step] == [
        line["card"] for line in state["log"] if line["kind"] == "turn"
    ][: len(told["steps"])]
    refused = client.post("/api/records", json={"record": dumps(told)})
    assert refused.status_code == 422 and "before the game is over" in refused.json()["detail"]
    assert client.get(f"/api/games/{game}/record?format=pdf").status_code == 422
