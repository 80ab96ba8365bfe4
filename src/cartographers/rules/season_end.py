"""The end of a season: everyone is scored, lasting monsters act, and the next season begins (R5)."""

from cartographers.rules.change import changed
from cartographers.rules.legal import ravage
from cartographers.rules.rule import Monster
from cartographers.rules.season import season_score
from cartographers.rules.sheet import draw
from cartographers.rules.state import Drawn, Game, News, Phase, Scored, seat_bits
from cartographers.rules.terrain import MONSTER
from cartographers.rules.timetable import ended_early, timetable_of


def full_solo(game: Game) -> bool:
    """Is the game over because the only map is full (R11.3)?"""
    return ended_early(game.setup, game.seats[0].sheet)


def score(game: Game) -> Game:
    """The season is scored (R5.1), and the game goes on or is over."""
    scores = tuple(season_score(game, seat) for seat in game.seats)
    seats = (seat.but(scores=(*seat.scores, one)) for seat, one in zip(game.seats, scores, strict=True))
    game = game.but(seats=tuple(seats), news=(*game.news, Scored(game.season, scores)))
    if game.season == timetable_of(game).last_season:
        return game.go_on(Phase.OVER)
    return next_monster(game)


def next_monster(game: Game) -> Game:
    """The next lasting monster acts (R5.2); after the last one a new season begins (R5.3)."""
    if full_solo(game):
        return game.go_on(Phase.OVER)
    if game.acted == len(game.display):
        return _next_season(game)
    game = game.but(card=game.display[game.acted], acted=game.acted + 1)
    monster = game.ambush_card().monster
    assert monster is not None
    if monster.spread:
        return next_monster(_spread(game, monster))
    asked = seat_bits(index for index, seat in enumerate(game.seats) if ravage(game, seat.sheet))
    game = game.go_on(Phase.RAVAGE, asked)
    return game if asked else next_monster(game)


def _spread(game: Game, monster: Monster) -> Game:
    """A monster takes the cells around it, on every map at once (R8.6)."""
    assert monster.spread is not None
    seats = list(game.seats)
    news: list[News] = list(game.news)
    for index, seat in enumerate(seats):
        area = monster.spread(seat.sheet)
        if area:
            sheet = draw(seat.sheet, MONSTER, area, monster.name)
            drawn = Drawn(index, None, game.card, ((MONSTER, area),))
            seats[index], drawn = changed(game.shelf, seat, sheet, drawn)
            news.append(drawn)
    return game.but(seats=tuple(seats), news=tuple(news))


def _next_season(game: Game) -> Game:
    """Cards go back, one ambush and one hero join, everyone may use a skill again (R5.3, R9.1)."""
    seats = tuple(seat.but(skill="") if seat.skill else seat for seat in game.seats)
    game = game.but(seats=seats, season=game.season + 1, clock=0, card="", revealed=(), acted=0)
    return game.go_on(Phase.REVEAL)
