"""Putting one piece on a map by typing: choose, hold, turn, look, confirm."""

from re import fullmatch
from typing import NamedTuple

from cartographers.cli.parts import spaced_cells
from cartographers.cli.play.desk import Desk
from cartographers.cli.play.piece import Piece, following
from cartographers.cli.play.task import Option, Task
from cartographers.notation.cells import ROW_LETTERS
from cartographers.notation.column import TERRAINS
from cartographers.rules.area import cell
from cartographers.rules.terrain import BY_KEY


class Placed(NamedTuple):
    """A piece put down, legally."""

    option: Option
    held: Piece


class WithSkill(NamedTuple):
    """The wish to use a skill, or none after all."""

    skill: str


class Back(NamedTuple):
    """The wish to go back to what was asked before."""


Answer = Placed | WithSkill | Back

_STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Misunderstood(Exception):
    """A typed word that means nothing here; the message is what to say about it."""


def place(desk: Desk, task: Task) -> Answer:
    """Let a person put a piece on the map."""
    return _Placing(desk, task).run()


class _Placing:
    def __init__(self, desk: Desk, task: Task) -> None:
        self.desk, self.task, self.words = desk, task, desk.words
        self.option = next((option for option in task.options if task.spots(option)), task.options[0])
        self.held = self.option.piece

    def run(self) -> Answer:
        while True:
            self.desk.show(self.desk.screen.task(self.task, self.option, self.held))
            line = self.desk.ask(self.task.view)
            if line == "u":
                return Back()
            try:
                answer = self._obey(line.lower().split())
            except Misunderstood as why:
                self.desk.notices.append(str(why))
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
        return Placed(self.option, self.held) if self.task.allows(self.option, self.held) else None

    def _skill(self, word: str) -> WithSkill | None:
        """``s2`` for the second of the open skills, ``s0`` for none."""
        view = self.task.view
        found = fullmatch(r"s([0-9])", word)
        if not found or not self.task.skilled or not view.game.setup.skills:
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
        raise Misunderstood(self.desk.screen.reason(code))

    def _word(self, word: str) -> None:
        """One typed word: an option, a terrain, a cell, a turn, a step."""
        corner = self.held.corner
        if word.isascii() and word.isdigit():
            self._choose(word, self.task.options[int(word) - 1 : int(word)] if int(word) else ())
        elif (word in TERRAINS and word != "m") or word in BY_KEY:
            terrain = TERRAINS.get(word) if word in TERRAINS else BY_KEY[word]
            alike = [one for one in self.task.options if one.terrain is terrain]
            same = [one for one in alike if one.piece == self.option.piece]
            self._choose(word, same or alike)
        elif found := fullmatch(r"([a-k])(\d\d?)", word):
            column = int(found[2]) - 1
            if not 0 <= column < len(ROW_LETTERS):
                raise Misunderstood(self.words("play-no-cell", word=word))
            self.held = self.held.at((ROW_LETTERS.index(found[1].upper()), column))
        elif found := fullmatch(r"r([1-3]?)", word):
            self.held = self.held.turned(int(found[1] or 1))
        elif word == "m":
            self.held = self.held.mirrored()
        elif word in ("n", "p"):
            self._next(back=word == "p")
        elif word == "l":
            self._list()
        elif word in _STEPS and corner is not None:
            self.held = self.held.at((corner[0] + _STEPS[word][0], corner[1] + _STEPS[word][1]))
        else:
            raise Misunderstood(self.words("play-what", word=word))

    def _choose(self, word: str, options: tuple[Option, ...] | list[Option]) -> None:
        if not options:
            raise Misunderstood(self.words("play-no-option", word=word))
        option = options[0]
        if option.piece != self.option.piece:
            self.held = option.piece.at(self.held.corner)
        self.option = option

    def _next(self, back: bool) -> None:
        found = following(self.task.spots(self.option), self.held, back)
        if found is None:
            raise Misunderstood(self.words("play-nowhere"))
        self.held = found

    def _list(self) -> None:
        """The corners from which the piece, turned as it is, may be drawn."""
        spots = self.task.spots(self.option)
        alike = [spot.corner for spot in spots if spot.at(None) == self.held.at(None) and spot.corner]
        area = sum(cell(*corner) for corner in alike if min(corner) >= 0)
        told = self.words("play-spots", here=len(alike), all=len(spots), cells=spaced_cells(area))
        self.desk.notices.append(told)
