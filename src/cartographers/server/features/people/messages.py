"""What a person has: devices, recovery phrase, finished games, statistics."""

from typing import Annotated, Literal

from pydantic import Field

from cartographers.server.protocol.games import GameLine
from cartographers.server.protocol.message import DeviceName, Message, Name, RequestMessage
from cartographers.server.protocol.profile import KnownStrength, Streak
from cartographers.server.show.medals import Medal

#: A recovery phrase as it was typed.
_Typed = Annotated[str, Field(max_length=200)]


class DeviceLine(Message):
    """A device of a person."""

    id: str
    name: str
    since: str
    #: When it was last here, to the hour.
    seen: str | None
    #: Is it the one that asks?
    this: bool


class LostPhrase(Message):
    """A device says that the recovery phrase is lost; if no other one objects, it can go on without it."""

    #: The name of the device, and whether it is the one that asks.
    name: str
    this: bool
    #: From when on it needs no phrase, and whether that is now.
    until: str
    over: bool


class You(Message):
    """The devices of a person, and whether there is a recovery phrase."""

    phrase_since: str | None
    #: Whether somebody says that it is lost.
    lost: LostPhrase | None
    #: Empty as long as no recovery phrase was made.
    devices: list[DeviceLine]


class PhraseRequest(RequestMessage):
    """A new recovery phrase; the device says what it is called in the list of devices."""

    device: DeviceName = ""
    #: The phrase so far, if there is one.
    phrase: _Typed = ""


class UnlinkRequest(RequestMessage):
    """Unlinking a device; for another one than that which asks, the recovery phrase is needed."""

    phrase: _Typed = ""


class Phrase(Message):
    """A recovery phrase, which is told only once, in both alphabets."""

    latin: str
    cyrillic: str


class LinkRequest(RequestMessage):
    """Being the same person on this device too."""

    phrase: _Typed
    device: DeviceName = ""
    #: The phrase so far, if this device is linked already: all its devices come along.
    own: _Typed = ""


class RemovedGame(Message):
    """A game that was taken off a list."""

    id: str
    #: Was it deleted, because nobody else has a seat in it?
    deleted: bool


class ExportRequest(RequestMessage):
    """What the browser itself keeps, to be part of the file."""

    settings: Annotated[dict[str, Annotated[str, Field(max_length=4000)]], Field(max_length=100)] = {}


class DeleteRequest(RequestMessage):
    """Deleting everything; the page asks for a word to be typed first."""

    everything: bool


class FinishedLine(Message):
    """A finished game in the history."""

    line: GameLine
    box: str
    seat: int
    stars: int
    place: int
    #: Of a solo game.
    medal: Medal | None = None


class History(Message):
    """A page of the finished games, the newest first, and what they can be filtered by."""

    games: list[FinishedLine]
    total: int
    page: int
    pages: int
    boxes: list[str]
    sheets: list[str]
    seats: list[int]


class EdictMean(Message):
    """The mean stars for an edict in one season."""

    key: str
    season: int
    games: int
    mean: float
    #: The mean of the other seats in the same games, if there were any.
    others: float | None


class SeasonMean(Message):
    """The mean stars of a season, and what they were made of."""

    season: int
    stars: float
    edicts: float
    coins: float
    monsters: float
    others: float | None


class SheetMean(Message):
    """The games on one sheet."""

    #: Its key; "own" for sheets that players drew.
    sheet: str
    games: int
    mean: float
    best: int


class TitleCount(Message):
    """How many solo games ended with a title; none for those without."""

    title: str | None
    games: int


class ShownMap(Message):
    """One of the maps with the most stars, without its game, which is not everybody's."""

    created: str
    sheet: str
    stars: int
    title: str | None
    rows: list[str]


class BestMap(ShownMap):
    """One of the maps with the most stars."""

    id: str


class MedalCount(Message):
    """How many solo games have won a medal."""

    medal: Medal
    games: int


class LuckMean(Message):
    """Mean luck and skill of the games that were analysed."""

    games: int
    luck: float
    skill: float


class ParMean(Message):
    """How many stars above par the solo games ended, of those for which par was played."""

    games: int
    above: float


class EdictStrength(Message):
    """What an edict gives in a game, both its seasons together."""

    key: str
    games: int
    mean: float
    #: The number printed on it, which is what a good player makes of it.
    usual: int
    #: Are the games too few to say much?
    few: bool


#: A finished map, a game won against others, a title, a medal.
FirstKind = Literal["map", "win", "title", "medal"]


class ShownFirst(Message):
    """Something that was reached for the first time, without its game, which is not everybody's."""

    kind: FirstKind
    #: Of a title or a medal.
    key: str = ""
    created: str
    stars: int


class First(ShownFirst):
    """Something that was reached for the first time."""

    game: str


class Statistics(Message):
    """Figures about the finished games of a person."""

    games: int
    #: Older games whose result is still being read from their logs; ask again in a moment.
    pending: int
    mean: float
    best: int
    #: Games with other players or bots, and how many of them were won.
    contests: int
    wins: int
    edicts: list[EdictMean]
    seasons: list[SeasonMean]
    sheets: list[SheetMean]
    titles: list[TitleCount]
    #: The highest first, those of which there are none too.
    medals: list[MedalCount]
    #: The stars of the latest games, the latest last.
    course: list[int]
    #: The strongest edict first.
    strengths: list[EdictStrength]
    #: The latest first.
    firsts: list[First]
    maps: list[BestMap]
    luck: LuckMean | None
    par: ParMean | None


#: What a public page can show.
ProfilePart = Literal["maps", "firsts", "streak", "strength", "edicts"]


class ProfileRequest(RequestMessage):
    """Whether somebody wants a public page, and what is on it."""

    shown: bool
    #: Needed for a page that is shown.
    name: Name = ""
    parts: Annotated[list[ProfilePart], Field(max_length=5)] = []
    #: Shall the name lead there in results and on the list of strengths?
    linked: bool = False


class OwnProfile(Message):
    """One's own public page, if there is one."""

    #: What its address ends with; none while there is no page.
    code: str | None
    name: str
    parts: list[ProfilePart]
    linked: bool
    #: One's days in a row, also without a page; none where there is no deal of the day.
    streak: Streak | None


class Profile(Message):
    """The public page of somebody who wants one; a part that is left out is none."""

    code: str
    name: str
    #: Is it the page of who asks?
    mine: bool
    #: Finished games; those at deals that others may still play are not told of yet.
    games: int
    mean: float
    maps: list[ShownMap] | None = None
    medals: list[MedalCount] | None = None
    firsts: list[ShownFirst] | None = None
    streak: Streak | None = None
    strength: KnownStrength | None = None
    #: The strongest edict first.
    edicts: list[EdictStrength] | None = None


class Earned(Message):
    """A first time or a personal best; "map" is told of a game that has nothing else: its number."""

    kind: Literal[
        "first-map",
        "first-win",
        "win",
        "title",
        "best",
        "first-sheet",
        "best-sheet",
        "best-season",
        "best-edict",
        "no-bites",
        "map",
    ]
    #: Of a title, a sheet or an edict.
    key: str = ""
    season: int = 0
    stars: int = 0
    #: The best so far.
    before: int | None = None


class MadeOf(Message):
    """What most of a game's stars came from or were lost to."""

    kind: Literal["edict", "season", "coins", "monsters"]
    key: str = ""
    season: int = 0
    stars: int = 0


class Goal(Message):
    """What is in reach next, and how many more stars it takes."""

    kind: Literal["title", "medal", "best"]
    key: str = ""
    stars: int


class GameEarned(Message):
    """What a finished game has earned for the person who asks."""

    #: It was the so-manieth game of this person; 0 for somebody who did not play.
    number: int
    #: When it was begun, as ISO 8601.
    created: str
    earned: list[Earned]
    #: Of a solo game: its medal, and par, beside which the stars are held.
    medal: Medal | None = None
    par: int | None = None
    made: MadeOf
    goal: Goal | None = None
    advice: MadeOf | None = None
    #: May others still play its deal? Then its map and edicts are no matter for a picture.
    deal_open: bool = False
