"""A game on paper: what is to be shown at each of its steps."""

from collections.abc import Iterable
from itertools import islice

from cartographers.boxes import shelf
from cartographers.rules.card import ExploreCard
from cartographers.rules.season import solo_target
from cartographers.rules.setup import Setup, seasons_of
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import clock_after, season_ended, timetable_of
from cartographers.server.features.companion.messages import CompanionRequest, CompanionStep, TitleFact
from cartographers.server.games.plans import plan_of
from cartographers.server.protocol.state import SeasonState
from cartographers.server.show.examples import card_example, written_language
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import deal
from cartographers.table.unplayed import Step, StepKind, steps, until_full
from cartographers.words.book import Words

#: How many people play matters only if one plays alone.
_ALONE, _SEVERAL = 1, 2


def companion_step(request: CompanionRequest, words: Words) -> CompanionStep:
    """The step that is asked for, or the last one if there are not so many.

    It follows from the request alone; raises ``IllegalSetup`` if there is no such game.
    """
    seed = int(request.seed)
    setup = deal(shelf(), plan_of(request, _ALONE if request.solo else _SEVERAL), seed)
    coming = steps(shelf(), setup, SeedDealer(seed))
    if setup.solo and request.full is not None:
        coming = until_full(coming, request.full)
    *earlier, step = islice(coming, request.step + 1)
    return _step_message(step, len(earlier), setup, words.language)


def table_step(game: Game, words: Words, season: int | None = None) -> CompanionStep:
    """What people who draw on paper beside a table have to know of its game now, or of a season's end."""
    if season is not None or game.phase is Phase.RAVAGE:
        season = game.season if season is None else season
        last = season == timetable_of(game).last_season
        step = Step(StepKind.SEASON, game.but(season=season), last)
    else:
        kind = StepKind.END if game.over else StepKind.CARD if game.card else StepKind.START
        step = Step(kind, game)
    return _step_message(step, game.step, game.setup, words.language)


def _step_message(step: Step, number: int, setup: Setup, language: str) -> CompanionStep:
    """A step of a game that was set up so, with examples in a language."""
    game = step.game
    shown = CompanionStep(
        kind=step.kind.value,
        step=number,
        solo=setup.solo,
        edicts=list(setup.edicts),
        skills=list(setup.skills),
        season=game.season,
        seasons=[
            SeasonState(key=season.key, time=season.time, edicts=season.edicts)
            for season in seasons_of(game.shelf, setup)
        ],
    )
    match step.kind:
        case StepKind.START:
            _add_examples(shown, setup.edicts, language)
        case StepKind.CARD:
            _add_card(shown, game)
            _add_deck(shown, game)
        case StepKind.SEASON:
            _add_card(shown, game)
            shown.last = step.last
            shown.acting = [] if step.last else list(game.display)
            _add_examples(
                shown, (setup.edicts[index] for index in shown.seasons[game.season].edicts), language
            )
        case StepKind.END if setup.solo:
            shown.target = solo_target(game)
            shown.titles = [TitleFact(key=title.key, rating=title.minimum) for title in game.shelf.titles]
    return shown


def _add_card(shown: CompanionStep, game: Game) -> None:
    shown.card = game.card
    shown.clock, shown.clock_after = game.clock, clock_after(game)
    shown.ends_season = game.phase is Phase.DRAW and season_ended(game, shown.clock_after)
    shown.must_cover = game.pending and isinstance(game.shelf.cards[game.card], ExploreCard)
    shown.ruins_waiting = game.pending and not shown.must_cover
    shown.revealed = list(game.revealed)


def _add_deck(shown: CompanionStep, game: Game) -> None:
    shown.deck = game.left
    shown.ambushes_in_deck, shown.heroes_in_deck = game.ambushes_in_deck, game.heroes_in_deck


def _add_examples(shown: CompanionStep, edicts: Iterable[str], language: str) -> None:
    written = written_language(language)
    examples = {key: card_example(key, written) for key in edicts}
    shown.examples = {key: example for key, example in examples.items() if example}
