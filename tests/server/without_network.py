"""The archive of modules as a browser without a network uses it: nothing else but what is compiled for it."""

import json
import subprocess
import sys
from gzip import decompress
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pydantic_core

_PROGRAM = """if True:
    import json, sys, warnings
    sys.path.append(sys.argv[1])
    warnings.simplefilter("ignore")
    import asyncio
    from pathlib import Path
    from cartographers.server.in_browser.application import Application

    async def answers(calls):
        application = Application(Path(sys.argv[1]) / "device")
        await application.start()
        told = [await application.fetch(method, path, "en", json.dumps(body)) for method, path, body in calls]
        await application.stop()
        return told

    told = asyncio.run(answers(json.load(sys.stdin)))
    readable = (json.loads(one.body) if "/json" in one.headers else None for one in told)
    print(json.dumps([[one.status, message] for one, message in zip(told, readable)]))
    """


def answers(archive: bytes, folder: Path, calls: list[tuple[str, str, Any]]) -> list[tuple[int, Any]]:
    """The status and the message with which the modules of an archive answer some calls."""
    modules = folder / "modules"
    ZipFile(BytesIO(decompress(archive))).extractall(modules)
    [compiled] = Path(pydantic_core.__file__).parent.glob("_pydantic_core.*.so")
    (modules / "pydantic_core" / compiled.name).symlink_to(compiled)
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", _PROGRAM, str(modules)],
        input=json.dumps(calls),
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return [(status, message) for status, message in json.loads(found.stdout)]
