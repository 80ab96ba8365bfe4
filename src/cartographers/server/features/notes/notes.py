"""Writing, reading and removing notes.

Only who has a seat reads and writes them, and whoever opened the table reads those to all: spectators and
projectors do not. The server adds nothing to a note, so it tells nothing that its author did not.
"""

from secrets import choice

from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import ComeAgain, Refusal
from cartographers.server.features.notes.messages import Note, NoteRequest, Notes
from cartographers.server.features.notes.store import NoteStore, StoredNote
from cartographers.server.games.quotas import spend_bytes
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.names.characters import visible
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import Store

#: The longest note, in characters as a reader counts them, and the most notes of one person at a table.
LONGEST, MOST = 280, 200
#: A composed emoji is one character to a reader; so many characters of the text make one at most.
_MOST_CODES = 4 * LONGEST
_ALPHABET, _ID_LENGTH = "abcdefghjkmnpqrstuvwxyz23456789", 12
#: About how many bytes a note takes besides its text.
_BYTES = 200


async def read(store: Store, room: Room, person: str) -> Notes:
    """The notes that a person may read."""
    if not room.seats.held_by(person) and person != room.row.maker:
        raise Refusal(403, "notes-players", "Only those who play at this table read its notes.")
    stored = await NoteStore(store.database).read(room.id, person)
    return Notes(notes=[_note_message(room, note, person) for note in stored])


def _note_message(room: Room, note: StoredNote, person: str) -> Note:
    return Note(
        id=note.id,
        seat=note.seat,
        here=note.author in room.seats[note.seat].devices,
        mine=note.author == person,
        to=note.whom,
        text=note.text,
        at=note.at,
    )


async def write(
    lobby: Lobby, room: Room, seat: int, person: str, network: Network, request: NoteRequest
) -> Note:
    """Leave a note; those to all arrive at open pages at once, and as a notice at others."""
    _check_text(request.text)
    if request.to == "all" and room.timer.live:
        sentence = "In a live game there are the sayings; notes to all are for games over days."
        raise Refusal(409, "notes-live", sentence)
    services = lobby.services
    await _spend(services, person, network, request.text)
    id = "".join(choice(_ALPHABET) for _ in range(_ID_LENGTH))
    note = StoredNote(id, room.id, seat, person, request.to, request.text, services.clocks.wall())
    if not await NoteStore(services.store.database).add(note, MOST):
        sentence = "You have left {most} notes at this table; remove one of them first."
        raise Refusal(409, "notes-most", sentence, most=MOST)
    _tell_pages(room, note)
    if note.whom == "all":
        for feature in lobby.features.values():
            feature.note_written(room, seat, note.text)
    return _note_message(room, note, person)


def _check_text(text: str) -> None:
    if not text:
        raise Refusal(422, "note-empty", "There is nothing in this note.")
    length = len(visible(text))
    if length > LONGEST or len(text) > _MOST_CODES:
        sentence = "A note has at most {most} characters; this one has {length}."
        raise Refusal(422, "note-long", sentence, most=LONGEST, length=max(length, LONGEST + 1))


async def _spend(services: Services, person: str, network: Network, text: str) -> None:
    """Take a note from what a person, and their network, may write."""
    sentence = "You have written many notes; try again in {wait} {unit}."
    limits = services.limits
    if wait := await limits.notes_written.spend(person) or await limits.notes.spend(network):
        raise ComeAgain(429, "too-many-notes", sentence, seconds=wait)
    await spend_bytes(services, person, _BYTES + len(text.encode()))


async def remove(store: Store, room: Room, id: str, person: str) -> Notes:
    """Remove a note of one's own."""
    note = await NoteStore(store.database).remove(room.id, id, person)
    if note is None:
        raise Refusal(404, "no-note", "You have no such note at this table.")
    _tell_pages(room, note)
    return await read(store, room, person)


def _tell_pages(room: Room, note: StoredNote) -> None:
    """Have the open pages of those who may read a note ask for the notes again."""
    players = {device for seat in room.seats for device in seat.devices}
    room.listeners.notify_notes({note.author} if note.whom == "self" else {*players, room.row.maker})
