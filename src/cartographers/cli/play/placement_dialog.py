"""Lets a player place a shape by typing: choose it, move it, turn it, confirm."""

from collections.abc import Callable, Sequence
from re import fullmatch
from typing import NamedTuple

from cartographers.cli.play.terminal import Terminal
from cartographers.commands.held_shape import STEPS, HeldShape, next_spot
from cartographers.commands.placement import Option, Placement
from cartographers.commands.score_parts import spaced_cells
from cartographers.notation.cells import ROW_LETTERS
from cartographers.notation.decision_text import TERRAINS
from cartographers.rules.area import SIDE, cell
from cartographers.rules.terrain import BY_KEY


class Placed(NamedTuple):
    """A shape at a legal spot."""

    option: Option
    held: HeldShape


class WithSkill(NamedTuple):
    """The player wants to use a skill, or none."""

    skill: str


class Back(NamedTuple):
    """The player wants to go back one step."""


Answer = Placed | WithSkill | Back


class Misunderstood(Exception):
    """A typed word that has no meaning here; the message is shown to the player."""


def place(terminal: Terminal, placement: Placement) -> Answer:
    """Let a player place a shape on the map."""
    return _Dialog(terminal, placement).run()


class _Dialog:
    def __init__(self, terminal: Terminal, placement: Placement) -> None:
        self.terminal, self.placement, self.words = terminal, placement, terminal.words
        self.option = next(
            (option for option in placement.options if placement.spots(option)), placement.options[0]
        )
        self.held = self.option.shape

    def run(self) -> Answer:
        while True:
            self.terminal.show(self.terminal.screen.placement(self.placement, self.option, self.held))
            line = self.terminal.ask(self.placement.view)
            if line == "u":
                return Back()
            try:
                answer = self._carry_out(line.lower().split())
            except Misunderstood as error:
                self.terminal.notices.append(str(error))
                continue
            if answer:
                return answer

    def _carry_out(self, words: list[str]) -> Answer | None:
        if not words:
            return self._confirmed()
        for word in words:
            if skill := self._skill(word):
                return skill
            self._word(word)
        return None

    def _confirmed(self) -> Placed | None:
        """Enter draws the held shape if that is legal; otherwise the screen already shows the reason."""
        return Placed(self.option, self.held) if self.placement.allows(self.option, self.held) else None

    def _skill(self, word: str) -> WithSkill | None:
        """``s2`` for the second of the open skills, ``s0`` for none."""
        view = self.placement.view
        match = fullmatch(r"s([0-9])", word)
        if not match or not self.placement.allows_skill or not view.game.setup.skills:
            return None
        if match[1] == "0":
            return WithSkill("")
        skills = view.game.setup.skills
        if int(match[1]) > len(skills):
            raise Misunderstood(self.words("play-no-option", word=word))
        key = skills[int(match[1]) - 1]
        if key in (card.key for card in view.skills):
            return WithSkill(key)
        code = "skill-turn"
        if view.me.skill:
            code = "skill-used"
        elif view.game.shelf.skills[key].cost > view.me.purse:
            code = "skill-coins"
        raise Misunderstood(self.terminal.screen.reason(code))

    def _word(self, word: str) -> None:
        """Carry out one typed word."""
        for form, action in _FORMS:
            if fullmatch(form, word):
                action(self, word)
                return
        raise Misunderstood(self.words("play-what", word=word))

    def _number(self, word: str) -> None:
        at = int(word)
        self._choose(word, self.placement.options[at - 1 : at] if at else ())

    def _terrain(self, word: str) -> None:
        """The same shape in another terrain, if there is one."""
        terrain = TERRAINS.get(word) if word in TERRAINS else BY_KEY[word]
        alike = [option for option in self.placement.options if option.terrain is terrain]
        same = [option for option in alike if option.shape == self.option.shape]
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
        self.held = self.held.stepped(word)

    def _choose(self, word: str, options: Sequence[Option]) -> None:
        if not options:
            raise Misunderstood(self.words("play-no-option", word=word))
        option = options[0]
        if option.shape != self.option.shape:
            self.held = option.shape.at(self.held.corner)
        self.option = option

    def _next(self, word: str) -> None:
        spot = next_spot(self.placement.spots(self.option), self.held, back=word == "p")
        if spot is None:
            raise Misunderstood(self.words("play-nowhere"))
        self.held = spot

    def _list(self, word: str) -> None:
        """Show the cells at which the corner of the shape may be, in its current orientation."""
        spots = self.placement.spots(self.option)
        alike = [spot.corner for spot in spots if spot.at(None) == self.held.at(None) and spot.corner]
        area = sum(cell(*corner) for corner in alike if min(corner) >= 0)
        message = self.words("play-spots", here=len(alike), all=len(spots), cells=spaced_cells(area))
        self.terminal.notices.append(message)


#: The actions by the form of a word; the first match counts. ``m`` mirrors, so monsters need the full word.
_FORMS: tuple[tuple[str, Callable[[_Dialog, str], None]], ...] = (
    (r"[0-9]{1,3}", _Dialog._number),
    (r"[a-k][0-9]{1,2}", _Dialog._cell),
    (r"r[1-3]?", _Dialog._turn),
    (r"m", _Dialog._mirror),
    (r"n|p", _Dialog._next),
    (r"l", _Dialog._list),
    ("|".join(STEPS), _Dialog._step),
    ("|".join([*TERRAINS, *BY_KEY]), _Dialog._terrain),
)
