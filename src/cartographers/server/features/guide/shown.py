"""The rules for players as they are sent."""

from functools import cache

from cartographers.guide import book
from cartographers.guide.markdown import Items, Paragraph
from cartographers.guide.tables import Table
from cartographers.server.features.guide.messages import (
    Guide,
    GuideCard,
    GuideChapter,
    GuideList,
    GuideTable,
    GuideText,
    GuideTopic,
)
from cartographers.server.protocol.examples import GuideExample
from cartographers.server.show.examples import example_model, span_models
from cartographers.words.book import Words, words


@cache
def guide(language: str) -> Guide:
    """The rules in a language."""
    text = words(language)
    chapters = [
        GuideChapter(topics=[_topic(topic, text) for topic in chapter.topics])
        for chapter in book.guide(language)
    ]
    return Guide(language=language, chapters=chapters)


def _topic(topic: book.Topic, text: Words) -> GuideTopic:
    blocks = [_block(block, text) for block in topic.blocks]
    return GuideTopic(id=topic.id, level=topic.level, title=topic.title, blocks=blocks)


def _block(block: book.Block, text: Words) -> GuideText | GuideList | GuideTable | GuideExample | GuideCard:
    match block:
        case Paragraph(spans):
            return GuideText(spans=span_models(spans))
        case Items(items, numbered):
            return GuideList(numbered=numbered, items=[span_models(item) for item in items])
        case Table(key, table_rows):
            return GuideTable(key=key, rows=[list(row) for row in table_rows])
        case book.Example(worked, note):
            return example_model(worked, note, text)
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
        example=example_model(card.example, card.note, text) if card.example else None,
    )
