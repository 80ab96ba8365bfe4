"""The titles a solo player may earn (R11.4)."""

from cartographers.rules.card import Title

TITLES = (
    Title("legendary-cartographer", minimum=30),
    Title("master-mapsmith", minimum=20),
    Title("journeyman-topographer", minimum=10),
    Title("apprentice-surveyor", minimum=0),
    Title("amateur-assessor", minimum=-5),
    Title("inept-assistant", minimum=-10),
    Title("dimwitted-doodler", minimum=-20),
    Title("oblivious-inkdrinker", minimum=-30),
)
