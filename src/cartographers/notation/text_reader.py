"""Reading a record's lines, each of them verified before the next is read."""

from collections.abc import Sequence
from re import fullmatch

from cartographers.notation.decision_text import Column, read_column
from cartographers.notation.error import BadNotation
from cartographers.notation.kinds import KIND_ON
from cartographers.notation.record import BadRecord, CardStep, EndStep, Entries, Record, SeasonStep
from cartographers.notation.text_layout import Row
from cartographers.notation.verify import Verifier
from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard, Season
from cartographers.rules.decision import Declare
from cartographers.rules.legal import declarable
from cartographers.rules.setup import Setup, seasons_of
from cartographers.rules.state import SeasonScore

#: What stands in place of a title.
NO_TITLE = "no title"


def score_labels(season: Season, setup: Setup) -> list[str]:
    """The lines of a season's table of scores."""
    return [*(setup.edicts[edict] for edict in season.edicts), "coins", "monsters", "sum"]


class CutOff(BadRecord):
    """A text without its last line."""


class TextReader:
    """Reads a record line by line."""

    def __init__(self, shelf: Shelf, setup: Setup, rows: Sequence[Row]) -> None:
        self._verifier = Verifier(shelf, setup)
        self._setup = setup
        self._rows = list(reversed(rows))
        self._line = 0
        #: How many seasons have had their heading, or were over before.
        self._headed = self._verifier.game.season
        #: Each seat's coins filled and crossed out, as the lines tell them.
        self._tracks = [(seat.coins, seat.crossed) for seat in self._verifier.game.seats]

    @property
    def _seasons(self) -> dict[str, Season]:
        return {season.key: season for season in seasons_of(self._verifier.game.shelf, self._setup)}

    def record(self) -> Record:
        """The record in the lines."""
        closed = False
        while not closed:
            row = self._next()
            try:
                closed = self._read(row)
            except CutOff:
                raise
            except BadNotation as wrong:
                raise BadRecord("at-line", "line {line}: {wrong}", line=self._line, wrong=wrong) from None
        if self._rows:
            line = self._rows[-1].line
            raise BadRecord(
                "record-after-end", "line {line}: nothing can follow the last line of a record", line=line
            )
        return self._verifier.close()

    def _next(self) -> Row:
        if not self._rows:
            raise CutOff(
                "record-cut",
                "the text is cut off before {due}: a record ends with a line 'end' or, "
                "if the game is not over, 'to be continued'",
                due=self._verifier.due,
            )
        row = self._rows.pop()
        self._line = row.line
        return row

    def _read(self, row: Row) -> bool:
        """Read a row and what belongs to it; is it the last one?"""
        match row.label.split():
            case ["end"]:
                self._verifier.take(self._end(row))
                return True
            case ["to", "be", "continued"] if not row.columns:
                return True
            case [season] if season in self._seasons and not row.columns:
                self._heading(season)
            case [season, "scored"] if season in self._seasons and not row.columns:
                self._scores(self._seasons[season])
            case ["after", card]:
                self._card(row, card, lasting=True)
            case [card]:
                self._card(row, card, lasting=False)
            case _:
                raise BadNotation(
                    "record-line", "{label!r} is not how a line of a record begins", label=row.label
                )
        return False

    def _heading(self, season: str) -> None:
        """A season begins."""
        if not self._verifier.card_is_due or list(self._seasons).index(season) != self._verifier.game.season:
            raise BadNotation(
                "record-heading",
                "the heading {season} was found instead of {due}",
                season=season,
                due=self._verifier.due,
            )
        self._headed = self._verifier.game.season + 1

    def _card(self, row: Row, key: str, lasting: bool) -> None:
        """A card that came up or acted, with the coins as they are written."""
        if self._verifier.card_is_due and self._headed == self._verifier.game.season:
            raise BadNotation(
                "record-no-heading",
                "the heading {season} is missing before the first card",
                season=list(self._seasons)[self._headed],
            )
        kind = self._kind(key, lasting)
        if not kind and not lasting:
            if row.columns:
                raise BadNotation(
                    "record-columns",
                    "nobody decides anything on {card}, so its line has no columns",
                    card=key,
                )
            self._verifier.take(CardStep(key))
            return
        columns = self._columns(row, kind)
        self._tracks = [
            (filled + column.gained, crossed + column.paid)
            for (filled, crossed), column in zip(self._tracks, columns, strict=True)
        ]
        decisions = [(kind, tuple(column.decision for column in columns))] if kind else []
        declared = self._declared(columns) if kind == "ambush" else ()
        decisions = [("declare", declared)] * any(declared) + decisions
        self._verifier.take(CardStep(key, tuple(decisions), tuple(self._tracks), lasting))

    def _kind(self, key: str, lasting: bool) -> str:
        """What is decided on a card, if anything is."""
        card = self._verifier.game.shelf.cards.get(key)
        if card is None:
            raise BadNotation("record-card", "there is no card {card!r}", card=key)
        if not lasting:
            return KIND_ON.get(type(card), "")
        return "destroy" if isinstance(card, AmbushCard) and card.monster and card.monster.ravage else ""

    def _columns(self, row: Row, kind: str) -> list[Column]:
        columns = []
        for seat, text in enumerate(self._each_seat(row)):
            try:
                columns.append(read_column(text, kind))
            except BadNotation as wrong:
                raise BadNotation("at-seat", "seat {seat}: {wrong}", seat=seat + 1, wrong=wrong) from None
        return columns

    def _each_seat(self, row: Row) -> Sequence[str]:
        if len(row.columns) != self._setup.seats:
            raise BadNotation(
                "record-seats",
                "a line has a column for each of {seats} seats, and this one {columns}",
                seats=self._setup.seats,
                columns=len(row.columns),
            )
        return row.columns

    def _declared(self, columns: list[Column]) -> Entries:
        """What each seat declared; who could have declared and has no entry declared nothing."""
        game = self._verifier.game
        return tuple(
            column.declared or (Declare() if declarable(game, seat) else None)
            for seat, column in enumerate(columns)
        )

    def _scores(self, season: Season) -> None:
        """A season's table of scores."""
        table = []
        for label in score_labels(season, self._setup):
            row = self._next()
            if row.label != label:
                raise BadNotation(
                    "record-label",
                    "{found!r} was found instead of the score for {label}",
                    found=row.label,
                    label=label,
                )
            table.append([_number(text) for text in self._each_seat(row)])
        *parts, sums = table
        scores = [
            SeasonScore(first, second, coins, -lost)
            for first, second, coins, lost in zip(*parts, strict=True)
        ]
        for seat, (score, stars) in enumerate(zip(scores, sums, strict=True)):
            if score.stars != stars:
                raise BadNotation(
                    "record-sum",
                    "the sum of seat {seat} is {right}, not {found}",
                    seat=seat + 1,
                    right=score.stars,
                    found=stars,
                )
        self._verifier.take(SeasonStep(season.key, tuple(scores)))

    def _end(self, row: Row) -> EndStep:
        """How the game ended."""
        ends = [_ended(text, self._setup.solo) for text in self._each_seat(row)]
        totals, losses, places = (tuple(int(end[part]) for end in ends) for part in range(3))
        if not self._setup.solo:
            return EndStep(totals, losses, places)
        *_, rating, title = ends[0]
        return EndStep(totals, losses, places, int(rating), None if title == NO_TITLE else title)


def _ended(text: str, solo: bool) -> Sequence[str]:
    """Stars, loss and place of a seat, in solo also rating and title."""
    form = r"(-?\d{1,6}) stars, (\d{1,6}) lost, place (\d{1,3})"
    example = "45 stars, 6 lost, place 1"
    if solo:
        form += rf", rating (-?\d{{1,6}}), ({NO_TITLE}|[a-z-]+)"
        example += f", rating -12, {NO_TITLE}"
    match = fullmatch(form, " ".join(text.split()))
    if not match:
        raise BadNotation(
            "record-end",
            "{text!r} is not how a game ends; write it like {example!r}",
            text=text,
            example=example,
        )
    return match.groups()


def _number(text: str) -> int:
    if not fullmatch(r"-?\d{1,6}", text):
        raise BadNotation("record-stars", "{text!r} is not a number of stars", text=text)
    return int(text)
