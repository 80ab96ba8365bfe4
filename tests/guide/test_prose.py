"""The chapters of every language tell every rule, and every link in them leads somewhere."""

from collections import Counter
from collections.abc import Iterator

import pytest

from cartographers.boxes import shelf
from cartographers.guide import sources
from cartographers.guide.markdown import (
    BadMarkdown,
    Items,
    Line,
    Paragraph,
    Section,
    Shown,
    Span,
    read_markdown,
)
from cartographers.rules.card import Stack
from house.specification import RULES
from words.typography import left_alone

LANGUAGES = sources.languages()
CARDS = {*shelf().cards, *shelf().edicts, *shelf().skills}


def sections(language: str) -> list[Section]:
    return [section for text in sources.chapters(language) for section in read_markdown(text)]


def notes(language: str) -> list[Section]:
    return read_markdown(sources.notes(language))[1:]


def lines(section: Section) -> Iterator[Line]:
    for block in section.blocks:
        if isinstance(block, Paragraph):
            yield block.spans
        elif isinstance(block, Items):
            yield from block.items


def shown(language: str, kind: str) -> list[str]:
    blocks = (block for section in sections(language) for block in section.blocks)
    return [block.name for block in blocks if isinstance(block, Shown) and block.kind == kind]


def skeleton(language: str) -> list[tuple[str, int, tuple[str, ...], list[Shown]]]:
    """What every language must have in common."""
    return [
        (one.id, one.level, one.rules, [block for block in one.blocks if isinstance(block, Shown)])
        for one in sections(language)
    ]


def test_the_guide_is_written_in_english() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_in_some_section(language: str) -> None:
    told = {number for section in sections(language) for number in section.rules}
    assert [number for number in RULES if number not in told] == []
    assert told <= set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_headings_rules_and_examples_as_english(language: str) -> None:
    assert skeleton(language) == skeleton("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_headings_or_cards_have_one_address(language: str) -> None:
    ids = Counter([one.id for one in sections(language)] + sorted(CARDS))
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_heading_or_a_card(language: str) -> None:
    known = {one.id for one in sections(language)} | CARDS
    links = [
        span.to
        for section in [*sections(language), *notes(language)]
        for line in lines(section)
        for span in line
        if span.to
    ]
    assert len(links) > 50
    assert [link for link in links if link not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_one_note_and_is_shown(language: str) -> None:
    # The figures of a drawing, and of monsters, say all there is to say.
    examples = [key for key, one in sources.examples().items() if not {"gains", "cost"} & one.keys()]
    assert sorted(one.id for one in notes(language)) == sorted(examples)
    assert sorted({*shown(language, "example"), *CARDS} & {*sources.examples()}) == sorted(sources.examples())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_card_is_shown_once(language: str) -> None:
    kinds = ["ambush", "explore", "hero", "ruins", "skill", *(stack.value for stack in Stack)]
    assert sorted(shown(language, "cards")) == sorted(kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_paragraph_can_end_with_a_word_of_one_letter(language: str) -> None:
    texts = "\n\n".join([*sources.chapters(language), sources.notes(language)]).split("\n\n")
    assert [text for text in texts if left_alone(language, text, " \n")] == []


def test_english_has_the_words_of_players_and_not_of_the_engine() -> None:
    texts = [span.text.lower().split() for one in sections("en") for line in lines(one) for span in line]
    assert not {"cell", "cells", "region", "regions"} & {word.strip(".,:") for text in texts for word in text}


def test_a_section_is_read_with_its_rules_lists_and_links() -> None:
    (one,) = read_markdown(
        "## Coins {#coins}\n\nSee [[treetower]] and\n[ruins](#ruins). <!-- R3.4 -->\n\n1. **a** b\n2. c\n"
    )
    assert (one.id, one.level, one.title, one.rules) == ("coins", 2, "Coins", ("R3.4",))
    assert one.blocks == (
        Paragraph(
            (Span("See "), Span("", to="treetower"), Span(" and "), Span("ruins", to="ruins"), Span("."))
        ),
        Items(((Span("a", bold=True), Span(" b")), (Span("c"),)), numbered=True),
    )


@pytest.mark.parametrize(
    "text", ["no heading", "# A\n\n> quoted", "# A\n\na **b", "# A\n\na *b*", "# A\n\n<!-- picture: x -->"]
)
def test_what_the_guide_does_not_use_is_not_read(text: str) -> None:
    with pytest.raises(BadMarkdown):
        read_markdown(text)
