"""Examples of cards and rules as they are sent, in the languages the rules for players are written in."""

from functools import cache

from cartographers.guide import sources
from cartographers.guide.markdown import Line
from cartographers.guide.plain_markdown import example_lines
from cartographers.guide.worked import Worked, worked
from cartographers.notation.cells import names
from cartographers.rules.stars import Tally
from cartographers.server.protocol.examples import GuideExample, GuideSpan
from cartographers.server.show.scores import edict_score, rows
from cartographers.words.book import Words, words
from cartographers.words.languages import languages

ENGLISH = "en"


@cache
def card_example(key: str, language: str) -> GuideExample | None:
    """The example of a card, without its note; none if it has none."""
    return example_model(worked(key), (), words(language)) if key in sources.examples() else None


def written_language(wanted: str) -> str:
    """The wanted language, or English if the rules are not written in it."""
    return wanted if wanted in sources.languages() and wanted in languages() else ENGLISH


def example_model(one: Worked, note: Line, text: Words) -> GuideExample:
    """A worked example, with a note."""
    message = GuideExample(key=one.key, lines=example_lines(one, text), note=span_models(note))
    if one.sheet is None:
        return message
    message.rows = rows(one.sheet)
    message.marks = names(one.sheet.marks)
    message.named = {name: names(one.sheet.living(name)) for name, _ in one.sheet.named}
    message.parts = edict_score(one.card, Tally(one.parts or ()))["parts"]
    message.drawn, message.destroyed = names(one.drawn & ~one.destroyed), names(one.destroyed)
    message.wrong = names(one.wrong)
    return message


def span_models(line: Line) -> list[GuideSpan]:
    """The pieces of a line."""
    return [GuideSpan(text=span.text, bold=span.bold, to=span.to) for span in line]
