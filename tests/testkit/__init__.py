"""Small readable tools for tests of the rules.

Rule numbers such as R3.4, here and in the tests, are those of docs/rules.md.

A map is a picture of the cells that matter; the rest is empty:

>>> small = sheet('''
...     vv^
...     v.r
... ''')
>>> rows(small)[1]
'v.r........'
>>> area("A1-A3,B2") == small.village & ~area("B1") | area("A3,B2")
True
>>> sheet("..", rest="f").empty == area("A1-A2")  # all but two cells are forest
True
>>> sheet("mmm", dragon="A1-A2", marks="A5").living("dragon") == area("A1-A2")
True

A game is put into a situation, and a story is told: a card, and after bars what each seat decides then:

>>> game = situation(sheet("f"), coins=[3, 0], season=1)
>>> game = tell(game, '''
...     great-river   | w A2-A4 | w C1,D1,E1
...     goblin-attack | m C3,D4,E5 | m G1,H2,I3
... ''')
>>> [seat.coins for seat in game.seats]
[4, 1]
>>> at(game.seats[1].sheet, "D4")  # seat 0 drew on the map of seat 1
'm'

What may be drawn is offered in words; what may not has a reason:

>>> offered(tell(situation(sheet("...", rest="f")), "great-river"))
{'w A1-A3'}
>>> why_not(tell(game, "hamlet"), 0, "v A1,B1,B2")
'overlaps'

Cards in a given order, whole games by chance, and what the game was like after each event:

>>> stacked(base_setup(), "temple-ruins orchard").game.pending
True
>>> unfolded(whole_game(heroes_setup(seats=3), seed=7))[-1].over
True

Why a card gives its stars:

>>> from cartographers.boxes.base.edicts import great_city
>>> parts(great_city, sheet("vv.v"))
[('region', 'A1-A2', 2)]
"""

from testkit.explained import parts
from testkit.games import (
    base_setup,
    heroes_setup,
    offered,
    situation,
    stacked,
    tell,
    unfolded,
    whole_game,
    why_not,
)
from testkit.pictures import area, at, bare, cells, column, filled, row, rows, sheet, shows
from testkit.said import drawing, said

__all__ = [
    "area",
    "at",
    "bare",
    "base_setup",
    "cells",
    "column",
    "drawing",
    "filled",
    "heroes_setup",
    "offered",
    "parts",
    "row",
    "rows",
    "said",
    "sheet",
    "shows",
    "situation",
    "stacked",
    "tell",
    "unfolded",
    "whole_game",
    "why_not",
]
