"""Long jobs of a device are done by another worker, and calls are answered meanwhile."""

import asyncio
from pathlib import Path

import pytest

from cartographers.server.in_browser.application import Application
from cartographers.server.in_browser.thinker import answer_job
from server.in_browser.here import Here
from server.random_client import RandomClient

AGAINST_SEARCH = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:100ms"}], "seed": 5}


class OtherWorker:
    """The other worker, which answers when it is told to."""

    def __init__(self) -> None:
        self.application: Application | None = None
        self.may_answer, self.jobs, self.broken = asyncio.Event(), list[str](), False

    def ready(self) -> bool:
        return True

    async def do(self, number: int, run: str, request: str) -> None:
        self.jobs.append(run)
        await self.may_answer.wait()
        if self.broken:
            raise RuntimeError("out of memory")
        hear = self.application
        assert hear
        answer_job(run, request, lambda answer: hear.hear(number, answer))


@pytest.fixture
def other() -> OtherWorker:
    """A worker that has a job and does not answer yet."""
    return OtherWorker()


def begun(here: Here, other: OtherWorker) -> tuple[str, int]:
    """A game in which a bot thinks: its id, and the step."""
    other.application = here.application
    game = here.post("/api/games", json=AGAINST_SEARCH).json()["id"]
    state = here.get(f"/api/games/{game}").json()
    RandomClient(here, 5).decide(state, state["mine"][0])
    return game, state["step"]


def test_while_a_bot_thinks_elsewhere_calls_are_answered(tmp_path: Path, other: OtherWorker) -> None:
    with Here(tmp_path, other) as here:
        game, step = begun(here, other)
        assert here.get(f"/api/games/{game}").json()["step"] == step
        assert other.jobs == ["cartographers.server.workers.decide:decide"]
        other.may_answer.set()
        assert RandomClient(here, 5).play(game)["ending"]
        assert len(other.jobs) > 10


@pytest.mark.long
def test_what_fails_elsewhere_is_done_here(tmp_path: Path, other: OtherWorker) -> None:
    other.broken = True
    other.may_answer.set()
    with Here(tmp_path, other) as here:
        game, _ = begun(here, other)
        assert RandomClient(here, 5).play(game)["ending"]


@pytest.mark.long
def test_bots_that_decide_at_once_are_not_sent_elsewhere(tmp_path: Path, other: OtherWorker) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "learned"}]
    with Here(tmp_path, other) as here:
        game = here.post("/api/games", json={"seats": seats, "seed": 5}).json()["id"]
        assert RandomClient(here, 5).play(game)["ending"]
    assert other.jobs == []
