"""Why something cannot be done: a stable word for machines and translators, a sentence for people."""

from cartographers.rules.area import cells, place
from cartographers.rules.problem import Problem

SENTENCES = {
    "off-map": "leaves the map",
    "overlaps": "overlaps {cells}",
    "ruin": "must cover a ruin",
    "shape": "is not a shape of this card",
    "terrain": "is not a terrain of this card",
    "single": "no shape of this card can be drawn: draw one single cell",
    "fits": "a single cell is allowed only when no shape of the card can be drawn",
    "cells": "has no cells",
    "second": "the second drawing of this skill is not possible there",
    "missing": "this skill needs a second drawing",
    "unasked": "nothing more may be drawn with this",
    "skill": "this skill is not on the table",
    "skill-turn": "this skill cannot be used in this turn",
    "skill-used": "one skill a season, and this season's is used",
    "skill-coins": "there are not enough coins for this skill",
    "skill-fallback": "this skill cannot go with a single cell drawn for want of room",
    "shelter": "no 1×2 fits on the map",
    "upright": "the 1×2 fits nowhere in this direction",
    "hero": "a hero takes exactly one empty cell",
    "marks": "these are not the attack marks of this hero",
    "target": "must destroy one cell beside it that can be destroyed",
    "no-target": "there is nothing to destroy",
    "kind": "is not what is asked for now",
    "seat": "there is no such seat",
    "not-asked": "this seat has nothing to decide now",
    "not-sealed": "this seat has no decision to take back",
    "not-now": "no card can be revealed now",
    "card": "this card cannot be in the deck now",
}


class Illegal(Problem, ValueError):
    """Something the rules do not allow; the text ``why-CODE`` says why not."""

    def __init__(self, code: str, area: int = 0) -> None:
        names = [f"{'ABCDEFGHIJK'[row]}{column + 1}" for row, column in map(place, cells(area))]
        super().__init__(code, SENTENCES[code], cells=" ".join(names))
        self.text = f"why-{code}"
        self.area = area
