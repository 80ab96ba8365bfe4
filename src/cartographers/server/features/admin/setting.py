"""What hosts set for everybody: who makes games, what is switched off, a notice, contact and imprint."""

import asyncio
from collections.abc import Callable
from secrets import token_hex

from cartographers.notation.wire import Json
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.admin import people
from cartographers.server.features.admin.messages import (
    AdminAnswer,
    AdminBan,
    AdminLook,
    CanPutBack,
    SetContact,
    SetCreation,
    SetNotice,
    SwitchFeature,
)
from cartographers.server.features.admin.noting import Host, note
from cartographers.server.features.admin.report_store import ReportStore
from cartographers.server.features.admin.store import AdminStore
from cartographers.server.games.creation import hashed_password
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.site import FEATURES, SiteNotice, SiteSettings
from cartographers.server.storage.changes import Change
from cartographers.server.storage.site import Ban
from cartographers.words.languages import languages

_HOUR = 3600.0
#: The shortest password.
_LEAST_PASSWORD = 6


async def look(services: Services) -> AdminAnswer:
    """What is set, who is banned, and what can be put back."""
    now, site = services.clocks.wall(), services.site
    await site.read()
    can_put_back = await AdminStore(services.store.database).set_aside(now)
    bans = await services.store.site.bans()
    return AdminAnswer(
        look=AdminLook(
            creation=site.now.creation,
            off=site.now.off,
            notice=site.now.notice,
            contact=site.contact,
            imprint=site.imprint,
            reports=await ReportStore(services.store.database).open_count(),
            bans=[_ban_message(ban) for ban in bans if ban.until > now],
            can_put_back=[
                CanPutBack(id=one.id, kind=one.kind, what=one.what, until=one.until) for one in can_put_back
            ],
        )
    )


def _ban_message(ban: Ban) -> AdminBan:
    value = ban.value if ban.kind == "network" else ban.value[: people.SHOWN]
    return AdminBan(id=ban.id, kind=ban.kind, value=value, until=ban.until, why=ban.why)


async def _set(lobby: Lobby, **settings: object) -> AdminAnswer:
    """Set something, here and on the other servers of the database."""
    return await _change(lobby, lambda now: settings)


async def _change(lobby: Lobby, changes: Callable[[SiteSettings], dict[str, object]]) -> AdminAnswer:
    """The same of something that depends on what is set; another host may change it at the same time."""

    def changed(stored: Json) -> Json:
        now = SiteSettings.model_validate(stored)
        return now.model_copy(update=changes(now)).model_dump()

    await lobby.services.store.site.change(changed)
    await lobby.site_changed()
    await lobby.services.store.announce(Change(site=True))
    return AdminAnswer(done=True)


async def set_creation(lobby: Lobby, host: Host, request: SetCreation) -> AdminAnswer:
    """Say who may make games, tournaments and uploads."""
    password = ""
    if request.creation == "password":
        if len(request.password) < _LEAST_PASSWORD:
            sentence = "A password has at least {least} characters."
            raise Refusal(422, "admin-password", sentence, least=_LEAST_PASSWORD)
        password = await asyncio.to_thread(hashed_password, request.password)
        await lobby.services.store.site.forget_makers()
    await note(lobby.services, host, "creation", request.creation)
    return await _set(lobby, creation=request.creation, password=password)


async def close_pages(lobby: Lobby, host: Host) -> AdminAnswer:
    """End all sessions of the host's page, and let links that were made before open nothing."""
    services = lobby.services
    answer = await _set(lobby, links_since=services.clocks.wall())
    await AdminStore(services.store.database).end_sessions()
    await note(services, host, "close-pages", "")
    return answer


async def switch(lobby: Lobby, host: Host, request: SwitchFeature) -> AdminAnswer:
    """Switch something on or off."""

    def changes(now: SiteSettings) -> dict[str, object]:
        off = {*now.off} - {request.feature} | (set() if request.on else {request.feature})
        return {"off": [feature for feature in FEATURES if feature in off]}

    await note(lobby.services, host, "on" if request.on else "off", request.feature)
    return await _change(lobby, changes)


async def set_notice(lobby: Lobby, host: Host, request: SetNotice) -> AdminAnswer:
    """Tell everybody something, or nothing more."""
    texts = {language: text.strip() for language, text in request.texts.items() if text.strip()}
    for language in texts:
        if language not in languages():
            sentence = "There is no language {language!r}; choose from {choices}."
            raise Refusal(422, "admin-language", sentence, language=language, choices=[*languages()])
    until = lobby.services.clocks.wall() + request.hours * _HOUR if request.hours else None
    notice = SiteNotice(id=token_hex(4), texts=texts, until=until) if texts else None
    await note(
        lobby.services, host, "notice" if notice else "no-notice", next(iter(texts.values()), "")[:100]
    )
    return await _set(lobby, notice=notice)


async def set_contact(lobby: Lobby, host: Host, request: SetContact) -> AdminAnswer:
    """Say whom to write to, and who runs the site."""
    given = {"contact": request.contact, "imprint": request.imprint}
    changes = {name: text.strip() for name, text in given.items() if text is not None}
    for name, text in changes.items():
        await note(lobby.services, host, name, text[:100])
    return await _set(lobby, **changes)
