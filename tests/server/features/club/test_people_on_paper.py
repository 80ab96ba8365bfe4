"""Names of those who draw on paper beside a club's table."""

from server.serving import NewDevice


def test_two_people_on_paper_cannot_have_the_same_name(device: NewDevice) -> None:
    host = device()
    game = host.create("me", "greedy", hosted=True)["id"]
    # The score checker would bring the stars of one of them back to both.
    for second in ("Anna", " anna ", "ANNA"):
        players = [{"name": "Anna", "stars": 40}, {"name": second, "stars": 30}]
        answer = host.post(f"/api/games/{game}/paper", json={"players": players})
        assert (answer.status_code, answer.json()["code"]) == (422, "name-taken")
