"""Where pictures are taken: one server, one browser, one person with screens of every size."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser.chromium import DESKTOP
from browser.person import Person
from browser.serving import Serving
from cartographers.server.auth.device_token import COOKIE
from tools.shared.shrinking import shrunk
from tools.shared.staging import Staged

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


class Studio:
    """Stages games and keeps pictures of them."""

    def __init__(self, browser: Browser, serving: Serving, people: ExitStack) -> None:
        self._browser, self._serving, self._people = browser, serving, people
        self._owner = people.enter_context(serving.device())
        self._owner.get("/api/games").raise_for_status()

    def game(self, seed: int, others: Mapping[str, str], **wish: Any) -> Staged:
        """A new game of the person in the pictures."""
        return Staged(self._serving, self._people, self._owner, seed, others, **wish)

    @contextmanager
    def screen(self, path: str, view: Mapping[str, Any] = DESKTOP, dark: bool = False) -> Iterator[Page]:
        """The person's page at an address, with everything on it."""
        colours = "dark" if dark else "light"
        person = Person(self._browser, self._serving, color_scheme=colours, **view)
        person.context.add_cookies(
            [{"name": COOKIE, "value": self._owner.token, "url": self._serving.address}]
        )
        # Seasons that were over before this screen was opened need no explanation now, and nobody needs tips.
        person.context.add_init_script(
            "Storage.prototype.getItem = (key) =>"
            " key.includes('.seen.') ? '4' : key.endsWith('.tips.off') ? 'yes' : null"
        )
        yield person.open(path)
        person.close()
        if person.complaints:
            raise RuntimeError("; ".join(person.complaints))

    def shoot(self, page: Page, name: str) -> None:
        """Keep a picture of a page as it is."""
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        picture = shrunk(self._browser, page.screenshot(animations="disabled", caret="hide"))
        (FOLDER / f"{name}.png").write_bytes(picture)
        print(f"{name}.png  {len(picture) / 1000:.0f} KB", flush=True)  # this is how it tells
