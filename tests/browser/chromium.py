"""The machine's Chromium, its options, and the screen sizes of the tests."""

from shutil import which
from typing import Any

#: Without background requests: the tests talk to 127.0.0.1 only.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


_WHOLE = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """The path of the browser: the headless shell if there is one, because it takes a third less time."""
    return _first("chromium-headless-shell", *_WHOLE)


def whole_chromium() -> str:
    """The path of a browser that has notifications, which the headless shell has not."""
    return _first(*_WHOLE)


def _first(*names: str) -> str:
    for name in names:
        found = which(name)
        if found:
            return found
    raise FileNotFoundError("the browser tests need Chromium: install it (Debian: apt-get install chromium)")
