"""Schemathesis against a server: ``python tests/long schema --seconds 600``.

It makes requests from the OpenAPI description in all its phases (coverage, fuzzing, sequences of requests
that belong together), and fails on an answer of 5xx, or on one whose status, type or body is not in the
description. It is no dependency of the project: ``pip install schemathesis`` in an environment of its own,
and name its command with ``--command``.
"""

import shutil
import subprocess
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from bench.server import Server
from bench.shared.unlimited import NO_LIMITS

#: What is expected of every answer.
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
)
#: Limits of speed would answer in place of the rest of the server.
#: Who has no token, or sends too large a body, is refused before the rest is looked into.
REFUSALS = """
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 410, 413, 422]
"""


def main(arguments: list[str]) -> int:
    """Start a server and run Schemathesis over it; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long schema")
    parser.add_argument("--seconds", type=int, default=60, help="the time for all phases together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--command", default="st", help="the command of Schemathesis")
    args = parser.parse_args(arguments)
    command = shutil.which(args.command)
    if command is None:
        print(f"There is no command {args.command}: install it with pip install schemathesis.")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "server.toml"
        settings.write_text(NO_LIMITS)
        config = Path(folder) / "schemathesis.toml"
        config.write_text(REFUSALS)
        server = Server(Path(folder) / "data", "--settings", str(settings))
        try:
            options = [f"--checks={','.join(CHECKS)}", f"--max-time={args.seconds}", f"--seed={args.seed}"]
            options += ["--suppress-health-check=all", "--continue-on-failure", "--warnings=off"]
            description = str(server.client.base_url.join("/api/openapi.json"))
            # It writes what failed into the folder in which it is started.
            called = [command, "--config-file", str(config), "run", description, *options]
            return subprocess.call(called, cwd=folder)
        finally:
            server.stop()
