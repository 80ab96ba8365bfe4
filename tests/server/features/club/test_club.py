"""A club's table: its host starts it, pauses it, frees seats, hurries, and deals for people on paper."""

import asyncio
from dataclasses import replace

import pytest

from cartographers.server.features.club.hosting import host as start
from cartographers.server.features.club.room import name_paper_players
from cartographers.server.lobby.computing import ITSELF
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.decisions import skip
from cartographers.server.rooms.pausing import go_on, pause
from cartographers.server.rooms.people import connect
from cartographers.server.storage.stored_game import Club, PaperPlayer
from server.live_room import AtTable, LiveRoom, friends, refusal
from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, Served, StartServer


def hosted(host: Device, *seats: str, **wish: object) -> Json:
    """A club's table, not started yet."""
    return host.create(*seats, hosted=True, pace="live", absence=None, **wish)


def act(host: Device, game: str, action: str) -> Json:
    answer = host.post(f"/api/games/{game}/host", json={"action": action})
    assert answer.status_code == 200, answer.text
    state: Json = answer.json()
    return state


def sit(device: Device, code: str, name: str) -> str:
    answer = device.post("/api/join", json={"code": code, "name": name})
    assert answer.status_code == 200, answer.text
    game: str = answer.json()["id"]
    return game


def decide(device: Device, game: str) -> Json:
    state = device.state(game)
    return RandomClient(device, 1, boldness=0).decide(state, state["mine"][0])


def refused(device: Device, game: str) -> tuple[int, str]:
    """How a decision of a device is refused."""
    state = device.state(game)
    answer = device.decide(state, 0, {})
    return answer.status_code, answer.json()["code"]


def test_nobody_decides_before_the_host_has_started(device: NewDevice) -> None:
    host = device()
    game = hosted(host, "me", "greedy")["id"]
    assert host.state(game)["club"] == {"started": False, "host_deals": False, "paper": [], "revealed": 0}
    assert refused(host, game) == (409, "game-paused")
    assert not any(seat["decided"] for seat in host.state(game)["seats"])
    assert act(host, game, "start")["club"]["started"]
    assert decide(host, game)["step"] >= 1


def test_the_start_leaves_out_open_seats_and_leads_everybody_on(device: NewDevice) -> None:
    host, ann, ben = device(), device(), device()
    made = hosted(host, "open", "open", "open", "open")
    for player, name in ((ann, "Ann"), (ben, "Ben")):
        sit(player, made["invite"], name)
    old = act(host, made["id"], "start")
    assert old["ended"]["why"] == "started"
    game = old["rematch"]["id"]
    state = ann.state(game)
    assert [seat["name"] for seat in state["seats"]] == ["Ann", "Ben"] and state["mine"][0]["seat"] == 0
    assert state["club"]["started"] and host.state(game)["host"] and not state["host"]
    assert decide(ann, game)["mine"][0]["sealed"]
    # The game before it is in nobody's list, and its code leads to the new one.
    assert [line["id"] for line in ann.get("/api/games").json()["running"]] == [game]
    assert ann.get("/api/games").json()["recent"] == []
    assert host.get(f"/api/invites/{made['invite']}").json()["game"]["id"] == game


def test_seats_stay_for_latecomers_and_a_bot_draws_there_until_they_come(device: NewDevice) -> None:
    host, ann, ben, eva = device(), device(), device(), device()
    made = hosted(host, "open", "open", "open", "open", "open")
    for player, name in ((ann, "Ann"), (ben, "Ben")):
        sit(player, made["invite"], name)
    answer = host.post(f"/api/games/{made['id']}/host", json={"action": "start", "spare": 2}).json()
    game = answer["rematch"]["id"]
    seats = ann.state(game)["seats"]
    assert [(seat["name"], seat["minded"]) for seat in seats] == [
        *(("Ann", False), ("Ben", False)),
        *(("", True), ("", True)),
    ]
    with ann.socket(game) as told, ben.socket(game):
        for player in (ann, ben):
            decide(player, game)
        told.until(lambda state: state["log"][0]["drawn"])
        # Eva has the code of the old table, sits down with what the bot drew, and draws herself from now on.
        assert sit(eva, made["invite"], "Eva") == game
        state = eva.state(game)
        mine = state["mine"][0]["seat"]
        assert mine == 2 and state["seats"][mine]["name"] == "Eva" and not state["seats"][mine]["minded"]
        drawn = next(one for one in state["log"][0]["drawn"] if one["by"] == mine)
        assert drawn["bot"]
        if state["mine"][0]["must_decide"]:
            assert decide(eva, game)["mine"][0]["sealed"]
    # The last seat is played by the bot, and in the next game it is open again.
    assert ann.state(game)["seats"][3]["minded"]


def test_the_host_goes_on_with_the_ceremony_once_the_game_is_over(device: NewDevice) -> None:
    host = device()
    game = hosted(host, "me")["id"]
    act(host, game, "start")
    early = host.post(f"/api/games/{game}/host", json={"action": "reveal"})
    assert early.status_code == 200 and early.json()["club"]["revealed"] == 0
    while host.state(game)["phase"] != "over":
        decide(host, game)
    assert act(host, game, "reveal")["club"]["revealed"] == 1
    assert [act(host, game, "reveal")["club"]["revealed"] for _ in range(15)][-1] == 12


def test_a_table_without_anybody_cannot_be_started(device: NewDevice) -> None:
    host = device()
    answer = host.post(f"/api/games/{hosted(host, 'open')['id']}/host", json={"action": "start"})
    assert (answer.status_code, answer.json()["code"]) == (409, "nobody-seated")


def test_a_host_without_a_seat_finds_the_table_again(device: NewDevice) -> None:
    host = device()
    game = hosted(host, "open", "open")["id"]
    assert [line["id"] for line in host.get("/api/games").json()["running"]] == [game]


@on_both_databases
def test_when_a_host_without_a_seat_is_forgotten_the_next_player_hosts(serving: StartServer) -> None:
    server = serving()
    host, ann, ben = server.device(), server.device(), server.device()
    paused, waiting = hosted(host, "open", "open"), hosted(host, "open", "open", "open")
    empty = hosted(host, "open", "greedy")["id"]
    for made in (paused, waiting):
        for player, name in ((ann, "Ann"), (ben, "Ben")):
            sit(player, made["invite"], name)
    act(host, paused["id"], "start")
    act(host, paused["id"], "pause")
    assert host.post("/api/you/delete", json={"everything": True}).status_code == 200
    # Nobody is left at this one.
    assert ann.get(f"/api/games/{empty}").status_code == 404
    for restarted in (False, True):
        assert [ann.state(made["id"])["host"] for made in (paused, waiting)] == [True, True]
        assert not ben.state(paused["id"])["host"]
        if not restarted:
            server.stop()
            port = serving().port
            ann, ben = ann.moved(port), ben.moved(port)
    assert not act(ann, paused["id"], "go-on")["paused"]
    assert decide(ann, paused["id"])["mine"][0]["sealed"]
    assert len(act(ann, waiting["id"], "start")["rematch"]["id"]) > 0


def test_a_host_without_a_seat_can_remove_the_table_and_the_next_player_hosts(device: NewDevice) -> None:
    host, ann = device(), device()
    made = hosted(host, "open", "open")
    sit(ann, made["invite"], "Ann")
    assert ann.delete(f"/api/games/{hosted(host, 'open')['id']}").status_code == 404
    assert host.delete(f"/api/games/{made['id']}").json() == {"id": made["id"], "deleted": False}
    assert host.get("/api/games").json()["running"][0]["id"] != made["id"]
    assert ann.state(made["id"])["host"] and host.delete(f"/api/games/{made['id']}").status_code == 404


def test_a_host_without_a_seat_offers_another_game(device: NewDevice) -> None:
    host, ann = device(), device()
    made = hosted(host, "open")
    game = sit(ann, made["invite"], "Ann")
    early = host.post(f"/api/games/{game}/rematch")
    assert (early.status_code, early.json()["code"]) == (409, "rematch-not-over")
    act(host, game, "start")
    assert host.post(f"/api/games/{game}/abandon").status_code == 200
    stranger = device().post(f"/api/games/{game}/rematch")
    assert (stranger.status_code, stranger.json()["code"]) == (403, "rematch-others")
    again = host.post(f"/api/games/{game}/rematch").json()["id"]
    assert ann.state(game)["rematch"] == {"id": again, "by": None}
    state = ann.state(again)
    assert [seat["name"] for seat in state["seats"]] == ["Ann"] and state["mine"][0]["seat"] == 0
    assert host.state(again)["host"] and not state["club"]["started"]
    assert act(host, again, "start")["club"]["started"] and decide(ann, again)["step"] >= 1


def test_the_list_tells_which_tables_a_device_hosts_and_at_which_it_plays(device: NewDevice) -> None:
    host, ann = device(), device()
    own, run = hosted(host, "me", "open"), hosted(host, "open", "greedy")
    plain = host.create("me")["id"]
    sit(ann, own["invite"], "Ann")
    lines = {line["id"]: (line["hosts"], line["plays"]) for line in host.get("/api/games").json()["running"]}
    assert lines == {own["id"]: (True, True), run["id"]: (True, False), plain: (False, True)}
    (line,) = ann.get("/api/games").json()["running"]
    assert (line["hosts"], line["plays"]) == (False, True)


def test_only_the_host_of_a_club_hosts(device: NewDevice) -> None:
    host, ann = device(), device()
    made = hosted(host, "open")
    sit(ann, made["invite"], "Ann")
    plain = ann.create("me", "open")["id"]
    for game in (made["id"], plain):
        for path, body in (("host", {"action": "start"}), ("seats/0/free", None), ("paper", {"players": []})):
            answer = ann.post(f"/api/games/{game}/{path}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-host"), path


@on_both_databases
def test_a_paused_table_is_paused_after_a_restart(serving: StartServer) -> None:
    first = serving()
    host = first.device()
    game = hosted(host, "me", "me")["id"]
    act(host, game, "start")
    decide(host, game)
    act(host, game, "pause")
    first.stop()
    host = host.moved(serving().port)
    assert host.state(game)["paused"] and refused(host, game) == (409, "game-paused")
    act(host, game, "go-on")
    state = host.state(game)
    assert not state["paused"]
    waiting = next(mine for mine in state["mine"] if mine["must_decide"])
    assert RandomClient(host, 2, boldness=0).decide(state, waiting)["step"] > state["step"]


def test_the_time_for_a_move_stands_still_during_a_pause(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        room.row = replace(room.row, club=Club(started=True))
        await connect(room, "a")
        began = live.clock.now
        assert room.due == began + 30
        live.clock.now += 10
        await pause(room)
        stands_still = room.due is None
        assert stands_still
        live.clock.now += 500
        assert (await refusal(live.decide(0)))[1] == "game-paused"
        await go_on(room)
        assert room.due == began + 500 + 30

    at_table(test, plan=friends(pace="live", absence=None, move_clock=30))


def test_two_wishes_of_a_host_at_once_do_not_undo_each_other(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        room.row = replace(room.row, club=Club(started=True))
        async with room.lock:  # both wait for a decision that is being written
            wishes = [pause(room), name_paper_players(room, [PaperPlayer("Pat", 40)]), pause(room)]
            tasks = [asyncio.ensure_future(wish) for wish in wishes]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert room.row.club == Club(True, (PaperPlayer("Pat", 40),))
        assert (await live.saved()).game.paused == live.clock.now
        live.clock.now += 5
        began = room.timer.began
        await asyncio.gather(go_on(room), name_paper_players(room, []), go_on(room))
        assert room.row.club == Club(started=True) == (await live.saved()).game.club
        assert not room.paused
        assert (await live.saved()).game.paused is None
        assert room.timer.began == began + 5

    at_table(test, plan=friends(pace="live", absence=None))


def test_a_table_that_is_started_twice_goes_on_in_one_game(served: Served) -> None:
    host, ann = served.device(), served.device()
    made = hosted(host, "open", "open")
    sit(ann, made["invite"], "Ann")

    async def start_in_two_tabs() -> None:
        lobby: Lobby = served.app.state.lobby
        room = await lobby.room(made["id"], ITSELF)
        async with room.seating:  # both wait until somebody has sat down
            starts = [start(lobby, room, room.row.maker, "start") for _ in range(2)]
            tasks = [asyncio.ensure_future(one) for one in starts]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    served.run(start_in_two_tabs())
    games = [line["id"] for line in ann.get("/api/games").json()["running"]]
    assert games == [host.state(made["id"])["rematch"]["id"]]
    # Whoever starts it once more, in a tab that knows nothing of it, is led there too.
    assert act(host, made["id"], "start")["rematch"]["id"] == games[0]


def test_bots_do_not_play_during_a_pause(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        room.seats.draw_once([0, 1])
        assert len(room.bots_to_move()) == 2
        room.row = replace(room.row, club=Club(started=True), paused=1000.0)
        assert len(room.bots_to_move()) == 0

    at_table(test, plan=friends(pace="live", absence=None))


def test_no_move_is_skipped_after_a_pause_that_came_before_it(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        room = live.room
        room.row = replace(room.row, club=Club(started=True))
        before = room.seq
        await asyncio.gather(pause(room), skip(room, [0, 1]))
        assert room.seq == before
        await asyncio.gather(go_on(room), skip(room, [0, 1]))
        assert room.seq > before

    at_table(test, plan=friends(pace="days", move_limit=24, on_limit="skip"))


def test_before_the_start_a_freed_seat_is_open_again(device: NewDevice) -> None:
    host, ann = device(), device()
    made = hosted(host, "open", "greedy")
    sit(ann, made["invite"], "Ann")
    for seat in (0, 1):
        state = host.post(f"/api/games/{made['id']}/seats/{seat}/free").json()
        assert (state["seats"][seat]["kind"], state["seats"][seat]["name"]) == ("open", "")
    assert ann.state(made["id"])["mine"] == []


@on_both_databases
def test_a_late_comer_takes_a_freed_seat_and_its_old_link_is_dead(serving: StartServer) -> None:
    server = serving()
    host, ann, ben = server.device(), server.device(), server.device()
    made = hosted(host, "open", "me")
    game = sit(ann, made["invite"], "Ann")
    act(host, game, "start")
    assert ben.post("/api/join", json={"code": made["invite"], "name": "Ben"}).status_code == 409
    link = ann.state(game)["mine"][0]["link"]
    state = host.post(f"/api/games/{game}/seats/0/free").json()
    assert state["seats"][0]["minded"] and state["seats"][0]["name"] == "Ann" and state["invite"]
    assert ann.state(game)["mine"] == []
    assert sit(ben, state["invite"], "Ben") == game
    state = ben.state(game)
    assert state["mine"][0]["seat"] == 0 and state["seats"][0]["name"] == "Ben"
    assert not state["seats"][0]["minded"] and state["mine"][0]["link"] == ""
    assert ann.post("/api/join", json={"code": link, "name": "Ann"}).status_code == 404
    server.stop()
    again = ben.moved(serving().port).state(game)
    assert again["mine"][0]["seat"] == 0 and again["seats"][0]["name"] == "Ben"


@pytest.mark.parametrize("gone", ["freed", "removed", "forgotten"])
def test_who_takes_a_seat_is_not_shown_what_its_player_had_sealed(device: NewDevice, gone: str) -> None:
    host, ann, spy = device(), device(), device()
    made = hosted(host, "open", "me")
    game = sit(ann, made["invite"], "Ann")
    act(host, game, "start")
    sealed = decide(ann, game)["mine"][0]["sealed"]
    assert sealed
    if gone == "freed":
        host.post(f"/api/games/{game}/seats/0/free")
    elif gone == "removed":
        ann.delete(f"/api/games/{game}")
    else:
        ann.post("/api/you/delete", json={"everything": True})
    sit(spy, host.state(game)["invite"], "Spy")
    mine = spy.state(game)["mine"][0]
    # A bot may have decided meanwhile, which tells nothing of what Ann had drawn.
    assert mine["seat"] == 0 and (mine["sealed"] is None or mine["sealed_by"])


def test_the_host_has_bots_draw_once_for_the_slow(device: NewDevice) -> None:
    host, ann = device(), device()
    made = hosted(host, "me", "open")
    game = sit(ann, made["invite"], "Ann")
    act(host, game, "start")
    step = decide(host, game)["step"]
    with host.socket(game) as socket:
        act(host, game, "hurry")
        state = socket.until(lambda told: told["step"] > step)
    assert ann.state(game)["mine"][0]["must_decide"] or state["phase"] == "declare"
    # By whom, not on whose map: the first card may be an ambush, and then everybody draws on a neighbour's.
    drawn = {one["by"]: one["bot"] for line in ann.state(game)["log"] for one in line["drawn"]}
    assert drawn == {0: "", 1: "greedy"}


@on_both_databases
def test_with_people_on_paper_the_next_card_waits_for_the_host(serving: StartServer) -> None:
    first = serving()
    host = first.device()
    game = hosted(host, "me", host_deals=True)["id"]
    act(host, game, "start")
    early = host.post(f"/api/games/{game}/host", json={"action": "next"})
    assert (early.status_code, early.json()["code"]) == (409, "still-drawing")
    held = decide(host, game)
    assert held["phase"] == "reveal" and not held["mine"][0]["must_decide"]
    first.stop()
    host = host.moved(serving().port)
    assert host.state(game)["phase"] == "reveal"
    state = act(host, game, "next")
    assert state["phase"] != "reveal" and state["step"] > held["step"]


def test_people_on_paper_have_a_place_among_all(device: NewDevice) -> None:
    host = device()
    game = hosted(host, "me", "greedy")["id"]
    players = [
        {"name": "  Pat ", "stars": 40},
        {"name": "Pia", "stars": None},
        {"name": "Per", "stars": -3},
    ]
    state = host.post(f"/api/games/{game}/paper", json={"players": players}).json()
    assert [(one["name"], one["place"]) for one in state["club"]["paper"]] == [
        ("Pat", 1),
        ("Pia", None),
        ("Per", 4),
    ]
    assert state["places"] == [2, 2]
    for nobody in ("", " ", "\u202e"):
        nameless = host.post(f"/api/games/{game}/paper", json={"players": [{"name": nobody, "stars": 1}]})
        assert nameless.status_code == 422
