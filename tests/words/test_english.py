"""English: everything in the game has a name, and every scoring card and skill a rule text."""

import json
from pathlib import Path
from re import search

import pytest

from cartographers.boxes import shelf
from cartographers.rules.card import Stack
from cartographers.rules.reason import SENTENCES
from cartographers.rules.state import Phase
from cartographers.rules.terrain import Terrain
from cartographers.words.book import Words, words
from cartographers.words.bundle import NoSuchWord
from tools.readability import all_sentences
from words.sources import names_of_files
from words.text_file import patterns, pieces

CARDS = json.loads((Path(__file__).parents[1] / "data" / "cards.json").read_text())


@pytest.fixture
def text() -> Words:
    return words("en")


#: The lowest titles are meant as a joke among friends; a page that tells a newcomer their title is kinder.
FRIENDLIER = {
    "inept-assistant": "Eager Assistant",
    "dimwitted-doodler": "Cheerful Doodler",
    "oblivious-inkdrinker": "Ink-Stained Beginner",
}


def test_every_card_and_title_is_called_as_it_is_printed_but_the_lowest_titles(text: Words) -> None:
    kinds = ("explore", "ruins", "ambush", "heroes", "scoring", "skills", "solo_titles")
    printed = {card["id"]: card["name"] for kind in kinds for card in CARDS[kind]}
    assert {key: text(key) for key in printed} == printed | FRIENDLIER


def test_everything_on_the_shelf_has_a_name(text: Words) -> None:
    boxes = shelf().boxes.values()
    keys = [f"box-{box.key}" for box in boxes]
    keys += [f"sheet-{key}" for key in shelf().sheets]
    keys += [season.key for box in boxes for season in box.seasons]
    keys += [*shelf().cards, *shelf().edicts, *shelf().skills, *shelf().monsters]
    keys += [title.key for title in shelf().titles]
    keys += [f"phase-{phase.value}" for phase in Phase]
    keys += [terrain.key for terrain in Terrain] + [f"stack-{stack.value}" for stack in Stack]
    assert [key for key in keys if key not in text] == []


def test_every_scoring_card_and_every_skill_has_a_rule_of_one_sentence(text: Words) -> None:
    rules = {key: text(f"{key}.rule") for key in [*shelf().edicts, *shelf().skills]}
    assert [key for key, rule in rules.items() if not rule.endswith(".") or len(rule) > 140] == []


def test_the_rule_of_a_scoring_card_names_the_stars_printed_on_it(text: Words) -> None:
    for card in CARDS["scoring"]:
        stars = card["stars"] if isinstance(card["stars"], dict) else {"": card["stars"]}
        spoken = text(f"{card['id']}.rule").replace(",", "").split()
        assert {str(number) for number in stars.values()} <= set(spoken), card["id"]


def test_every_reason_can_be_said(text: Words) -> None:
    assert [code for code in SENTENCES if f"why-{code}" not in text] == []


def test_a_text_that_is_not_there_is_named(text: Words) -> None:
    with pytest.raises(NoSuchWord, match="there is no text 'treetowr' in 'en'"):
        text("treetowr")


def test_a_value_that_is_not_given_is_named(text: Words) -> None:
    with pytest.raises(NoSuchWord, match="'play-cover' needs name"):
        text("play-cover")
    with pytest.raises(NoSuchWord, match="'play-cover' needs name"):
        text("play-cover", nobody="Ann")


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(NoSuchWord, match="no texts in 'tlh'; there are"):
        words("tlh")


@pytest.mark.parametrize(("file", "most"), [("page", 25), ("explain", 22), ("lessons", 22), ("guide", 26)])
def test_sentences_are_short_enough_to_be_read_once(file: str, most: int) -> None:
    read = all_sentences()[file]
    assert len(read) > 50
    assert [one.text for one in read if one.words > most] == []


#: The files that are not pages: printed matter, what is typed, errors of commands among those of pages.
NOT_PAGES = {"admin.ftl", "commands.ftl", "errors.ftl", "game.ftl", "terminal.ftl"}
STIFF = r"\b(cannot|you are|there is no|(do|does|did|is|are|was|were|has|have|will|would|could) not)\b"


@pytest.mark.parametrize("file", [name for name in names_of_files() if name not in NOT_PAGES])
def test_a_page_says_can_t_and_isn_t_as_people_do(file: str) -> None:
    said = {key: " ".join(pieces(pattern)) for key, pattern in patterns("en", file).items()}
    assert said and {key: text for key, text in said.items() if search(STIFF, text.lower())} == {}
