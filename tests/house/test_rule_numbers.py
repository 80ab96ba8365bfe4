"""Every rule number that is cited is a rule of docs/rules.md, and each page links to the first it cites."""

import json
import re
from ast import get_docstring, parse
from pathlib import Path

import pytest

from house.specification import (
    ANCHORS,
    CITATION,
    DEFINITIONS,
    PAGE,
    PAGES,
    ROOT,
    RULES,
    TEXTS,
    citations,
    named,
    prose,
    written,
)

CARDS = json.loads((ROOT / "tests" / "data" / "cards.json").read_text(encoding="utf-8"))
SPECIFICATION = named(PAGE)
#: The pages on which a rule is cited outside code.
CITING = [name for name, text in PAGES.items() if name != SPECIFICATION and CITATION.search(prose(text))]
#: A link whose text is a rule number: the number and where it leads.
LINKED = re.compile(r"\[(R\d+(?:\.\d+)?[a-f]?)\](?:\(([^)\s]*)\)|: (\S+))")


def test_every_number_that_is_cited_is_a_rule() -> None:
    unknown = [
        (named(path), number)
        for path in written(TEXTS)
        for number in sorted(citations(path.read_text(encoding="utf-8")))
        if number not in ANCHORS
    ]
    assert unknown == [], f"these numbers are not defined in {SPECIFICATION}"


def test_files_of_every_kind_are_searched_for_numbers() -> None:
    searched = {named(path).partition("/")[0] for path in written(TEXTS)}
    assert searched >= {
        "README.md",
        "CONTRIBUTING.md",
        "src",
        "tests",
        "bench",
        "strength",
        "tools",
        "training",
        "web",
        "docs",
    }


def test_no_rule_is_defined_twice_and_the_numbers_are_in_order() -> None:
    numbers = [number for number, _ in DEFINITIONS]
    assert numbers == sorted(set(numbers), key=lambda one: ([int(n) for n in re.findall(r"\d+", one)], one))


def test_all_twelve_chapters_are_there() -> None:
    assert {number for number in ANCHORS if "." not in number} == {f"R{chapter}" for chapter in range(1, 13)}
    assert len(RULES) > 60


@pytest.mark.parametrize("number", ANCHORS)
def test_the_anchor_of_a_rule_is_its_number(number: str) -> None:
    assert ANCHORS[number] == number.lower().replace(".", "-")


@pytest.mark.parametrize("card", [card["id"] for card in CARDS["scoring"]])
def test_every_scoring_card_has_its_rule_and_an_anchor(card: str) -> None:
    (name,) = (one["name"] for one in CARDS["scoring"] if one["id"] == card)
    assert f'<a id="r7-{card}"></a>*{name}*: ' in PAGES[SPECIFICATION]


@pytest.mark.parametrize("skill", [card["name"] for card in CARDS["skills"]])
def test_every_skill_has_its_line(skill: str) -> None:
    assert f"\n  - *{skill}*: " in PAGES[SPECIFICATION]


def test_there_are_pages_that_cite_rules() -> None:
    assert "docs/architecture.md" in CITING


@pytest.mark.parametrize("name", CITING)
def test_the_first_number_on_a_page_is_a_link_to_its_rule(name: str) -> None:
    text = prose(PAGES[name])
    first = CITATION.search(text)
    assert first is not None
    number = first[1] + first[2]
    link = LINKED.match(text, first.start() - 1)
    assert link is not None, f"write the first {number} as a link: [{number}](…/rules.md#{ANCHORS[number]})"
    path, _, anchor = link[2].partition("#")
    assert ((ROOT / name).parent / path).resolve() == PAGE
    assert anchor == ANCHORS[number]


@pytest.mark.parametrize("name", PAGES)
def test_a_link_named_after_a_rule_leads_to_that_rule(name: str) -> None:
    wrong = [
        found[0]
        for found in LINKED.finditer(prose(PAGES[name]))
        if (found[2] or found[3]).rpartition("#")[2] != ANCHORS.get(found[1])
    ]
    assert wrong == []


def packages() -> list[Path]:
    """The packages of the source that cite rules, and those of the tests that are about them."""
    source = ROOT / "src" / "cartographers"
    citing = [
        folder
        for folder in sorted(source.iterdir())
        if any(citations(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py"))
    ]
    return [*citing, ROOT / "tests" / "testkit", ROOT / "tests" / "naive"]


@pytest.mark.parametrize("folder", packages(), ids=named)
def test_a_package_that_cites_rules_says_where_they_are_defined(folder: Path) -> None:
    docstring = get_docstring(parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert SPECIFICATION in docstring, f"add: Rule numbers such as R3.4 are those of {SPECIFICATION}."
