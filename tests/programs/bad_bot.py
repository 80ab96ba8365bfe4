"""A bot that goes wrong in the way that its argument names, at its second decision.

Whether it is the first process of a test is known by a file, so that a later one plays well.
"""

import json
import sys
import time
from pathlib import Path


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def go_wrong(how: str, view: dict[str, object]) -> None:
    decision = {"type": "decision", "step": view["step"], "decision": {}}
    match how:
        case "crash":
            raise RuntimeError("no more ideas")
        case "hang":
            time.sleep(60)
        case "illegal":
            say(decision | {"decision": {"terrain": "forest", "cells": ["A1"]}})
        case "misread":
            say(decision | {"decision": {"terrain": "lava", "cells": ["A1"]}})
        case "late-step":
            say(decision | {"step": 0})
        case "chatter":
            print("thinking…", flush=True)
        case "long":
            print("x" * 1_100_000, flush=True)
        case "questions":
            for _ in range(1001):
                say({"type": "besides", "step": view["step"], "decision": {}})
        case "wrong-type":
            say({"type": "hello", "protocol": 1})


def main() -> None:
    how, marker = sys.argv[1], Path(sys.argv[2])
    first = not marker.exists()
    marker.touch()
    decided = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 2 if how == "version" else 1})
        elif message["type"] == "view":
            decided += 1
            if first and decided == 2:
                go_wrong(how, message)
            else:
                say({"type": "decision", "step": message["step"], "decision": message["decisions"][0]})


main()
