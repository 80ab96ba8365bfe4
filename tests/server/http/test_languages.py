"""What the server says is in the language of the request or of the socket."""

import pytest

from cartographers.server.http import language
from cartographers.words.book import Words, words
from server.serving import Json, NewDevice, StartServer

ENGLISH = {"Accept-Language": "en"}
UKRAINIAN = {"Accept-Language": "uk-UA, en;q=0.5"}


class Keys(Words):
    """A language in which every text is its own key, so that it does not depend on any translation."""

    def __init__(self) -> None:
        self.language = "uk"

    def __call__(self, key: str, **values: object) -> str:
        """The key, and the values that are texts themselves."""
        inner = [str(value) for value in values.values() if str(value).startswith("<")]
        return f"<{' '.join([key, *inner])}>"

    def __contains__(self, key: str) -> bool:
        return True


@pytest.fixture(autouse=True)
def _a_second_language(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = Keys()
    monkeypatch.setattr(language, "_best_words", lambda wanted: keys if "uk" in wanted else words())


#: Requests that are refused: the method, the path after a game's, what is sent, the code, and the text.
REFUSED: list[tuple[str, str, Json | None, str, str]] = [
    ("GET", "/api/nothing", None, "no-page", "error-no-page"),
    ("PUT", "/api/games", None, "method", "error-method"),
    ("GET", "/api/games/nowhere", None, "no-game", "error-no-game"),
    ("GET", "/api/invites/nowhere", None, "no-code", "error-no-code"),
    ("POST", "/api/games", {"seats": []}, "bad-field", "error-bad-field"),
    ("POST", "/api/games", {"sheet": "Z"}, "setup-unknown", "error-setup-unknown"),
    ("POST", "/api/games", {"sheet": "x" * (1 << 17)}, "too-large", "error-too-large"),
    ("POST", "/api/records", {"record": "{"}, "bad-record", "error-bad-record <error-not-json>"),
    ("GET", "GAME/seasons/0", None, "season-not-scored", "error-season-not-scored"),
    ("POST", "GAME/par", None, "par-not-over", "error-par-not-over"),
    ("POST", "GAME/analysis", {"seat": 0}, "analysis-not-over", "error-analysis-not-over"),
    ("POST", "GAME/seats/7/leave", None, "no-seat", "error-no-seat"),
    ("POST", "GAME/seats/0/bot?bot=oracle", None, "no-bot", "error-no-bot"),
    ("POST", "GAME/what-if", {"seq": 999, "seat": 0}, "what-if-event", "error-what-if-event"),
    ("DELETE", "GAME/seats/0/decision", None, "not-sealed", "error-illegal <why-not-sealed>"),
]


def test_a_refusal_is_in_the_language_of_the_request_and_its_code_in_none(device: NewDevice) -> None:
    client = device()
    game = f"/api/games/{client.create(seed=1)['id']}"
    for method, path, sent, code, text in REFUSED:
        address = path.replace("GAME", game)
        told = client.request(method, address, json=sent, headers=UKRAINIAN)
        assert told.json()["code"] == code, told.text
        assert told.json()["detail"] == f"<{text}>"
        assert told.headers["content-language"] == "uk"
        assert told.headers["vary"] == "Accept-Language"
        english = client.request(method, address, json=sent, headers=ENGLISH)
        assert english.json()["code"] == code and english.headers["content-language"] == "en"
        assert english.json()["detail"].endswith((".", ")"))


def test_what_programs_need_of_a_refusal_is_sent_with_it(device: NewDevice) -> None:
    told = device().post("/api/games", json={"sheet": "Z"}).json()
    assert told["values"]["kind"] == "sheet" and told["values"]["word"] == "Z"
    assert "A" in told["values"]["choices"]
    broken = device().post("/api/games", json={"sheet": "11/"}).json()
    assert broken["values"]["wrong"]["code"] == "sheet"
    first = broken["values"]["wrong"]["values"]["reasons"][0]
    assert first == {"code": "sheet-rows", "values": {"side": 11, "rows": 2}}


def test_verdicts_on_plans_and_sheets_are_in_the_language_of_the_request(device: NewDevice) -> None:
    client = device()
    bad = client.post("/api/plans/check", json={"sheet": "11/"}, headers=UKRAINIAN).json()
    assert bad["reason"].startswith("<error-setup-sheet <error-sheet <error-sheet-rows>")
    assert bad["own_sheet"]["reasons"][0] == "<error-sheet-rows>"
    empty = client.post("/api/plans/check", json={"sheet": "/".join(["11"] * 11)}, headers=UKRAINIAN).json()
    assert empty["own_sheet"]["remarks"] == ["<error-sheet-mountains>", "<error-sheet-ruins>"]


def test_too_much_at_once_is_told_in_the_language_of_the_request(serving: StartServer) -> None:
    client = serving(request_limit=(1, 0.001)).device()
    client.get("/api/games")
    assert client.get("/api/games", headers=UKRAINIAN).json()["detail"] == "<error-too-many-requests>"


def test_each_socket_and_each_request_has_its_own_language_in_one_game(device: NewDevice) -> None:
    client = device()
    game = client.create(seed=1, skills=["search", "stealth", "concentration"])["id"]

    def reasons(state: Json) -> list[str]:
        return [skill["reason"] for skill in state["mine"][0]["skills"] if not skill["usable"]]

    english = [words()("why-skill-coins")]
    with client.socket(game) as first, client.socket(game, language="uk") as second:
        assert reasons(first.push()["state"]) == english
        assert reasons(second.push()["state"]) == ["<why-skill-coins>"]
    assert reasons(client.get(f"/api/games/{game}", headers=ENGLISH).json()) == english
    assert reasons(client.get(f"/api/games/{game}", headers=UKRAINIAN).json()) == ["<why-skill-coins>"]
    assert reasons(client.get(f"/api/games/{game}?language=uk").json()) == ["<why-skill-coins>"]


def test_a_preview_says_why_not_in_the_language_of_the_request(device: NewDevice) -> None:
    client = device()
    game = client.create(seed=1)["id"]
    held = {"places": [[0, 11]], "terrain": "forest"}
    told = client.post(f"/api/games/{game}/seats/0/preview", json=held, headers=UKRAINIAN).json()
    assert told["reason"] == f"<why-{told['reason_code']}>"


def test_the_catalogue_of_one_language_is_not_kept_for_another(device: NewDevice) -> None:
    assert device().get("/api/catalogue").headers["vary"] == "Accept-Language"
