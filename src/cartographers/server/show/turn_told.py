"""What a player is told when a turn begins, in sentences for screen readers."""

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


def _options(offer: Offer, words: Words) -> list[str]:
    choices = offer["choices"]
    options = [(choice, terrain) for choice in choices for terrain in choice["terrains"]]
    lines = []
    # A form that all terrains share is told once.
    shared = len(choices) == 1 and len(options) > 1
    if shared:
        lines.append(f"{capital(choices[0]['poses'][0]['told'])}.")
    for number, (choice, terrain) in enumerate(options, 1):
        name, form = words(terrain), choice["poses"][0]["told"]
        shape = name if shared else words("told-shape-of", name=name, shape=form)
        lines.append(option_line(words, number, shape, choice["coin"], _fits(choice)))
    return lines


def _fits(choice: Choice) -> bool:
    return any(pose["anchors"] != "0" or pose["over"] for pose in choice["poses"])
