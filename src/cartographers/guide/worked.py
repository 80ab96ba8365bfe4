"""Examples played and scored by the engine.

An example is written as a table in a TOML file. ``map`` is the picture of a map
(``notation.sheet_picture``), drawn on one of the printed sheets; ``like`` takes the map of another example.
What else it says decides what is done:

- ``card`` (without it the key is the card) names a scoring card: the map is scored by it; ``monsters`` stands
  for what monsters cost
- ``card`` and ``decision``: a turn with that card; ``ruins`` if a ruins card came before; ``wrong`` is a
  decision that is refused; ``gains`` names a scoring card for terrains of the card: what drawing that
  terrain adds to it. Without a decision the card is an ambush of a game for one, which walks; ``cost`` if
  what the monsters cost is told.
- ``season-end``: the ambush card acts after a season; its decision is the space to destroy
- ``stars`` and ``edicts``: the rating of a game for one
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from cartographers.boxes import shelf
from cartographers.guide.sources import examples
from cartographers.guide.staging import reveal_card, season_over, staged
from cartographers.notation.decision_text import read_column
from cartographers.notation.kinds import KIND_IN
from cartographers.rules.area import NOWHERE, union
from cartographers.rules.card import AmbushCard, ExploreCard
from cartographers.rules.checking import check
from cartographers.rules.decision import Ambush, Decision, Declare, Draw, Post
from cartographers.rules.effect import settle_alone
from cartographers.rules.reason import Illegal
from cartographers.rules.season import monsters_toll, solo_rating, solo_title
from cartographers.rules.setup import edicts_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import Part, explain
from cartographers.rules.state import Drawn, Game, Phase, SeasonScore, received
from cartographers.rules.walk import path

#: The key of what monsters cost, in place of a scoring card's.
MONSTERS = "monsters"


class Gain(NamedTuple):
    """What a scoring card gives before and after a drawing in a terrain."""

    terrain: str
    edict: str
    before: int
    after: int


@dataclass(frozen=True)
class Worked:
    """An example with what the engine makes of it."""

    key: str
    #: The card it is about, or ``MONSTERS``.
    card: str = ""
    #: The map at the end of the example; none for a rating.
    sheet: Sheet | None = None
    #: What the map scores, part by part; for ``MONSTERS`` and an ambush what it loses.
    parts: tuple[Part, ...] | None = None
    drawn: int = NOWHERE
    destroyed: int = NOWHERE
    #: Coins gained, and coins paid for a skill.
    gained: int = 0
    paid: int = 0
    #: A drawing that is refused, and the code of the reason (``rules.reason``).
    wrong: int = NOWHERE
    why: str = ""
    #: What the drawing would add in each terrain of its card.
    gains: tuple[Gain, ...] = ()
    #: Of a game for one: the stars of its seasons, its scoring cards with their numbers, and how it ended.
    seasons: tuple[int, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    rating: int | None = None
    title: str | None = None

    @property
    def in_the_way(self) -> int:
        """The filled spaces that a refused drawing would cover."""
        return self.wrong & self.sheet.filled & ~self.drawn if self.sheet else NOWHERE

    @property
    def stars(self) -> int | None:
        """The stars of a map that is scored."""
        return None if self.parts is None else sum(part.stars for part in self.parts)


def worked(key: str) -> Worked:
    """An example, played and scored; raises ``Illegal`` if the rules do not allow it."""
    written = examples()[key]
    if "stars" in written:
        return _rating(key, written)
    if "season-end" in written:
        return _season_end(key, written)
    card = written["card"]
    if card in shelf().edicts or card == MONSTERS:
        return _score(key, card, written)
    return _turn(key, card, written)


def _score(key: str, card: str, written: Mapping[str, Any]) -> Worked:
    sheet = staged(written).seats[0].sheet
    worth = monsters_toll if card == MONSTERS else shelf().edicts[card].worth
    return Worked(key, card, sheet, parts=explain(worth, sheet).parts)


def _turn(key: str, card: str, written: Mapping[str, Any]) -> Worked:
    game = reveal_card(staged(written), card)
    if "decision" not in written:
        return _walk(key, card, game, tell_cost=written.get("cost", False))
    done = replace(_done(game, key, card, written["decision"]), gains=_gains(game, card, written))
    if "wrong" not in written:
        return done
    refused = _read(game, written["wrong"])
    try:
        check(game, 0, refused)
    except Illegal as reason:
        return replace(done, wrong=_cells(refused), why=reason.code)
    raise ValueError(f"the example {key!r} says that {written['wrong']!r} is wrong, but it is allowed")


def _gains(game: Game, card: str, written: Mapping[str, Any]) -> tuple[Gain, ...]:
    """The decision's drawing in each terrain of the card, each with the scoring card that is named for it."""
    explore, decision = shelf().cards[card], _read(game, written["decision"])
    named: Mapping[str, str] = written.get("gains", {})
    if not isinstance(explore, ExploreCard) or not isinstance(decision, Draw):
        return ()
    drawings = {one.key: replace(decision, terrain=one) for one in explore.terrains}
    return tuple(_gain(game, drawings[terrain], edict) for terrain, edict in named.items())


def _gain(game: Game, drawing: Draw, edict: str) -> Gain:
    check(game, 0, drawing)
    worth = shelf().edicts[edict].worth
    before, after = game.seats[0].sheet, settle_alone(game, 0, drawing).seats[0].sheet
    return Gain(drawing.terrain.key, edict, worth(before), worth(after))


def _done(game: Game, key: str, card: str, words: str) -> Worked:
    """A decision that is legal and has taken effect."""
    decision = _read(game, words)
    check(game, 0, decision)
    owner = received(game, 0) if isinstance(decision, Ambush) else 0
    return _changed(key, card, game, settle_alone(game, 0, decision), owner)


def _changed(key: str, card: str, before: Game, after: Game, owner: int = 0) -> Worked:
    seat, was = after.seats[owner], before.seats[owner]
    strokes = (stroke for one in after.news if isinstance(one, Drawn) for stroke in one.strokes)
    return Worked(
        key,
        card,
        seat.sheet,
        drawn=union(area for _, area in strokes),
        destroyed=seat.sheet.destroyed & ~was.sheet.destroyed,
        gained=seat.coins - was.coins,
        paid=seat.crossed - was.crossed,
    )


def _walk(key: str, card: str, game: Game, *, tell_cost: bool) -> Worked:
    """A solo ambush: where it goes, and the place in the corner where it does not fit."""
    ambush = shelf().cards[card]
    assert isinstance(ambush, AmbushCard)
    after = settle_alone(game, 0, None)
    done = _changed(key, card, game, after)
    if tell_cost:
        done = replace(done, parts=explain(monsters_toll, after.seats[0].sheet).parts)
    printed = ambush.shape.printed
    first = printed.cells * path(printed.height, printed.width, ambush.corner, ambush.way)[0]
    return done if first == done.drawn else replace(done, wrong=first, why="overlaps")


def _season_end(key: str, written: Mapping[str, Any]) -> Worked:
    card = written["season-end"]
    before = staged(written)
    after = season_over(before, card)
    if after.phase is not Phase.RAVAGE:
        return _changed(key, card, before, after)
    return _done(after, key, card, written["decision"])


def _rating(key: str, written: Mapping[str, Any]) -> Worked:
    game = staged(written)
    scores = tuple(SeasonScore(stars, 0, 0, 0) for stars in written["stars"])
    game = game.but(seats=(game.seats[0].but(scores=scores),))
    return Worked(
        key,
        seasons=tuple(written["stars"]),
        numbers=tuple((edict.key, edict.solo_rating) for edict in edicts_of(game.shelf, game.setup)),
        rating=solo_rating(game),
        title=solo_title(game),
    )


def _read(game: Game, words: str) -> Decision:
    """A decision in the notation of records."""
    if game.phase is Phase.DECLARE:
        return read_column(words, KIND_IN[Phase.AMBUSH]).declared or Declare()
    decision = read_column(words, KIND_IN[game.phase]).decision
    assert decision is not None, f"{words!r} is no decision"
    return decision


def _cells(decision: Decision) -> int:
    match decision:
        case Draw(_, cells) | Ambush(cells):
            return cells
        case Post(cell):
            return cell
    return NOWHERE
