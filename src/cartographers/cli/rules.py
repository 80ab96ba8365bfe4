"""`cartographers rules`: the rules of the game, topic by topic or as one page of Markdown."""

from argparse import Namespace

from cartographers.cli.common.lookup import look_up
from cartographers.cli.common.parser import Parser
from cartographers.guide.book import Card, Chapter, NoSuchGuide, guide
from cartographers.guide.plain_markdown import card_markdown, chapter_markdown, topic_markdown
from cartographers.words.book import Words
from cartographers.words.languages import ENGLISH

EXAMPLES = (
    "cartographers rules ruins",
    "cartographers rules treetower",
    "cartographers rules --markdown > rules.md",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-rules", EXAMPLES)
    parser.add_argument("topic", nargs="?", metavar="TOPIC", help=parser.says("help-rules.topic"))
    parser.add_argument("--markdown", action="store_true", help=parser.says("help-rules.markdown"))


def run(args: Namespace, text: Words) -> int:
    """Print the topics, one of them, or all."""
    chapters = _guide(text.language)
    if args.topic is not None:
        print(look_up(args.topic, "topic", _topics(chapters, text)))
    elif args.markdown:
        print("\n\n".join(chapter_markdown(chapter, text) for chapter in chapters))
    else:
        _print_contents(chapters)
    return 0


def _guide(language: str) -> tuple[Chapter, ...]:
    """The rules in a language, in English if they are not written in it yet."""
    try:
        return guide(language)
    except NoSuchGuide:
        return guide(ENGLISH)


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


def _print_contents(chapters: tuple[Chapter, ...]) -> None:
    for chapter in chapters:
        for topic in chapter.topics:
            indent = "" if topic.level == 1 else "  "
            print(f"{indent}{topic.title:<{40 - len(indent)}}{topic.id}")
