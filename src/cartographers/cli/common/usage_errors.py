"""What argparse says is wrong with a command line, in a language.

argparse has its sentences in English only; one that is not known here is shown as it is.
"""

from re import fullmatch

from cartographers.words.book import Words

#: A sentence of argparse, and the key of its text; what it names has the same name in both.
_SENTENCES = (
    (r"unrecognized arguments: (?P<words>.*)", "usage-unknown"),
    (r"the following arguments are required: (?P<words>.*)", "usage-required"),
    (r"expected one argument", "usage-one"),
    (r"expected at least one argument", "usage-at-least-one"),
    (r"expected at most one argument", "usage-at-most-one"),
    (r"not allowed with argument (?P<other>.*)", "usage-not-with"),
    (r"ignored explicit argument (?P<word>.*)", "usage-no-value"),
    (r"invalid choice: (?P<word>.*) \(choose from (?P<choices>.*)\)", "usage-choice"),
    (r"invalid \S* value: (?P<word>.*)", "usage-value"),
)


def usage_error(text: Words, message: str) -> str:
    """A sentence of argparse in a language."""
    if found := fullmatch(r"argument (\S.*?): (.*)", message):
        return text("usage-argument", name=found[1], wrong=usage_error(text, found[2]))
    for sentence, key in _SENTENCES:
        if found := fullmatch(sentence, message):
            return text(key, **found.groupdict())
    return message
