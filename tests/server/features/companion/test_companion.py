"""The companion of people who draw on paper, over HTTP."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.server.features.companion.messages import CompanionRequest
from cartographers.server.features.companion.steps import companion_step
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.unplayed import card_order
from cartographers.words.book import words
from server.serving import Device, NewDevice

#: Everything at once: ruins, ambushes that last, heroes, skills.
EVERYTHING = {
    "stacks": ["base", "heroes"],
    "ambushes": ["base", "heroes", "ambush"],
    "heroes": True,
    "skills": True,
}
PLAN = Plan(
    seats=2,
    stacks=("base", "heroes"),
    ambushes=("base", "heroes", "ambush"),
    heroes=True,
    skills=True,
)


def whole_game(device: NewDevice, **wish: Any) -> list[dict[str, Any]]:
    """Every step of a game, asked for one by one."""
    client = device()
    told: list[dict[str, Any]] = []
    while not told or told[-1]["kind"] != "end":
        answer = client.post("/api/companion", json={**wish, "step": len(told)})
        assert answer.status_code == 200, answer.text
        told.append(answer.json())
    return told


def test_a_whole_game_is_told_card_by_card(device: NewDevice) -> None:
    told = whole_game(device, seed="7", **EVERYTHING)
    setup = deal(shelf(), PLAN, 7)
    assert told[0]["edicts"] == list(setup.edicts) and told[0]["skills"] == list(setup.skills)
    assert told[0]["examples"].keys() == set(setup.edicts)
    assert [step["step"] for step in told] == list(range(len(told)))
    came = [step["card"] if step["kind"] == "card" else "" for step in told[1:-1]]
    assert came == card_order(shelf(), setup, SeedDealer(7))


def test_a_season_ends_when_its_time_is_used_up_and_scores_two_edicts(device: NewDevice) -> None:
    told = whole_game(device, seed="7", **EVERYTHING)
    for number, step in enumerate(told):
        if step["kind"] != "card":
            continue
        time = step["seasons"][step["season"]]["time"]
        assert step["ends_season"] == (step["clock_after"] >= time) == (told[number + 1]["kind"] == "season")
    for step in told:
        if step["kind"] == "season":
            edicts = [step["edicts"][index] for index in step["seasons"][step["season"]]["edicts"]]
            assert list(step["examples"]) == edicts


def test_no_step_tells_what_comes_after_it(device: NewDevice) -> None:
    told = whole_game(device, seed="7", **EVERYTHING)
    for number, step in enumerate(told):
        now = [
            one["card"]
            for one in told[: number + 1]
            if one["kind"] == "card" and one["season"] == step["season"]
        ]
        assert step["revealed"] == (now if step["kind"] in ("card", "season") else [])
        # What is left lies open, but in the order of the box, whatever the deal.
        order = [key for key in shelf().cards if key in step["deck"]]
        assert step["deck"] == order


def all_steps(wish: CompanionRequest) -> Iterator[dict[str, Any]]:
    """Every step of a game, without a server."""
    for step in count():
        told = companion_step(wish.model_copy(update={"step": step}), words())
        yield told.model_dump()
        if told.kind == "end":
            return


def test_ruins_wait_for_an_explore_card() -> None:
    """R3.2."""
    waiting = False
    seen = set()
    for seed in range(8):
        wish = CompanionRequest.model_validate({"seed": str(seed), **EVERYTHING})
        for step in all_steps(wish):
            card = shelf().cards.get(step["card"])
            kind = type(card).__name__
            if step["kind"] != "card":
                assert not waiting
                continue
            waiting = waiting or kind == "RuinsCard"
            assert step["must_cover"] == (waiting and kind == "ExploreCard")
            assert step["ruins_waiting"] == (waiting and kind != "ExploreCard")
            seen.add((kind, waiting))
            waiting = waiting and kind != "ExploreCard"
    assert {("ExploreCard", True), ("AmbushCard", True), ("HeroCard", False)} <= seen


def test_monsters_that_last_act_after_every_season_but_the_last(device: NewDevice) -> None:
    """R5.2."""
    told = whole_game(device, seed="3", sheet="C", ambushes=["heroes"])
    lasting: list[str] = []
    acted = 0
    for step in told:
        if step["kind"] == "card" and step["card"] in ("zombie-plague", "giant-troll-ravage"):
            lasting.append(step["card"])
        if step["kind"] == "season":
            assert step["acting"] == ([] if step["last"] else lasting)
            acted += len(step["acting"])
    assert acted


def test_who_plays_alone_is_told_the_titles_and_may_end_with_a_full_map(device: NewDevice) -> None:
    """R11.3, R11.4."""
    told = whole_game(device, seed="7", solo=True)
    assert told[-1]["target"] == sum(shelf().edicts[key].solo_rating for key in told[0]["edicts"])
    assert told[-1]["titles"][0] == {"key": "legendary-cartographer", "rating": shelf().titles[0].minimum}
    early = whole_game(device, seed="7", solo=True, full=2)
    assert [step["kind"] for step in early] == ["start", "card", "card", "season", "end"]
    assert early[3]["last"] and not told[3].get("last")
    several = whole_game(device, seed="7")
    assert several[-1]["titles"] == [] and [one["card"] for one in several] == [one["card"] for one in told]


def test_a_step_after_the_end_is_the_end(device: NewDevice) -> None:
    last = whole_game(device, seed="7")[-1]
    assert device().post("/api/companion", json={"seed": "7", "step": 400}).json() == last


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"edicts": ["deepwood"]}, "deepwood"),
        ({"sheet": "Z"}, "“Z”"),
        ({"sheet": "C", "heroes": False}, "hero cards"),
        ({"seed": "-1"}, "seed"),
        ({"step": -1}, "step"),
        ({"step": 501}, "step"),
        ({"step": "1"}, "step"),
        ({"seats": 3}, "seats"),
    ],
)
def test_what_is_no_game_is_refused_with_a_reason(device: NewDevice, wish: dict[str, Any], said: str) -> None:
    answer = device().post("/api/companion", json={"seed": "1", **wish})
    assert answer.status_code == 422
    assert said.lower() in answer.json()["detail"].lower()


KEY = "a-key-that-nobody-guesses"


def tell(client: Device, step: int, **more: Any) -> dict[str, Any]:
    """Tell where a game is; where it is then."""
    answer = client.post("/api/companion/screens", json={"key": KEY, "step": step, **more})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def steps_of(lines: Iterator[str]) -> Iterator[int]:
    """The steps that a stream tells of."""
    return (json.loads(line.removeprefix("data: "))["step"] for line in lines if line.startswith("data: "))


def test_screens_follow_whoever_has_the_key(device: NewDevice) -> None:
    phone, other, projector = device(), device(), device()
    screen = tell(phone, 0, opens=True)["screen"]
    assert KEY not in screen
    with projector.stream("GET", f"/api/companion/screens/{screen}") as stream:
        steps = steps_of(stream.iter_lines())
        assert next(steps) == 0
        first = tell(phone, 1)
        assert next(steps) == 1
        # A second device with the key sees where the game is before it goes on, and then back.
        assert tell(other, 0, opens=True) == first
        assert tell(other, 2, full=1)["turn"] > first["turn"]
        assert next(steps) == 2
        tell(other, 1)
        assert next(steps) == 1


def test_a_screen_cannot_go_on_and_an_unknown_one_is_told_so(device: NewDevice) -> None:
    client = device()
    screen = tell(client, 3)["screen"]
    # What screens know is no key of their own game.
    answer = client.post("/api/companion/screens", json={"key": screen, "step": 9})
    assert answer.json()["screen"] != screen
    assert tell(client, 0, opens=True)["step"] == 3
    missing = client.get("/api/companion/screens/nobody")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-screen")
    assert client.post("/api/companion/screens", json={"key": "short", "step": 1}).status_code == 422
