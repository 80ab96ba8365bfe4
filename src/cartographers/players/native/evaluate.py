"""The value of a map in compiled code: the traced features of its edicts, times their weights."""

from cartographers.players.compiler.language import Areas, Reals2, call_value, compiled
from cartographers.players.native.tables import Tables

#: How many edicts a game has; the weights of the common features stand after theirs.
EDICTS = 4


@compiled
def map_value(tables: Tables, areas: Areas, at: int) -> float:
    """The value of a map without its coins; edicts that are no longer scored do not count."""
    total = call_value(tables.value, tables.valued[EDICTS], areas, tables.weights[at, EDICTS])
    for slot in range(EDICTS):
        if at < tables.until[slot]:
            total += call_value(tables.value, tables.valued[slot], areas, tables.weights[at, slot])
    return total


@compiled
def quick_value(tables: Tables, areas: Areas, at: int) -> float:
    """The same by the weights for a first look, if there are any: they have fewer features."""
    if not tables.has_quick:
        return map_value(tables, areas, at)
    total = call_value(tables.value, tables.few[EDICTS], areas, tables.quick_weights[at, EDICTS])
    for slot in range(EDICTS):
        if at < tables.until[slot]:
            total += call_value(tables.value, tables.few[slot], areas, tables.quick_weights[at, slot])
    return total


@compiled
def season_stars(tables: Tables, areas: Areas, season: int, purse: int) -> float:
    """The stars of a season (R5.1): an edict's first feature is its stars, the first common one the toll."""
    stars = float(purse)
    for scored in range(2):
        edict = tables.few[tables.scored[season, scored]]
        stars += call_value(tables.value, edict, areas, tables.units[0])
    return stars - call_value(tables.value, tables.few[EDICTS], areas, tables.units[0])


@compiled
def write_features(tables: Tables, areas: Areas, out: Reals2) -> None:
    """Write all features of a map: a row for each edict, then the common ones."""
    for slot in range(EDICTS + 1):
        for feature in range(tables.features[slot]):
            out[slot, feature] = call_value(tables.value, tables.valued[slot], areas, tables.units[feature])
