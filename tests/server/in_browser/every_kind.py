"""Every kind of game that a device plays, each to its end through the calls of its pages.

The client is that of the application wherever it runs: in this process, or in the worker of a browser.
"""

from collections.abc import Callable
from json import loads
from time import sleep
from typing import Any

from httpx import Client

from cartographers.boxes import shelf
from cartographers.lessons.course import BY_KEY, attempt, open_lesson
from cartographers.notation.game_json import read_game
from cartographers.notation.wire import write_decision
from cartographers.puzzles.position import drawings_of
from cartographers.puzzles.puzzle import collection, read_puzzle
from cartographers.rules.listing import decisions
from cartographers.rules.view import view
from server.random_client import RandomClient
from server.serving import Json

ME, OTHER = {"kind": "me"}, {"kind": "me", "name": "Other"}
#: A sheet that is in no box.
OWN_SHEET = "11/1^2r6/11/7r^2/4#6/3^##5/6r4/2r8/9^1/5^2r2/r10"
#: How often to look at something that is being worked out, and how long to wait in between, in seconds.
LOOKS, PAUSE = 3000, 0.1


def told(client: Client, method: str, path: str, body: Any = None, status: int = 200) -> Json:
    """The answer to a call, which has to be of a status."""
    answer = client.request(method, f"/api/{path}", json=body)
    assert answer.status_code == status, (path, answer.text)
    assert "json" in answer.headers["content-type"], answer.headers
    found: Json = answer.json()
    return found


def begin(client: Client, **plan: Any) -> str:
    """The id of a new game."""
    game: str = told(client, "POST", "games", {"seats": [ME], "seed": 5} | plan, 201)["id"]
    assert game.startswith("device-")
    return game


def over(client: Client, **plan: Any) -> str:
    """The id of a game that was played to its end."""
    game = begin(client, **plan)
    assert RandomClient(client, 5).play(game)["ending"]
    return game


def against(client: Client, *bots: str) -> str:
    """A whole game against bots."""
    return over(client, seats=[ME, *({"kind": "bot", "bot": bot} for bot in bots)])


def played_lesson(client: Client, key: str = "placing") -> None:
    """A lesson, step by step to its end."""
    lesson = BY_KEY[key]
    game = told(client, "POST", f"lessons/{key}", {"fresh": True}, 201)["id"]
    beside, state = open_lesson(lesson), told(client, "GET", f"games/{game}")
    for number, step in enumerate(lesson.steps, 1):
        if not step.decides:
            state = told(client, "POST", f"games/{game}/lesson", {"step": number})
            continue
        good = next(one for one in decisions(beside.view(0)) if not step.missed(attempt(beside.game, one)))
        beside.commit(0, good)
        sent = {"step": state["step"], "move_id": f"lesson-{number}", "decision": write_decision(good)}
        state = told(client, "POST", f"games/{game}/seats/0/decision", sent)
    lines = told(client, "GET", "lessons")["lessons"]
    assert [line["key"] for line in lines if line["finished"]] == [key]


def solved_puzzle(client: Client) -> None:
    """A puzzle of today, answered wrongly and compared with the best drawing."""
    today = told(client, "GET", "puzzles")["today"][0]["id"]
    puzzle = read_puzzle(shelf(), next(one for one in collection() if one["id"] == today))
    told(client, "GET", f"puzzles/{today}")
    wrong = {"decision": write_decision(max(puzzle.drawings, key=lambda one: puzzle.drawings[one]))}
    told(client, "POST", f"puzzles/{today}/answer", wrong)
    assert told(client, "POST", f"puzzles/{today}/comparison", wrong)["parts"]


def from_position(client: Client) -> None:
    """A position that was set up: checked, looked at, and a game from it against a bot played to its end."""
    bare = "ff9/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"
    edicts = "borderlands,greenbough,canal-lake,wildholds"
    sent: Json = {"text": f"sheet=A edicts={edicts} map={bare} season=4 used=farmland next=orchard"}
    assert told(client, "POST", "positions/check", sent)["state"]["card"] == "orchard"
    assert told(client, "POST", "positions/advice", sent)["why"]
    game = told(client, "POST", "positions/games", sent | {"bots": ["greedy"]}, 201)["id"]
    assert RandomClient(client, 5).play(game)["ending"]
    text = told(client, "GET", f"games/{game}/position?seq=2&seat=1")
    assert told(client, "POST", "positions/check", text)["wrong"] is None


def practised(client: Client) -> None:
    """A turn of a finished game that was a mistake, answered wrongly: it comes back."""
    game = over(client)
    path = f"games/{game}/seats/0/mistakes"
    last: int = told(client, "GET", f"games/{game}")["seq"]
    found: list[Json] = []
    while not found:
        last -= 1
        found = told(client, "POST", path, {"turns": [last]})["found"]
    id = found[0]["id"]
    assert id.startswith("own-device-") and told(client, "GET", f"puzzles/{id}")["line"]["own"]
    position = loads(told(client, "POST", f"{path}/job", {"turns": [last]})["request"])["turns"][0]["game"]
    for one in reversed(drawings_of(view(read_game(shelf(), position), 0))):
        result = told(client, "POST", f"puzzles/{id}/answer", {"decision": write_decision(one)})
        if not result["solved"]:
            break
    assert result["mistake"]["comes_back"] and told(client, "GET", "mistakes")["mistakes"] == 1


def hinted(client: Client, most: int = 99) -> str:
    """A game decided by hints of all levels, with the coach's second looks; at most so many decisions."""
    game = begin(client, coached=True)
    for _ in range(most):
        state = told(client, "GET", f"games/{game}")
        if state["phase"] == "over":
            break
        seat, step = f"games/{game}/seats/0", state["step"]
        hints = [told(client, "POST", f"{seat}/hint", {"step": step, "level": level}) for level in (1, 2, 3)]
        decision = hints[2]["decision"]
        look = told(client, "POST", f"{seat}/second-look", {"step": step, "decision": decision})
        assert "speaks" in look
        told(
            client,
            "POST",
            f"{seat}/decision",
            {"step": step, "move_id": f"hint-{step}", "decision": decision},
        )
    return game


def worked_out(client: Client, path: str, begin: Json | None) -> Json:
    """The result of something that takes a while: an analysis, or par."""
    told(client, "POST", path, begin, 202)
    for _ in range(LOOKS):
        found = told(client, "GET", path)
        if found["state"] == "done":
            return found
        assert found["state"] != "failed"
        sleep(PAUSE)
    raise AssertionError(f"{path} is not done")


def rated(client: Client) -> None:
    """A finished game is analysed, and its decisions are rated."""
    game = over(client)
    worked_out(client, f"games/{game}/analysis", {"seat": 0})
    told(client, "POST", f"games/{game}/analysis", {"seat": 0})
    assert [one["game"] for one in told(client, "GET", "you/strength")["others"]["course"]] == [game]


def looked_back_at(client: Client) -> None:
    """What there is to see of a finished game, what can be made of it, and what is known of its person."""
    game = over(client)
    assert told(client, "GET", f"games/{game}/replay")["frames"]
    for season in range(4):
        told(client, "GET", f"games/{game}/seasons/{season}")
    told(client, "GET", f"games/{game}/earned")
    ended = told(client, "GET", f"games/{game}")["ending"]
    text = client.get(f"/api/games/{game}/record?format=text").text
    again = told(client, "POST", "records", {"record": text}, 201)["id"]
    assert told(client, "GET", f"games/{again}")["ending"]["places"] == ended["places"]
    other = told(client, "POST", f"games/{game}/what-if", {"seat": 0, "seq": 4}, 201)["id"]
    assert RandomClient(client, 8).play(other)["ending"]
    same = told(client, "POST", f"games/{game}/again?same=true", None, 201)["id"]
    assert told(client, "GET", f"games/{same}")["phase"] != "over"
    assert told(client, "GET", "you/games")["games"]
    assert told(client, "GET", "you/statistics")
    assert told(client, "GET", "you/strength")["unrated"]
    assert client.post("/api/you/export", json={"settings": {}}).content
    assert told(client, "GET", "you/whole")["games"]


def studied(client: Client) -> None:
    """A study of a finished game: written, drawn in, answered, saved as text and read again."""
    study = told(client, "POST", f"games/{over(client)}/study", {"title": "Mine"}, 201)["id"]
    assert study.startswith("device-")
    chapter = told(client, "GET", f"studies/{study}")["chapter"]
    place = {"chapter": chapter["id"], "moment": chapter["drawn"][0][0], "seat": 0}
    comment = {"do": "comment", "place": place, "text": "Here", "was": ""}
    assert told(client, "POST", f"studies/{study}/edit", comment)["chapter"]["remarks"]
    offer = told(client, "POST", f"studies/{study}/position", place)
    assert offer["mine"][0]["must_decide"]
    text = client.get(f"/api/studies/{study}/text").text
    again = told(client, "POST", "studies", {"text": text}, 201)["id"]
    assert client.get(f"/api/studies/{again}/text").text == text
    assert [one["id"] for one in told(client, "GET", "studies")["mine"]] == [again, study]


def on_paper(client: Client) -> None:
    """The pages for a game on paper: cards, scores, sheets, rules."""
    assert told(client, "POST", "companion", {"seed": "7", "step": 12})["card"]
    edicts = ["treetower", "borderlands", "shieldgate", "mages-valley"]
    drawn = {"map": "/".join(["fff8", *["11"] * 10]), "coins": 2}
    told(client, "POST", "scores", {"edicts": edicts, "players": [{"name": "Ann", "seasons": [drawn]}]})
    assert client.get("/api/print?sheet=A&paper=letter").content.startswith(b"%PDF-")
    assert told(client, "GET", "guide/uk")["language"] == "uk"


#: By its name, from the cheapest to the dearest.
KINDS: dict[str, Callable[[Client], object]] = {
    "solo with Heroes, skills and the ambush add-on": lambda client: over(
        client, sheet="B", ambushes=["base", "ambush"], heroes=True, skills=True
    ),
    "two at one screen with Heroes": lambda client: over(client, sheet="C", heroes=True, seats=[ME, OTHER]),
    "on a sheet of one's own": lambda client: over(client, sheet=OWN_SHEET),
    "a lesson": played_lesson,
    "a puzzle": solved_puzzle,
    "a position": from_position,
    "own mistakes": practised,
    "on paper": on_paper,
    "looking back": looked_back_at,
    "a study": studied,
    "against learned and planner": lambda client: against(client, "learned", "planner"),
    "against search": lambda client: against(client, "search:100ms"),
    "par": lambda client: worked_out(client, f"games/{over(client)}/par", None),
    "hints": hinted,
    "an analysis": rated,
    "against neural": lambda client: against(client, "neural:1s"),
    "against a long search": lambda client: against(client, "search:1s"),
}
#: What takes many seconds wherever it runs.
LONG = {"on paper", "par", "hints", "an analysis", "against neural", "against a long search"}


def answered_meanwhile(client: Client, games: int = 3) -> bool:
    """Is a call answered while a bot thinks? Its worker is started by its first decision."""
    for number in range(games):
        game = begin(client, seats=[ME, {"kind": "bot", "bot": "search:1s"}], seed=number)
        player, state = RandomClient(client, 5), told(client, "GET", f"games/{game}")
        while state["phase"] != "over":
            step = state["step"]
            if state["mine"][0]["must_decide"]:
                player.decide(state, state["mine"][0])
                if told(client, "GET", f"games/{game}")["step"] == step:
                    return True
            state = told(client, "GET", f"games/{game}")
    return False
