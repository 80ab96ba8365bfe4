"""What the nets that ship say about positions of environments: values and a policy, many at a time."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from cartographers.boxes import shelf
from cartographers.env.play import Play
from cartographers.players.backends import net_calculator
from cartographers.players.neural.net_evaluator import NetEvaluator, knows
from cartographers.players.neural.position import position
from cartographers.players.neural.weights import Net, read_net, shipped_nets
from cartographers.rules.card import ExploreCard
from cartographers.rules.decision import Decision
from cartographers.rules.effect import settle_alone
from cartographers.rules.setup import Setup
from cartographers.rules.state import Phase
from cartographers.rules.view import View


class HasPlay(Protocol):
    """An environment: something with a game going on."""

    @property
    def play(self) -> Play:
        """The game."""


class NotForNet(ValueError):
    """A position for which no net was trained."""


class NetAnswers:
    """The nets that ship, asked about drawings in games alone."""

    def __init__(self, nets: Sequence[Net]) -> None:
        self._nets = nets
        self._evaluator_of = lru_cache(maxsize=1024)(self._new_evaluator)

    def knows(self, env: HasPlay) -> bool:
        """Is there a net for the question that is asked now? Skills are not ranked by its policy."""
        view = env.play.table.view(0)
        game = view.game
        only_drawings = view.phase is Phase.DRAW and not game.setup.skills
        return only_drawings and any(knows(net, game.shelf, game.setup) for net in self._nets)

    def policy(self, envs: Sequence[HasPlay]) -> NDArray[np.float32]:
        """For each game a logit for each action; minus infinity where one is not legal."""
        rows = np.full((len(envs), envs[0].play.options.actions), -np.inf, np.float32)
        for row, env in zip(rows, envs, strict=True):
            question = env.play.question(0)
            liked = {decision: logit for logit, decision in self._liked(env)}
            for action in np.flatnonzero(question.mask()):
                decision = question.decision(int(action))
                row[action] = liked.get(decision, -np.inf)
        return rows

    def values(self, envs: Sequence[HasPlay]) -> NDArray[np.float32]:
        """The stars that each game will have at its end, if what the policy likes most is drawn now."""
        stars = np.zeros(len(envs), np.float32)
        for number, env in enumerate(envs):
            favourite = self._liked(env)[0][1]
            stars[number] = env.play.stars[0] + self._expected(env.play.table.view(0), [favourite])[0]
        return stars

    def values_after(self, env: HasPlay, actions: Sequence[int]) -> NDArray[np.float32]:
        """The stars that a game will have at its end after each of some actions."""
        self._check(env)
        question = env.play.question(0)
        chosen = [question.decision(action) for action in actions]
        return env.play.stars[0] + np.array(self._expected(question.view, chosen), np.float32)

    def _expected(self, view: View, chosen: Sequence[Decision]) -> list[float]:
        game, card = view.game, view.card
        assert isinstance(card, ExploreCard)
        seats = [settle_alone(game, 0, decision).seats[0] for decision in chosen]
        after = [position(game, seat, game.season, game.clock + card.time, False) for seat in seats]
        return self._evaluator_of(game.setup).expected(after)

    def _liked(self, env: HasPlay) -> list[tuple[float, Decision]]:
        self._check(env)
        view = env.play.table.view(0)
        game, card = view.game, view.card
        assert isinstance(card, ExploreCard)
        now = position(game, view.me, game.season, game.clock + card.time, game.pending)
        return self._evaluator_of(game.setup).liked(now, card)

    def _check(self, env: HasPlay) -> None:
        if not self.knows(env):
            raise NotForNet(
                "no net was trained for what is asked here: see docs/neural.md for what there are"
            )

    def _new_evaluator(self, setup: Setup) -> NetEvaluator:
        net = next(net for net in self._nets if knows(net, shelf(), setup))
        return NetEvaluator(net, shelf(), setup, net_calculator())


def load_net(path: str = "") -> NetAnswers:
    """The nets that ship, or one from a file."""
    return NetAnswers([read_net(path)] if path else shipped_nets())
