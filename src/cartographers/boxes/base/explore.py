"""The explore cards, as printed."""

from cartographers.rules.card import explore
from cartographers.rules.shape import shape
from cartographers.rules.terrain import FARM, FOREST, MONSTER, VILLAGE, WATER

# fmt: off
EXPLORE = (
    explore("great-river", time=1, terrains=[WATER], shapes=[
        shape("#",
              "#",
              "#", coin=True),
        shape("..#",
              ".##",
              "##."),
    ]),
    explore("farmland", time=1, terrains=[FARM], shapes=[
        shape("#",
              "#", coin=True),
        shape(".#.",
              "###",
              ".#."),
    ]),
    explore("hamlet", time=1, terrains=[VILLAGE], shapes=[
        shape("#.",
              "##", coin=True),
        shape("###",
              "##."),
    ]),
    explore("forgotten-forest", time=1, terrains=[FOREST], shapes=[
        shape("#.",
              ".#", coin=True),
        shape("#.",
              "##",
              ".#"),
    ]),
    explore("hinterland-stream", time=2, terrains=[FARM, WATER], shapes=[
        shape("###",
              "#..",
              "#.."),
    ]),
    explore("homestead", time=2, terrains=[VILLAGE, FARM], shapes=[
        shape("#.",
              "##",
              "#."),
    ]),
    explore("orchard", time=2, terrains=[FOREST, FARM], shapes=[
        shape("###",
              "..#"),
    ]),
    explore("treetop-village", time=2, terrains=[FOREST, VILLAGE], shapes=[
        shape("..##",
              "###."),
    ]),
    explore("marshlands", time=2, terrains=[FOREST, WATER], shapes=[
        shape("#..",
              "###",
              "#.."),
    ]),
    explore("fishing-village", time=2, terrains=[VILLAGE, WATER], shapes=[
        shape("####"),
    ]),
    explore("rift-lands", time=0, terrains=[FOREST, VILLAGE, FARM, WATER, MONSTER], shapes=[
        shape("#"),
    ]),
)
