"""Two worlds that differ only in what is hidden: in the cards to come, and in what others have sealed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree

import pytest

from cartographers.rules.state import Game
from cartographers.table.dealer import SeedDealer
from server.daily_clock import begin, finish
from server.features.tournaments.hosted import begun
from server.peeking.situation import Situation, serve
from server.random_client import RandomClient
from server.serving import Device, Json, Served


class World:
    """A server on which something hidden has happened."""

    def __init__(self, situation: Situation, served: Served) -> None:
        self.situation, self.served = situation, served
        self.players = {name: Device(served.port, token) for name, token in situation.tokens.items()}
        #: What others know.
        self.hidden: list[object] = []

    def let_others_go_on(self, number: int) -> None:
        """Others draw and play on; what they draw depends on a number."""
        games, other, late = self.situation.games, self.players["other"], self.players["late"]
        state = other.state(games["club"])
        sealed = RandomClient(other, number).decision(state, state["mine"][0])
        assert other.decide(state, 1, sealed).status_code == 200
        self.hidden.append(sealed)
        for name in ("day of other", "within a time, of other", "live, of other"):
            self.hidden.append(cards(finish(other, games[name])))
        begin(late)
        for id in self.situation.tournaments.values():
            begun(late, id, 1)


def cards(state: Json) -> list[str]:
    """The cards that came up."""
    return [line["card"] for line in state["log"]]


@contextmanager
def world(situation: Situation, folder: Path, other: bool) -> Iterator[World]:
    """The situation with the cards that come next, or with other ones."""
    copytree(situation.folder, folder)
    with pytest.MonkeyPatch.context() as patch:
        if other:
            _deal_other_cards(patch, situation)
        with serve(folder) as served:
            found = World(situation, served)
            found.let_others_go_on(number=int(other))
            yield found


def _deal_other_cards(patch: pytest.MonkeyPatch, situation: Situation) -> None:
    """Let the cards that do not lie open yet come in another order."""
    as_usual = SeedDealer.season_deck

    def season_deck(self: SeedDealer, game: Game, gone: Sequence[str]) -> list[str]:
        deck, lie_open = as_usual(self, game, gone), situation.open_cards.get(self.seed)
        if lie_open is None:
            return deck
        known = 0 if game.season else lie_open
        return [*deck[:known], *reversed(deck[known:])]

    patch.setattr(SeedDealer, "season_deck", season_deck)
