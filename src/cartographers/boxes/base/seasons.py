"""The season cards: how long each lasts, which two edicts it scores (R2.3)."""

from cartographers.rules.card import Season

A, B, C, D = range(4)

SEASONS = (
    Season("spring", time=8, edicts=(A, B)),
    Season("summer", time=8, edicts=(B, C)),
    Season("fall", time=7, edicts=(C, D)),
    Season("winter", time=6, edicts=(D, A)),
)
