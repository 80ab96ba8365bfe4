"""Players tell the host of a name, a game or a note, and the host looks; whoever is reported is not told."""

from secrets import token_hex

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.admin import people
from cartographers.server.features.admin.messages import AdminAnswer, AdminReport, CloseReport, ListReports
from cartographers.server.features.admin.noting import Host, note
from cartographers.server.features.admin.report_messages import Reported, ReportRequest
from cartographers.server.features.admin.report_store import Report, ReportStore, Subject
from cartographers.server.lobby.computing import Computing
from cartographers.server.lobby.services import Services

#: Reports that are told at a time.
_MOST = 100
_ID_BYTES = 8
#: Reports of one person, and of all, that are open at a time.
MOST_OF_PERSON, MOST_OPEN = 20, 5000
#: For how many seconds a closed report is kept.
_KEPT = 90 * 24 * 3600.0


async def report(services: Services, request: ReportRequest, person: str) -> Reported:
    """Store a report; one about the same thing by the same person is there already."""
    shown = "" if request.kind == "game" else request.shown
    subject = Subject(request.kind, request.place, request.id, shown)
    made = Report(token_hex(_ID_BYTES), subject, person, request.why, request.text, services.clocks.wall())
    match await ReportStore(services.store.database).add(made, MOST_OF_PERSON, MOST_OPEN):
        case "missing":
            sentence = "What you report is no longer there, or it is called otherwise now."
            raise Refusal(404, "report-missing", sentence)
        case "person":
            sentence = "The host has still to look at {most} of your reports; more are not possible now."
            raise Refusal(409, "report-most", sentence, most=MOST_OF_PERSON)
        case "all":
            raise Refusal(503, "report-full", "The host has too many reports to look at; try again later.")
        case again:
            return Reported(again=again is not None)


async def listed(services: Services, request: ListReports) -> AdminAnswer:
    """The reports that are open, the oldest first; or those that are closed, the last one first."""
    reports = await ReportStore(services.store.database).listed(request.closed, _MOST + 1)
    page = [_report_message(services.computing, report) for report in reports[:_MOST]]
    return AdminAnswer(reports=page, more=len(reports) > _MOST)


def _report_message(computing: Computing, report: Report) -> AdminReport:
    subject, owner = report.subject, report.owner.person
    return AdminReport(
        id=report.id,
        kind=subject.kind,
        place=subject.place,
        place_id=subject.place_id,
        shown=subject.shown,
        why=report.why,
        text=report.text,
        at=report.at,
        about=people.shown(computing, owner, subject.shown if subject.kind == "name" else "")
        if owner
        else None,
        reporter=people.shown(computing, report.reporter),
        note=report.note,
    )


async def close(services: Services, host: Host, request: CloseReport) -> AdminAnswer:
    """The host is done with a report."""
    if not await ReportStore(services.store.database).close(request.id, services.clocks.wall(), request.why):
        raise Refusal(404, "admin-no-report", "There is no open report {id!r}.", id=request.id)
    await note(services, host, "close-report", request.id, request.why)
    return AdminAnswer(done=True)


async def remove_old(services: Services) -> None:
    """Delete what was closed a long time ago."""
    await ReportStore(services.store.database).remove_closed(services.clocks.wall() - _KEPT)
