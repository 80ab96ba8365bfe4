"""The messages between a table and a program that plays at it: hello, view, besides, bye (docs/bots.md).

A program is sent what its seat may know (R12), and no more: in a view, what others have sealed is put away.
Neither a seed nor the order of the deck is in any message.
"""

from json import JSONEncoder
from typing import Any

from cartographers.notation.cells import names
from cartographers.notation.error import BadNotation, as_written
from cartographers.notation.sheet_picture import write_picture
from cartographers.notation.wire import Json, read_decision, write_decision
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Decision, Draw, Post
from cartographers.rules.listing import draws_besides, first_decisions, plain_decisions, with_besides
from cartographers.rules.season import result, season_score
from cartographers.rules.setup import edicts_of, seasons_of
from cartographers.rules.state import Game, SeasonScore, Seat
from cartographers.rules.view import View

#: The version of the messages. Fields may be added to it; a change that breaks programs makes a new one.
PROTOCOL = 1

_ENCODER = JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def write_line(message: Json) -> str:
    """A message as a line of JSON, without its end."""
    return _ENCODER.encode(message)


def hello_message(game: Game, seat: int, milliseconds: int) -> Json:
    """The beginning of a game: everything that lies open before its first card."""
    setup = game.setup
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "seat": seat,
        "seats": setup.seats,
        "time_ms": milliseconds,
        "sheet": setup.sheet,
        "explore": setup.explore,
        "stacks": list(setup.stacks),
        "edicts": list(setup.edicts),
        "ambushes": list(setup.ambushes),
        "heroes": setup.heroes,
        "skills": list(setup.skills),
        "seasons": [
            {"key": season.key, "time": season.time, "edicts": list(season.edicts)}
            for season in seasons_of(game.shelf, setup)
        ],
    }


def view_message(view: View, milliseconds: int) -> Json:
    """What a seat knows when it has to decide, and what it may decide."""
    return {
        "type": "view",
        "step": view.game.step,
        "phase": view.phase.value,
        "time_ms": milliseconds,
        "map_owner": view.map_owner,
        **_table(view.game),
        "decisions": [write_decision(decision) for decision in plain_decisions(view)],
        "skills": [_skill(view, card) for card in view.skills],
    }


def besides_message(view: View, question: Json) -> Json:
    """The answer to a program that asks what a skill may draw after a first decision."""
    first = read_for_step(view, question)
    if not isinstance(first, Draw | Post) or first.skill not in {card.key for card in view.skills}:
        raise BadNotation(
            "bot-besides",
            "{found} is not one of the first decisions with a skill",
            found=as_written(question.get("decision")),
        )
    complete = [write_decision(decision) for decision in with_besides(view, first)]
    return {"type": "besides", "step": view.game.step, "decisions": complete}


def bye_message(reason: str, view: View) -> Json:
    """The end of a game for a program; with places once the game is over."""
    message = {"type": "bye", "reason": reason, **_table(view.game)}
    if not view.game.over:
        return message
    ended = result(view.game)
    return message | {"places": list(ended.places), "rating": ended.rating, "title": ended.title}


def read_for_step(view: View, message: Json) -> Decision:
    """The decision in a message for this step; whether it is legal is for the rules to say."""
    step = message.get("step")
    if type(step) is not int or step != view.game.step:
        sentence = "it is meant for step {found}, and the view was of step {step}"
        raise BadNotation("bot-step", sentence, found=as_written(step), step=view.game.step)
    return read_decision(view.phase, message.get("decision"))


def read_message(line: Any, *types: str) -> Json:
    """A message of one of some types."""
    if not isinstance(line, dict) or line.get("type") not in types:
        raise BadNotation(
            "bot-message",
            "a message of type {types} was expected, not {found}",
            types=list(types),
            found=as_written(line.get("type") if isinstance(line, dict) else line),
        )
    return line


def _table(game: Game) -> Json:
    """What lies on the table for everyone to see."""
    return {
        "season": game.season,
        "clock": game.clock,
        "card": game.card,
        "pending_ruins": game.pending,
        "revealed": list(game.revealed),
        "deck": game.left,
        "ambushes_in_deck": game.ambushes_in_deck,
        "heroes_in_deck": game.heroes_in_deck,
        "met": list(game.met),
        "display": list(game.display),
        "maps": [_map(game, seat) for seat in game.seats],
    }


def _map(game: Game, seat: Seat) -> Json:
    """A player's side of the table, with the stars that the map would give now."""
    return {
        "rows": write_picture(seat.sheet),
        "marks": names(seat.sheet.marks),
        "named": {name: names(seat.sheet.living(name)) for name, _ in seat.sheet.named},
        "coins": seat.coins,
        "crossed": seat.crossed,
        "skill": seat.skill,
        "scores": [_score(score) for score in seat.scores],
        "stars": seat.stars,
        "now": None if game.over else _score(season_score(game, seat)),
        "edicts": [edict.worth(seat.sheet) for edict in edicts_of(game.shelf, game.setup)],
    }


def _score(score: SeasonScore) -> Json:
    return {**score._asdict(), "stars": score.stars}


def _skill(view: View, card: SkillCard) -> Json:
    """A skill that can be used now: complete decisions with it, or those to ask ``besides`` about."""
    listed = [write_decision(decision) for decision in first_decisions(view, card)]
    field = "first" if draws_besides(view, card) else "decisions"
    return {"key": card.key, "cost": card.cost, field: listed}
