"""The calls of the server from its OpenAPI description, whose sentences are the docstrings of the code."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from cartographers.server.app import create_app, describe
from cartographers.server.settings import Settings


def server_calls() -> str:
    """The page of all calls."""
    schema = describe(create_app(Settings(data=Path())))
    calls = [
        (path, method, call) for path, methods in schema["paths"].items() for method, call in methods.items()
    ]
    parts = [
        "# Every call of the server\n",
        "A running server gives the same as JSON at `/api/openapi.json`.\n",
    ]
    for area, found in groupby(
        sorted(calls, key=lambda one: (_area(one[0]), one[0])), lambda one: _area(one[0])
    ):
        parts.append(f"## {area}\n")
        parts += (_call(*one) for one in found)
    return "\n".join(parts)


def _area(path: str) -> str:
    """What a call is about: the first word after ``/api``."""
    return path.removeprefix("/api").strip("/").partition("/")[0] or "the server"


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    lines = [f"### {method.upper()} `{path}`\n", f"{call.get('description') or call.get('summary', '')}\n"]
    lines += (f"- `{name}` ({where}): {kind}{about}" for name, where, kind, about in _taken(call))
    lines += (f"- answer: {kind}" for kind in _answered(call))
    refused = [code for code in call["responses"] if code >= "400"]
    lines += [f"- refused with {', '.join(refused)}: `Problem`"] if refused else []
    return "\n".join(lines) + "\n"


def _taken(call: dict[str, Any]) -> Iterator[tuple[str, str, str, str]]:
    for one in call.get("parameters", ()):
        about = one.get("description", "")
        yield one["name"], one["in"], _kind(one.get("schema", {})), f". {about}" if about else ""
    for kind, content in call.get("requestBody", {}).get("content", {}).items():
        yield "body", kind, _kind(content.get("schema", {})), ""


def _answered(call: dict[str, Any]) -> Iterator[str]:
    for code, answer in call["responses"].items():
        if code < "300":
            kinds = {_kind(content.get("schema", {})) for content in answer.get("content", {}).values()}
            yield ", ".join(sorted(kinds - {""})) or ", ".join(answer.get("content", {})) or "nothing"


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rsplit('/', 1)[-1]}`"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(_kind(one) for one in schema["anyOf"]))
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return str(schema.get("type", ""))
