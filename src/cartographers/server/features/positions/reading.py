"""A position from its text: completed, checked, and as it is shown."""

from dataclasses import replace
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.error import BadNotation
from cartographers.notation.position_text import BOX, UNSEEN, SetUp, read_set_up, some_words, write_set_up
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.game import after, reveal
from cartographers.rules.placing import IllegalPosition
from cartographers.rules.position import Position
from cartographers.rules.problem import Problem
from cartographers.rules.setup import IllegalSetup, explore_deck, seasons_of
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import card_time
from cartographers.rules.view import view
from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.features.positions.messages import PositionAnswer, PositionWrong
from cartographers.server.show.lone_state import lone_state
from cartographers.table.dealer import hero_cards
from cartographers.table.plan import Plan, deal
from cartographers.table.position import begin_from
from cartographers.words.book import Words


class Read(NamedTuple):
    """A position that there is: with all that was left open, and the game before its next card."""

    given: SetUp
    game: Game


def read(text: str) -> Read:
    """A position from its text; raises a ``Refusal`` if it is none."""
    try:
        given = completed(text)
        return Read(given, begin_from(shelf(), given))
    except (BadNotation, IllegalSetup) as problem:
        raise refused(problem) from None


def completed(text: str) -> SetUp:
    """A position with all that was left open; whether there is one such is not checked."""
    given = read_set_up(text)
    setup, position = given.setup, given.setup.position
    assert position
    plan = Plan(
        sheet=setup.sheet,
        explore=setup.explore,
        seasons=setup.seasons,
        stacks=setup.stacks,
        edicts=setup.edicts,
        ambushes=setup.ambushes,
        heroes=setup.heroes or None,
        skills=setup.skills,
    )
    return SetUp(replace(deal(shelf(), plan, 0), position=_adjusted(position)), given.next)


def _adjusted(position: Position) -> Position:
    """A position whose parts that nobody sees while painting follow those that were changed."""
    sheet = position.sheet
    # A monster that was painted over is no longer there.
    left = ((name, area & (sheet.monster | sheet.destroyed)) for name, area in sheet.named)
    cards = (*position.met, *position.used)
    display = position.display
    return replace(
        position,
        sheet=sheet._replace(named=tuple((name, area) for name, area in left if area)),
        display=display if display is None or all(key in cards for key in display) else None,
        scores=position.scores if len(position.scores) == position.season else (),
    )


def with_next_card(position: Read) -> Game:
    """The game with its next card face up, and those ruins cards that come before it."""
    game = position.game
    for key in position.given.next:
        if game.phase is Phase.REVEAL:
            game = after(game, reveal(game, key))
    return game


def asked_about(text: str) -> Game:
    """The game in which the next card is to be decided on; raises a ``Refusal`` if none is known."""
    game = with_next_card(read(text))
    if not game.is_asked(0):
        raise Refusal(
            422, "position-no-card", "Choose the next card first: the best drawings are looked for with it."
        )
    return game


def answer_to(text: str, words: Words) -> PositionAnswer:
    """A position as it was read, with what is wrong; a text that cannot be read at all is refused."""
    try:
        given = completed(text)
    except BadNotation as problem:
        raise refused(problem) from None
    except IllegalSetup as problem:
        return _answer(read_set_up(text), words, problem)
    try:
        game = begin_from(shelf(), given)
    except IllegalSetup as problem:
        return _answer(given, words, problem)
    answer = _answer(given, words, None)
    shown = with_next_card(Read(given, game))
    answer.text, answer.state = write_set_up(given), lone_state("", view(shown, 0), words)
    return answer


def _answer(given: SetUp, words: Words, problem: Problem | None) -> PositionAnswer:
    setup, position = given.setup, given.setup.position
    assert position
    known = shelf()
    try:
        deck = [card.key for card in explore_deck(known, setup)]
        seasons = seasons_of(known, setup)
    except KeyError:
        # The set-up names a box that there is not.
        deck, seasons = [], ()
    cards = [known.cards[key] for key in position.used if key in known.cards]
    return PositionAnswer(
        wrong=_wrong(problem, words) if problem else None,
        sheet=setup.sheet,
        rows=write_picture(position.sheet),
        edicts=list(setup.edicts),
        season=position.season,
        used=list(position.used),
        met=list(position.met),
        next=list(given.next),
        coins=position.coins,
        crossed=position.crossed,
        skill=position.skill,
        skills=list(setup.skills),
        heroes=setup.heroes,
        box=some_words(given, BOX),
        unseen=some_words(given, UNSEEN),
        clock=sum(card_time(card) for card in cards),
        time=seasons[position.season].time if 0 <= position.season < len(seasons) else 0,
        deck=deck,
        ambushes=list(setup.ambushes),
        hero_cards=hero_cards(known) if setup.heroes else [],
    )


#: The parts of a set-up, by the beginning of the codes of what is wrong with them.
_FIELDS = {
    "setup-edict": "edicts",
    "setup-scoring-card": "edicts",
    "setup-sheet": "sheet",
    "setup-skill": "skills",
    "setup-needs-heroes": "heroes",
}


def _wrong(problem: Problem, words: Words) -> PositionWrong:
    return PositionWrong(field=_field(problem), reason=words.problem(problem), code=problem.code)


def _field(problem: Problem) -> str:
    """The part of a position or of its set-up that is wrong."""
    if isinstance(problem, IllegalPosition):
        return problem.field
    # What is not known is of a kind: a sheet, a scoring card, a skill.
    code = f"setup-{problem.values['kind']}" if problem.code == "setup-unknown" else problem.code
    return next((name for start, name in _FIELDS.items() if code.startswith(start)), "")
