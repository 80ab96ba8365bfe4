"""The box in ``examples/tidewater``, installed as anyone would: it plays without a line changed in ours."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from boxes.installing import command, environment, run
from browser.serving import Serving
from server.random_client import RandomClient
from server.serving import Device
from server.without_network import answers

EDICTS = ["greenbough", "fishing-fleet", "wildholds", "borderlands"]
GAMES = Path(__file__).with_name("tidewater_games.py")

ROOT = Path(__file__).parents[2]


def test_the_page_shows_what_makes_the_package_a_box() -> None:
    page = (ROOT / "docs" / "boxes.md").read_text(encoding="utf-8")
    shown = page.partition("```toml\n")[2].partition("```")[0]
    assert "entry-points" in shown
    assert shown in (ROOT / "examples" / "tidewater" / "pyproject.toml").read_text(encoding="utf-8")


def test_whole_games_by_chance_have_all_that_is_in_the_box(tidewater: Path) -> None:
    done = run(tidewater, str(GAMES))
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["games"] == seen["records"] == 24
    assert all(seen.values()), seen


def test_the_commands_know_the_box_by_name(tidewater: Path) -> None:
    told = " ".join(command(tidewater, "simulate", "--help").stdout.split())
    assert "ambush, base, heroes, skills, tidewater (base)" in told
    assert "A, B, C, D, T, or a file" in told
    done = command(tidewater, "simulate", "--boxes", "base,tidewater", "--sheet", "T", "--games", "2")
    assert "2 games on sheet T (The Estuary)" in done.stdout, done.stderr


@pytest.mark.long
def test_the_bots_play_with_the_box_to_the_end(tidewater: Path, tmp_path: Path) -> None:
    # In one test, so that the bots' backend is compiled for the box only once.
    for number, players in enumerate(("search:20n", "chance,greedy,planner,learned,search:20n")):
        folder = tmp_path / str(number)
        options = ["--boxes", "base,tidewater", "--sheet", "T", "--players", players, "--games", "1"]
        done = command(tidewater, "simulate", *options, "--record", str(folder))
        assert done.returncode == 0, done.stderr
        (record,) = folder.iterdir()
        told = command(tidewater, "replay", str(record))
        assert "sheet T (The Estuary)" in told.stdout, told.stderr


@pytest.fixture
def device(tidewater: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Device]:
    """A device at a server that has the box."""
    monkeypatch.setenv("PYTHONPATH", environment(tidewater)["PYTHONPATH"])
    serving = Serving(tmp_path).start()
    with serving.device() as one:
        yield one
    serving.stop()


def test_the_catalogue_brings_the_words_and_the_glyph(device: Device) -> None:
    told = device.get("/api/catalogue").json()
    assert "tidewater" in told["boxes"] and "tidewater" not in told["explore_sets"] + told["season_sets"]
    assert {"key": "T", "box": "tidewater"}.items() <= told["sheets"][-1].items()
    assert "fishing-fleet = Fishing Fleet" in told["texts"]
    assert 'id="g-wraith"' in told["glyphs"]


@pytest.mark.long
def test_a_browser_without_a_network_has_the_box_too(device: Device, tmp_path: Path) -> None:
    wish = {"sheet": "T", "ambushes": ["base", "tidewater"], "edicts": EDICTS, "seed": "3", "step": 4}
    told = device.post("/api/companion", json=wish, headers={"Accept-Language": "en"})
    assert told.status_code == 200, told.text
    found = answers(device.get("/api/engine").content, tmp_path / "browser", [("POST", "companion", wish)])
    assert found == [(200, told.json())]


def test_a_game_is_played_over_the_api_against_a_bot(device: Device) -> None:
    wish = {
        "sheet": "T",
        "edicts": EDICTS,
        "ambushes": ["base", "tidewater"],
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
        "seed": 3,
    }
    answer = device.post("/api/plans/check", json=wish).json()
    assert answer["legal"] and answer["stacks"] == ["base", "tidewater"], answer
    assert len(answer["ambushes"]) == 5
    game = device.post("/api/games", json=wish).json()["id"]
    state = RandomClient(device, 3).play(game, most=20_000)
    assert state["sheet"] == "T" and len(state["ending"]["places"]) == 2
    record = device.get(f"/api/games/{game}/record?format=text").text
    assert "sheet: T\n" in record and "tide-pools" in record
