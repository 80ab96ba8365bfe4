"""`cartographers rules`: the rules of the game, topic by topic or as one page of Markdown."""

from argparse import Namespace

from cartographers.cli.common.parser import Parser
from cartographers.cli.common.rules_topics import chapters_in, contents, topic_text
from cartographers.guide.plain_markdown import chapter_markdown
from cartographers.words.book import Words

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
    if args.topic is not None:
        print(topic_text(args.topic, text))
    elif args.markdown:
        print("\n\n".join(chapter_markdown(chapter, text) for chapter in chapters_in(text.language)))
    else:
        print("\n".join(contents(text)))
    return 0
