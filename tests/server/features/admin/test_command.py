"""`cartographers admin`, on the games of a server that runs and of one that does not."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cartographers.server.storage.leaving_requests import NoAnswer, ask_server
from cli.commands import Outcome, Run, runner, sentence_of
from server.conftest import plenty
from server.features.admin.host import Host
from server.postgres_server import on_both_databases
from server.serving import Served


class Site:
    """The games of a server, and the command that is run on them."""

    def __init__(self, folder: Path, database: str, run: Run) -> None:
        self.settings = plenty(folder, database)
        self._run = run

    def admin(self, *words: str, typed: str = "", by_hand: bool = False) -> Outcome:
        """Run the command."""
        where = ["--data", str(self.settings.data), "--database", self.settings.database]
        return self._run(["admin", *words, *where], typed=typed, by_hand=by_hand)

    def done(self, *words: str, typed: str = "") -> str:
        """What the command prints when it could do it."""
        outcome = self.admin(*words, typed=typed)
        assert (outcome.code, outcome.err) == (0, "")
        return outcome.out


@pytest.fixture
def site(
    tmp_path: Path,
    database: Callable[[], str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Site:
    """The games of a server."""
    return Site(tmp_path, database(), runner(capsys, monkeypatch))


@pytest.fixture
def running(site: Site) -> Iterator[Served]:
    """A server that uses them."""
    with Served(site.settings) as served:
        yield served


@on_both_databases
def test_a_running_server_does_what_the_command_asks(site: Site, running: Served) -> None:
    player = running.device()
    game = player.create()["id"]
    assert game in site.done("find", game)
    with player.socket(game) as socket:
        site.done("end", "game", game)
        assert socket.until(lambda told: told["ended"])["ended"]["why"] == "host"
    site.done("feature", "daily", "off")
    assert player.get("/api/daily").json()["code"] == "feature-off"
    printed = site.done("delete", "game", game, "--yes", "--why", "spam")
    assert player.get(f"/api/games/{game}").status_code == 404
    site.done("undo", printed.split()[-1])
    assert player.get(f"/api/games/{game}").status_code == 200
    assert "spam" in site.done("log")


@on_both_databases
def test_without_a_server_the_command_does_it_itself(site: Site) -> None:
    with Served(site.settings) as served:
        player = served.device()
        game = player.create()["id"]
    site.done("end", "game", game)
    site.done("creation", "password", typed="meadow lark\n")
    site.done("notice", "Back at nine.", "uk=Будемо о дев’ятій.", "--hours", "3")
    status = site.done("status")
    assert "whoever knows the password" in status and "Back at nine." in status
    with Served(site.settings) as served:
        player = player.moved(served.port)
        assert player.state(game)["ended"]["why"] == "host"
        assert player.get("/api/site").json()["may_create"] is False
        given = player.post("/api/site/password", json={"password": "meadow lark"})
        assert given.json()["may_create"] is True


def test_deleting_asks_and_only_a_yes_deletes(site: Site) -> None:
    with Served(site.settings) as served:
        game = served.device().create()["id"]
    for typed in ("no\n", "", "yess\n"):
        kept = site.admin("delete", "game", game, typed=typed)
        assert kept.code == 1 and "games: 1" in kept.out and "nothing was changed" in kept.out
    assert game in site.done("find", game)
    assert "undo" in site.done("delete", "game", game, typed="y\n")
    assert "Nothing found." in site.done("find", game)


@pytest.mark.long
def test_an_empty_list_is_said_in_words_of_its_own(site: Site) -> None:
    with Served(site.settings):
        assert "Nothing found." in site.done("find", "nowhere")
        assert "No reports." in site.done("reports")
        assert "Nothing has been done yet." in site.done("log")


def test_hiding_and_renaming_a_name(site: Site) -> None:
    with Served(site.settings) as served:
        made = served.device().create("me", "open")
        guest = served.device()
        guest.post("/api/join", json={"code": made["invites"]["1"], "name": "Rude"})
    assert "The name is changed here: games: 1" in site.done("hide", "Rude", "--yes")
    site.done("rename", "—", "Guest", "--yes")
    assert "Guest" in site.done("find", made["id"])


@pytest.mark.long
def test_a_ban_is_listed_and_lifted(site: Site, running: Served) -> None:
    printed = site.done("ban", "network", "192.0.2.7", "--hours", "2", "--why", "Insults")
    id = printed.split()[-1]
    status = site.done("status")
    assert "192.0.2.7/32" in status and "Insults" in status
    site.done("unban", id)
    assert "192.0.2.7" not in site.done("status")


def test_a_link_opens_the_page_of_a_running_server(site: Site, running: Served) -> None:
    outcome = site.admin("link", "--address", "https://maps.example/")
    address, _, code = outcome.out.strip().partition("#")
    assert (address, outcome.code) == ("https://maps.example/admin", 0)
    answer = running.device().post("/api/admin/enter", json={"code": code})
    assert answer.status_code == 200


@pytest.mark.long
def test_the_command_closes_the_pages_of_a_running_server(site: Site, running: Served) -> None:
    page = Host(running)
    site.done("close-pages")
    assert page.refused("look") == (403, "admin-session")
    assert "closed every host’s page" in site.done("log")


@pytest.mark.long
def test_what_is_refused_is_told_in_a_sentence(site: Site, running: Served) -> None:
    said = {
        sentence_of(site.admin(*words))
        for words in (
            ("undo", "nothing"),
            ("ban", "network", "everybody"),
            ("notice", "x" * 2001),
            ("ban", "device", "0123456789", "--hours", "-3"),
        )
    }
    assert len(said) == 4 and all(sentence.endswith((".", "-3", "characters")) for sentence in said), said


def test_a_folder_without_games_is_told(site: Site) -> None:
    assert "no games" in sentence_of(site.admin("status"))


def test_a_server_that_does_not_answer_is_told(site: Site) -> None:
    with Served(site.settings):
        pass
    with pytest.raises(NoAnswer, match="has not answered"):
        ask_server(site.settings, {"act": "look"}, patience=0.0)
