"""The screen of a player: the season, the map, the edicts, the card and the held shape."""

from shutil import get_terminal_size
from textwrap import wrap

from cartographers.cli.common.columns import padded, side_by_side, width
from cartographers.commands.ambush_words import ambush_origin
from cartographers.commands.held_shape import HeldShape
from cartographers.commands.names import edict_letter, seat_name
from cartographers.commands.placement import Option, Placement
from cartographers.commands.score_parts import spaced_cells
from cartographers.notation.decision_text import LETTERS as MARKS
from cartographers.notation.paint import Paint
from cartographers.notation.terminal_map import Ghost, map_lines
from cartographers.rules.card import AmbushCard, ExploreCard
from cartographers.rules.effect import effect
from cartographers.rules.season import monsters_toll, season_score
from cartographers.rules.setup import edicts_of, seasons_of
from cartographers.rules.terrain import MONSTER
from cartographers.rules.view import View
from cartographers.words.book import Words, listed
from cartographers.words.bundle import Value

#: The width of the text beside the map.
PANEL = 40
#: The width of a terminal that does not report it.
WIDE = 80


class Screen:
    """Turns a view into lines of text and colours."""

    def __init__(self, words: Words, paint: Paint) -> None:
        self.words, self.paint = words, paint

    def placement(self, placement: Placement, chosen: Option, held: HeldShape) -> list[str]:
        """The screen for placing a shape."""
        legal = placement.allows(chosen, held)
        ghost = Ghost(_mark(chosen), held.area, held.attacked, legal) if held.corner else None
        view = placement.view
        return [
            self.head(view),
            "",
            *self._beside(map_lines(placement.sheet, self.paint, ghost), self.panel(view)),
            "",
            *self._card(placement),
            *self._options(placement, chosen, held),
            *self._skills(placement),
            self._status(placement, chosen, held),
        ]

    def plain(self, view: View) -> list[str]:
        """The map and the edicts without a held shape."""
        beside = self._beside(map_lines(view.sheet, self.paint), self.panel(view))
        return [self.head(view), "", *beside, ""]

    def _beside(self, left: list[str], right: list[str]) -> list[str]:
        """Side by side, or one below the other in a narrow terminal."""
        lines = side_by_side(left, right)
        return lines if max(map(width, lines)) <= _wide() else [*left, "", *right]

    def head(self, view: View) -> str:
        """The season, coins and stars in one line."""
        words, game, me = self.words, view.game, view.me
        season = seasons_of(game.shelf, game.setup)[game.season]
        parts = [
            words("play-time", season=season.key, name=words(season.key), clock=game.clock, time=season.time),
            words("play-coins", coins=me.purse, spent=me.crossed)
            if me.crossed
            else words("play-purse", coins=me.purse),
            words("play-stars", stars=me.stars),
        ]
        if game.setup.seats > 1:
            parts.insert(0, seat_name(words, game.setup, view.seat, view.seat))
        if view.map_owner != view.seat:
            parts.insert(1, words("play-on-map", owner=seat_name(words, game.setup, view.map_owner)))
        if game.pending:
            parts.append(words("play-ruins-pending"))
        return self.paint("  ·  ".join(parts), "strong")

    def panel(self, view: View) -> list[str]:
        """The four edicts with their current stars, the season's two marked, and the season's sum."""
        words, game, owner = self.words, view.game, view.game.seats[view.map_owner]
        now = seasons_of(game.shelf, game.setup)[game.season].edicts
        lines = []
        for number, edict in enumerate(edicts_of(game.shelf, game.setup)):
            star = "*" if number in now else " "
            name = f"{star}{edict_letter(words, number)} {words(edict.key)}"
            line = f"{padded(name, PANEL - 5)}{edict.worth(owner.sheet):5}"
            lines.append(self.paint(line, "strong") if number in now else line)
            lines += [
                self.paint(f"   {part}", "quiet") for part in wrap(words(f"{edict.key}.rule"), PANEL - 3)
            ]
        score = season_score(game, owner)
        total = words("play-now", **score._asdict(), stars=score.stars)
        return [*lines, "", *wrap(total, PANEL)]

    def _card(self, placement: Placement) -> list[str]:
        """The card in play and what the player has to do."""
        words, view, card = self.words, placement.view, placement.view.card
        name = words(card.key)
        if isinstance(card, ExploreCard):
            name = words("play-card-time", card=name, time=card.time)
        lines = [self.paint(name, "strong")]
        if f"{card.key}.rule" in words:
            lines.append(words(f"{card.key}.rule"))
        owner = seat_name(words, view.game.setup, view.map_owner, view.seat)
        skill = words(placement.skill) if placement.skill else ""
        monster = card.monster.name if isinstance(card, AmbushCard) and card.monster else ""
        name = words(monster) if monster else ""
        lines.append(words(placement.prompt, owner=owner, skill=skill, monster=monster, name=name))
        if placement.prompt == "asked-draw" and view.game.pending and not placement.fallback:
            lines.append(self.paint(words("play-duty"), "bad"))
        if placement.fallback and placement.prompt in ("asked-draw", "asked-ambush"):
            lines.append(self.paint(words("play-fallback"), "bad"))
        return lines

    def ambush(self, view: View) -> list[str]:
        """The revealed ambush card and who will draw it."""
        words, card = self.words, view.game.ambush_card()
        lines = [self.paint(words(card.key), "strong")]
        if f"{card.key}.rule" in words:
            lines.append(words(f"{card.key}.rule"))
        lines += ["", *self._picture(Option(MONSTER, HeldShape(card.shape.printed.offsets))), ""]
        return [*lines, ambush_origin(words, view, card)]

    def _options(self, placement: Placement, chosen: Option, held: HeldShape) -> list[str]:
        """The options to choose from; the chosen one in its current orientation."""
        blocks = []
        for number, option in enumerate(placement.options, 1):
            shape = held if option == chosen else option.shape
            blocks.append(
                [
                    self._option_title(placement, number, option, option == chosen),
                    *self._picture(option, shape),
                ]
            )
        return ["", *side_by_side(*blocks, gap="  "), ""]

    def _option_title(self, placement: Placement, number: int, option: Option, is_chosen: bool) -> str:
        words = self.words
        title = words(option.terrain.key if option.terrain is not None else "destroyed")
        if option.coin:
            title += words("play-with-coin")
        if not placement.spots(option):
            title += " " + words("play-no-room")
        title = f"{'>' if is_chosen else ' '}{number} {title}"
        return self.paint(title, "strong") if is_chosen else title

    def _picture(self, option: Option, shape: HeldShape | None = None) -> list[str]:
        """A shape drawn with characters."""
        shape = shape or option.shape
        everything = {*shape.offsets, *shape.attack}
        rows = [row for row, _ in everything]
        columns = [column for _, column in everything]
        mark = _mark(option)
        lines = []
        for row in range(min(rows), max(rows) + 1):
            line = "   "
            for column in range(min(columns), max(columns) + 1):
                if (row, column) in shape.offsets:
                    line += self.paint(f" {mark} ", mark)
                else:
                    line += " * " if (row, column) in shape.attack else "   "
            lines.append(line)
        return lines

    def _skills(self, placement: Placement) -> list[str]:
        """The skills on the table, with those that can be used now."""
        words, view = self.words, placement.view
        if not placement.allows_skill or not view.game.setup.skills:
            return []
        usable = {card.key for card in view.skills}
        lines = []
        for number, key in enumerate(view.game.setup.skills, 1):
            cost, idle = view.game.shelf.skills[key].cost, "" if key in usable else ".idle"
            mark = ">" if key == placement.skill else " "
            values: dict[str, Value] = {"mark": mark, "number": number, "cost": cost}
            line = words(f"play-skill{idle}", **values, skill=words(key), rule=words(f"{key}.rule"))
            for part in wrap(line, _wide(), drop_whitespace=False, subsequent_indent="    "):
                lines.append(self.paint(part, "quiet") if idle else part)
        return [*lines, ""]

    def _status(self, placement: Placement, chosen: Option, held: HeldShape) -> str:
        """How the held shape would change the scores, or why it cannot be drawn there."""
        if held.corner is None:
            return self.words("play-where")
        if not placement.allows(chosen, held):
            reason = placement.why(chosen, held)
            text = self.reason(reason.code, reason.area) if reason else self.words("why-shape")
            return self.paint(self.words("play-not-there", why=text), "bad")
        changes = preview(self.words, placement, chosen, held)
        fits = self.words("play-fits.effects", effects=changes) if changes else self.words("play-fits")
        return self.paint(fits, "good")

    def reason(self, code: str, area: int = 0) -> str:
        """The text for a reason."""
        return self.words(f"why-{code}", cells=spaced_cells(area))


def _wide() -> int:
    return get_terminal_size((WIDE, 0)).columns


def _mark(option: Option) -> str:
    return "x" if option.terrain is None else MARKS[option.terrain]


def preview(words: Words, placement: Placement, option: Option, held: HeldShape) -> str:
    """The changes as text, such as ``Greenbough +2, coins +1``."""
    game, before = placement.view.game, placement.before
    after, _ = effect(game, placement.view.seat, placement.decision(option, held))
    changes = [
        (words(edict.key), edict.worth(after.sheet) - edict.worth(before.sheet))
        for edict in edicts_of(game.shelf, game.setup)
    ]
    changes.append((words("monsters"), monsters_toll(before.sheet) - monsters_toll(after.sheet)))
    changes.append((words("coins"), after.coins - before.coins))
    return listed(f"{name} {words.number(change, signed=True)}" for name, change in changes if change)
