"""The explore cards, as printed."""

from cartographers.rules.card import explore
from cartographers.rules.shape import shape
from cartographers.rules.terrain import FARM, FOREST, MONSTER, VILLAGE, WATER

# fmt: off
EXPLORE = (
    explore("lagoon", time=1, terrains=[WATER], shapes=[
        shape(".#",
              "#.", coin=True),
        shape("###",
              ".#."),
    ]),
    explore("pasture", time=1, terrains=[FARM], shapes=[
        shape("#.#", coin=True),
        shape(".##",
              "##."),
    ]),
    explore("settlement", time=1, terrains=[VILLAGE], shapes=[
        shape("#",
              "#", coin=True),
        shape("..#",
              ".##",
              "##."),
    ]),
    explore("timber-grove", time=1, terrains=[FOREST], shapes=[
        shape("#.",
              "##", coin=True),
        shape("#.#",
              "#.#"),
    ]),
    explore("hillside-terrace", time=2, terrains=[FARM, WATER], shapes=[
        shape("##",
              "##"),
    ]),
    explore("frontier-dwelling", time=2, terrains=[VILLAGE, FARM], shapes=[
        shape("###",
              ".#.",
              ".#."),
    ]),
    explore("wildwood-garden", time=2, terrains=[FOREST, FARM], shapes=[
        shape(".##",
              "#.."),
    ]),
    explore("woodland-crossroads", time=2, terrains=[FOREST, VILLAGE], shapes=[
        shape(".#.",
              "###",
              ".#."),
    ]),
    explore("coastal-encampment", time=2, terrains=[VILLAGE, WATER], shapes=[
        shape("###",
              "#.."),
    ]),
    explore("mangrove-swamp", time=2, terrains=[FOREST, WATER], shapes=[
        shape("###",
              "#.#"),
    ]),
    explore("kethras-gates", time=0, terrains=[FOREST, VILLAGE, FARM, WATER, MONSTER], shapes=[
        shape("#"),
    ]),
)
