"""The characters: what each likes, as a style that any player of the roster can have."""

from dataclasses import dataclass

from cartographers.players.evaluate.style import Style

#: How many stars a character gives away at most for each drawing of the first season, to begin on its side.
SLACK = 0.05


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody with a name, a face and a style of drawing; how strong they play is not part of it."""

    #: The name is the text ``character-KEY``, and ``character-KEY.about`` says how they draw.
    key: str
    style: Style


_ALL = (
    Character("pip", Style(unfinished=1.04, room=1.25, side="north", slack=SLACK)),
    Character("magda", Style(edicts=(1.1, 1.0, 1.0, 1.0), side="west", slack=SLACK)),
    Character("otto", Style(room=1.4, side="south", slack=SLACK)),
    Character("ilse", Style(edicts=(1.0, 1.0, 0.9, 1.05), side="east", slack=SLACK)),
    Character("bruno", Style(monsters=0.85, room=1.2, side="west", slack=SLACK)),
    Character("vilma", Style(unfinished=0.9, room=1.1, side="south", slack=SLACK)),
    Character("frida", Style(monsters=1.5, room=1.1, side="north", slack=SLACK)),
    Character("tobias", Style(mountains=1.2, room=1.2, side="east", slack=SLACK)),
    Character("anselm", Style(edicts=(1.0, 1.2, 1.0, 1.0), side="north", slack=SLACK)),
    Character("greta", Style(edicts=(1.0, 1.0, 1.25, 1.0), side="south", slack=SLACK)),
)
CHARACTERS = {character.key: character for character in _ALL}
