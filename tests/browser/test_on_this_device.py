"""Games without a server: begun, played to the end, closed and gone on with in the browser alone."""

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.chromium import PHONE
from browser.in_worker import PICTURE_KEPT, InWorker
from browser.person import LINE_CUT, NewPerson
from browser.push_page import worker_of
from browser.serving import Serving
from browser.table import Table
from cartographers.players.roster import bot_keys
from server.in_browser.every_kind import answered_meanwhile
from server.in_browser.same_game import play, without_own
from server.random_client import RandomClient

#: Starting Python in the browser takes a while on a busy machine, in milliseconds.
PATIENCE = 180_000
SOLO = {"seats": [{"kind": "me"}]}
AGAINST_A_BOT = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "learned"}], "seed": 5}
#: Writes nothing but noughts where the memory begins.
BREAK_PICTURE = """async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("cartographers.");
    const file = await folder.getFileHandle("picture");
    const writing = await file.createWritable({ keepExistingData: true });
    await writing.write({ type: "write", position: 1 << 17, data: new Uint8Array(1 << 16) });
    await writing.close();
}"""


def test_a_game_is_begun_killed_and_played_to_its_end_without_a_server(
    person: NewPerson, own_serving: Serving, long_forms: bool
) -> None:
    own_serving.start()
    me = person(PHONE, at=own_serving, service_workers="allow").expect(LINE_CUT)
    me.context.set_default_timeout(PATIENCE)
    page = me.open("/more")
    worker_of(page)
    page.get_by_role("button", name="Keep for use offline").click()
    expect(page.get_by_role("main").get_by_text("The whole game works offline on this device")).to_be_visible(
        timeout=PATIENCE
    )
    # The same game on the server, to compare with. Without a browser test_same_games compares every kind.
    on_server = play(me.device, SOLO) if long_forms else None
    own_serving.kill()

    page.goto("/")
    expect(page.get_by_role("main").get_by_text("New games are played on this device")).to_be_visible(
        timeout=PATIENCE
    )
    page.get_by_role("button", name=re.compile("^Solo")).click()
    page.wait_for_url(re.compile("/g/device-"))
    game = page.url.rsplit("/", 1)[1]
    table = Table(page)
    table.settle()
    table.decide()
    expect(table.undo.or_(table.go).first).to_be_visible(timeout=PATIENCE)
    before = InWorker(page).get(f"/api/games/{game}").json()
    page.evaluate(PICTURE_KEPT, "cartographers.")
    page.close(run_before_unload=False)

    page = me.page = me.new_page()
    page.goto("/more")
    if long_forms:
        # Whatever is wrong with the picture, the slow start is left.
        page.evaluate(BREAK_PICTURE)
    page.goto("/")
    expect(page.get_by_role("main").get_by_text("· On this device")).to_be_visible(timeout=PATIENCE)
    page.goto(f"/g/{game}")
    Table(page).settle()
    client = InWorker(page)
    after = client.get(f"/api/games/{game}").json()
    assert after["seq"] > 1
    assert without_own(after) == without_own(before)
    if long_forms:
        assert play(client, SOLO) == on_server, "state by state"
        RandomClient(client, 2).play(client.post("/api/games", json=AGAINST_A_BOT).json()["id"])
        assert answered_meanwhile(client), "bots that search think in a worker of their own"
    # Bots and hints compute with WebAssembly, which no picture of the memory has in it.
    assert bot_keys() == [bot["key"] for bot in client.get("/api/catalogue").json()["bots"]]
    RandomClient(client, 1).play(game)
    page.goto(f"/g/{game}/end")
    page.get_by_text("Details", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record", exact=True).click()
    assert Path(download.value.path()).read_text().strip()
