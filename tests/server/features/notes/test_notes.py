"""Notes at a table, at a real server: who writes, who reads, who is told, and what becomes of them."""

from functools import partial
from io import BytesIO
from json import loads
from zipfile import ZipFile

import pytest

from cartographers.server.features.admin.report_store import Subject
from cartographers.server.features.notes.notes import LONGEST, MOST
from cartographers.server.lobby.limits import NOTE_LIMIT
from server.features.admin.host import Host
from server.postgres_server import on_both_databases
from server.push_service import Browser, PushService
from server.serving import Device, Json, NewDevice, Served, StartServer


def table(maker: Device, guest: Device, **wish: object) -> str:
    """A game of Ann, who opened it, and Ben."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = maker.post("/api/games", json={"seats": seats, **wish}).json()
    joined = guest.post("/api/join", json={"code": made["invites"]["1"], "name": "Ben"})
    assert joined.status_code == 200
    game: str = made["id"]
    return game


def written(player: Device, game: str, text: str, to: str = "all", seat: int = 0) -> Json:
    answer = player.post(f"/api/games/{game}/seats/{seat}/notes", json={"text": text, "to": to})
    assert answer.status_code == 201, answer.text
    note: Json = answer.json()
    return note


def refused(player: Device, game: str, text: str, to: str = "all", seat: int = 0) -> tuple[int, Json]:
    answer = player.post(f"/api/games/{game}/seats/{seat}/notes", json={"text": text, "to": to})
    assert answer.status_code >= 400
    return answer.status_code, answer.json()


def texts(player: Device, game: str) -> list[str]:
    answer = player.get(f"/api/games/{game}/notes")
    assert answer.status_code == 200, answer.text
    return [note["text"] for note in answer.json()["notes"]]


@on_both_databases
def test_a_note_to_all_is_read_by_the_players_and_one_to_oneself_by_nobody_else(device: NewDevice) -> None:
    ann, ben, stranger = device(), device(), device()
    game = table(ann, ben)
    note = written(ann, game, "  Back on\u202e Friday.\n ")
    assert note["text"] == "Back on Friday." and note["here"] and note["mine"]
    written(ben, game, "The lake needs one more.", to="self", seat=1)
    assert texts(ann, game) == ["Back on Friday."]
    assert texts(ben, game) == ["Back on Friday.", "The lake needs one more."]
    (first, _) = ben.get(f"/api/games/{game}/notes").json()["notes"]
    assert (first["seat"], first["here"], first["mine"], first["to"]) == (0, True, False, "all")
    # A spectator sees the game, but not what its players write to each other.
    assert stranger.state(game)["id"] == game
    for answer in (stranger.get(f"/api/games/{game}/notes"), device().get(f"/api/games/{game}/notes")):
        assert (answer.status_code, answer.json()["code"]) == (403, "notes-players")
    assert refused(stranger, game, "Hello")[1]["code"] == "not-yours"
    assert refused(ben, game, "Hello", seat=0)[1]["code"] == "not-yours"


def test_a_note_that_is_empty_or_too_long_is_refused_with_a_sentence(device: NewDevice) -> None:
    ann, ben = device(), device()
    game = table(ann, ben)
    assert refused(ann, game, " \u200b\n")[1]["code"] == "note-empty"
    status, problem = refused(ann, game, "x" * (LONGEST + 5))
    assert (status, problem["code"]) == (422, "note-long")
    assert problem["detail"] == "A note has at most 280 characters; this one has 285."
    assert refused(ann, game, "x", to="nobody")[0] == 422
    # A composed emoji is one character to a reader.
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert written(ann, game, family * 50)["text"] == family * 50
    assert written(ann, game, "x" * LONGEST)["text"] == "x" * LONGEST
    assert refused(ann, game, "е" * (LONGEST + 1))[1]["code"] == "note-long"


def test_notes_to_all_are_for_games_over_days(device: NewDevice) -> None:
    ann, ben = device(), device()
    game = table(ann, ben, pace="live", move_clock=60)
    assert refused(ann, game, "Hello")[1]["code"] == "notes-live"
    written(ann, game, "Keep the corner.", to="self")
    assert texts(ann, game) == ["Keep the corner."] and texts(ben, game) == []


def test_only_so_many_notes_are_written_at_once_and_at_one_table(
    device: NewDevice, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = device(), device()
    game = table(ann, ben)
    for number in range(NOTE_LIMIT[0]):
        written(ann, game, str(number))
    status, problem = refused(ann, game, "One more")
    assert (status, problem["code"]) == (429, "too-many-notes")
    written(ben, game, "Ben has his own.", seat=1)
    monkeypatch.setattr("cartographers.server.features.notes.notes.MOST", 1)
    assert MOST > 1
    assert refused(ben, game, "Another", seat=1)[1]["code"] == "notes-most"


def test_the_author_removes_a_note_and_nobody_else_does(device: NewDevice) -> None:
    ann, ben = device(), device()
    game = table(ann, ben)
    note = written(ben, game, "Oh no", seat=1)
    assert ann.delete(f"/api/games/{game}/notes/{note['id']}").json()["code"] == "no-note"
    assert ben.delete(f"/api/games/{game}/notes/{note['id']}").json() == {"notes": []}
    assert texts(ann, game) == []
    assert ben.delete(f"/api/games/{game}/notes/{note['id']}").status_code == 404


def test_open_pages_of_players_are_told_at_once_and_those_of_spectators_are_not(
    device: NewDevice, served: Served
) -> None:
    ann, ben, watcher = device(), device(), device()
    game = table(ann, ben)
    with ben.socket(game) as page, watcher.socket(game) as other, ben.socket(game, view="projector") as wall:
        for socket in (page, other, wall):
            assert socket.push()["state"]
        written(ann, game, "Only mine", to="self")
        note = written(ann, game, "Hello")
        assert _next(page, "notes") and texts(ben, game) == ["Hello"]
        ann.delete(f"/api/games/{game}/notes/{note['id']}")
        assert _next(page, "notes") and texts(ben, game) == []
        ann.post(f"/api/games/{game}/seats/0/phrase", json={"phrase": "hello"})
        for socket in (other, wall):
            assert "notes" not in _kinds_until(socket, "phrase")


def _next(socket: object, kind: str) -> bool:
    return kind in _kinds_until(socket, kind)


def _kinds_until(socket: object, kind: str) -> list[str]:
    kinds: list[str] = []
    while kind not in kinds:
        kinds.append(socket.push()["kind"])  # type: ignore[attr-defined]
    return kinds


def test_a_note_comes_as_a_notice_to_who_does_not_look(serving: StartServer) -> None:
    start = partial(serving, private_notices=True, notice_delay=0.0, notice_retries=(0.01,))
    with PushService() as service:
        served = start()
        ann, ben = served.device(), served.device()
        game = table(ann, ben)
        browsers = Browser(service), Browser(service, "ann")
        key = ben.get("/api/push").json()["key"]
        for player, browser in zip((ben, ann), browsers, strict=True):
            player.post("/api/push", json=browser.subscription, headers={"Accept-Language": "cs"})
        written(ann, game, "Only mine", to="self")
        written(ann, game, "Back on Friday.")
        request = service.next()
        assert browsers[0].read(request, key) == {
            "kind": "note",
            "game": game,
            "language": "cs",
            "title": "Nový vzkaz: Ann",
            "body": "Back on Friday.",
        }
        # A notice of a turn is not replaced by it.
        assert request.headers["Topic"] == f"{game}-note"
        with ben.socket(game) as page:
            page.push()
            written(ann, game, "You see this.")
            written(ben, game, "I do.", seat=1)
            assert browsers[1].read(service.next(), key)["title"] == "Nový vzkaz: Ben"
        assert service.requests.empty()


def test_who_sits_in_a_seat_later_is_not_shown_as_the_author(device: NewDevice) -> None:
    ann, ben = device(), device()
    game = table(ann, ben)
    written(ben, game, "Bye", seat=1)
    assert ann.post(f"/api/games/{game}/seats/1/hand-on").status_code == 200
    assert ben.get(f"/api/games/{game}/notes").status_code == 403
    (note,) = ann.get(f"/api/games/{game}/notes").json()["notes"]
    assert (note["text"], note["seat"], note["here"]) == ("Bye", 1, False)


@on_both_databases
def test_the_host_reads_a_reported_note_deletes_it_and_puts_it_back(
    device: NewDevice, served: Served
) -> None:
    ann, ben, host = device(), device(), Host(served)
    game = table(ann, ben)
    secret = written(ann, game, "Rude, but to myself", to="self")
    note = written(ann, game, "Rude words")
    report = {"kind": "note", "place": "game", "shown": "Rude words", "why": "rude"}
    assert ben.post("/api/reports", json={**report, "id": f"{game}/{note['id']}"}).status_code == 201
    for wrong in (game, f"{game}/none", f"{game}/{secret['id']}"):
        assert ben.post("/api/reports", json={**report, "id": wrong}).status_code == 404
    (reported,) = host.ask("reports")["reports"]
    assert Subject("note", "game", f"{game}/{note['id']}", "Rude words") == Subject(
        *(reported[name] for name in ("kind", "place", "place_id", "shown"))
    )
    (found,) = host.ask("find", kind="note", text="rude")["found"]
    assert (found["id"], found["title"]) == (f"{game}/{note['id']}", "Rude words")
    assert found["people"][0]["name"] == "Ann" and found["people"][0] == reported["about"] | {"name": "Ann"}
    assert host.refused("delete", kind="note", id=f"{game}/{secret['id']}") == (404, "admin-no-such")
    assert host.ask("delete", kind="note", id=found["id"])["goes"] == {"notes": 1}
    assert texts(ben, game) == ["Rude words"]
    with ben.socket(game) as page:
        page.push()
        undo = host.ask("delete", kind="note", id=found["id"], sure=True, why="rude")["undo"]
        # The page comes again, and asks for the notes again.
        assert page.closed() == 1012
    assert texts(ben, game) == []
    (line,) = [one for one in host.ask("log")["log"] if one["act"] == "delete-note"]
    assert (line["what"], line["why"]) == (found["id"], "rude")
    host.ask("undo", id=undo)
    assert texts(ben, game) == ["Rude words"]


def test_a_host_switches_notes_off(device: NewDevice, served: Served) -> None:
    ann, ben, host = device(), device(), Host(served)
    game = table(ann, ben)
    note = written(ann, game, "Hello")
    host.ask("feature", feature="notes", on=False)
    assert refused(ann, game, "Again")[1]["code"] == "feature-off"
    assert ben.get(f"/api/games/{game}/notes").status_code == 403
    assert ann.delete(f"/api/games/{game}/notes/{note['id']}").status_code == 200
    host.ask("feature", feature="notes", on=True)
    assert texts(ben, game) == []


@on_both_databases
def test_notes_are_exported_moved_and_deleted_with_their_author(device: NewDevice) -> None:
    ann, ben, tablet = device(), device(), device()
    game = table(ann, ben)
    written(ann, game, "Mine", to="self")
    written(ann, game, "Ours")
    written(ben, game, "Ben's", seat=1)
    tablet.get("/api/games")
    phrase = ann.post("/api/you/phrase", json={"device": "phone"}).json()["latin"]
    assert tablet.post("/api/you/link", json={"phrase": phrase, "device": "tablet"}).status_code == 200
    assert texts(tablet, game) == ["Mine", "Ours", "Ben's"]
    answer = tablet.post("/api/you/export", json={"settings": {}})
    exported = loads(ZipFile(BytesIO(answer.content)).read("notes.json"))
    assert [(one["game"], one["to"], one["text"]) for one in exported] == [
        (game, "self", "Mine"),
        (game, "all", "Ours"),
    ]
    assert ann.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert texts(ben, game) == ["Ben's"]


def test_a_deleted_game_comes_back_with_its_notes(device: NewDevice, served: Served) -> None:
    ann, ben, host = device(), device(), Host(served)
    game = table(ann, ben)
    written(ann, game, "Hello")
    undo = host.ask("delete", kind="game", id=game, sure=True)["undo"]
    assert ann.get(f"/api/games/{game}/notes").status_code == 404
    host.ask("undo", id=undo)
    assert texts(ben, game) == ["Hello"]
