"""The luck of a game: how much more its cards were worth when they came than those that might have come.

For whoever does not know the order of the cards it is 0 on average (``ceiling_beam``), so it can be taken out
of a player's stars: the mean stays the same, and the margin becomes smaller.
"""

from collections import defaultdict
from statistics import fmean

from cartographers.boxes import shelf
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.native.engine import Engine
from cartographers.players.roster import player
from cartographers.rules.card import ExploreCard
from cartographers.rules.effect import settle_alone
from cartographers.rules.event import Revealed
from cartographers.rules.timetable import Time
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from strength.shared.ceiling_beam import Levels, WithoutLuck

#: From so many games it is learned how many stars more than its value a map makes; their first seed.
GAMES, FIRST = 150, 30_000_000


def luck(table: Table, levels: Levels) -> float:
    """The luck of a solo game that was played."""
    compiled = Engine(shelf(), table.game.setup, read_weights("learned"))
    reveals = ((step.before, step.event) for step in table.history(1) if isinstance(step.event, Revealed))
    return sum(
        float(WithoutLuck(compiled, before, 1, levels).charges()[event.card][0]) for before, event in reveals
    )


def learned_levels(plan: Plan) -> Levels:
    """How many stars more than the value of its map ``learned`` makes on average, by the time of the game."""
    gains = defaultdict(list)
    for seed in range(FIRST, FIRST + GAMES):
        setup = deal(shelf(), plan, seed)
        compiled = Engine(shelf(), setup, read_weights("learned"))
        table, learned, values = Table(shelf(), setup, SeedDealer(seed)), player("learned", seed), []
        while not table.over:
            view = table.view(0)
            game, decision = view.game, learned.decide(view)
            seat = settle_alone(game, 0, decision).seats[0]
            assert isinstance(view.card, ExploreCard)
            length = compiled.tables.seasons[game.season]
            time = Time(game.season, min(game.clock + view.card.time, length))
            values.append((time, seat.stars + compiled.value(compiled.arrays(seat), time)))
            table.commit(0, decision)
        for time, value in values:
            gains[time].append(table.game.seats[0].stars - value)
    return {time: fmean(more) for time, more in gains.items()}
