"""The coach of a first game: silent while little is at stake, and otherwise it says what would be better."""

import asyncio

import pytest
from httpx import Response

from cartographers.notation.wire import write_decision
from cartographers.players.player import Advice
from cartographers.rules.decision import Decision
from cartographers.rules.listing import decisions
from cartographers.rules.state import Game
from cartographers.rules.view import View, view
from cartographers.server.features.coach.jobs import AdviserWorkers
from cartographers.server.features.coach.second_looks import AT_STAKE, MOST_A_SEASON, SecondLooks
from cartographers.server.work.allowance import Allowance, AllowedWork
from cartographers.server.work.queue import Lane, WorkQueue
from cartographers.server.work.searches import Searches
from cartographers.server.work.threads import Threads
from cartographers.server.workers.job import WorkerFailed
from cartographers.table.analysis import Question
from cartographers.table.opening import open_table
from server.quick_advisers import served  # noqa: F401  # a fixture: its name is its use
from server.serving import Device, Json, NewDevice, Served
from server.worker_pool import PURPOSE
from testkit.oracle import Oracle

# The coach thinks in a process of its own, which has to answer in time.
pytestmark = pytest.mark.real_clock


def second_look(client: Device, state: Json, decision: Json, step: int | None = None) -> Response:
    wish = {"step": state["step"] if step is None else step, "decision": decision}
    return client.post(f"/api/games/{state['id']}/seats/0/second-look", json=wish)


def started(client: Device, **wish: object) -> Json:
    """The state of a coached game at its first card."""
    deal = {} if wish.get("hints") is False else {"seed": 3}
    return client.state(client.create(coached=True, **deal, **wish)["id"])


def seen(running: Served, state: Json) -> View:
    """What the player of a game sees, as the server has it."""
    game: Game = running.app.state.lobby.rooms[state["id"]].game
    return view(game, 0)


def lost(shown: View, decision: Decision) -> float:
    """How many stars a decision costs by the adviser of the tests."""
    best, *others = Oracle().advise(shown, decision, most=1)
    return best.expected - next(one for one in (best, *others) if one.decision == decision).expected


def test_the_coach_speaks_up_only_if_more_than_three_stars_are_at_stake(
    served: Served,  # noqa: F811
    device: NewDevice,
) -> None:
    client = device()
    state = started(client)
    shown = seen(served, state)
    costs = {one: lost(shown, one) for one in decisions(shown)}
    cheap = max((one for one in costs if costs[one] <= AT_STAKE), key=lambda one: costs[one])
    dear = min((one for one in costs if costs[one] > AT_STAKE), key=lambda one: costs[one])
    silent = second_look(client, state, write_decision(cheap)).json()
    assert silent == {"speaks": False, "lost": 0, "decision": None, "parts": []}
    spoken = second_look(client, state, write_decision(dear)).json()
    assert spoken["speaks"] and spoken["lost"] == round(costs[dear])
    assert sum(part["stars"] for part in spoken["parts"]) == spoken["lost"]
    best = Oracle().advise(shown, dear, most=1)[0].decision
    assert spoken["decision"] == write_decision(best)
    assert client.state(state["id"]) == state


@pytest.mark.long
def test_the_coach_speaks_up_at_most_twice_a_season(
    served: Served,  # noqa: F811
    device: NewDevice,
) -> None:
    client = device()
    state = started(client)
    spoken: dict[int, int] = {}
    while state["season"] < 2:
        if state["phase"] == "draw":
            shown = seen(served, state)
            dear = max(decisions(shown), key=lambda one: lost(shown, one))
            # Asked again about the same step, as after a reload, it says the same.
            first, again = (second_look(client, state, write_decision(dear)).json() for _ in range(2))
            assert first == again
            spoken[state["season"]] = spoken.get(state["season"], 0) + first["speaks"]
            client.decide(state, 0, write_decision(dear))
        state = client.state(state["id"])
    assert spoken == {0: MOST_A_SEASON, 1: MOST_A_SEASON}


def test_the_coach_is_started_when_a_coached_game_is_opened(
    device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Game] = []
    monkeypatch.setattr(SecondLooks, "warm_up", lambda self, game, _: opened.append(game))
    client = device()
    client.create(seed=3)
    started(client, hints=False)
    assert opened == []
    assert started(client)["step"] == opened[0].step


class Asked(AdviserWorkers):
    """Remembers what it was asked, and then fails or never answers."""

    def __init__(self, fails: bool) -> None:
        self._fails = fails
        self.asked: list[tuple[Game, int]] = []

    async def advise(self, question: Question, seat: int, *_: object) -> list[Advice]:
        self.asked.append((question.game, seat))
        if not self._fails:
            await asyncio.Event().wait()
        raise WorkerFailed("it does not start")


@pytest.mark.parametrize("fails", [True, False])
def test_a_coach_that_fails_to_start_or_never_answers_does_not_keep_the_server_from_closing(
    fails: bool,
) -> None:
    advisers, game = Asked(fails), open_table(seed=3).game

    async def start_and_close() -> None:
        queue, allowance = WorkQueue({Lane.TABLE: 1, Lane.READING: 1}), Allowance(AllowedWork(9, 9, 9))
        looks = SecondLooks(advisers, Searches(queue, allowance), Threads(queue, allowance))
        looks.warm_up(game, PURPOSE)
        await asyncio.sleep(0)
        await asyncio.wait_for(looks.close(), 10)

    asyncio.run(start_and_close())
    assert advisers.asked == [(game, 0)]


def test_a_second_look_is_for_a_legal_decision_of_this_step(device: NewDevice) -> None:
    client, other = device(), device()
    state = started(client)
    single = {"terrain": "forest", "cells": ["A1"]}
    assert second_look(client, state, single).status_code == 422
    assert second_look(client, state, {"cells": "A1"}).status_code == 422
    assert second_look(client, state, single, step=state["step"] + 1).status_code == 409
    assert second_look(other, state, single).status_code == 403


def test_a_game_is_coached_if_it_was_created_so_and_has_hints(device: NewDevice) -> None:
    client = device()
    assert started(client)["coached"]
    assert not started(client, hints=False)["coached"]
    assert not client.state(client.create(seed=3)["id"])["coached"]
