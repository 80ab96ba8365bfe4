"""What all that travels has in common."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Cell = Annotated[str, Field(pattern=r"^[A-K]([1-9]|10|11)$")]
Name = Annotated[str, Field(max_length=40)]
Terrain = Literal["forest", "village", "farm", "water", "monster", "hero", "mountain", "double"]
PhaseKind = Literal["reveal", "draw", "declare", "ambush", "gaze", "hero", "ravage", "over"]


class Message(BaseModel):
    """Anything that travels: unknown fields are refused, and what is sent is sent in full."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)
