"""`cartographers rules`: the rules of the game, topic by topic or as one page of Markdown."""

from argparse import ArgumentParser, Namespace

from cartographers.cli.common.lookup import look_up
from cartographers.guide.book import Card, Chapter, guide
from cartographers.guide.plain_markdown import card_markdown, chapter_markdown, topic_markdown
from cartographers.words.book import Words, words


def describe(parser: ArgumentParser) -> None:
    """Add the options of the command."""
    parser.description = """\
Read the rules of the game. Without a topic the topics are listed; every card is a topic too.

In pictures of maps, [brackets] are around the spaces that count or were drawn, (parentheses) around those of
a drawing that is not allowed, and * is the mark of a hero's attack.
  .  empty   r  ruins   ^  mountain   #  wasteland   f v a w m h x  forest, village, farm, water,
  monster, hero, destroyed   d  farm and village at once;  a capital is the same drawn on ruins"""
    parser.epilog = """\
examples:
  cartographers rules ruins
  cartographers rules treetower
  cartographers rules --markdown > rules.md"""
    parser.add_argument("topic", nargs="?", metavar="TOPIC", help="a topic or a card")
    parser.add_argument("--markdown", action="store_true", help="print all the rules as one page of Markdown")


def run(args: Namespace) -> int:
    """Print the topics, one of them, or all."""
    text = words()
    chapters = guide(text.language)
    if args.topic is not None:
        print(look_up(args.topic, "topic", _topics(chapters, text)))
    elif args.markdown:
        print("\n\n".join(chapter_markdown(chapter, text) for chapter in chapters))
    else:
        _print_contents(chapters)
    return 0


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
