"""Games under way on a server, of which somebody would like to know more than is shown."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from cartographers.rules.event import Revealed
from cartographers.server.basics.clocks import Clocks
from cartographers.server.rooms.room import Room
from cartographers.table.dealer import SeedDealer
from server.daily_clock import DAY, MORNING, WallClock, begin
from server.features.tournaments.hosted import act, begun, join, made, page
from server.peeking.guesses import guessed_record
from server.quick_advisers import coached
from server.random_client import RandomClient
from server.serving import Device, Served

#: Of as many cards the fingerprint of a deal once was, less one: the next one could be guessed.
CARDS = 5
#: Games without hints of whoever peeks.
ALONE = ("alone", "day", "within a time", "live")
PLAYERS = ("me", "other", "late", "stranger", "host")


@dataclass
class Situation:
    """What is stored when nothing hidden differs yet."""

    folder: Path
    #: The cookies of the players, by name.
    tokens: dict[str, str] = field(default_factory=dict)
    #: The games and tournaments by what they are.
    games: dict[str, str] = field(default_factory=dict)
    tournaments: dict[str, str] = field(default_factory=dict)
    #: The series of both tournaments.
    series: str = ""
    #: How many cards lie open, by the seed of the deal.
    open_cards: dict[int, int] = field(default_factory=dict)
    #: The code of the club's table.
    code: str = ""
    #: Records with cards that may come next, of which one does, by what they are.
    guesses: dict[str, str] = field(default_factory=dict)


@contextmanager
def serve(folder: Path) -> Iterator[Served]:
    """A server whose clock stands still and whose advisers think quickly."""
    with Served(coached(folder), clocks=Clocks(wall=WallClock())) as served:
        yield served


def prepared(folder: Path) -> Situation:
    """Games of a player who peeks: alone, with others, as counted tries; and games of others."""
    folder.mkdir()
    (folder / "key").write_bytes(b"the key of a server that is peeked at")
    found = Situation(folder)
    with serve(folder) as served:
        players = {name: served.device() for name in PLAYERS}
        _set_up(found, *players.values())
        found.tokens = {name: player.token for name, player in players.items()}
        rooms = served.app.state.lobby.rooms
        for game in found.games.values():
            _count_open_cards(found, rooms[game])
        for name in ALONE:
            _guess(found, players["me"], name, rooms[found.games[name]])
    return found


def _set_up(
    found: Situation, me: Device, other: Device, late: Device, stranger: Device, host: Device
) -> None:
    stranger.get("/api/games")
    games = found.games
    games["alone"] = me.create(hints=False)["id"]
    games["with hints"] = me.create()["id"]
    _set_up_club(found, me, other)
    games["day"], games["day of other"] = begin(me), begin(other)
    for name, ends in (("within a time", MORNING + DAY), ("live", None)):
        follows = found.tournaments.get("within a time")
        id = found.tournaments[name] = made(host, deals=2, plays=False, ends=ends, follows=follows)
        join(me, id, "Me")
        join(other, id, "Other")
        join(late, id, "Late")
        act(host, id, "open", 1)
        games[name], games[f"{name}, of other"] = begun(me, id, 1), begun(other, id, 1)
    found.series = page(host, found.tournaments["live"])["series"]
    for name in (*ALONE, "with hints"):
        draw_until(me, games[name], CARDS)


def _set_up_club(found: Situation, me: Device, other: Device) -> None:
    """A club's table: whoever peeks is its host and has a seat."""
    club = me.create("me", "open", hosted=True, pace="live", absence=None)
    found.games["club"], found.code = club["id"], club["invite"]
    other.post("/api/join", json={"code": found.code, "name": "Other"})
    me.post(f"/api/games/{club['id']}/host", json={"action": "start"})


def draw_until(client: Device, game: str, cards: int) -> None:
    """Draw anyhow until so many cards have come up."""
    state = client.state(game)
    while sum(line["kind"] == "turn" for line in state["log"]) < cards:
        state = RandomClient(client, len(state["log"])).decide(state, state["mine"][0])


def _count_open_cards(found: Situation, room: Room) -> None:
    cards = sum(isinstance(event, Revealed) for event in room.log)
    seed = room.row.seed
    assert seed is not None
    # Of a deal that several play, as many as who peeks has seen.
    found.open_cards[seed] = max(cards, found.open_cards.get(seed, 0))


def _guess(found: Situation, me: Device, name: str, room: Room) -> None:
    """Records in which a card comes next that does so in one of the worlds."""
    dealer = room.table.dealer
    assert isinstance(dealer, SeedDealer)
    hidden = dealer.season_deck(room.game, ())[found.open_cards[dealer.seed] :]
    for card in (hidden[0], hidden[-1]):
        found.guesses[f"{name} with {card}"] = guessed_record(me, room.id, card)
