"""A person with a browser context of their own: one device, one page, and the errors in its console."""

import re
from collections.abc import Callable
from functools import cached_property
from json import dumps
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, Route

from browser.serving import Serving
from cartographers.server.auth.device_token import COOKIE
from server.serving import Device, Json

#: What the browser itself logs while the connection is cut.
LINE_CUT = r"net::ERR_|WebSocket connection to|status of 50\d"


#: The service worker is tested by itself; elsewhere it would only fill caches.
USUAL = {"reduced_motion": "reduce", "service_workers": "block"}


class Person:
    """A browser context that talks to one server."""

    def __init__(
        self, browser: Browser, serving: Serving, tips: bool = False, newcomer: bool = False, **view: Any
    ) -> None:
        self._serving = serving
        self._complaints: list[str] = []
        self._expected: list[str] = []
        self.context = browser.new_context(base_url=serving.address, **{**USUAL, **view})
        self.context.set_default_timeout(20_000)
        # Tips of a first game would lie over what most tests press, and most people have been here before.
        kept = {"tips.off": not tips, "knows": not newcomer}
        for key in (key for key, wanted in kept.items() if wanted):
            # A page that says that the network is away has no storage.
            self.context.add_init_script(
                f"try {{ localStorage.setItem('cartographers.{key}', 'yes') }} catch {{}}"
            )
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab on the same device."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self._complaints.append(f"uncaught: {error}"))
        page.on("console", self._on_console)
        return page

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def expect(self, pattern: str) -> Self:
        """Expect an error in the console, so that it does not fail the test."""
        self._expected.append(pattern)
        return self

    def deal(self, seed: int) -> Self:
        """Deal the next games from this seed, also those started with one press."""

        def seeded(route: Route) -> None:
            request = route.request
            wish = request.post_data_json if request.method == "POST" else None
            if wish is None:
                route.continue_()
            else:
                route.continue_(post_data=dumps(wish | {"seed": seed}))

        self.context.route("**/api/games", seeded)
        return self

    @property
    def complaints(self) -> list[str]:
        """The errors of the pages that were not expected."""
        return [said for said in self._complaints if not any(re.search(one, said) for one in self._expected)]

    @property
    def tokens(self) -> list[str]:
        """The tokens of this device."""
        return [cookie["value"] for cookie in self.context.cookies() if cookie["name"] == COOKIE]

    @cached_property
    def device(self) -> Device:
        """The same device over the API, without the browser."""
        device = self._serving.device(next(iter(self.tokens), ""))
        if not device.token:
            device.get("/api/games")
            self.use_token(device.token)
        return device

    def use_token(self, token: str) -> Self:
        """Be another device, which this token belongs to."""
        self.context.add_cookies([{"name": COOKIE, "value": token, "url": self._serving.address}])
        return self

    @property
    def game(self) -> str:
        """The id of the game in the address."""
        found = re.search(r"/g/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def state(self) -> Json:
        """The state of the game as this device may see it."""
        return self.device.state(self.game)

    def open(self, path: str) -> Page:
        """Go to an address of the site."""
        self.page.goto(path)
        return self.page

    def look_away(self) -> None:
        """Go to an empty page while a game is played over the API: following it takes longer."""
        self.page.goto("about:blank")

    def close(self) -> None:
        """Close the browser context."""
        if "device" in self.__dict__:
            self.device.close()
        self.context.close()


#: The fixture ``person``: a new person at each call.
NewPerson = Callable[..., Person]
#: The fixture ``visit``: a page of the device that has the games of the scenes.
Visit = Callable[..., Page]
