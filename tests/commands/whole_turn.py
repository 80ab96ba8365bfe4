"""A whole turn by commands, in the words of any language."""

from cartographers.commands.vocabulary import vocabulary
from cartographers.words.book import words

#: The deal on which it is played: its first card is a village, which does not fit on B3.
DEAL = 4
#: One command of each kind, with what follows its word; a shape is held, let go of, held again and drawn.
TURN = (
    *("help", "card", "turn", "where", "row B", "column 4", "cell B4", "forest", "scores", "edict A", "deck"),
    *("last", "village B3 r", "held", "mirror", "undo", "village A10", "confirm", "last", "region A10"),
)
#: Too late: the next card has come up.
REFUSED = "undo"


def typed(language: str) -> list[str]:
    """The lines of the turn, as somebody types them in a language."""
    return [_in_words(language, line) for line in (*TURN, REFUSED)]


def _in_words(language: str, line: str) -> str:
    command, *rest = line.split()
    return " ".join([vocabulary(words(language)).word(command), *rest])
