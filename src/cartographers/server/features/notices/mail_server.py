"""The mail server of the host, to which e-mail is handed. It sees to the rest."""

import asyncio
from email.utils import parseaddr
from smtplib import SMTP, SMTP_SSL, SMTPException, SMTPRecipientsRefused, SMTPResponseException
from ssl import create_default_context
from urllib.parse import unquote, urlsplit

from cartographers.server.features.notices.outbox import NO_ANSWER, Answer, Letter

#: How letters to e-mail addresses begin.
SCHEME = "mailto"
#: Seconds to wait for each answer of the mail server.
_TIMEOUT = 10.0
_TAKEN, _WRONG, _GONE, _LATER = 200, 400, 410, 503
_TEMPORARY, _PERMANENT = 400, 500
#: What a mail server says of an address that does not exist, or not any more.
_NO_SUCH_ADDRESS = (550, 551, 553)


class MailServer:
    """Hands e-mail to a mail server: ``smtps://user:password@host:465``, or ``smtp://…:587`` with STARTTLS.

    ``smtp-plain://`` sends without encryption, for a mail server on this machine.
    """

    def __init__(self, server: str, sender: str) -> None:
        parts = urlsplit(server)
        self._scheme, self._host = parts.scheme, parts.hostname or ""
        self._port = parts.port or {"smtps": 465, "smtp": 587}.get(parts.scheme, 25)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._sender = parseaddr(sender)[1]

    async def send(self, letter: Letter) -> Answer:
        """Hand over a letter once."""
        return Answer(await asyncio.to_thread(self._hand_over, letter))

    def _hand_over(self, letter: Letter) -> int:
        to = letter.url.removeprefix(f"{SCHEME}:")
        try:
            with self._connected() as server:
                server.sendmail(self._sender, [to], letter.body)
        except SMTPRecipientsRefused as refused:
            code = refused.recipients[to][0]
            return _GONE if code in _NO_SUCH_ADDRESS else _status(code)
        except SMTPResponseException as error:
            return _status(error.smtp_code)
        except SMTPException:
            # Also one that cannot encrypt although it must.
            return NO_ANSWER
        return _TAKEN

    def _connected(self) -> SMTP:
        if self._scheme == "smtps":
            server: SMTP = SMTP_SSL(
                self._host, self._port, timeout=_TIMEOUT, context=create_default_context()
            )
        else:
            server = SMTP(self._host, self._port, timeout=_TIMEOUT)
        try:
            if self._scheme == "smtp":
                server.starttls(context=create_default_context())
            if self._user:
                server.login(self._user, self._password)
        except BaseException:
            server.close()
            raise
        return server


def _status(code: int) -> int:
    """The status of HTTP that says the same: something temporary is tried again, the rest is given up."""
    return _LATER if _TEMPORARY <= code < _PERMANENT else _WRONG
