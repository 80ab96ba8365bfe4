"""From a log to a record: the steps of a game, each as soon as it is complete."""

from collections.abc import Iterable
from dataclasses import replace

from cartographers.notation.kinds import KIND_IN, KIND_ON
from cartographers.notation.record import CardStep, EndStep, Entries, Record, SeasonStep, Step, Tracks
from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard
from cartographers.rules.decision import Ambush, Destroy, Sealed
from cartographers.rules.event import Committed, Event, Revealed
from cartographers.rules.history import history
from cartographers.rules.season import result
from cartographers.rules.setup import Setup, seasons_of
from cartographers.rules.state import Drawn, Game, Phase, Scored


def record_of(shelf: Shelf, log: Iterable[Event]) -> Record:
    """The record of a log of legal events; a turn still under way is left out."""
    (first, *events) = history(shelf, log)
    recorder = Recorder(first.after)
    for one in events:
        recorder.add(one.event, one.after)
    return Record(shelf, setup_without_empty_names(recorder.game.setup), tuple(recorder.steps))


def setup_without_empty_names(setup: Setup) -> Setup:
    """The same set-up; names that are all empty are no names, so that equal games have equal records."""
    return setup if any(setup.names) else replace(setup, names=())


class Recorder:
    """Follows a game event by event and writes down each step as soon as it is complete."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[Step] = []
        #: The card of the turn under way, and what has been decided on it or on the lasting card in play.
        self._card = ""
        self._decided: dict[str, Entries] = {}
        self._coins = [seat.coins for seat in game.seats]
        #: How many lasting monsters have been written down at this season's end.
        self._acted = 0

    def add(self, event: Event, game: Game) -> None:
        """Go on by one event, to the game after it."""
        before, self.game = self.game, game
        match event:
            case Revealed(card):
                self._card = card
            case Committed() if self.game.step != before.step:
                sealed = (*before.sealed[: event.seat], event.decision, *before.sealed[event.seat + 1 :])
                self._note(before.phase, tuple(one for one in sealed if not isinstance(one, Sealed)))
        drawn = [item for item in self.game.news if isinstance(item, Drawn)]
        if self._card:
            self._turn([item for item in drawn if item.card == self._card])
        for item in self.game.news:
            if isinstance(item, Scored):
                season = seasons_of(self.game.shelf, self.game.setup)[item.season]
                self.steps.append(SeasonStep(season.key, item.scores))
        self._lasting(drawn, season_over=self.game.season != before.season)
        if self.game.over:
            self.steps.append(EndStep(*result(self.game)))

    def _note(self, phase: Phase, entries: Entries) -> None:
        """Everyone has decided in a phase; a solo gaze is part of the ambush before it."""
        if phase is Phase.GAZE:
            (walked,), (gaze,) = self._decided["ambush"], entries
            assert isinstance(walked, Ambush) and isinstance(gaze, Destroy)
            self._decided["ambush"] = (replace(walked, target=gaze.cell),)
        else:
            self._decided[KIND_IN[phase]] = entries

    def _turn(self, drawn: list[Drawn]) -> None:
        """The turn under way, written down once it is over."""
        self._gain(drawn)
        for item in drawn:
            if item.by is None:  # the solo walk (R11.2)
                self._decided["ambush"] = (Ambush(item.strokes[0][1]),)
        if self.game.phase not in (Phase.REVEAL, Phase.RAVAGE, Phase.OVER):
            return
        self._write(self._card, KIND_ON.get(type(self.game.shelf.cards[self._card]), ""))
        self._card = ""

    def _lasting(self, drawn: list[Drawn], season_over: bool) -> None:
        """The lasting monsters that have acted since, in the order of their reveal (R5.2)."""
        game = self.game
        acted = len(game.display) if season_over else game.acted - (game.phase is Phase.RAVAGE)
        for key in game.display[self._acted : acted]:
            card = game.shelf.cards[key]
            assert isinstance(card, AmbushCard) and card.monster
            self._gain([item for item in drawn if item.card == key])
            self._write(key, "destroy" if card.monster.ravage else "", lasting=True)
        self._acted = 0 if season_over else acted

    def _write(self, card: str, kind: str, lasting: bool = False) -> None:
        """What was decided on a card; nobody has an entry of its kind if nobody was asked."""
        if kind:
            self._decided.setdefault(kind, (None,) * self.game.setup.seats)
        coins = self._tracks() if kind or lasting else ()
        self.steps.append(CardStep(card, tuple(self._decided.items()), coins, lasting))
        self._decided = {}

    def _gain(self, drawn: list[Drawn]) -> None:
        for item in drawn:
            self._coins[item.seat] += item.coins

    def _tracks(self) -> Tracks:
        return tuple((coins, seat.crossed) for coins, seat in zip(self._coins, self.game.seats, strict=True))
