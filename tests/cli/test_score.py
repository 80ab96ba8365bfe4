"""`cartographers score`: JSON lines for programs, tables for people."""

import json
from pathlib import Path

import pytest

from cli.commands import Refused, Run

VECTORS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data/vectors/scoring.jsonl").read_text().splitlines()
]
BARE = ["." * 11] * 11


def asked(**fields: object) -> str:
    return json.dumps({"rows": BARE} | fields) + "\n"


def test_the_vectors_score_as_they_should(run: Run) -> None:
    lines = "".join(json.dumps({"rows": vector["rows"]}) + "\n" for vector in VECTORS)
    answers = [json.loads(line)["scores"] for line in run("score", lines).lines]
    assert answers == [vector["scores"] for vector in VECTORS]


def test_only_the_cards_asked_for_are_scored_and_always_the_monsters(run: Run) -> None:
    outcome = run("score", asked(cards=["greenbough", "silos"]))
    assert outcome.lines == ['{"scores": {"greenbough": 0, "silos": 0, "monsters": 0}}']


def test_an_option_names_the_cards_for_lines_that_name_none(run: Run) -> None:
    outcome = run("score --cards greenbough", asked() + asked(cards=["silos"]))
    assert [list(json.loads(line)["scores"]) for line in outcome.lines] == [
        ["greenbough", "monsters"],
        ["silos", "monsters"],
    ]


def test_the_parts_add_up_to_the_score(run: Run) -> None:
    lines = "".join(json.dumps({"rows": vector["rows"]}) + "\n" for vector in VECTORS[:20])
    for line in run("score --explain", lines).lines:
        told = json.loads(line)
        sums = {card: sum(part["stars"] for part in parts) for card, parts in told["parts"].items()}
        assert sums == told["scores"]


def test_a_part_names_its_cells(run: Run) -> None:
    rows = ["f" + "." * 10, "m" + "." * 10, *BARE[2:]]
    told = json.loads(run("score --explain", asked(rows=rows, cards=["sentinel-wood"])).out)
    assert told["parts"] == {
        "sentinel-wood": [{"kind": "cell", "cells": ["A1"], "stars": 1}],
        "monsters": [
            {"kind": "cell", "cells": ["B2"], "stars": 1},
            {"kind": "cell", "cells": ["C1"], "stars": 1},
        ],
    }


def test_it_reads_a_file_and_a_dash_is_standard_input(run: Run, tmp_path: Path) -> None:
    (tmp_path / "maps.jsonl").write_text("\n" + asked(cards=[]))
    expected = '{"scores": {"monsters": 0}}\n'
    assert run(["score", str(tmp_path / "maps.jsonl")]).out == expected
    assert run("score -", asked(cards=[])).out == expected


def test_a_picture_is_answered_with_a_table(run: Run, tmp_path: Path) -> None:
    (tmp_path / "map.txt").write_text("f" * 11 + "\n" + "\n".join(BARE[:9]) + "\n.........m.\n")
    outcome = run(["score", str(tmp_path / "map.txt"), "--cards", "sentinel-wood,borderlands,the-cauldrons"])
    assert outcome.lines == [
        "Sentinel Wood    11",
        "Borderlands       6",
        "The Cauldrons     0",
        "Monsters         −3",
    ]


def test_the_table_is_explained_in_words(run: Run) -> None:
    line = "fffff6/11/f10/11/11/11/11/11/11/11/9m1"
    outcome = run("score --explain --cards sentinel-wood,greenbough,faunlost-thicket,deepwood", line)
    assert outcome.lines == [
        "Sentinel Wood        6   6 × 1: A1-A5 C1",
        "Greenbough           7   2 × 1: row A C",
        "                         5 × 1: column 1 2 3 4 5",
        "Faunlost Thicket     2   2: run A1",
        "Deepwood             6   6: cluster A1-A5",
        "Monsters            −3   3 × 1: J10 K9 K11",
    ]


def test_who_types_is_told_what_to_type_and_need_not_say_when_a_map_is_complete(run: Run) -> None:
    outcome = run("score --cards silos", "...........\n" * 11 + "{", by_hand=True)
    assert outcome.code == 0
    assert outcome.err == "Type or paste a map of 11 lines, or JSON lines, then Ctrl-D:\n"
    assert outcome.lines == ["Silos        0", "Monsters     0"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "Line 1: This is not JSON"),
        ("[]", "Line 1: A line is an object"),
        ('"rows"', "Line 1: A line is an object"),
        ("{}", "Line 1: The line needs the field “rows”."),
        ('{"rows": "..........."}', "Line 1: The field “rows” is a list of 11 strings."),
        ('{"rows": [1]}', "Line 1: A map is 11 lines of text."),
        (asked(rows=BARE[:10]), "Line 1: A map has 11 rows; this one has 10 rows."),
        (asked(rows=["." * 12, *BARE[1:]]), "Line 1: Row 1 has 12 spaces instead of 11: "),
        (
            asked(rows=["q" + "." * 10, *BARE[1:]]),
            "Line 1: The mark “q” in row 1, column 1 is not a terrain type.",
        ),
        (asked(cards="greenbough"), "Line 1: The field “cards” is a list"),
        (
            asked(cards=["greenboug"]),
            "Line 1: There is no scoring card “greenboug”. Did you mean greenbough?",
        ),
        (asked(cards=[7]), "Line 1: There is no scoring card “7”. Choose from: sentinel-wood"),
        (asked(cards=[["greenbough"]]), "Line 1: There is no scoring card “['greenbough']”"),
        ('{"rows": ' + "[" * 100_000, "Line 1: The JSON is nested too deeply."),
        ('{"rows": ' + "1" * 5000 + "}", "Line 1: This is not JSON"),
        ("...........\n" * 10, "A map has 11 rows; this one has 10 rows."),
        ("11/11/11", "A map has 11 rows; this one has 3 rows."),
        ("hello", "A map has 11 rows; this one has 1 row."),
        ("", "There is nothing to read"),
        ("\n\n", "There is nothing to read"),
    ],
)
def test_a_bad_line_is_refused_in_one_sentence(refused: Refused, line: str, said: str) -> None:
    assert refused("score", line).startswith(said)


def test_the_first_bad_line_is_named_and_the_lines_before_it_are_answered(run: Run) -> None:
    outcome = run("score", asked() + "\n" + '{"rows": 3}\n' + asked())
    assert outcome.code == 2
    assert len(outcome.lines) == 1
    assert outcome.err == "cartographers: Line 3: The field “rows” is a list of 11 strings.\n"


def test_an_unknown_card_in_the_option_is_refused(refused: Refused) -> None:
    assert refused("score --cards wildhold", asked()).endswith("Did you mean wildholds?")


def test_a_file_that_cannot_be_read_is_named(refused: Refused, tmp_path: Path) -> None:
    assert refused(["score", str(tmp_path / "no.jsonl")]).endswith(
        "cannot be read. There is no such file or folder."
    )
    assert refused(["score", str(tmp_path)]).endswith("cannot be read. It is a folder, not a file.")
    (tmp_path / "map.bin").write_bytes(b"\xff\xfe\x00")
    assert refused(["score", str(tmp_path / "map.bin")]).endswith("is not text in UTF-8.")
