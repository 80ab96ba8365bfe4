"""What one seat may know (R12) and decide: the same for people and for bots."""

from collections.abc import Iterable
from typing import NamedTuple

from cartographers.rules.area import BOARD, NOWHERE, on_map, size
from cartographers.rules.card import Card, HeroCard, SkillCard
from cartographers.rules.checking import check, check_held
from cartographers.rules.decision import Decision, Sealed
from cartographers.rules.legal import (
    alone,
    ambush_choices,
    ambush_shape,
    attack_marks,
    besides,
    declarable,
    explore_choices,
    gaze,
    ravage,
    skill_choices,
    turn_of,
    usable_skills,
)
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice
from cartographers.rules.season import season_score
from cartographers.rules.shape import SINGLE
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Game, Phase, SeasonScore, Seat, received
from cartographers.rules.terrain import HERO, MONSTER, Terrain


class Offer(NamedTuple):
    """What may be drawn now: bitmaps of anchors by terrain and pose, and under which duty."""

    choices: list[Choice]
    #: Is it the single cell that stands in for shapes that cannot be drawn (R3.6, R4.2)?
    fallback: bool = False
    #: The cells of which one must be covered (R3.7); the whole map if there is no such duty.
    covering: int = BOARD


class View(NamedTuple):
    """A game as one seat sees it; ``game`` holds nothing that this seat may not know."""

    game: Game
    seat: int

    @property
    def me(self) -> Seat:
        """My own side of the table."""
        return self.game.seats[self.seat]

    @property
    def phase(self) -> Phase:
        """What the game is waiting for."""
        return self.game.phase

    @property
    def card(self) -> Card:
        """The card in play."""
        return self.game.shelf.cards[self.game.card]

    @property
    def must_decide(self) -> bool:
        """Am I asked, and have not decided yet?"""
        return self.game.is_asked(self.seat) and self.game.sealed[self.seat] is None

    @property
    def map_owner(self) -> int:
        """Whose map I draw on now: in an ambush a neighbour's (R4.1)."""
        return received(self.game, self.seat) if self.phase is Phase.AMBUSH else self.seat

    @property
    def sheet(self) -> Sheet:
        """The map I draw on now."""
        return self.game.seats[self.map_owner].sheet

    def offer(self, skill: str = "") -> Offer:
        """What I may draw first in this phase, perhaps using a skill; nothing if I am not asked."""
        game, seat = self.game, self.seat
        if not game.is_asked(seat):
            return Offer([])
        match self.phase:
            case Phase.DRAW:
                turn = turn_of(game, seat)
                choices, fallback = (
                    skill_choices(turn, game.shelf.skills[skill]) if skill else explore_choices(turn)
                )
                return Offer(choices, fallback, BOARD if fallback else turn.covering)
            case Phase.AMBUSH:
                return Offer(*ambush_choices(self.sheet, ambush_shape(game, self.map_owner)[0]))
            case Phase.HERO:
                return _single(self.sheet.empty, HERO)
            case Phase.GAZE:
                return _single(gaze(game, self.sheet))
            case Phase.RAVAGE:
                return _single(ravage(game, self.sheet))
        return Offer([])

    @property
    def skills(self) -> list[SkillCard]:
        """The skills I could use in this phase, as far as coins and the turn go."""
        game, seat = self.game, self.seat
        if not game.setup.skills or not game.is_asked(seat):
            return []
        match self.phase:
            case Phase.DRAW:
                return [card for card in usable_skills(game, seat) if self.offer(card.key).choices]
            case Phase.HERO:
                return [card for card in usable_skills(game, seat) if card.skill.alone]
            case Phase.DECLARE:
                return declarable(game, seat)
        return []

    def besides(self, skill: str, terrain: Terrain = HERO, area: int = NOWHERE) -> list[Choice]:
        """What I may draw besides with a skill, after a first drawing (in a hero turn: the hero)."""
        card = self.game.shelf.skills[skill]
        match self.phase:
            case Phase.DRAW:
                return besides(turn_of(self.game, self.seat), card, terrain, area)
            case Phase.HERO:
                return alone(draw(self.me.sheet, HERO, area), card)
        return alone(self.me.sheet, card)

    def marks(self, one: int) -> set[int]:
        """The attack marks I may give a hero on a cell (R8.1)."""
        card = self.card
        return attack_marks(card, one) if isinstance(card, HeroCard) else set()

    def targets(self, area: int) -> int:
        """The cells of which I must have one destroyed if I draw the ambush so (R8.8)."""
        shape, name = ambush_shape(self.game, self.map_owner)
        if not name or not shape.fits(self.sheet.empty):
            return NOWHERE
        return gaze(self.game, draw(self.sheet, MONSTER, area, name))

    def why_not(self, decision: Decision) -> Illegal | None:
        """Why I may not decide this, or None if I may."""
        try:
            check(self.game, self.seat, decision)
        except Illegal as reason:
            return _without_frames(reason)
        return None

    def why_not_there(
        self, places: Iterable[tuple[int, int]], terrain: Terrain = MONSTER, skill: str = ""
    ) -> Illegal | None:
        """Why a shape held over rows and columns, perhaps off the map, cannot be drawn there."""
        held = set(places)
        area = on_map(held)
        try:
            check_held(self.game, self.seat, area, size(area) < len(held), terrain, skill)
        except Illegal as reason:
            return _without_frames(reason)
        return None

    def score_now(self) -> SeasonScore:
        """What I would score if the season ended now."""
        return season_score(self.game, self.me)


def _single(area: int, *terrains: Terrain) -> Offer:
    """An offer of one cell anywhere in an area."""
    return Offer([Choice(terrains, ((SINGLE.printed, area),))] if area else [])


def _without_frames(reason: Illegal) -> Illegal:
    """A reason without its traceback, which would hold the caller that holds it: garbage that piles up."""
    return reason.with_traceback(None)


def view(game: Game, seat: int) -> View:
    """What a seat sees: everything but what others have sealed (R12)."""
    if any(game.sealed):
        sealed = tuple(
            decision if index == seat or decision is None else Sealed.SEALED
            for index, decision in enumerate(game.sealed)
        )
        game = game.but(sealed=sealed)
    return View(game, seat)
