"""A shape held over the map of a position, and commands in words there."""

from cartographers.notation.error import BadNotation
from cartographers.rules.view import view
from cartographers.server.basics.errors import refused
from cartographers.server.features.positions.reading import asked_about
from cartographers.server.protocol.commands import CommandAnswer, CommandRequest
from cartographers.server.protocol.previews import Preview, PreviewRequest
from cartographers.server.show.preview import preview
from cartographers.server.show.typed import typed
from cartographers.words.book import Words


def preview_at(text: str, held: PreviewRequest, words: Words) -> Preview:
    """What a held shape would score at once."""
    seen = view(asked_about(text), 0)
    try:
        return preview(seen, held, words)
    except BadNotation as wrong:
        raise refused(wrong) from None


def command_at(text: str, request: CommandRequest, words: Words) -> CommandAnswer:
    """What a typed command brings; the best places are not told."""
    return typed(view(asked_about(text), 0), request, words)
