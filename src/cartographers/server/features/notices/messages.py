"""Being notified: push subscriptions of devices, webhooks of games, e-mail to persons."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.features.notices.chat_forms import Form
from cartographers.server.protocol.message import WITHOUT_NUL, Message, RequestMessage

Address = Annotated[str, Field(min_length=1, max_length=1000), WITHOUT_NUL]


class SubscriptionRequest(RequestMessage):
    """A browser's push subscription; the device is notified in the language of the request."""

    endpoint: Address
    #: The keys of the subscription, in base64url as browsers give them.
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class PushState(Message):
    """The key that a browser needs for a subscription, and whether this device has one."""

    key: str
    subscribed: bool
    #: The language in which this device is notified; empty if it is not.
    language: str = ""


class WebhookRequest(RequestMessage):
    """The address that is to be told how a game goes on."""

    url: Address
    #: Signs what is sent; if it is empty, the server makes one.
    secret: Annotated[str, Field(max_length=200), WITHOUT_NUL] = ""


class WebhookState(Message):
    """A game's webhook, which only its maker may see and set; without a URL there is none."""

    #: Has this device made the game?
    maker: bool = False
    url: str = ""
    secret: str = ""
    #: What is sent: our own form, or that of a chat, known by the address.
    form: Form = "own"


class MailRequest(RequestMessage):
    """The address to which a person wants e-mail."""

    address: Annotated[str, Field(min_length=1, max_length=254), WITHOUT_NUL]


class MailCode(RequestMessage):
    """What the link proves itself with that was sent to an address."""

    code: Annotated[str, Field(max_length=64), WITHOUT_NUL]


class MailState(Message):
    """Can this server send e-mail, and where does the person get it?"""

    possible: bool
    address: str = ""
    #: Has somebody followed the link that was sent there?
    confirmed: bool = False


class Sent(Message):
    """What became of a notice that was sent as a test."""

    delivered: bool
    #: The status of the other server's answer; 0 if there was none.
    status: int


class PushMessage(Message):
    """What is inside an encrypted push message."""

    kind: Literal["turn", "over", "seat", "note", "knock", "test"]
    #: The game; empty in a test.
    game: str
    language: str
    title: str
    body: str


class WebhookMessage(Message):
    """What is sent to a webhook, to a chat only its text. It tells nothing that a spectator could not see."""

    event: Literal["step", "season", "over", "test"]
    game: str
    #: The same in a sentence, in the language of the maker.
    text: str
    step: int
    #: The season, counted from 0, and its key.
    season: int
    season_key: str
    names: list[str]
    #: The seats the game waits for.
    waiting: list[int]
    #: The stars of each seat in the seasons scored so far.
    stars: list[int]


#: Messages that are no answers of routes, and are described with them.
DESCRIBED = (PushMessage, WebhookMessage)
