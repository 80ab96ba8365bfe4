"""Waiting for what the page itself cannot wait for."""

from collections.abc import Callable

from playwright.sync_api import Page


def wait_until(page: Page, so: Callable[[], bool], wrong: str) -> None:
    """Wait until something is so, for half a minute.

    ``wait_for_function`` takes the promise of an answer for the answer itself, and does not wait at all.
    """
    for _ in range(600):
        if so():
            return
        page.wait_for_timeout(50)
    raise AssertionError(wrong)
