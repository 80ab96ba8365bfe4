"""Texts that are not a game by the rules are refused, with one sentence that says where and why."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartographers.boxes import shelf
from cartographers.notation.error import BadNotation
from cartographers.notation.record import BadRecord
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.recorder import record_of
from notation.short_game import TEXT
from testkit import base_setup, whole_game
from testkit.random_games import any_setup, played

FINISHED = write_text(record_of(shelf(), whole_game(base_setup(seats=1)).log))


def complaint(text: str) -> str:
    with pytest.raises(BadRecord) as wrong:
        read_text(shelf(), text)
    return str(wrong.value)


def test_the_game_that_is_doctored_here_is_right() -> None:
    assert write_text(read_text(shelf(), TEXT)) == TEXT


#: What is wrong: what is replaced in the text, by what, where it is found, and the sentence.
DOCTORED = {
    "an unknown card": ("orchard  ", "orchid  ", "line 16", "there is no card 'orchid'"),
    "a card of another set": (
        "orchard ",
        "lagoon ",
        "line 16: step 4 (spring, lagoon)",
        "this card cannot be in the deck now",
    ),
    "a card that came up before": (
        "orchard ",
        "great-river ",
        "line 16: step 4 (spring, great-river)",
        "this card cannot be in the deck now",
    ),
    "a drawing off its shape": (
        "w K7-K9",
        "w K6,K8-K9",
        "line 13: step 1 (spring, great-river, seat 2)",
        "'w K6,K8-K9' is not legal: is not a shape of this card",
    ),
    "a drawing on a filled cell": (
        "v I8-I10,J9",
        "v H6-H8,I7",
        "line 17: step 5 (spring, homestead, seat 1)",
        "'v H6-H8,I7' is not legal: overlaps H7 I7",
    ),
    "a terrain the card does not have": (
        "w K6-K8",
        "f K6-K8",
        "line 13: step 1 (spring, great-river, seat 1)",
        "'f K6-K8' is not legal: is not a terrain of this card",
    ),
    "ruins not covered": (
        "a H7,I7,J5-J7 +search a K5",
        "a A1-A3,B1,C1",
        "line 15: step 3 (spring, hinterland-stream, seat 1)",
        "'a A1-A3,B1,C1' is not legal: must cover a ruin",
    ),
    "a skill too dear": (
        "w K6-K8",
        "w K6-K8 +diplomacy d A1",
        "line 13: step 1 (spring, great-river, seat 1)",
        "'w K6-K8 +diplomacy d A1' is not legal: there are not enough coins for this skill",
    ),
    "a second skill in a season": (
        "f J11,K9-K11",
        "f J11,K9-K11 +search f I11",
        "line 16: step 4 (spring, orchard, seat 1)",
        "'f J11,K9-K11 +search f I11' is not legal: one skill a season, and this season's is used",
    ),
    "a skill declared by whom nobody asked": (
        "m E2,F1-F3",
        "m E2,F1-F3 +acrobatics",
        "line 19: step 7 (spring, giant-troll-ravage, seat 2)",
        "'+acrobatics' was found, but no declaration is asked of this seat",
    ),
    "no drawing": (
        "f J11,K9-K11 ",
        "-            ",
        "line 16: step 4 (spring, orchard, seat 1)",
        "the drawing is missing",
    ),
    "a coin too many": (
        "f J11,K9-K11",
        "f J11,K9-K11 +1",
        "line 16: step 4 (spring, orchard, seat 1)",
        "coin track '2 filled, 0 crossed out' was found, '1 filled, 0 crossed out' is right",
    ),
    "a coin forgotten": (
        "a H9,I9-I10,J9 +1",
        "a H9,I9-I10,J9",
        "line 17: step 5 (spring, homestead, seat 2)",
        "coin track '1 filled, 0 crossed out' was found, '2 filled, 0 crossed out' is right",
    ),
    "a score": (
        "| 0                          | 0\n  coins                  | 3 ",
        "| 3                          | 0\n  coins                  | 0 ",
        "line 26: step 9 (spring, seat 1)",
        "score of the second edict '3' was found, '0' is right",
    ),
    "a sum": (
        "sum                    | 3 ",
        "sum                    | 4 ",
        "line 26",
        "the sum of seat 1 is 3, not 4",
    ),
    "a line of the scores left out": (
        "  coins                  | 3                          | 3\n",
        "",
        "line 24",
        "'monsters' was found instead of the score for coins",
    ),
    "a score that is no number": ("-6\n", "six\n", "line 25", "'six' is not a number of stars"),
    "a troll that is not fed": (
        "x B3",
        "-",
        "line 27: step 10 (spring, giant-troll-ravage, seat 2)",
        "the cell to destroy is missing",
    ),
    "a troll far away": (
        "x B3",
        "x K1",
        "line 27: step 10 (spring, giant-troll-ravage, seat 2)",
        "'x K1' is not legal: must destroy one cell beside it that can be destroyed",
    ),
    "another lasting monster": (
        "after giant-troll-ravage | x E3                       | x B3",
        "after zombie-plague      | -                          | -",
        "line 27: step 10 (spring, zombie-plague)",
        "zombie-plague acting after the season was found "
        "instead of giant-troll-ravage acting after the season",
    ),
    "the scores left out": (
        TEXT[TEXT.index("spring scored") : TEXT.index("after")],
        "",
        "line 21: step 9 (spring, giant-troll-ravage)",
        "giant-troll-ravage acting after the season was found instead of the scores of spring",
    ),
    "a heading left out": (
        "\nsummer\n",
        "\n",
        "line 29",
        "the heading summer is missing before the first card",
    ),
    "a heading too early": (
        "forgotten-forest         |",
        "summer\nforgotten-forest         |",
        "line 20",
        "the heading summer was found instead of a card",
    ),
    "the end too early": (
        "to be continued",
        "end | 9 stars, 5 lost, place 1 | 2 stars, 6 lost, place 2",
        "line 32: step 12 (spring)",
        "the end was found instead of a card",
    ),
    "a column too few": (
        " | f J11,K9-K11 ",
        " ",
        "line 16",
        "a line has a column for each of 2 seats, and this one 1",
    ),
    "a column too many": (
        " | f J11,K9-K11 ",
        " | f J11,K9-K11 | f A1 ",
        "line 16",
        "a line has a column for each of 2 seats, and this one 3",
    ),
    "columns on a ruins card": (
        "outpost-ruins",
        "outpost-ruins | - | -",
        "line 14",
        "nobody decides anything on outpost-ruins, so its line has no columns",
    ),
    "a column in words": (
        "f J11,K9-K11 ",
        "forest J11   ",
        "line 16: seat 1",
        "'forest J11' cannot be read here: write it like 'f A9-A11,B11', or '-' for nothing",
    ),
    "a cell that is not there": (
        "f J11,K9-K11 ",
        "f J12,K9-K11 ",
        "line 16: seat 1",
        "'J12' is not a cell: rows are A to K, columns 1 to 11, like B4",
    ),
    "a line of no kind": (
        "outpost-ruins",
        "outpost ruins",
        "line 14",
        "'outpost ruins' is not how a line of a record begins",
    ),
    "something after the last line": (
        "to be continued\n",
        "to be continued\n\nhamlet | - | -\n",
        "line 34",
        "nothing can follow the last line of a record",
    ),
    "a header line too many": (
        "seats: 2\n",
        "seats: 2\nseed: 7\n",
        "line 11",
        "the header has no 'seed', only sheet, explore, seasons, stacks, edicts, ambushes, heroes, skills, "
        "seats, names, position",
    ),
    "a header line twice": (
        "seats: 2\n",
        "seats: 2\nseats: 2\n",
        "line 11",
        "'seats' stands in the header twice",
    ),
    "an illegal set-up": (
        "wildholds, ",
        "",
        "the set-up is not legal",
        "the four edicts must be one card of each type (forest, village, farm-water, space), "
        "not sentinel-wood, canal-lake, borderlands (R2.2)",
    ),
}


@pytest.mark.parametrize("doctored", DOCTORED)
def test_a_doctored_text_is_refused_with_a_clear_sentence(doctored: str) -> None:
    old, new, where, sentence = DOCTORED[doctored]
    assert old in TEXT
    assert complaint(TEXT.replace(old, new, 1)) == f"{where}: {sentence}"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("record-1", "record-9", "the header must say 'format: cartographers-record-1'"),
        ("stacks: base\n", "", "the header lacks stacks"),
        ("seats: 2", "seats: two", "'two' is not a number of seats"),
        ("heroes: no", "heroes: some", "heroes are played with or not: yes or no, not 'some'"),
    ],
)
def test_a_bad_header_is_refused(old: str, new: str, sentence: str) -> None:
    assert complaint(TEXT.replace(old, new, 1)) == sentence


@pytest.mark.parametrize("lines", range(1, FINISHED.count("\n")))
def test_a_text_cut_off_at_any_line_is_refused(lines: int) -> None:
    cut = "".join(FINISHED.splitlines(keepends=True)[:lines])
    assert complaint(cut).startswith(("the text is cut off before ", "the header lacks "))


def test_a_text_that_is_cut_off_is_told_from_a_game_put_aside() -> None:
    assert complaint(TEXT.replace("to be continued\n", "")) == (
        "the text is cut off before a card: a record ends with a line 'end' or, if the game is not over, "
        "'to be continued'"
    )


def test_a_finished_game_cannot_be_continued() -> None:
    *lines, _ = FINISHED.splitlines()
    text = "\n".join([*lines, "to be continued"])
    assert complaint(text) == "the record stops before the end, which must follow"


def test_a_season_is_scored_before_a_game_is_put_aside() -> None:
    text = TEXT[: TEXT.index("spring scored")] + "to be continued"
    assert complaint(text) == "the record stops before the scores of spring, which must follow"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("end | ", "end | 1", "stars '1"),
        (" stars, ", " stars, 1", "loss '1"),
        ("place 1", "place 2", "place '2' was found, '1' is right"),
        (", rating -", ", rating ", "rating '"),
        ("no title", "king", "title 'king' was found, 'None' is right"),
        (" lost", " given away", "is not how a game ends; write it like '45 stars, 6 lost, place 1"),
    ],
)
def test_a_doctored_end_is_refused(old: str, new: str, sentence: str) -> None:
    assert old in FINISHED
    assert sentence in complaint(FINISHED.replace(old, new))


def solo(line: str) -> str:
    """A solo game with one line."""
    header = TEXT.replace("seats: 2", "seats: 1").partition("spring\n")[0]
    return f"{header}spring\n{line}\nto be continued\n"


def test_a_walk_that_ends_elsewhere_is_refused() -> None:
    """R11.2"""
    assert complaint(solo("goblin-attack | m A1,B2,C3")) == (
        "line 13: step 1 (spring, goblin-attack, seat 1): "
        "ambush 'm A1,B2,C3' was found, 'm I9,J10,K11' is right"
    )


def test_a_gorgon_without_its_target_is_refused() -> None:
    """R8.8"""
    read_text(shelf(), solo("gorgon-gaze | m J9,J11,K10 x J10"))
    assert complaint(solo("gorgon-gaze | m J9,J11,K10")) == (
        "line 13: step 1 (spring, gorgon-gaze, seat 1): the target is missing"
    )


def test_a_target_without_a_gorgon_is_refused() -> None:
    """R8.8"""
    assert complaint(solo("goblin-attack | m I9,J10,K11 x J9")) == (
        "line 13: step 1 (spring, goblin-attack, seat 1): "
        "'x J9' is not legal: this seat has nothing to decide now"
    )


def test_a_bad_record_is_bad_notation() -> None:
    assert issubclass(BadRecord, BadNotation)


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_whatever_stands_in_a_text_the_answer_is_a_record_or_a_sentence(seed: int) -> None:
    toss = Random(seed)
    text = write_text(record_of(shelf(), played(any_setup(seed % 5), seed % 5).log))
    at, gone = toss.randrange(len(text)), toss.choice([0, 1, 1, 5, 60])
    put = toss.choice(["", "1", "f", " | ", "-", "\n", ";", "x A1", "spring", ":", "9" * 5000])
    try:
        record = read_text(shelf(), text[:at] + put + text[at + gone :])
    except BadRecord:
        return
    assert read_text(shelf(), write_text(record)) == record
