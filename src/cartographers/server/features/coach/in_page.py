"""What a visitor's own machine computes of a game on a server: hints, analyses and par.

A worker of the page runs these functions, in Python without the packages of the server; each lies beside the
function that writes its request. It is sent nothing but what the player sees, or a game that is over. What it
answers is shown to that visitor: nothing of it counts or is stored here.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from json import dumps, loads
from typing import TYPE_CHECKING

from cartographers.boxes import shelf
from cartographers.notation.cells import names
from cartographers.notation.game_json import read_game, write_game
from cartographers.notation.wire import Json, read_event, read_setup, write_decision, write_event, write_setup
from cartographers.players.player import Advice
from cartographers.players.roster import adviser, player
from cartographers.rules.event import Event, Revealed
from cartographers.rules.history import history
from cartographers.rules.season import solo_rating, solo_title
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.features.coach import jobs
from cartographers.server.features.coach.analysis_json import summary_json, write_move
from cartographers.server.workers.decide import rng_seed
from cartographers.server.workers.job import run_name
from cartographers.table.analysis import Analysis, Moment, Question, moments, questions
from cartographers.table.dealer import OrderRanOut, StackedDealer
from cartographers.table.hint import Hint, hint
from cartographers.table.table import Table
from cartographers.table.unplayed import card_order

if TYPE_CHECKING:
    # A worker of a page loads this module too, and knows no rooms.
    from cartographers.server.rooms.room import Room

#: The same for everybody: a seed that followed from that of the game would be a clue to it.
_SEED = 0
#: The levels of a hint.
_LEVELS = (1, 2, 3)


def hint_request(game: Game, seat: int, name: str) -> Json:
    """A request for ``hint_levels``."""
    return {"game": write_game(game), "seat": seat, "player": name}


def hint_levels(request: Json) -> Iterator[Json]:
    """A hint in each of its levels."""
    game = read_game(shelf(), request["game"])
    given = hint(view(game, request["seat"]), adviser(request["player"], _SEED))
    for level in _LEVELS:
        yield hint_fields(given, game.step, level)


def hint_fields(hint: Hint, step: int, level: int) -> Json:
    """Those fields of a ``messages.Hint`` that belong to a level."""
    fields: Json = {
        "step": step,
        "level": level,
        "look": hint.look,
        "edict": hint.edict,
        "map_owner": hint.owner,
        "where": names(hint.where) if level > 1 else [],
        "decision": None,
        "expected": None,
        "spread": None,
        "why": [],
    }
    if level > 2:
        advice = hint.advice
        fields |= {"decision": write_decision(advice.decision), "expected": advice.expected}
        fields |= {"spread": advice.spread, "why": [reason._asdict() for reason in hint.why]}
    return fields


def analysis_request(room: "Room", seat: int, name: str) -> Json:
    """A request for ``analysis_questions`` about a game that is over."""
    log = dumps([write_event(event) for event in room.log])
    return {"id": room.id, "log": log, "seat": seat, "player": name}


def analysis_questions(request: Json) -> Iterator[Json]:
    """Jobs of the page: first the one that puts the answers together, then the questions.

    The questions can be answered side by side; their answers are sent with the request of the first job. Each
    request is a text: areas are numbers that JavaScript would round.
    """
    decisions, seat = _decisions(request["log"], request["seat"]), request["seat"]
    yield {"run": run_name(analysis_so_far), "request": dumps(request)}
    for game, played, most in questions(decisions):
        taken = write_decision(played) if played else None
        about = {"game": write_game(game), "seat": seat, "player": request["player"], "seed": _SEED}
        yield {"run": run_name(jobs.advise), "request": dumps(about | {"played": taken, "most": most})}


def analysis_so_far(request: Json) -> Iterator[Json]:
    """The fields of a ``messages.Analysis``, from the answers to the first of the questions."""
    asked = loads(request["asked"])
    log, seat = asked["log"], asked["seat"]
    decisions, game = _decisions(log, seat), _last(log)
    analysis, results = Analysis(decisions), []
    for answer in request["answers"]:
        question = analysis.question
        assert question
        if move := analysis.answer(_advice(answer, question)):
            results.append(write_move(move, question.game, seat))
    about = {"id": asked["id"], "seat": seat, "reason": "", "reason_code": "", "player": asked["player"]}
    state = "done" if len(results) == len(decisions) else "running"
    empty: Json = {
        "start": None,
        "luck": 0.0,
        "closing": 0.0,
        "skill": 0.0,
        "lost": 0.0,
        "costliest": [],
        "points": [],
    }
    summary = summary_json(results, len(decisions), game.seats[seat].stars, game.over)
    yield about | {"state": state, "ended": not game.over} | empty | summary


def par_request(room: "Room", bot: str) -> Json:
    """A request for ``play_par`` about a solo game that is over, with no cards but those that came up."""
    cards = [event.card for event in room.log if isinstance(event, Revealed)]
    stars = room.game.seats[0].stars
    setup = write_setup(room.game.setup)
    return {"id": room.id, "setup": setup, "cards": cards, "stars": stars, "player": bot}


def play_par(request: Json) -> Iterator[Json]:
    """The fields of a ``messages.Par`` as the bot goes on; none at the end if the cards are too few."""
    setup, dealer = read_setup(request["setup"]), StackedDealer(tuple(request["cards"]))
    bot, total = request["player"], len(request["cards"])
    result: Json = {"stars": None, "rating": None, "title": None, "bound": None}
    about = {"id": request["id"], "reason": "", "reason_code": "", "player": bot, "total": total} | result
    try:
        table = Table(shelf(), setup, dealer)
        while not table.over:
            game = table.game
            yield about | {"state": "running", "done": min(total, game.turned - 1)}
            table.commit(0, player(bot, rng_seed(_SEED, 0, game.step)).decide(view(game, 0)))
        cards = card_order(shelf(), setup, dealer)
    except OrderRanOut:
        return
    game = table.game
    stars = game.seats[0].stars
    bound = jobs.bound_here(setup, cards)
    most = None if bound is None else max(bound, stars, request["stars"])
    result = {"stars": stars, "rating": solo_rating(game), "title": solo_title(game), "bound": most}
    yield about | {"state": "done", "done": total} | result


# One game is analysed at a time, and asked about again and again.
@lru_cache(maxsize=2)
def _decisions(log: str, seat: int) -> Sequence[Moment]:
    return moments(shelf(), _events(log), seat)


@lru_cache(maxsize=2)
def _last(log: str) -> Game:
    return deque(history(shelf(), _events(log)), maxlen=1).pop().after


def _events(log: str) -> list[Event]:
    return [read_event(event) for event in loads(log)]


def _advice(answer: Json, question: Question) -> list[Advice]:
    return [jobs.read_advice(entry, question.game.phase) for entry in answer["advice"]]
