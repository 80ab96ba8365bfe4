"""Checks a record: every step is played again and compared with what the rules give."""

from cartographers.notation.decision_text import in_words
from cartographers.notation.kinds import KIND_IN, NOUNS
from cartographers.notation.record import (
    BadRecord,
    CardStep,
    EndStep,
    Entries,
    Record,
    SeasonStep,
    Step,
    commits,
)
from cartographers.notation.recorder import Recorder, setup_without_empty_names
from cartographers.rules.edition import Shelf
from cartographers.rules.event import Committed, Event
from cartographers.rules.game import after, begin, commit, reveal
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import IllegalSetup, Setup, seasons_of
from cartographers.rules.state import Game, Phase

#: What the numbers of a season's score are called in a sentence, in their order.
SCORES = ("score of the first edict", "score of the second edict", "score for coins", "loss to monsters")


class Verifier:
    """Accepts the steps of a record one by one, each only if the rules lead to it."""

    def __init__(self, shelf: Shelf, setup: Setup) -> None:
        try:
            self._recorder = Recorder(begin(shelf, setup_without_empty_names(setup)))
        except IllegalSetup as wrong:
            raise BadRecord(f"the set-up is not legal: {wrong}") from None
        self._taken: list[Step] = []

    @property
    def game(self) -> Game:
        """The game after the steps accepted so far and all that follows from them."""
        return self._recorder.game

    @property
    def due(self) -> str:
        """What must come next, in words."""
        steps = self._recorder.steps
        if len(steps) > len(self._taken):
            return described(steps[len(self._taken)])
        match self.game.phase:
            case Phase.RAVAGE:
                return described(CardStep(self.game.card, lasting=True))
            case Phase.OVER:
                return "nothing, since the game is over"
        return "a card"

    @property
    def card_is_due(self) -> bool:
        """Must a card come up next?"""
        return self.game.phase is Phase.REVEAL and len(self._recorder.steps) == len(self._taken)

    def take(self, step: Step) -> None:
        """Accept the next step; raises ``BadRecord`` if the rules do not lead to it."""
        steps, number = self._recorder.steps, len(self._taken)
        if number == len(steps):
            self._play(step)
        self._compare(step, steps[number])
        self._taken.append(step)

    def close(self) -> Record:
        """The whole record; raises ``BadRecord`` if what follows from its last step is missing."""
        if len(self._recorder.steps) > len(self._taken):
            raise BadRecord(f"the record stops before {self.due}, which must follow")
        return Record(self.game.shelf, self.game.setup, tuple(self._taken))

    def _wrong(self, step: Step, sentence: str, seat: int | None = None) -> BadRecord:
        """What is wrong, and where."""
        scored = sum(isinstance(taken, SeasonStep) for taken in self._taken)
        is_late = isinstance(step, EndStep) or (isinstance(step, CardStep) and step.lasting)
        seasons = seasons_of(self.game.shelf, self.game.setup)
        where = [seasons[min(max(scored - is_late, 0), len(seasons) - 1)].key]
        where += [step.card] if isinstance(step, CardStep) else []
        where += [f"seat {seat}"] if seat is not None else []
        return BadRecord(f"step {len(self._taken) + 1} ({', '.join(where)}): {sentence}")

    def _play(self, step: Step) -> None:
        """A step that has causes: a card that comes up, a lasting one that asks, and the decisions on it."""
        phase = self.game.phase
        if not isinstance(step, CardStep) or phase is Phase.OVER or step.lasting != (phase is Phase.RAVAGE):
            raise self._not_due(step)
        if not step.lasting:
            self._reveal(step)
        elif step.card != self.game.card:
            raise self._not_due(step)
        for kind, entries in step.decisions:
            self._decide(step, kind, entries)
        if len(self._recorder.steps) == len(self._taken):
            # A record writes the target of a solo gaze with the ambush.
            missing = "target" if self.game.phase is Phase.GAZE else NOUNS[KIND_IN[self.game.phase]]
            raise self._wrong(step, f"the {missing} is missing", self.game.waiting[0])

    def _not_due(self, step: Step) -> BadRecord:
        return self._wrong(step, f"{described(step)} was found instead of {self.due}")

    def _add(self, event: Event) -> None:
        self._recorder.add(event, after(self.game, event))

    def _reveal(self, step: CardStep) -> None:
        if step.card not in self.game.shelf.cards:
            raise self._wrong(step, f"there is no card {step.card!r}")
        try:
            self._add(reveal(self.game, step.card))
        except Illegal as reason:
            raise self._wrong(step, str(reason)) from None

    def _decide(self, step: CardStep, kind: str, entries: Entries) -> None:
        """The decisions of one kind, by exactly the seats that have to decide."""
        game = self.game
        if len(entries) != game.setup.seats:
            number = f"{len(entries)} entries instead of {game.setup.seats}"
            raise self._wrong(step, f"the list {kind!r} has {number}, one for each seat")
        if not (kind == "ambush" and game.setup.solo):
            due = game.phase is not Phase.GAZE and KIND_IN.get(game.phase) == kind
            asked = game.asked if due else 0
            for seat, entry in enumerate(entries):
                if entry is None and asked >> seat & 1:
                    raise self._wrong(step, f"the {NOUNS[kind]} is missing", seat)
                if entry is not None and not asked >> seat & 1:
                    found = f"{in_words(entry)!r} was found"
                    raise self._wrong(step, f"{found}, but no {NOUNS[kind]} is asked of this seat", seat)
        for event in commits(entries, game.setup.solo):
            self._commit(step, event)

    def _commit(self, step: CardStep, event: Committed) -> None:
        try:
            self._add(commit(self.game, event.seat, event.decision))
        except Illegal as reason:
            found = in_words(event.decision)
            raise self._wrong(step, f"{found!r} is not legal: {reason}", event.seat) from None

    def _compare(self, found: Step, right: Step) -> None:
        """Raise unless a step is what the rules make of it."""
        if described(found) != described(right):
            raise self._not_due(found)
        facts, right_facts = _facts(found), _facts(right)
        for what in (*right_facts, *facts):
            if what not in facts:
                raise self._wrong(found, f"the {what} is missing")
            if what not in right_facts:
                raise self._wrong(found, f"there is no {what} here")
            if len(facts[what]) != len(right_facts[what]):
                number = len(facts[what])
                raise self._wrong(found, f"{what} for {number} seats instead of {len(right_facts[what])}")
            for seat, (one, other) in enumerate(zip(facts[what], right_facts[what], strict=True)):
                if one != other:
                    raise self._wrong(found, f"{what} {one!r} was found, {other!r} is right", seat)


def described(step: Step) -> str:
    """A step in words, without its results."""
    match step:
        case CardStep(card, lasting=True):
            return f"{card} acting after the season"
        case CardStep(card):
            return f"the card {card}"
        case SeasonStep(season):
            return f"the scores of {season}"
        case EndStep():
            return "the end"


def _facts(step: Step) -> dict[str, list[str]]:
    """The results of a step for each seat, in words."""
    match step:
        case CardStep():
            facts = {
                NOUNS[kind]: ["-" if entry is None else in_words(entry) for entry in entries]
                for kind, entries in step.decisions
            }
            if step.coins:
                facts["coin track"] = [
                    f"{filled} filled, {crossed} crossed out" for filled, crossed in step.coins
                ]
            return facts
        case SeasonStep():
            return {name: [str(score[at]) for score in step.scores] for at, name in enumerate(SCORES)}
        case EndStep():
            facts = {"stars": _words(step.totals), "loss": _words(step.losses), "place": _words(step.places)}
            solo = {} if step.rating is None else {"rating": [str(step.rating)], "title": [str(step.title)]}
            return facts | solo


def _words(numbers: tuple[int, ...]) -> list[str]:
    return [str(number) for number in numbers]
