"""What players have told the host of."""

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.admin import people
from cartographers.server.features.admin.messages import AdminAnswer, AdminReport, CloseReport, ListReports
from cartographers.server.features.admin.noting import Host, note
from cartographers.server.lobby.computing import Computing
from cartographers.server.lobby.services import Services
from cartographers.server.storage.reports import Report

#: Reports that are told at a time.
_MOST = 100


async def listed(services: Services, request: ListReports) -> AdminAnswer:
    """The reports that are open, the oldest first; or those that are closed, the last one first."""
    reports = await services.store.reports.listed(request.closed, _MOST + 1)
    told = [_told(services.computing, report) for report in reports[:_MOST]]
    return AdminAnswer(reports=told, more=len(reports) > _MOST)


def _told(computing: Computing, report: Report) -> AdminReport:
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
    if not await services.store.reports.close(request.id, services.clocks.wall(), request.why):
        raise Refusal(404, "admin-no-report", "There is no open report {id!r}.", id=request.id)
    await note(services, host, "close-report", request.id, request.why)
    return AdminAnswer(done=True)
