"""What holds after every event of every game, whatever is decided; each cited rule is in docs/rules.md."""

from collections import defaultdict

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.area import BOARD, size, union
from cartographers.rules.card import ExploreCard
from cartographers.rules.event import Committed, Event, Revealed, Withdrawn
from cartographers.rules.game import settled
from cartographers.rules.setup import seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import COIN_TRACK, Drawn, Game, Phase, Scored, Seat
from naive.scorer import score

#: The phases in which nobody is asked.
_UNASKED = (Phase.REVEAL, Phase.OVER)
#: What a phase can be followed by, if not by itself.
_FOLLOWING = {
    Phase.REVEAL: {Phase.REVEAL, Phase.DRAW, Phase.DECLARE, Phase.AMBUSH, Phase.GAZE, Phase.HERO},
    Phase.DRAW: {Phase.REVEAL},
    Phase.DECLARE: {Phase.AMBUSH, Phase.GAZE, Phase.REVEAL},
    Phase.AMBUSH: {Phase.REVEAL},
    Phase.GAZE: {Phase.REVEAL},
    Phase.HERO: {Phase.REVEAL},
    Phase.RAVAGE: {Phase.REVEAL},
}
#: After a season is scored, lasting monsters act or the game is over.
_AFTER_SCORING = {Phase.REVEAL, Phase.RAVAGE, Phase.OVER}


class Broken(AssertionError):
    """An invariant that does not hold."""


def require(holds: bool, what: str) -> None:
    """Raise ``Broken`` unless something holds; unlike ``assert`` also under ``python -O``."""
    if not holds:
        raise Broken(what)


def check_step(before: Game, event: Event, after: Game) -> None:
    """Check all that must hold between two games with an event between them."""
    _check_phase(before, event, after)
    if isinstance(event, Revealed):
        require(after.turned == before.turned + 1, "a card was not counted (R3.1)")
    else:
        require(after.turned == before.turned, "a card came up by a decision (R3.1)")
    if after.step == before.step:
        require(after.seats is before.seats and not after.news, "a sealed decision showed an effect (R3.3)")
        return
    _check_cards(after)
    _check_maps(before, after)


def _check_phase(before: Game, event: Event, after: Game) -> None:
    require(bool(after.waiting) == (after.phase not in _UNASKED), f"nobody is asked in {after.phase}")
    if isinstance(event, Committed | Withdrawn) and after.step == before.step:
        sealed, was = list(after.sealed), list(before.sealed)
        require(isinstance(event, Withdrawn) == (sealed[event.seat] is None), "the wrong decision is sealed")
        sealed[event.seat] = was[event.seat] = None
        require(sealed == was, "a decision changed what another has sealed (R3.3)")
        require(after.phase is before.phase and after.asked == before.asked, "the phase changed too early")
        return
    scored = any(isinstance(news, Scored) for news in after.news)
    following = _AFTER_SCORING if scored or before.phase is Phase.RAVAGE else _FOLLOWING[before.phase]
    require(after.phase in following, f"{after.phase} came after {before.phase}")
    require(not any(after.sealed), "a phase began with something sealed (R3.3)")


def _check_cards(game: Game) -> None:
    """No card comes twice or is lost, and the clock is the time of those revealed (R2.5, R3.13, R5.3)."""
    revealed, met = game.revealed, game.met
    require(len(set(revealed)) == len(revealed) and len(set(met)) == len(met), "a card came twice (R4.3)")
    explored = [key for key in revealed if key in game.deck]
    require(len(game.left) + len(explored) == len(game.deck), "an explore card was lost (R2.5)")
    require(
        all(key in met for key in revealed if key not in game.deck), "a card from outside the deck (R5.3)"
    )
    require(game.ambushes_in_deck >= 0 and game.heroes_in_deck >= 0, "too many cards joined (R5.3)")
    seasons = seasons_of(game.shelf, game.setup)
    late = game.phase in (Phase.OVER, Phase.RAVAGE)
    require(game.clock < seasons[game.season].time or late, "a season did not end (R3.13)")
    if game.phase is Phase.REVEAL:
        cards = (game.shelf.cards[key] for key in explored)
        used = sum(card.time for card in cards if isinstance(card, ExploreCard))
        require(game.clock == used, "the clock is wrong (R3.13)")


def _check_maps(before: Game, after: Game) -> None:
    """Each map and coin track is what it was and what the news tell, and nothing else."""
    told: dict[int, list[Drawn]] = defaultdict(list)
    for news in after.news:
        if isinstance(news, Drawn):
            told[news.seat].append(news)
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        if old is not new:
            _check_sheet(old.sheet, new.sheet, told[number])
            _check_coins(after, old, new, told[number])
        else:
            require(not any(one.strokes for one in told[number]), "what was drawn is not on the map (R8.9)")


def _check_sheet(old: Sheet, new: Sheet, told: list[Drawn]) -> None:
    if old is new:
        return
    strokes = [area for one in told for _, area in one.strokes]
    destroyed = union(one.destroyed for one in told)
    filled = union((*new.terrains, new.wasteland, new.destroyed))
    require(new.empty == BOARD & ~filled, "empty is not what nothing fills (R1.3)")
    require(not any(area & ~old.empty for area in strokes), "something was drawn over something (R3.4)")
    require(new.filled == old.filled | union(strokes) | destroyed, "cells were filled untold (R8.9)")
    require(sum(map(size, strokes)) == size(union(strokes)), "one cell was drawn twice (R3.4)")
    for was, now in zip(old.terrains, new.terrains, strict=True):
        require(not was & ~now & ~new.destroyed, "what was drawn is gone (R8.3)")
    printed = (old.mountain, old.wasteland, old.ruins)
    require((new.mountain, new.wasteland, new.ruins) == printed, "what is printed changed (R1.2)")
    require(new.destroyed == old.destroyed | destroyed, "a cell was destroyed untold (R8.3)")
    require(not old.marks & ~new.marks and not new.monster & new.marks, "an attack mark failed (R8.2)")
    parts = sum(map(size, (*new.terrains, new.wasteland, new.destroyed)))
    require(parts - size(new.farm & new.village) == size(filled), "two terrains on one cell (R1.2)")
    for name, area in new.named:
        require(not area & ~(new.monster | new.destroyed), f"{name} is no monster (R8.4)")


def _check_coins(game: Game, old: Seat, new: Seat, told: list[Drawn]) -> None:
    require(0 <= new.crossed <= new.coins <= COIN_TRACK, "the coin track is overdrawn (R3.12)")
    require(new.coins == old.coins + sum(one.coins for one in told), "coins came from nowhere (R3.11)")
    cost = sum(game.shelf.skills[one.skill].cost for one in told if one.skill)
    require(new.crossed == old.crossed + cost, "a skill cost the wrong coins (R9.1)")


def check_scores(before: Game, event: Event, after: Game, seat: int) -> None:
    """Check the scores of a season just scored against the naive scorer's (R5.1, R7)."""
    found = next((news for news in after.news if isinstance(news, Scored)), None)
    if found is None:
        return
    game = settled(before, event)
    stars = score(write_picture(game.seats[seat].sheet))
    season = seasons_of(shelf(), game.setup)[found.season]
    first, second = (stars[game.setup.edicts[edict]] for edict in season.edicts)
    right = (first, second, game.seats[seat].purse, stars["monsters"])
    require(tuple(found.scores[seat]) == right, f"scored {tuple(found.scores[seat])}, not {right} (R5.1)")
