"""The results of a match as text: tables of players, pairs, titles and times."""

from cartographers.boxes import shelf
from cartographers.cli.common.columns import in_columns, percent
from cartographers.cli.common.sheet_name import sheet_name
from cartographers.contest.bradley_terry import Rating
from cartographers.contest.estimate import Estimate
from cartographers.contest.forfeit import reason_of
from cartographers.contest.results import Results, Standing
from cartographers.contest.suite import suite_of
from cartographers.words.book import Words

Row = tuple[object, ...]
#: Smaller p-values are printed as "less than" this.
SMALLEST_P = 0.0001
#: Reasons for lost deals that are printed; all of them are in the JSON.
MOST_REASONS = 5


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
    for standing in results.standings:
        lines += _lost_deals(words, standing)
    return lines


def headline(words: Words, results: Results) -> str:
    """The deals that were played, and the mode."""
    match, plan = results.match, results.match.plan
    suite = suite_of(match)
    return words(
        "match-alone" if match.solo else "match-together",
        deals=results.deals,
        suite=suite.name if suite else "none",
        sheet=sheet_name(words, plan.sheet),
        first=str(match.seed),
        last=str(results.last),
        seats=plan.seats,
    )


def with_margin(words: Words, estimate: Estimate, signed: bool = False) -> str:
    """A mean and its margin, such as ``94.6 ± 1.1``."""
    mean = words.number(estimate.mean, decimals=1, signed=signed)
    return mean if estimate.margin is None else f"{mean} ± {words.number(estimate.margin, decimals=1)}"


def _players(words: Words, results: Results) -> list[Row]:
    heads = ["match-player", "match-mean", "match-spread", "match-elo"]
    if results.match.solo:
        heads.insert(3, "match-rating")
    rows: list[Row] = [tuple(words(head) for head in heads)]
    for standing in results.standings:
        total = standing.total
        spread = "" if total.spread is None else words.number(total.spread, decimals=1)
        rating = [with_margin(words, standing.rating, signed=True)] if standing.rating else []
        rows.append((standing.player, with_margin(words, total), spread, *rating, _elo(words, standing.elo)))
    return rows


def _elo(words: Words, elo: Rating) -> str:
    if not elo.margin:
        return words.number(elo.elo, decimals=0)
    return f"{words.number(elo.elo, decimals=0, signed=True)} ± {words.number(elo.margin, decimals=0)}"


def _pairs(words: Words, results: Results) -> list[Row]:
    heads = ("match-pair", "match-difference", "match-p", "match-won", "match-drawn", "match-lost")
    rows: list[Row] = [tuple(words(head) for head in heads)]
    for pair in results.pairs:
        who = words("match-less", first=pair.first, second=pair.second)
        p = words.number(max(pair.p, SMALLEST_P), decimals=4)
        shares = (percent(words, share) for share in (pair.won, pair.drawn, pair.lost))
        difference = with_margin(words, pair.difference, signed=True)
        rows.append((who, difference, f"< {p}" if pair.p < SMALLEST_P else p, *shares))
    return rows


def _titles(words: Words, results: Results) -> list[Row]:
    """The shares of the solo titles (R11.4), a column for each player."""
    players = [standing.player for standing in results.standings]
    rows: list[Row] = [(words("match-title"), words("match-from"), *players)]
    titles = [(title.key, words.number(title.minimum)) for title in shelf().titles]
    for key, minimum in [*titles, ("", "")]:
        shares = (percent(words, standing.titles[key]) for standing in results.standings if standing.titles)
        rows.append((words(key or "no-title"), minimum, *shares))
    return rows


def _times(words: Words, results: Results) -> list[Row]:
    rows: list[Row] = [(words("match-time"), words("match-median"), words("match-p99"))]
    for standing in results.standings:
        rows.append(
            (standing.player, _three_digits(words, standing.median_ms), _three_digits(words, standing.p99_ms))
        )
    return rows


def _lost_deals(words: Words, standing: Standing) -> list[str]:
    """The deals that a program lost because it failed, and why: each reason once."""
    if not standing.forfeits:
        return []
    lines = ["", words("match-failed", player=standing.player, deals=len(standing.forfeits))]
    explained: set[str] = set()
    for lost in standing.forfeits:
        why = words.problem(reason_of(lost.reason))
        if why not in explained and len(explained) < MOST_REASONS:
            explained.add(why)
            lines.append(words("match-failed-deal", deal=str(lost.deal), why=why))
    return lines


def _three_digits(words: Words, value: float) -> str:
    """A time to about three digits."""
    return words.number(value, decimals=3 if value < 1 else 2 if value < 10 else 1 if value < 100 else 0)
