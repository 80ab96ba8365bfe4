"""A typed line carried out: what is answered, what is held then, and what is decided."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from re import fullmatch

from cartographers.commands import answers, space_words
from cartographers.commands.ambush_words import monsters_cost
from cartographers.commands.hand import Hand
from cartographers.commands.held_shape import STEPS, next_spot
from cartographers.commands.news_lines import drawing_lines
from cartographers.commands.vocabulary import AREAS, COMMANDS, TERRAINS, Vocabulary, latin, vocabulary
from cartographers.notation.cells import ROW_LETTERS
from cartographers.rules.area import SIDE, cell
from cartographers.rules.decision import Decision
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Drawn
from cartographers.rules.terrain import BY_KEY
from cartographers.rules.view import View
from cartographers.words.book import Words, listed

#: A longer line is cut.
LONGEST = 200
#: Letters for the terrains, and for what is done to a shape, the same in every language.
_LETTERS = {"f": "forest", "v": "village", "a": "farm", "w": "water"}


@dataclass(frozen=True)
class Situation:
    """What may be told to a player: the view of a seat, and what was drawn last."""

    view: View
    last: tuple[Drawn, ...] = ()
    #: May the best places be told? Not in a game without hints.
    ranked: bool = True
    #: Commands of the program around it.
    more: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """What a line brings."""

    lines: list[str] = field(default_factory=list)
    #: What is held now; None if nothing is asked.
    hand: Hand | None = None
    #: The decision that was confirmed.
    decision: Decision | None = None
    #: Is the last decision to be taken back?
    takes_back: bool = False
    #: A command of the program around it, and what was typed after it.
    other: tuple[str, str] | None = None


class Misunderstood(Exception):
    """A line that means nothing here; the sentences say what would."""


def speak(words: Words, situation: Situation, hand: Hand | None, line: str) -> Answer:
    """Carry out a line. Whatever is typed is answered; nothing is raised."""
    return _Line(words, situation, hand).carried_out(line[:LONGEST])


class _Line:
    def __init__(self, words: Words, situation: Situation, hand: Hand | None) -> None:
        self.words, self.situation, self.hand = words, situation, hand
        self.view = situation.view
        self.known: Vocabulary = vocabulary(words)

    def carried_out(self, line: str) -> Answer:
        try:
            return self._carried_out(line.split())
        except Misunderstood as error:
            return Answer(list(error.args), self.hand)

    def _carried_out(self, typed: list[str]) -> Answer:
        if not typed:
            return self._confirmed() if self.hand and self.hand.is_legal else self._told("card")
        command, rest = self.known.command(typed[0]), typed[1:]
        if command in self.situation.more:
            return Answer([], self.hand, other=(command, " ".join(rest)))
        match command:
            case "undo":
                return self._undone()
            case "confirm":
                return self._confirmed()
            case "skill" | "nothing":
                return self._with_skill(rest[0] if command == "skill" and rest else "0")
        if command in _QUESTIONS and not (command in TERRAINS and rest):
            return Answer(_QUESTIONS[command](self, rest), self.hand)
        return self._moved(typed)

    def _told(self, command: str) -> Answer:
        return Answer(_QUESTIONS[command](self, []), self.hand)

    # --- what changes the hand ---------------------------------------------------------------------------

    def _asked(self) -> Hand:
        if self.hand is None:
            raise Misunderstood(self.words("told-not-asked"))
        return self.hand

    def _moved(self, typed: list[str]) -> Answer:
        """Words that choose, place and turn the shape, one after the other."""
        for word in typed:
            if not self._is_known(word):
                raise self._unknown(word)
        hand = self._asked()
        if hand.placement is None:
            return self._turned_shelter(hand, typed)
        for word in typed:
            hand = self._step(hand, word)
        return Answer(answers.held_lines(self.words, hand), hand)

    def _turned_shelter(self, hand: Hand, typed: list[str]) -> Answer:
        """While a skill may be declared, numbers choose one and turning turns its 1×2."""
        if typed[0].isdigit():
            return self._with_skill(typed[0])
        if self._meaning(typed[0]) == "rotate" and hand.skill:
            hand = replace(hand, upright=not hand.upright)
        return Answer(answers.held_lines(self.words, hand), hand)

    def _meaning(self, word: str) -> str:
        """The command of a word in a line that moves the shape."""
        if fullmatch(r"r[1-3]?", word.lower()):
            return "rotate"
        return _LETTERS.get(word.lower(), "") or self.known.command(word)

    def _is_known(self, word: str) -> bool:
        moves = ("rotate", "mirror", "next", "previous", *STEPS, *TERRAINS)
        return word.isdigit() or _is_cell(word) or self._meaning(word) in moves

    def _step(self, hand: Hand, word: str) -> Hand:
        """One word carried out."""
        meaning, held = self._meaning(word), hand.held
        if _is_cell(word):
            return hand.holding(held.at(self._place(word)))
        if word.isdigit():
            return self._picked(hand, word)
        if meaning in TERRAINS:
            return self._in_terrain(hand, word, meaning)
        match meaning:
            case "rotate":
                return hand.holding(held.turned(int(word[1:]) if word[1:].isdigit() else 1))
            case "mirror":
                return hand.holding(held.mirrored())
            case "next" | "previous":
                assert hand.placement is not None
                spot = next_spot(hand.placement.spots(hand.option), held, back=meaning == "previous")
                if spot is None:
                    raise Misunderstood(self.words("play-nowhere"))
                return hand.holding(spot)
        if held.corner is None:
            raise Misunderstood(*answers.held_lines(self.words, hand))
        return hand.holding(held.stepped(meaning))

    def _picked(self, hand: Hand, word: str) -> Hand:
        number = int(word[:3]) - 1
        if not 0 <= number < len(hand.options):
            raise Misunderstood(self.words("play-no-option", word=word))
        return hand.chosen(number)

    def _in_terrain(self, hand: Hand, word: str, key: str) -> Hand:
        """The shape in a terrain; the same shape if the terrain has it too."""
        numbers = [at for at, option in enumerate(hand.options) if option.terrain is BY_KEY[key]]
        if not numbers:
            names = listed(
                sorted({self.words(one.terrain.key) for one in hand.options if one.terrain is not None})
            )
            raise Misunderstood(self.words("told-no-terrain", word=word, names=names))
        same = [at for at in numbers if hand.options[at].shape == hand.option.shape]
        return hand.chosen((same or numbers)[0])

    def _with_skill(self, word: str) -> Answer:
        hand = self._asked()
        keys = self.view.game.setup.skills
        if word == "0" or not keys:
            if not keys:
                raise Misunderstood(self.words("told-no-skills"))
            if hand.skill or hand.placement is None:
                hand = hand.using("")
            if hand.placement is None:
                return Answer([], None, decision=hand.decision)
            return Answer(answers.held_lines(self.words, hand), hand)
        names = {str(number): key for number, key in enumerate(keys, 1)}
        names |= {self.words(key).casefold(): key for key in keys} | {key: key for key in keys}
        key = names.get(word.casefold(), "")
        if not key:
            raise Misunderstood(
                self.words("play-no-option", word=word), *answers.skill_lines(self.words, hand)
            )
        if key not in (card.key for card in self.view.skills):
            raise Misunderstood(self.words("told-skill-not", skill=self.words(key)))
        hand = hand.using(key)
        return Answer([*answers.option_lines(self.words, hand), *answers.held_lines(self.words, hand)], hand)

    def _confirmed(self) -> Answer:
        hand = self._asked()
        if hand.placement is not None and hand.held.corner is None:
            return Answer(answers.held_lines(self.words, hand), hand)
        try:
            after = hand.went_on()
        except Illegal as reason:
            return Answer([self.words("play-not-there", why=self.words.problem(reason))], hand)
        if isinstance(after, Hand):
            return Answer(answers.card_lines(self.words, self.view, after), after)
        return Answer([], None, decision=after)

    def _undone(self) -> Answer:
        """Go back: let go, the step before, no skill; then take the last decision back."""
        hand = self.hand
        if hand is None or not (hand.held_somewhere or hand.first or hand.skill):
            return Answer([], hand, takes_back=True)
        if hand.held_somewhere:
            hand = hand.holding(hand.held.at(None))
        else:
            hand = Hand(self.view, hand.skill) if hand.first else hand.using("")
        return Answer(answers.held_lines(self.words, hand), hand)

    # --- what only asks ----------------------------------------------------------------------------------

    def _place(self, word: str) -> tuple[int, int]:
        name = latin(word).upper()
        row, column = ROW_LETTERS.find(name[:1]), int(name[1:]) - 1
        if row < 0 or not 0 <= column < SIDE:
            raise Misunderstood(self.words("play-no-cell", word=word))
        return row, column

    def _one_cell(self, rest: list[str], command: str) -> int:
        if not rest or not _is_cell(rest[0]):
            raise Misunderstood(self.words("told-which-cell", example=self.known.example(command)))
        return cell(*self._place(rest[0]))

    def _unknown(self, word: str) -> Misunderstood:
        lines = [self.words("told-unknown", word=word)]
        like = self.known.like(word)
        if like:
            lines.append(self.words("told-like", words=listed(like)))
        return Misunderstood(*lines, self.words("told-all", help=self.known.word("help")))

    def help(self, rest: list[str]) -> list[str]:
        """All commands, or one of them."""
        if not rest:
            return answers.help_lines(self.words, (*COMMANDS, *self.situation.more))
        command = self.known.command(rest[0])
        if not command:
            raise self._unknown(rest[0])
        does = self.words(f"command-{command}.does")
        return [self.words("told-help-line", typed=self.known.example(command), does=does)]

    def where(self, rest: list[str]) -> list[str]:
        """Where the shapes fit."""
        return answers.where_lines(self.words, self._asked(), self.situation.ranked)

    def row(self, rest: list[str]) -> list[str]:
        """A row of the map."""
        at = ROW_LETTERS.find(latin(rest[0]).upper()) if rest and len(rest[0]) == 1 else -1
        if at < 0:
            raise Misunderstood(self.words("told-which-row", example=self.known.example("row")))
        return [space_words.row_line(self.words, self.view.sheet, at)]

    def column(self, rest: list[str]) -> list[str]:
        """A column of the map."""
        at = int(rest[0][:3]) - 1 if rest and rest[0].isdecimal() else -1
        if not 0 <= at < SIDE:
            raise Misunderstood(self.words("told-which-column", example=self.known.example("column")))
        return [space_words.column_line(self.words, self.view.sheet, at)]

    def cell(self, rest: list[str]) -> list[str]:
        """One space."""
        one = self._one_cell(rest, "cell")
        what = space_words.space_words(self.words, self.view.sheet, one)
        return [self.words("told-cell", cell=latin(rest[0]).upper(), what=what)]

    def region(self, rest: list[str]) -> list[str]:
        """The cluster of a space, those of a terrain, or all."""
        if not rest:
            return space_words.all_regions(self.words, self.view.sheet)
        command = self.known.command(rest[0])
        if command in AREAS:
            return space_words.area_lines(self.words, self.view.sheet, command)
        return space_words.region_lines(self.words, self.view.sheet, self._one_cell(rest, "region"))

    def last(self, rest: list[str]) -> list[str]:
        """What was drawn last."""
        lines = [line for news in self.situation.last for line in told_drawing(self.words, self.view, news)]
        return lines or [self.words("told-nothing-yet")]


def told_drawing(words: Words, view: View, news: Drawn) -> list[str]:
    """What was drawn on a map and what monsters cost; nothing if it does not concern the player."""
    named = partial(space_words.said_cells, words)
    lines = [f"{line}." for line in drawing_lines(words, view.game, news, view.seat, named)]
    return [*lines, *monsters_cost(words, view, news)]


def _is_cell(word: str) -> bool:
    return fullmatch(r"[a-z][0-9]{1,2}", latin(word).lower()) is not None and word[0].lower() != "r"


def _area(kind: str) -> Callable[[_Line, list[str]], list[str]]:
    return lambda line, rest: space_words.area_lines(line.words, line.view.sheet, kind)


_QUESTIONS: dict[str, Callable[[_Line, list[str]], list[str]]] = {
    "help": _Line.help,
    "card": lambda line, rest: answers.card_lines(line.words, line.view, line.hand),
    "turn": lambda line, rest: answers.turn_lines(line.words, line.view),
    "where": _Line.where,
    "held": lambda line, rest: answers.held_lines(line.words, line._asked()),
    "map": lambda line, rest: [space_words.row_line(line.words, line.view.sheet, row) for row in range(SIDE)],
    "row": _Line.row,
    "column": _Line.column,
    "cell": _Line.cell,
    "region": _Line.region,
    **{kind: _area(kind) for kind in AREAS},
    "scores": lambda line, rest: answers.score_lines(line.words, line.view),
    "edict": lambda line, rest: answers.edict_lines(line.words, line.view, rest[0] if rest else ""),
    "last": _Line.last,
    "players": lambda line, rest: answers.player_lines(line.words, line.view),
    "deck": lambda line, rest: answers.deck_lines(line.words, line.view),
}
