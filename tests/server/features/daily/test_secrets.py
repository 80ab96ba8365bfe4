"""The deal of the day is a secret until one's own try: from every call, for everybody."""

from json import dumps
from pathlib import Path

import pytest

from cartographers.server.app import create_app
from cartographers.server.basics.calendar import GRACE
from cartographers.server.settings import Settings
from cartographers.table.fair import FIRST_NUMBER, FIRST_OF_TWO
from server.daily_clock import (
    DAY,
    THIS_WEEK,
    TODAY,
    TOMORROW,
    WallClock,
    begin,
    code,
    day_page,
    finish,
)
from server.postgres_server import on_both_databases
from server.serving import Json, Served

#: A body that the calls which end in this word can read.
STEP = {"step": 0, "decision": {}}
BODIES: dict[str, Json] = {
    "analysis": {"seat": 0},
    "decision": {**STEP, "move_id": "one"},
    "hint": {"step": 0, "level": 1},
    "lesson": {"step": 0},
    "nonce": {"nonce": "0" * 32},
    "phrase": {"phrase": "hello"},
    "preview": {"places": []},
    "second-look": STEP,
    "study": {"title": "Mine", "seat": 0},
    "webhook": {"url": "https://example.org/"},
    "what-if": {"seq": 2, "seat": 0},
}


def routes_of_a_game(tmp_path: Path) -> list[tuple[str, str]]:
    """All calls about a game that the description lists, as method and path."""
    paths = create_app(Settings(data=tmp_path / "described")).openapi()["paths"]
    return [
        (method, path)
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/games/{id}") and (method, path) != ("delete", "/api/games/{id}")
    ]


def test_nobody_learns_the_deal_before_their_own_try_from_any_call_about_any_game(
    running: Served, tmp_path: Path
) -> None:
    anna, curious = running.device(), running.device()
    counted = begin(anna)
    finish(anna, counted)
    again = anna.post(f"/api/games/{counted}/again?same=true").json()["id"]
    other = begin(anna, counted=False)
    wish = {"seq": 2, "seat": 0}
    branches = [
        anna.post(f"/api/games/{counted}/what-if", json={**wish, "same_deck": same}).json()["id"]
        for same in (True, False)
    ]
    routes = routes_of_a_game(tmp_path)
    assert len(routes) > 20
    for state in ("open", "running"):
        assert day_page(curious)["line"]["state"] == state
        for game in (counted, again, other, *branches):
            for method, path in routes:
                address = path.format(id=game, seat=0, season=0, name="x", holder="x", note="x", knock="x")
                answer = curious.request(method, address, json=BODIES.get(path.rpartition("/")[2]))
                # A decision is for who has the seat, and that is asked first.
                allowed = "not-yours" if path.endswith("/decision") and method == "post" else "day-closed"
                assert code(answer) == (403, allowed), (method, path, answer.text)
            with curious.socket(game) as line:
                assert line.closed() == 4403
        told = day_page(curious)
        assert told["secret"] is None and told["results"] == [] == told["bars"] and told["par_game"] is None
        own = begin(curious)
    assert code(curious.post(f"/api/games/{own}/seats/0/hint", json={"step": 0, "level": 1}))[0] in (403, 422)
    assert curious.post(f"/api/games/{own}/again?same=true").status_code == 409
    assert curious.post(f"/api/games/{own}/what-if", json=wish).status_code == 403
    assert curious.state(own)["seed"] is None
    # A nonce would change the deal.
    before = curious.get(f"/api/games/{own}/deal").json()
    assert curious.post(f"/api/games/{own}/nonce", json={"nonce": "0" * 32}).json() == before
    finish(curious, own)
    for game in (counted, other):
        assert curious.state(game)["day"] == TODAY


def test_what_somebody_has_passed_on_of_a_deal_that_counts_is_recognised(
    running: Served, clock: WallClock
) -> None:
    anna, curious = running.device(), running.device()
    game = begin(anna)
    finish(anna, game)
    record = anna.get(f"/api/games/{game}/record").text
    number = anna.state(begin(anna, counted=False))["seed"]
    # A number with two keys deals the same cards, or all but the first, or the set-up and the first.
    key = int(number) - FIRST_NUMBER
    keys = ((key, key), (0, key), (key, 0))
    written_otherwise = [str(FIRST_OF_TWO + first * FIRST_NUMBER + second) for first, second in keys]
    whole = anna.get(f"/api/games/{game}/record?format=json").json()
    calls: list[tuple[str, Json]] = [
        ("/api/games", {"seats": [{"kind": "me"}], "seed": number}),
        ("/api/companion", {"seed": number}),
        *(("/api/companion", {"seed": other}) for other in written_otherwise),
        ("/api/records", {"record": record}),
        ("/api/records", {"record": dumps(whole)}),
        ("/api/studies", {"text": record, "title": "Mine"}),
    ]
    for address, body in calls:
        assert code(curious.post(address, json=body)) == (409, "day-open"), address
    assert code(anna.post(f"/api/games/{game}/study", json=BODIES["study"])) == (409, "day-open")
    assert curious.post("/api/companion", json={"seed": "7"}).status_code == 200
    # Cards are not compared: the answer would tell those that are still hidden.
    assert whole.pop("deal")
    assert curious.post("/api/records", json={"record": dumps(whole)}).status_code == 201
    running.run(running.app.state.lobby.services.store.keeping.remove(game, record))
    assert code(curious.get(f"/api/archive/{game}")) == (403, "day-closed")
    assert anna.get(f"/api/archive/{game}").text == record
    clock.now += DAY
    assert curious.get(f"/api/archive/{game}").text == record
    for address, body in calls:
        assert curious.post(address, json=body).status_code in (200, 201), address


def test_a_running_try_is_seen_by_nobody_else(running: Served, clock: WallClock) -> None:
    anna, bert = running.device(), running.device()
    finish(bert, begin(bert))
    game = begin(anna)
    assert code(bert.get(f"/api/games/{game}")) == (403, "no-watchers")
    clock.now += 2 * DAY
    assert code(running.device().get(f"/api/games/{game}")) == (403, "no-watchers")


def test_a_second_person_gets_into_no_counted_try_and_learns_no_deal_from_a_link(
    running: Served, clock: WallClock
) -> None:
    anna, curious = running.device(), running.device()
    game = begin(anna)
    assert anna.state(game)["mine"][0]["link"] == ""
    # Whoever knows the code all the same.
    codes = running.app.state.lobby.services.seat_codes
    entry = {"code": codes.code("link", game, 0), "name": ""}
    assert code(curious.post("/api/join", json=entry)) == (403, "counted-link")
    assert anna.post("/api/join", json=entry).status_code == 200
    finish(anna, game)
    assert code(curious.post("/api/join", json=entry)) == (403, "counted-link")
    # A try that does not count has a link, for those who may know the deal.
    other = begin(anna, counted=False)
    entry = {"code": anna.state(other)["mine"][0]["link"], "name": ""}
    assert code(curious.post("/api/join", json=entry)) == (403, "day-closed")
    clock.now += DAY
    assert curious.post("/api/join", json=entry).status_code == 200
    # Devices with one recovery phrase are one person.
    phone, tomorrow = running.device(), begin(anna, TOMORROW)
    phrase = anna.post("/api/you/phrase", json={"device": "laptop"}).json()["latin"]
    assert phone.post("/api/you/link", json={"phrase": phrase, "device": "phone"}).status_code == 200
    assert phone.state(tomorrow)["mine"][0]["must_decide"] and begin(phone, TOMORROW) == tomorrow


@on_both_databases
@pytest.mark.parametrize("day", [TODAY, THIS_WEEK])
def test_a_deal_is_told_only_when_no_try_can_count_any_more(
    running: Served, clock: WallClock, day: str
) -> None:
    anna, slow, stranger = running.device(), running.device(), running.device()
    counted = begin(anna, day)
    finish(anna, counted)
    number = anna.state(counted)["seed"]
    game = begin(slow, day)
    clock.now = day_page(slow, day)["line"]["ends"]
    page = day_page(stranger, day)
    assert page["line"]["state"] == "closing" and page["line"]["settled"] == clock.now + GRACE
    clock.now += GRACE - 0.001
    # Whoever still plays could ask as a stranger, with another device.
    page = day_page(stranger, day)
    assert not page["open"] and page["secret"] is None and page["results"] == [] == page["bars"]
    for call in ("", "/replay", "/record", "/deal"):
        assert code(stranger.get(f"/api/games/{counted}{call}")) == (403, "day-closing"), call
    assert code(stranger.post(f"/api/daily/{day}/try", json={"counted": False})) == (403, "day-closing")
    assert code(stranger.post("/api/companion", json={"seed": number})) == (409, "day-open")
    assert day_page(slow, day)["line"]["state"] == "running"
    clock.now += 0.001
    assert day_page(stranger, day)["secret"] and stranger.state(counted)["day"] == day
    # From now on the try goes on, but it does not count.
    page = day_page(slow, day)
    assert page["line"]["state"] == "late" and page["open"] and page["line"]["game"] == game
    stars = finish(slow, game)["seats"][0]["stars"]
    page = day_page(slow, day)
    assert page["line"]["state"] == "late" and page["line"]["stars"] == stars
    assert page["line"]["place"] is None and page["line"]["finished"] == 1
    assert [result["game"] for result in page["results"]] == [counted]
    assert sum(bar["tries"] for bar in page["bars"]) == 1 and not any(bar["mine"] for bar in page["bars"])
    assert code(slow.post(f"/api/daily/{day}/try", json={})) == (409, "day-tried")
    assert code(slow.get(f"/api/daily/{day}/picture.svg")) == (409, "day-no-result")
