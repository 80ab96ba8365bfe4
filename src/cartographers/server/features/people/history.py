"""The finished games of a person: pages of a list, statistics, and a file with everything."""

import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from json import dumps, loads
from zipfile import ZIP_DEFLATED, ZipFile

from cartographers.boxes import shelf
from cartographers.notation.wire import Json, read_event
from cartographers.rules.event import Event
from cartographers.rules.problem import Problem
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.people.earned import earned, of_stranger
from cartographers.server.features.people.feature import PeopleFeature
from cartographers.server.features.people.messages import FinishedLine, GameEarned, History, Statistics
from cartographers.server.features.people.people import you
from cartographers.server.features.people.played import Played
from cartographers.server.features.people.statistics import statistics
from cartographers.server.games.records import record_file
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.games import GameLine
from cartographers.server.rooms.dealing import dealer_of
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import seat_names
from cartographers.server.rooms.summary import game_line, result_json, summary
from cartographers.server.show.scores import ending
from cartographers.server.storage.errors import DAMAGE, DamagedRow
from cartographers.server.storage.hash_chain import CorruptLog
from cartographers.server.storage.people import FinishedGame
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import ANALYSIS_SUMS, PAR, StoredGame
from cartographers.table.table import Table
from cartographers.words.book import Words

logger = logging.getLogger(__name__)

#: How many games a page of the history has.
PAGE = 20
#: Seconds that it takes to compute the result of an older game.
_OLDER_RESULT = 0.05


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are wanted; what is empty or 0 does not matter."""

    box: str = ""
    sheet: str = ""
    seats: int = 0

    def wants(self, game: Played) -> bool:
        """Is this one of them?"""
        return (
            self.box in ("", game.box)
            and self.sheet in ("", game.sheet_group)
            and self.seats in (0, game.seats)
        )


async def history(lobby: Lobby, person: str, wanted: Filter, page: int, words: Words) -> History:
    """A page of the finished games; one after the last is the last. Bots are named in a language."""
    games = await _played(lobby, person)
    chosen = [game for game in games if wanted.wants(game)]
    pages = max(1, -(-len(chosen) // PAGE))
    page = min(page, pages - 1)
    shown = chosen[page * PAGE : (page + 1) * PAGE]
    stored = {one.game.id: one for one in await lobby.services.store.games([game.id for game in shown])}
    return History(
        games=[_line(game, game_line(stored[game.id], person, words)) for game in shown if game.id in stored],
        total=len(chosen),
        page=page,
        pages=pages,
        boxes=sorted({game.box for game in games}),
        sheets=sorted({game.sheet_group for game in games}),
        seats=sorted({game.seats for game in games}),
    )


def _line(game: Played, line: GameLine) -> FinishedLine:
    return FinishedLine(
        line=line, box=game.box, seat=game.seat, stars=game.stars, place=game.place, medal=game.medal()
    )


async def earned_by(lobby: Lobby, room: Room, person: str) -> GameEarned:
    """What a finished game has earned for a person, who may be one who only looks at it."""
    told, result = ending(room.game), result_json(room.game)
    if told is None or result is None:
        raise Refusal(409, "earned-not-over", "This is told once the game is over.")
    seats = room.seats.held_by(person)
    seat = seats[0] if seats else told.places[0].seat
    game = Played(room.id, room.row.created, room.game.setup.sheet, seat, result)
    if not seats or room.row.branch or room.row.lesson:
        return of_stranger(game)
    people = lobby.services.store.people
    finished = [one for one in await people.finished_games(person) if not one.what_if]
    games, unread = await lobby.services.computing.read(person, "", len(finished), _read, finished)
    _start_computing(lobby, person, unread)
    before = [one for one in games if (one.created, one.id) < (game.created, game.id)]
    finding = _loaded(await people.findings(person, PAR)).get((game.id, seat), {})
    return earned(game, before, told, finding.get("stars"))


async def statistics_of(lobby: Lobby, person: str, wanted: Filter) -> Statistics:
    """Figures about the finished games. What is missing for older games is computed meanwhile."""
    people = lobby.services.store.people
    finished = await people.finished_games(person)
    luck, of_par = await people.findings(person, ANALYSIS_SUMS), await people.findings(person, PAR)
    told, unread = await lobby.services.computing.read(
        person, "", len(finished), figures, finished, wanted, luck, of_par
    )
    _start_computing(lobby, person, unread)
    return told


def _start_computing(lobby: Lobby, person: str, games: list[str]) -> None:
    """Have the results of older games computed; if that is too much just now, then at the next look."""
    caller, seconds = lobby.services.computing.callers.of(person), len(games) * _OLDER_RESULT
    if games:
        with suppress(Refusal):
            lobby.feature(PeopleFeature).older_results.start(
                person, caller, seconds, lambda: _compute_missing(lobby.services, person, games)
            )


#: Computed results as they are stored, by game and seat.
Findings = Mapping[tuple[str, int], str]


def figures(
    finished: list[FinishedGame], wanted: Filter, luck: Findings, of_par: Findings
) -> tuple[Statistics, list[str]]:
    """The figures, and the ids of those games that were finished by an older version."""
    games, unread = _read(finished)
    chosen = [game for game in games if wanted.wants(game)]
    return statistics(chosen, len(unread), _loaded(luck), _loaded(of_par)), unread


def _loaded(findings: Findings) -> dict[tuple[str, int], Json]:
    loaded = {}
    for key, body in findings.items():
        with suppress(ValueError):  # one that is damaged counts as not computed
            loaded[key] = loads(body)
    return loaded


async def _played(lobby: Lobby, person: str) -> list[Played]:
    finished = await lobby.services.store.people.finished_games(person)
    games, unread = await lobby.services.computing.read(person, "", len(finished), _read, finished)
    _start_computing(lobby, person, unread)
    return games


def _read(finished: list[FinishedGame]) -> tuple[list[Played], list[str]]:
    """The games whose result is stored, and the ids of those that were finished by an older version."""
    games: list[Played] = []
    unread: list[str] = []
    for game in finished:
        try:
            summary = loads(game.summary)
            if "result" not in summary:
                unread.append(game.id)
            elif summary["result"]:
                games.append(Played(game.id, game.created, summary["sheet"], game.seat, summary["result"]))
        except DAMAGE as error:
            logger.error("the result of the game %s is damaged: %s", game.id, type(error).__name__)
    return games, unread


async def _load(store: Store, game: str) -> StoredGame | None:
    """A stored game; none if it is gone or damaged."""
    try:
        return await store.load(game)
    except (DamagedRow, CorruptLog) as error:
        logger.error("the game %s is left out: %s", game, error)
        return None


async def _compute_missing(services: Services, person: str, games: list[str]) -> None:
    """Store the result of older games, one after the other."""
    for game in games:
        stored = await _load(services.store, game)
        if stored:
            result = await services.computing.read(person, game, len(stored.events), _summary, stored)
            await services.store.set_summary(game, result)


def _summary(stored: StoredGame) -> dict[str, object]:
    try:
        table = Table.resume(shelf(), _log(stored), dealer_of(stored.game))
        return summary(table.game, ended=stored.game.ended is not None)
    except (Problem, *DAMAGE) as error:
        logger.warning("the result of an older game cannot be read: %s", error)
        return {**stored.game.summary, "result": None}


def _log(stored: StoredGame) -> list[Event]:
    return [read_event(loads(event.body)) for event in stored.events]


async def export(lobby: Lobby, person: str, device: str, settings: dict[str, str], words: Words) -> bytes:
    """A ZIP file with everything that is stored about a person, and the settings of the browser."""
    files = {
        "README.txt": words("export-readme") + "\n",
        "settings.json": _json(settings),
        "devices.json": (await you(lobby.services, person, device)).model_dump_json(indent=1),
        "statistics.json": (await statistics_of(lobby, person, Filter())).model_dump_json(indent=1),
    }
    for feature in lobby.features.values():
        files |= {f"{name}.json": _json(kept) for name, kept in (await feature.export(person)).items()}
    for game in await lobby.services.store.people.all_games(person):
        stored = await _load(lobby.services.store, game)
        if stored:
            names = seat_names(stored.seats, words)
            files |= await lobby.services.computing.read(
                person, game, len(stored.events), _files, stored, person, names
            )
    return await lobby.services.computing.read(person, "", len(files), _zip, files)


def _files(stored: StoredGame, person: str, names: list[str]) -> dict[str, str]:
    """The record of a game, and what is known about it besides."""
    game = stored.game
    about = {
        "created": game.created,
        "plan": game.plan,
        "lesson": game.lesson,
        "lesson_step": game.lesson_step,
        "made_by_you": game.maker == person,
        "your_seats": [seat.seat for seat in stored.seats if person in seat.devices],
    }
    files = {f"games/{game.id}.json": _json(about)}
    try:
        files[f"games/{game.id}.txt"] = record_file(
            _log(stored), names, "text", deal=game.deal if game.over else None
        )
    except (Problem, *DAMAGE) as error:
        logger.warning("a game cannot be written as a record: %s", error)
    return files


def _json(value: object) -> str:
    return dumps(value, ensure_ascii=False, indent=1) + "\n"


def _zip(files: dict[str, str]) -> bytes:
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return buffer.getvalue()
