"""A game that begins from a position: why there is no such position, and the game as it stands there."""

from collections.abc import Iterable, Iterator

from cartographers.rules.area import place
from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard, RuinsCard
from cartographers.rules.position import Position
from cartographers.rules.problem import Name
from cartographers.rules.setup import IllegalSetup, seasons_of, sheet_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import COIN_TRACK, Game, SeasonScore, Seat
from cartographers.rules.timetable import card_time, season_ended


class IllegalPosition(IllegalSetup):
    """A position that no game comes to; the code begins with ``position-`` and the field that is wrong."""

    @property
    def field(self) -> str:
        """The part of the position that is wrong."""
        return self.code.split("-")[1]


def placed(game: Game, position: Position) -> Game:
    """A game before its first card, put into a position; raises ``IllegalPosition`` if there is none such."""
    seasons = seasons_of(game.shelf, game.setup)
    if not 0 <= position.season < len(seasons):
        raise IllegalPosition("position-season", "the seasons are 1 to {last}", last=len(seasons))
    sheet = _checked_map(game, position.sheet)
    _check_purse(game, position)
    game = game.but(season=position.season, met=_checked_met(game, position))
    for key in position.used:
        game = _used(game, key)
    scores = position.scores or ((0, 0, 0, 0),) * position.season
    seat = Seat(
        sheet=sheet,
        coins=position.coins,
        crossed=position.crossed,
        skill=position.skill,
        scores=tuple(SeasonScore(*score) for score in scores),
    )
    return game.but(seats=(seat,) * game.setup.seats, display=_checked_display(game, position))


def check_next(game: Game, cards: Iterable[str]) -> None:
    """Raise ``IllegalPosition`` unless these cards can come next, in this order, before the season ends."""
    for key in cards:
        if season_ended(game, game.clock) or not game.may_come_up(key):
            raise IllegalPosition(
                "position-next-card", "{card} cannot come next: it is not in the deck", card=Name(key)
            )
        game = _turned_up(game, key)


def _checked_map(game: Game, sheet: Sheet) -> Sheet:
    """The map with the rule of its sheet."""
    printed = sheet_of(game.shelf, game.setup).printed
    wrong = (
        (sheet.ruins ^ printed.ruins)
        | (sheet.mountain ^ printed.mountain)
        | (sheet.wasteland ^ printed.wasteland)
    )
    if wrong:
        row, column = place(wrong & -wrong)
        raise IllegalPosition(
            "position-map-printed",
            "row {row}, column {column} is not as on the sheet: "
            "mountains, wasteland and ruins lie where they are printed",
            row=row + 1,
            column=column + 1,
        )
    if not sheet.empty:
        raise IllegalPosition("position-map-full", "no cell is empty: nothing is left to draw")
    if (sheet.hero or sheet.marks) and not game.setup.heroes:
        raise IllegalPosition(
            "position-map-heroes", "heroes stand on the map, and this game is played without them"
        )
    for name, area in sheet.named:
        if name not in game.shelf.monsters or area & ~(sheet.monster | sheet.destroyed):
            raise IllegalPosition("position-map-names", "{name} is no monster on this map", name=name)
    return sheet._replace(rule=printed.rule)


def _check_purse(game: Game, position: Position) -> None:
    if not 0 <= position.crossed <= position.coins <= COIN_TRACK:
        raise IllegalPosition(
            "position-coins",
            "at most {most} coins can be had, and no more spent than were had",
            most=COIN_TRACK,
        )
    if position.skill and position.skill not in game.setup.skills:
        raise IllegalPosition(
            "position-skill", "the skill {skill} does not lie open", skill=Name(position.skill)
        )
    if position.scores and len(position.scores) != position.season:
        raise IllegalPosition(
            "position-scores",
            "there are scores of {given} seasons, not of {seasons}",
            given=len(position.scores),
            seasons=position.season,
        )


def _checked_met(game: Game, position: Position) -> tuple[str, ...]:
    """The ambush and hero cards of earlier seasons: in each season one of both joins the deck (R5.3)."""
    ambushes = heroes = 0
    for key in position.met:
        match game.shelf.cards.get(key):
            case AmbushCard() if key in game.setup.ambushes:
                ambushes += 1
            case HeroCard() if game.setup.heroes:
                heroes += 1
            case _:
                raise IllegalPosition(
                    "position-met-card", "{card} is no ambush or hero card of this game", card=Name(key)
                )
    if len(set(position.met)) < len(position.met) or max(ambushes, heroes) > position.season:
        raise IllegalPosition(
            "position-met-many",
            "before this season at most {most} ambush cards and as many heroes came up, each once",
            most=position.season,
        )
    return position.met


def _used(game: Game, key: str) -> Game:
    """The game after a card that came up this season."""
    if not game.may_come_up(key):
        raise IllegalPosition(
            "position-used-card",
            "{card} cannot have come up this season: it was not in the deck, or is named twice",
            card=Name(key),
        )
    game = _turned_up(game, key)
    if season_ended(game, game.clock):
        raise IllegalPosition(
            "position-used-time",
            "the cards take {used} time, and the season ends at {time}: leave one out",
            used=game.clock,
            time=seasons_of(game.shelf, game.setup)[game.season].time,
        )
    return game


def _turned_up(game: Game, key: str) -> Game:
    """A game after a turn of which only the card is known."""
    card = game.shelf.cards[key]
    return game.but(
        revealed=(*game.revealed, key),
        met=game.met if key in game.deck else (*game.met, key),
        clock=game.clock + card_time(card),
        pending=isinstance(card, RuinsCard) or (game.pending and not isinstance(card, ExploreCard)),
    )


def lasting(game: Game) -> tuple[str, ...]:
    """The ambushes met that act at a season's end."""
    return tuple(_lasting(game))


def _lasting(game: Game) -> Iterator[str]:
    for key in game.met:
        card = game.shelf.cards[key]
        if isinstance(card, AmbushCard) and card.monster and card.monster.lasting:
            yield key


def _checked_display(game: Game, position: Position) -> tuple[str, ...]:
    met = lasting(game)
    if position.display is None:
        return met
    wrong = [key for key in position.display if key not in met]
    if wrong:
        raise IllegalPosition(
            "position-met-card", "{card} is no ambush or hero card of this game", card=Name(wrong[0])
        )
    return position.display
