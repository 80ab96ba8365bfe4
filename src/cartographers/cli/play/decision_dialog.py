"""Asks a player for the decision of each phase, step by step."""

from cartographers.cli.play.placement_dialog import Placed, WithSkill, place
from cartographers.cli.play.terminal import Terminal, Undo
from cartographers.commands.placement import Placement, first_placement, second_placement, target_placement
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Ambush, Decision, Declare, Draw, Post
from cartographers.rules.state import Phase
from cartographers.rules.view import View


def decide(terminal: Terminal, view: View) -> Decision:
    """The player's decision; raises ``Undo`` if they want to change an earlier one."""
    match view.phase:
        case Phase.DRAW | Phase.HERO:
            return _own_drawing(terminal, view)
        case Phase.DECLARE:
            return _declaration(terminal, view)
        case Phase.AMBUSH:
            return _ambush(terminal, view)
    return _first(terminal, view)


def _first(terminal: Terminal, view: View) -> Decision:
    """A decision by one placement without a skill."""
    placement = first_placement(view)
    answer = place(terminal, placement)
    if isinstance(answer, Placed):
        return placement.decision(*answer)
    raise Undo


def _own_drawing(terminal: Terminal, view: View) -> Decision:
    """A drawing from an explore card, or a hero, optionally with a skill."""
    skill = ""
    while True:
        placement = first_placement(view, skill)
        answer = place(terminal, placement)
        if isinstance(answer, Placed):
            decision = _completed(terminal, placement, answer)
            if decision:
                return decision
        elif isinstance(answer, WithSkill):
            skill = answer.skill
        elif skill:
            skill = ""
        else:
            raise Undo


def _completed(terminal: Terminal, placement: Placement, placed: Placed) -> Decision | None:
    """The decision with the extra cells of its skill; None to go back."""
    view, skill, decision = placement.view, placement.skill, placement.decision(*placed)
    if not skill or not view.game.shelf.skills[skill].skill.besides:
        return decision
    assert isinstance(decision, Draw | Post) and placed.option.terrain is not None
    choices = view.besides(skill, placed.option.terrain, placed.held.area)
    return _with_extra(terminal, second_placement(view, decision, choices, placed.held))


def _with_extra(terminal: Terminal, placement: Placement) -> Decision | None:
    """The decision with the extra cells that its skill draws; None to go back."""
    if not placement.options:
        terminal.notices.append(terminal.screen.reason("second"))
        return None
    answer = place(terminal, placement)
    return placement.decision(*answer) if isinstance(answer, Placed) else None


def _ambush(terminal: Terminal, view: View) -> Decision:
    """Monsters on a neighbour's map (R4.1), and the gorgon's target there (R8.8)."""
    while True:
        ambush = _first(terminal, view)
        assert isinstance(ambush, Ambush)
        targets = view.targets(ambush.cells)
        if not targets:
            return ambush
        placement = target_placement(view, ambush, targets)
        answer = place(terminal, placement)
        if isinstance(answer, Placed):
            return placement.decision(*answer)


def _declaration(terminal: Terminal, view: View) -> Decision:
    """A skill declared when an ambush is revealed (R9.4, R9.5), or none."""
    skills = {str(number): card for number, card in enumerate(view.skills, 1)}
    words = terminal.words
    lines = [words("play-declare-nothing")]
    for number, card in skills.items():
        rule = words(f"{card.key}.rule")
        lines.append(words("play-declare", number=number, skill=words(card.key), cost=card.cost, rule=rule))
    while True:
        word = _menu(terminal, view, words("asked-declare"), lines, {*skills, "0"})
        if word not in skills:
            return Declare()
        card = skills[word]
        if card.skill.shelter:
            decision = _in_place_of_the_ambush(terminal, view, card)
        else:
            placement = second_placement(view, Declare(card.key), view.besides(card.key))
            decision = _with_extra(terminal, placement)
        if decision:
            return decision


def _in_place_of_the_ambush(terminal: Terminal, view: View, card: SkillCard) -> Decision | None:
    """Acrobatics: in solo the player chooses how the 1×2 is turned, otherwise the neighbour does (R9.4)."""
    if not view.game.setup.solo:
        return Declare(card.key)
    words = terminal.words
    options = {"1": Declare(card.key), "2": Declare(card.key, upright=True)}
    legal = {number: option for number, option in options.items() if view.why_not(option) is None}
    lines = [words(f"play-shelter-{number}") for number in legal]
    try:
        word = _menu(terminal, view, words("asked-shelter"), lines, set(legal))
    except Undo:
        return None
    return legal.get(word)


def _menu(terminal: Terminal, view: View, title: str, lines: list[str], choices: set[str]) -> str:
    """Let the player choose from numbered lines; Enter and ``n`` choose the first."""
    while True:
        terminal.show([*terminal.screen.plain(view), *terminal.screen.ambush(view), title, *lines])
        word = terminal.ask(view).lower()
        if word == "u":
            raise Undo
        if word in ("", "n"):
            return min(choices)
        if word in choices:
            return word
        terminal.notices.append(terminal.words("play-no-option", word=word))
