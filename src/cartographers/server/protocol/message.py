"""The base class of all messages, and types that several of them use."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from cartographers.rules.setup import LONGEST_NAME
from cartographers.server.names.characters import cleaned

#: The progress of a computation: not requested, queued, running, done, failed.
#: How far a job in the background is.
Progress = Literal["none", "waiting", "running", "done", "failed"]


Cell = Annotated[str, Field(pattern=r"^[A-K]([1-9]|10|11)$")]
#: A name may have forty characters as a reader counts them; a composed emoji is one, of up to ten.
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
#: Says that a text has no NUL, which PostgreSQL neither stores nor compares.
WITHOUT_NUL = Field(pattern=r"^[^\x00]*$")
#: Says that a text is only read by people: what they cannot see is left out.
READABLE = AfterValidator(cleaned)
Terrain = Literal["forest", "village", "farm", "water", "monster", "hero", "mountain", "double"]
PhaseKind = Literal["reveal", "draw", "declare", "ambush", "gaze", "hero", "ravage", "over"]


class Message(BaseModel):
    """A message. Unknown fields are rejected; fields with their default value are sent too."""

    # Validators and serializers are built when a message is first sent, not when the server starts.
    model_config = ConfigDict(
        extra="forbid", json_schema_serialization_defaults_required=True, defer_build=True
    )


class RequestMessage(Message):
    """The body of a request."""

    # FastAPI silences a warning of pydantic about its own fields, but only while it makes a route.
    # Strict: what the description calls a number or a truth value may not be sent as a text or as 0.
    model_config = ConfigDict(defer_build=False, strict=True)


#: What a device calls itself, like "Firefox, Android".
DeviceName = Annotated[Name, READABLE]
