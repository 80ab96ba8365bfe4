"""Huge numbers, far days and long texts in every parameter of every route: refused with a sentence."""

import logging
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

import pytest

from cartographers.server.app import describe
from server.serving import NewDevice, Served

#: More than a number of a database can be, and more than Python reads; days at the ends of the calendar.
NUMBERS = (str(2**63), "9" * 5000, "-" + "9" * 5000)
DAYS = ("9999-12-31", "9999-W52", "9999-W53", "0001-01-01", "0001-W01", "10000-01-01", "99999-W01")
TEXTS = ("9" * 5000,)


class Parameter(NamedTuple):
    """A parameter of a route that is described."""

    method: str
    path: str
    kind: str
    name: str
    schema: dict[str, Any]


def _parameters(served: Served) -> Iterator[Parameter]:
    for path, methods in describe(served.app)["paths"].items():
        for method, route in methods.items():
            for one in route.get("parameters", ()):
                if one["in"] in ("path", "query"):
                    yield Parameter(method, path, one["in"], one["name"], one["schema"])


def _plain(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The kinds of value that a parameter can have."""
    for kind in schema.get("anyOf", [schema]):
        yield from _plain(kind["items"]) if "items" in kind else [kind]


def _huge_values(parameter: Parameter) -> tuple[str, ...]:
    if any(kind["type"] == "integer" for kind in _plain(parameter.schema)):
        return NUMBERS
    return (*DAYS, *TEXTS) if parameter.name in ("day", "before") else TEXTS


def test_every_parameter_has_bounds(served: Served) -> None:
    bounds = {"integer": {"minimum", "maximum"}, "number": {"minimum", "maximum"}}
    for parameter in _parameters(served):
        for kind in _plain(parameter.schema):
            if kind["type"] == "string":
                assert {"maxLength", "enum", "pattern", "const"} & kind.keys(), parameter
            else:
                assert bounds.get(kind["type"], set()) <= kind.keys(), parameter


def test_a_huge_value_is_refused_with_a_sentence(
    served: Served, device: NewDevice, caplog: pytest.LogCaptureFixture
) -> None:
    client = device()
    known = {"id": client.create()["id"], "seat": "0", "season": "0", "deal": "1", "language": "en"}
    with caplog.at_level(logging.ERROR):
        for parameter in _parameters(served):
            for value in _huge_values(parameter):
                in_path = parameter.kind == "path"
                address = parameter.path
                for name, text in (
                    {**known, parameter.name: quote(value, safe="")} if in_path else known
                ).items():
                    address = address.replace(f"{{{name}}}", text)
                query = {} if in_path else {parameter.name: value}
                body: dict[str, str] | None = {} if parameter.method == "post" else None
                answer = client.request(parameter.method, address, params=query, json=body)
                assert answer.status_code < 500, (parameter, value[:20])
                if answer.status_code >= 400:
                    assert answer.json()["detail"], (parameter, value[:20])
    assert not caplog.records


@pytest.mark.parametrize("day", ["9999-12-31", "9999-W52", "3000-01-01"])
@pytest.mark.parametrize("page", ["", "/picture.svg", "/picture.png"])
def test_there_is_no_deal_at_the_end_of_the_calendar(device: NewDevice, day: str, page: str) -> None:
    answer = device().get(f"/api/daily/{day}{page}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-day")


@pytest.mark.parametrize("seat", ["9" * 5000, "100", "0" * 5000])
def test_a_decision_for_a_seat_that_no_table_has_is_refused(device: NewDevice, seat: str) -> None:
    client = device()
    state = client.state(client.create()["id"])
    wish = {"step": state["step"], "move_id": "1", "decision": {"kind": "place", "cells": ["A1"]}}
    answer = client.post(f"/api/games/{state['id']}/seats/{seat}/decision", json=wish)
    assert answer.status_code == 422 and answer.json()["detail"]
