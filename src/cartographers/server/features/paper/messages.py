"""Games on paper: the maps that players drew, and what they score."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from cartographers.server.protocol.message import Message, Name, RequestMessage
from cartographers.server.protocol.own_seat import EdictScore
from cartographers.server.protocol.state import Ending, ScoreRow, SeasonState

#: So many players are scored at once.
MOST_PLAYERS = 20
SEASONS = 4


class PagesWanted(BaseModel):
    """What is to be printed, as it stands in the address."""

    #: Printed sheets by their keys, or pictures.
    sheet: Annotated[list[Annotated[str, Field(max_length=600)]], Field(max_length=8)]
    #: The edicts A to D, for a page about them.
    edict: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=4)] = []
    paper: Literal["a4", "letter", "a5", "a4-two", "letter-two"] = "a4"
    #: With a page about ambushes, heroes and skills?
    cards: bool = False


class PaperMap(RequestMessage):
    """A player's map at the end of a season."""

    #: Eleven rows, or the same in one line; see docs/notation.md.
    map: Annotated[str, Field(max_length=600)]
    #: The coins that count: those on the track that are not crossed out.
    coins: Annotated[int, Field(ge=0, le=14)] = 0


class PaperPlayer(RequestMessage):
    """A player and the maps of the seasons; none for a season that is not to be scored."""

    name: Name = ""
    seasons: Annotated[list[PaperMap | None], Field(min_length=1, max_length=SEASONS)]


class PaperScoresRequest(RequestMessage):
    """A game on paper that is to be scored."""

    #: The edicts A to D, one scoring card of each kind.
    edicts: Annotated[list[str], Field(min_length=4, max_length=4)]
    players: Annotated[list[PaperPlayer], Field(min_length=1, max_length=MOST_PLAYERS)]


class PaperSeason(Message):
    """What a map scores at the end of a season."""

    rows: list[str]
    #: The four edicts A to D on this map, also those that the season does not score, part by part.
    edicts: list[EdictScore]
    monsters: EdictScore
    score: ScoreRow


class PaperScore(Message):
    """What a player scores."""

    name: str
    seasons: list[PaperSeason | None]
    #: All seasons together.
    stars: int
    #: The stars lost to monsters, which decide between equal stars.
    lost: int
    place: int


class PaperScores(Message):
    """A game on paper, scored."""

    seasons: list[SeasonState]
    players: list[PaperScore]
    #: Places, and for one player alone the title; none until everybody has a map of each season.
    ending: Ending | None = None


class PhotoMap(Message):
    """The map on a photo of a sheet that was printed here."""

    #: The printed sheet; none if it is a sheet of one's own.
    sheet: str | None
    rows: list[str]
    #: The cells that a person should look at again.
    doubtful: list[str]
    #: The map of the photo seen straight from above: a JPEG in Base64.
    flat: str
