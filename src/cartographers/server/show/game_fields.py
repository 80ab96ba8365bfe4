"""What a state tells of a game itself, whether it is played at a table or is a puzzle."""

from typing import Any

from cartographers.notation.cells import names
from cartographers.rules.season import season_score
from cartographers.rules.setup import edicts_of, seasons_of
from cartographers.rules.state import Game
from cartographers.rules.view import View
from cartographers.server.protocol.own_seat import OwnView
from cartographers.server.protocol.state import SeasonState
from cartographers.server.show.offers import offer_of, skill_offers
from cartographers.server.show.scores import (
    MONSTERS,
    edict_now,
    edict_score,
    monsters_now,
    mountains,
    rows,
    score_row,
)
from cartographers.server.show.turn_told import turn_told
from cartographers.words.book import Words


def game_fields(game: Game) -> dict[str, Any]:
    """The fields of a ``GameState`` that follow from the game alone."""
    return {
        "step": game.step,
        "phase": game.phase.value,
        "season": game.season,
        "clock": game.clock,
        "seasons": [
            SeasonState(key=season.key, time=season.time, edicts=season.edicts)
            for season in seasons_of(game.shelf, game.setup)
        ],
        "card": game.card,
        "revealed": list(game.revealed),
        "deck": game.left,
        "ambushes_in_deck": game.ambushes_in_deck,
        "heroes_in_deck": game.heroes_in_deck,
        "pending_ruins": game.pending,
        "sheet": game.setup.sheet,
        "edicts": list(game.setup.edicts),
        "skills": list(game.setup.skills),
    }


def seat_fields(game: Game, number: int) -> dict[str, Any]:
    """The fields of a ``SeatState`` that follow from the game alone."""
    seat = game.seats[number]
    return {
        "rows": rows(seat.sheet),
        "marks": names(seat.sheet.marks),
        "named": {name: names(seat.sheet.living(name)) for name, _ in seat.sheet.named},
        "coins": seat.coins,
        "crossed": seat.crossed,
        "skill": seat.skill,
        "scores": [score_row(score) for score in seat.scores],
        "stars": seat.stars,
        "now": score_row(season_score(game, seat)),
        "edicts": [edict.worth(seat.sheet) for edict in edicts_of(game.shelf, game.setup)],
    }


def own_view(view: View, words: Words) -> OwnView:
    """What only the player of a seat may see for as long as the phase lasts, in a language."""
    sheet, offer = view.me.sheet, offer_of(view, words)
    return {
        "map_owner": view.map_owner,
        "offer": offer,
        "told": turn_told(view, offer, words),
        "skills": skill_offers(view, words),
        "edicts": [edict_score(key, edict_now(key, sheet)) for key in view.game.setup.edicts],
        "monsters": edict_score(MONSTERS, monsters_now(sheet)),
        "mountains": mountains(sheet),
    }
