"""Shares as percentages."""

from cartographers.words.book import Words


def percent(words: Words, share: float) -> str:
    """A share as a percentage: "55 %"."""
    return words("percent", share=round(100 * share))
