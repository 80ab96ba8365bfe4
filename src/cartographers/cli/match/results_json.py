"""The results of a match as JSON."""

from cartographers import __version__
from cartographers.cli.common.files import Json
from cartographers.cli.match.file_lines import match_json
from cartographers.contest.estimate import Estimate
from cartographers.contest.results import Pair, Results, Standing


def results_json(results: Results) -> Json:
    """All results; an interval is the mean plus and minus the margin."""
    return {
        "version": __version__,
        "match": match_json(results.match),
        "deals": results.deals,
        "players": [_standing(standing) for standing in results.standings],
        "pairs": [_pair(pair) for pair in results.pairs],
    }


def _standing(standing: Standing) -> Json:
    titles = standing.titles
    return {
        "player": standing.player,
        "total": _estimate(standing.total),
        "rating": _estimate(standing.rating) if standing.rating else None,
        "titles": {key or "none": _round(share) for key, share in titles.items()} if titles else None,
        "ms": {"median": standing.median_ms, "p99": standing.p99_ms},
        "elo": {"mean": _round(standing.elo.elo), "margin": _round(standing.elo.margin)},
        "lost": [{"deal": lost.deal, "why": lost.reason["sentence"]} for lost in standing.forfeits],
    }


def _pair(pair: Pair) -> Json:
    return {
        "players": [pair.first, pair.second],
        "difference": _estimate(pair.difference),
        "p": pair.p,
        "won": _round(pair.won),
        "drawn": _round(pair.drawn),
        "lost": _round(pair.lost),
    }


def _estimate(estimate: Estimate) -> Json:
    return {
        "mean": _round(estimate.mean),
        "margin": _round(estimate.margin),
        "sd": _round(estimate.spread),
    }


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
