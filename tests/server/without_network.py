"""The archive of modules as a browser without a network uses it: nothing else but what is compiled for it."""

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pydantic_core

_PROGRAM = """if True:
    import json, sys, warnings
    sys.path += sys.argv[1:]
    warnings.simplefilter("ignore")
    from cartographers.server.offline import answer
    told = [answer(path, json.dumps(body), "en") for path, body in json.load(sys.stdin)]
    readable = (json.loads(one.body) if "json" in one.media_type else None for one in told)
    print(json.dumps([[one.status, message] for one, message in zip(told, readable)]))
    """


def answers(archive: bytes, folder: Path, calls: list[tuple[str, dict[str, Any]]]) -> list[tuple[int, Any]]:
    """The status and the message with which the modules of an archive answer some calls."""
    ZipFile(BytesIO(archive)).extractall(folder / "modules")
    (folder / "compiled").mkdir(parents=True)
    (folder / "compiled" / "pydantic_core").symlink_to(Path(pydantic_core.__file__).parent)
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", _PROGRAM, str(folder / "modules"), str(folder / "compiled")],
        input=json.dumps(calls),
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return [(status, message) for status, message in json.loads(found.stdout)]
