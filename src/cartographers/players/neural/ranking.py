"""The decisions that a net would consider, and what it expects of each."""

from collections.abc import Sequence

from cartographers.players.evaluate.evaluator import Rated
from cartographers.players.neural.net_evaluator import NetEvaluator, knows
from cartographers.players.neural.network import Calculator
from cartographers.players.neural.position import PlanesOf, plain_planes, position
from cartographers.players.neural.weights import Net
from cartographers.players.search.backend import Backend
from cartographers.players.search.candidates import Ranking, Trust, changes_own_map, rank_decisions
from cartographers.rules.card import ExploreCard, HeroCard
from cartographers.rules.decision import Decision
from cartographers.rules.effect import settle_alone
from cartographers.rules.setup import Setup
from cartographers.rules.state import Phase
from cartographers.rules.view import View

#: How many drawings are valued: the policy's best, and in a search the best by static value too.
CANDIDATES, BY_STATIC_VALUE = 16, 8
#: How many stars a logit counts beside the value: without playouts, and with them.
LOGIT, LOGIT_IN_SEARCH = 1.0, 0.4
#: How much value and logit of most nets count beside playouts (measured: docs/research/neural.md).
TRUST = Trust(8, 1.0)
#: The most that a net's weight is in a circle, where monsters come otherwise than it has learned (likewise).
MOST_IN_CIRCLE = 0.5


class NetRanking:
    """Ranks decisions by the first of some nets that is for a game; it keeps the evaluator of that game."""

    def __init__(
        self,
        nets: Sequence[Net],
        backend: Backend,
        calculator: Calculator,
        planes_of: PlanesOf = plain_planes,
    ) -> None:
        self._nets, self._backend, self._calculator, self._planes_of = nets, backend, calculator, planes_of
        self._last: tuple[Setup, NetEvaluator] | None = None

    def knows(self, view: View) -> bool:
        """Is a net for this decision?"""
        return changes_own_map(view) and bool(self._nets_for(view))

    def knows_with_playouts(self, view: View) -> bool:
        """Is a net for this decision, also beside playouts?"""
        setup = view.game.setup
        return self.knows(view) and any(
            one.covers(setup) and setup.seats <= one.seats_with_playouts
            for one in self._nets_for(view)[0].covered
        )

    def _nets_for(self, view: View) -> list[Net]:
        """The nets that are for a game."""
        return [net for net in self._nets if knows(net, view.game.shelf, view.game.setup)]

    def rank(self, view: View) -> list[Rated]:
        """The decisions worth considering, the best first."""
        if _liked_by_policy(view) and view.phase is Phase.DRAW:
            return self._valued(view, self._liked(view)[:CANDIDATES], LOGIT)
        return self._with_others(view, CANDIDATES, LOGIT if _liked_by_policy(view) else 0.0)

    def trust(self, view: View) -> Trust:
        """How much the net of a game counts beside playouts."""
        weight = self._nets_for(view)[0].weight
        return TRUST.times(weight if view.game.setup.solo else min(weight, MOST_IN_CIRCLE))

    def for_search(self, view: View) -> Ranking:
        """How a search ranks decisions that a net is for."""
        return Ranking(self.rank_for_search, self.trust(view))

    def for_advice(self, view: View) -> Ranking:
        """How advice ranks them."""
        return Ranking(self.rank_for_advice, self.trust(view))

    def rank_for_search(self, view: View, backend: Backend, named: Sequence[Decision] = ()) -> list[Rated]:
        """The policy's best, the best by static value, which sees what the net does not, and the named."""
        if not _liked_by_policy(view):
            return self._with_others(view, CANDIDATES, 0.0, named)
        return self._with_others(view, BY_STATIC_VALUE, LOGIT_IN_SEARCH, named)

    def rank_for_advice(self, view: View, backend: Backend, named: Sequence[Decision] = ()) -> list[Rated]:
        """The same with the net's value alone: advice tells stars, and a logit is none."""
        return self._with_others(view, BY_STATIC_VALUE, 0.0, named)

    def _with_others(
        self, view: View, others: int, weight: float, named: Sequence[Decision] = ()
    ) -> list[Rated]:
        """The policy's best drawings, so many decisions of all kinds by static value, and those named."""
        by_value = [decision for _, decision in rank_decisions(view, self._backend)[:others]]
        liked = self._liked(view) if view.phase in (Phase.DRAW, Phase.HERO) else []
        logits = {decision: logit for logit, decision in liked}
        best = {decision: logit for logit, decision in liked[:CANDIDATES]}
        # The policy ranks drawings and posts only: beside anything else no logit counts.
        best |= {decision: logits.get(decision, 0.0) for decision in (*by_value, *named)}
        return self._valued(view, [(logit, decision) for decision, logit in best.items()], weight)

    def _liked(self, view: View) -> list[Rated]:
        """All drawings without a skill, or all posts of a hero, with their logits; the best liked first."""
        game, card = view.game, view.card
        if isinstance(card, HeroCard):
            now = position(game, view.me, game.season, game.clock, game.pending)
            return self.evaluator(view).liked_posts(now, card)
        assert isinstance(card, ExploreCard)
        # The policy is told the time that will be left: what is best depends on whether the season ends.
        now = position(game, view.me, game.season, game.clock + card.time, game.pending)
        return self.evaluator(view).liked(now, card)

    def _valued(self, view: View, liked: Sequence[Rated], weight: float) -> list[Rated]:
        """Decisions with the stars that the net expects and its liking times a weight; the best first."""
        game, card = view.game, view.card
        drawn = view.phase is Phase.DRAW and isinstance(card, ExploreCard)
        clock = game.clock + card.time if drawn and isinstance(card, ExploreCard) else game.clock
        seats = [settle_alone(game, view.seat, decision).seats[view.seat] for _, decision in liked]
        left = [position(game, seat, game.season, clock, game.pending and not drawn) for seat in seats]
        values = self.evaluator(view).expected(left)
        rated = [
            (value + weight * logit, decision) for value, (logit, decision) in zip(values, liked, strict=True)
        ]
        return sorted(rated, key=lambda one: one[0], reverse=True)

    def evaluator(self, view: View) -> NetEvaluator:
        """The evaluator of a game."""
        game = view.game
        if self._last is None or self._last[0] is not game.setup:
            self._last = (
                game.setup,
                NetEvaluator(
                    self._nets_for(view)[0], game.shelf, game.setup, self._calculator, self._planes_of
                ),
            )
        return self._last[1]


def _liked_by_policy(view: View) -> bool:
    """Is each decision a drawing or post without a skill, which the policy ranks?"""
    return view.phase in (Phase.DRAW, Phase.HERO) and not view.game.setup.skills
