"""The neural player: the net's candidates by the net's value, perhaps played on in sampled futures."""

from itertools import islice
from random import Random
from statistics import fmean
from typing import NamedTuple

from cartographers.players.neural.future_play import Halt, after_drawing, drawn, next_drawing
from cartographers.players.neural.judge import Judge, Option, knows
from cartographers.players.neural.position import Position
from cartographers.players.neural.weights import Net
from cartographers.players.player import Player
from cartographers.players.search.budget import Budget, Meter
from cartographers.players.search.futures import futures
from cartographers.rules.card import ExploreCard
from cartographers.rules.decision import Decision, Draw
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.view import View

#: How many drawings are valued, and how many of them are played on at first.
CANDIDATES, PLAYED_ON = 16, 8
#: How many stars a logit counts in the choice by value.
LOGIT = 1.0
#: The value without playing on counts as much as so many futures.
PRIOR_FUTURES = 4
#: The share of the budget after which only the better half is played on.
HALVED = (0.35, 0.65)


class Candidate(NamedTuple):
    """A drawing, the seat after it, its value, and what the futures played so far gave."""

    option: Option
    seat: Seat
    value: float
    results: list[float]

    @property
    def mean(self) -> float:
        """What it is worth: the value at once and the futures together."""
        return (PRIOR_FUTURES * self.value + sum(self.results)) / (PRIOR_FUTURES + len(self.results))


class Neural:
    """Decides by a net; where the net was not trained for it, another player decides."""

    def __init__(self, seed: int, net: Net, other: Player, budget: Budget | None = None) -> None:
        self._rng, self._net, self._other, self._budget = Random(seed), net, other, budget
        self._judges: dict[int, tuple[Game, Judge]] = {}

    def decide(self, view: View) -> Decision:
        """The best drawing."""
        game = view.game
        if view.phase is not Phase.DRAW or not knows(self._net, game.shelf, game.setup):
            return self._other.decide(view)
        meter = self._budget.start() if self._budget else None
        candidates = self._candidates(view)
        if meter and len(candidates) > 1:
            candidates = self._played_on(view, candidates, meter)
        best = max(candidates, key=lambda one: one.mean)
        return Draw(best.option.terrain, best.option.cells)

    def _judge(self, game: Game) -> Judge:
        """The judge of a game, kept from turn to turn."""
        known = self._judges.get(id(game.setup))
        if known is None or known[0].setup is not game.setup:
            # With the game, so that no other set-up can have the same id.
            self._judges = {id(game.setup): (game, Judge(self._net, game.shelf, game.setup))}
        return self._judges[id(game.setup)][1]

    def _candidates(self, view: View) -> list[Candidate]:
        """The drawings that the policy likes most, with the value of what they leave."""
        game, me, card = view.game, view.me, view.card
        assert isinstance(card, ExploreCard)
        halt, judge = Halt(game, me, card), self._judge(game)
        (options,) = judge.options([halt.position], card, CANDIDATES)
        seats = [drawn(game, me, one.terrain, one.cells, one.coin) for one in options]
        values = judge.expected([after_drawing(halt, seat) for seat in seats])
        liked = zip(options, seats, values, strict=True)
        return [Candidate(one, seat, me.stars + value + LOGIT * one.logit, []) for one, seat, value in liked]

    def _played_on(self, view: View, candidates: list[Candidate], meter: Meter) -> list[Candidate]:
        """The best candidates after playing them on in the same futures, one turn each."""
        halt = Halt(view.game, view.me, None)
        card = view.card
        assert isinstance(card, ExploreCard)
        after = halt.game.but(clock=halt.game.clock + card.time, pending=False, phase=Phase.REVEAL)
        compared, halvings = _best_first(candidates)[:PLAYED_ON], list(HALVED)
        # Logits have chosen them; from here on only stars count.
        level = fmean(one.value for one in compared)
        for cards in islice(futures(view.game, self._rng, 1), 10_000):
            stars = self._stars(after, compared, cards)
            shift = level - fmean(stars)
            for one, result in zip(compared, stars, strict=True):
                one.results.append(result + shift)
            meter.count(len(compared))
            number = len(compared[0].results)
            while halvings and number >= 2 and not meter.allows_step(halvings[0]):
                del halvings[0]
                compared = _best_first(compared)[: max(2, (len(compared) + 1) // 2)]
            if not meter.allows_step(1):
                break
        return compared

    def _stars(self, after: Game, compared: list[Candidate], cards: list[str]) -> list[float]:
        """The stars of each candidate after one more turn in a future, by the net's value."""
        judge = self._judge(after)
        halts = [next_drawing(after, one.seat, cards) for one in compared]
        going_on = [number for number, halt in enumerate(halts) if halt.card is not None]
        stars = [float(halt.seat.stars) for halt in halts]
        if not going_on:
            return stars
        card = halts[going_on[0]].card
        assert card is not None
        options = judge.options([halts[number].position for number in going_on], card, 1)
        positions: list[Position] = []
        for number, (option, *_) in zip(going_on, options, strict=True):
            halt = halts[number]
            seat = drawn(halt.game, halt.seat, option.terrain, option.cells, option.coin)
            positions.append(after_drawing(halt, seat))
        for number, value in zip(going_on, judge.expected(positions), strict=True):
            stars[number] += value
        return stars


def _best_first(candidates: list[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda one: one.mean, reverse=True)
