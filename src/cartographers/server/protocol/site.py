"""What a host sets for everybody while the server runs: who makes games, what is switched off, a notice."""

from typing import Annotated, Literal, get_args

from pydantic import Field

from cartographers.server.protocol.message import Message, RequestMessage

#: What a host can switch off.
Feature = Literal[
    "daily",
    "tournaments",
    "puzzles",
    "bots",
    "notices",
    "photo",
    "uploads",
    "spectators",
    "coach",
    "notes",
]
FEATURES: tuple[Feature, ...] = get_args(Feature)
#: Who may make games, tournaments and uploads: everybody, whoever knows the password, or nobody.
Creation = Literal["open", "password", "closed"]
#: The longest notice, contact or imprint.
LONGEST_TEXT = 2000


class SiteNotice(Message):
    """A line that everybody sees until they close it."""

    #: Another one for each notice, so that one that was closed stays closed.
    id: str
    #: By language; one that is missing is told in English, or else in the first there is.
    texts: dict[str, str]
    #: Until when it is shown, in seconds since 1970.
    until: float | None = None


class SiteSettings(Message):
    """What hosts have set, as it is stored."""

    creation: Creation = "open"
    #: The hash of the password for making games.
    password: str = ""
    off: list[Feature] = []
    notice: SiteNotice | None = None
    #: Whom to write to, and who runs the site: a text or an address. None: what the settings file has.
    contact: str | None = None
    imprint: str | None = None
    #: Links to the host's page that were made before then, in seconds since 1970, open nothing.
    links_since: float = 0.0


class Site(Message):
    """What a page has to know of this server."""

    creation: Creation
    #: May this device make games? If not and a password is asked for, after it was given.
    may_create: bool
    off: list[Feature]
    #: The notice, in the language of the request.
    notice: str
    notice_id: str
    contact: str
    imprint: str
    #: Does a page compute hints, analyses, par and comparisons itself where it can?
    page_thinks: bool


class PasswordRequest(RequestMessage):
    """The password for making games."""

    password: Annotated[str, Field(max_length=200)]
