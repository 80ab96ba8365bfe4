"""The name by which a player is called: what plays, perhaps a budget, perhaps a character."""

from typing import NamedTuple

from cartographers.players.backends import net_can_be_used
from cartographers.players.characters import CHARACTERS, Character
from cartographers.players.kinds import KINDS, Kind
from cartographers.players.search.budget import BadBudget, Budget, read_budget
from cartographers.rules.problem import Problem

#: What plays, the weakest first.
_KINDS = {kind.key: kind for kind in KINDS}
ROSTER = tuple(_KINDS)

#: The budget of an adviser that is called by the name of a player without one.
DEFAULT_BUDGET = Budget(seconds=0.2)


class NoSuchPlayer(Problem, ValueError):
    """A name that is not on the roster, or a setting or a character that there is not."""


class PlayerName(NamedTuple):
    """A name such as ``search:1s/frida``, read."""

    kind: Kind
    budget: Budget
    #: None for a player without a style.
    character: Character | None


def read_name(name: str) -> PlayerName:
    """What a name says; raises ``NoSuchPlayer``."""
    player, character = split_name(name)
    key, colon, setting = player.partition(":")
    kind = _KINDS.get(key)
    if kind is None:
        raise NoSuchPlayer(
            "player-unknown", "there is no player {name!r}; choose from {choices}", name=name, choices=ROSTER
        )
    if kind.needs_net:
        _check_net(name)
    if "/" in name and character not in CHARACTERS:
        raise NoSuchPlayer(
            "player-character",
            "{name!r} cannot be called: there is no character {character!r}; choose from {choices}",
            name=name,
            character=character,
            choices=list(CHARACTERS),
        )
    return PlayerName(kind, _budget(name, kind, setting if colon else None), CHARACTERS.get(character))


def split_name(name: str) -> tuple[str, str]:
    """A name without its character, and the key of the character, empty if it has none."""
    player, _, character = name.partition("/")
    return player, character


def named(player: str, character: str) -> str:
    """The name of a player with a character."""
    return f"{player}/{character}" if character else player


def _budget(name: str, kind: Kind, setting: str | None) -> Budget:
    if setting is None:
        return DEFAULT_BUDGET if kind.budget is None else kind.budget
    if kind.budget is None:
        raise NoSuchPlayer(
            "player-setting",
            "{kind} takes no setting, so {name!r} cannot be called; write {kind}",
            kind=kind.key,
            name=name,
        )
    try:
        return read_budget(setting)
    except BadBudget as wrong:
        raise NoSuchPlayer(
            "player-budget", "{name!r} cannot be called: {wrong}", name=name, wrong=wrong
        ) from None


def needs_net(name: str) -> bool:
    """Does a player of the roster need a trained net?"""
    return _KINDS[split_name(name)[0].partition(":")[0]].needs_net


def _check_net(name: str) -> None:
    if not net_can_be_used():
        raise NoSuchPlayer(
            "player-net",
            "{name!r} cannot be called: it needs the extra fast and a trained net (docs/neural.md)",
            name=name,
        )
