"""Errors as they are sent: a sentence in the reader's language, and what it is about."""

from collections.abc import Sequence
from typing import Any

from cartographers.rules.problem import Problem, Value
from cartographers.server.basics.errors import Refusal
from cartographers.server.protocol.decisions import Problem as ProblemMessage
from cartographers.words.book import Words


def problem_message(refusal: Refusal, words: Words) -> ProblemMessage:
    """What was wrong with a request."""
    return ProblemMessage(
        detail=words.problem(refusal),
        code=refusal.code,
        values={name: _json(value) for name, value in refusal.told.items()},
        cells=refusal.cells,
    )


def _json(value: Value) -> Any:
    """A value of a problem as JSON: names by their keys, other problems by their codes and values."""
    match value:
        case int() | float() | str():
            return value
        case Problem():
            return {"code": value.code, "values": {key: _json(one) for key, one in value.values.items()}}
    return [_json(one) for one in value] if isinstance(value, list | tuple) else str(value)


def unreadable_request(errors: Sequence[Any]) -> Refusal:
    """Why a request cannot be read, from what pydantic found."""
    first = errors[0]
    field = " ".join(str(part) for part in first["loc"] if part != "body")
    reason = str(first.get("ctx", {}).get("error", first["msg"]))
    if field:
        sentence = "The request cannot be read: {field}: {reason}."
        return Refusal(422, "bad-field", sentence, field=field, reason=reason)
    return Refusal(422, "bad-request", "The request cannot be read: {reason}.", reason=reason)
