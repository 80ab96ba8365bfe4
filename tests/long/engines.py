"""Firefox and WebKit: ``python tests/long engines``, or ``engines WebKit``.

First at a real server: a lesson, a whole solo game by keys, a game with a friend, sheets and pages on paper,
a photo, and the app without the server. Then the static site, below a path of Python's plain
``http.server``: the home page, the first map of a solo game, the same game without the host, and a whole game
against a bot by the calls of the page. What is not installed is named as not tried (``make engines`` installs
both). Needs the built client.
"""

import json
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path

from httpx import HTTPError

from browser.engine_tour import Tour
from browser.engines import PACKAGES, Engine, Json, missing, named, press, started, wait_for
from browser.serving import QUICK, Serving
from browser.static_site import PATH, hosted, write

#: Seconds that Python may take to start in a browser on a busy machine: WebKit took more than 200.
PATIENCE = 900.0
#: WebKit for GTK has not what Safari has.
KEEPS_FILES = "Boolean(navigator.storage?.getDirectory)"
#: Plays some turns of a game of the device through the calls of the page, with what is offered first; begins
#: it if there is none. In pieces: a driver waits some minutes for an answer, and a whole game takes longer.
PLAY = """(async (game, turns) => {
    const channel = new BroadcastChannel("cartographers-device:/%s/");
    const call = (method, path, body) => new Promise((done) => {
        const id = "check/" + crypto.randomUUID();
        const hear = ({ data }) => {
            if (data.id !== id) return;
            channel.removeEventListener("message", hear);
            done(JSON.parse(new TextDecoder().decode(data.body)));
        };
        channel.addEventListener("message", hear);
        const sent = body ? JSON.stringify(body) : "";
        channel.postMessage({ kind: "fetch", id, method, path, language: "en", body: sent });
    });
    const seats = [{ kind: "me" }, { kind: "bot", bot: "learned" }];
    const id = game || (await call("POST", "games", { seats })).id;
    let state = await call("GET", "games/" + id);
    for (let turn = 0; state.phase !== "over" && turn < turns; turn++) {
        const path = "games/" + id + "/seats/0/";
        const hint = await call("POST", path + "hint", { step: state.step, level: 3 });
        const decided = { step: state.step, move_id: crypto.randomUUID(), decision: hint.decision };
        if (hint.decision) await call("POST", path + "decision", decided);
        state = await call("GET", "games/" + id);
    }
    channel.close();
    return { id, phase: state.phase, stars: state.seats.map(({ stars }) => stars) };
})(%s, %d)"""
#: Turns of a piece, and more pieces than a game has.
TURNS, MOST = 5, 80


def main(words: list[str]) -> int:
    """Try the engines, and say what each took; the exit status."""
    parser = ArgumentParser(prog="python tests/long engines", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="ENGINE", help=" or ".join(PACKAGES))
    names = parser.parse_args(words).names or list(PACKAGES)
    right = True
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder))
        for name in names:
            if packages := missing(name):
                print(f"{name}: NOT TRIED, install {packages}")
            else:
                # What is wrong at one place says nothing of the other.
                right &= _told(name, _at_a_server(name))
                right &= _told(name, _without_a_server(name, Path(folder)))
    return 0 if right else 1


def _told(name: str, lines: Iterator[str]) -> bool:
    """Say what was seen; was everything right?"""
    try:
        for line in lines:
            print(f"{name}: {line}", flush=True)
    except (AssertionError, HTTPError, TimeoutError) as error:
        # A driver that does not answer says nothing of the other engine either.
        print(f"{name}: WRONG: {type(error).__name__}: {error}", flush=True)
        return False
    return True


def _at_a_server(name: str) -> Iterator[str]:
    """What was seen in an engine at a real server."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        serving = Serving(Path(data), QUICK).start()
        try:
            with started(name) as engine:
                tour = Tour(engine, serving)
                for part in (tour.lesson, tour.solo, tour.friends, tour.paper, tour.photo, tour.app):
                    since = time.perf_counter()
                    yield f"{part.__name__}: {part()}, {time.perf_counter() - since:.1f} s"
        finally:
            serving.stop()


def _without_a_server(name: str, folder: Path) -> Iterator[str]:
    """What was seen in an engine on the static site, with the seconds it took."""
    with started(name) as engine:
        with hosted(folder) as host:
            home = host.home
            yield _timed("the home page", lambda: _open_home(engine, home))
            yield _timed("a first solo map, everything loaded for it", lambda: _solo(engine))
            yield _timed("kept for use without a network", lambda: _kept(engine, home))
        # The host is gone.
        engine.open(home)
        if engine.evaluate(KEEPS_FILES):
            yield _timed("the game goes on without a network", lambda: _go_on(engine))
        else:
            yield "has no private files: games end with the visit"
            yield _timed("a solo map without a network", lambda: _solo(engine))
        found: Json = {"id": "", "phase": "begin"}
        for _ in range(MOST):
            found = engine.evaluate(PLAY % (PATH, json.dumps(found["id"]), TURNS))
            if found["phase"] == "over":
                break
        assert found["phase"] == "over", found
        yield f"a whole game against a bot, decided by hints: {found['stars']} stars"


def _open_home(engine: Engine, home: str) -> None:
    engine.open(home)
    engine.evaluate("localStorage.setItem('cartographers.knows', 'yes')")
    engine.evaluate("localStorage.setItem('cartographers.tips.off', 'yes')")
    engine.open(home)
    wait_for(engine, named("Solo"), PATIENCE)


def _solo(engine: Engine) -> None:
    press(engine, "Solo", PATIENCE)
    wait_for(engine, f"location.pathname.startsWith('/{PATH}/g/device-')", PATIENCE)
    wait_for(engine, "document.querySelector('[role=gridcell]')", PATIENCE)


def _kept(engine: Engine, home: str) -> None:
    wait_for(engine, "navigator.serviceWorker.controller !== null", PATIENCE)
    engine.open(f"{home}more")
    wait_for(
        engine, "document.body.innerText.includes('The whole game works offline on this device')", PATIENCE
    )


def _go_on(engine: Engine) -> None:
    press(engine, "Continue", PATIENCE)
    wait_for(engine, "document.querySelector('[role=gridcell]')", PATIENCE)


def _timed(what: str, work: Callable[[], None]) -> str:
    since = time.perf_counter()
    work()
    return f"{what}, {time.perf_counter() - since:.1f} s"
