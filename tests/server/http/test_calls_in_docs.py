"""Calls that pages of the documentation name are calls of the server; the example of docs/api.md works."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import NewDevice, Served

DOCS = Path(__file__).parents[3] / "docs"
PAGES = {path.name: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("*.md"))}
#: Neither sockets nor the description itself are in it, and a picture is there for both of its formats.
BESIDES = {
    "/api/openapi.json",
    "/api/games/{}/events",
    "/api/tournaments/{}/events",
    "/api/daily/{}/picture.png",
}
#: `/api/games/{id}/record`, or `…/record` where the page has said below what.
CALL = re.compile(r"(/api|…)((?:/[\w{}.-]+)+)")
CURL = re.compile(r"localhost:8000(/\S+)(?:[ \\\n]+-H \S+ \S+[ \\\n]+-d '([^']*)')?\n(\{.*)?")


def same(path: str) -> str:
    """A path whose parameters have no names."""
    return re.sub(r"\{\w+\}|\b[A-Z]{2,}\b", "{}", path)


@pytest.fixture(scope="module")
def calls(served: Served) -> set[str]:
    return {same(path) for path in served.app.openapi()["paths"]} | BESIDES


def is_one(beginning: str, path: str, calls: set[str]) -> bool:
    """Is there such a call, or are there calls below such a path?"""
    if beginning == "…":
        return any(call.endswith(path) for call in calls)
    whole = beginning + path
    return any(call == whole or call.startswith(whole + "/") for call in calls)


def named(page: str) -> Iterator[tuple[str, str]]:
    """The calls that a page names in code: how each begins, and its path."""
    for code in re.findall(r"`([^`\n]+)`", page):
        if "://" not in code:
            yield from CALL.findall(code)


@pytest.mark.parametrize("name", PAGES)
def test_every_call_that_a_page_names_is_one_of_the_server(name: str, calls: set[str]) -> None:
    unknown = [one + path for one, path in named(PAGES[name]) if not is_one(one, same(path), calls)]
    assert unknown == []


def test_calls_of_both_kinds_are_found() -> None:
    assert {("/api", "/games/{id}"), ("…", "/record")} <= set(named(PAGES["api.md"]))


def test_the_example_of_the_page_about_the_api_works(device: NewDevice) -> None:
    client, game = device(), ""
    example = PAGES["api.md"].split("```")[1]
    requests = CURL.findall(example + "\n")
    assert len(requests) == 3
    for path, body, shown in requests:
        here = path.replace("a3ump2tt49tx", game)
        answer = client.post(here, json=json.loads(body)) if body else client.get(here)
        assert answer.is_success, answer.text
        game = game or answer.json()["id"]
        for key, value in re.findall(r'"(step|phase|card)":("?[\w]+"?)', shown):
            assert answer.json()[key] == json.loads(value)


def test_the_error_of_the_page_about_the_api_is_the_one_that_is_sent(device: NewDevice) -> None:
    [example] = re.findall(r"```json\n(\{\"detail.*?)```", PAGES["api.md"], re.DOTALL)
    wish = {"sheet": "Z", "seats": [{"kind": "me"}]}
    answer = device().post("/api/games", json=wish, headers={"Accept-Language": "en"})
    shown = json.loads(example)
    assert {key: answer.json()[key] for key in shown} == shown
