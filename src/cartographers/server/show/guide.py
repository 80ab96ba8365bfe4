"""The rules for players as they are sent."""

from functools import cache

from cartographers.guide import book, sources
from cartographers.guide.markdown import Items, Line, Paragraph
from cartographers.guide.plain_markdown import example_lines
from cartographers.guide.tables import Table
from cartographers.guide.worked import Worked, worked
from cartographers.notation.cells import names
from cartographers.rules.stars import Tally
from cartographers.server.protocol import (
    Guide,
    GuideCard,
    GuideChapter,
    GuideExample,
    GuideList,
    GuideSpan,
    GuideTable,
    GuideText,
    GuideTopic,
)
from cartographers.server.show.scores import edict_model, rows
from cartographers.words.book import Words, words
from cartographers.words.languages import languages

ENGLISH = "en"


@cache
def guide(language: str) -> Guide:
    """The rules in a language."""
    text = words(language)
    chapters = [
        GuideChapter(topics=[_topic(topic, text) for topic in chapter.topics])
        for chapter in book.guide(language)
    ]
    return Guide(language=language, chapters=chapters)


@cache
def card_example(key: str, language: str) -> GuideExample | None:
    """The example of a card, without its note; none if it has none."""
    return _example(worked(key), (), words(language)) if key in sources.examples() else None


def written_language(wanted: str) -> str:
    """The wanted language, or English if the rules are not written in it."""
    return wanted if wanted in sources.languages() and wanted in languages() else ENGLISH


def _topic(topic: book.Topic, text: Words) -> GuideTopic:
    blocks = [_block(block, text) for block in topic.blocks]
    return GuideTopic(id=topic.id, level=topic.level, title=topic.title, blocks=blocks)


def _block(block: book.Block, text: Words) -> GuideText | GuideList | GuideTable | GuideExample | GuideCard:
    match block:
        case Paragraph(spans):
            return GuideText(spans=_spans(spans))
        case Items(items, numbered):
            return GuideList(numbered=numbered, items=[_spans(item) for item in items])
        case Table(key, table_rows):
            return GuideTable(key=key, rows=[list(row) for row in table_rows])
        case book.Example(worked, note):
            return _example(worked, note, text)
        case book.Card():
            return _card(block, text)


def _card(card: book.Card, text: Words) -> GuideCard:
    entry = card.entry
    return GuideCard(
        key=entry.key,
        box=entry.box,
        name=entry.name,
        rule=entry.rule,
        facts=list(entry.facts),
        example=_example(card.example, card.note, text) if card.example else None,
    )


def _example(one: Worked, note: Line, text: Words) -> GuideExample:
    message = GuideExample(key=one.key, lines=example_lines(one, text), note=_spans(note))
    if one.sheet is None:
        return message
    message.rows = rows(one.sheet)
    message.marks = names(one.sheet.marks)
    message.named = {name: names(one.sheet.living(name)) for name, _ in one.sheet.named}
    message.parts = edict_model(one.card, Tally(one.parts or ())).parts
    message.drawn, message.destroyed = names(one.drawn & ~one.destroyed), names(one.destroyed)
    message.wrong = names(one.wrong)
    return message


def _spans(line: Line) -> list[GuideSpan]:
    return [GuideSpan(text=span.text, bold=span.bold, to=span.to) for span in line]
