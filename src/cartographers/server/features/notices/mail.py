"""E-mail: what a person is told, with the links that need no login."""

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from urllib.parse import quote

from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.features.notices.mail_server import SCHEME
from cartographers.server.features.notices.mail_store import MailAddress, MailMessage
from cartographers.server.features.notices.messages import PushMessage
from cartographers.server.features.notices.outbox import Letter
from cartographers.server.settings import Settings
from cartographers.words.book import Words, words

_CODE_BYTES = 16


class MailWriter:
    """Writes e-mail with links to this server's pages."""

    def __init__(self, settings: Settings, codes: SeatCodes) -> None:
        self._sender, self._site = settings.mail_from, settings.site_address.rstrip("/") + settings.path
        self._codes = codes

    def code(self, what: str, to: MailAddress) -> str:
        """What a link in an e-mail proves itself with; each address and each purpose has another."""
        return self._codes.derived(f"mail {what}/{to.id}/{to.address}")[:_CODE_BYTES].hex()

    def _link(self, what: str, to: MailAddress) -> str:
        return f"{self._site}/mail/{quote(to.id)}/{what}/{self.code(what, to)}"

    def confirmation(self, to: MailAddress) -> MailMessage:
        """The e-mail with which a person confirms an address."""
        say = words(to.language)
        text = say("mail-confirm", link=self._link("confirm", to))
        return MailMessage(subject=say("mail-confirm-subject"), text=text)

    def turn(self, message: PushMessage, say: Words) -> MailMessage:
        """The e-mail that says the same as a notification."""
        link = f"{self._site}/g/{quote(message.game)}"
        return MailMessage(
            subject=f"{message.title} · {message.body}", text=say("mail-turn", table=message.body, link=link)
        )

    def letter(self, to: MailAddress, message: MailMessage, id: str) -> Letter:
        """An e-mail as a mail server takes it."""
        written, say, stop = EmailMessage(policy=SMTP), words(to.language), self._link("stop", to)
        written["From"], written["To"] = self._sender, to.address
        written["Subject"] = " ".join(message.subject.split())
        written["Date"] = formatdate()
        written["Message-ID"] = f"<{id}@{self._sender.rpartition('@')[2].rstrip('>')}>"
        written["Auto-Submitted"] = "auto-generated"
        written["List-Unsubscribe"] = f"<{stop}>"
        written["Content-Language"] = to.language
        written.set_content(f"{message.text}\n\n-- \n{say('mail-stop', link=stop)}\n")
        return Letter(f"{SCHEME}:{to.address}", {}, written.as_bytes(), id=id)
