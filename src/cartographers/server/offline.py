"""Answers without a server: calls for games on paper that a browser without a network makes to itself.

This module runs in a worker of the browser, on the same modules as the server
(``features/offline/routes.py``, ``web/worker/engine.ts``).
"""

from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import parse_qs

from pydantic import BaseModel, ValidationError

from cartographers.rules.problem import Problem
from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.features.companion.messages import CompanionRequest
from cartographers.server.features.companion.steps import companion_step
from cartographers.server.features.paper.messages import PaperScoresRequest
from cartographers.server.features.paper.scores import paper_scores
from cartographers.server.games.plans import check_plan
from cartographers.server.protocol.plans import PlanRequest
from cartographers.server.show.problems import problem_message, unreadable_request
from cartographers.words.book import Words, words
from cartographers.words.languages import best_language


class Answer(NamedTuple):
    """An answer as the server would send it."""

    status: int
    media_type: str
    body: bytes


def answer(path: str, body: str, language: str) -> Answer:
    """The answer to a call of the API: a path with its query, and the text of a body."""
    texts = words(best_language(language))
    call, _, query = path.partition("?")
    try:
        if call == "print":
            return Answer(200, "application/pdf", _printed(query, texts))
        return _json(200, _CALLS[call](body, texts))
    except ValidationError as error:
        refusal = unreadable_request(error.errors())
    except Problem as problem:
        refusal = problem if isinstance(problem, Refusal) else refused(problem)
    return _json(refusal.status, problem_message(refusal, texts))


def _json(status: int, message: BaseModel) -> Answer:
    return Answer(status, "application/json", message.model_dump_json().encode())


def _printed(query: str, texts: Words) -> bytes:
    # The library takes long to load, and only printing needs it.
    from cartographers.paper.document import pdf_of
    from cartographers.paper.plan import print_plan

    wanted = parse_qs(query)
    sheets, edicts = wanted.get("sheet", []), wanted.get("edict", [])
    return pdf_of(print_plan(tuple(sheets), tuple(edicts), wanted.get("paper", ["a4"])[0]), texts)


#: The calls that take a body.
_CALLS: dict[str, Callable[[str, Words], BaseModel]] = {
    "plans/check": lambda body, words: check_plan(PlanRequest.model_validate_json(body), words),
    "companion": lambda body, words: companion_step(CompanionRequest.model_validate_json(body), words),
    "scores": lambda body, words: paper_scores(PaperScoresRequest.model_validate_json(body)),
}
