"""What a page computes itself: the same as the server, from what its player may see; nothing of it counts."""

from json import dumps, loads

import pytest

from cartographers.server.features.coach import in_page, jobs
from cartographers.server.features.coach.messages import Analysis, Hint, Par
from cartographers.server.in_browser.thinker import answer_job
from server.quick_advisers import (
    served,  # noqa: F401  # a fixture: its name is its use
    until,
)
from server.random_client import RandomClient
from server.serving import Device, Json, Served
from testkit.oracle import Oracle

pytestmark = pytest.mark.real_clock


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the servers of these tests."""
    for module in (jobs, in_page):
        monkeypatch.setattr(module, "adviser", lambda name, seed: Oracle())


def done_here(run: str, request: str) -> list[Json]:
    """The answers to a job, as a page hears them."""
    said: list[str] = []
    answer_job(run, request, said.append)
    return [loads(text) for text in said]


def job(answer: Json) -> tuple[str, str]:
    return answer["run"], answer["request"]


def over(client: Device, seed: int = 3) -> str:
    """A solo game that was played to its end."""
    game: str = RandomClient(client, 7).play(client.create(seed=seed)["id"])["id"]
    return game


def analysed_here(client: Device, game: str) -> Json:
    run, request = job(client.get(f"/api/games/{game}/analysis/job?seat=0").json())
    together, *questions = done_here(run, request)
    answers = [found for one in questions for found in done_here(*job(one))]

    def put_together(known: list[Json]) -> Json:
        [found] = done_here(together["run"], dumps({"asked": together["request"], "answers": known}))
        return found

    so_far = put_together(answers[: len(answers) // 2])
    assert Analysis.model_validate(so_far).state == "running" and so_far["moves"]
    found = put_together(answers)
    return Analysis.model_validate(found).model_dump(mode="json")


def test_a_page_analyses_a_game_as_the_server_does_and_nothing_of_it_is_stored(served: Served) -> None:  # noqa: F811
    client = served.device()
    game = over(client)
    here = analysed_here(client, game)
    path = f"/api/games/{game}/analysis"
    assert client.get(path).json()["state"] == "none"
    client.post(path, json={"seat": 0})
    assert until(lambda: client.get(path).json(), lambda found: found["state"] == "done") == here


def test_a_page_gives_all_levels_of_the_hint_that_the_server_gives(served: Served) -> None:  # noqa: F811
    client = served.device()
    state = client.state(client.create(seed=8)["id"])
    path, step = f"/api/games/{state['id']}/seats/0/hint", state["step"]
    there = [client.post(path, json={"step": step, "level": level}).json() for level in (1, 2, 3)]
    here = done_here(*job(client.post(f"{path}/job", json={"step": step}).json()))
    assert [Hint.model_validate(one).model_dump(mode="json") for one in here] == there
    assert there[2]["decision"] and there[2]["why"]


def test_the_number_of_a_deal_is_no_part_of_what_a_page_is_asked(served: Served) -> None:  # noqa: F811
    client = served.device()
    state = client.state(client.create(seed=8182736455463728)["id"])
    told = client.post(f"/api/games/{state['id']}/seats/0/hint/job", json={"step": state["step"]}).text
    assert "8182736455463728" not in told
    # The deck is the set of cards that are left: its order is nowhere.
    request = loads(loads(told)["request"])
    assert set(request) == {"game", "seat", "player"} and "deck" not in request["game"]


@pytest.mark.long
def test_a_page_plays_par_with_the_cards_that_came_up(served: Served) -> None:  # noqa: F811
    client = served.device()
    game = over(client)
    answers = done_here(*job(client.get(f"/api/games/{game}/par/job").json()))
    here = [Par.model_validate(one) for one in answers]
    assert [one.state for one in here[:-1]] == ["running"] * (len(here) - 1)
    client.post(f"/api/games/{game}/par")
    path = f"/api/games/{game}/par"
    there = Par.model_validate(until(lambda: client.get(path).json(), lambda found: found["state"] == "done"))
    # The bot breaks ties by chance, so its stars may be others.
    own = {"stars": there.stars, "rating": there.rating, "title": there.title}
    assert here[-1].model_copy(update=own) == there
    assert here[-1].stars


@pytest.mark.parametrize(("call", "code"), [("analysis", "analysis-not-over"), ("par", "par-not-over")])
def test_a_page_is_told_nothing_of_a_game_that_goes_on(served: Served, call: str, code: str) -> None:  # noqa: F811
    client = served.device()
    answer = client.get(f"/api/games/{client.create(seed=3)['id']}/{call}/job")
    assert (answer.status_code, answer.json()["code"]) == (409, code)


def test_there_is_no_hint_in_the_page_either_where_hints_are_not_allowed(served: Served) -> None:  # noqa: F811
    client = served.device()
    state = client.state(client.create(hints=False)["id"])
    answer = client.post(f"/api/games/{state['id']}/seats/0/hint/job", json={"step": state["step"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "no-hints")
