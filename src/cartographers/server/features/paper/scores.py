"""Games on paper, scored: a game of the rules is given the maps that players drew."""

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import read_picture
from cartographers.rules.game import begin
from cartographers.rules.own_sheet import rows_of
from cartographers.rules.season import Explanation, explain_season, standings
from cartographers.rules.setup import Setup, check_setup, seasons_of
from cartographers.rules.state import Game, Phase, SeasonScore
from cartographers.server.features.paper.messages import (
    PaperMap,
    PaperScore,
    PaperScores,
    PaperScoresRequest,
    PaperSeason,
)
from cartographers.server.protocol.state import SeasonState
from cartographers.server.show.scores import MONSTERS, edict_now, edict_score, ending, rows, score_row


def paper_scores(request: PaperScoresRequest) -> PaperScores:
    """What every player scores; raises a ``Problem`` if the edicts or a map cannot be read."""
    game = begin(shelf(), _setup(request))
    seasons = seasons_of(game.shelf, game.setup)
    shown: list[list[PaperSeason | None]] = []
    for seat, player in enumerate(request.players):
        shown.append([])
        for season, drawn in enumerate(player.seasons):
            if drawn is not None:
                game = _with_map(game, seat, season, drawn)
                explained = explain_season(game, game.seats[seat])
                game = _with_score(game, seat, explained)
            shown[-1].append(_season(game, seat, explained) if drawn is not None else None)
    if all(len(seat.scores) == len(seasons) for seat in game.seats):
        game = game.but(phase=Phase.OVER)
    return PaperScores(
        seasons=[SeasonState(key=one.key, time=one.time, edicts=one.edicts) for one in seasons],
        players=_totals(game, request, shown),
        ending=ending(game),
    )


def _setup(request: PaperScoresRequest) -> Setup:
    """A set-up with these edicts. What scores nothing, like the explore cards, is that of the first box."""
    boxes = shelf().boxes
    setup = Setup(
        seats=len(request.players),
        sheet=next(iter(shelf().sheets)),
        explore=next(key for key, box in boxes.items() if box.explore),
        seasons=next(key for key, box in boxes.items() if box.seasons),
        stacks=tuple(key for key, box in boxes.items() if box.edicts),
        edicts=tuple(request.edicts),
        ambushes=tuple(key for box in boxes.values() for key in sorted(card.key for card in box.ambushes)),
    )
    check_setup(shelf(), setup)
    return setup


def _with_map(game: Game, seat: int, season: int, drawn: PaperMap) -> Game:
    sheet = read_picture(rows_of(drawn.map))
    seats = list(game.seats)
    seats[seat] = seats[seat].but(sheet=sheet, coins=drawn.coins)
    return game.but(season=season, seats=tuple(seats))


def _with_score(game: Game, seat: int, explained: Explanation) -> Game:
    score = SeasonScore(
        explained.first.stars, explained.second.stars, explained.coins, explained.monsters.stars
    )
    seats = list(game.seats)
    seats[seat] = seats[seat].but(scores=(*seats[seat].scores, score))
    return game.but(seats=tuple(seats))


def _season(game: Game, seat: int, explained: Explanation) -> PaperSeason:
    sheet = game.seats[seat].sheet
    return PaperSeason(
        rows=rows(sheet),
        edicts=[edict_score(key, edict_now(key, sheet)) for key in game.setup.edicts],
        monsters=edict_score(MONSTERS, explained.monsters),
        score=score_row(game.seats[seat].scores[-1]),
    )


def _totals(
    game: Game, request: PaperScoresRequest, shown: list[list[PaperSeason | None]]
) -> list[PaperScore]:
    return [
        PaperScore(
            name=request.players[one.seat].name,
            seasons=shown[one.seat],
            stars=one.stars,
            lost=one.lost,
            place=one.place,
        )
        for one in sorted(standings(game))
    ]
