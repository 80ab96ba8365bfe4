"""What people are told, in their language."""

from typing import Literal

from cartographers.rules.setup import seasons_of
from cartographers.rules.state import Game
from cartographers.server.features.notices.messages import PushMessage, WebhookMessage
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.seat_names import seat_names
from cartographers.words.book import Words, listed


def push_message(
    kind: Literal["turn", "over", "seat"], room: Room, words: Words, friend: int = 0
) -> PushMessage:
    """What a player's device is told about a game; ``friend`` is the seat of the player who sat down."""
    called = _called(room, words)
    title = words(f"notice-{kind}", name=called[friend]) if kind == "seat" else words(f"notice-{kind}")
    names = [name for seat, name in zip(room.seats, called, strict=True) if seat.kind != "open" or seat.name]
    season = words(_season(room.game))
    body = words("notice-table", names=listed(names), season=season) if len(room.seats) > 1 else season
    return PushMessage(kind=kind, game=room.id, language=words.language, title=title, body=body)


def note_push(room: Room, seat: int, text: str, words: Words) -> PushMessage:
    """What a player's device is told of a note that another one has left at the table."""
    title = words("notice-note", name=_called(room, words)[seat])
    return PushMessage(kind="note", game=room.id, language=words.language, title=title, body=text)


def knock_push(room: Room, name: str, words: Words) -> PushMessage:
    """What the one who opened a table is told of somebody who wants to be let in."""
    title, body = words("notice-knock", name=name), words("notice-knock-text")
    return PushMessage(kind="knock", game=room.id, language=words.language, title=title, body=body)


def trial_push(words: Words) -> PushMessage:
    """A message that only shows that messages arrive."""
    title, body = words("notice-test"), words("notice-test-text")
    return PushMessage(kind="test", game="", language=words.language, title=title, body=body)


def webhook_message(
    event: Literal["step", "season", "over", "test"], room: Room, game: Game, words: Words
) -> WebhookMessage:
    """What a webhook is told about a game, as it was when that happened."""
    stars = [seat.stars for seat in game.seats]
    return WebhookMessage(
        event=event,
        game=room.id,
        text=_sentence(event, room, game, words),
        step=game.step,
        season=game.season,
        season_key=_season(game),
        names=seat_names(list(room.seats), words),
        waiting=list(game.waiting),
        stars=stars,
    )


def _sentence(event: Literal["step", "season", "over", "test"], room: Room, game: Game, words: Words) -> str:
    called = _called(room, words)
    match event:
        case "step":
            return words("hook-step", names=listed(called[seat] for seat in game.waiting))
        case "test":
            return words("hook-test")
    results = (
        words("hook-stars", name=name, stars=seat.stars)
        for name, seat in zip(called, game.seats, strict=True)
    )
    return words(f"hook-{event}", results=listed(results))


def _called(room: Room, words: Words) -> list[str]:
    """The names of the seats; a person without one is called by a number, in the language of the reader."""
    names = seat_names(list(room.seats), words)
    return [name or words("notice-nameless", number=number) for number, name in enumerate(names, 1)]


def _season(game: Game) -> str:
    """The key of the season that is being played."""
    seasons = seasons_of(game.shelf, game.setup)
    return seasons[min(game.season, len(seasons) - 1)].key
