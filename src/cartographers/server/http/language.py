"""The language of a request or a socket: ``?language=uk``, or else the header ``Accept-Language``."""

from functools import lru_cache
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from cartographers.words.book import Words, words
from cartographers.words.languages import best_language


def words_for(connection: HTTPConnection) -> Words:
    """The texts in which to answer; English ones where there are none in the language asked for."""
    wanted = connection.query_params.get("language") or connection.headers.get("accept-language", "")
    return _best_words(wanted)


@lru_cache(maxsize=256)
def _best_words(wanted: str) -> Words:
    return words(best_language(wanted))


async def _words(connection: HTTPConnection) -> Words:
    # FastAPI would call a function that is not asynchronous in a thread.
    return words_for(connection)


#: The texts of a route, in the language of its request.
WordsDep = Annotated[Words, Depends(_words)]
