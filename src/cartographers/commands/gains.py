"""What a decision brings at once: the stars of this season, and the changes that they come from."""

from typing import NamedTuple

from cartographers.commands.hand import Hand
from cartographers.commands.held_shape import HeldShape
from cartographers.commands.names import edict_letter
from cartographers.commands.space_words import said_cells
from cartographers.rules.area import NOWHERE
from cartographers.rules.decision import Decision
from cartographers.rules.effect import settle_alone
from cartographers.rules.season import monsters_toll, season_score
from cartographers.rules.setup import edicts_of, seasons_of
from cartographers.rules.state import Phase
from cartographers.rules.view import View
from cartographers.words.book import Words


class Place(NamedTuple):
    """Somewhere a shape can be drawn, and how the stars of this season change there."""

    number: int
    held: HeldShape
    gain: int
    #: How the stars of edicts change that this season does not score.
    later: int


def best_places(hand: Hand) -> list[Place]:
    """All places for all shapes, the best first; on a neighbour's map the worst for its owner."""
    placement, view = hand.placement, hand.view
    if placement is None:
        return []
    before = _stars(view, None)
    places = []
    for number, option in enumerate(placement.options):
        for held in placement.spots(option):
            after = _stars(view, placement.decision(option, held))
            places.append(Place(number, held, after[0] - before[0], after[1] - before[1]))
    sign = 1 if view.phase is Phase.AMBUSH else -1
    return sorted(places, key=lambda place: (sign * place.gain, sign * place.later))


def _stars(view: View, decision: Decision | None) -> tuple[int, int]:
    """The stars of this season once a decision has taken effect, and those of the other edicts."""
    game = settle_alone(view.game, view.seat, decision)
    seat = game.seats[view.map_owner]
    scored = seasons_of(game.shelf, game.setup)[game.season].edicts
    others = [one for number, one in enumerate(edicts_of(game.shelf, game.setup)) if number not in scored]
    return season_score(game, seat).stars, sum(edict.worth(seat.sheet) for edict in others)


def gain_lines(words: Words, view: View, decision: Decision) -> list[str]:
    """What a decision brings: the stars of this season, then each edict, coins and monsters that change."""
    before, after = (settle_alone(view.game, view.seat, one) for one in (None, decision))
    was, now = before.seats[view.map_owner], after.seats[view.map_owner]
    game = view.game
    scored = seasons_of(game.shelf, game.setup)[game.season].edicts
    gain = season_score(after, now).stars - season_score(before, was).stars
    lines = [words("told-gain", stars=words.number(gain, signed=gain != 0))]
    for number, edict in enumerate(edicts_of(game.shelf, game.setup)):
        stars = edict.worth(now.sheet)
        change = stars - edict.worth(was.sheet)
        if change:
            later = "" if number in scored else ".later"
            values = {"letter": edict_letter(words, number), "name": words(edict.key)}
            lines.append(
                words(f"told-edict{later}", **values, change=words.number(change, signed=True), stars=stars)
            )
    coins = now.purse - was.purse
    if coins:
        lines.append(words("told-coins", change=words.number(coins, signed=True)))
    lost = monsters_toll(was.sheet) - monsters_toll(now.sheet)
    if lost:
        lines.append(words("told-monsters", change=words.number(lost, signed=True)))
    covered = was.sheet.free_ruins & ~now.sheet.free_ruins
    if covered != NOWHERE:
        lines.append(words("told-covers", cells=said_cells(words, covered)))
    return lines
