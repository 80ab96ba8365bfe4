"""The words that a player may type: those of a language, and the English ones always."""

from difflib import get_close_matches
from functools import cache
from unicodedata import combining, normalize

from cartographers.notation.cells import ROW_LETTERS
from cartographers.rules.area import SIDE
from cartographers.words.book import Words, words

#: What can be asked about a kind of space; a terrain with a space behind it is drawn there.
TERRAINS = ("forest", "village", "farm", "water", "monster")
AREAS = (*TERRAINS, "ruins", "mountain", "empty")
#: The commands, in the order in which help lists them.
COMMANDS = (
    *("help", "card", "turn", "where", "held"),
    *("map", "row", "column", "cell", "region", *AREAS),
    *("scores", "edict", "last", "players", "deck"),
    *("rotate", "mirror", "next", "previous", "up", "down", "left", "right"),
    *("skill", "nothing", "undo", "confirm"),
)
#: What only a terminal carries out.
TERMINAL = ("rules", "save", "quit")
#: An argument for the examples in help.
_EXAMPLES = {"row": "B", "column": "4", "cell": "B4", "region": "B4", "edict": "A", "skill": "1"}
_ROWS = {"row": tuple(ROW_LETTERS), "column": tuple(str(number + 1) for number in range(SIDE))}
#: How many words are offered for one that is not known.
_OFFERED = 3
#: Letters of Cyrillic keyboards that look like rows of the map.
_LOOK_ALIKES = str.maketrans("авсенікАВСЕНІК", "abcehikABCEHIK")
#: Letters with a stroke through them are not a letter and a mark.
_STROKES = str.maketrans("łđø", "ldo")


def plain(word: str) -> str:
    """A word as it is compared: in small letters, without marks over or under them."""
    letters = normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not combining(letter)).translate(_STROKES)


def latin(word: str) -> str:
    """A word that may name a space, with letters of the Latin alphabet."""
    return word.translate(_LOOK_ALIKES)


class Vocabulary:
    """The words of one language."""

    def __init__(self, text: Words) -> None:
        self._text = text
        #: The command of each word, as it is compared.
        self._commands: dict[str, str] = {}
        for source in (text, words()):
            for command in (*COMMANDS, *TERMINAL):
                for word in source(f"command-{command}").split():
                    self._commands.setdefault(plain(word), command)

    def command(self, word: str) -> str:
        """The command that a word means; "" if it means none."""
        return self._commands.get(plain(word), "")

    def word(self, command: str) -> str:
        """The word that is shown for a command."""
        return self._text(f"command-{command}").split()[0]

    def example(self, command: str) -> str:
        """A command as it may be typed: "row B"."""
        argument = _EXAMPLES.get(command, "")
        return f"{self.word(command)} {argument}" if argument else self.word(command)

    def like(self, word: str) -> list[str]:
        """Words that look like one that is not known."""
        shown = {plain(self.word(command)): self.word(command) for command in COMMANDS}
        return [shown[one] for one in get_close_matches(plain(word), shown, _OFFERED)]

    def completions(self, typed: str, more: tuple[str, ...] = ()) -> list[str]:
        """The lines that what was typed may become."""
        first, space, rest = typed.partition(" ")
        if not space:
            known = (self.word(command) for command in (*COMMANDS, *more))
            return [word for word in known if plain(word).startswith(plain(first))]
        arguments = _ROWS.get(self.command(first), ())
        return [f"{first} {one}" for one in arguments if one.startswith(rest.upper())]


@cache
def vocabulary(text: Words) -> Vocabulary:
    """The words of a language, read once."""
    return Vocabulary(text)
