"""The program of a worker process answers in lines of JSON, whatever its jobs do."""

import signal
import subprocess
import sys
from json import dumps, loads

import pytest

PRINTS = """
import os
from cartographers.server.workers import process

def prints(request):
    os.write(1, b"a warning of a library in C")
    print("what a bot prints")
    yield {"answer": 1}

process.main()
"""
SLOW_PHOTO = """
import cartographers.photo
from cartographers.server.features.paper import jobs
from cartographers.server.workers import process

def endless(image):
    while True:
        pass

jobs.PROCESSOR_TIME = 0.1
cartographers.photo.read_photo = endless
process.main()
"""


def answered(program: str, **job: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", program],
        input=dumps({"job": 7, **job}) + "\n",
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_a_library_writes_to_standard_output_is_no_answer() -> None:
    assert loads(answered(PRINTS, run="__main__:prints").stdout) == {"job": 7, "answer": 1}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such timer")
def test_a_photo_that_takes_very_long_ends_the_process() -> None:
    ended = answered(SLOW_PHOTO, run="cartographers.server.features.paper.jobs:read_photo", photo="")
    assert (ended.returncode, ended.stdout) == (-signal.SIGPROF, "")
