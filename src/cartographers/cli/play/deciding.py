"""A person's decision in each phase, put together from what is asked one after the other."""

from cartographers.cli.play.desk import Desk, TakeBack
from cartographers.cli.play.effects import sheet_with
from cartographers.cli.play.placing import Placed, WithSkill, place
from cartographers.cli.play.task import Task, first_task, second_task, target_task
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.legal import ambush_shape
from cartographers.rules.sheet import draw
from cartographers.rules.state import Phase
from cartographers.rules.terrain import MONSTER
from cartographers.rules.view import View


def decide(desk: Desk, view: View) -> Decision:
    """What a person decides; ``TakeBack`` if they would rather change what they decided before."""
    match view.phase:
        case Phase.DRAW | Phase.HERO:
            return _own_drawing(desk, view)
        case Phase.DECLARE:
            return _declaration(desk, view)
        case Phase.AMBUSH:
            return _ambush(desk, view)
    return Destroy(_first(desk, view).held.area)


def _first(desk: Desk, view: View) -> Placed:
    """The only thing asked for, without a skill."""
    answer = place(desk, first_task(view))
    if isinstance(answer, Placed):
        return answer
    raise TakeBack


def _own_drawing(desk: Desk, view: View) -> Draw | Post:
    """A drawing from an explore card or a hero, perhaps with a skill chosen on the way."""
    skill = ""
    while True:
        task = first_task(view, skill)
        answer = place(desk, task)
        if isinstance(answer, Placed):
            decision = _completed(desk, task, answer)
            if decision:
                return decision
        elif isinstance(answer, WithSkill):
            skill = answer.skill
        elif skill:
            skill = ""
        else:
            raise TakeBack


def _completed(desk: Desk, task: Task, placed: Placed) -> Draw | Post | None:
    """The decision, with what its skill draws besides; None to go back."""
    view, skill, held, terrain = task.view, task.skill, placed.held, placed.option.terrain
    assert terrain is not None
    extra = None
    if skill and view.game.shelf.skills[skill].skill.besides:
        choices = view.besides(skill, terrain, held.area)
        besides = second_task(view, skill, sheet_with(task, *placed), choices, held)
        extra = _besides(desk, besides)
        if extra is None:
            return None
    if view.phase is Phase.HERO:
        return Post(held.area, held.attacked, skill, extra)
    return Draw(terrain, held.area, skill, extra)


def _besides(desk: Desk, task: Task) -> Extra | None:
    """What a skill draws besides; None to go back."""
    if not task.options:
        desk.notices.append(desk.screen.reason("second"))
        return None
    answer = place(desk, task)
    if isinstance(answer, Placed) and answer.option.terrain is not None:
        return Extra(answer.option.terrain, answer.held.area)
    return None


def _ambush(desk: Desk, view: View) -> Ambush:
    """Monsters on a neighbour's map (R4.1), and the gorgon's target there (R8.8)."""
    while True:
        area = _first(desk, view).held.area
        targets = view.targets(area)
        if not targets:
            return Ambush(area)
        _, name = ambush_shape(view.game, view.map_owner)
        answer = place(desk, target_task(view, draw(view.sheet, MONSTER, area, name), targets))
        if isinstance(answer, Placed):
            return Ambush(area, answer.held.area)


def _declaration(desk: Desk, view: View) -> Declare:
    """A skill declared when an ambush comes up (R9.4, R9.5), or nothing."""
    skills = {str(number): card for number, card in enumerate(view.skills, 1)}
    words = desk.words
    lines = [words("play-declare-nothing")]
    for number, card in skills.items():
        rule = words(f"{card.key}.rule")
        lines.append(words("play-declare", number=number, skill=words(card.key), cost=card.cost, rule=rule))
    while True:
        word = _menu(desk, view, words("asked-declare"), lines, {*skills, "0"})
        if word not in skills:
            return Declare()
        card = skills[word]
        decision = _sheltered(desk, view, card) if card.skill.shelter else _alone(desk, view, card)
        if decision:
            return decision


def _alone(desk: Desk, view: View, card: SkillCard) -> Declare | None:
    extra = _besides(desk, second_task(view, card.key, view.sheet, view.besides(card.key)))
    return Declare(card.key, extra) if extra else None


def _sheltered(desk: Desk, view: View, card: SkillCard) -> Declare | None:
    """In solo the player turns the 1×2 (R9.4); else the neighbour who draws it does."""
    if not view.game.setup.solo:
        return Declare(card.key)
    words = desk.words
    ways = {"1": Declare(card.key), "2": Declare(card.key, upright=True)}
    legal = {number: way for number, way in ways.items() if view.why_not(way) is None}
    lines = [words(f"play-shelter-{number}") for number in legal]
    try:
        word = _menu(desk, view, words("asked-shelter"), lines, set(legal))
    except TakeBack:
        return None
    return legal.get(word)


def _menu(desk: Desk, view: View, title: str, lines: list[str], choices: set[str]) -> str:
    """One of several things, by its number; Enter and ``n`` are the first."""
    while True:
        desk.show([*desk.screen.plain(view), *desk.screen.ambush(view), title, *lines])
        word = desk.ask(view).lower()
        if word == "u":
            raise TakeBack
        if word in ("", "n"):
            return min(choices)
        if word in choices:
            return word
        desk.notices.append(desk.words("play-no-option", word=word))
