"""The rules for players over HTTP."""

from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.guide import sources
from server.serving import NewDevice


def blocks(told: dict[str, Any], kind: str) -> dict[str, dict[str, Any]]:
    topics = [topic for chapter in told["chapters"] for topic in chapter["topics"]]
    return {block["key"]: block for topic in topics for block in topic["blocks"] if block["kind"] == kind}


def test_the_guide_has_every_card_and_every_example(device: NewDevice) -> None:
    told = device().get("/api/guide/en").json()
    cards = blocks(told, "card")
    assert cards.keys() == {*shelf().cards, *shelf().edicts, *shelf().skills}
    in_cards = {key for key, card in cards.items() if card["example"]}
    assert in_cards | blocks(told, "example").keys() == sources.examples().keys()


def test_an_example_is_sent_with_its_map_its_parts_and_its_stars(device: NewDevice) -> None:
    example = blocks(device().get("/api/guide/en").json(), "card")["treetower"]["example"]
    assert example["rows"][0] == "..fffw....."
    assert [part["cells"] for part in example["parts"]] == [["A4"], ["A5"], ["B5"]]
    assert example["lines"] == ["Stars: 3"]


def test_destroyed_cells_and_named_monsters_are_sent(device: NewDevice) -> None:
    zombie = blocks(device().get("/api/guide/en").json(), "example")["zombie"]
    assert zombie["destroyed"] == ["E7"] and zombie["drawn"] == ["D6", "E5", "F6"]
    assert zombie["named"] == {"zombie": ["D6", "E5", "E6", "F6"]}
    assert zombie["marks"] == ["E7", "E8", "E9"]


def test_the_guide_is_sent_once_and_compressed(device: NewDevice) -> None:
    client = device()
    first = client.get("/api/guide/en")
    assert first.headers["content-encoding"] == "gzip"
    again = client.get("/api/guide/en", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content
    plain = client.get("/api/guide/en", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == first.json()


def test_a_language_that_the_guide_is_not_written_in_gets_english(device: NewDevice) -> None:
    assert device().get("/api/guide/xx").json()["language"] == "en"


@pytest.mark.parametrize("language", ["EN", "e1", "english"])
def test_what_is_no_language_is_refused(device: NewDevice, language: str) -> None:
    assert device().get(f"/api/guide/{language}").status_code == 422
