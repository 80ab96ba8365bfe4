"""A mail server for tests: takes e-mail over the loopback, with STARTTLS, TLS or neither."""

import ssl
from base64 import b64decode
from collections import deque
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from io import BufferedReader
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from types import TracebackType
from typing import Self, cast

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID


@dataclass(frozen=True)
class Mail:
    """An e-mail that arrived."""

    sender: str
    to: str
    message: EmailMessage
    encrypted: bool
    #: Who has logged in, with the password: ``user:password``.
    user: str

    @property
    def text(self) -> str:
        """What it says."""
        return cast(str, self.message.get_content())


@dataclass
class MailService:
    """A mail server on a port of this machine."""

    context: ssl.SSLContext | None = None
    #: From the beginning, rather than when a client asks for it.
    encrypted: bool = False
    #: The answers to the next recipients; then all are taken.
    refusals: deque[str] = field(default_factory=deque)
    mails: Queue[Mail] = field(default_factory=Queue)

    def __enter__(self) -> Self:
        service = self

        class Handler(StreamRequestHandler):
            def handle(self) -> None:
                conversation = _Conversation(service, self)
                with closing(conversation), suppress(ssl.SSLError, ConnectionError):
                    # A client that does not trust it hangs up.
                    conversation.talk()

        class Server(ThreadingTCPServer):
            daemon_threads = True

        self._server = Server(("127.0.0.1", 0), Handler)
        self._thread = Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()
        return self

    @property
    def place(self) -> str:
        """Its address and port."""
        return f"127.0.0.1:{self._server.server_address[1]}"

    def next(self) -> Mail:
        """The next e-mail."""
        return self.mails.get(timeout=20)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class _Conversation:
    """What is said over one connection."""

    def __init__(self, service: MailService, handler: StreamRequestHandler) -> None:
        self._service, self._handler = service, handler
        self._socket = handler.request
        self._file: BufferedReader | None = None
        self._encrypted, self._user, self._sender, self._to = False, "", "", ""

    def _encrypt(self) -> None:
        assert self._service.context
        self._socket = self._service.context.wrap_socket(self._socket, server_side=True)
        self._encrypted = True

    def talk(self) -> None:
        """Answer until the client has said all."""
        if self._service.encrypted:
            self._encrypt()
        self._file = file = self._socket.makefile("rb")
        self._say("220 ready")
        while line := file.readline():
            words = line.decode().strip()
            self._say(self._answers()[words.split(" ")[0].upper()](words))
            if words.upper() == "STARTTLS":
                file.close()
                self._encrypt()
                self._file = file = self._socket.makefile("rb")
            if words.upper() == "QUIT":
                return

    def close(self) -> None:
        """Hang up."""
        if self._file:
            self._file.close()
        self._socket.close()

    def _answers(self) -> dict[str, Callable[[str], str]]:
        return {
            "EHLO": lambda _: self._greeting(),
            "STARTTLS": lambda _: "220 go on",
            "AUTH": self._log_in,
            "MAIL": self._from,
            "RCPT": self._recipient,
            "DATA": lambda _: self._data(),
            "RSET": lambda _: "250 ok",
            "QUIT": lambda _: "221 bye",
        }

    def _greeting(self) -> str:
        offers = ["250-here"]
        if self._service.context and not self._encrypted:
            offers.append("250-STARTTLS")
        return "\r\n".join([*offers, "250 AUTH PLAIN"])

    def _log_in(self, words: str) -> str:
        _, user, password = b64decode(words.split(" ")[2]).decode().split("\0")
        self._user = f"{user}:{password}"
        return "235 welcome"

    def _from(self, words: str) -> str:
        self._sender = words.partition("<")[2].partition(">")[0]
        return "250 ok"

    def _recipient(self, words: str) -> str:
        self._to = words.partition("<")[2].partition(">")[0]
        return self._service.refusals.popleft() if self._service.refusals else "250 ok"

    def _data(self) -> str:
        self._say("354 go on")
        assert self._file
        lines = []
        while (line := self._file.readline()) != b".\r\n":
            lines.append(line.removeprefix(b"."))
        message = message_from_bytes(b"".join(lines), policy=policy.default)
        self._service.mails.put(Mail(self._sender, self._to, message, self._encrypted, self._user))
        return "250 taken"

    def _say(self, text: str) -> None:
        self._socket.sendall(f"{text}\r\n".encode())


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for this machine that nobody else has signed, and what a server encrypts with by it."""
    key = generate_private_key(SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / "mail.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + private)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return file, context
