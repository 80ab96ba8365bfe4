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
from cartographers.rules.box import Shelf
from cartographers.rules.event import Committed, Event
from cartographers.rules.game import after, begin, commit, reveal
from cartographers.rules.problem import Name, Problem
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import IllegalSetup, Setup, seasons_of
from cartographers.rules.state import Game, Phase

#: The numbers of a season's score, in their order, as they are called in an English sentence.
SCORES = {
    "first-edict": "score of the first edict",
    "second-edict": "score of the second edict",
    "coins": "score for coins",
    "monsters": "loss to monsters",
}
#: What a step tells besides its decisions, as it is called in an English sentence.
FACTS = {
    **NOUNS,
    **SCORES,
    "target": "target",
    "coin-track": "coin track",
    "stars": "stars",
    "loss": "loss",
    "place": "place",
    "rating": "rating",
    "title": "title",
}


class Verifier:
    """Accepts the steps of a record one by one, each only if the rules lead to it."""

    def __init__(self, shelf: Shelf, setup: Setup) -> None:
        try:
            self._recorder = Recorder(begin(shelf, setup_without_empty_names(setup)))
        except IllegalSetup as wrong:
            raise BadRecord("record-setup", "the set-up is not legal: {wrong}", wrong=wrong) from None
        self._taken: list[Step] = []

    @property
    def game(self) -> Game:
        """The game after the steps accepted so far and all that follows from them."""
        return self._recorder.game

    @property
    def due(self) -> Problem:
        """What must come next, as it is named in a sentence."""
        steps = self._recorder.steps
        if len(steps) > len(self._taken):
            return described(steps[len(self._taken)])
        match self.game.phase:
            case Phase.RAVAGE:
                return described(CardStep(self.game.card, lasting=True))
            case Phase.OVER:
                return Problem("due-nothing", "nothing, since the game is over")
        return Problem("due-any-card", "a card")

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
            raise BadRecord("record-stops", "the record stops before {due}, which must follow", due=self.due)
        return Record(self.game.shelf, self.game.setup, tuple(self._taken))

    def _wrong(self, step: Step, wrong: Problem, seat: int | None = None) -> BadRecord:
        """What is wrong, and where; people count seats from 1."""
        scored = sum(isinstance(taken, SeasonStep) for taken in self._taken)
        is_late = isinstance(step, EndStep) or (isinstance(step, CardStep) and step.lasting)
        seasons = seasons_of(self.game.shelf, self.game.setup)
        where = [Name(seasons[min(max(scored - is_late, 0), len(seasons) - 1)].key)]
        where += [Name(step.card)] if isinstance(step, CardStep) else []
        number = len(self._taken) + 1
        if seat is None:
            return BadRecord(
                "record-step", "step {step} ({where}): {wrong}", step=number, where=where, wrong=wrong
            )
        sentence = "step {step} ({where}, seat {seat}): {wrong}"
        return BadRecord("record-seat", sentence, step=number, where=where, seat=seat + 1, wrong=wrong)

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
            missing = "target" if self.game.phase is Phase.GAZE else KIND_IN[self.game.phase]
            raise self._wrong(step, _missing(missing), self.game.waiting[0])

    def _not_due(self, step: Step) -> BadRecord:
        sentence = "{found} was found instead of {due}"
        return self._wrong(step, Problem("record-not-due", sentence, found=described(step), due=self.due))

    def _add(self, event: Event) -> None:
        self._recorder.add(event, after(self.game, event))

    def _reveal(self, step: CardStep) -> None:
        if step.card not in self.game.shelf.cards:
            raise self._wrong(step, Problem("record-card", "there is no card {card!r}", card=step.card))
        try:
            self._add(reveal(self.game, step.card))
        except Illegal as reason:
            raise self._wrong(step, Problem("illegal", "{why}", why=reason)) from None

    def _decide(self, step: CardStep, kind: str, entries: Entries) -> None:
        """The decisions of one kind, by exactly the seats that have to decide."""
        game = self.game
        if len(entries) != game.setup.seats:
            sentence = "the list {name!r} has {entries} entries instead of {seats}, one for each seat"
            number = {"entries": len(entries), "seats": game.setup.seats}
            raise self._wrong(step, Problem("record-entries", sentence, name=kind, **number))
        if not (kind == "ambush" and game.setup.solo):
            due = game.phase is not Phase.GAZE and KIND_IN.get(game.phase) == kind
            asked = game.asked if due else 0
            for seat, entry in enumerate(entries):
                if entry is None and asked >> seat & 1:
                    raise self._wrong(step, _missing(kind), seat)
                if entry is not None and not asked >> seat & 1:
                    sentence = f"{{found!r}} was found, but no {NOUNS[kind]} is asked of this seat"
                    unasked = Problem("record-unasked", sentence, found=in_words(entry))
                    raise self._wrong(step, unasked, seat)
        for event in commits(entries, game.setup.solo):
            self._commit(step, event)

    def _commit(self, step: CardStep, event: Committed) -> None:
        try:
            self._add(commit(self.game, event.seat, event.decision))
        except Illegal as reason:
            words = in_words(event.decision)
            wrong = Problem("record-illegal", "{found!r} is not legal: {why}", found=words, why=reason)
            raise self._wrong(step, wrong, event.seat) from None

    def _compare(self, written: Step, right: Step) -> None:
        """Raise unless a step is what the rules make of it."""
        if str(described(written)) != str(described(right)):
            raise self._not_due(written)
        facts, right_facts = _facts(written), _facts(right)
        for what in (*right_facts, *facts):
            if what not in facts:
                raise self._wrong(written, _missing(what))
            if what not in right_facts:
                raise self._wrong(
                    written, Problem("record-extra", f"there is no {FACTS[what]} here", what=what)
                )
            if len(facts[what]) != len(right_facts[what]):
                sentence = f"{FACTS[what]} for {{number}} seats instead of {{seats}}"
                number = {"number": len(facts[what]), "seats": len(right_facts[what])}
                raise self._wrong(written, Problem("record-number", sentence, what=what, **number))
            for seat, (one, other) in enumerate(zip(facts[what], right_facts[what], strict=True)):
                if one != other:
                    raise self._wrong(written, _differs(what, one, other), seat)


def _missing(what: str) -> Problem:
    return Problem("record-missing", f"the {FACTS[what]} is missing", what=what)


def _differs(what: str, written: str, right: str) -> Problem:
    if what == "coin-track":
        return _coins_differ(*map(int, written.split()), *map(int, right.split()))
    sentence = f"{FACTS[what]} {{found!r}} was found, {{right!r}} is right"
    return Problem("record-differs", sentence, what=what, found=written, right=right)


def _coins_differ(filled: int, crossed: int, right_filled: int, right_crossed: int) -> Problem:
    return Problem(
        "record-coins",
        "coin track '{filled} filled, {crossed} crossed out' was found, "
        "'{right_filled} filled, {right_crossed} crossed out' is right",
        filled=filled,
        crossed=crossed,
        right_filled=right_filled,
        right_crossed=right_crossed,
    )


def described(step: Step) -> Problem:
    """A step as it is named in a sentence, without its results."""
    match step:
        case CardStep(card, lasting=True):
            return Problem("due-after", "{card} acting after the season", card=Name(card))
        case CardStep(card):
            return Problem("due-card", "the card {card}", card=Name(card))
        case SeasonStep(season):
            return Problem("due-scores", "the scores of {season}", season=Name(season))
        case EndStep():
            return Problem("due-end", "the end")


def _facts(step: Step) -> dict[str, list[str]]:
    """The results of a step for each seat, in words."""
    match step:
        case CardStep():
            facts = {
                kind: ["-" if entry is None else in_words(entry) for entry in entries]
                for kind, entries in step.decisions
            }
            if step.coins:
                facts["coin-track"] = [f"{filled} {crossed}" for filled, crossed in step.coins]
            return facts
        case SeasonStep():
            return {name: [str(score[at]) for score in step.scores] for at, name in enumerate(SCORES)}
        case EndStep():
            facts = {"stars": _words(step.totals), "loss": _words(step.losses), "place": _words(step.places)}
            solo = {} if step.rating is None else {"rating": [str(step.rating)], "title": [str(step.title)]}
            return facts | solo


def _words(numbers: tuple[int, ...]) -> list[str]:
    return [str(number) for number in numbers]
