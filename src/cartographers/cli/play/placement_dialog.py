"""Putting one piece on a map by typing: choose, hold, turn, look, confirm."""

from collections.abc import Callable, Sequence
from re import fullmatch
from typing import NamedTuple

from cartographers.cli.play.held_shape import HeldShape, following
from cartographers.cli.play.placement import Option, Placement
from cartographers.cli.play.terminal import Terminal
from cartographers.cli.score_parts import spaced_cells
from cartographers.notation.cells import ROW_LETTERS
from cartographers.notation.column import TERRAINS
from cartographers.rules.area import SIDE, cell
from cartographers.rules.terrain import BY_KEY


class Placed(NamedTuple):
    """A piece put down, legally."""

    option: Option
    held: HeldShape


class WithSkill(NamedTuple):
    """The wish to use a skill, or none after all."""

    skill: str


class Back(NamedTuple):
    """The wish to go back to what was asked before."""


Answer = Placed | WithSkill | Back

_STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Misunderstood(Exception):
    """A typed word that means nothing here; the message is what to say about it."""


def place(terminal: Terminal, placement: Placement) -> Answer:
    """Let a person put a piece on the map."""
    return _Placing(terminal, placement).run()


class _Placing:
    def __init__(self, terminal: Terminal, placement: Placement) -> None:
        self.terminal, self.placement, self.words = terminal, placement, terminal.words
        self.option = next(
            (option for option in placement.options if placement.spots(option)), placement.options[0]
        )
        self.held = self.option.piece

    def run(self) -> Answer:
        while True:
            self.terminal.show(self.terminal.screen.placement(self.placement, self.option, self.held))
            line = self.terminal.ask(self.placement.view)
            if line == "u":
                return Back()
            try:
                answer = self._obey(line.lower().split())
            except Misunderstood as why:
                self.terminal.notices.append(str(why))
                continue
            if answer:
                return answer

    def _obey(self, said: list[str]) -> Answer | None:
        if not said:
            return self._confirmed()
        for word in said:
            if wish := self._skill(word):
                return wish
            self._word(word)
        return None

    def _confirmed(self) -> Placed | None:
        """Enter draws what is held, if it may be drawn there; what else there is to say is on the screen."""
        return Placed(self.option, self.held) if self.placement.allows(self.option, self.held) else None

    def _skill(self, word: str) -> WithSkill | None:
        """``s2`` for the second of the open skills, ``s0`` for none."""
        view = self.placement.view
        found = fullmatch(r"s([0-9])", word)
        if not found or not self.placement.skilled or not view.game.setup.skills:
            return None
        if found[1] == "0":
            return WithSkill("")
        skills = view.game.setup.skills
        if int(found[1]) > len(skills):
            raise Misunderstood(self.words("play-no-option", word=word))
        key = skills[int(found[1]) - 1]
        if key in (card.key for card in view.skills):
            return WithSkill(key)
        code = "skill-turn"
        if view.me.skill:
            code = "skill-used"
        elif view.game.shelf.skills[key].cost > view.me.purse:
            code = "skill-coins"
        raise Misunderstood(self.terminal.screen.reason(code))

    def _word(self, word: str) -> None:
        """One typed word."""
        for form, meant in _FORMS:
            if fullmatch(form, word):
                meant(self, word)
                return
        raise Misunderstood(self.words("play-what", word=word))

    def _number(self, word: str) -> None:
        at = int(word)
        self._choose(word, self.placement.options[at - 1 : at] if at else ())

    def _terrain(self, word: str) -> None:
        """The same shape in another terrain, if there is one."""
        terrain = TERRAINS.get(word) if word in TERRAINS else BY_KEY[word]
        alike = [option for option in self.placement.options if option.terrain is terrain]
        same = [option for option in alike if option.piece == self.option.piece]
        self._choose(word, same or alike)

    def _cell(self, word: str) -> None:
        row, column = ROW_LETTERS.index(word[0].upper()), int(word[1:]) - 1
        if not 0 <= column < SIDE:
            raise Misunderstood(self.words("play-no-cell", word=word))
        self.held = self.held.at((row, column))

    def _turn(self, word: str) -> None:
        self.held = self.held.turned(int(word[1:] or 1))

    def _mirror(self, word: str) -> None:
        self.held = self.held.mirrored()

    def _step(self, word: str) -> None:
        if self.held.corner is None:
            raise Misunderstood(self.words("play-where"))
        (row, column), (down, right) = self.held.corner, _STEPS[word]
        self.held = self.held.at((row + down, column + right))

    def _choose(self, word: str, options: Sequence[Option]) -> None:
        if not options:
            raise Misunderstood(self.words("play-no-option", word=word))
        option = options[0]
        if option.piece != self.option.piece:
            self.held = option.piece.at(self.held.corner)
        self.option = option

    def _next(self, word: str) -> None:
        found = following(self.placement.spots(self.option), self.held, back=word == "p")
        if found is None:
            raise Misunderstood(self.words("play-nowhere"))
        self.held = found

    def _list(self, word: str) -> None:
        """The corners from which the piece, turned as it is, may be drawn."""
        spots = self.placement.spots(self.option)
        alike = [spot.corner for spot in spots if spot.at(None) == self.held.at(None) and spot.corner]
        area = sum(cell(*corner) for corner in alike if min(corner) >= 0)
        told = self.words("play-spots", here=len(alike), all=len(spots), cells=spaced_cells(area))
        self.terminal.notices.append(told)


#: The forms of words, the first one that fits; ``m`` mirrors, so monsters are named in full or by number.
_FORMS: tuple[tuple[str, Callable[[_Placing, str], None]], ...] = (
    (r"[0-9]{1,3}", _Placing._number),
    (r"[a-k][0-9]{1,2}", _Placing._cell),
    (r"r[1-3]?", _Placing._turn),
    (r"m", _Placing._mirror),
    (r"n|p", _Placing._next),
    (r"l", _Placing._list),
    ("|".join(_STEPS), _Placing._step),
    ("|".join([*TERRAINS, *BY_KEY]), _Placing._terrain),
)
