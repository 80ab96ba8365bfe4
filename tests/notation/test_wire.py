"""Events and decisions on the wire."""

import json
from typing import Any

import pytest
from hypothesis import given

from cartographers.notation.error import BadNotation
from cartographers.notation.wire import read_event, write_event
from cartographers.rules.event import Event
from testkit.decisions import events


@given(events)
def test_reading_an_event_undoes_writing_it(event: Event) -> None:
    assert read_event(json.loads(json.dumps(write_event(event)))) == event


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({}, "is no event"),
        ({"committed": 0}, "is no event"),
        ({"revealed": "orchard", "seed": 1}, "is no event"),
        ({"withdrawn": True}, "is no event"),
        ({"committed": 0, "sing": {}}, "is no event"),
        ({"committed": 0, "draw": {"terrain": "lava", "cells": ["A1"]}}, "'lava' is no terrain"),
        ({"committed": 0, "draw": {"terrain": "farm", "cells": "A1"}}, "cells is a list of cells"),
        (
            {"committed": 0, "draw": {"terrain": "farm", "cells": ["A1"], "coin": 1}},
            "a drawing has no 'coin'",
        ),
        ({"committed": 0, "draw": ["A1"]}, "a drawing is written as an object"),
        ({"committed": 0, "hero": {"marks": []}}, "'' is not a cell"),
        ({"committed": 0, "declare": {"upright": "yes"}}, "upright is true or false"),
        ({"began": {"seats": 2}}, "the set-up lacks sheet"),
    ],
)
def test_what_is_no_event_is_refused(told: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadNotation, match=sentence):
        read_event(told)
