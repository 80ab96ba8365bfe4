"""How the page feels on a cheap phone: Chromium at 390×844 with its processor slowed down fourfold.

Times are wall-clock, until the picture has changed; a busy machine makes them longer. The server is not
slowed down.

The last figures are told by processor time: the work of the page's main thread at full speed, times four.
They hold on a busy machine too, and say less: neither the wait for the screen's next picture nor other
threads are in them. Their season is the same at each visit: some cards drawn by keys, the others by another
device, so that coins fly and mountains ring, and its end as a show.
"""

import json
import tempfile
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.shared.figure import Figure
from bench.shared.page_tasks import CATEGORIES, Task, Work, work_of
from browser.chromium import FLAGS, chromium
from browser.serving import Serving
from cartographers.server.auth.device_token import COOKIE
from server.random_client import Json, Place, RandomClient, cell
from server.serving import Device

REPEATS = 5
#: Visits by processor time.
TRACED = 3
SLOWED = 4
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "service_workers": "block",
}
#: Pressed before each drawing: next place and turn, each after the answer to the last.
KEYS = "NRNRNNRN"
DRAWINGS = 4
#: So often something is asked that must come.
PATIENCE = 1200
#: A Chromium that is driven tells the place of every error that a script makes, though it is never thrown:
#: for that it would read the whole script a second time, as a browser that nobody drives does not.
PLACES_KNOWN = "--js-flags=--no-enable-lazy-source-positions"
#: The page itself notes long tasks, answers to keys, and the time between pictures while something moves.
NOTES = """
localStorage.setItem("cartographers.knows", "yes");
localStorage.setItem("cartographers.tips.off", "yes");
window.notes = { tasks: [], answers: [], frames: [] };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) notes.tasks.push(duration);
}).observe({ type: "longtask", buffered: true });
// From the key to the first moment after the next picture.
addEventListener("keydown", ({ timeStamp }) => {
  performance.mark("pressed", { startTime: timeStamp });
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      notes.answers.push(performance.now() - timeStamp);
      performance.mark("answered");
    };
    port2.postMessage(0);
  });
}, true);
const moving = new Set();
const { animate } = Element.prototype;
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  if (!moving.size) {
    performance.mark("moves");
    requestAnimationFrame((now) => follow(now));
  }
  moving.add(animation);
  animation.finished.catch(() => undefined).then(() => {
    moving.delete(animation);
    if (!moving.size) performance.mark("rests");
  });
  return animation;
};
const follow = (before) => requestAnimationFrame((now) => {
  if (!moving.size) return;
  notes.frames.push(now - before);
  follow(now);
});
"""
#: Resolves after the picture with an element has been painted: the milliseconds since the page's beginning.
PAINTED = """(selector) => new Promise((done) => {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  };
  look();
})"""
PRESS_SOLO = """() => {
  [...document.querySelectorAll("button")].find((one) => one.innerText.includes("Solo")).click();
}"""
#: What is on the map, in the words of its cells.
MAP = """() => [...document.querySelectorAll("[role=gridcell]")]
    .map((one) => one.textContent.split(",")[1]).join()"""


class Visit(NamedTuple):
    """A visit in milliseconds."""

    home: float
    card: float
    answers: list[float]
    tasks: list[float]
    frames: list[float]


def visit(browser: Browser, serving: Serving) -> Visit:
    """Come to the home page, begin a solo game, and draw some cards with the keys N and R."""
    context = browser.new_context(base_url=serving.address, **PHONE)
    page = context.new_page()
    page.add_init_script(NOTES)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto("/", wait_until="commit")
    home: float = page.evaluate(PAINTED, "main button")
    page.wait_for_load_state("networkidle")
    since: float = page.evaluate("performance.now()")
    page.evaluate(PRESS_SOLO)
    card: float = page.evaluate(PAINTED, "[data-part=confirm]")
    page.wait_for_load_state("networkidle")
    for _ in range(DRAWINGS):
        draw(page)
    notes = page.evaluate("notes")
    context.close()
    return Visit(home, card - since, notes["answers"], notes["tasks"], notes["frames"])


def draw(page: Page) -> None:
    """Move the shape about, and draw it where it fits."""
    keys = list(KEYS)
    while keys or page.evaluate("document.querySelector('[data-part=confirm]').disabled"):
        answered = page.evaluate("notes.answers.length")
        page.keyboard.press(keys.pop(0) if keys else "N")
        until(page, f"notes.answers.length > {answered}")
        # As fast as a person goes on, and time for the preview.
        page.wait_for_timeout(250)
    before = page.evaluate(MAP)
    page.keyboard.press("Enter")
    page.wait_for_timeout(800)
    until(page, f"({MAP})() !== {json.dumps(before)}")


def until(page: Page, so: str) -> None:
    """Wait until something is so. Playwright's own waits would bring a large script into the page first."""
    for _ in range(PATIENCE):
        if page.evaluate(so):
            return
        page.wait_for_timeout(50)
    raise TimeoutError(so)


class Climber(RandomClient[Device]):
    """Closes mountains in, so that they ring and coins fly."""

    _open: list[list[str]]

    def decision(self, state: Json, mine: Json) -> Json:
        """Any decision, and among drawings one beside mountains that have few open spaces left."""
        self._open = [mountain["open"] for mountain in mine["mountains"] if mountain["open"]]
        return super().decision(state, mine)

    def _pick(self, offer: Json) -> tuple[str, list[Place]]:
        found = [super(Climber, self)._pick(offer) for _ in range(200)]
        return max(found, key=lambda one: self._worth(one[1]))

    def _worth(self, places: list[Place]) -> float:
        covered = {cell(place) for place in places}
        return sum(len(covered.intersection(open_spaces)) / len(open_spaces) for open_spaces in self._open)


def season(browser: Browser, serving: Serving) -> Work:
    """What the page works while the same season is played, and its end is shown."""
    context = browser.new_context(base_url=serving.address, **PHONE)
    page = context.new_page()
    page.add_init_script(NOTES)
    page.goto("/")
    token = next(one["value"] for one in context.cookies() if one["name"] == COOKIE)
    device = serving.device(token)
    game = device.create(seed=1)["id"]
    page.goto(f"/g/{game}")
    page.evaluate(PAINTED, "[data-part=confirm]")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    browser.start_tracing(page=page, categories=CATEGORIES)
    draw(page)
    draw(page)
    climber, state = Climber(device), device.state(game)
    while state["season"] == 0:
        state = climber.decide(state, state["mine"][0])
        if state["season"] == 0:
            page.wait_for_timeout(1500)
    page.evaluate(PAINTED, "[aria-busy=true]")
    page.evaluate("performance.mark('shown')")
    until(page, "!document.querySelector('[aria-busy=true]')")
    page.evaluate("performance.mark('told')")
    work = work_of(browser.stop_tracing())
    context.close()
    device.close()
    return work


def by_processor(browser: Browser, serving: Serving) -> Iterator[Figure]:
    """The figures that other work on the machine hardly changes."""
    season(browser, serving)
    seasons = [season(browser, serving) for _ in range(TRACED)]
    told = "processor time of the page"
    answers = [
        sum(task.spent for task in tasks) for one in seasons for tasks in one.between("pressed", "answered")
    ]
    yield Figure(f"an answer to N or R, {told}", SLOWED * median(answers), "ms", 50)
    yield Figure(f"the slowest of them, {told}", SLOWED * max(answers), "ms", 150)
    yield Figure(
        f"the longest task of a season, {told}", SLOWED * longest(one.tasks for one in seasons), "ms", 100
    )
    for what, begin, end in (
        ("pieces, pen, coins and rings move", "moves", "rests"),
        ("the season is shown", "shown", "told"),
    ):
        while_moving = longest(chain(*one.between(begin, end)) for one in seasons)
        yield Figure(f"the longest task while {what}, {told}", SLOWED * while_moving, "ms", 50)


def longest(visits: Iterable[Iterable[Task]]) -> float:
    """The processor time of the longest task of a visit."""
    return median(max(task.spent for task in tasks) for tasks in visits)


def figures() -> Iterator[Figure]:
    """A visit on a slow phone, several times."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder)).start()
        running = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, PLACES_KNOWN])
        visit(running, serving)
        visits = [visit(running, serving) for _ in range(REPEATS)]
        traced = list(by_processor(running, serving))
        running.close()
        serving.stop()
    answers = [answer for one in visits for answer in one.answers]
    yield Figure("home", median(one.home for one in visits), "ms", 1000)
    yield Figure("from the press to the card", median(one.card for one in visits), "ms", 1200)
    yield Figure("an answer to N or R, median", median(answers), "ms", 50)
    yield Figure("the slowest answer of a visit", median(max(one.answers) for one in visits), "ms", 150)
    yield Figure(
        "the longest task of a visit", median(max(one.tasks, default=0) for one in visits), "ms", 100
    )
    longest = median(max(one.frames, default=0) for one in visits)
    yield Figure("the longest picture while something moves", longest, "ms", 50)
    yield from traced
