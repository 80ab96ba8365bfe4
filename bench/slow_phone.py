"""How the page feels on a cheap phone: Chromium at 390×844 with its processor slowed down fourfold.

Times are wall-clock, until the picture has changed; a busy machine makes them longer. The server is not
slowed down.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.shared.figure import Figure
from browser.chromium import FLAGS, chromium
from browser.serving import Serving

REPEATS = 5
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
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => notes.answers.push(performance.now() - timeStamp);
    port2.postMessage(0);
  });
}, true);
const moving = new Set();
const { animate } = Element.prototype;
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  if (!moving.size) requestAnimationFrame((now) => follow(now));
  moving.add(animation);
  animation.finished.catch(() => undefined).then(() => moving.delete(animation));
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
    confirm = page.locator("[data-part=confirm]")
    keys = list(KEYS)
    while keys or confirm.is_disabled():
        answered = page.evaluate("notes.answers.length")
        page.keyboard.press(keys.pop(0) if keys else "N")
        page.wait_for_function("(before) => notes.answers.length > before", arg=answered)
        # As fast as a person goes on, and time for the preview.
        page.wait_for_timeout(250)
    before = page.evaluate(MAP)
    page.keyboard.press("Enter")
    page.wait_for_function(f"(before) => ({MAP})() !== before", arg=before)
    page.wait_for_timeout(800)


def figures() -> Iterator[Figure]:
    """A visit on a slow phone, several times."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder)).start()
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visit(running, serving)
        visits = [visit(running, serving) for _ in range(REPEATS)]
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
