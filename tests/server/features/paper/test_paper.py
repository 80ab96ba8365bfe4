"""Games on paper over HTTP: sheets to print, and maps to be scored."""

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from cartographers.boxes import shelf
from cartographers.rules.card import Stack
from server.serving import NewDevice

VECTORS = Path(__file__).parents[3] / "data" / "vectors" / "scoring.jsonl"
BOARDS = [json.loads(line) for line in VECTORS.read_text().splitlines()]
EDICTS = ["greenbough", "greengold-plains", "canal-lake", "borderlands"]
FULL = "\n".join(["fffffffffff"] * 11)
BARE = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"


def scored(device: NewDevice, edicts: list[str], *players: list[Any]) -> dict[str, Any]:
    """What the server says of players' maps, one list of maps (or none) for each player."""
    told = [
        {"name": f"P{number}", "seasons": [map and {"map": map, "coins": 2} for map in maps]}
        for number, maps in enumerate(players)
    ]
    answer = device().post("/api/scores", json={"edicts": edicts, "players": told})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("number", range(8))
def test_every_map_of_the_vectors_scores_what_two_references_agree_on(device: NewDevice, number: int) -> None:
    """Eight games have all 32 scoring cards among them; each player has four maps, one a season."""
    edicts = [[card.key for card in shelf().edicts.values() if card.stack is kind][number] for kind in Stack]
    asked = device()
    for start in range(0, len(BOARDS), 60):
        some = BOARDS[start : start + 60]
        players = [
            {"seasons": [{"map": "/".join(board["rows"])} for board in some[first : first + 4]]}
            for first in range(0, len(some), 4)
        ]
        answer = asked.post("/api/scores", json={"edicts": edicts, "players": players}).json()
        seasons = [season for player in answer["players"] for season in player["seasons"]]
        for board, season, place in zip(some, seasons, range(60), strict=True):
            said = {edict["key"]: edict["stars"] for edict in season["edicts"]}
            assert said == {key: board["scores"][key] for key in edicts}
            assert season["monsters"]["stars"] == board["scores"]["monsters"]
            first, second = ((0, 1), (1, 2), (2, 3), (3, 0))[place % 4]
            stars = said[edicts[first]] + said[edicts[second]] - board["scores"]["monsters"]
            assert season["score"]["stars"] == stars


def test_stars_are_explained_and_added_up_and_players_have_places(device: NewDevice) -> None:
    answer = scored(device, EDICTS, [None, FULL], [FULL, FULL], [BARE])
    assert [one["key"] for one in answer["seasons"]] == ["spring", "summer", "fall", "winter"]
    first, second, third = answer["players"]
    assert first["seasons"][0] is None
    assert first["seasons"][1]["score"] == {"first": 0, "second": 0, "coins": 2, "monsters": 0, "stars": 2}
    greenbough = second["seasons"][0]["edicts"][0]
    assert greenbough["stars"] == 22
    assert greenbough["parts"][0] == {"kind": "line", "cells": [f"A{n}" for n in range(1, 12)], "stars": 1}
    assert [player["stars"] for player in answer["players"]] == [2, 26, 2]
    assert [player["place"] for player in answer["players"]] == [2, 1, 2]
    assert answer["ending"] is None
    assert third["seasons"][0]["rows"][1] == "...^.r....."


def test_a_whole_game_of_one_player_ends_with_a_rating(device: NewDevice) -> None:
    answer = scored(device, EDICTS, [FULL] * 4)
    # Greenbough in spring and winter, Borderlands in fall and winter, two coins each season.
    assert answer["players"][0]["stars"] == 2 * 22 + 2 * 132 + 8
    assert answer["ending"]["rating"] == 316 - answer["ending"]["target"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"edicts": EDICTS, "players": [{"seasons": [{"map": "11/11"}]}]}, "map-rows"),
        ({"edicts": EDICTS, "players": [{"seasons": [{"map": BARE.replace("^", "q")}]}]}, "map-mark"),
        ({"edicts": [*EDICTS[:3], "greenbough"], "players": [{"seasons": [None]}]}, "setup-edicts"),
        ({"edicts": [*EDICTS[:3], "nonsense"], "players": [{"seasons": [None]}]}, "setup-unknown"),
        ({"edicts": EDICTS[:3], "players": [{"seasons": [None]}]}, "bad-field"),
        ({"edicts": EDICTS, "players": []}, "bad-field"),
        ({"edicts": EDICTS, "players": [{"seasons": [{"map": BARE, "coins": 15}]}]}, "bad-field"),
        ({"edicts": EDICTS, "players": [{"seasons": [{"map": BARE, "coins": "2"}]}]}, "bad-field"),
    ],
)
def test_what_cannot_be_scored_is_refused(device: NewDevice, body: dict[str, Any], code: str) -> None:
    answer = device().post("/api/scores", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_sheets_come_as_a_pdf_in_the_language_of_the_request(device: NewDevice) -> None:
    wanted = {"sheet": ["A", BARE], "edict": EDICTS, "paper": "letter", "language": "uk"}
    answer = device().get("/api/print", params=wanted)
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'inline; filename="cartographers.pdf"'
    assert answer.headers["x-content-type-options"] == "nosniff"
    pages = PdfReader(BytesIO(answer.content)).pages
    assert len(pages) == 3
    assert "Планшет" in pages[0].extract_text() and "Укази" in pages[2].extract_text()


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({}, "bad-field"),
        ({"sheet": ["A"] * 9}, "bad-field"),
        ({"sheet": "A", "paper": "a6"}, "bad-field"),
        ({"sheet": "Z"}, "setup-unknown"),
        ({"sheet": "11/11"}, "setup-sheet"),
        ({"sheet": "A", "edict": EDICTS[:2]}, "print-edicts"),
    ],
)
def test_what_cannot_be_printed_is_refused(device: NewDevice, wanted: dict[str, Any], code: str) -> None:
    answer = device().get("/api/print", params=wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
