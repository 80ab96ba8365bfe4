"""A page that thinks itself: of a game on a server, and nothing that it has worked out counts there."""

import pytest
from playwright.sync_api import Request, expect

from browser.flight import GO
from browser.journey import finished
from browser.person import NewPerson
from browser.quick_server import PAGE_THINKS
from browser.serving import QUICK, Serving
from browser.table import Table
from browser.test_puzzles import PUZZLES, wrong_of

#: Starting Python in the browser takes a while on a busy machine, in milliseconds.
PATIENCE = 180_000


@pytest.mark.long
def test_analysis_hint_par_and_puzzle_are_worked_out_by_the_page_and_the_server_counts_its_own(
    person: NewPerson, own_serving: Serving
) -> None:
    (own_serving.data / PAGE_THINKS).touch()
    serving = Serving(own_serving.data, command=QUICK).start()
    try:
        me = person(at=serving)
        asked: list[str] = []
        me.page.on("request", lambda request: asked.append(_call(request)))
        game = finished(me.device)
        page = me.open(f"/g/{game}/analysis")
        there = page.get_by_role("button", name="Let the server work it out")
        expect(there).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_text("best", exact=False).first).to_be_visible()
        analysis = f"/api/games/{game}/analysis"
        assert f"POST {analysis}" not in asked
        assert me.device.get(analysis).json()["state"] == "none"

        # Python runs in this page by now, so a hint comes from it, in all its levels from one search.
        page.get_by_role("link", name="Play", exact=True).first.click()
        page.get_by_role("button", name="Solo").click()
        page.wait_for_url("**/g/*")
        table = Table(page)
        table.settle()
        table.hint.click()
        table.card.get_by_role("button", name="Where?").click()
        table.card.get_by_role("button", name="Which move?").click()
        expect(table.card).to_contain_text("stars expected at the end")
        hints = [call.rpartition("/seats/0/")[2] for call in asked if "/hint" in call]
        assert hints == ["hint/job"]

        # So do par of a deal, and what the best drawing of a puzzle brings more than the answer.
        page.evaluate(GO, f"/g/{game}/end")
        page.get_by_text("Details", exact=True).click()
        page.get_by_role("button", name="Show par").click()
        expect(page.locator("[data-part=par]")).to_contain_text("Par for this deal", timeout=PATIENCE)
        expect(there).to_be_visible()
        id, puzzle = next(iter(PUZZLES.items()))
        me.device.post(f"/api/puzzles/{id}/answer", json={"decision": wrong_of(puzzle)})
        page.evaluate(GO, f"/puzzles/{id}")
        average = page.get_by_role("table", name="By the end of the game, on average")
        expect(average.get_by_role("row", name="Altogether")).to_be_visible(timeout=PATIENCE)
        worked_out = [call for call in asked if "/par" in call or "/comparison" in call]
        assert f"POST /api/puzzles/{id}/comparison/job" in worked_out
        assert {call for call in worked_out if call.startswith("POST") and not call.endswith("/job")} == set()
        assert me.device.get(f"/api/games/{game}/par").json()["state"] == "none"

        # The next visit finds the analysis as it was; the server does it only if it is told to.
        page.goto(f"/g/{game}/analysis")
        expect(there).to_be_visible()
        assert asked.count(f"GET {analysis}/job") == 1
        there.click()
        expect(there).to_have_count(0)
        expect(page.get_by_text("stars lost").first).to_be_visible()
        assert me.device.get(analysis).json()["moves"]
    finally:
        serving.stop()


def _call(request: Request) -> str:
    path = request.url.partition("/api/")[2].partition("?")[0]
    return f"{request.method} /api/{path}"
