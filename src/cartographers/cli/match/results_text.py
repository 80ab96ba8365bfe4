"""The results of a match as text: tables of players, pairs, titles and times."""

from cartographers.cli.common.columns import in_columns
from cartographers.cli.common.sheet_name import sheet_name
from cartographers.contest.estimate import Estimate
from cartographers.contest.results import Results
from cartographers.contest.suite import suite_of
from cartographers.editions import shelf
from cartographers.words.book import Words

Row = tuple[object, ...]
#: Smaller p-values are printed as "less than" this.
SMALLEST_P = 0.0001


def results_text(words: Words, results: Results) -> list[str]:
    """All tables, line by line."""
    tables = [_players(words, results)]
    if results.pairs:
        tables.append(_pairs(words, results))
    if results.match.solo:
        tables.append(_titles(words, results))
    tables.append(_times(words, results))
    lines = [headline(words, results)]
    for table in tables:
        lines += ["", *in_columns(table)]
    return lines


def headline(words: Words, results: Results) -> str:
    """The deals that were played, and the mode."""
    match, plan = results.match, results.match.plan
    suite = suite_of(match)
    return words(
        "match-alone" if match.solo else "match-together",
        deals=results.deals,
        where=words("match-suite", suite=suite.name)
        if suite
        else words("match-where", sheet=sheet_name(words, plan.sheet)),
        first=str(match.seed),
        last=str(results.last),
        seats=plan.seats,
    )


def with_margin(estimate: Estimate, sign: str = "") -> str:
    """A mean and its margin, such as ``94.6 ± 1.1``."""
    mean = f"{estimate.mean:{sign}.1f}"
    return mean if estimate.margin is None else f"{mean} ± {estimate.margin:.1f}"


def percent(share: float) -> str:
    """A share as a percentage."""
    return f"{100 * share:.0f} %"


def _players(words: Words, results: Results) -> list[Row]:
    heads = ["match-player", "match-mean", "match-spread", "match-elo"]
    if results.match.solo:
        heads.insert(3, "match-rating")
    rows: list[Row] = [tuple(words(head) for head in heads)]
    for standing in results.standings:
        spread = "" if standing.total.spread is None else f"{standing.total.spread:.1f}"
        rating = [with_margin(standing.rating, "+")] if standing.rating else []
        elo = f"{standing.elo.elo:.0f}"
        if standing.elo.margin:
            elo = f"{standing.elo.elo:+.0f} ± {standing.elo.margin:.0f}"
        rows.append((standing.player, with_margin(standing.total), spread, *rating, elo))
    return rows


def _pairs(words: Words, results: Results) -> list[Row]:
    heads = ("match-pair", "match-difference", "match-p", "match-won", "match-drawn", "match-lost")
    rows: list[Row] = [tuple(words(head) for head in heads)]
    for pair in results.pairs:
        who = words("match-less", first=pair.first, second=pair.second)
        p = f"< {SMALLEST_P}" if pair.p < SMALLEST_P else f"{pair.p:.4f}"
        shares = (percent(share) for share in (pair.won, pair.drawn, pair.lost))
        rows.append((who, with_margin(pair.difference, "+"), p, *shares))
    return rows


def _titles(words: Words, results: Results) -> list[Row]:
    """The shares of the solo titles (R11.4), a column for each player."""
    players = [standing.player for standing in results.standings]
    rows: list[Row] = [(words("match-title"), words("match-from"), *players)]
    titles: list[tuple[str, object]] = [(title.key, title.minimum) for title in shelf().titles]
    for key, minimum in [*titles, ("", "")]:
        shares = (percent(standing.titles[key]) for standing in results.standings if standing.titles)
        rows.append((words(key or "no-title"), minimum, *shares))
    return rows


def _times(words: Words, results: Results) -> list[Row]:
    rows: list[Row] = [(words("match-time"), words("match-median"), words("match-p99"))]
    for standing in results.standings:
        rows.append((standing.player, f"{standing.median_ms:.3g}", f"{standing.p99_ms:.3g}"))
    return rows
