"""What is wished for a game, as the rules take it."""

from cartographers.server.protocol.plans import Wishes
from cartographers.table.plan import Plan


def plan_of(wishes: Wishes, seats: int) -> Plan:
    """The plan of a game for so many players."""
    return Plan(
        seats=seats,
        sheet=wishes.sheet,
        explore=wishes.explore,
        seasons=wishes.seasons,
        stacks=tuple(wishes.stacks),
        edicts=tuple(wishes.edicts),
        ambushes=tuple(wishes.ambushes),
        heroes=wishes.heroes,
        skills=wishes.skills if isinstance(wishes.skills, bool) else tuple(wishes.skills),
    )
