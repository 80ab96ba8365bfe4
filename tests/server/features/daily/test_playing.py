"""Playing the deal of the day: one counted try, the same cards for everybody."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from io import BytesIO
from json import loads
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from cartographers.cli import main
from cartographers.server.basics.calendar import GRACE
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
    code,
    day_page,
    finish,
    serve,
)
from server.postgres_server import PostgresServer, on_both_databases
from server.serving import Device, Json, Served

SVG, PNG = "{http://www.w3.org/2000/svg}", b"\x89PNG\r\n\x1a\n"


def cards(state: Json) -> list[str]:
    """What a deal consists of, as far as a state tells it."""
    return [*state["edicts"], *state["skills"], *(line["card"] for line in state["log"])]


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


@pytest.mark.long
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


@pytest.mark.long
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
    assert "Партія дня" in texts and words("uk").number(stars) in texts and "Місце 1 з\u00a01" in texts
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


@pytest.mark.long
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
