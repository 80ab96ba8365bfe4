"""The answers to questions about a game, one fact a line."""

from cartographers.commands.ambush_words import ambush_origin
from cartographers.commands.gains import best_places, gain_lines
from cartographers.commands.hand import Hand
from cartographers.commands.held_shape import HeldShape
from cartographers.commands.names import TYPED, edict_letter, seat_name
from cartographers.commands.placement import Option
from cartographers.commands.score_parts import part_lines
from cartographers.commands.space_words import capital, corner_cell, said_cells, shape_words
from cartographers.commands.vocabulary import TERRAINS, vocabulary
from cartographers.rules.area import cell
from cartographers.rules.card import AmbushCard, Card, ExploreCard
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import edicts_of, seasons_of
from cartographers.rules.stars import explain
from cartographers.rules.state import Phase
from cartographers.rules.view import View
from cartographers.words.book import Words, listed

#: How many of the best places are told.
BEST = 5


def turn_lines(words: Words, view: View) -> list[str]:
    """The season, coins and stars, and who is asked."""
    game, me = view.game, view.me
    season = seasons_of(game.shelf, game.setup)[game.season]
    lines = [
        words("play-time", season=season.key, name=words(season.key), clock=game.clock, time=season.time)
        + ".",
        words("told-have", stars=me.stars, coins=me.purse),
    ]
    if view.must_decide:
        lines.append(words("told-your-turn"))
    elif game.waiting:
        lines.append(
            words("told-waiting", names=listed(seat_name(words, game.setup, one) for one in game.waiting))
        )
    return lines


def card_lines(words: Words, view: View, hand: Hand | None) -> list[str]:
    """The card in play, what is asked, and the shapes to choose from."""
    card = view.game.shelf.cards.get(view.game.card)
    if card is None:
        return [words("told-no-card")]
    lines = [_card_name(words, card)]
    if f"{card.key}.rule" in words:
        lines.append(words(f"{card.key}.rule"))
    lines += ambush_lines(words, view)
    if hand is None:
        return lines
    return [*lines, *_asked(words, hand), *option_lines(words, hand), *skill_lines(words, hand)]


def _card_name(words: Words, card: Card) -> str:
    if isinstance(card, ExploreCard):
        return words("told-card-time", card=words(card.key), time=card.time)
    return words("told-card", card=words(card.key))


def ambush_lines(words: Words, view: View) -> list[str]:
    """The form of an ambush that comes, and where it comes from."""
    card = view.card
    if not isinstance(card, AmbushCard) or view.phase not in (Phase.DECLARE, Phase.AMBUSH):
        return []
    shape = shape_words(words, card.shape.printed.offsets)
    return [words("told-monsters-come", shape=shape), ambush_origin(words, view, card)]


def _asked(words: Words, hand: Hand) -> list[str]:
    """What the player has to choose now."""
    placement = hand.placement
    if placement is None:
        return asked_lines(words, hand.view, "asked-declare")
    fallback = placement.fallback and hand.first is None
    return asked_lines(words, hand.view, placement.prompt, placement.skill, fallback)


def asked_lines(words: Words, view: View, prompt: str, skill: str = "", fallback: bool = False) -> list[str]:
    """What has to be chosen, and ruins to be covered; ``prompt`` is the key of the text that asks."""
    if prompt == "asked-declare":
        return [words("told-declare", nothing=vocabulary(words).word("nothing"))]
    if prompt == "asked-hero":
        return [words("told-asked-hero", turn=vocabulary(words).word("rotate"))]
    card = view.card
    monster = card.monster.name if isinstance(card, AmbushCard) and card.monster else ""
    name = words(monster) if monster else ""
    owner = seat_name(words, view.game.setup, view.map_owner, view.seat)
    named = words(skill) if skill else ""
    lines = [words(prompt, owner=owner, skill=named, monster=monster, name=name)]
    if fallback:
        return [*lines, words("play-fallback")]
    if prompt == "asked-draw" and view.game.pending:
        lines += [
            words("play-duty"),
            words("told-free-ruins", cells=said_cells(words, view.sheet.free_ruins)),
        ]
    return lines


def option_lines(words: Words, hand: Hand) -> list[str]:
    """The shapes and terrains to choose from, each with its number."""
    placement = hand.placement
    if placement is None or (len(hand.options) == 1 and hand.option.terrain is None):
        return []
    lines = []
    for number, option in enumerate(hand.options, 1):
        shape = named_shape(words, option, option.shape)
        lines.append(option_line(words, number, shape, option.coin, bool(placement.spots(option))))
    return lines


def option_line(words: Words, number: int, shape: str, coin: bool, fits: bool) -> str:
    """A shape to choose: "1: water, 3 in a column, with a coin." """
    line = words(f"told-option{'.coin' if coin else ''}", number=number, shape=shape)
    return line if fits else f"{line} {words('play-nowhere')}"


def named_shape(words: Words, option: Option, held: HeldShape) -> str:
    """A shape with its terrain: "water, three in a column"."""
    name = words(option.terrain.key if option.terrain is not None else "destroyed")
    return words("told-shape-of", name=name, shape=shape_words(words, held.offsets))


def skill_lines(words: Words, hand: Hand) -> list[str]:
    """The skills on the table, with those that can be used now."""
    view = hand.view
    if hand.first or view.phase not in (Phase.DRAW, Phase.HERO, Phase.DECLARE):
        return []
    usable = {card.key for card in view.skills}
    lines = []
    for number, key in enumerate(view.game.setup.skills, 1):
        idle = "" if key in usable else ".idle"
        values = {"skill": words(key), "rule": words(f"{key}.rule")}
        lines.append(
            words(f"told-skill{idle}", number=number, cost=view.game.shelf.skills[key].cost, **values)
        )
    return lines


def held_lines(words: Words, hand: Hand) -> list[str]:
    """What is held: its spaces, whether it fits or why not, and what it would bring."""
    if hand.placement is None:
        return _declared_lines(words, hand)
    if hand.held.corner is None:
        shape = capital(named_shape(words, hand.option, hand.held))
        return [words("told-not-placed", shape=shape)]
    name = words(hand.option.terrain.key if hand.option.terrain is not None else "destroyed")
    lines = [words("told-held", name=capital(name), cells=said_cells(words, hand.held.area))]
    if hand.held.attack:
        lines.append(words("told-attacks", cells=said_cells(words, hand.held.attacked)))
    reason = hand.why_not()
    if reason:
        return [*lines, words("play-not-there", why=words.problem(reason))]
    decision = hand.decision
    assert decision is not None
    return [*lines, words("told-fits"), *gain_lines(words, hand.view, decision)]


def _declared_lines(words: Words, hand: Hand) -> list[str]:
    """The skill that would be declared."""
    if not hand.skill:
        return [words("told-declares-nothing")]
    lines = [words("told-declares", skill=words(hand.skill))]
    if hand.view.game.setup.solo and hand.view.game.shelf.skills[hand.skill].skill.shelter:
        lines.append(words("told-upright" if hand.upright else "told-across"))
    return lines


def where_lines(words: Words, hand: Hand, ranked: bool) -> list[str]:
    """Where shapes fit; if it may be told, the best places by their stars of this season, and why."""
    placement = hand.placement
    if placement is None:
        return card_lines(words, hand.view, hand)
    if not ranked:
        return _spots(words, hand)
    places = best_places(hand)
    if not places:
        return [words("play-nowhere")]
    lines = [words("told-where", places=len(places))]
    for number, held, *_ in places[:BEST]:
        option = hand.options[number]
        changes = gain_lines(words, hand.view, placement.decision(option, held))
        where = said_cells(words, held.area)
        lines.append(
            words("told-place", typed=_typed(words, hand, number, held), cells=where, why=" ".join(changes))
        )
    return lines


def _spots(words: Words, hand: Hand) -> list[str]:
    """Where the held shape fits, turned as it is, without what it would bring."""
    assert hand.placement is not None
    spots = hand.placement.spots(hand.option)
    alike = [spot.corner for spot in spots if spot.at(None) == hand.held.at(None) and spot.corner]
    area = sum(cell(*corner) for corner in alike if min(corner) >= 0)
    here = words("play-spots", here=len(alike), all=len(spots), cells=said_cells(words, area))
    return [
        words("told-option", number=hand.number + 1, shape=named_shape(words, hand.option, hand.held)),
        here,
    ]


def _typed(words: Words, hand: Hand, number: int, held: HeldShape) -> str:
    """What has to be typed to hold a shape there: "forest B3 r2"."""
    option = hand.options[number]
    alike = [one for one in hand.options if one.terrain is option.terrain]
    known = vocabulary(words)
    by_name = option.terrain is not None and len(alike) == 1 and option.terrain.key in TERRAINS
    name = known.word(option.terrain.key) if by_name and option.terrain is not None else str(number + 1)
    turns = _turns(option.shape, held)
    parts = [
        name,
        corner_cell(held.corner),
        known.word("mirror") if turns > 3 else "",
        f"r{turns % 4}" if turns % 4 else "",
    ]
    return " ".join(part for part in parts if part)


def _turns(printed: HeldShape, held: HeldShape) -> int:
    """The number of the orientation: 0 to 3 turned to the right, 4 to 7 mirrored before."""
    ways = [
        way for start in (printed, printed.mirrored()) for way in (start.turned(times) for times in range(4))
    ]
    return ways.index(held.at(None))


def score_lines(words: Words, view: View) -> list[str]:
    """The stars of each edict now, what the season would bring, and the stars of all players."""
    game = view.game
    scored = seasons_of(game.shelf, game.setup)[game.season].edicts
    lines = []
    for number, edict in enumerate(edicts_of(game.shelf, game.setup)):
        now = ".now" if number in scored else ""
        values = {"letter": edict_letter(words, number), "name": words(edict.key)}
        lines.append(words(f"told-score{now}", **values, stars=edict.worth(view.me.sheet)))
    score = view.score_now()
    lines.append(words("play-now", **score._asdict(), stars=score.stars) + ".")
    return [*lines, *player_lines(words, view)]


def player_lines(words: Words, view: View) -> list[str]:
    """The stars and coins of all players."""
    game = view.game
    return [
        words(
            "play-other", name=seat_name(words, game.setup, seat, view.seat), stars=one.stars, coins=one.purse
        )
        + "."
        for seat, one in enumerate(game.seats)
    ]


def edict_lines(words: Words, view: View, letter: str = "") -> list[str]:
    """The rules of the edicts; with a letter, that of one of them and where its stars come from."""
    game = view.game
    edicts = edicts_of(game.shelf, game.setup)
    letters = [edict_letter(words, number) for number in range(len(edicts))]
    lines = []
    for number, edict in enumerate(edicts):
        if letter and letter.upper() not in (TYPED[number], letters[number]):
            continue
        lines.append(
            words("told-rule", letter=letters[number], name=words(edict.key), rule=words(f"{edict.key}.rule"))
        )
        if letter:
            tally = explain(edict.worth, view.me.sheet)
            lines += [words("told-stars", stars=tally.stars), *part_lines(words, tally)]
            break
    if not lines:
        return [words("told-which-edict", letters=listed(letters))]
    return lines if letter else [*lines, words("told-toll", stars=monsters_toll(view.me.sheet))]


def deck_lines(words: Words, view: View) -> list[str]:
    """The cards left in the deck, sorted by name, since their order is hidden (R12)."""
    game = view.game
    cards = listed(sorted(words(key) for key in game.left))
    key = "play-deck.heroes" if game.setup.heroes else "play-deck"
    lines = [words(key, cards=cards, ambushes=game.ambushes_in_deck, heroes=game.heroes_in_deck) + "."]
    if game.revealed:
        lines.append(words("play-deck-gone", cards=listed(words(one) for one in game.revealed)) + ".")
    return lines


def help_lines(words: Words, commands: tuple[str, ...]) -> list[str]:
    """All commands, each with what it does."""
    known = vocabulary(words)
    example = f"{known.word('forest')} B3 r"
    return [
        words("told-help"),
        words("told-help-line", typed=example, does=words("told-help-place")),
        *(
            words("told-help-line", typed=known.example(one), does=words(f"command-{one}.does"))
            for one in commands
        ),
    ]
