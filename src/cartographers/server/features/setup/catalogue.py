"""The catalogue: everything printed in all boxes, and the bots. A client loads it once."""

from functools import cache
from importlib.util import find_spec

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.players.characters import CHARACTERS
from cartographers.players.kinds import Bot
from cartographers.players.roster import bots_on_offer, seconds
from cartographers.rules.box import Box
from cartographers.rules.card import AmbushCard, Card, ExploreCard, HeroCard, RuinsCard, Way
from cartographers.rules.setup import MOST_SEATS
from cartographers.rules.shape import Shape
from cartographers.rules.state import COIN_TRACK
from cartographers.rules.terrain import HERO, MONSTER, Terrain
from cartographers.server.features.setup.box_files import box_glyphs, box_texts
from cartographers.server.features.setup.messages import (
    BotFact,
    CardFact,
    Catalogue,
    CharacterFact,
    EdictFact,
    ShapeFact,
    SheetFact,
    SkillFact,
)


@cache
def catalogue(language: str = "en") -> Catalogue:
    """The catalogue of this installation; the texts of other packages' boxes are in a language."""
    boxes = shelf().boxes
    return Catalogue(
        boxes=list(boxes),
        explore_sets=[box.key for box in boxes.values() if box.explore],
        season_sets=[box.key for box in boxes.values() if box.seasons],
        cards=[_card(card, box.key) for box in boxes.values() for card in box.cards],
        edicts=[fact for box in boxes.values() for fact in _edicts(box)],
        skills=[SkillFact(key=card.key, cost=card.cost) for card in shelf().skills.values()],
        sheets=[
            SheetFact(key=sheet.key, box=box.key, rows=write_picture(sheet.printed))
            for box in boxes.values()
            for sheet in box.sheets
        ],
        titles=[title.key for title in shelf().titles],
        bots=[_bot(bot, rank) for rank, bot in enumerate(bots_on_offer(), 1)],
        characters=[_character(key) for key in CHARACTERS],
        coin_track=COIN_TRACK,
        most_seats=MOST_SEATS,
        photos=find_spec("cv2") is not None,
        texts=box_texts(language),
        glyphs=box_glyphs(),
    )


def _bot(bot: Bot, rank: int) -> BotFact:
    word = f"bot-{bot.word}"
    return BotFact(
        key=bot.key,
        name=word,
        about=f"{word}.about",
        strength=rank,
        seconds=seconds(bot.key),
        stars=bot.stars,
    )


def _character(key: str) -> CharacterFact:
    word = f"character-{key}"
    return CharacterFact(key=key, name=word, about=f"{word}-about")


def _edicts(box: Box) -> list[EdictFact]:
    return [
        EdictFact(key=card.key, box=box.key, stack=card.stack.value, solo_rating=card.solo_rating)
        for card in box.edicts
    ]


def _card(card: Card, box: str) -> CardFact:
    match card:
        case ExploreCard():
            shapes = [_shape(shape) for shape in card.shapes]
            return _fact("explore", card.key, box, card.terrains, shapes, time=card.time)
        case RuinsCard():
            return _fact("ruins", card.key, box)
        case AmbushCard():
            fact = _fact("ambush", card.key, box, (MONSTER,), [_shape(card.shape)])
            bottom, right = card.corner
            fact.clockwise = card.way is Way.CLOCKWISE
            fact.corner = f"{'bottom' if bottom else 'top'}-{'right' if right else 'left'}"
            fact.monster = card.monster.name if card.monster else None
            return fact
        case HeroCard():
            fact = _fact("hero", card.key, box, (HERO,))
            fact.attack = list(card.attacks[0])
            return fact


def _fact(
    kind: str,
    key: str,
    box: str,
    terrains: tuple[Terrain, ...] = (),
    shapes: list[ShapeFact] | None = None,
    time: int = 0,
) -> CardFact:
    fields = {"key": key, "kind": kind, "box": box, "time": time, "shapes": shapes or []}
    return CardFact.model_validate(fields | {"terrains": [terrain.key for terrain in terrains]})


def _shape(shape: Shape) -> ShapeFact:
    return ShapeFact(cells=list(shape.printed.offsets), coin=shape.coin)
