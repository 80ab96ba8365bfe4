"""Reports of names and games at a real server: only the host reads them."""

from pathlib import Path

from cartographers.server.features.admin.report_store import Report, ReportStore
from server.daily_clock import DAY, MORNING, WallClock, serve
from server.serving import Device, Json, NewDevice, Served, StartServer


def _table(maker: Device, name: str = "Rude Rudi") -> str:
    id: str = maker.post(
        "/api/games", json={"seats": [{"kind": "me", "name": name}, {"kind": "open"}]}
    ).json()["id"]
    return id


def _report(client: Device, game: str, **changes: str) -> tuple[int, Json]:
    request = {"kind": "name", "place": "game", "id": game, "shown": "Rude Rudi", "why": "rude"}
    answer = client.post("/api/reports", json=request | changes)
    return answer.status_code, answer.json()


def _open(served: Served) -> list[Report]:
    reports: list[Report] = []

    async def read() -> None:
        reports.extend(await ReportStore(served.app.state.lobby.services.store.database).listed())

    served.run(read())
    return reports


def test_the_host_reads_a_report_and_nobody_else_is_told(serving: StartServer) -> None:
    served = serving()
    maker, reader = served.device(), served.device()
    game = _table(maker)
    before = maker.state(game)
    text = "It is about\u202e my sister.\n"
    assert _report(reader, game, text=text) == (201, {"again": False})
    assert _report(reader, game, why="private") == (201, {"again": True})
    (report,) = _open(served)
    assert (report.subject, report.why) == (("name", "game", game, "Rude Rudi"), "rude")
    assert report.text == "It is about my sister."
    assert report.owner.number == 0 and report.owner.person not in (None, report.reporter)
    assert maker.state(game) == before


def test_a_name_that_is_not_there_is_no_report(device: NewDevice) -> None:
    maker = device()
    game = _table(maker)
    for wrong in ({"shown": "Ann"}, {"id": "none"}, {"place": "tournament"}, {"kind": "tournament"}):
        status, problem = _report(maker, game, **wrong)
        assert (status, problem["code"]) == (404, "report-missing"), wrong
    assert _report(maker, game, why="boring")[0] == 422
    assert _report(maker, game, text="x" * 301)[0] == 422
    assert _report(maker, game, kind="game", shown="anything") == (201, {"again": False})


def test_a_network_sends_only_so_many_reports(serving: StartServer) -> None:
    served = serving()
    clients = [served.device() for _ in range(11)]
    game = _table(clients[0])
    answers = [_report(client, game) for client in clients]
    assert [status for status, _ in answers] == [201] * 10 + [429]
    assert answers[-1][1]["code"] == "too-many-reports"
    assert len(_open(served)) == 10


def test_a_closed_report_is_deleted_after_three_months(tmp_path: Path) -> None:
    clock = WallClock()
    with serve(tmp_path, clock) as served:
        lobby, maker = served.app.state.lobby, served.device()
        assert _report(maker, _table(maker))[0] == 201
        (report,) = _open(served)

        async def close_and_look_after() -> None:
            await ReportStore(lobby.services.store.database).close(report.id, clock.now)
            for days, left in ((89, 1), (91, 0)):
                clock.now = MORNING + days * DAY
                await lobby.remove_old()
                assert len(await ReportStore(lobby.services.store.database).listed(closed=True)) == left

        served.run(close_and_look_after())
