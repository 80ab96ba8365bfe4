"""Own mistakes on a server: found in a finished game, seen by nobody else, back until they are learned."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from json import loads
from pathlib import Path
from zipfile import ZipFile

import pytest

from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game
from cartographers.notation.wire import write_decision
from cartographers.puzzles.mistake import SPACING, THEMES, Losses
from cartographers.puzzles.position import drawings_of
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.features.puzzles import jobs
from cartographers.server.workers.job import find_run
from server.conftest import plenty
from server.daily_clock import DAY, WallClock, serve
from server.postgres_server import on_both_databases
from server.quick_advisers import QUICK
from server.random_client import RandomClient
from server.serving import Device, Json, Served


@pytest.fixture
def clock() -> WallClock:
    """The time of the server."""
    return WallClock()


@pytest.fixture
def running(tmp_path: Path, clock: WallClock, database: Callable[[], str]) -> Iterator[Served]:
    """A server that goes by the clock."""
    with serve(tmp_path, clock, database()) as served:
        yield served


def played(client: Device, seed: int = 3) -> str:
    """A finished game."""
    game: str = RandomClient(client, 7).play(client.create(seed=seed)["id"])["id"]
    return game


def path(game: str) -> str:
    return f"/api/games/{game}/seats/0/mistakes"


def positions(client: Device, game: str, most: int = 2) -> list[Json]:
    """Some turns of a game in which there was something to choose, late ones first."""
    found: list[Json] = []
    for first in range(client.state(game)["seq"], 0, -5):
        sent = client.post(f"{path(game)}/job", json={"turns": list(range(max(0, first - 4), first + 1))})
        assert sent.status_code == 200, sent.text
        found += loads(sent.json()["request"])["turns"]
        if len(found) >= most:
            return found[:most]
    raise AssertionError("there was nothing to choose")


def right_and_wrong(game: Game) -> tuple[Json, Json]:
    """The first of the drawings, which is right here, and the last."""
    drawings = drawings_of(view(game, 0))
    return write_decision(drawings[0]), write_decision(drawings[-1])


def losses(position: Json) -> Json:
    """The first drawing is right; all others lose three stars."""
    number = len(drawings_of(view(read_game(shelf(), position["game"]), 0)))
    return {"seq": position["seq"], "losses": [0, *[30] * (number - 1)], "lead": 3.0, "error": 0.2}


def keep(client: Device, game: str) -> list[Json]:
    """Send what a page would have found; the mistakes that came of it."""
    turns = [losses(one) for one in positions(client, game)]
    sent = client.post(f"{path(game)}/found", json={"turns": turns})
    assert sent.status_code == 200, sent.text
    found: list[Json] = sent.json()["found"]
    assert found
    return found


def told(client: Device) -> Json:
    found: Json = client.get("/api/mistakes").json()
    return found


def drawings_in(client: Device, game: str, line: Json) -> tuple[Json, Json]:
    """A right and a wrong answer to a mistake."""
    for position in positions(client, game, 2):
        one = read_game(shelf(), position["game"])
        if (one.card, one.season) == (line["card"], line["season"]):
            return right_and_wrong(one)
    raise AssertionError("the mistake is of no turn")


def answer(client: Device, id: str, decision: Json) -> Json:
    sent = client.post(f"/api/puzzles/{id}/answer", json={"decision": decision})
    assert sent.status_code == 200, sent.text
    result: Json = sent.json()
    return result


@on_both_databases
def test_a_mistake_comes_back_until_it_is_learned(running: Served, clock: WallClock) -> None:
    anna = running.device()
    game = played(anna)
    assert told(anna)["games"] == [{"game": game, "seat": 0}]
    line = keep(anna, game)[0]
    assert line["own"] and line["id"].startswith("own-")
    now = told(anna)
    assert line["id"] in [one["id"] for one in now["due"]] and now["games"] == [] and now["learned"] == 0
    assert {one["theme"] for one in now["themes"]} <= set(THEMES)
    assert sum(one["mistakes"] for one in now["themes"]) == now["mistakes"] == len(now["due"])

    right, wrong = drawings_in(anna, game, line)
    state = anna.get(f"/api/puzzles/{line['id']}").json()
    assert state["result"] is None and state["line"]["own"]
    assert "mistake" not in state and "theme" not in str(state["line"]), "what it is about is told afterwards"

    missed = answer(anna, line["id"], wrong)
    assert not missed["solved"] and missed["mine"]["loss"] == 3.0 and missed["mistake"]["level"] == 0
    assert missed["mistake"]["comes_back"] - clock.now < DAY, "it comes back the same day"
    assert missed["mistake"]["played"]["loss"] == 3.0 and missed["me"]["tries"] == 0, "no rating moves"
    assert missed["source"]["game"] == game
    clock.now = missed["mistake"]["comes_back"]
    for level in range(1, len(SPACING) + 1):
        assert line["id"] in [one["id"] for one in told(anna)["due"]]
        solved = answer(anna, line["id"], right)
        assert solved["solved"] and solved["counted"] and solved["mistake"]["level"] == level
        assert line["id"] not in [one["id"] for one in told(anna)["due"]]
        assert not answer(anna, line["id"], right)["counted"], "before its time nothing moves"
        clock.now = solved["mistake"]["comes_back"]
    learned = answer(anna, line["id"], right)["mistake"]
    assert learned["comes_back"] is None and told(anna)["learned"] == 1


@on_both_databases
def test_nobody_else_sees_it_and_it_goes_with_its_player(running: Served) -> None:
    anna, bert = running.device(), running.device()
    game = played(anna)
    line = keep(anna, game)[0]
    right, _ = drawings_in(anna, game, line)
    for call in ("answer", "comparison", "comparison/job"):
        sent = bert.post(f"/api/puzzles/{line['id']}/{call}", json={"decision": right})
        assert (sent.status_code, sent.json()["code"]) == (404, "no-puzzle")
    assert bert.get(f"/api/puzzles/{line['id']}").status_code == 404
    assert bert.post(f"/api/puzzles/{line['id']}/preview", json={"places": []}).status_code == 404
    assert bert.delete(f"/api/mistakes/{line['id']}").status_code == 404
    assert bert.post(path(game), json={"turns": []}).status_code == 403
    assert told(bert)["mistakes"] == 0

    exported = ZipFile(BytesIO(anna.post("/api/you/export", json={"settings": {}}).content))
    mistakes = loads(exported.read("puzzles.json"))["mistakes"]
    assert line["id"] in [one["puzzle"] for one in mistakes]
    assert anna.delete(f"/api/mistakes/{line['id']}").status_code == 204
    assert line["id"] not in [one["id"] for one in told(anna)["due"]]
    assert anna.get(f"/api/puzzles/{line['id']}").status_code == 404


def test_a_page_works_out_what_the_drawings_lose(running: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = running.device()
    game = played(anna)
    turns = [one["seq"] for one in positions(anna, game)]
    job = anna.post(f"{path(game)}/job", json={"turns": turns}).json()

    def losses_at(game: Game, *_: object) -> Losses:
        return Losses((0, *[30] * (len(drawings_of(view(game, 0))) - 1)), 3.0, 0.2)

    monkeypatch.setattr(jobs, "losses_at", losses_at)
    answers = list(find_run(job["run"])(loads(job["request"])))
    assert [one["seq"] for one in answers] == turns
    assert anna.post(f"{path(game)}/found", json={"turns": answers}).json()["found"] == keep(anna, game)


def test_what_does_not_fit_is_refused_and_nothing_is_kept(running: Served) -> None:
    anna = running.device()
    game = played(anna)
    position = losses(positions(anna, game)[0])
    wrong = anna.post(f"{path(game)}/found", json={"turns": [position | {"losses": [0, 30]}]})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "mistake-losses")
    assert anna.post(path(game), json={"turns": [1, 2, 3, 4, 5, 6]}).status_code == 422
    assert told(anna)["mistakes"] == 0 and told(anna)["games"]
    unfinished = anna.create(seed=4)["id"]
    early = anna.post(f"{path(unfinished)}/job", json={"turns": [1]})
    assert (early.status_code, early.json()["code"]) == (409, "analysis-not-over")
    # A game without a mistake is not looked through again.
    assert anna.post(f"{path(game)}/found", json={"turns": [position | {"losses": []}]}).json() == {
        "found": []
    }
    assert told(anna)["games"] == []


@pytest.mark.real_clock
def test_the_server_looks_itself_where_no_page_can(tmp_path: Path) -> None:
    with Served(replace(plenty(tmp_path), worker_command=QUICK)) as served:
        anna = served.device()
        game = played(anna)
        turns = [one["seq"] for one in positions(anna, game)]
        found = anna.post(path(game), json={"turns": turns})
        assert found.status_code == 200, found.text
        assert found.json()["found"] == keep(anna, game)
