"""Bot accounts at a real server: made, let in, told what their seat may know, replaced when they are gone."""

import json
import sys
from pathlib import Path
from threading import Thread

import pytest

from cartographers.cli.bot.bridge import GameThread
from cartographers.cli.bot.connection import Server
from cartographers.programs.program import read_program
from server.bot_program import Program, account, invite
from server.random_client import RandomClient
from server.serving import NewDevice, Served, StartServer

SNUG = Path(__file__).parents[4] / "examples" / "bots" / "snug.py"


def test_a_program_plays_a_whole_game_at_a_table(device: NewDevice) -> None:
    maker, bot = device(), device()
    program = Program(bot, account(maker))
    game = maker.create("me", "open", skills=True)["id"]
    with program.connected() as messages:
        status, state = invite(maker, game, program.name)
        assert status == 200
        seat = state["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot_owner"], seat["bot"]) == (
            "human",
            program.name,
            "Ann",
            "",
        )
        hello = next(messages)
        assert (hello["type"], hello["game"], hello["seat"]) == ("hello", game, 1)
        person = Thread(target=RandomClient(maker, 1).play, args=(game,))
        person.start()
        for message in messages:
            if message["type"] == "bye":
                break
            decided = program.send(game, "decision", step=message["step"], decision=message["decisions"][0])
            assert decided == (200, {"step": message["step"]})
        person.join()
    assert message["reason"] == "over" and len(message["places"]) == 2
    assert maker.state(game)["ending"] is not None


def test_an_illegal_decision_is_refused_and_another_can_be_sent(device: NewDevice) -> None:
    maker = device()
    program = Program(device(), account(maker))
    game = maker.create("me", "open")["id"]
    with program.connected() as messages:
        invite(maker, game, program.name)
        _, view = next(messages), next(messages)
        step = view["step"]
        wrong = {"terrain": "forest", "cells": ["A1", "C3"]}
        assert program.send(game, "decision", step=step, decision=wrong)[0] == 422
        assert program.send(game, "decision", step=step + 1, decision=view["decisions"][0])[0] == 409
        assert program.send(game, "besides", step=step, decision=view["decisions"][0])[0] == 422
        assert program.send(game, "decision", step=step, decision=view["decisions"][0])[0] == 200
        # What it has decided is sealed: the other player does not see it.
        shown = maker.state(game)
        assert shown["seats"][1]["decided"] and json.dumps(view["decisions"][0]) not in json.dumps(shown)


def test_only_the_maker_lets_a_program_in_and_only_one_that_is_connected(device: NewDevice) -> None:
    maker, owner = device(), device()
    program = Program(device(), account(owner))
    game = maker.create("me", "open", "open")["id"]
    assert invite(maker, game, program.name)[1]["code"] == "bot-no-account"  # it is its owner's alone
    owner.delete(f"/api/bots/{program.name}")
    program = Program(device(), account(owner, anyone=True))
    assert invite(maker, game, program.name)[1]["code"] == "bot-not-here"
    with program.connected():
        assert invite(owner, game, program.name)[1]["code"] == "not-maker"
        assert invite(maker, game, "Nobody")[1]["code"] == "bot-no-account"
        assert invite(maker, game, program.name)[0] == 200
        assert invite(maker, game, program.name, seat=2)[1]["code"] == "bot-busy"  # one seat at a table
        assert [line["connected"] for line in owner.get("/api/bots").json()["bots"]] == [True]


def test_a_token_opens_nothing_but_its_own_seats(device: NewDevice) -> None:
    maker = device()
    game = maker.create("me", "open")["id"]
    stranger = Program(device(), {"name": "Nobody", "token": "x" * 43})
    other = Program(device(), account(maker))
    assert stranger.send(game, "decision", step=1, decision={})[1]["code"] == "bot-token"
    assert stranger.send(game, "leave")[0] == 401
    assert other.send(game, "decision", step=1, decision={})[1]["code"] == "not-yours"
    assert device().get("/api/bot/events").status_code == 401


def test_names_are_taken_once_and_have_no_marks_of_records(device: NewDevice) -> None:
    owner = device()
    wish = {"name": account(owner)["name"], "owner": "Ann"}
    assert owner.post("/api/bots", json=wish).json()["code"] == "bot-name-taken"
    for name in ("", "  ", "a/b", "@a", "a|b", "x" * 41):
        assert owner.post("/api/bots", json=wish | {"name": name}).status_code == 422, name
    for _ in range(9):
        account(owner)
    assert owner.post("/api/bots", json=wish | {"name": "More"}).json()["code"] == "bot-most-accounts"


def test_the_names_of_two_bots_differ_by_more_than_case_and_look(device: NewDevice) -> None:
    owner, other = device(), device()
    assert owner.post("/api/bots", json={"name": "Scout", "owner": "Ann"}).status_code == 201
    taken = other.post("/api/bots", json={"name": "SCOUT", "owner": "Ann"})
    assert (taken.status_code, taken.json()["code"]) == (409, "bot-name-taken")
    alike = other.post("/api/bots", json={"name": "Sc\u043eut", "owner": "Ann"})  # with a Cyrillic о
    assert (alike.status_code, alike.json()["code"]) == (409, "bot-name-alike")
    assert "Scout" in alike.json()["detail"]
    turned = other.post("/api/bots", json={"name": "Ranger", "owner": "nnA\u202e"})
    assert (turned.status_code, turned.json()["code"]) == (422, "name-direction")
    assert turned.json()["values"]["field"] == "owner"
    assert other.post("/api/bots", json={"name": "Ranger", "owner": "Ann 🧭"}).status_code == 201


def test_a_program_that_does_not_decide_is_played_for(serving: StartServer) -> None:
    server: Served = serving(bot_account_time=0.2)
    maker = server.device()
    program = Program(server.device(), account(maker))
    game = maker.create("me", "open")["id"]
    with program.connected() as messages:
        invite(maker, game, program.name)
        _, view = next(messages), next(messages)
        state = maker.state(game)
        assert state["step"] == view["step"]
        RandomClient(maker, 1).decide(state, state["mine"][0])
        assert next(messages)["step"] > view["step"]  # a bot of the server has drawn for it


def test_a_deleted_account_leaves_its_seat_to_a_bot(device: NewDevice) -> None:
    maker = device()
    program = Program(device(), account(maker))
    game = maker.create("me", "open")["id"]
    with program.connected():
        invite(maker, game, program.name)
        assert maker.delete(f"/api/bots/{program.name}").json() == {"bots": []}
        seat = maker.state(game)["seats"][1]
        assert seat["minded"]
        assert program.send(game, "leave")[0] == 401


def test_bots_go_with_their_owner(device: NewDevice) -> None:
    owner = device()
    program = Program(device(), account(owner))
    phrase = owner.post("/api/you/phrase", json={"device": "Firefox"}).json()
    phone = device()
    phone.post("/api/you/link", json={"phrase": phrase["latin"], "device": "phone"})
    assert [line["name"] for line in phone.get("/api/bots").json()["bots"]] == [program.name]
    assert phone.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert device().get("/api/bot/events", headers=program.header).status_code == 401


def test_the_bridge_plays_with_a_program_on_this_machine(device: NewDevice) -> None:
    maker = device()
    made = account(maker)
    server = Server(f"http://127.0.0.1:{maker.port}/", made["token"])
    messages = server.messages()
    assert next(messages)["type"] == "welcome"
    game = maker.create("me", "open")["id"]
    invite(maker, game, made["name"])
    failures: list[str] = []
    thread = GameThread(
        server,
        read_program(f"{sys.executable} {SNUG}:30s"),
        game,
        lambda _, reason: failures.append(str(reason)),
    )
    thread.start()
    person = Thread(target=RandomClient(maker, 1).play, args=(game,))
    person.start()
    for message in messages:
        thread.messages.put({key: value for key, value in message.items() if key != "game"})
        if message["type"] == "bye":
            break
    thread.join()
    person.join()
    messages.close()  # type: ignore[attr-defined]  # it is a generator
    assert failures == []
    assert message["reason"] == "over"
    assert not [drawn for line in maker.state(game)["log"] for drawn in line["drawn"] if drawn["bot"]]


@pytest.mark.parametrize("address", ["maps.example", "ftp://maps.example", "https://"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(Exception, match="no address of a server"):
        Server(address, "token")
