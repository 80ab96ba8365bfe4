"""What is played on each day and in each week: a rule that anybody can work out beforehand."""

from dataclasses import dataclass

from cartographers.boxes import shelf
from cartographers.server.protocol.plans import PlanRequest, SeatRequest
from cartographers.table.plan import plan_for

SHEETS = ("A", "B", "C", "D")
#: The boxes on the table, without the skills.
MIXES = (("base",), ("heroes",), ("base", "ambush"), ("heroes", "ambush"), ("base", "heroes"))
SKILLS = "skills"
#: Every so many days there are skills.
SKILLS_EVERY = 3
#: After so many days all combinations have come. No two of the three lengths have a common divisor, so the
#: sheet and the boxes change every day.
CYCLE = len(SHEETS) * len(MIXES) * SKILLS_EVERY


@dataclass(frozen=True, slots=True)
class DaySetup:
    """The sheet and the boxes of a day or week."""

    sheet: str
    boxes: tuple[str, ...]


def setup_of(number: int) -> DaySetup:
    """The set-up of the day or week with this number."""
    skills = () if number % SKILLS_EVERY else (SKILLS,)
    return DaySetup(SHEETS[number % len(SHEETS)], (*MIXES[number % len(MIXES)], *skills))


def plan_of(number: int, name: str) -> PlanRequest:
    """The plan of a counted try: the recommended one for its boxes, alone, without hints or spectators."""
    setup = setup_of(number)
    plan = plan_for(shelf(), setup.boxes, setup.sheet)
    return PlanRequest(
        sheet=plan.sheet,
        explore=plan.explore,
        seasons=plan.seasons,
        stacks=list(plan.stacks),
        ambushes=list(plan.ambushes),
        heroes=plan.heroes,
        skills=bool(plan.skills),
        seats=[SeatRequest(kind="me", name=name)],
        hints=False,
        watchers=False,
    )
