"""The public page of a person: only on wish, part by part, without deals that are still played."""

from collections.abc import Sequence
from secrets import choice

from cartographers.rules.setup import IllegalSetup
from cartographers.server.basics.deal_key import read_key
from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.features.people.history import Filter, figures
from cartographers.server.features.people.messages import (
    OwnProfile,
    Profile,
    ProfilePart,
    ProfileRequest,
    ShownFirst,
    ShownMap,
)
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.names.checking import given_name
from cartographers.server.protocol.profile import PublicFigures
from cartographers.server.shared_deals.closed import others_may_play
from cartographers.server.storage.people import FinishedGame
from cartographers.server.storage.profiles import ProfileRow, Wish
from cartographers.server.storage.stored_game import PAR

#: In the order in which they are shown.
PARTS: tuple[ProfilePart, ...] = ("maps", "firsts", "streak", "strength", "edicts")
#: Without vowels, which make words, and without signs that look like others.
_ALPHABET = "bcdfghjkmnpqrstvwxz23456789"
_LENGTH = 10


async def own_profile(lobby: Lobby, person: str) -> OwnProfile:
    """What a person shows of themselves."""
    page = await lobby.services.store.profiles.of(person)
    return OwnProfile(
        code=page.code if page else None,
        name=page.name if page else "",
        parts=_parts(page) if page else [],
        linked=page is not None and page.linked,
        streak=(await _public_figures(lobby, person)).streak,
    )


async def show(lobby: Lobby, person: str, request: ProfileRequest) -> OwnProfile:
    """Make, change or remove the page of a person."""
    services = lobby.services
    if request.shown:
        parts = tuple(part for part in PARTS if part in request.parts)
        wish = Wish(_name(request.name), parts, request.linked)
        await services.store.profiles.show(person, wish, _new_code, services.clocks.wall())
    else:
        await services.store.profiles.hide(person)
    return await own_profile(lobby, person)


def _name(typed: str) -> str:
    try:
        return given_name(typed)
    except IllegalSetup as error:
        raise refused(error) from None


def _new_code() -> str:
    return "".join(choice(_ALPHABET) for _ in range(_LENGTH))


async def profile(lobby: Lobby, code: str, reader: str) -> Profile:
    """The page with a code, as everybody sees it."""
    services = lobby.services
    page = await services.store.profiles.at(code)
    if page is None:
        raise Refusal(404, "no-profile", "There is no page here; perhaps its owner has taken it down.")
    people = services.store.people
    finished = await _told_games(lobby, await people.finished_games(page.person))
    of_par = await people.findings(page.person, PAR)
    told, _ = await services.computing.read(
        reader, "", len(finished), figures, finished, Filter(), {}, of_par
    )
    parts, others = _parts(page), await _public_figures(lobby, page.person)
    maps = [ShownMap(**one.model_dump(exclude={"id"})) for one in told.maps]
    firsts = [ShownFirst(**one.model_dump(exclude={"game"})) for one in told.firsts]
    return Profile(
        code=page.code,
        name=page.name,
        mine=page.person == reader,
        games=told.games,
        mean=told.mean,
        maps=maps if "maps" in parts else None,
        medals=told.medals if "firsts" in parts else None,
        firsts=firsts if "firsts" in parts else None,
        streak=others.streak if "streak" in parts else None,
        strength=others.strength if "strength" in parts else None,
        edicts=told.strengths if "edicts" in parts else None,
    )


def _parts(page: ProfileRow) -> list[ProfilePart]:
    return [part for part in PARTS if part in page.parts]


async def _told_games(lobby: Lobby, games: Sequence[FinishedGame]) -> list[FinishedGame]:
    """The games of which a stranger may know; no "what if", and no deal that somebody may still play."""
    played = {game.day for game in games if game.day}
    closed = {day for day in played if not await others_may_play(lobby, read_key(day))}
    return [game for game in games if not game.what_if and (game.day is None or game.day in closed)]


async def _public_figures(lobby: Lobby, person: str) -> PublicFigures:
    figures = PublicFigures()
    for feature in lobby.features.values():
        await feature.tell_of(person, figures)
    return figures
