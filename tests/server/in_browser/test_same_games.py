"""The same games on a device and on a server: every answer is the same."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from sqlite3 import connect

import pytest

from cartographers.server.in_browser import application
from cartographers.server.in_browser.place import settings
from server.in_browser.every_kind import KINDS, LONG, ME, OTHER, hinted, over
from server.in_browser.here import Here
from server.in_browser.same_game import play
from server.serving import Json, NewDevice
from testkit.long_forms import every

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


@pytest.mark.parametrize("name", every(PLANS, short=["solo with skills and the ambush add-on"]))
def test_a_game_on_a_device_is_answered_as_one_on_a_server(
    name: str, device: NewDevice, tmp_path: Path
) -> None:
    with Here(tmp_path) as here:
        found = play(here, PLANS[name])
    assert len(found) > 30
    assert found == play(device(), PLANS[name])


#: One of each way through the application; whole games are played there against a server, too.
FEW = ("two at one screen with Heroes", "a lesson", "a puzzle", "a position", "looking back", "a study")


@pytest.mark.parametrize("name", every([name for name in KINDS if name not in LONG], short=FEW))
def test_every_kind_of_game_is_played_to_its_end_on_a_device(name: str, tmp_path: Path) -> None:
    with Here(tmp_path) as here:
        KINDS[name](here)
        assert here.get("/api/games").status_code == 200, "it goes on"


@pytest.mark.long
def test_hints_and_an_analysis_come_from_the_device(tmp_path: Path) -> None:
    """What takes a while for each decision is played to its end by ``python tests/long flight``."""
    with Here(tmp_path) as here:
        hinted(here, most=2)
        asked = here.post(f"/api/games/{over(here)}/analysis", json={"seat": 0})
        assert asked.status_code == 202, asked.text


def test_two_devices_deal_different_cards(tmp_path: Path) -> None:
    def dealt(folder: Path) -> str:
        with Here(folder) as here:
            offer = here.post("/api/deals").json()["offer"]
            wish = {"seats": [ME], "deal": {"offer": offer, "nonce": "0" * 32}}
            commitment: str = here.post("/api/games", json=wish).json()["commitment"]
            return commitment

    assert dealt(tmp_path / "one") != dealt(tmp_path / "other")


def test_nobody_is_limited_on_a_device_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it is stored either: each transaction is one more that a new game would wait for."""
    strict = replace(settings(tmp_path), creation_limit=(1, 1))
    monkeypatch.setattr(application, "settings", lambda folder: strict)
    with Here(tmp_path) as here:
        for _ in range(3):
            assert here.post("/api/games", json={"seats": [ME]}).is_success
    with closing(connect(tmp_path / "games.sqlite")) as database:
        assert database.execute("SELECT COUNT(*) FROM budgets").fetchall() == [(0,)]
