"""What a player is told when a turn begins, in sentences for screen readers."""

from functools import lru_cache
from typing import NamedTuple

from cartographers.commands.answers import ambush_lines, asked_lines, option_line
from cartographers.commands.space_words import capital
from cartographers.rules.state import Phase
from cartographers.rules.view import View
from cartographers.server.protocol.own_seat import Choice, Offer
from cartographers.words.book import Words


def turn_told(view: View, offer: Offer, words: Words) -> list[str]:
    """Whose turn it is, what is asked, and the shapes by the numbers that choose them."""
    game = view.game
    if not game.is_asked(view.seat):
        return []
    lines = [] if game.setup.solo else [words("told-your-turn")]
    lines += ambush_lines(words, view)
    lines += asked_lines(words, view, f"asked-{view.phase.value}", fallback=offer["fallback"])
    if view.phase is Phase.DRAW:
        lines += _options(offer, words)
    return lines


class _Shape(NamedTuple):
    """A shape that may be chosen, in one terrain."""

    terrain: str
    form: str
    coin: bool
    fits: bool


def _options(offer: Offer, words: Words) -> tuple[str, ...]:
    choices = offer["choices"]
    shapes = [
        _Shape(terrain, choice["poses"][0]["told"], choice["coin"], _fits(choice))
        for choice in choices
        for terrain in choice["terrains"]
    ]
    # A form that all terrains share is told once.
    return _shape_lines(tuple(shapes), len(choices) == 1 and len(shapes) > 1, words)


@lru_cache(maxsize=1024)
def _shape_lines(shapes: tuple[_Shape, ...], shared: bool, words: Words) -> tuple[str, ...]:
    """The shapes by their numbers; the same few are told at every table, in every seat."""
    lines = [f"{capital(shapes[0].form)}."] if shared else []
    for number, (terrain, form, coin, fits) in enumerate(shapes, 1):
        name = words(terrain)
        shape = name if shared else words("told-shape-of", name=name, shape=form)
        lines.append(option_line(words, number, shape, coin, fits))
    return tuple(lines)


def _fits(choice: Choice) -> bool:
    return any(pose["anchors"] != "0" or pose["over"] for pose in choice["poses"])
