"""Small nets with random weights for tests, and games to show them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.players.neural.network import Size, weight_shapes
from cartographers.players.neural.vocabulary import vocabulary
from cartographers.players.neural.weights import Covered, Net
from cartographers.rules.state import Game, Phase
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

SIZE = Size(channels=4, blocks=2, hidden=8, policy=6)
BASE = Covered("A", "base", ("base",), tuple(card.key for card in shelf().boxes["base"].ambushes))
#: All skills, and games with hero cards, named monsters and the ambush add-on.
SKILLS = tuple(shelf().skills)
HEROES = Plan(sheet="C", heroes=True, ambushes=("heroes", "ambush"))


def random_net(seed: int = 0, boxes: Sequence[str] = ("base",), covered: Covered = BASE) -> Net:
    """A net of some boxes that has learned nothing."""
    rng, known = np.random.default_rng(seed), vocabulary(shelf(), boxes)
    shapes = weight_shapes(SIZE, known)
    weights = {name: rng.normal(0, 0.2, shape).astype(np.float32) for name, shape in shapes.items()}
    return Net(SIZE, known, weights, (covered,))


def heroes_net(**changes: Any) -> Net:
    """A net for sheet C with hero cards, named monsters and the ambush add-on."""
    boxes = ("base", "heroes", "ambush", "skills")
    ambushes = [card.key for box in boxes for card in shelf().boxes[box].ambushes]
    covered = Covered("C", "heroes", ("heroes",), tuple(ambushes), heroes=True)
    return random_net(boxes=boxes, covered=covered._replace(**changes))


def waiting_games(number: int) -> list[Game]:
    """Games at turns where a card is to be drawn, with cards that end the season and cards that do not."""
    found = []
    for seed in range(number):
        table, chance = Table(shelf(), deal(shelf(), Plan(sheet="A"), seed), SeedDealer(seed)), Chance(seed)
        while not table.over:
            if table.game.phase is Phase.DRAW:
                found.append(table.game)
            table.commit(0, chance.decide(table.view(0)))
    return found
