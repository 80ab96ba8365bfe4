"""What is wrong with a text or a JSON value."""

from cartographers.rules.problem import Problem

_LONGEST = 200


class BadNotation(Problem, ValueError):
    """A text that does not say what it should; the message tells what was found and what is right."""


def as_written(data: object) -> str:
    """What was found in JSON, as a sentence can quote it."""
    text = repr(data)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
