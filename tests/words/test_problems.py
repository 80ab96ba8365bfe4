"""Every problem that the code can raise can be said, and nothing can be said that it never raises."""

import ast
import pickle
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from re import findall

import pytest

import cartographers
from cartographers.boxes import shelf
from cartographers.rules.map_sheet import BadSheet
from cartographers.rules.own_sheet import own_sheet
from cartographers.rules.problem import Name, Problem
from cartographers.rules.reason import SENTENCES, Illegal
from cartographers.rules.setup import IllegalSetup, Setup, check_setup
from cartographers.words.book import words
from testkit.games import base_setup

SOURCE = Path(str(files(cartographers)))


@cache
def _trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]


def _classes() -> set[str]:
    """The names of Problem and of all classes made from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Problem"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    # The texts of an Illegal are the reasons of the rules.
    return found - {"Illegal"}


def _calls() -> Iterator[ast.Call]:
    """Where a problem is made: by calling its class, or in the constructor of a class made from one."""
    classes = _classes()
    for tree in _trees():
        own = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name in classes]
        inside = {id(node) for one in own for node in ast.walk(one)}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func)
            if called in classes or (called == "super().__init__" and id(node) in inside):
                yield node


@cache
def _raised() -> dict[str, list[set[str] | None]]:
    """The codes in the source, each with the names of its values at each place; None: not written out."""
    found: dict[str, list[set[str] | None]] = {}
    for call in _calls():
        said = [
            arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
        ]
        if said:
            given = {word.arg for word in call.keywords}
            if ast.unparse(call.func) == "ComeAgain":
                given = {"wait", "unit"}  # which it makes of the seconds
            names = None if None in given else {word for word in given if word}
            found.setdefault(said[0], []).append(names)
    return found


def _texts() -> dict[str, set[str]]:
    """The English messages by code, each with its variables, and those of the words for a wait in it."""
    text = (SOURCE / "words" / "en" / "errors.ftl").read_text(encoding="utf-8")
    text = text.replace("{ again-in }", "{ $wait } { $unit }")
    parts = findall(r"(?ms)^error-([\w-]+) *=(.*?)(?=^[\w#]|\Z)", text)
    return {code: set(findall(r"\$(\w+)", message)) for code, message in parts}


def test_every_code_in_the_source_has_a_text_and_every_text_a_code() -> None:
    assert set(_raised()) == set(_texts())


def test_the_text_of_a_code_uses_only_values_that_are_always_given() -> None:
    texts = _texts()
    wrong = [
        (code, names ^ texts[code])
        for code, given in _raised().items()
        for names in given
        if names is not None and not texts[code] <= names
    ]
    assert wrong == []


def test_every_reason_of_the_rules_is_a_problem_that_can_be_said() -> None:
    for code in SENTENCES:
        assert words().problem(Illegal(code, area=1)) == words()(f"why-{code}", cells="A1")


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        (base_setup(seats=101), "A game has 1 to 100 players, not 101."),
        (base_setup(seats=1, names=("Ann", "Ben")), "2 names for 1 player: each player needs exactly one."),
        (
            base_setup(skills=("search",)),
            "Choose 3 different skills, or none. Chosen: 1.",
        ),
    ],
    ids=["seats", "names", "skills"],
)
def test_a_set_up_that_is_not_legal_is_told_in_a_sentence(setup: Setup, told: str) -> None:
    with pytest.raises(IllegalSetup) as wrong:
        check_setup(shelf(), setup)
    assert words().problem(wrong.value) == told


def test_a_problem_within_a_problem_and_several_of_them_are_told_as_sentences() -> None:
    with pytest.raises(BadSheet) as wrong:
        own_sheet("/".join(["11"] * 10 + ["10"]))
    outer = IllegalSetup("setup-sheet", "this sheet cannot be played on: {wrong}", wrong=wrong.value)
    assert str(outer) == "this sheet cannot be played on: row 11 has 10 cells instead of 11"
    assert words().problem(outer) == "You can’t play on this sheet. Row 11 has 10 spaces instead of 11."


def test_cards_and_boxes_are_told_by_their_names_and_unknown_ones_by_their_keys() -> None:
    problem = Problem("setup-edict-box", "", card=Name("treetower"), box=Name("base", "box"))
    assert (
        words()
        .problem(problem)
        .startswith("The scoring card Treetower comes from a box that this game doesn’t use: ")
    )
    assert words().problem(Problem("due-card", "", card=Name("nothing-printed"))) == "card nothing-printed"


def test_a_list_without_entries_is_a_dash() -> None:
    assert words().problem(Problem("header-missing", "", missing=[])) == "Missing in the header: —."


def test_characters_that_cannot_be_printed_are_escaped() -> None:
    assert words().problem(Problem("record-card", "", card="\x1b[2J")) == "There is no card “\\x1b[2J”."


def test_a_problem_travels_between_processes_with_its_code_and_values() -> None:
    for problem in (
        Illegal("overlaps", area=3),
        IllegalSetup("setup-seats", "{most} {seats}", most=1, seats=2),
    ):
        again = pickle.loads(pickle.dumps(problem))
        assert type(again) is type(problem) and str(again) == str(problem)
        assert (again.code, again.values, again.text) == (problem.code, problem.values, problem.text)
