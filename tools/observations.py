"""The page of planes, numbers and actions, from the code: ``python -m tools observations --write``."""

import sys
from collections.abc import Container, Iterator
from itertools import groupby
from pathlib import Path

from cartographers.boxes import shelf
from cartographers.sim.cards import Cards
from cartographers.sim.explained import Explained, explain_numbers, explain_planes
from cartographers.sim.names import Ask, asks
from cartographers.table.plan import Plan, deal

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
_INTRODUCTION = """# Planes, numbers and actions

What the arrays of [the environments](env.md) and [the simulator](sim.md) mean, made from the code by
`python -m tools observations --write`. `env.unwrapped.options.planes()` and `number_names()` give the names
for any set-up, `cartographers.sim.explained` the sentences.

- `maps` has the shape (seats, planes, 11, 11): your own map first, the others clockwise; row A and column 1
  first; 0 or 1.
- `numbers` has whole numbers, 0 or 1 unless a range is given.
- Nothing in an observation is hidden from the seat.
- An action is `variant * 121 + anchor`: the anchor is the top left cell of the bounding box of what is drawn,
  `11 * row + column`; the variant is `terrain * slots + slot`, where `slot` counts the poses of the card's
  shapes and `terrain` the card's terrains, both in the order of the card. `env.unwrapped.describe(action)`
  says what one means, `env.unwrapped.play.question(0).decision(action)` gives the decision of the rules.
"""


def main(arguments: list[str]) -> int:
    """Print the page, or write it."""
    if arguments == ["--write"]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        sys.stdout.write(page())
    return 0


def page() -> str:
    """The whole page."""
    base = Cards(shelf(), deal(shelf(), Plan(), 0), any_edicts=True)
    return "\n".join([_INTRODUCTION, *_smallest(base), *_largest(base)])


def _smallest(cards: Cards) -> Iterator[str]:
    yield "## The base box alone, on sheet A\n"
    yield f"{cards.variants} × 121 = {cards.variants * 121:,} actions.\n"
    yield from _listed("Planes", explain_planes(cards))
    yield from _listed("Numbers", explain_numbers(cards))


def _largest(base: Cards) -> Iterator[str]:
    """What the largest set-up has besides, at its own places."""
    yield "## With heroes, named monsters and skills, at a table of two\n"
    yield "Only what is new; the rest keeps its order.\n"
    skills = tuple(sorted(shelf().skills))[:3]
    plan = Plan(2, "C", "heroes", "heroes", ("heroes",), heroes=True, skills=skills)
    cards = Cards(shelf(), deal(shelf(), plan, 0), any_edicts=True)
    told = {row.meaning for row in (*explain_planes(base), *explain_numbers(base))}
    yield from _listed("Planes", explain_planes(cards), told)
    yield from _listed("Numbers", explain_numbers(cards), told)
    yield "What can be asked:\n"
    yield from (f"- `{ask.name.lower()}`: {_ASKS[ask]}" for ask in asks(cards))
    yield ""


#: What the variants stand for in each question.
_ASKS = {
    Ask.DRAW: "a shape of the explore card is drawn; after its variants come those of skills that change it",
    Ask.HERO: "a hero is placed on a cell with one of its attack patterns, by slot",
    Ask.AMBUSH: "monsters are drawn on a neighbour's map, by slot",
    Ask.TARGET: "a cell that the gorgon destroys; variant 0",
    Ask.RAVAGE: "a cell that the troll destroys; variant 0",
    Ask.OVER: "nothing: the game is over, and action 0 does nothing",
    Ask.BESIDES: "what a skill draws in addition; action 0: no skill",
    Ask.DECLARE: "a skill that is declared before an ambush; action 0: none",
}


def _listed(kind: str, rows: list[Explained], told: Container[str] = ()) -> Iterator[str]:
    """What has the same meaning stands together; what was told is left out."""
    yield f"{kind}:\n"
    at = 0
    for meaning, same in groupby(rows, key=lambda row: row.meaning):
        group = list(same)
        last = at + len(group) - 1
        index = str(at) if last == at else f"{at}–{last}"
        name = group[0].name if last == at else f"{group[0].name} … {group[-1].name}"
        if meaning not in told:
            span = "" if group[0].most == 1 else f" ({group[0].least} to {group[0].most})"
            yield f"- **{index} {name}**: {meaning}{span}"
        at = last + 1
    yield ""
