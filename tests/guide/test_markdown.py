"""The guide as plain Markdown: every topic and card in it, and maps with their scores."""

import re

import pytest

from cartographers.boxes import shelf
from cartographers.guide import sources
from cartographers.guide.book import Card, NoSuchGuide, guide
from cartographers.guide.plain_markdown import chapter_markdown
from cartographers.words.book import words
from cartographers.words.languages import languages


def everything() -> str:
    return "\n\n".join(chapter_markdown(chapter, words("en")) for chapter in guide("en"))


def test_every_card_of_every_box_has_a_heading() -> None:
    text = words("en")
    titles = set(re.findall(r"^### (.+)$", everything(), re.MULTILINE))
    cards = [*shelf().cards, *shelf().edicts, *shelf().skills]
    assert [key for key in cards if text(key) not in titles] == []


def test_a_map_has_brackets_around_what_counts_and_its_stars_under_it() -> None:
    page = everything()
    example = page[page.index("### Treetower") : page.index("### Stoneside Forest")]
    assert "A  .  .  f [f][f] w" in example
    assert "- Stars: 3" in example


def test_a_refused_drawing_is_in_parentheses_with_the_reason() -> None:
    page = everything()
    assert "(.)" in page
    assert re.search(r"Not on F2,G2-G3,H2: it must cover an empty ruins space", page)


def test_the_rating_of_a_solo_game_is_added_up() -> None:
    page = everything()
    assert "12 + 19 + 24 + 31 = 86" in page
    assert "Solo rating 5: Apprentice Surveyor" in page


def test_every_example_is_shown_once_with_its_note() -> None:
    blocks = [block for chapter in guide("en") for topic in chapter.topics for block in topic.blocks]
    cards = [block for block in blocks if isinstance(block, Card)]
    assert sum(card.example is not None and bool(card.note) for card in cards) == 46
    assert sum(card.example is not None for card in cards) == len(cards)
    assert len({card.entry.key for card in cards}) == len(cards)
    assert everything().count("```text\n   1  2  3") == sum(
        "map" in one for one in sources.examples().values()
    )


@pytest.mark.parametrize("language", languages())
def test_every_link_of_the_page_leads_to_a_topic_or_a_card_on_it(language: str) -> None:
    page = "\n\n".join(chapter_markdown(chapter, words(language)) for chapter in guide(language))
    anchors = re.findall(r'<a id="([^"]+)">', page)
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(anchors)
    assert len(anchors) == len(set(anchors)) > 100


def test_a_table_has_what_is_printed_in_the_boxes() -> None:
    assert "| Summer | B, C | 8 | 7 |" in everything()
    assert "| Ink-Stained Beginner | −30 |" in everything()


def test_a_language_without_a_guide_is_named() -> None:
    with pytest.raises(NoSuchGuide, match="'xx'"):
        guide("xx")
