"""Every call that the server answers, and what it is asked with."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from server.daily_clock import THIS_WEEK, TODAY
from server.peeking.situation import Situation
from server.serving import Json

#: A number that nobody has dealt from.
_NUMBER = str(2**256 + 7)
_STUDY_PLACE = {"chapter": "x", "moment": 1, "seat": 0}
_SUBSCRIPTION = {"endpoint": "https://example.org/", "keys": {"p256dh": "x", "auth": "x"}}


@dataclass(frozen=True)
class Ask:
    """A call that is made in both worlds."""

    #: The bodies it is made with, one after the other.
    bodies: tuple[Json | None, ...] = (None,)
    query: Mapping[str, Any] = field(default_factory=dict)
    #: Only by who has no part in a game: for others it changes the game.
    strangers: bool = False


@dataclass(frozen=True)
class Skip:
    """A call that is not made, and why."""

    why: str


_RANDOM = "it knows no game, and its answer is drawn by chance"
_HOLDERS = "it tells devices and times, and nothing of the game"
_STREAM = "a stream: the messages that it sends are compared by themselves"
_FIXED = "it knows no game: its answer is always the same, or follows from what is sent"

#: The games that are asked about: each kind once, of whoever peeks and of others.
ASKED_ABOUT = {
    "me": ("alone", "with hints", "club", "day", "live", "day of other", "within a time, of other"),
    "stranger": ("with hints", "club", "day of other"),
}
#: By method and path. A new route has to be put in here.
CALLS: dict[tuple[str, str], Ask | Skip] = {
    ("POST", "/api/games/{id}/seats/{seat}/decision"): Ask(({"step": 99, "move_id": "x", "decision": {}},)),
    ("GET", "/api/games/{id}"): Ask(),
    ("DELETE", "/api/games/{id}/seats/{seat}/decision"): Ask(),
    ("POST", "/api/games/{id}/seats/{seat}/preview"): Ask(({"places": []},)),
    ("POST", "/api/games/{id}/seats/{seat}/command"): Ask(
        tuple({"text": text} for text in ("card", "where", "deck", "last", "scores", "map", "undo")),
    ),
    ("POST", "/api/games/{id}/seats/{seat}/phrase"): Ask(({"phrase": "hello"},)),
    ("GET", "/api/games/{id}/notes"): Ask(),
    ("POST", "/api/games/{id}/seats/{seat}/notes"): Ask(({"text": "Hello", "to": "self"}, {"text": ""})),
    ("DELETE", "/api/games/{id}/notes/{note}"): Ask(),
    ("POST", "/api/games/{id}/seats/{seat}/leave"): Ask(strangers=True),
    ("POST", "/api/games/{id}/nonce"): Ask(({"nonce": "0" * 32},), strangers=True),
    ("POST", "/api/games/{id}/abandon"): Ask(strangers=True),
    ("GET", "/api/catalogue"): Skip(_FIXED),
    ("POST", "/api/plans/check"): Ask(({"seed": _NUMBER},)),
    ("POST", "/api/deals"): Skip(_RANDOM),
    ("POST", "/api/games"): Ask(({"seats": [{"kind": "me"}], "seed": _NUMBER},)),
    ("GET", "/api/you/whole"): Ask(),
    ("POST", "/api/games/whole"): Ask(({"whole": "AAAA"},)),
    ("POST", "/api/games/{id}/again"): Ask(query={"same": "true"}),
    ("GET", "/api/games"): Ask(),
    ("GET", "/api/invites/{code}"): Ask(),
    ("POST", "/api/join"): Skip("taking a seat is compared by itself"),
    ("GET", "/api/games/{id}/seats/{seat}/holders"): Skip(_HOLDERS),
    ("DELETE", "/api/games/{id}/seats/{seat}/holders/{holder}"): Skip(_HOLDERS),
    ("POST", "/api/games/{id}/seats/{seat}/link"): Ask(strangers=True),
    ("POST", "/api/games/{id}/seats/{seat}/bot"): Ask(query={"bot": "greedy"}),
    ("POST", "/api/games/{id}/seats/{seat}/bot-account"): Ask(query={"name": "Nobody"}),
    ("POST", "/api/games/{id}/rematch"): Ask(),
    ("POST", "/api/knocks"): Skip("it changes who is at the door, and tells nothing of the game"),
    ("DELETE", "/api/knocks/{code}"): Skip("it tells nothing"),
    ("GET", "/api/games/{id}/knocks"): Ask(),
    ("POST", "/api/games/{id}/knocks/{knock}"): Ask(({"let_in": True},)),
    ("GET", "/api/addresses"): Ask(),
    ("GET", "/api/qr"): Skip(_FIXED),
    ("POST", "/api/codes"): Skip("its answer is drawn by chance, and stands for a link that the asker has"),
    ("GET", "/api/codes/{code}"): Ask(),
    ("GET", "/api/guide/{language}"): Skip(_FIXED),
    ("GET", "/api/games/{id}/dealt"): Ask(query={"season": 0}),
    ("POST", "/api/games/{id}/host"): Ask(
        ({"action": "pause"}, {"action": "go-on"}, {"action": "next"}, {"action": "reveal"})
    ),
    ("POST", "/api/games/{id}/seats/{seat}/free"): Ask(strangers=True),
    ("POST", "/api/games/{id}/table"): Ask(({"action": "pause"}, {"action": "go-on"}, {"action": "extend"})),
    ("POST", "/api/games/{id}/seats/{seat}/hand-on"): Ask(strangers=True),
    ("POST", "/api/games/{id}/paper"): Ask(({"players": [{"name": "Paula", "stars": 3}]},)),
    ("POST", "/api/companion"): Ask(({"seed": "7", "step": 9}, {"seed": _NUMBER, "step": 9})),
    ("POST", "/api/companion/screens"): Ask(({"key": "0123456789abcdef", "step": 3},)),
    ("GET", "/api/companion/screens/{screen}"): Ask(),
    ("GET", "/api/engine"): Skip(_FIXED),
    ("GET", "/api/nets/{name}"): Skip(_FIXED),
    ("GET", "/api/games/{id}/seasons/{season}"): Ask(),
    ("GET", "/api/games/{id}/replay"): Ask(),
    ("GET", "/api/games/{id}/earned"): Ask(),
    ("GET", "/api/games/{id}/record"): Ask(),
    ("GET", "/api/games/{id}/deal"): Ask(),
    ("GET", "/api/archive/{id}"): Ask(),
    ("POST", "/api/records"): Skip("records with guessed cards are compared by themselves"),
    ("POST", "/api/games/{id}/seats/{seat}/hint"): Skip("it is compared for the card in play, by itself"),
    ("POST", "/api/games/{id}/seats/{seat}/hint/job"): Skip("it is compared for the card in play, by itself"),
    ("POST", "/api/games/{id}/seats/{seat}/second-look"): Ask(({"step": 99, "decision": {}},)),
    ("POST", "/api/games/{id}/analysis"): Ask(({"seat": 0},)),
    ("GET", "/api/games/{id}/analysis"): Ask(),
    ("GET", "/api/games/{id}/analysis/job"): Ask(),
    ("POST", "/api/games/{id}/what-if"): Ask(
        ({"seq": 3, "seat": 0}, {"seq": 3, "seat": 0, "same_deck": True}),
    ),
    ("GET", "/api/games/{id}/position"): Ask(query={"seq": 3, "seat": 0}),
    ("POST", "/api/positions/check"): Skip(_FIXED),
    ("POST", "/api/positions/preview"): Skip(_FIXED),
    ("POST", "/api/positions/command"): Skip(_FIXED),
    ("POST", "/api/positions/games"): Skip(_RANDOM),
    ("POST", "/api/positions/advice"): Skip(_FIXED),
    ("POST", "/api/positions/advice/job"): Skip(_FIXED),
    ("POST", "/api/games/{id}/par"): Ask(),
    ("GET", "/api/games/{id}/par"): Ask(),
    ("GET", "/api/games/{id}/par/job"): Ask(),
    ("GET", "/api/lessons"): Ask(),
    ("POST", "/api/lessons/{key}"): Ask(({"fresh": True},)),
    ("POST", "/api/games/{id}/lesson"): Ask(({"step": 1},)),
    ("GET", "/api/daily"): Ask(),
    ("GET", "/api/daily/list"): Ask(),
    ("GET", "/api/daily/{day}"): Ask(),
    ("GET", "/api/daily/{day}/picture.{format}"): Ask(),
    ("POST", "/api/daily/{day}/try"): Ask(({"counted": False}, {"counted": True})),
    ("GET", "/api/tournaments"): Ask(),
    ("POST", "/api/tournaments"): Ask(({"name": "Cup", "deals": 1},)),
    ("GET", "/api/tournaments/{id}"): Ask(),
    ("POST", "/api/tournaments/{id}/join"): Ask(({"name": "Again"},)),
    ("POST", "/api/tournaments/{id}/deals/{deal}/try"): Ask(({"counted": False}, {"counted": True})),
    ("GET", "/api/tournaments/{id}/deals/{deal}"): Ask(),
    ("POST", "/api/tournaments/{id}/host"): Ask(({"action": "pause"},)),
    ("POST", "/api/tournaments/{id}/corrections"): Ask(({"kind": "strike", "player": 2, "deal": 1},)),
    ("GET", "/api/tournaments/{id}/results.csv"): Ask(),
    ("GET", "/api/series/{id}"): Ask(),
    ("POST", "/api/series/{id}"): Ask(({"points": [3, 1], "drops": 0},)),
    ("DELETE", "/api/series/{id}/tournaments/{tournament}"): Ask(),
    ("GET", "/api/series/{id}/results.csv"): Ask(),
    ("GET", "/api/puzzles"): Ask(),
    ("GET", "/api/puzzles/{id}"): Ask(),
    ("POST", "/api/puzzles/{id}/preview"): Ask(({"places": []},)),
    ("POST", "/api/puzzles/{id}/command"): Ask(({"text": "where"},)),
    ("POST", "/api/puzzles/{id}/answer"): Ask(({"decision": {}},)),
    ("POST", "/api/puzzles/{id}/comparison"): Ask(({"decision": {}},)),
    ("POST", "/api/puzzles/{id}/comparison/job"): Ask(({"decision": {}},)),
    ("GET", "/api/mistakes"): Ask(),
    ("DELETE", "/api/mistakes/{id}"): Ask(),
    ("POST", "/api/games/{id}/seats/{seat}/mistakes"): Ask(({"turns": [1, 2, 3]},)),
    ("POST", "/api/games/{id}/seats/{seat}/mistakes/job"): Ask(({"turns": [1, 2, 3]},)),
    ("POST", "/api/games/{id}/seats/{seat}/mistakes/found"): Ask(
        ({"turns": [{"seq": 1, "losses": []}]},),
    ),
    ("GET", "/api/studies"): Ask(),
    ("POST", "/api/studies"): Ask(({"text": "format: cartographers-study-1"},)),
    ("POST", "/api/games/{id}/study"): Ask(({"title": "Mine"},)),
    ("GET", "/api/studies/{id}"): Ask(),
    ("DELETE", "/api/studies/{id}"): Ask(),
    ("POST", "/api/studies/{id}/edit"): Ask(({"do": "title", "title": "Mine"},)),
    ("POST", "/api/studies/{id}/chapters"): Ask(({"text": ""},)),
    ("POST", "/api/studies/{id}/join"): Ask(({"code": "wrong"},)),
    ("GET", "/api/studies/{id}/text"): Ask(),
    ("POST", "/api/studies/{id}/position"): Ask((_STUDY_PLACE,)),
    ("POST", "/api/studies/{id}/preview"): Ask(({"place": _STUDY_PLACE, "held": {"places": []}},)),
    ("POST", "/api/studies/{id}/command"): Ask(({"place": _STUDY_PLACE, "command": {"text": "where"}},)),
    ("POST", "/api/studies/{id}/answer"): Ask(({"place": _STUDY_PLACE, "decision": {}},)),
    ("DELETE", "/api/games/{id}"): Ask(strangers=True),
    ("GET", "/api/you"): Ask(),
    ("GET", "/api/you/games"): Ask(),
    ("GET", "/api/you/statistics"): Ask(),
    ("GET", "/api/you/strength"): Ask(),
    ("POST", "/api/you/strength"): Ask(({"shown": True}, {"shown": False})),
    ("GET", "/api/strengths"): Ask(),
    ("GET", "/api/you/profile"): Ask(),
    ("POST", "/api/you/profile"): Skip(_RANDOM),
    ("GET", "/api/profiles/{code}"): Ask(),
    ("POST", "/api/you/phrase"): Skip(_RANDOM),
    ("POST", "/api/you/link"): Ask(({"phrase": "no phrase"},)),
    ("POST", "/api/you/phrase/lost"): Ask(),
    ("DELETE", "/api/you/phrase/lost"): Ask(),
    ("POST", "/api/you/devices/{line}/unlink"): Ask(({},)),
    ("POST", "/api/you/export"): Ask(({"settings": {}},)),
    ("POST", "/api/you/delete"): Ask(({"everything": False},)),
    ("GET", "/api/print"): Skip(_FIXED),
    ("POST", "/api/scores"): Ask(({"edicts": ["a"] * 4, "players": [{"name": "A", "seasons": []}]},)),
    ("POST", "/api/photo"): Skip(_FIXED),
    ("GET", "/api/push"): Skip(_RANDOM),
    ("POST", "/api/push"): Ask((_SUBSCRIPTION,)),
    ("DELETE", "/api/push"): Skip(_RANDOM),
    ("POST", "/api/push/test"): Ask(),
    ("GET", "/api/mail"): Ask(),
    ("POST", "/api/mail"): Ask(({"address": "me@mail.example"},)),
    ("DELETE", "/api/mail"): Ask(),
    ("POST", "/api/mail/{id}/confirm"): Ask(({"code": "wrong"},)),
    ("DELETE", "/api/mail/{id}"): Ask(),
    ("GET", "/api/games/{id}/webhook"): Ask(),
    ("POST", "/api/games/{id}/webhook"): Ask(({"url": "http://localhost/"},)),
    ("DELETE", "/api/games/{id}/webhook"): Ask(),
    ("POST", "/api/games/{id}/webhook/test"): Ask(),
    ("POST", "/api/bots"): Skip(_RANDOM),
    ("POST", "/api/bots/{name}/token"): Ask(),
    ("GET", "/api/bots"): Ask(),
    ("DELETE", "/api/bots/{name}"): Ask(),
    ("GET", "/api/bot/events"): Skip(_STREAM),
    ("GET", "/api/bot/games/{id}/events"): Ask(),
    ("POST", "/api/bot/games/{id}/decision"): Ask(({"step": 99, "decision": {}},)),
    ("POST", "/api/bot/games/{id}/besides"): Ask(({"step": 99, "decision": {}},)),
    ("POST", "/api/bot/games/{id}/leave"): Ask(strangers=True),
    ("POST", "/api/reports"): Ask(({},)),
    ("GET", "/api/site"): Ask(),
    ("POST", "/api/site/password"): Ask(({"password": "wrong"},)),
    ("POST", "/api/admin/enter"): Ask(({"code": "wrong"},)),
    ("POST", "/api/admin/ask"): Ask(({"do": "state"},)),
    ("POST", "/api/admin/leave"): Ask(),
    ("GET", "/api/health"): Ask(),
    ("GET", "/api/ready"): Ask(),
}


def addresses(path: str, situation: Situation, who: str) -> Iterator[str]:
    """A path with everything that may stand in it."""
    games = [situation.games[name] for name in ASKED_ABOUT[who]]
    hosted = {"tournaments": [*situation.tournaments.values()], "series": [situation.series]}
    parts: dict[str, list[str]] = {
        "id": hosted.get(path.split("/")[2], games),
        "seat": ["0"],
        "season": ["0"],
        "deal": ["1"],
        "tournament": [*situation.tournaments.values()],
        "day": [TODAY, THIS_WEEK],
        "format": ["svg"],
        "code": [situation.code],
        "language": ["en"],
        "key": ["first"],
        "screen": ["nowhere"],
        "name": ["nobody"],
        "line": ["nothing"],
        "note": ["nothing"],
        "knock": ["nothing"],
    }
    named = [name for name in parts if f"{{{name}}}" in path]
    for values in product(*(parts[name] for name in named)):
        yield path.format(**dict(zip(named, values, strict=True)))
    if "{seat}" in path:
        yield path.format(id=situation.games["club"], seat=1)
