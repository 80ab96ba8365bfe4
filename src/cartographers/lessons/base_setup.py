"""The set-up that most lessons share: the base box alone, on its first sheet."""

from cartographers.boxes import shelf
from cartographers.rules.setup import Setup


def base_setup(*edicts: str) -> Setup:
    """A solo game with the base box and these four edicts."""
    return Setup(
        seats=1,
        sheet="A",
        explore="base",
        seasons="base",
        stacks=("base",),
        edicts=edicts,
        ambushes=tuple(card.key for card in shelf().boxes["base"].ambushes),
    )
