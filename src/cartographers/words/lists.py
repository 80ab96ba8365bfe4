"""Several things in one sentence."""

from collections.abc import Iterable


def listed(items: Iterable[str]) -> str:
    """A list with commas, "B4, C4, C5", which every language writes the same way."""
    return ", ".join(items)
