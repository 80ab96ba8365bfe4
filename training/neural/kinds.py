"""The kinds of games that a net learns from: each sheet with its box's cards, with and without skills."""

from collections.abc import Iterator, Sequence
from itertools import count

from cartographers.boxes import shelf
from cartographers.contest.suite import SUITES
from cartographers.players.neural.vocabulary import Vocabulary, vocabulary
from cartographers.players.neural.weights import Covered
from cartographers.rules.setup import SKILLS_ON_THE_TABLE, Setup
from cartographers.sim.tables import tables
from cartographers.table.plan import Plan, deal
from training.neural.games import Games

#: The box of the skills.
SKILLS = "skills"


def kinds(boxes: Sequence[str], sheets: Sequence[str], skill_sets: int = 0, seed: int = 1) -> list[Games]:
    """The games alone on some sheets, and so many more on each as there are sets of three open skills.

    Raises ``ValueError`` if a box or sheet is not there, or a sheet's box is not among the boxes.
    """
    if skill_sets and SKILLS not in boxes:
        boxes = (*boxes, SKILLS)
    known = _words(boxes)
    return [
        Games(tables(shelf(), setup), known)
        for place, sheet in enumerate(sheets)
        for setup in _setups(boxes, sheet, skill_sets, place, seed)
    ]


def kinds_of_suites(boxes: Sequence[str], names: Sequence[str], seed: int = 1) -> list[Games]:
    """The kinds of games of some suites, with the words of some boxes; their deals are not those of a suite.

    Raises ``ValueError`` if a box or suite is not there.
    """
    known = _words(boxes)
    for name in names:
        if name not in SUITES:
            raise ValueError(f"there is no suite {name!r}: choose from {', '.join(SUITES)}")
    return [Games(tables(shelf(), deal(shelf(), SUITES[name].plan, seed)), known) for name in names]


def kinds_of_sheets(boxes: Sequence[str], names: Sequence[str], seed: int = 1) -> list[Games]:
    """The games alone on some sheets, each with the boxes named after it: ``C+ambush+skills``.

    Each with skills has the next three of all. Raises ``ValueError`` if a box or sheet is not there, or not
    among the boxes.
    """
    known, sets = _words(boxes), count()
    return [Games(tables(shelf(), _setup_of(boxes, name, sets, seed)), known) for name in names]


def _words(boxes: Sequence[str]) -> Vocabulary:
    for key in boxes:
        if key not in shelf().boxes:
            raise ValueError(f"there is no box {key!r}: choose from {', '.join(shelf().boxes)}")
    return vocabulary(shelf(), boxes)


def _setups(boxes: Sequence[str], sheet: str, skill_sets: int, place: int, seed: int) -> Iterator[Setup]:
    added = [key for key in boxes if shelf().boxes[key].ambushes and not shelf().boxes[key].explore]
    for number in range(skill_sets + 1):
        skills = _three_skills(number - 1 + place * skill_sets) if number else ()
        yield _setup(boxes, sheet, added, skills, seed)


def _setup_of(boxes: Sequence[str], name: str, sets: Iterator[int], seed: int) -> Setup:
    sheet, *added = name.split("+")
    for key in added:
        if key not in boxes:
            raise ValueError(f"{name} has {key!r}, which is not among the boxes {', '.join(boxes)}")
    skills = _three_skills(next(sets)) if SKILLS in added else ()
    return _setup(boxes, sheet, [key for key in added if shelf().boxes[key].ambushes], skills, seed)


def _three_skills(number: int) -> tuple[str, ...]:
    """The next three of all skills for each number, so that few kinds of games have them all."""
    skills = [card.key for card in shelf().boxes[SKILLS].skills]
    first = SKILLS_ON_THE_TABLE * number
    return tuple(skills[(first + one) % len(skills)] for one in range(SKILLS_ON_THE_TABLE))


def _setup(
    boxes: Sequence[str], sheet: str, added: Sequence[str], skills: tuple[str, ...], seed: int
) -> Setup:
    """A game on a sheet with the cards of its box, and the ambushes of boxes that are added."""
    home = shelf().box_of.get(sheet)
    if sheet not in shelf().sheets or home is None:
        raise ValueError(f"there is no sheet {sheet!r}: choose from {', '.join(shelf().sheets)}")
    if home not in boxes:
        raise ValueError(f"sheet {sheet} is from the box {home!r}, which is not among {', '.join(boxes)}")
    plan = Plan(
        sheet=sheet,
        explore=home,
        seasons=home,
        stacks=(home,),
        ambushes=(home, *added),
        heroes=bool(shelf().boxes[home].heroes),
        skills=skills or False,
    )
    return deal(shelf(), plan, seed)


def seen_in(games: Sequence[Games]) -> tuple[Covered, ...]:
    """What a net has seen that was trained with these games; of like games all ambushes and skills."""
    merged: dict[Covered, Covered] = {}
    for one in (each.covered for each in games):
        alike = one._replace(ambushes=(), skills=one.skills and (SKILLS,))
        known = merged.get(alike, one)
        merged[alike] = one._replace(
            ambushes=tuple(dict.fromkeys((*known.ambushes, *one.ambushes))),
            skills=tuple(dict.fromkeys((*known.skills, *one.skills))),
        )
    return tuple(merged.values())
