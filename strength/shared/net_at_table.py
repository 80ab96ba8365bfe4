"""A deal at a table of several, played twice: in the second game every seat has the other player.

All seats look ahead for as long: one player with the net that is for the game, whether or not the bots use it
there, and the other without a net. So seats, cards and chance are the same for both.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

from cartographers.contest.suite import SUITES
from cartographers.players.backends import strongest_backend
from cartographers.players.kinds import net_ranking
from cartographers.players.neural.ranking import TRUST, NetRanking
from cartographers.players.player import Player
from cartographers.players.search.budget import read_budget
from cartographers.players.search.candidates import Ranking
from cartographers.players.search.search import Search
from cartographers.rules.card import ExploreCard
from cartographers.rules.decision import Decision
from cartographers.rules.setup import MOST_SEATS
from cartographers.rules.state import Phase
from cartographers.rules.view import View
from cartographers.table.opening import deal_table


class Job(NamedTuple):
    """A deal that is to be played."""

    suite: str
    seats: int
    seed: int
    #: How long each seat thinks, as a setting of a bot; time is the processor's.
    think: str
    #: How much the net counts beside playouts; None for as much as in a circle today.
    weight: float | None = None


class Side(NamedTuple):
    """What one of the two players had on average over its seats."""

    stars: float
    luck: float
    ms: float


class Deal(NamedTuple):
    """A deal that was played, with the net and without."""

    suite: str
    seats: int
    seed: int
    with_net: Side
    without: Side


class WithNet:
    """Looks ahead from what the net likes; where no net is for a decision, as the other player does."""

    def __init__(self, ranking: NetRanking, search: Player, other: Player) -> None:
        self._ranking, self._search, self._other = ranking, search, other

    def decide(self, view: View) -> Decision:
        """The best decision."""
        return (self._search if self._ranking.knows(view) else self._other).decide(view)


def play_both_ways(job: Job) -> Deal:
    """Both games of a deal; chance decides who sits where in the first one."""
    sat = Random(job.seed).sample(range(job.seats), (job.seats + job.seed % 2) // 2)
    sides: dict[bool, list[Side]] = {True: [], False: []}
    for turned in (False, True):
        chosen = [(seat in sat) != turned for seat in range(job.seats)]
        for net, side in zip(chosen, _sides(job, chosen), strict=True):
            sides[net].append(side)
    with_net, without = (Side(*map(fmean, zip(*sides[net], strict=True))) for net in (True, False))
    return Deal(job.suite, job.seats, job.seed, with_net, without)


def _sides(job: Job, chosen: Sequence[bool]) -> list[Side]:
    """What each seat had in one game."""
    table = deal_table(replace(SUITES[job.suite].plan, seats=job.seats), job.seed)
    players = [_player(job, net, job.seed * MOST_SEATS + seat) for seat, net in enumerate(chosen)]
    lucks, taken = ([0.0] * job.seats for _ in range(2))
    drawings = [0] * job.seats
    while not table.over:
        for seat in table.game.waiting:
            view = table.view(seat)
            draws = view.phase is Phase.DRAW
            lucks[seat] += luck_now(view) if draws else 0.0
            began = process_time()
            decision = players[seat].decide(view)
            taken[seat] += (process_time() - began) * draws
            drawings[seat] += draws
            table.commit(seat, decision)
    return [
        Side(float(end.stars), luck, 1000 * seconds / max(1, number))
        for end, luck, seconds, number in zip(table.game.seats, lucks, taken, drawings, strict=True)
    ]


def _player(job: Job, net: bool, seed: int) -> Player:
    backend, budget = strongest_backend(), read_budget(job.think)._replace(clock=process_time)
    without = Search(seed, backend, budget)
    if not net:
        return without
    ranking = net_ranking(backend)

    def ranking_for(view: View) -> Ranking:
        usual = ranking.for_search(view)
        return usual if job.weight is None else usual._replace(trust=TRUST.times(job.weight))

    return WithNet(ranking, Search(seed, backend, budget, ranking_for=ranking_for), without)


def luck_now(view: View) -> float:
    """The best drawing of the card that came, less the mean over the explore cards left in the deck.

    It is 0 on average, whatever has been drawn, as each of these cards was as likely to come.
    """
    game = view.game
    keys = [key for key in (game.card, *game.left) if isinstance(game.shelf.cards[key], ExploreCard)]
    evaluator, best = strongest_backend().evaluator(game), []
    for key in keys:
        rated = evaluator.rate_drawings(View(game.but(card=key), view.seat), best_only=True)
        best.append(max((value for value, _ in rated), default=0.0))
    return best[0] - fmean(best)
