"""Routes for e-mail: one's own address, and the links in e-mail, which need no login."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from cartographers.server.features.notices import mail_asking
from cartographers.server.features.notices.messages import MailCode, MailRequest, MailState
from cartographers.server.features.notices.routes import NoticesDep
from cartographers.server.http.dependencies import CreationLimit, Device, ServicesDep, refusals
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep

router = APIRouter(route_class=JsonRoute, prefix="/api/mail", tags=["notices"])

_LONGEST = 64
Id = Annotated[str, Path(description="The address, as links in e-mail name it.", max_length=_LONGEST)]
Code = Annotated[str, Query(description="What the link proves itself with.", max_length=_LONGEST)]


@router.get("", summary="Where does this person get e-mail?", responses=refusals())
async def get_mail(notices: NoticesDep, device: Device) -> MailState:
    """And can this server send any? Only one whose host has set a mail server can."""
    return await mail_asking.mail_state(notices, device)


@router.post("", summary="Give an address for e-mail", responses=refusals(409), dependencies=[CreationLimit])
async def give_address(
    request: MailRequest, services: ServicesDep, notices: NoticesDep, device: Device, words: WordsDep
) -> MailState:
    """A link is sent to it, in the language of the request; nothing else is until somebody follows it."""
    return await mail_asking.give_address(services, notices, request.address, device, words.language)


@router.delete("", summary="Get no e-mail any more", responses=refusals())
async def remove_address(notices: NoticesDep, device: Device) -> MailState:
    """The address is deleted."""
    return await mail_asking.remove_address(notices, device)


@router.post("/{id}/confirm", summary="Confirm an address for e-mail", responses=refusals(404))
async def confirm(id: Id, request: MailCode, services: ServicesDep, notices: NoticesDep) -> MailState:
    """With the code of the link that was sent there, within a day; on any device."""
    return await mail_asking.confirm(services, notices, id, request.code)


@router.delete("/{id}", summary="Send nothing more to an address", responses=refusals(404))
async def stop(id: Id, code: Code, notices: NoticesDep) -> MailState:
    """With the code of a link that is in every e-mail; on any device. The address is deleted."""
    return await mail_asking.stop(notices, id, code)
