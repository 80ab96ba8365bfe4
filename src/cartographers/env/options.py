"""What an environment is made with: boxes, a sheet, seats, and what else the players wish for."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypedDict

from cartographers.boxes import shelf
from cartographers.contest.suite import SUITES
from cartographers.rules.area import CELLS
from cartographers.rules.setup import Setup
from cartographers.sim.blocks import is_simulated
from cartographers.sim.cards import Cards
from cartographers.sim.names import number_names, planes
from cartographers.table.opening import deal_table
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table


class NotInEnvironments(ValueError):
    """A set-up that the environments cannot play; the message says why."""


class Wishes(TypedDict, total=False):
    """What may be said about the games besides boxes, sheet and seats."""

    #: Four scoring cards for every game; without them each deal has its own.
    edicts: Sequence[str]
    #: Three skills for every game; without them, where skills are used, each deal has its own.
    skills: Sequence[str]
    #: Four ambush cards, or the boxes from whose cards each deal draws four.
    ambushes: Sequence[str]
    #: Are there hero cards?
    heroes: bool
    #: The name of a public suite: its set-ups, whatever else is said about boxes and sheet.
    suite: str


@dataclass(frozen=True)
class GameOptions:
    """The games of an environment: a plan, and the numbers that are the same in all of them."""

    plan: Plan
    cards: Cards = field(repr=False)

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.cards.variants * CELLS

    def planes(self) -> tuple[str, ...]:
        """What each plane of a map shows."""
        return planes(self.cards)

    def number_names(self) -> list[str]:
        """What each number of an observation is."""
        return number_names(self.cards)

    def table(self, deal_number: int) -> Table:
        """The table of a deal."""
        return deal_table(self.plan, deal_number)


def game_options(
    boxes: Sequence[str] | str = ("base",), sheet: str = "", seats: int = 1, wishes: Wishes | None = None
) -> GameOptions:
    """The games of some boxes or of a suite; raises a ``ValueError`` that says what would be right."""
    plan = _plan(boxes, sheet, seats, wishes or {})
    setup = deal(shelf(), plan, 0)
    any_skills = plan.skills is True
    if any_skills:
        # Each skill has actions of its own, so all of them are numbered, whichever three a deal opens.
        setup = replace(setup, skills=tuple(sorted(shelf().skills)))
    cards = Cards(shelf(), setup, any_edicts=not plan.edicts, any_skills=any_skills)
    _check_skills(setup, cards)
    return GameOptions(plan, cards)


def _plan(boxes: Sequence[str] | str, sheet: str, seats: int, wishes: Wishes) -> Plan:
    suite = wishes.get("suite", "")
    if suite:
        if suite not in SUITES:
            raise ValueError(f"there is no suite {suite!r}, only {', '.join(SUITES)}")
        plan = replace(SUITES[suite].plan, seats=seats)
    else:
        names = boxes.split(",") if isinstance(boxes, str) else boxes
        plan = plan_for(shelf(), names, sheet, seats)
    if edicts := wishes.get("edicts"):
        plan = replace(plan, edicts=tuple(edicts))
    if skills := wishes.get("skills"):
        plan = replace(plan, skills=tuple(skills))
    if ambushes := wishes.get("ambushes"):
        plan = replace(plan, ambushes=tuple(ambushes))
    return replace(plan, heroes=wishes.get("heroes", plan.heroes))


def _check_skills(setup: Setup, cards: Cards) -> None:
    for key in setup.skills:
        if not is_simulated(shelf().skills[key].skill, cards.cards):
            raise NotInEnvironments(
                f"the skill {key!r} changes the drawing and draws besides, for which there are no actions"
            )
