"""The forms in which chats take the messages of a webhook."""

from json import loads

import pytest

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.notices.chat_forms import Form, chat_message, check_form, form_of
from cartographers.server.features.notices.messages import WebhookMessage
from cartographers.server.features.notices.store import Webhook
from cartographers.server.features.notices.webhooks import webhook_letter

DISCORD = "https://discord.com/api/webhooks/1/abc"
SLACK = "https://hooks.slack.com/services/T/B/x"
TELEGRAM = "https://api.telegram.org/bot1:abc/sendMessage?chat_id=-100123"
TEXT = "Waiting for: <!channel> @everyone [Ann](https://example.org) *Ben*"


@pytest.mark.parametrize(
    ("url", "form"),
    [
        (DISCORD, "discord"),
        ("https://canary.discord.com/api/webhooks/1/abc", "discord"),
        ("https://DiscordApp.com/api/webhooks/1/abc", "discord"),
        ("https://discord.com/channels/1", "own"),
        ("https://discord.com.example.org/api/webhooks/1", "own"),
        ("https://example.org/discord.com/api/webhooks/1", "own"),
        (SLACK, "slack"),
        ("https://slack.com/", "own"),
        (TELEGRAM, "telegram"),
        ("https://chat.example.org/hooks/1", "own"),
    ],
)
def test_an_address_tells_the_form(url: str, form: Form) -> None:
    assert form_of(url) == form


def _sent(url: str, text: str = TEXT) -> tuple[str, object]:
    message = WebhookMessage(
        event="step",
        game="g",
        text=text,
        step=1,
        season=0,
        season_key="spring",
        names=[],
        waiting=[0],
        stars=[0],
    )
    letter = webhook_letter(Webhook("g", url, "secret", "en"), message, "id")
    return letter.url, loads(letter.body)


def test_what_players_call_themselves_is_only_text_in_a_chat() -> None:
    assert _sent(DISCORD) == (
        DISCORD,
        {
            "content": r"Waiting for: \<!channel\> @everyone \[Ann\]\(https://example.org\) \*Ben\*",
            "allowed_mentions": {"parse": []},
        },
    )
    url, body = _sent(SLACK)
    assert (url, body) == (SLACK, {"text": TEXT.replace("<", "&lt;").replace(">", "&gt;")})
    url, body = _sent(TELEGRAM)
    assert url == "https://api.telegram.org/bot1:abc/sendMessage"
    assert body == {"chat_id": "-100123", "text": TEXT, "link_preview_options": {"is_disabled": True}}


def test_another_address_is_sent_our_own_form_and_long_texts_are_cut_for_chats() -> None:
    url, body = _sent("https://example.org/club")
    assert isinstance(body, dict) and url == "https://example.org/club" and body["text"] == TEXT
    long = chat_message(DISCORD, "*" * 3000)
    assert long and len(loads(long.body)["content"]) <= 2000


@pytest.mark.parametrize("rest", ["", "?chat_id=", "?chat=1", "/getUpdates?chat_id=1"])
def test_an_address_of_telegram_without_a_chat_is_refused(rest: str) -> None:
    path = "/bot1:abc" + ("" if rest.startswith("/") else "/sendMessage")
    with pytest.raises(Refusal, match="sendMessage") as refused:
        check_form(f"https://api.telegram.org{path}{rest}")
    assert refused.value.code == "webhook-telegram"
    check_form(TELEGRAM)
