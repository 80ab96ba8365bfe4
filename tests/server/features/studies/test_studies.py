"""Studies at a real server: made of a game, written by several, read by strangers, kept from others."""

from io import BytesIO
from json import loads
from pathlib import Path
from zipfile import ZipFile

import pytest
from websockets.sync.client import ClientConnection, connect

from cartographers.server.auth.device_token import COOKIE
from server.features.admin.host import Host
from server.postgres_server import on_both_databases
from server.serving import PATIENCE, Device, Json, NewDevice, Served, Socket

ROOT = Path(__file__).parents[4]
RECORD = (ROOT / "docs" / "example-game.txt").read_text(encoding="utf-8")
EXAMPLE = (ROOT / "docs" / "example-study.txt").read_text(encoding="utf-8")
#: The turn of Treetop Village in spring: what was drawn, and something else.
MOMENT = 2
CHANGED, NO_STUDY = '{"kind":"changed"}', 4404
PLAYED = {"terrain": "forest", "cells": ["G4", "G5", "H2", "H3", "H4"]}
OTHER = {"terrain": "village", "cells": ["G4", "G5", "H2", "H3", "H4"]}


def uploaded(device: Device) -> str:
    """A real game, uploaded."""
    answer = device.post("/api/records", json={"record": RECORD})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def made(device: Device, **wish: object) -> str:
    answer = device.post(f"/api/games/{uploaded(device)}/study", json={"title": "Trees", **wish})
    assert answer.status_code == 201, answer.text
    study: str = answer.json()["id"]
    return study


def read(device: Device, study: str) -> Json:
    answer = device.get(f"/api/studies/{study}")
    assert answer.status_code == 200, answer.text
    state: Json = answer.json()
    return state


def place(device: Device, study: str, moment: int = MOMENT, line: list[str] | None = None) -> Json:
    chapter = read(device, study)["chapter"]["id"]
    return {"chapter": chapter, "moment": moment, "seat": 0, "line": line or []}


def edited(device: Device, study: str, **change: object) -> Json:
    answer = device.post(f"/api/studies/{study}/edit", json=change)
    assert answer.status_code == 200, answer.text
    state: Json = answer.json()
    return state


def refused(device: Device, study: str, **change: object) -> tuple[int, Json]:
    answer = device.post(f"/api/studies/{study}/edit", json=change)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()


def remark(state: Json, moment: int = MOMENT) -> Json:
    (found,) = [one for one in state["chapter"]["remarks"] if one["moment"] == moment]
    told: Json = found
    return told


def page_of(device: Device, study: str) -> ClientConnection:
    """An open page, which is told of changes."""
    address = f"ws://127.0.0.1:{device.port}/api/studies/{study}/events"
    return connect(address, additional_headers={"Cookie": f"{COOKIE}={device.token}"})


def listed(device: Device) -> tuple[list[str], list[str]]:
    found = device.get("/api/studies").json()
    return [one["id"] for one in found["mine"]], [one["id"] for one in found["open"]]


@on_both_databases
def test_a_study_of_a_real_game_is_written_shared_and_read_by_a_stranger(device: NewDevice) -> None:
    ada, stranger = device(), device()
    study = made(ada)
    at = place(ada, study)
    edited(ada, study, do="comment", place=at, text=" Where\u202e would\nyou begin? \n", was="")
    edited(ada, study, do="mark", place=at, cell="K7", kind="circle")
    edited(ada, study, do="mark", place=at, cell="B2", kind="cross")
    edited(ada, study, do="mark", place=at, cell="K7", kind="check")
    edited(ada, study, do="arrow", place=at, start="H4", end="G4", on=True)
    edited(ada, study, do="branch", place=at, decision=OTHER)
    state = edited(ada, study, do="find", place=at, on=True)
    told = remark(state)
    assert told["comment"] == "Where would\nyou begin?" and told["find"]
    assert [(one["kind"], one["cell"]) for one in told["marks"]] == [("check", "K7"), ("cross", "B2")]
    assert told["arrows"] == [{"start": "H4", "end": "G4"}]
    (line,) = told["branches"]
    assert line["columns"] == ["v G4-G5,H2-H4"] and line["goes_on"] and not line["better"]
    assert line["frames"][0]["gained"] == 0 and state["chapter"]["frames"][MOMENT]["gained"] == [6]

    # A private study is read by its writers alone.
    for path in ("", "/text"):
        assert stranger.get(f"/api/studies/{study}{path}").json()["code"] == "no-study"
    edited(ada, study, do="visibility", visibility="link")
    seen = read(stranger, study)
    assert remark(seen) == told and not seen["mine"] and seen["code"] == ""
    assert listed(ada)[0] == [study] and study not in listed(stranger)[1]
    edited(ada, study, do="visibility", visibility="open")
    assert listed(stranger)[0] == [] and study in listed(stranger)[1]
    assert refused(stranger, study, do="title", title="Mine")[1]["code"] == "study-not-yours"
    # No name of those who played is told.
    assert "Ada" not in stranger.get(f"/api/studies/{study}").text


def test_a_task_says_whether_a_drawing_is_right_near_or_wrong(device: NewDevice) -> None:
    ada, stranger = device(), device()
    study = made(ada)
    at = place(ada, study)
    edited(ada, study, do="visibility", visibility="link")

    def grade(decision: Json) -> str:
        answer = stranger.post(f"/api/studies/{study}/answer", json={"place": at, "decision": decision})
        assert answer.status_code == 200, answer.text
        found: str = answer.json()["grade"]
        return found

    near = {"terrain": "forest", "cells": ["G3", "G4", "H1", "H2", "H3"]}
    assert [grade(PLAYED), grade(near), grade(OTHER)] == ["right", "near", "wrong"]
    # Once a line is called better, it is what is asked for.
    edited(ada, study, do="branch", place=at, decision=OTHER)
    state = edited(ada, study, do="better", place={**at, "line": ["v G4-G5,H2-H4"]}, on=True)
    assert remark(state)["branches"][0]["better"]
    assert [grade(PLAYED), grade(OTHER)] == ["wrong", "right"]
    illegal = stranger.post(
        f"/api/studies/{study}/answer", json={"place": at, "decision": {"terrain": "forest", "cells": ["A1"]}}
    )
    assert (illegal.status_code, illegal.json()["code"]) == (422, "fits")
    position = stranger.post(f"/api/studies/{study}/position", json=at).json()
    assert position["card"] == "treetop-village" and position["mine"][0]["must_decide"]
    where = stranger.post(f"/api/studies/{study}/command", json={"place": at, "command": {"text": "where"}})
    assert where.json()["lines"] and not any("best" in told.lower() for told in where.json()["lines"])
    held = {"place": at, "held": {"places": [[6, 3], [6, 4], [7, 1], [7, 2], [7, 3]], "terrain": "forest"}}
    assert stranger.post(f"/api/studies/{study}/preview", json=held).json()["legal"]


def test_a_line_is_drawn_on_and_taken_away(device: NewDevice) -> None:
    ada = device()
    study = made(ada)
    at = place(ada, study)
    edited(ada, study, do="branch", place=at, decision=OTHER)
    first = {**at, "line": ["v G4-G5,H2-H4"]}
    farm = {"terrain": "farm", "cells": ["I9", "J9", "K9", "K10", "K11"]}
    state = edited(ada, study, do="branch", place=first, decision=farm)
    (line,) = remark(state)["branches"]
    assert line["columns"] == ["v G4-G5,H2-H4", "a I9,J9,K9-K11"] and len(line["frames"]) == 2
    state = edited(ada, study, do="remove-branch", place={**at, "line": line["columns"]})
    assert state["chapter"]["remarks"] == []
    wrong = {"terrain": "farm", "cells": ["A1"]}
    assert refused(ada, study, do="branch", place=at, decision=wrong)[0] == 422
    assert refused(ada, study, do="find", place={**at, "moment": 0}, on=True)[1]["code"] == "study-turn"
    assert refused(ada, study, do="find", place={**at, "seat": 3}, on=True)[1]["code"] == "study-turn"
    assert refused(ada, study, do="comment", place={**at, "moment": 99}, text="x", was="")[0] == 422


@on_both_databases
def test_two_write_at_once_and_of_two_comments_none_is_lost(device: NewDevice) -> None:
    ada, ben, cleo = device(), device(), device()
    study = made(ada)
    at = place(ada, study)
    code = read(ada, study)["code"]
    assert ben.post(f"/api/studies/{study}/join", json={"code": "wrong"}).json()["code"] == "study-code"
    assert ben.post(f"/api/studies/{study}/join", json={"code": code}).json()["writers"] == 2
    with page_of(ben, study) as page:
        assert page.recv(PATIENCE) == CHANGED
        edited(ada, study, do="comment", place=at, text="Mine", was="")
        assert page.recv(PATIENCE) == CHANGED
        assert remark(read(ben, study))["comment"] == "Mine"
        status, problem = refused(ben, study, do="comment", place=at, text="Ours", was="")
        assert (status, problem["code"]) == (409, "study-conflict")
        assert problem["values"]["comment"] == "Mine" and "Mine" in problem["detail"]
        edited(ben, study, do="comment", place=at, text="Ours", was="Mine")
        # Marks of both stay, whoever is first.
        edited(ada, study, do="mark", place=at, cell="A1", kind="circle")
        edited(ben, study, do="mark", place=at, cell="A2", kind="circle")
        assert len(remark(read(ada, study))["marks"]) == 2
        assert refused(ben, study, do="visibility", visibility="open")[1]["code"] == "study-owner"
        # Whoever writes no longer is told nothing more of a private study.
        edited(ada, study, do="renew")
        assert Socket(page).closed() == NO_STUDY
    assert ben.get(f"/api/studies/{study}").status_code == 404
    assert cleo.post(f"/api/studies/{study}/join", json={"code": code}).json()["code"] == "study-code"
    assert study not in listed(ben)[0]


def test_a_study_is_exported_as_text_and_read_again_here_or_elsewhere(device: NewDevice) -> None:
    ada, ben = device(), device()
    study = ada.post("/api/studies", json={"text": EXAMPLE}).json()["id"]
    assert read(ada, study)["title"] == "Trees beside mountains"
    text = ada.get(f"/api/studies/{study}/text")
    assert text.headers["content-type"].startswith("text/plain")
    copy = ben.post("/api/studies", json={"text": text.text}).json()["id"]
    assert ben.get(f"/api/studies/{copy}/text").text == text.text
    # A record alone is a chapter too, and chapters are added, named and removed.
    state = ben.post(f"/api/studies/{copy}/chapters", json={"title": "Whole", "text": RECORD}).json()
    assert [one["title"] for one in state["chapters"]] == ["A first season", "Whole"]
    assert state["chapter"]["title"] == "Whole" and len(state["chapter"]["frames"]) == 31
    game = {"title": "Once more", "game": uploaded(ben)}
    assert len(ben.post(f"/api/studies/{copy}/chapters", json=game).json()["chapters"]) == 3
    last = state["chapter"]["id"]
    edited(ben, copy, do="title", chapter=last, title="The whole game")
    assert [one["title"] for one in read(ben, copy)["chapters"]][1] == "The whole game"
    for chapter in read(ben, copy)["chapters"][1:]:
        state = edited(ben, copy, do="remove-chapter", chapter=chapter["id"])
    assert [one["title"] for one in state["chapters"]] == ["A first season"]
    first = read(ben, copy)["chapter"]["id"]
    assert refused(ben, copy, do="remove-chapter", chapter=first)[1]["code"] == "study-last-chapter"
    wrong = ben.post("/api/studies", json={"text": EXAMPLE.replace("> 1 find", "> 1 look")})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-study")
    assert "Line 30: “> 1 look” is not a remark." in wrong.json()["detail"]


def test_the_costly_turns_of_an_analysis_become_tasks(device: NewDevice) -> None:
    ada = device()
    turn = {"season": 0, "card": "treetop-village", "comment": "This cost 6 stars.", "better": OTHER}
    unknown = {**turn, "card": "hamlet"}
    told = remark(read(ada, made(ada, turns=[turn, unknown])))
    assert told["find"] and told["comment"] == "This cost 6 stars." and told["branches"][0]["better"]
    wrong = {**turn, "better": {"terrain": "forest", "cells": ["A1"]}}
    answer = ada.post(f"/api/games/{uploaded(ada)}/study", json={"turns": [wrong]})
    assert answer.status_code == 422


def test_nothing_is_told_of_a_game_that_is_played(device: NewDevice) -> None:
    ada = device()
    game = ada.post("/api/games", json={"seats": [{"kind": "me"}]}).json()["id"]
    answer = ada.post(f"/api/games/{game}/study", json={"title": "Early"})
    assert (answer.status_code, answer.json()["code"]) == (409, "study-not-over")


def test_studies_go_with_their_owner_and_are_in_the_file_with_everything(device: NewDevice) -> None:
    ada, ben = device(), device()
    study, other = made(ada), made(ben)
    code = read(ben, other)["code"]
    assert ada.post(f"/api/studies/{other}/join", json={"code": code}).status_code == 200
    packed = ZipFile(BytesIO(ada.post("/api/you/export", json={"settings": {}}).content))
    kept = loads(packed.read("studies.json"))
    assert {one["id"]: one["own"] for one in kept} == {study: True, other: False}
    assert kept[0]["text"].startswith("format: cartographers-study-1")
    assert ada.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert device().get(f"/api/studies/{study}").status_code == 404
    assert read(ben, other)["writers"] == 1
    # Whoever made it deletes it for all; who writes along only leaves it.
    assert ada.delete(f"/api/studies/{other}").status_code == 404
    assert ben.delete(f"/api/studies/{other}").json()["mine"] == []


def test_only_so_much_is_changed_at_once_and_kept(
    served: Served, device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = device()
    study = made(ada)
    limits = served.app.state.lobby.services.limits
    monkeypatch.setattr(limits, "study_edits", limits._of_anybody("few", (2, 1), 3600.0))
    edited(ada, study, do="title", title="One")
    edited(ada, study, do="title", title="Two")
    status, problem = refused(ada, study, do="title", title="Three")
    assert (status, problem["code"]) == (429, "too-many-edits")
    monkeypatch.setattr("cartographers.server.features.studies.making.MOST", 1)
    answer = ada.post("/api/studies", json={"text": EXAMPLE})
    assert (answer.status_code, answer.json()["code"]) == (409, "study-most")


def test_the_host_deletes_a_study_and_puts_it_back(served: Served, device: NewDevice) -> None:
    ada, host = device(), Host(served)
    study = made(ada, title="Rude words")
    assert host.ask(act="find", kind="study", text="Rude")["found"] == []
    edited(ada, study, do="visibility", visibility="open")
    (found,) = host.ask(act="find", kind="study", text="Rude")["found"]
    assert (found["id"], found["title"], found["number"]) == (study, "Rude words", 1)
    gone = host.ask(act="delete", kind="study", id=study, sure=True)
    assert gone["goes"]["studies"] == 1 and study not in listed(device())[1]
    host.ask(act="undo", id=gone["undo"])
    assert study in listed(device())[1]


def test_only_the_page_for_other_sites_can_be_shown_in_a_frame(device: NewDevice) -> None:
    ada = device()
    embedded = ada.get("/study/x/embed").headers
    assert "frame-ancestors *;" in embedded["content-security-policy"]
    assert embedded["cross-origin-resource-policy"] == "cross-origin"
    for path in ("/study/x", "/studies", "/", "/study/x/embed/more", "/api/studies"):
        assert "frame-ancestors 'none'" in ada.get(path).headers["content-security-policy"]
