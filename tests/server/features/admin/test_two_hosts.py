"""Two hosts in two tabs: what one deletes, hides or bans, and what the other does with the same things."""

import pytest

from server.features.admin.host import Host
from server.features.admin.test_bans import id_of
from server.features.puzzles.test_playing import answer, page, right, wrong
from server.postgres_server import on_both_databases
from server.serving import NewDevice, Served


@pytest.fixture
def hosts(served: Served) -> tuple[Host, Host]:
    """Two hosts, or one with two pages."""
    return Host(served), Host(served)


@on_both_databases
def test_a_note_comes_back_after_its_game_and_not_without_it(
    hosts: tuple[Host, Host], device: NewDevice
) -> None:
    one, two = hosts
    maker = device()
    game = maker.create("me", "open", pace="days")["id"]
    maker.post(f"/api/games/{game}/seats/0/notes", json={"text": "Hello", "to": "all"})
    (note,) = maker.get(f"/api/games/{game}/notes").json()["notes"]
    of_note = one.ask("delete", kind="note", id=f"{game}/{note['id']}", sure=True)["undo"]
    of_game = two.ask("delete", kind="game", id=game, sure=True)["undo"]
    assert one.refused("undo", id=of_note) == (409, "admin-undo-first")
    two.ask("undo", id=of_game)
    one.ask("undo", id=of_note)
    assert [line["text"] for line in maker.get(f"/api/games/{game}/notes").json()["notes"]] == ["Hello"]


@on_both_databases
def test_answers_that_were_given_again_stay_when_the_earlier_ones_are_put_back(
    hosts: tuple[Host, Host], device: NewDevice
) -> None:
    one, two = hosts
    player = device()
    first, second = (line["id"] for line in page(player)["today"][:2])
    for id in (first, second):
        answer(player, id, wrong(id))
    (found,) = one.ask("find", kind="answers", device=id_of(one, player.create()["id"]))["found"]
    id = found["people"][0]["device"]
    assert two.ask("delete", kind="answers", id=id)["goes"] == {"answers": 2}
    undo = one.ask("delete", kind="answers", id=id, sure=True)["undo"]
    assert two.refused("delete", kind="answers", id=id, sure=True) == (404, "admin-no-such")
    assert [line["state"] for line in page(player)["today"][:2]] == ["open", "open"]
    answer(player, first, right(first))
    two.ask("undo", id=undo)
    assert [line["state"] for line in page(player)["today"][:2]] == ["solved", "missed"]
