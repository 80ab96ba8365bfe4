"""What a first visit to the static site loads, until the whole game is kept on the device."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from bench.shared.slow_host import slow_host
from browser import static_site
from browser.chromium import PHONE
from browser.in_worker import PICTURE_KEPT
from browser.push_page import worker_of
from browser.table import Table

#: Starting Python in the browser takes a while on a busy machine, in milliseconds.
PATIENCE = 180_000
#: As many bytes as are worth to be loaded only once; and a line that does not matter, in bits a second.
LARGE, FAST = 100_000, 1e12
NETS = {f"{static_site.PATH}/api/nets/{name}.npz" for name in ("base", "ambush", "skills", "heroes")}


def test_a_first_visit_loads_no_large_file_twice_and_nets_last(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(**PHONE)
    context.set_default_timeout(PATIENCE)
    # Whoever knows the game gets a map at once.
    context.add_init_script("localStorage.setItem('cartographers.knows', 'yes')")
    page = context.new_page()
    with slow_host(static_site.write(tmp_path), FAST) as host:
        page.goto(f"http://127.0.0.1:{host.port}/{static_site.PATH}/")
        page.get_by_role("button", name=re.compile("^Solo")).click()
        Table(page).settle()
        worker_of(page)
        page.goto(f"http://127.0.0.1:{host.port}/{static_site.PATH}/more")
        here = page.get_by_role("main").get_by_text("The whole game works offline on this device")
        expect(here).to_be_visible(timeout=PATIENCE)
        page.evaluate(PICTURE_KEPT, f"cartographers.{static_site.PATH}.")
    context.close()
    # What was asked for last is last.
    assert set([*host.times][-len(NETS) :]) == NETS
    twice = [path for path, times in host.times.items() if times > 1]
    assert [path for path in twice if len((host.content(path) or (b"",))[0]) > LARGE] == []
