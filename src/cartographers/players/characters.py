"""The characters: what each likes, as a style that any player of the roster can have."""

from dataclasses import dataclass

from cartographers.players.evaluate.style import Style


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody with a name, a face and a style of drawing; how strong they play is not part of it."""

    #: The name is the text ``character-KEY``, and ``character-KEY.about`` says how they draw.
    key: str
    style: Style


_ALL = (
    Character("pip", Style(unfinished=1.04, room=1.25, side="north", slack=0.1)),
    Character("magda", Style(edicts=(1.12, 1.0, 1.0, 1.0), side="west", slack=0.1)),
    Character("otto", Style(room=1.3, side="south", slack=0.1)),
    Character("ilse", Style(edicts=(1.0, 1.0, 0.9, 1.05), side="east", slack=0.1)),
    Character("bruno", Style(monsters=0.85, room=1.15, side="west", slack=0.1)),
    Character("vilma", Style(unfinished=0.9, side="south", slack=0.1)),
    Character("frida", Style(monsters=1.5, side="north", slack=0.1)),
    Character("tobias", Style(mountains=1.25, room=1.2, side="east", slack=0.1)),
    Character("anselm", Style(edicts=(1.0, 1.2, 1.0, 1.0), side="north", slack=0.1)),
    Character("greta", Style(edicts=(1.0, 1.0, 1.25, 1.0), side="south", slack=0.1)),
)
CHARACTERS = {character.key: character for character in _ALL}
