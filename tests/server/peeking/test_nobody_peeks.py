"""No answer depends on what is still hidden: everything is asked in two worlds that differ only in that."""

import re
from io import BytesIO
from json import loads
from pathlib import Path
from random import Random
from zipfile import ZipFile, is_zipfile

import pytest
from fastapi.routing import APIRoute
from httpx import Response
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cartographers.notation.bot_messages import hello_message, view_message
from cartographers.rules.view import view
from cartographers.server.app import create_app
from cartographers.server.auth.device_token import COOKIE
from cartographers.server.features.notices.texts import push_message, webhook_message
from cartographers.server.settings import Settings
from cartographers.words.book import words
from server.peeking.calls import CALLS, Ask, addresses
from server.peeking.situation import Situation, prepared
from server.peeking.worlds import World, world
from server.serving import PATIENCE, Json

#: What was told, by what was asked.
Told = dict[str, object]
#: Headers that say nothing of the answer.
_HEADERS = {"date", "server", "set-cookie"}
_TIME = re.compile(r"20\d\d-\d\d-\d\dT[\d:.]+(\+00:00|Z)")
_ID = re.compile(r"\b[a-hjkmnp-z2-9]{12}\b")


def test_every_route_is_asked_or_left_out_with_a_reason(tmp_path: Path) -> None:
    routes = create_app(Settings(data=tmp_path)).routes
    found = {
        (method, one.path) for one in routes if isinstance(one, APIRoute) for method in one.methods or ()
    }
    assert found == set(CALLS)


@pytest.mark.long
def test_nothing_that_is_told_depends_on_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cartographers.server.games.create.choice", Random(1).choice)
    situation = prepared(tmp_path / "before")
    told, hidden = [], []
    for name, other in (("usual", False), ("other", True)):
        monkeypatch.setattr("cartographers.server.games.create.choice", Random(2).choice)
        monkeypatch.setattr("cartographers.server.features.coach.what_if.randbelow", Random(2).randrange)
        with world(situation, tmp_path / name, other) as found:
            told.append(everything(found))
            hidden.append(found.hidden)
    assert all(one != two for one, two in zip(*hidden, strict=True)), "something hidden is the same"
    usual, others = told
    assert usual.keys() == others.keys() and len(usual) > 400
    differing = [asked for asked in usual if usual[asked] != others[asked]]
    assert differing == []


def everything(found: World) -> Told:
    """All that two who peek are told."""
    told: Told = {}
    for who in ("me", "stranger"):
        told |= _answers(found, who)
        told |= _sockets(found, who)
    return told | _guesses(found) | _hints(found) | _program(found) | _notices(found) | _seat_taken(found)


def _answers(found: World, who: str) -> Told:
    client, told = found.players[who], Told()
    for (method, path), ask in CALLS.items():
        if not isinstance(ask, Ask) or (ask.strangers and who != "stranger"):
            continue
        for address in addresses(path, found.situation, who):
            for number, body in enumerate(ask.bodies):
                answer = client.request(method, address, json=body, params=dict(ask.query))
                assert answer.status_code < 500, (method, address, answer.text)
                told[f"{who}: {method} {address} {number}"] = _without_chance(answer, found.situation)
    return told


def _without_chance(answer: Response, situation: Situation) -> object:
    """An answer without what is drawn by chance: the ids of new games, and the time."""
    headers = {name: value for name, value in answer.headers.items() if name not in _HEADERS}
    if is_zipfile(BytesIO(answer.content)):
        with ZipFile(BytesIO(answer.content)) as file:
            parts = {name: file.read(name).decode(errors="replace") for name in sorted(file.namelist())}
        return answer.status_code, {_text(name, situation): _text(parts[name], situation) for name in parts}
    return answer.status_code, headers, _text(answer.text, situation)


def _text(text: str, situation: Situation) -> str:
    known = {*situation.games.values(), *situation.tournaments.values()}
    text = _ID.sub(lambda found: found[0] if found[0] in known else "new", text)
    return _TIME.sub("then", text)


def _sockets(found: World, who: str) -> Told:
    """What is sent first over each socket, or how it is closed."""
    told: Told = {}
    for kind, ids in (("games", found.situation.games), ("tournaments", found.situation.tournaments)):
        for name, id in ids.items():
            cookie = {"Cookie": f"{COOKIE}={found.players[who].token}"}
            address = f"ws://127.0.0.1:{found.served.port}/api/{kind}/{id}/events"
            with connect(address, additional_headers=cookie, compression=None) as line:
                try:
                    told[f"{who}: socket of {kind} {name}"] = line.recv(PATIENCE)
                except ConnectionClosed as closed:
                    told[f"{who}: socket of {kind} {name}"] = str(closed)
    return told


def _guesses(found: World) -> Told:
    """Whether records are taken that guess the next card, from a stranger who knows all cards so far."""
    stranger, told = found.players["stranger"], Told()
    for name, record in found.situation.guesses.items():
        answer = stranger.post("/api/records", json={"record": record})
        told[f"record of {name}"] = answer.status_code, _text(answer.text, found.situation)
        wish = {"seq": 12, "seat": 0}
        answer = stranger.post(f"/api/games/{answer.json()['id']}/what-if", json=wish)
        told[f"what if of {name}"] = answer.status_code, _text(answer.text, found.situation)
    return told


def _hints(found: World) -> Told:
    me, told = found.players["me"], Told()
    for name in ("alone", "with hints", "club", "day"):
        state = me.state(found.situation.games[name])
        wish = {"step": state["step"], "level": 3}
        for call in ("hint", "hint/job"):
            answer = me.post(f"/api/games/{state['id']}/seats/0/{call}", json=wish)
            told[f"{call} in {name}"] = answer.status_code, answer.text
    return told


def _program(found: World) -> Told:
    """What a program is sent about a table at which somebody has sealed a drawing."""
    game = found.served.app.state.lobby.rooms[found.situation.games["club"]].game
    return {"program": [hello_message(game, 0, 0), view_message(view(game, 0), 0)]}


def _notices(found: World) -> Told:
    rooms = found.served.app.state.lobby.rooms
    told: Told = {}
    room = rooms[found.situation.games["club"]]
    told["webhook"] = webhook_message("step", room, room.game, words("en"))
    told["push"] = push_message("turn", room, words("en"))
    return told


def _seat_taken(found: World) -> Told:
    """What somebody sees who is let into the seat of somebody else by the host of a club."""
    me, stranger, game = found.players["me"], found.players["stranger"], found.situation.games["club"]
    # Bots do not play meanwhile.
    me.post(f"/api/games/{game}/host", json={"action": "pause"})
    me.post(f"/api/games/{game}/seats/1/free")
    joined = stranger.post("/api/join", json={"code": found.situation.code, "name": "Spy"})
    assert joined.status_code == 200, joined.text
    state: Json = loads(stranger.get(f"/api/games/{game}").text)
    return {"seat taken": state}
