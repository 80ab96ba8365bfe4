"""The hero cards: ``h`` is the hero, ``x`` the cells it attacks (R8.1)."""

from cartographers.rules.card import hero

# fmt: off
HEROES = (
    hero("dobrik-of-lorkheim", ".x.",
                               "xhx",
                               ".x."),
    hero("wren-the-lioness", "..x",
                             "h.x",
                             "..x"),
    hero("freyla-the-true", "hxxx"),
    hero("dal-of-jolev", "x.x",
                         ".h.",
                         "x.x"),
)
