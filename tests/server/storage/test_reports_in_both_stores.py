"""Every call of a store about reports, on SQLite and on PostgreSQL."""

from cartographers.server.features.admin.report_store import Owner, Report, ReportStore, Subject
from cartographers.server.features.bot_accounts.store import BotAccount, BotAccountStore
from cartographers.server.features.tournaments.store import TournamentStore
from cartographers.server.features.tournaments.tournament import Tournament
from cartographers.server.storage.person_rows import LinkedDevice
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import Club, PaperPlayer
from cartographers.server.storage.tries import NewTry, TryEnd
from server.storage.conftest import WithStore
from server.storage.stored_games import game, row

ANN = Subject("name", "game", "g", "Ann")


def _report(id: str, subject: Subject = ANN, reporter: str = "reader", at: float = 1.0) -> Report:
    return Report(id, subject, reporter, "rude", "See the name.", at)


async def _add(store: Store, report: Report) -> object:
    return await ReportStore(store.database).add(report, most_of_person=3, most=4)


def test_a_report_says_whose_the_thing_is(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        reports = ReportStore(store.database)
        snug = BotAccount("token", "Snug", "maker", "Owner", True, "2026", token_hash="hash", ends=1.0)
        await BotAccountStore(store.database).add(snug, 5)
        club = Club(paper=(PaperPlayer("Paper Pete"),))
        await store.create(game("g", "Ann", "token", maker="Ann", club=club))
        await store.create(game("t", "Tim"), NewTry("2026-11-16", "Tim", "Tim"))
        await TournamentStore(store.database).create(Tournament("cup", "Tim", "Rude Cup", {}, 1.0, None))
        await TournamentStore(store.database).join("cup", "Ann", "Anna", 2.0)
        subjects = {
            ANN: Owner(0, "Ann"),
            Subject("name", "game", "g", "token"): Owner(1, "maker"),
            Subject("name", "game", "g", "Paper Pete"): Owner(),
            Subject("game", "game", "g"): Owner(None, "Ann"),
            Subject("name", "tournament", "cup", "Anna"): Owner(1, "Ann"),
            Subject("tournament", "tournament", "cup", "Rude Cup"): Owner(None, "Tim"),
        }
        for number, subject in enumerate(subjects):
            assert await reports.add(_report(str(number), subject), 9, 9) is None
        assert {report.subject: report.owner for report in await reports.listed()} == subjects
        tims = Subject("name", "day", "2026-11-16", "Tim")
        assert await _add(store, _report("x", tims)) == "missing"  # still playing: nobody sees the name
        await store.append(row("t", day="2026-11-16", over=True), [], TryEnd(31))
        assert await reports.add(_report("day", tims), 9, 9) is None
        assert (await reports.listed())[-1].owner == Owner(None, "Tim")
        for missing in (
            Subject("name", "game", "g", "ann"),
            Subject("name", "game", "none", "Ann"),
            Subject("game", "game", "none"),
            Subject("name", "tournament", "cup", "Ann"),
            Subject("tournament", "tournament", "cup", "Nice Cup"),
            Subject("game", "day", "2026-11-16"),
        ):
            assert await _add(store, _report("x", missing)) == "missing"

    with_store(test)


def test_a_person_reports_a_thing_once_and_only_so_many_are_open(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        reports = ReportStore(store.database)
        await store.create(game("g", *"ABCDE"))
        names = [Subject("name", "game", "g", name) for name in "ABCDE"]
        assert await _add(store, _report("1", names[0])) is None
        assert await _add(store, _report("2", names[0])) == "again"
        assert [await _add(store, _report(name.shown, name)) for name in names[1:4]] == [None, None, "person"]
        others = [_report(f"{who}", names[4], who) for who in ("other", "third")]
        assert [await _add(store, report) for report in others] == [None, "all"]
        assert await reports.open_count() == 4
        assert await reports.close("1", 9.0, "renamed")
        assert await _add(store, _report("3", names[0], at=10.0)) is None  # it was done, and is wrong again

    with_store(test)


def test_open_reports_are_listed_oldest_first_and_closed_ones_leave_in_time(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        reports = ReportStore(store.database)
        await store.create(game("g", "Ann"))
        for id, at in (("late", 3.0), ("early", 1.0), ("middle", 2.0)):
            await _add(store, _report(id, reporter=id, at=at))
        assert [report.id for report in await reports.listed()] == [
            "early",
            "middle",
            "late",
        ]
        assert await reports.close("early", 5.0, "a joke") and await ReportStore(store.database).close(
            "late", 6.0
        )
        assert not await reports.close("early", 7.0, "again") and not await ReportStore(store.database).close(
            "x", 7.0
        )
        closed = await reports.listed(closed=True)
        assert [(report.id, report.closed, report.note) for report in closed] == [
            ("late", 6.0, ""),
            ("early", 5.0, "a joke"),
        ]
        assert [report.id for report in await reports.listed()] == ["middle"]
        assert await reports.remove_closed(6.0) == 1
        assert [report.id for report in await reports.listed(closed=True)] == ["late"]

    with_store(test)


def test_a_report_outlives_its_game_and_moves_and_goes_with_its_persons(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        reports = ReportStore(store.database)
        await store.create(game("g", "Ann"))
        await _add(store, _report("1"))
        await store.people.remove_game("Ann", "g")
        for device, person in (("reader", "reader 2"), ("Ann", "Ann 2")):
            await store.people.set_phrase(LinkedDevice(device, "laptop", "2026"), person, person)
        (report,) = await reports.listed()
        assert (report.reporter, report.owner) == ("reader 2", Owner(0, "Ann 2"))
        await store.people.forget("reader 2")
        assert await reports.listed() == []

    with_store(test)
