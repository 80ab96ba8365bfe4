"""The forms in which chats take messages: Discord, Slack and Telegram, known by the address of the webhook.

A chat is told the sentence only. What players call themselves stays text there: no mention, no link, no form.
"""

import re
from json import dumps
from typing import Literal, NamedTuple, TypeAlias
from urllib.parse import parse_qs, urlsplit, urlunsplit

from cartographers.server.basics.errors import Refusal

#: Our own form is that of ``WebhookMessage``; Mattermost takes it too, because it has a ``text``.
Form: TypeAlias = Literal["own", "discord", "slack", "telegram"]

_DISCORD = re.compile(r"(\w+\.)?discord(app)?\.com")
#: What Discord reads as the form of a text.
_DISCORD_MARKS = re.compile(r"([\\*_~`|>\[\]()<#-])")
_SLACK_MARKS = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_TELEGRAM, _CHAT = "api.telegram.org", "chat_id"
#: The longest text that Discord takes; the others take more.
_LONGEST = 2000


class ChatMessage(NamedTuple):
    """What is posted to a chat, and where."""

    url: str
    body: bytes


def form_of(url: str) -> Form:
    """The form that an address takes."""
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    if _DISCORD.fullmatch(host) and parts.path.startswith("/api/webhooks/"):
        return "discord"
    if host == "hooks.slack.com":
        return "slack"
    return "telegram" if host == _TELEGRAM else "own"


def check_form(url: str) -> None:
    """Refuse an address of Telegram that does not say which chat it is."""
    if form_of(url) != "telegram":
        return
    parts = urlsplit(url)
    if not parts.path.endswith("/sendMessage") or not _chat_of(parts.query):
        sentence = "An address of Telegram looks like this: {example}"
        example = f"https://{_TELEGRAM}/bot…/sendMessage?{_CHAT}=…"
        raise Refusal(422, "webhook-telegram", sentence, example=example)


def _chat_of(query: str) -> str:
    return parse_qs(query).get(_CHAT, [""])[0]


def chat_message(url: str, text: str) -> ChatMessage | None:
    """A sentence for the chat at an address; none if our own form is sent there."""
    match form_of(url):
        case "discord":
            content = _DISCORD_MARKS.sub(r"\\\1", text)[:_LONGEST]
            return _message(url, {"content": content, "allowed_mentions": {"parse": []}})
        case "slack":
            return _message(url, {"text": "".join(_SLACK_MARKS.get(char, char) for char in text[:_LONGEST])})
        case "telegram":
            parts = urlsplit(url)
            body = {"chat_id": _chat_of(parts.query), "text": text[:_LONGEST]}
            without_query = urlunsplit((parts.scheme, parts.netloc, parts.path, "", ""))
            return _message(without_query, {**body, "link_preview_options": {"is_disabled": True}})
    return None


def _message(url: str, body: dict[str, object]) -> ChatMessage:
    return ChatMessage(url, dumps(body, ensure_ascii=False).encode())
