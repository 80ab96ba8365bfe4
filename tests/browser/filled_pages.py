"""Pages with something on them: what somebody has who played, wrote, solved and invited."""

from typing import NamedTuple
from urllib.parse import quote

from browser.journey import finished, over, play_on
from browser.scenes import day_played, tournament_held
from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision
from cartographers.puzzles.puzzle import collection, read_puzzle
from server.features.puzzles.test_mistakes import keep
from server.serving import Device

#: What somebody shows of themselves.
SHOWN = {"shown": True, "name": "Ann", "parts": ["maps", "firsts", "streak", "strength", "edicts"]}
#: A map that somebody sends to a friend.
POSITION = quote(
    "sheet=A edicts=borderlands,greenbough,canal-lake,wildholds "
    "map=ff9/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 season=4 used=farmland next=orchard"
)


class Place(NamedTuple):
    """An address with names for what there is of somebody, and what is seen once the page has all come."""

    path: str
    seen: str


#: By the page's name in ``web/src/common/paths.ts``, and what there is more than one of.
PLACES = {
    "home": Place("/", "text=Today’s map"),
    "today": Place("/today", "text=Puzzles"),
    "learn": Place("/learn", "text=/^Your mistakes/"),
    "more": Place("/more", "text=Quiet mode"),
    "setup": Place("/new", "text=Start the game"),
    "join": Place("/j/{invitation}", "text=/seat/"),
    "typeCode": Place("/join", "input"),
    "table": Place("/g/{running}", "[role=grid]"),
    "season": Place("/g/{game}/season/0", "[role=grid]"),
    "final": Place("/g/{game}/end", "[role=grid]"),
    "replay": Place("/g/{game}/replay?move=5", "[role=slider], input[type=range]"),
    "analysis": Place("/g/{game}/analysis", "ol button"),
    "projector": Place("/g/{club}/projector", "h1"),
    "host": Place("/g/{club}/host", "text=Start with"),
    "you": Place("/you", "text=Best map"),
    "profile": Place("/profile/{profile}", "text=Best maps"),
    "days": Place("/daily", "h2"),
    "day": Place("/daily/{day}", "[role=img]"),
    "tournamentSetup": Place("/tournaments/new", "text=Deals"),
    "tournament": Place("/tournaments/{tournament}", "text=Corrections"),
    "series": Place("/tournaments/series/{series}", "table"),
    "maps": Place("/tournaments/{compared}/1/maps", "[role=img]"),
    "puzzles": Place("/puzzles", "text=Not solved"),
    "puzzle": Place("/puzzles/{puzzle}", "text=What changes at once"),
    "puzzle, own mistake": Place("/puzzles/{mistake}?again=1", "[role=grid]"),
    "mistakes": Place("/mistakes", "text=Practise"),
    "position": Place(f"/position?p={POSITION}", "[role=grid]"),
    "positionPuzzle": Place(f"/position/puzzle?p={POSITION}", "[role=grid]"),
    "studies": Place("/studies", "text=Trees"),
    "study": Place("/study/{study}?at=2", "text=Look at this one"),
    "studyEmbed": Place("/study/{study}/embed?at=2", "text=Look at this one"),
    "print": Place("/print", "text=Open the PDF"),
    "check": Place("/check", "[role=grid]"),
    "companionSetup": Place("/companion", "text=Start the game"),
    "companion": Place("/companion/game?seed=3&solo=yes&step=1", ".go"),
    "rules": Place("/rules", "text=Treetower"),
    "topic": Place("/rules/treetower", "[role=img]"),
}


def filled(device: Device, friend: Device) -> dict[str, str]:
    """What there is of somebody, who has a friend, by the names in the addresses."""
    game = finished(device, seats=[{"kind": "me", "name": "Ann"}], seed=6)
    return {
        "game": game,
        "running": device.create("me", seed=1)["id"],
        "invitation": device.create("me", "open")["invites"]["1"],
        "club": device.create("me", "open", hosted=True, pace="live", absence=None)["id"],
        "profile": device.post("/api/you/profile", json=SHOWN).json()["code"],
        "day": day_played(device),
        "tournament": tournament_held(device),
        "study": _study(device, game),
        **_practised(device, game),
        **_compared(device, friend),
    }


def _study(device: Device, game: str) -> str:
    study: str = device.post(f"/api/games/{game}/study", json={"title": "Trees"}).json()["id"]
    chapter = device.get(f"/api/studies/{study}").json()["chapter"]["id"]
    place = {"chapter": chapter, "moment": 2, "seat": 0}
    for change in (
        {"do": "comment", "place": place, "text": "Look at this one", "was": ""},
        {"do": "mark", "place": place, "cell": "C3", "kind": "circle"},
        {"do": "find", "place": {**place, "moment": 3}, "on": True},
        {"do": "visibility", "visibility": "open"},
    ):
        answer = device.post(f"/api/studies/{study}/edit", json=change)
        assert answer.status_code == 200, answer.text
    return study


def _practised(device: Device, game: str) -> dict[str, str]:
    """A puzzle that was answered wrongly, and own mistakes that wait."""
    today = device.get("/api/puzzles").json()["today"][0]["id"]
    losses = read_puzzle(shelf(), next(one for one in collection() if one["id"] == today)).drawings
    wrong = write_decision(max(losses, key=lambda one: losses[one]))
    device.post(f"/api/puzzles/{today}/answer", json={"decision": wrong})
    keep(device, game)
    return {"puzzle": today, "mistake": device.get("/api/mistakes").json()["due"][0]["id"]}


def _compared(host: Device, friend: Device) -> dict[str, str]:
    """A tournament of one deal that two have played, and the series that goes on from it."""
    path = "/api/tournaments"
    id: str = host.post(path, json={"name": "Cup", "deals": 1}).json()["id"]
    for name, one in (("Ann", host), ("Ben", friend)):
        assert one.post(f"{path}/{id}/join", json={"name": name}).status_code < 300
    host.post(f"{path}/{id}/host", json={"action": "open", "deal": 1})
    for one in (host, friend):
        play_on(one, one.post(f"{path}/{id}/deals/1/try", json={}).json()["id"], over)
    host.post(f"{path}/{id}/host", json={"action": "close", "deal": 1})
    later = host.post(path, json={"name": "Next", "deals": 1, "follows": id}).json()["id"]
    return {"compared": id, "series": host.get(f"{path}/{later}").json()["series"]}
