"""Rounds: of much work that is due at once, one piece is done in each round of the event loop."""

import asyncio

from cartographers.server.speed.rounds import Rounds


async def done_in_turn(rounds: Rounds, name: str, done: list[str]) -> None:
    await rounds.turn()
    done.append(name)


def test_something_else_gets_its_share_while_much_work_waits_for_its_turn() -> None:
    async def test() -> list[str]:
        rounds, done = Rounds(), list[str]()
        work = [asyncio.ensure_future(done_in_turn(rounds, "work", done)) for _ in range(20)]
        for _ in range(3):
            done.append("request")
            await asyncio.sleep(0)
        await asyncio.gather(*work)
        return done

    done = asyncio.run(test())
    assert done.index("request", 1) <= 2 and done.count("request") == 3 and done.count("work") == 20
    last_request = max(at for at, name in enumerate(done) if name == "request")
    assert done[:last_request].count("work") <= 3


def test_everybody_has_a_turn_in_the_order_of_asking_and_who_is_gone_keeps_nobody_waiting() -> None:
    async def test() -> list[str]:
        rounds, done = Rounds(), list[str]()
        work = [asyncio.ensure_future(done_in_turn(rounds, name, done)) for name in "abcde"]
        await asyncio.sleep(0)
        for gone in work[1:4]:
            gone.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await done_in_turn(rounds, "later", done)
        return done

    assert asyncio.run(test()) == ["a", "e", "later"]
