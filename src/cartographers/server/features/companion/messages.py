"""The companion of people who draw on paper: it turns up the cards and says what to do with them."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.examples import GuideExample
from cartographers.server.protocol.message import Message, RequestMessage
from cartographers.server.protocol.plans import Seed, Wishes
from cartographers.server.protocol.state import SeasonState

#: No game has as many steps, so that a larger number is a mistake.
MOST_STEPS = 500
StepNumber = Annotated[int, Field(ge=0, le=MOST_STEPS)]


class CompanionRequest(Wishes):
    """A step of a game on paper. The server keeps nothing: the same request has the same answer."""

    seed: Seed
    #: Does one person play alone? Ambushes go another way then.
    solo: bool = False
    #: How many steps have been taken: cards, and ends of seasons. After the end there are no more.
    step: StepNumber = 0
    #: Alone: the step at which the map was full, which ends the game.
    full: StepNumber | None = None


class SharedStepRequest(RequestMessage):
    """Where a game on paper is, for the other screens that show it."""

    #: Whoever knows it may go on in the game. The screens know only what follows from it.
    key: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
    step: StepNumber
    full: StepNumber | None = None
    #: Is this page only being opened? Then what the others show holds.
    opens: bool = False


class SharedStep(Message):
    """Where a game on paper is that several screens show."""

    #: The name under which screens follow the game.
    screen: str
    #: Grows with every step, also back.
    turn: int
    step: int
    full: int | None


class TitleFact(Message):
    """A solo title, and the rating that it takes."""

    key: str
    rating: int


class CompanionStep(Message):
    """What is to be shown at a step: before the first card, a card, the end of a season, or the end."""

    kind: Literal["start", "card", "season", "end"]
    #: The number of the step; smaller than the one asked for, if there are not so many.
    step: int
    solo: bool
    edicts: list[str]
    skills: list[str]
    season: int
    seasons: list[SeasonState]
    #: The card in play; at the end of a season the last one.
    card: str = ""
    #: The time used up in the season before the card and after it.
    clock: int = 0
    clock_after: int = 0
    #: Is the season over after this card?
    ends_season: bool = False
    #: Must the shape of this card cover a ruins space? If not, are ruins still waiting for one that must?
    must_cover: bool = False
    ruins_waiting: bool = False
    #: The cards of this season, in order.
    revealed: list[str] = []
    #: With a card: what is left in the deck, in no order.
    deck: list[str] = []
    ambushes_in_deck: int = 0
    heroes_in_deck: int = 0
    #: At the end of a season: is it the last one, and which ambush cards act after it, in this order?
    last: bool = False
    acting: list[str] = []
    #: Examples of the edicts that the step is about, by their keys; one without an example is left out.
    examples: dict[str, GuideExample] = {}
    #: At the end of a game for one: the sum of the numbers on the edicts, and the titles, the highest first.
    target: int = 0
    titles: list[TitleFact] = []
