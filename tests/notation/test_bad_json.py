"""JSON that is not a game by the rules is refused, with one sentence that says where and why."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.boxes import shelf
from cartographers.notation.record import BadRecord
from cartographers.notation.record_json import read_record, write_record
from cartographers.notation.record_text import read_text
from naive.referee import check
from notation.short_game import TEXT

TOLD = write_record(read_text(shelf(), TEXT))

Change = Callable[[Any], None]


def put(value: Any, *path: str | int) -> Change:
    """Something else put somewhere."""

    def change(told: Any) -> None:
        for part in path[:-1]:
            told = told[part]
        told[path[-1]] = value

    return change


def remove(*path: str | int) -> Change:
    """Something taken out."""

    def change(told: Any) -> None:
        for part in path[:-1]:
            told = told[part]
        del told[path[-1]]

    return change


#: What is changed, and how the sentence begins with which it is refused, or a part of it.
DOCTORED: list[tuple[Change, str]] = [
    (put("other", "format"), "the format is 'other'; this reads 'cartographers-record-1'"),
    (remove("format"), "a record lacks 'format'"),
    (put(1, "seed"), "a record has no 'seed' here, only format, setup, steps"),
    (put({"secret": "0", "nonces": []}, "deal"), "a deal is a secret and a nonce or nothing for each of 2"),
    (put({"secret": "0" * 64, "nonces": [None, None], "late": [1]}, "deal"), "a deal is a secret and"),
    (put({"secret": "0" * 64, "nonces": [None, None], "drawn": ["sheet"]}, "deal"), "a deal is a secret and"),
    (put({"secret": "0" * 64, "nonces": [None, None], "drawn": 1}, "deal"), "a deal is a secret and"),
    (put([], "deal"), "a deal is a secret and a nonce or nothing for each of 2 seats, not []"),
    (put({}, "steps"), "the steps are a list, not {}"),
    (put(["Ada"], "setup", "names"), "a record has a name for each of 2 seats, not 1"),
    (put(1, "setup", "seed"), "a set-up has no 'seed'"),
    (put("2", "setup", "seats"), "seats in the set-up is '2', which is no whole number"),
    (put(["search"], "setup", "skills"), "the set-up is not legal: 3 different skills lie open"),
    (put({}, "steps", 0), "step 1: {} is no step: it has reveal, season, after or end"),
    (put([], "steps", 0, "draws"), "step 1: a step has no 'draws' here"),
    (remove("steps", 0, "draw"), "step 1 (spring, great-river, seat 1): the drawing is missing"),
    (put({}, "steps", 0, "draw"), "step 1: draw is a list with an entry for each seat, not {}"),
    (remove("steps", 0, "draw", 1), "the list 'draw' has 1 entries instead of 2, one for each seat"),
    (remove("steps", 0, "draw", 0, "cells"), "step 1: cells is a list of cells like"),
    (put(None, "steps", 0, "draw", 0, "skill"), "step 1: a skill is named by a word, not None"),
    (put("", "steps", 0, "draw", 0, "skill"), "step 1: what a seat decided has no 'skill' here"),
    (put(None, "steps", 0, "draw", 0, "extra"), "step 1: what a seat decided has no 'extra' here"),
    (remove("steps", 2, "draw", 0, "skill"), "step 3: what a seat decided has no 'extra' here"),
    (put([None, None], "steps", 1, "draw"), "step 2 (spring, outpost-ruins): there is no drawing here"),
    (put([None, None], "steps", 6, "declare"), "there is no declaration here"),
    (put([{}, {}], "steps", 6, "declare"), "'nothing' was found, but no declaration is asked of this seat"),
    (remove("steps", 0, "coins"), "step 1 (spring, great-river): the coin track is missing"),
    (put([[1, 0]], "steps", 0, "coins"), "step 1 (spring, great-river): coin track for 1 seats instead of 2"),
    (put([[1, 0], [True, 0]], "steps", 0, "coins"), "step 1: [True, 0] is not a list of 2 numbers"),
    (
        put([[1, 0], [1, 0]], "steps", 1, "coins"),
        "step 2 (spring, outpost-ruins): there is no coin track here",
    ),
    (put([], "steps", 8, "scores"), "step 9 (spring): score of the first edict for 0 seats instead of 2"),
    (put([5, 0, 3], "steps", 8, "scores", 0), "step 9: [5, 0, 3] is not a list of 4 numbers"),
    (put([5, 0, 3, 7], "steps", 8, "scores", 1), "loss to monsters '7' was found, '6' is right"),
    (put("summer", "steps", 8, "season"), "the scores of summer was found instead of the scores of spring"),
    (remove("steps", 9, "destroy"), "the cell to destroy is missing"),
    (put({"end": {}}, "steps", 10), "step 11: the end lacks 'totals'"),
]


@pytest.mark.parametrize(("change", "sentence"), DOCTORED, ids=[sentence for _, sentence in DOCTORED])
def test_doctored_json_is_refused_with_a_clear_sentence(change: Change, sentence: str) -> None:
    told = deepcopy(TOLD)
    change(told)
    with pytest.raises(BadRecord) as wrong:
        read_record(shelf(), told)
    assert sentence in str(wrong.value)


@pytest.mark.parametrize("told", [None, [], "record", 7])
def test_what_is_no_object_is_no_record(told: Any) -> None:
    with pytest.raises(BadRecord, match="a record is an object with format, setup, steps"):
        read_record(shelf(), told)


@given(st.integers(0, 10**6))
def test_whatever_stands_in_json_the_answer_is_a_sentence_or_a_record_the_referee_accepts(seed: int) -> None:
    told = deepcopy(TOLD)
    tamper(told, Random(seed))
    try:
        record = read_record(shelf(), told)
    except BadRecord:
        return
    check(told)
    assert read_record(shelf(), write_record(record)) == record


def tamper(told: Any, toss: Random) -> None:
    """Put something else anywhere into a JSON value."""
    key = toss.choice(list(told) if isinstance(told, dict) else range(len(told)))
    if isinstance(told[key], dict | list) and told[key] and toss.random() < 0.8:
        tamper(told[key], toss)
    else:
        others = [None, 0, -1, True, 1.5, "", "A1", "search", [], ["A1"], {}, {"cell": "A1"}, [told[key]]]
        told[key] = toss.choice(others)
