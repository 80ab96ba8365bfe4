"""The decisions of the protocol are those that records write."""

from pathlib import Path

import pytest
from pydantic import TypeAdapter

from cartographers.notation.cells import read_names
from cartographers.rules import decision as rules
from cartographers.rules.terrain import FOREST, WATER
from cartographers.server.app import create_app, describe
from cartographers.server.protocol import decisions as protocol
from cartographers.server.settings import Settings
from cartographers.server.show.offers import decision_message

A1, A2 = read_names(["A1"]), read_names(["A2"])
EXTRA = rules.Extra(WATER, A2)
DECISIONS: list[tuple[rules.Decision, object]] = [
    (rules.Draw(FOREST, A1), protocol.Draw),
    (rules.Draw(FOREST, A1, "search", EXTRA), protocol.Draw),
    (rules.Declare(), protocol.Declare),
    (rules.Declare("acrobatics", EXTRA, upright=True), protocol.Declare),
    (rules.Ambush(A1), protocol.Ambush),
    (rules.Ambush(A1, A2), protocol.Ambush),
    (rules.Post(A1, A2), protocol.Post),
    (rules.Post(A1, A2, "search", EXTRA), protocol.Post),
    (rules.Destroy(A1), protocol.Destroy),
]


@pytest.mark.parametrize(("decision", "kind"), DECISIONS)
def test_every_decision_is_written_as_the_protocol_says(decision: rules.Decision, kind: type) -> None:
    written = decision_message(decision)
    assert TypeAdapter(kind).validate_python(written, strict=True) == written


def test_the_description_names_the_kinds_and_what_each_needs(tmp_path: Path) -> None:
    schemas = describe(create_app(Settings(data=tmp_path)))["components"]["schemas"]
    kinds = [one["$ref"].rpartition("/")[2] for one in schemas["Decision"]["anyOf"]]
    assert kinds == ["Draw", "Declare", "Ambush", "Post", "Destroy"]
    needed = {kind: schemas[kind]["required"] for kind in kinds}
    assert needed == {
        "Draw": ["terrain", "cells"],
        "Declare": [],
        "Ambush": ["cells"],
        "Post": ["cell", "marks"],
        "Destroy": ["cell"],
    }
    assert schemas["DecisionRequest"]["properties"]["decision"] == {"$ref": "#/components/schemas/Decision"}
