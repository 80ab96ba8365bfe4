"""Telling the host of a name, a game or a note; whoever is reported is not told."""

from secrets import token_hex

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.reports.messages import Reported, ReportRequest
from cartographers.server.lobby.services import Services
from cartographers.server.storage.reports import Report, Subject

_ID_BYTES = 8
#: Reports of one person, and of all, that are open at a time.
MOST_OF_PERSON, MOST_OPEN = 20, 5000


async def report(services: Services, request: ReportRequest, person: str) -> Reported:
    """Store a report; one about the same thing by the same person is there already."""
    shown = "" if request.kind == "game" else request.shown
    subject = Subject(request.kind, request.place, request.id, shown)
    made = Report(token_hex(_ID_BYTES), subject, person, request.why, request.text, services.clocks.wall())
    match await services.store.reports.add(made, MOST_OF_PERSON, MOST_OPEN):
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
