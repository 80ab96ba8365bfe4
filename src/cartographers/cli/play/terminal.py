"""Output and input in the terminal, and the commands that are available at any time."""

import sys
from collections.abc import Callable
from pathlib import Path

from cartographers.cli.common.columns import side_by_side
from cartographers.cli.common.console import obeys
from cartographers.cli.common.errors import CommandError
from cartographers.cli.play.screen import Screen
from cartographers.commands.names import TYPED, edict_letter, seat_name
from cartographers.commands.score_parts import part_lines
from cartographers.notation.paint import Paint
from cartographers.notation.terminal_map import map_lines
from cartographers.rules.area import NOWHERE, union
from cartographers.rules.card import Card, ExploreCard
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import edicts_of
from cartographers.rules.stars import Tally, explain
from cartographers.rules.view import View
from cartographers.words.book import Words


class Quit(Exception):
    """The player quits the game."""


class Undo(Exception):
    """The player wants to take back the last decision."""


class Terminal:
    """The terminal in which people play."""

    def __init__(self, words: Words, paint: Paint, save: Callable[[Path], None]) -> None:
        self.words, self.paint = words, paint
        self.screen = Screen(words, paint)
        self._save = save
        #: Messages to show below the next screen.
        self.notices: list[str] = []

    def say(self, *lines: str) -> None:
        """Print lines."""
        print("\n".join(lines))

    def clear(self, forget: bool = False) -> None:
        """Clear the screen, with ``forget`` also what has scrolled off it; a blank line if not a terminal."""
        if obeys(sys.stdout):
            print("\x1b[H\x1b[2J" + "\x1b[3J" * forget, end="")
        else:
            print()

    def show(self, lines: list[str]) -> None:
        """Show a new screen with the pending messages below it."""
        self.clear()
        self.say(*lines, *self.notices)
        self.notices = []

    def read(self) -> str:
        """Read a line, stripped."""
        try:
            line = input("> ")
        except EOFError:
            print()
            raise Quit from None
        except UnicodeDecodeError:
            raise CommandError("typed-not-utf-8", "what was typed is not text in UTF-8") from None
        if not sys.stdin.isatty():
            print(line)  # makes the transcript of piped input readable
        return line.strip()

    def ask(self, view: View) -> str:
        """Read a line, carrying out the commands that are available at any time."""
        while True:
            line = self.read()
            command, _, rest = line.partition(" ")
            match command.lower():
                case "?" | "help":
                    self.say(self.words("play-help"))
                case "q" | "quit" | "exit":
                    raise Quit
                case "u" | "undo":
                    return "u"
                case "e" | "explain":
                    self._explain(view, rest.strip())
                case "o" | "others":
                    self._show_others(view)
                case "d" | "deck":
                    self._show_deck(view)
                case "rules":
                    self.show_rules(rest.strip().lower())
                case "save":
                    self.save_record(rest.strip())
                case _:
                    return line

    def _explain(self, view: View, which: str) -> None:
        """Explain the score of an edict: the map with the scoring cells in brackets, and the parts."""
        game, sheet = view.game, view.sheet
        edicts = edicts_of(game.shelf, game.setup)
        cards = {TYPED[at]: card for at, card in enumerate(edicts)}
        cards |= {edict_letter(self.words, at): card for at, card in enumerate(edicts)}
        if not which:
            for at, card in enumerate(edicts):
                name = f"{edict_letter(self.words, at)} {self.words(card.key)}"
                self._show_parts(name, explain(card.worth, sheet))
            self._show_parts(self.words("monsters"), explain(monsters_toll, sheet), sign=-1)
        elif which.upper() in cards:
            card = cards[which.upper()]
            tally = explain(card.worth, sheet)
            framed = union(part.cells for part in tally.parts)
            self.say(*map_lines(sheet, self.paint, framed=framed), self.words(f"{card.key}.rule"))
            self._show_parts(self.words(card.key), tally)
        elif which.lower() in ("m", "monsters"):
            tally = explain(monsters_toll, sheet)
            self.say(*map_lines(sheet, self.paint, framed=union(part.cells for part in tally.parts)))
            self._show_parts(self.words("monsters"), tally, sign=-1)
        else:
            self.say(self.words("play-explain-what"))

    def _show_parts(self, name: str, tally: Tally, sign: int = 1) -> None:
        self.say(
            f"{name}: {self.words.number(sign * tally.stars)}",
            *(f"    {line}" for line in part_lines(self.words, tally)),
        )

    def _show_others(self, view: View) -> None:
        """Show the maps of the other players as they were when the turn began."""
        game = view.game
        blocks = []
        for seat, player in enumerate(game.seats):
            if seat != view.seat:
                name = seat_name(self.words, game.setup, seat)
                title = self.words("play-other", name=name, stars=player.stars, coins=player.purse)
                blocks.append([title, *map_lines(player.sheet, self.paint, framed=NOWHERE), ""])
        if not blocks:
            self.say(self.words("play-alone"))
        for at in range(0, len(blocks), 2):
            self.say(*side_by_side(*blocks[at : at + 2]))

    def _show_deck(self, view: View) -> None:
        """Show the cards left in the deck, sorted by name, since their order is hidden (R12)."""
        game, words = view.game, self.words
        listed = ", ".join(sorted(self._with_time(game.shelf.cards[key]) for key in game.left))
        key = "play-deck.heroes" if game.setup.heroes else "play-deck"
        self.say(words(key, cards=listed, ambushes=game.ambushes_in_deck, heroes=game.heroes_in_deck))
        if game.revealed:
            self.say(words("play-deck-gone", cards=", ".join(words(key) for key in game.revealed)))

    def _with_time(self, card: Card) -> str:
        name = self.words(card.key)
        return f"{name} {card.time}" if isinstance(card, ExploreCard) else name

    def show_rules(self, topic: str) -> None:
        """Show a topic of the rules or a card, or which topics there are."""
        # The guide is read only here: a game starts sooner without it.
        from cartographers.cli.common.rules_topics import contents, topic_text

        if not topic:
            self.say(*contents(self.words), "", self.words("play-rules"))
            return
        try:
            self.say(topic_text(topic, self.words))
        except CommandError as error:
            self.say(self.words.problem(error))

    def save_record(self, name: str) -> None:
        """Write the record of the game into a file, or say why it cannot be written."""
        if not name:
            self.say(self.words("play-save-where"))
            return
        try:
            self._save(Path(name))
        except CommandError as error:
            self.say(self.words.problem(error))
        else:
            self.say(self.words("play-saved", file=name))
