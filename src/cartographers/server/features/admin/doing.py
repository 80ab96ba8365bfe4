"""Answering what a host asks, and noting what was done."""

from cartographers.server.features.admin import banning, deleting, finding, reports, setting
from cartographers.server.features.admin import messages as ask
from cartographers.server.features.admin.messages import AdminAnswer, AdminRequest
from cartographers.server.features.admin.noting import Host, log
from cartographers.server.lobby.lobby import Lobby


async def answer(lobby: Lobby, host: Host, request: AdminRequest) -> AdminAnswer:
    """Do what a host asks; raises a ``Refusal`` if it cannot be done."""
    match request:
        case ask.LookAround():
            return await setting.look(lobby.services)
        case ask.FindThings():
            return await finding.find(lobby, request)
        case ask.ListReports():
            return await reports.listed(lobby.services, request)
        case ask.CloseReport():
            return await reports.close(lobby.services, host, request)
        case ask.ClosePages():
            return await setting.close_pages(lobby, host)
        case ask.ReadLog():
            return await log(lobby.services.store, request)
        case ask.EndThing():
            return await deleting.end(lobby, host, request)
        case ask.DeleteThing():
            return await deleting.delete(lobby, host, request)
        case ask.RenameAll():
            return await deleting.rename(lobby, host, request)
        case ask.PutBack():
            return await deleting.put_back(lobby, host, request)
        case ask.BanSomebody():
            return await banning.ban(lobby, host, request)
        case ask.LiftBan():
            return await banning.lift(lobby, host, request)
        case ask.SetCreation():
            return await setting.set_creation(lobby, host, request)
        case ask.SwitchFeature():
            return await setting.switch(lobby, host, request)
        case ask.SetNotice():
            return await setting.set_notice(lobby, host, request)
        case ask.SetContact():
            return await setting.set_contact(lobby, host, request)
