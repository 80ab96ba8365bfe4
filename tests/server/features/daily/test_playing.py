"""Playing the deal of the day: one counted try, a secret until then, the same cards for everybody."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from io import BytesIO
from json import dumps, loads
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from httpx import Response

from cartographers.cli import main
from cartographers.server.app import create_app
from cartographers.server.basics.calendar import GRACE
from cartographers.server.settings import Settings
from cartographers.table.fair import FIRST_NUMBER, FIRST_OF_TWO
from cartographers.words.book import words
from server.daily_clock import (
    DAY,
    HOUR,
    MORNING,
    THIS_WEEK,
    TODAY,
    TOMORROW,
    WallClock,
    begin,
    day_page,
    finish,
    serve,
)
from server.postgres_server import PostgresServer, on_both_databases
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


SVG, PNG = "{http://www.w3.org/2000/svg}", b"\x89PNG\r\n\x1a\n"
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
    "webhook": {"url": "https://example.org/"},
    "what-if": {"seq": 2, "seat": 0},
}


def cards(state: Json) -> list[str]:
    """What a deal consists of, as far as a state tells it."""
    return [*state["edicts"], *state["skills"], *(line["card"] for line in state["log"])]


def code(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json().get("code", "")


@on_both_databases
def test_everybody_gets_the_same_deal_and_finds_results_and_places_afterwards(
    running: Served, clock: WallClock
) -> None:
    anna, bert = running.device(), running.device()
    games = [begin(anna, name="Anna")]
    clock.now += HOUR
    games.append(begin(bert, name=" Bert "))
    first = [anna.state(games[0]), bert.state(games[1])]
    assert first[0]["day"] == TODAY and first[0]["counted"] and not first[0]["hints"]
    assert [line["card"] for line in first[0]["log"]] == [line["card"] for line in first[1]["log"]]
    page = day_page(anna)
    assert page["line"]["state"] == "running" and page["line"]["began"] == 2 and not page["open"]
    assert page["line"]["commitment"] == first[0]["commitment"]
    over = [finish(anna, games[0], 1), finish(bert, games[1], 2)]
    assert first[0]["edicts"] == over[1]["edicts"]
    pages = [day_page(anna), day_page(bert)]
    stars = [state["seats"][0]["stars"] for state in over]
    assert [page["line"]["stars"] for page in pages] == stars
    assert {result["name"] for result in pages[0]["results"]} == {"Anna", "Bert"}
    best = pages[0]["results"][0]
    assert best["place"] == 1 and best["stars"] == max(stars) == sum(best["seasons"])
    assert len(best["rows"]) == 11 and best["game"] in games
    assert [result["mine"] for result in pages[0]["results"]].count(True) == 1
    assert sum(bar["tries"] for bar in pages[0]["bars"]) == 2 and pages[0]["par_game"] == games[0]
    assert pages[0]["line"]["place"] == 1 + (stars[1] > stars[0])
    # The secret is the one whose fingerprint was told, and each may look at the other's game now.
    assert sha256(bytes.fromhex(pages[0]["secret"])).hexdigest() == first[0]["commitment"]
    assert anna.state(games[1])["seats"][0]["stars"] == stars[1]
    deal = anna.get(f"/api/games/{games[0]}/deal").json()
    assert deal["wrong"] == "" and deal["secret"] == pages[0]["secret"]


def test_one_try_counts_whatever_happens(tmp_path: Path, clock: WallClock) -> None:
    running = serve(tmp_path, clock)
    anna = running.device()
    anna.get("/api/daily")
    # Many tabs at once.
    tabs = [running.device() for _ in range(6)]
    for tab in tabs:
        tab.cookies = anna.cookies
    with ThreadPoolExecutor(6) as pool:
        games = set(pool.map(begin, tabs))
    assert len(games) == 1
    (game,) = games
    assert day_page(anna)["line"]["began"] == 1
    running.stop()
    # After a restart and on the next day it goes on, and counts for its day.
    clock.now += 20 * HOUR
    running = serve(tmp_path, clock)
    anna = anna.moved(running.port)
    assert begin(anna) == game
    assert day_page(anna)["line"]["state"] == "running"
    assert code(anna.post(f"/api/daily/{TODAY}/try", json={"counted": False})) == (403, "day-closed")
    stars = finish(anna, game)["seats"][0]["stars"]
    page = day_page(anna)
    assert page["line"]["state"] == "done" and page["results"][0]["stars"] == stars
    assert code(anna.post(f"/api/daily/{TODAY}/try", json={})) == (409, "day-tried")
    # Removing the game gives no second try, and the result stays.
    assert anna.delete(f"/api/games/{game}").json()["deleted"]
    assert code(anna.post(f"/api/daily/{TODAY}/try", json={})) == (409, "day-tried")
    page = day_page(anna)
    assert page["line"]["game"] is None and page["results"][0]["game"] is None and page["par_game"] is None
    assert page["line"]["stars"] == stars and len(page["results"][0]["rows"]) == 11
    running.stop()


def test_ending_or_removing_a_try_gives_no_other_and_no_result(running: Served) -> None:
    anna, bert = running.device(), running.device()
    game = begin(anna)
    assert anna.post(f"/api/games/{game}/abandon").status_code == 200
    assert bert.delete(f"/api/games/{begin(bert)}").status_code == 200
    for client in (anna, bert):
        page = day_page(client)
        assert page["line"]["state"] == "ended" and page["line"]["place"] is None and page["open"]
        assert page["line"]["began"] == 2 and page["line"]["finished"] == 0
        assert page["results"] == [] == page["bars"] and page["par_game"] is None
        assert code(client.post(f"/api/daily/{TODAY}/try", json={})) == (409, "day-tried")
        # It is known now, so it can be played for its own sake, as often as one likes.
        again = client.state(begin(client, counted=False))
        assert again["hints"] and not again["counted"] and again["day"] == TODAY


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
    ]
    for address, body in calls:
        assert code(curious.post(address, json=body)) == (409, "day-open"), address
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


@on_both_databases
def test_results_are_the_same_where_a_backup_was_restored(
    tmp_path: Path, clock: WallClock, database: Callable[[], str], postgres: PostgresServer
) -> None:
    here, there, backup = tmp_path / "here", tmp_path / "there", tmp_path / "backup"
    old = database()
    new = "" if old else postgres.new_database()
    with serve(here, clock, old) as served:
        anna, bert, running = served.device(), served.device(), served.device()
        for seed, device in enumerate((anna, bert)):
            finish(device, begin(device, name="Anna"), seed)
        begin(running)
        where = ["--data", str(here), *(["--database", old] if old else [])]
        assert main(["backup", str(backup), "--with-key", *where]) == 0
        told = [day_page(one) for one in (anna, bert, running)]
    assert main(["restore", str(backup), "--data", str(there), *(["--database", new] if new else [])]) == 0
    with serve(there, clock, new) as served:
        assert [day_page(one.moved(served.port)) for one in (anna, bert, running)] == told
        assert len(told[0]["results"]) == 2 and told[2]["line"]["state"] == "running"


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


def test_a_day_changes_at_midnight_utc(running: Served, clock: WallClock) -> None:
    anna, late = running.device(), running.device()
    clock.now = MORNING + 16 * HOUR - 0.001
    now = anna.get("/api/daily").json()
    assert now["day"]["day"] == TODAY and now["week"]["day"] == THIS_WEEK
    game = begin(anna)
    clock.now += 0.001
    now = anna.get("/api/daily").json()
    assert now["day"]["day"] == TOMORROW and now["day"]["state"] == "open"
    assert now["week"]["day"] == THIS_WEEK and now["now"] == now["day"]["begins"]
    # The try that was begun before counts; one that was not begun does not.
    finish(anna, game)
    assert day_page(anna)["line"]["state"] == "done"
    assert code(late.post(f"/api/daily/{TODAY}/try", json={})) == (409, "day-over")
    assert day_page(late)["line"]["state"] == "closing"
    clock.now += GRACE
    page = day_page(late)
    assert page["line"]["state"] == "missed" and page["open"] and len(page["results"]) == 1
    assert page["earlier"] == "2026-11-15" and page["later"] == TOMORROW
    assert late.state(game)["seats"][0]["stars"] == page["results"][0]["stars"]
    played = late.state(begin(late, counted=False))
    assert cards(played)[:4] == cards(late.state(game))[:4]
    # Tomorrow's is another deal, and the day after it has none yet.
    assert begin(late, TOMORROW) != game
    assert code(late.post("/api/daily/2026-11-18/try", json={})) == (409, "day-not-begun")
    soon = day_page(late, "2026-11-18")
    assert soon["line"]["state"] == "soon" and soon["secret"] is None and soon["later"] is None


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


def test_commitments_are_published_before_the_day_and_kept(running: Served, clock: WallClock) -> None:
    anna = running.device()
    told = anna.get("/api/daily/list").json()
    assert [line["day"] for line in told["coming"]][:2] == [TOMORROW, "2026-11-18"]
    assert [line["day"] for line in told["past"]][:2] == [TODAY, "2026-11-15"]
    assert len({line["commitment"] for line in told["coming"] + told["past"]}) == 21
    assert told["more"] and told["past"][-1]["day"] == "2026-11-03"
    earlier = anna.get("/api/daily/list?before=2026-11-03").json()
    assert [line["day"] for line in earlier["past"]] == ["2026-11-02"] and not earlier["more"]
    assert earlier["coming"] == []
    weeks = anna.get("/api/daily/list?kind=week").json()
    assert [line["day"] for line in weeks["past"]] == [THIS_WEEK, "2026-W46", "2026-W45"]
    clock.now += 2 * DAY
    page = day_page(anna, TOMORROW)
    assert page["line"]["commitment"] == told["coming"][0]["commitment"]
    assert sha256(bytes.fromhex(page["secret"])).hexdigest() == page["line"]["commitment"]


def test_the_week_has_a_deal_of_its_own(running: Served, clock: WallClock) -> None:
    anna = running.device()
    day, week = begin(anna), begin(anna, THIS_WEEK)
    assert anna.state(day)["commitment"] != anna.state(week)["commitment"]
    clock.now += 6 * DAY
    assert begin(anna, THIS_WEEK) == week
    finish(anna, week)
    page = day_page(anna, THIS_WEEK)
    assert page["line"]["kind"] == "week" and page["line"]["place"] == 1 and page["later"] is None


def test_a_result_can_be_shared_as_a_picture_that_gives_nothing_away(
    running: Served, clock: WallClock
) -> None:
    anna = running.device()
    game = begin(anna, name="<Anna & Co>")
    picture = f"/api/daily/{TODAY}/picture"
    assert code(anna.get(f"{picture}.svg")) == (409, "day-no-result")
    over = finish(anna, game)
    stars = over["seats"][0]["stars"]
    drawn = anna.get(f"{picture}.svg", headers={"Accept-Language": "uk"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    texts = [one.text for one in ElementTree.fromstring(drawn.text).iter(f"{SVG}text")]
    assert "Партія дня" in texts and words("uk").number(stars) in texts and "Місце 1 з 1" in texts
    assert "<Anna & Co>" in texts and "Осінь" in texts
    cards_seen = [line["card"] for line in over["log"] if line["card"]]
    names = {words("uk")(key) for key in [*over["edicts"], *cards_seen]}
    assert not names & set(texts)
    png = anna.get(f"{picture}.png").content
    assert png.startswith(PNG) and int.from_bytes(png[16:20], "big") == 1200
    maps = len(ElementTree.fromstring(drawn.text).findall(f"{SVG}svg"))
    clock.now += DAY
    later = anna.get(f"{picture}.svg").text
    assert (maps, len(ElementTree.fromstring(later).findall(f"{SVG}svg"))) == (0, 1)
    assert code(running.device().get(f"{picture}.png")) == (409, "day-no-result")
    assert anna.get(f"{picture}.gif").status_code == 422


def test_an_unreadable_day_or_name_is_refused_with_a_reason(running: Served) -> None:
    anna = running.device()
    for call in ("/api/daily/yesterday", "/api/daily/list?before=2026-02-30"):
        assert code(anna.get(call)) == (404, "no-day")
    assert code(anna.post("/api/daily/2026-W99/try", json={})) == (404, "no-day")
    assert anna.post(f"/api/daily/{TODAY}/try", json={"name": "x" * 41}).status_code == 422
    refused = anna.post(f"/api/daily/{TODAY}/try", json={"name": "a\u202eb"})
    assert refused.status_code == 422 and refused.json()["detail"]
    assert day_page(anna)["line"]["state"] == "open"


@on_both_databases
def test_two_devices_of_one_person_have_one_try_and_deleting_a_person_removes_it(
    running: Served, clock: WallClock
) -> None:
    phone, laptop, other = running.device(), running.device(), running.device()
    early = begin(phone, name="Early")
    clock.now += HOUR
    late = begin(laptop, name="Late")
    finish(phone, early)
    finish(laptop, late, 2)
    finish(other, begin(other, name="Other"), 3)
    phrase = phone.post("/api/you/phrase", json={"device": "phone"}).json()["latin"]
    assert laptop.post("/api/you/link", json={"phrase": phrase, "device": "laptop"}).status_code == 200
    page = day_page(laptop)
    assert page["line"]["game"] == early and page["line"]["finished"] == 2
    assert {result["name"] for result in page["results"]} == {"Early", "Other"}
    assert phone.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert [result["name"] for result in day_page(other)["results"]] == ["Other"]


def test_the_export_has_the_tries(running: Served) -> None:
    anna: Device = running.device()
    game = begin(anna, name="Anna")
    with ZipFile(BytesIO(anna.post("/api/you/export", json={"settings": {}}).content)) as file:
        told = loads(file.read("daily.json"))
    assert told == [
        {"day": TODAY, "game": game, "name": "Anna", "began": "2026-11-16T08:00:00+00:00", "stars": None}
    ]
