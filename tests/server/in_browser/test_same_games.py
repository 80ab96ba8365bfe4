"""The same games on a device and on a server: every answer is the same."""

from pathlib import Path

import pytest

from server.in_browser.here import Here
from server.in_browser.same_game import play
from server.random_client import RandomClient
from server.serving import Json, NewDevice

ME, OTHER = {"kind": "me"}, {"kind": "me", "name": "Other"}
PLANS: dict[str, Json] = {
    "solo": {"seats": [ME]},
    "solo with skills and the ambush add-on": {
        "sheet": "B",
        "ambushes": ["base", "ambush"],
        "skills": True,
        "seats": [ME],
    },
    "two at one screen": {"sheet": "C", "heroes": True, "seats": [ME, OTHER]},
}


@pytest.mark.parametrize("name", PLANS)
def test_a_game_on_a_device_is_answered_as_one_on_a_server(
    name: str, device: NewDevice, tmp_path: Path
) -> None:
    with Here(tmp_path) as here:
        found = play(here, PLANS[name])
    assert len(found) > 30
    assert found == play(device(), PLANS[name])


def test_a_bot_plays_on_a_device(tmp_path: Path) -> None:
    with Here(tmp_path) as here:
        seats = [ME, {"kind": "bot", "bot": "learned"}]
        game = here.post("/api/games", json={"seats": seats, "seed": 5}).json()["id"]
        state = RandomClient(here, 5).play(game)
        assert [place["seat"] for place in state["ending"]["places"]] == [1, 0], "chance beats nobody"


def test_lessons_puzzles_hints_analysis_and_what_if_come_from_the_device(tmp_path: Path) -> None:
    with Here(tmp_path) as here:
        lesson = here.post("/api/lessons/placing", json={"fresh": True})
        assert lesson.json()["id"].startswith("device-")
        assert here.get("/api/puzzles").json()["today"]
        game = here.post("/api/games", json={"seats": [ME], "seed": 5}).json()["id"]
        step = here.get(f"/api/games/{game}").json()["step"]
        hint = here.post(f"/api/games/{game}/seats/0/hint", json={"step": step})
        assert hint.status_code == 200, hint.text
        RandomClient(here, 5).play(game)
        asked = here.post(f"/api/games/{game}/analysis", json={"seat": 0})
        assert asked.status_code in (200, 202), asked.text
        again = here.post("/api/records", json={"record": here.get(f"/api/games/{game}/record").text})
        assert again.json()["id"].startswith("device-")
        branch = here.post(f"/api/games/{game}/what-if", json={"seat": 0, "seq": 4})
        assert branch.json()["id"].startswith("device-"), branch.text


def test_two_devices_deal_different_cards(tmp_path: Path) -> None:
    def dealt(folder: Path) -> str:
        with Here(folder) as here:
            offer = here.post("/api/deals").json()["offer"]
            wish = {"seats": [ME], "deal": {"offer": offer, "nonce": "0" * 32}}
            commitment: str = here.post("/api/games", json=wish).json()["commitment"]
            return commitment

    assert dealt(tmp_path / "one") != dealt(tmp_path / "other")
