"""The rules of the game by topic, as text."""

from cartographers.cli.common.lookup import look_up
from cartographers.guide.book import Card, Chapter, NoSuchGuide, guide
from cartographers.guide.plain_markdown import card_markdown, chapter_markdown, topic_markdown, without_links
from cartographers.words.book import Words
from cartographers.words.languages import ENGLISH


def chapters_in(language: str) -> tuple[Chapter, ...]:
    """The rules in a language, in English if they are not written in it yet."""
    try:
        return guide(language)
    except NoSuchGuide:
        return guide(ENGLISH)


def topic_text(topic: str, text: Words) -> str:
    """A topic or a card as text; raises ``CommandError`` with what is close to an unknown word."""
    return without_links(look_up(topic, "topic", _topics(chapters_in(text.language), text)))


def _topics(chapters: tuple[Chapter, ...], text: Words) -> dict[str, str]:
    """Every topic and every card as Markdown. The key of a chapter gives the whole chapter."""
    topics = {}
    for chapter in chapters:
        first, *others = chapter.topics
        topics[first.id] = chapter_markdown(chapter, text)
        topics |= {topic.id: topic_markdown(topic, text) for topic in others}
        cards = [block for topic in chapter.topics for block in topic.blocks if isinstance(block, Card)]
        topics |= {card.entry.key: card_markdown(card, text) for card in cards}
    return topics


def contents(text: Words) -> list[str]:
    """A line for each topic, with the word by which it is asked for."""
    return [
        f"{'' if topic.level == 1 else '  '}{topic.title + '  ':<{40 if topic.level == 1 else 38}}{topic.id}"
        for chapter in chapters_in(text.language)
        for topic in chapter.topics
    ]
