"""Every rule of docs/rules.md is cited by a test whose name is a sentence."""

import ast
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from house.specification import RULES, citations

TESTS = Path(__file__).parent.parent
SCORING = [card["name"] for card in json.loads((TESTS / "data" / "cards.json").read_text())["scoring"]]


def rule_tests() -> Iterator[tuple[str, str, str]]:
    """The file, the name and the docstring of every test under ``tests/rules``."""
    for path in sorted((TESTS / "rules").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield str(path.relative_to(TESTS)), node.name, ast.get_docstring(node) or ""


ALL = list(rule_tests())
CITED = Counter(rule for _, _, docstring in ALL for rule in citations(docstring))


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_of_the_specification_is_cited_by_a_test(rule: str) -> None:
    assert CITED[rule], f"no test in tests/rules cites {rule} in its docstring"


@pytest.mark.parametrize("name", SCORING)
def test_every_scoring_card_has_at_least_three_tests_of_its_own(name: str) -> None:
    assert sum(f"R7, {name}" in docstring for _, _, docstring in ALL) >= 3


def test_every_test_of_the_rules_cites_a_rule() -> None:
    assert [(path, name) for path, name, docstring in ALL if not citations(docstring)] == []


def test_every_test_of_the_rules_has_a_sentence_for_a_name() -> None:
    short = [(path, name) for path, name, _ in ALL if len(name.removeprefix("test_").split("_")) < 4]
    assert short == []


def test_no_two_tests_of_one_file_have_the_same_name() -> None:
    twice = [one for one, number in Counter((path, name) for path, name, _ in ALL).items() if number > 1]
    assert twice == []


def test_the_tests_of_the_rules_are_found() -> None:
    assert len(ALL) > 300
