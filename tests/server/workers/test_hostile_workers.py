"""Workers that go wrong in every way: no game stops, no table waits, the server does not even notice."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision
from cartographers.players.chance import Chance
from cartographers.players.greedy import Greedy
from cartographers.players.roster import bot_keys, hurried, seconds
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.server.rooms.bots import limit_time, replace_failed, split_into_jobs
from cartographers.server.workers.decide import AnswerTimeout, BotWorkers, rng_seed
from cartographers.server.workers.job import WorkerFailed
from cartographers.server.workers.pool import WorkerPool
from cartographers.server.workers.sandbox import Limits
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from server.quick_advisers import QUICK
from server.quick_advisers import until as sooner_or_later
from server.random_client import RandomClient
from server.serving import Json, StartServer
from server.worker_pool import PURPOSE, worker_pool
from server.worker_pool import ask as ask_worker
from testkit.long_forms import every

# Real processes with real time limits.
pytestmark = pytest.mark.real_clock

#: Seconds after which a test has failed because something waits for ever: far more than any of them needs.
HANGING = 120
EACH_LINE = "import sys, json, os, time\nfor line in sys.stdin:\n job = json.loads(line)['job']\n "
ANSWERING = EACH_LINE + "print(json.dumps("
HOSTILE = {
    "dies at once": "import sys; sys.exit(1)",
    "dies when asked": EACH_LINE + "os._exit(1)",
    "sleeps": "import time; time.sleep(10 * 60)",
    "reads and says nothing": EACH_LINE + "pass",
    "is no JSON": EACH_LINE + "print('what?', flush=True)",
    "is no text": EACH_LINE + "sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()",
    "is JSON without an end": EACH_LINE + "print('[' * 100000, flush=True)",
    "answers another question": ANSWERING + "{'job': job + 1, 'decision': {}}), flush=True)",
    "answers nonsense": ANSWERING + "{'job': job, 'decision': {'lava': 1}}), flush=True)",
    "answers nothing": ANSWERING + "{'job': job}), flush=True)",
    "is wrong": ANSWERING + "{'job': job, 'error': 'x' * 10000}), flush=True)",
    "breaks the rules": ANSWERING
    + "{'job': job, 'decision': {'terrain': 'forest', 'cells': ['A1', 'K11']}}), flush=True)",
    "writes a line without end": "while True: print('x' * 65536, end='', flush=True)",
    "writes lines without end": "while True: print('{}' * 100, flush=True)",
    "shouts": "import sys\nwhile True: sys.stderr.write('x' * 65536)",
    "eats memory": EACH_LINE + "food = []\n while True: food.append(bytearray(1 << 24))",
    "forks": "import os, time\nfor _ in range(5): os.fork()\ntime.sleep(10 * 60)",
}


def python(script: str) -> tuple[str, ...]:
    return (sys.executable, "-c", script)


@pytest.mark.parametrize("how", HOSTILE)
def test_nothing_is_taken_from_a_worker_that(how: str) -> None:
    """It is given up: it would not answer for as long as the test waits at most."""
    game = table(2).game

    async def ask() -> dict[int, Decision]:
        hostile = worker_pool(python(HOSTILE[how]), 1, Limits(200 << 20, 5), 0.1)
        bot_workers = BotWorkers(hostile, AnswerTimeout(0.1, 0.2))
        async with asyncio.timeout(HANGING):
            found = await bot_workers.decide(game, {0: "chance", 1: "chance"}, 1, PURPOSE)
            await hostile.close()
        return found

    assert asyncio.run(ask()) == {}


@pytest.mark.parametrize(
    "how",
    every(
        ["dies when asked", "sleeps", "breaks the rules", "writes lines without end"],
        short=["dies when asked", "breaks the rules"],
    ),
)
def test_a_game_goes_on_with_a_worker_that(serving: StartServer, how: str) -> None:
    quick = {
        "answer_timeout": 0.15,
        "timeout_margin": 0.1,
        "worker_startup_time": 0.2,
        "worker_memory": 200 << 20,
    }
    running = serving(worker_command=python(HOSTILE[how]), **quick)
    client = running.device()
    state = client.state(client.create("me", "greedy", seed=6)["id"])
    with client.socket(state["id"]) as socket:
        told = socket.until(lambda told: told["seats"][1]["decided"])
    assert told["step"] == state["step"] and told["phase"] == "draw"
    # The next card comes, so what was decided for the bot is legal.
    assert RandomClient(client).decide(told, told["mine"][0])["step"] > state["step"]


def failing(tmp_path: Path, bot: str, how: str = "os._exit(1)") -> tuple[str, ...]:
    """The real process, except that it goes wrong over one bot."""
    script = tmp_path / "failing.py"
    script.write_text(
        "import os, time\n"
        "from cartographers.server.workers import decide, process\n"
        "real = decide.player\n"
        "def player(name, seed):\n"
        # Each bot of a game is a character: planner/frida.
        f"    if name.split('/')[0] == {bot!r}: {how}\n"
        "    return real(name, seed)\n"
        "decide.player = player\n"
        "process.main()\n"
    )
    return (sys.executable, str(script))


def workers(
    command: tuple[str, ...], number: int = 1, memory: int = 1 << 30, startup_time: float = 10.0
) -> WorkerPool:
    return worker_pool(command, number, Limits(memory, 5), startup_time)


def table(seats: int, seed: int = 6) -> Table:
    return Table(shelf(), deal(shelf(), Plan(seats=seats), seed), SeedDealer(seed))


def asked(
    command: tuple[str, ...], game: Game, bots: dict[int, str], timeout: float = 10.0, margin: float = 1.0
) -> dict[int, Decision]:
    """What some bots decide at a table."""

    async def ask() -> dict[int, Decision]:
        pool = workers(command)
        found = await BotWorkers(pool, AnswerTimeout(margin, timeout)).decide(game, bots, 1, PURPOSE)
        await pool.close()
        return found

    return asyncio.run(ask())


@pytest.mark.parametrize(
    "how", every(["os._exit(1)", "raise ValueError('no')", "time.sleep(10 * 60)"], short=["os._exit(1)"])
)
def test_a_bot_that_fails_falls_back_to_greedy_and_the_others_are_themselves(
    serving: StartServer, tmp_path: Path, how: str
) -> None:
    running = serving(worker_command=failing(tmp_path, "planner", how), answer_timeout=1.0)
    client = running.device()
    made = client.create("me", "chance", "planner", "chance", seed=6)
    state = client.state(made["id"])
    with client.socket(made["id"]) as socket:
        socket.until(lambda told: sum(seat["decided"] for seat in told["seats"]) == 3)
    state = RandomClient(client).decide(state, state["mine"][0])
    turn = next(line for line in state["log"] if line["drawn"])
    drawn = {one["seat"]: one["strokes"][0] for one in turn["drawn"]}
    game = table(4).game
    for seat, make in ((1, Chance), (2, Greedy), (3, Chance)):
        wanted = write_decision(make(rng_seed(6, seat, game.step)).decide(view(game, seat)))
        assert drawn[seat] == [wanted["terrain"], wanted["cells"]]


def test_decisions_that_came_before_a_failure_count(tmp_path: Path) -> None:
    game = table(4).game
    bots = {0: "chance", 1: "chance", 2: "planner", 3: "chance"}
    found = asked(failing(tmp_path, "planner"), game, bots)
    assert list(found) == [0, 1]
    assert replace_failed({2: "planner", 3: "chance", 4: "planner"}) == {
        3: "chance",
        2: "greedy",
        4: "greedy",
    }


def test_whatever_a_worker_has_started_ends_with_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    script = (
        "import os, time\n"
        "for _ in range(3): os.fork()\n"
        f"with open({str(pids)!r}, 'a') as file: file.write(f'{{os.getpid()}}\\n')\n"
        "time.sleep(10 * 60)"
    )

    async def ask() -> None:
        one = workers(python(script), startup_time=0.5)
        with pytest.raises(WorkerFailed):
            await ask_worker(one, {}, [0.3], print)
        await one.close()

    asyncio.run(ask())
    started = [int(line) for line in pids.read_text().split()]
    assert len(started) == 8
    sooner_or_later(
        lambda: {"alive": [pid for pid in started if alive(pid)]}, lambda found: not found["alive"]
    )


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().split()[2] != "Z"
    except FileNotFoundError:
        return False


def test_a_worker_has_little_memory_low_priority_and_one_thread() -> None:
    script = "import resource\n" + ANSWERING
    script += "{'job': job, 'memory': resource.getrlimit(resource.RLIMIT_DATA)[0], "
    script += (
        "'nice': os.getpriority(os.PRIO_PROCESS, 0), 'threads': os.environ['OMP_NUM_THREADS']}), flush=True)"
    )
    told: list[Json] = []

    async def ask() -> None:
        one = worker_pool(python(script), 1, Limits(123 << 20, 7), 10.0)
        # The first answer may come before the limits: a process is confined as soon as it runs.
        await ask_worker(one, {}, [5], told.append)
        await ask_worker(one, {}, [5], told.append)
        await one.close()

    asyncio.run(ask())
    nice = min(19, os.getpriority(os.PRIO_PROCESS, 0) + 7)
    assert told[1] == {"memory": 123 << 20, "nice": nice, "threads": "1"}


def test_a_worker_that_eats_memory_dies_of_it_and_not_the_server() -> None:
    async def ask() -> None:
        hungry = worker_pool(python(HOSTILE["eats memory"]), 1, Limits(200 << 20, 5), 0)
        with pytest.raises(WorkerFailed, match="the process ended"):
            await ask_worker(hungry, {}, [HANGING], print)
        await hungry.close()

    asyncio.run(ask())


def test_an_answer_that_comes_too_late_is_none_and_the_next_is_asked_of_a_new_process() -> None:
    script = EACH_LINE + "time.sleep(0.2); print(json.dumps({'job': job, 'pid': os.getpid()}), flush=True)"
    heard: list[Any] = []

    async def ask() -> None:
        one = workers(python(script), startup_time=5.0)
        for timeout in (2.0, 0.05, 2.0):
            try:
                await ask_worker(one, {}, [timeout], heard.append)
            except WorkerFailed as late:
                heard.append(str(late))
        await one.close()

    asyncio.run(ask())
    first, late, second = heard
    assert late == "TimeoutError" and first["pid"] != second["pid"]


def test_what_somebody_no_longer_waits_for_is_not_taken_for_the_next_answer(tmp_path: Path) -> None:
    script = (
        "import sys, json, time\n"
        "for line in sys.stdin:\n"
        " asked = json.loads(line)\n"
        " print('started', file=open(asked['note'], 'w'))\n"
        " time.sleep(asked['seconds'])\n"
        " print(json.dumps(asked), flush=True)\n"
    )
    note = tmp_path / "note"
    heard: list[Any] = []

    async def ask() -> None:
        one = workers(python(script))
        first = {"word": "first", "seconds": 0.2, "note": str(note)}
        gone = asyncio.ensure_future(ask_worker(one, first, [HANGING], heard.append))
        while not note.exists():
            await asyncio.sleep(0.01)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        await ask_worker(one, {**first, "word": "second", "seconds": 0.5}, [HANGING], heard.append)
        await one.close()

    asyncio.run(ask())
    assert [answer["word"] for answer in heard] == ["second"]


# --- time -------------------------------------------------------------------------------------------------


def test_a_bot_is_waited_for_as_long_as_its_name_says_and_a_fifth_more() -> None:
    timeout = AnswerTimeout(margin=0.5, untimed=8.0)
    assert timeout("search:1s") == pytest.approx(1.7)
    assert timeout("search:100ms") == pytest.approx(0.62)
    assert timeout("greedy") == timeout("search:500n") == 8.0


def test_a_bot_that_overruns_its_own_time_is_given_up_long_before_the_usual_timeout(tmp_path: Path) -> None:
    command = failing(tmp_path, "search:100ms", how="time.sleep(10 * 60)")
    game = table(2).game

    async def ask() -> dict[int, Decision]:
        pool = workers(command)
        bot_workers = BotWorkers(pool, AnswerTimeout(0.3, 10 * 60))
        await bot_workers.decide(game, {0: "chance"}, 1, PURPOSE)
        async with asyncio.timeout(HANGING):
            found = await bot_workers.decide(game, {0: "search:100ms"}, 1, PURPOSE)
            await pool.close()
        return found

    assert asyncio.run(ask()) == {}


@pytest.mark.parametrize("seats", [1, 7, 8, 9, 100])
@pytest.mark.parametrize("bot", ["greedy", "search:100ms", "search:1s"])
def test_no_group_holds_a_process_for_long(seats: int, bot: str) -> None:
    bots = limit_time(dict.fromkeys(range(seats), bot), table_time=20)
    parts = split_into_jobs(bots)
    assert {seat: name for part in parts for seat, name in part.items()} == bots
    assert all(part for part in parts) and max(map(len, parts)) <= 8
    assert all(sum(seconds(one) or 0 for one in part.values()) <= 1.0001 for part in parts)
    assert sum(seconds(one) or 0 for one in bots.values()) <= 20.0001


def test_a_hundred_bots_share_the_tables_time_alike() -> None:
    bots = dict.fromkeys(range(100), "search:1s") | {100: "chance"}
    assert set(limit_time(bots, table_time=20).values()) == {"search:200ms", "chance"}
    assert limit_time({0: "search:1s"}, table_time=20) == {0: "search:1s"}
    assert hurried("search:1s", 5) == "search:1s" and hurried("chance", 0) == "chance"
    assert all(hurried(key, 0.05) for key in bot_keys())


def test_a_table_of_many_bots_does_not_keep_another_waiting(serving: StartServer, tmp_path: Path) -> None:
    running = serving(worker_command=failing(tmp_path, "chance", how="time.sleep(0.03)"))
    client = running.device()
    many = client.create("me", *["chance"] * 60, seed=6)["id"]
    few = client.create("me", "chance", seed=6)["id"]
    with client.socket(few) as socket:
        socket.until(lambda told: told["seats"][1]["decided"])
    assert sum(seat["decided"] for seat in client.state(many)["seats"]) < 60


def test_hints_are_given_while_the_bots_processes_are_busy(serving: StartServer, tmp_path: Path) -> None:
    busy = tmp_path / "busy.py"
    busy.write_text(
        "import runpy, sys, time\n"
        "from cartographers.server.workers import decide, process\n"
        "real = decide.player\n"
        "decide.player = lambda name, seed: time.sleep(2) or real(name, seed)\n"
        f"runpy.run_path({QUICK[1]!r}, run_name='__main__')\n"
    )
    running = serving(worker_command=(sys.executable, str(busy)))
    client = running.device()
    state = client.state(client.create("me", *["chance"] * 3, seed=6)["id"])
    hint = client.post(f"/api/games/{state['id']}/seats/0/hint", json={"step": state["step"], "level": 3})
    assert hint.status_code == 200
    assert not any(seat["decided"] for seat in client.state(state["id"])["seats"])
