"""What a game is set up with (R2, R10), and why a combination is not a legal one."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache

from cartographers.rules.box import Box, Shelf
from cartographers.rules.card import Card, Edict, Season, Stack
from cartographers.rules.map_sheet import BadSheet, MapSheet
from cartographers.rules.own_sheet import is_picture, own_sheet
from cartographers.rules.position import Position
from cartographers.rules.problem import Name, Problem
from cartographers.rules.readable import is_readable

MOST_SEATS = 100
AMBUSHES_IN_A_GAME = 4
SKILLS_ON_THE_TABLE = 3
#: As Unicode counts: a composed emoji, which is read as one character, has up to ten.
LONGEST_NAME = 400


class IllegalSetup(Problem, ValueError):
    """A combination the rules do not allow; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything about a game that lies open before its first card."""

    seats: int
    #: The key of a printed sheet, or the picture of a sheet of one's own in one line.
    sheet: str
    #: The box of the explore cards and the box of the season cards (R10.1).
    explore: str
    seasons: str
    #: The boxes whose scoring cards made up the stacks (R10.5).
    stacks: tuple[str, ...]
    #: The edicts A, B, C, D.
    edicts: tuple[str, ...]
    #: The four ambush cards named, or whole sets from which four are drawn unseen (R10.3).
    ambushes: tuple[str, ...]
    heroes: bool = False
    #: The three open skills, or none.
    skills: tuple[str, ...] = ()
    #: The cartographers' names (R2.8), if they gave any.
    names: tuple[str, ...] = ()
    #: What the game begins from, if not from an empty map before its first card. It is not in the ``repr``:
    #: by that the server knows a position again that somebody plays now.
    position: Position | None = field(default=None, repr=False)

    @property
    def solo(self) -> bool:
        """Is it played alone (R11)?"""
        return self.seats == 1


def boxes_in_use(shelf: Shelf, setup: Setup) -> set[str]:
    """The boxes of which a game uses a sheet, seasons, explore set, ambush or scoring card (R10.2)."""
    cards = [setup.sheet, *setup.ambushes]
    # A sheet of one's own is from no box.
    return {
        setup.explore,
        setup.seasons,
        *setup.stacks,
        *(shelf.box_of[key] for key in cards if key in shelf.box_of),
    }


def sheet_of(shelf: Shelf, setup: Setup) -> MapSheet:
    """The sheet a game is played on; raises ``IllegalSetup`` if there is none such."""
    if not is_picture(setup.sheet):
        known(setup.sheet, "sheet", shelf.sheets)
        return shelf.sheets[setup.sheet]
    try:
        own = own_sheet(setup.sheet)
    except BadSheet as wrong:
        raise cannot_be_played_on(wrong) from None
    if own.key != setup.sheet:
        raise IllegalSetup(
            "setup-sheet-line", "a set-up names a sheet of one's own in one line: {line}", line=own.key
        )
    return own


@lru_cache(maxsize=1024)
def explore_deck(shelf: Shelf, setup: Setup) -> tuple[Card, ...]:
    """The cards of the deck that lie open to all: explore cards and, where used, ruins cards (R2.5)."""
    used = [shelf.boxes[key] for key in shelf.boxes if key in boxes_in_use(shelf, setup)]
    extra = (card for box in used for card in box.extra)
    ruins = (card for box in used for card in box.ruins)
    return (*shelf.boxes[setup.explore].explore, *extra, *ruins)


def edicts_of(shelf: Shelf, setup: Setup) -> tuple[Edict, ...]:
    """The edicts A to D."""
    return tuple(shelf.edicts[key] for key in setup.edicts)


def seasons_of(shelf: Shelf, setup: Setup) -> tuple[Season, ...]:
    """The four seasons in order."""
    return shelf.boxes[setup.seasons].seasons


@lru_cache(maxsize=1024)
def check_setup(shelf: Shelf, setup: Setup) -> None:
    """Raise ``IllegalSetup`` unless the combination is legal."""
    _check_seats(setup)
    _check_boxes(shelf, setup)
    _check_edicts(shelf, setup)
    _check_ambushes(shelf, setup)
    _check_heroes(shelf, setup)
    _check_skills(shelf, setup)


def known(word: str, kind: str, choices: Collection[str]) -> None:
    """Raise ``IllegalSetup`` unless the word is one of the choices, all of a kind."""
    if word not in choices:
        raise IllegalSetup(
            "setup-unknown",
            f"there is no {kind.replace('-', ' ')} {{word!r}}; choose from {{choices}}",
            kind=kind,
            word=word,
            choices=list(choices),
        )


def cannot_be_played_on(wrong: BadSheet) -> IllegalSetup:
    """The error of a set-up whose sheet is not one."""
    return IllegalSetup("setup-sheet", "this sheet cannot be played on: {wrong}", wrong=wrong)


def _check_seats(setup: Setup) -> None:
    if not 1 <= setup.seats <= MOST_SEATS:
        raise IllegalSetup(
            "setup-seats",
            "a game has 1 to {most} players, not {seats} (R2.1)",
            most=MOST_SEATS,
            seats=setup.seats,
        )
    if setup.names and len(setup.names) != setup.seats:
        raise IllegalSetup(
            "setup-names",
            "{names} names were given for {seats} players (R2.8)",
            names=len(setup.names),
            seats=setup.seats,
        )
    for name in setup.names:
        if len(name) > LONGEST_NAME or not is_readable(name) or "|" in name or name != name.strip():
            raise IllegalSetup(
                "setup-name",
                "the name {name!r} cannot be used: at most {longest} printable characters, "
                "no bar and no space around it",
                name=name,
                longest=LONGEST_NAME,
            )


def _with(shelf: Shelf, part: str) -> list[str]:
    """The keys of the boxes that have some of a part."""
    return [key for key, box in shelf.boxes.items() if getattr(box, part)]


def _check_boxes(shelf: Shelf, setup: Setup) -> None:
    sheet_of(shelf, setup)
    known(setup.explore, "explore-set", _with(shelf, "explore"))
    known(setup.seasons, "season-set", _with(shelf, "seasons"))
    for key in setup.stacks:
        known(key, "box-of-scoring-cards", _with(shelf, "edicts"))
    if len(set(setup.stacks)) != len(setup.stacks):
        raise IllegalSetup("setup-stacks", "each box's scoring cards are in the stacks only once (R10.5)")


def _check_edicts(shelf: Shelf, setup: Setup) -> None:
    for key in setup.edicts:
        known(key, "scoring-card", shelf.edicts)
        if shelf.box_of[key] not in setup.stacks:
            raise IllegalSetup(
                "setup-edict-box",
                "{card} is a scoring card of the {box} box, which is not in use (R10.5)",
                card=Name(key),
                box=Name(shelf.box_of[key], "box"),
            )
    kinds = Counter(shelf.edicts[key].stack for key in setup.edicts)
    if len(setup.edicts) != len(Stack) or any(kinds[kind] != 1 for kind in Stack):
        types = ", ".join(kind.value for kind in Stack)
        raise IllegalSetup(
            "setup-edicts",
            f"the four edicts must be one card of each type ({types}), not {{cards}} (R2.2)",
            cards=[Name(key) for key in setup.edicts],
        )


def _check_ambushes(shelf: Shelf, setup: Setup) -> None:
    sets = shelf.ambush_sets
    for key in setup.ambushes:
        known(key, "ambush-card", [key for cards in sets for key in sorted(cards)])
    given = set(setup.ambushes)
    if len(given) != len(setup.ambushes):
        raise IllegalSetup("setup-ambush-twice", "each ambush card exists only once (R10.3)")
    whole = all(cards <= given or not cards & given for cards in sets)
    if len(given) < AMBUSHES_IN_A_GAME or (len(given) > AMBUSHES_IN_A_GAME and not whole):
        raise IllegalSetup(
            "setup-ambushes",
            "name exactly {wanted} ambush cards, or whole sets to draw them from, not {given} cards (R10.3)",
            wanted=AMBUSHES_IN_A_GAME,
            given=len(given),
        )


def _check_heroes(shelf: Shelf, setup: Setup) -> None:
    used = [shelf.boxes[key] for key in boxes_in_use(shelf, setup)]
    if not setup.heroes and all(box.heroes for box in used if _plays_alone(box)):
        raise IllegalSetup("setup-needs-heroes", "Heroes alone is always played with its hero cards (R10.4)")
    if setup.heroes and not any(box.heroes for box in shelf.boxes.values()):
        raise IllegalSetup("setup-no-heroes", "there are no hero cards in these boxes (R10.4)")


def _plays_alone(box: Box) -> bool:
    return bool(box.explore)


def _check_skills(shelf: Shelf, setup: Setup) -> None:
    for key in setup.skills:
        known(key, "skill", shelf.skills)
    if setup.skills and len(set(setup.skills)) != SKILLS_ON_THE_TABLE:
        raise IllegalSetup(
            "setup-skills",
            "{wanted} different skills lie open, or none, not {given} (R2.6)",
            wanted=SKILLS_ON_THE_TABLE,
            given=len(setup.skills),
        )
    if len(set(setup.skills)) != len(setup.skills):
        raise IllegalSetup("setup-skill-twice", "each skill card exists only once (R2.6)")
