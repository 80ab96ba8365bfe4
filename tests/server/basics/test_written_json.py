"""JSON that is joined of parts which are written already."""

from json import loads

from pydantic import TypeAdapter

from cartographers.server.basics.written_json import listed, merged, nested, write
from cartographers.server.protocol.games import Said


def test_parts_are_joined_to_what_would_have_been_written_at_once() -> None:
    said, more = Said(seat=1, phrase="hello"), {"name": 'a "b" {c}, [d]', "cells": ["A1"]}
    joined = merged(write(said), write(more), nested(lines=listed([write({}), write(None), write("ž")])))
    assert loads(joined) == said.model_dump() | more | {"lines": [{}, None, "ž"]}
    assert TypeAdapter(dict[str, object]).validate_json(joined)


def test_a_list_without_values_is_written_as_one() -> None:
    assert loads(nested(seats=listed(()))) == {"seats": []}
