"""Where games on paper are that several screens show."""

import asyncio

from cartographers.server.basics.client_network import OWN
from cartographers.server.features.companion.messages import SharedStep
from cartographers.server.features.companion.screens import SharedGames, screen_of

KEY = "a-key-that-nobody-guesses"


def test_the_game_told_least_recently_is_forgotten_and_its_screens_are_let_go() -> None:
    async def forget() -> list[SharedStep | None]:
        games = SharedGames(lambda: 1.0, most=2)
        games.go("first", 1, None)
        games.go("second", 1, None)
        following = games.follow("second")
        told = [await anext(following)]
        games.go("first", 2, None)
        games.go("third", 1, None)
        assert (games.at("second"), len(games)) == (None, 2)
        told += [at async for at in following]
        following = games.follow("first")
        told.append(await anext(following))
        games.close()
        return told + [at async for at in following]

    assert [at and at.step for at in asyncio.run(forget())] == [1, 2]


def test_what_is_newer_holds_also_after_a_restart_and_between_servers() -> None:
    now = [5.0]
    screen = screen_of(KEY)
    games, other = SharedGames(lambda: now[0]), SharedGames(lambda: now[0])
    first = games.go(screen, 1, None)
    second = games.go(screen, 2, 1)
    assert second.turn > first.turn
    other.hear(second)
    other.hear(first)
    assert other.at(screen) == second
    now[0] = 6.0
    assert SharedGames(lambda: now[0]).go(screen, 0, None).turn > second.turn


def test_screens_are_counted_while_they_follow_a_game() -> None:
    games = SharedGames(lambda: 1.0)
    with games.followed_from(OWN), games.followed_from(OWN):
        assert games.screens == {OWN: 2}
    assert not games.screens
